"""`kill -9` at any moment loses nothing that anybody was told (a sample; the long run is in tests/long)."""

from pathlib import Path

from engine.chance import Chance
from tests.net.killing import look_after, play_and_kill


def test_a_killed_match_goes_on_at_the_very_tile(tmp_path: Path) -> None:
    database, match_id, events, told = tmp_path / "sanfan.db", None, 0, 0
    for n in range(3):
        lines = 10 + Chance(b"kill").below(150, 0, "lines", n)
        killed = play_and_kill(database, "laosanfan", match_id, lines)
        assert match_id in (None, killed.match_id)
        match_id = killed.match_id
        told += len(killed.told)
        events = look_after(database, "laosanfan", killed, events)
    assert told > 50
