"""A host and four guests, each in a process of its own (a sample; the long run is in tests/long)."""

from pathlib import Path

import pytest

from engine.seat import SEATS
from tests.net.playing_apart import play

RULES = ["laosanfan", "quanjiao", "wanzai"]


@pytest.mark.parametrize("name", RULES)
def test_a_deal_in_five_processes(name: str, tmp_path: Path) -> None:
    """R-2, S-5: every view equals the host's, and nothing that was received tells what it should not."""
    played = play(tmp_path, name, 1)
    assert len(played) == len(SEATS)
    for row in played:
        assert row.events > 100
        assert row.bytes > 20_000
        assert row.searches > 10_000
