"""Kills a playing process at a moment that the lot names, and looks whether its match lost anything."""

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import msgspec

from engine import game
from engine.deal import begin, fold, view
from engine.seat import Seat
from net.messages import Nonce
from net.store import Store
from net.table import Table
from tests.net.tables import rules_for

ROOT = Path(__file__).resolve().parents[2]


class Killed(NamedTuple):
    """What a killed process had said: its match, the view it began with, and the events it told."""

    match_id: str
    begun_with: object
    told: list[object]


class Nothing:
    def append(self, number: int, events: object, nonce: Nonce | None) -> None:
        raise AssertionError("nothing happens here")


def play_and_kill(database: Path, name: str, match_id: str | None, lines: int) -> Killed:
    """Let a process play until it has told so many lines, then kill -9 it."""
    command = [sys.executable, "-m", "tests.net.killed", str(database), name, *([match_id] if match_id else [])]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdout is not None
        said = []
        for line in process.stdout:
            said.append(line)
            if len(said) == lines:
                process.kill()
    values = [msgspec.json.decode(line) for line in said if line.endswith(b"\n")]
    assert values[0][0] == "match"
    begun = next(value for kind, value in values if kind == "view")
    return Killed(values[0][1], begun, [value for kind, value in values if kind == "event"])


def look_after(database: Path, name: str, killed: Killed, before: int) -> int:
    """Nothing that was told is lost, and the table goes on at the very tile; returns the events in the log now.

    `before` is how many events the log held when the process began.
    """
    rules = rules_for(name)
    store = Store(database)
    assert store.aside is None
    log = store.load(killed.match_id)
    unfinished = [saved.header.match_id for saved in store.unfinished()]
    store.close()
    events = [event for batch in log.batches for event in batch]
    began = begin(rules.initial)
    assert killed.begun_with == plain(view(fold(began, events[:before]), Seat.A))
    seen = [plain(told) for event in events[before:] if (told := event.seen_by(Seat.A)) is not None]
    assert killed.told == seen[: len(killed.told)]
    table = Table(rules, log.setup, Nothing(), log.batches, log.nonces)
    table.start()
    assert table.deal == fold(began, events)
    assert table.asks == game.asks(rules, table.deal)
    assert table.over or (table.asks and unfinished == [killed.match_id])
    return len(events)


def plain(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))
