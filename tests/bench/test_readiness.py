"""The fit of readiness finds the numbers that made the rows."""

from math import exp, log

import pytest

from tests.bench.readiness import Row, fitted, table

MADE_BY = (-7.0, 0.8, 2.5)
TIMES = 2000


def rows_made_by(constant: float, by_meld: float, by_turns: float) -> list[Row]:
    """Rows in which as many players are ready as these numbers say."""
    rows: list[Row] = []
    for melds in range(4):
        for turns in range(20):
            ready = round(TIMES / (1 + exp(-(constant + by_meld * melds + by_turns * log(1 + turns)))))
            rows += [(melds, log(1 + turns), number < ready) for number in range(TIMES)]
    return rows


def test_the_numbers_that_made_the_rows_are_found() -> None:
    rows = rows_made_by(*MADE_BY)
    found = fitted(rows)
    assert found == pytest.approx(MADE_BY, abs=0.02)
    for line in table(rows, found).splitlines()[1:]:
        thought, seen, _ = line.split()
        assert float(thought) == pytest.approx(float(seen), abs=0.011)
