"""A guest in a process of its own, who plays by lot and writes down all that it learns:
`python -m tests.net.visiting CODE SEAT FOLDER DEALS [--pace SECONDS]`.

In FOLDER `frames.jsonl` has a line for each event (match, number, event, digest of the view after it, time, phase),
`acts.jsonl` one for each answer, `bytes-…` everything that came through the wire, as length and message. It ends after
so many deals, all of them checked, or when its standard input ends.
"""

import argparse
import json
import sys
from hashlib import sha256
from pathlib import Path
from threading import Event as Flag
from threading import Thread
from time import monotonic, sleep

import msgspec

from engine.deal import Deal
from net import guest as guests
from net.invite import read_code
from net.session import Asked, Happened, News, Snapshot
from net.wire import Caller
from tests.net.people import Player


def digest(deal: Deal) -> str:
    return sha256(msgspec.json.encode(deal)).hexdigest()[:16]


class Tapped(Caller):
    """A wire that keeps what comes through it."""

    tap: Path

    def receive(self) -> bytes | None:
        data = super().receive()
        if data is not None:
            with self.tap.open("ab") as file:
                file.write(len(data).to_bytes(4, "big") + data)
        return data


class Visitor(Player):
    """A player who writes down what he sees and when."""

    def __init__(self, code: str, seat: int, folder: Path, pace: float) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        Tapped.tap = folder / f"bytes-{monotonic():012.3f}"
        setattr(guests, "Wire", Tapped)  # noqa: B010 - the type checker would have it constant
        self.frames = (folder / "frames.jsonl").open("a", encoding="utf-8", buffering=1)
        self.frames.write("\n")  # the one before may have been killed in the middle of a line
        self.acts = (folder / "acts.jsonl").open("a", encoding="utf-8")
        self.pace = pace
        self.verdicts: list[list[object]] = []
        super().__init__(read_code(code), f"P{seat}", seat=seat, folder=folder)

    def play(self, news: News) -> None:
        now = monotonic()
        session = self.guest.session
        assert session is not None
        if isinstance(news, Happened | Snapshot):
            kind, number = (type(news.event).__name__, news.number) if isinstance(news, Happened) else ("Snapshot", 0)
            row = [session.view.header.match_id, number, kind]
            row += [digest(news.view.deal), now, news.view.deal.phase]
            self.frames.write(json.dumps(row) + "\n")
        if isinstance(news, Asked) and news.ask is not None:
            if self.pace:
                sleep(self.pace)
            session.shown()
            self.acts.write(json.dumps([news.ask.number, monotonic(), type(news.ask.default).__name__]) + "\n")
        super().play(news)

    def done(self, deals: int) -> bool:
        room = self.guest.room
        people = [person for person in room.lobby.people if person.seat is not None] if room else []
        if room is None or room.deals < deals or len(room.verdicts) != len(people):
            return False
        self.verdicts = [[row.seat, row.key] for row in room.verdicts]
        return True


LINGER = 10.0
"""Seconds that a guest who has seen everything stays, so that the others see it too; the end of its input ends it."""


def wait_for_end(stop: Flag) -> None:
    sys.stdin.read()
    stop.set()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("code")
    parser.add_argument("seat", type=int)
    parser.add_argument("folder", type=Path)
    parser.add_argument("deals", type=int)
    parser.add_argument("--pace", type=float, default=0.0)
    given = parser.parse_args()
    stop = Flag()
    Thread(target=wait_for_end, args=(stop,), daemon=True).start()
    visitor = Visitor(given.code, given.seat, given.folder, given.pace)
    states: list[tuple[float, str]] = []
    while not stop.is_set() and not visitor.done(given.deals) and visitor.guest.state != "ended":
        if visitor.flag.wait(0.2):
            visitor.flag.clear()
            visitor.guest.poll()
        for state in visitor.states:
            states.append((monotonic(), state))
        visitor.states.clear()
    visitor.frames.close()
    visitor.acts.close()
    findings = [alarm.text.fill(*alarm.places) for alarm in visitor.alarms]
    session = visitor.guest.session
    following = session.view if session is not None else None
    report = {
        "state": visitor.guest.state,
        "alarms": findings,
        "states": states,
        "deals": len(following.results) if following is not None else 0,
        "verdicts": visitor.verdicts,
    }
    written = given.folder / "report.part"
    written.write_text(json.dumps(report))
    written.rename(given.folder / "report.json")
    stop.wait(LINGER)
    visitor.close()


if __name__ == "__main__":
    main()
