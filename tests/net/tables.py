"""Tables for tests: persons that play by lot, pipes that go through the wire's form, everything recorded."""

from collections import deque
from collections.abc import Callable, Sequence

import msgspec

from engine.actions import WIN, AnyAction, Ask
from engine.chance import Chance
from engine.events import Event, Eye
from engine.match import Player
from engine.rules import Rules
from engine.seat import SEATS, Seat
from net.client import ClientSession
from net.drive import Thinking, seat_bots
from net.messages import Frame, Message, Nonce
from net.pipe import MemoryPipe, memory_pipe
from net.session import Asked, News
from net.setup import Clocks, Setup, set_up
from net.table import Table
from tests.engine.playing import RULESETS

frames_from = msgspec.json.Decoder(Frame)
messages_from = msgspec.json.Decoder(Message)


class Kept:
    """A log in memory."""

    def __init__(self) -> None:
        self.batches: list[Sequence[Event]] = []

    def append(self, number: int, events: Sequence[Event], nonce: Nonce | None) -> None:
        self.batches.append(events)


def rules_for(name: str) -> Rules:
    held = RULESETS[name]
    return held.build(held.options())


def over_the_wire(value: Frame) -> Frame:
    """The frame as it comes out of the wire's form, which must be the same."""
    there = frames_from.decode(msgspec.json.encode(value))
    assert there == value
    return there


class Recorder:
    """A table's end of a pipe that keeps everything sent through it, as it would look on the wire."""

    def __init__(self, inner: MemoryPipe[Frame, Message]) -> None:
        self.inner = inner
        self.frames: list[Frame] = []

    @property
    def closed(self) -> bool:
        return self.inner.closed

    def send(self, value: Frame) -> None:
        self.frames.append(over_the_wire(value))
        self.inner.send(value)

    def receive(self) -> Message | None:
        message = self.inner.receive()
        return None if message is None else messages_from.decode(msgspec.json.encode(message))

    def close(self) -> None:
        self.inner.close()


class Person:
    """Somebody at a seat who answers whatever he is asked at once, by lot."""

    def __init__(self, table: Table, seat: Seat, last: int | None = None) -> None:
        end, client = memory_pipe()
        self.recorder = Recorder(end)
        self.session = ClientSession(table.rules, table.header, seat, client)
        self.chance = Chance(f"person {seat}".encode())
        self.answers: list[AnyAction] = []
        self.playing = True
        self.session.listen(self.hear)
        client.wake = self.session.poll
        table.bind(self.recorder, seat, last=last)

    def hear(self, news: News) -> None:
        if isinstance(news, Asked) and news.ask is not None and self.playing:
            self.answer(news.ask)

    def answer(self, ask: Ask) -> None:
        lot = self.chance.below(len(ask.actions), 0, "lot", len(self.answers))
        self.answers.append(WIN if WIN in ask.actions else ask.actions[lot])
        self.session.act(self.answers[-1])


def setup_for(
    rules: Rules, persons: int = 1, level: str = "random", seed: str = "1", clocks: Clocks | None = None
) -> Setup:
    players = [Player("Person") if seat < persons else Player("Bot", level) for seat in range(rules.players)]
    return set_up(rules, players, seed, clocks)


class Played:
    """A table with persons (and onlookers) and bots, and what it kept."""

    def __init__(
        self,
        rules: Rules,
        persons: int = 1,
        *,
        level: str = "random",
        seed: str = "1",
        clocks: Clocks | None = None,
        eyes: Sequence[Eye] = (),
        thinking: Thinking | None = None,
    ) -> None:
        self.kept = Kept()
        self.table = Table(rules, setup_for(rules, persons, level, seed, clocks), self.kept)
        seat_bots(self.table, thinking)
        self.persons = [Person(self.table, seat) for seat in SEATS[:persons]]
        self.onlookers = {eye: onlooker(self.table, eye) for eye in eyes}

    @property
    def log(self) -> list[Event]:
        return [event for batch in self.kept.batches for event in batch]


def onlooker(table: Table, eye: Eye) -> tuple[ClientSession, Recorder]:
    end, client = memory_pipe()
    recorder = Recorder(end)
    session = ClientSession(table.rules, table.header, eye, client)
    client.wake = session.poll
    table.bind(recorder, eye)
    return session, recorder


def passing(table: Table, now: float) -> float:
    """Let the table do the next thing, or wait until one is due; the time then."""
    if table.advance(now):
        return now
    due = table.agenda.next_due()
    assert due is not None
    return due


def advance_to(table: Table, start: float, end: float) -> None:
    """Pump at every moment when something is due."""
    due = table.pump(start)
    while due is not None and due <= end:
        due = table.pump(due)
    table.pump(end)


class Wire:
    """A client's end of a pipe that loses, doubles and delays what the table sends."""

    def __init__(self, inner: MemoryPipe[Message, Frame], fate: Callable[[int], str]) -> None:
        self.inner = inner
        self.fate = fate
        self.count = 0
        self.waiting: deque[Frame] = deque()

    @property
    def closed(self) -> bool:
        return self.inner.closed

    def send(self, value: Message) -> None:
        self.inner.send(value)

    def receive(self) -> Frame | None:
        while (frame := self.inner.receive()) is not None:
            self.count += 1
            fate = self.fate(self.count)
            if fate != "lost":
                self.waiting.append(frame)
            if fate == "doubled":
                self.waiting.append(frame)
        return self.waiting.popleft() if self.waiting else None

    def close(self) -> None:
        self.inner.close()
