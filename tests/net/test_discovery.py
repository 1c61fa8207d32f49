"""Tables on the network are found, and gone from the list soon after they are (docs/protocol.md, D)."""

import select
import socket
from collections.abc import Callable
from time import monotonic

import msgspec
import pytest

from net import discovery
from net.discovery import (
    ANSWERS,
    ASK_EVERY,
    KEEP,
    LISTED,
    MAGIC,
    SIZE,
    Answerer,
    Finder,
    Notice,
    addresses,
    broadcasts,
)
from net.protocol import ENGINE, PROTOCOL

KEY = "ab" * 32


def notice(name: str, port: int = 4000) -> Notice:
    return Notice("", PROTOCOL, ENGINE, "1", name, "wanzai", "00", 4, 1, False, False, False, port, KEY)


def serve(finder: Finder, answerers: dict[str, Answerer], now: float, done: Callable[[], bool]) -> None:
    """Let questions and answers go their way, on a clock that stands at `now`, until something is so."""
    end = monotonic() + 5
    while not done() and monotonic() < end:
        finder.advance(now)
        sockets = [held for answerer in answerers.values() for held in answerer.sockets]
        numbers = [one.fileno() for one in (*sockets, finder)]
        ready, _, _ = select.select(numbers, [], [], 0.05)
        for port, (name, answerer) in enumerate(answerers.items(), 4000):
            answerer.serve(set(ready), lambda name=name, port=port: notice(name, port), now)  # type: ignore[misc]


@pytest.fixture(autouse=True)
def _other_port(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as free:
        free.bind(("", 0))
        monkeypatch.setattr(discovery, "PORT", free.getsockname()[1])


def names(finder: Finder) -> list[str]:
    return [found.notice.name for found in finder.tables()]


def test_tables_are_found_and_forgotten() -> None:
    """D-1, D-3: two tables of one machine, found by the same question; gone within 3 s."""
    answerers = {"one": Answerer(0), "two": Answerer(0)}
    finder = Finder()
    serve(finder, answerers, 10.0, lambda: names(finder) == ["one", "two"])
    assert names(finder) == ["one", "two"]
    assert finder.tables()[0].invitation.key == KEY
    answerers.pop("one").close()
    finder.advance(10 + KEEP - 0.1)
    assert names(finder) == ["one", "two"]
    serve(finder, answerers, 10 + KEEP + 0.1, lambda: names(finder) == ["two"])
    assert names(finder) == ["two"]
    assert KEEP < 3
    answerers.pop("two").close()
    finder.close()


def test_only_whole_questions_are_answered_and_answers_are_not_longer() -> None:
    """D-2."""
    answerer = Answerer(0)
    where = answerer.sockets[0].getsockname()[1]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker:
        asker.settimeout(5)
        for data in (b"", MAGIC, b"x" * SIZE, (MAGIC + b"f" * 16).ljust(SIZE + 1, b"\0")):
            asker.sendto(data, ("127.0.0.1", where))
        asker.sendto((MAGIC + b"0123456789abcdef").ljust(SIZE, b"\0"), ("127.0.0.1", where))
        while not select.select([asker], [], [], 0)[0]:
            select.select(answerer.sockets, [], [], 0.1)
            answerer.serve({one.fileno() for one in answerer.sockets}, lambda: notice("番" * 24), 1.0)
        answer = asker.recv(2000)
        assert b"0123456789abcdef" in answer
        assert len(answer) <= SIZE
        asker.setblocking(False)
        with pytest.raises(BlockingIOError):
            asker.recv(2000)
    answerer.close()


def test_answers_are_limited() -> None:
    """D-2: one to each question, and so many in all."""
    answerer = Answerer(0)
    where = answerer.sockets[0].getsockname()[1]
    answers = 0
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker:
        for n in range(90):
            asker.sendto((MAGIC + f"{n // 2:016x}".encode()).ljust(SIZE, b"\0"), ("127.0.0.1", where))
            select.select(answerer.sockets, [], [], 5)
            answerer.serve({one.fileno() for one in answerer.sockets}, lambda: notice("n"), 1.0 + n / 1000)
        asker.setblocking(False)
        while select.select([asker], [], [], 0)[0]:
            asker.recv(2000)
            answers += 1
    assert answers == ANSWERS * ASK_EVERY / 2
    answerer.close()


def test_answers_of_others_and_rubbish_are_no_tables() -> None:
    finder = Finder()
    place = finder._socket
    place.bind(("127.0.0.1", 0))
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as liar:
        for data in (b"", b"{}", b"\xff" * 50, b'{"asked":"other"}'):
            liar.sendto(data, place.getsockname())
    finder.advance(1.0)
    assert finder.tables() == ()
    finder.close()


def answered(finder: Finder, *notices: Notice) -> None:
    finder._socket.bind(("127.0.0.1", 0))
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as liar:
        for said in notices:
            data = msgspec.json.encode(msgspec.structs.replace(said, asked=finder._asked))
            liar.sendto(data, finder._socket.getsockname())


def test_a_thousand_invented_tables_are_no_more_than_can_be_listed() -> None:
    finder = Finder()
    answered(finder, *(msgspec.structs.replace(notice("n"), key=f"{n:064x}") for n in range(150)))
    finder.advance(1.0)
    finder.advance(1.1)
    assert len(finder.tables()) == LISTED
    finder.close()


def test_what_a_table_says_of_itself_is_plain_text() -> None:
    finder = Finder()
    strange = msgspec.structs.replace(notice("a\u202eb\n\x00c"), version="<b>\u200b1")
    answered(finder, strange, msgspec.structs.replace(notice("\u3164 \n"), key="cd" * 32))
    finder.advance(1.0)
    assert names(finder) == ["?", "abc"]
    assert {found.notice.version for found in finder.tables()} == {"<b>1", notice("").version}
    finder.close()


def test_one_who_asks_a_single_address_hears_of_no_other_table() -> None:
    """Two tables at the usual port on two machines: the one at the address has the key that is wanted."""
    other, meant = Answerer(0), Answerer(0)
    finder = Finder(("127.0.0.1", meant.sockets[-1].getsockname()[1]))
    for moment in (1.0, 2.0):
        finder.advance(moment)
        for answerer, name in ((other, "other"), (meant, "meant")):
            select.select(answerer.sockets, [], [], 0.2)
            answerer.serve({one.fileno() for one in answerer.sockets}, lambda name=name: notice(name), moment)
        select.select([finder], [], [], 5)
    finder.advance(2.1)
    assert names(finder) == ["meant"]
    for answerer in (other, meant):
        answerer.close()
    finder.close()


def test_this_machine_has_addresses() -> None:
    assert "127.0.0.1" in addresses()
    assert "127.0.0.1" in broadcasts()
