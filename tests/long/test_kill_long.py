"""Thirty times `kill -9` at random moments: `pytest -n 0 tests/long/test_kill_long.py`, a minute or two.

Where it stopped is kept in the folder SANFAN_LONG names (default: a folder of its own in the temporary folder), so a
run that was broken off goes on; a finished one begins anew.
"""

import json

import pytest

from engine.chance import Chance
from net.store import Store
from tests.long.progress import FOLDER
from tests.net.killing import look_after, play_and_kill

KILLS = 30


@pytest.mark.parametrize("name", ["laosanfan", "quanjiao", "wanzai"])
def test_thirty_kills_lose_no_tile(name: str) -> None:
    folder = FOLDER / "kills"
    folder.mkdir(parents=True, exist_ok=True)
    progress, database = folder / f"{name}.json", folder / f"{name}.db"
    done, match_id, events, told = json.loads(progress.read_text()) if progress.exists() else (0, None, 0, 0)
    while done < KILLS:
        killed = play_and_kill(database, name, match_id, 3 + Chance(name.encode()).below(200, 0, "lines", done))
        told += len(killed.told)
        match_id, events = killed.match_id, look_after(database, name, killed, events)
        store = Store(database)
        if not store.unfinished():
            match_id, events = None, 0
        store.close()
        done += 1
        progress.write_text(json.dumps([done, match_id, events, told]))
        print(f"{name}: kill {done} of {KILLS}, {events} events kept, {told} told")
    for path in folder.glob(f"{name}.*"):
        path.unlink()
    assert told > 10 * KILLS
