"""`pytest -n 0 tests/golden --regenerate` plays the golden matches anew; the diff is the change in play."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="play the golden matches anew")
