"""A process that plays a match by itself until it is killed: `python -m tests.net.killed DATABASE RULES [MATCH]`.

The person of seat 0 answers by lot. Each line it prints is JSON: first the match and the view that seat 0 begins with,
then every event as it is told.
"""

import sys
from pathlib import Path
from threading import Event as Flag

import msgspec

from engine.chance import Chance
from engine.seat import Seat
from net.client import ClientSession
from net.host import Host
from net.session import Asked, Happened, News, Snapshot
from net.store import Store
from tests.net.tables import rules_for, setup_for


def say(kind: str, value: object) -> None:
    sys.stdout.buffer.write(msgspec.json.encode([kind, value]) + b"\n")
    sys.stdout.buffer.flush()


def hear(session: ClientSession, news: News) -> None:
    match news:
        case Snapshot(view=view):
            say("view", view.deal)
        case Happened(event=event):
            say("event", event)
        case Asked(ask=ask) if ask is not None:
            say("ask", ask.actions)
            lot = Chance(b"killed").below(len(ask.actions), 0, "lot", ask.number)
            session.act(ask.actions[lot])


def main(database: Path, name: str, match_id: str | None) -> None:
    rules = rules_for(name)
    setup = setup_for(rules, 1, "normal", "kill")
    if match_id is not None:
        store = Store(database)
        setup = store.load(match_id).setup
        store.close()
    say("match", setup.header.match_id)
    flag = Flag()
    host = Host(rules, database, match_id or setup, thinking=None)
    session = host.session(setup.header, Seat.A, flag.set)
    session.listen(lambda news: hear(session, news))
    host.start()
    while not (session.view.deal.next and session.view.deal.next.over):
        flag.wait()
        flag.clear()
        session.poll()
    host.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else None)
