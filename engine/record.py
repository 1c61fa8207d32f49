"""A match as a text that a person can read, and anybody can check: header, seeds, and every event on a line."""

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise, zip_longest
from typing import NamedTuple, TypeVar

from engine import game
from engine.chance import Chance
from engine.deal import Deal, begin, fold
from engine.events import Began, Chose, Event
from engine.match import Header
from engine.notation import BadLine, format_event, format_value, parse_event, parse_value
from engine.rules import Rules
from engine.rulesets import rules_of

T = TypeVar("T")

FIRST_LINE = "sanfan record 1"


class BadRecord(ValueError):
    """A text that is no record; the message names the line."""


class Record(NamedTuple):
    """A match: what it began with, the seed of each deal (the last one serves all later deals), and its events."""

    header: Header
    seeds: tuple[bytes, ...]
    events: tuple[Event, ...]

    def chance(self, deal: int) -> Chance:
        """The luck of a deal, numbered from 1."""
        return Chance(self.seeds[min(deal, len(self.seeds)) - 1])


class Difference(NamedTuple):
    """Where a record departs from what its seeds and decisions lead to: the line, what it says, what should be there.

    None stands for a line that is missing, or one too many.
    """

    line: int
    recorded: str | None
    expected: str | None


def format_record(record: Record) -> str:
    """The record as text, one event a line."""
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    yield FIRST_LINE
    yield f"header {format_value(record.header)}"
    yield f"seeds {' '.join(seed.hex() for seed in record.seeds)}"
    yield from map(format_event, record.events)


EVENTS_FROM = 4
"""The number of the line of the first event."""


def parse_record(text: str) -> Record:
    """The record that a text says, exactly; BadRecord names the line that can't be read."""
    lines = text.splitlines()
    if lines[:1] != [FIRST_LINE]:
        raise BadRecord(f"line 1: should be “{FIRST_LINE}”")
    header = _read(lines, 2, lambda line: parse_value(_after("header", line), Header))
    seeds = _read(lines, 3, lambda line: tuple(map(bytes.fromhex, _after("seeds", line).split())))
    events = tuple(_read(lines, number, parse_event) for number in range(EVENTS_FROM, len(lines) + 1))
    if not seeds:
        raise BadRecord("line 3: there is no seed")
    return Record(header, seeds, events)


def _read(lines: list[str], number: int, parse: Callable[[str], T]) -> T:
    try:
        return parse(lines[number - 1] if number <= len(lines) else "")
    except ValueError as error:
        raise BadRecord(f"line {number}: {error}") from error


def _after(word: str, line: str) -> str:
    name, _, rest = line.partition(" ")
    if name != word:
        raise BadLine(f"should begin with “{word}”")
    return rest


def verify(record: Record, rules: Rules | None = None) -> Difference | None:
    """Decide the whole match again, from its seeds and decisions: the first line that differs, or None.

    `rules` takes the place of those that the header names (BadOption if there are none such).
    """
    if rules is None:
        rules = rules_of(record.header.ruleset, record.header.code)
    line = EVENTS_FROM
    deal: Deal | None = None
    for batch in batches(record.events):
        expected = _decided(record, rules, deal, batch[0])
        for recorded, wanted in zip_longest(batch, expected):
            if recorded != wanted:
                return Difference(line, _text(recorded), _text(wanted))
            line += 1
        deal = fold(deal or begin(rules.initial), batch)
    if deal is None:
        return Difference(line, None, "Began")
    return None


def _text(event: Event | None) -> str | None:
    return None if event is None else format_event(event)


def batches(events: Iterable[Event]) -> Iterator[tuple[Event, ...]]:
    """The events by decision: each batch after the first begins with who chose what."""
    row = tuple(events)
    starts = [0, *(place for place, event in enumerate(row) if place and isinstance(event, Chose)), len(row)]
    yield from (row[start:end] for start, end in pairwise(starts) if end > start)


def _decided(record: Record, rules: Rules, deal: Deal | None, first: Event) -> tuple[Event, ...]:
    """The batch that a decision leads to; nothing if there is no such decision to take."""
    if deal is None:
        standing = first.standing if isinstance(first, Began) and record.header.parent else rules.initial
        return game.opening(rules, record.chance(standing.number), standing).events
    if not isinstance(first, Chose):
        return ()
    try:
        return game.decide(rules, deal, first.seat, first.action, record.chance(deal.standing.number), first.by)
    except game.Refused:
        return ()
