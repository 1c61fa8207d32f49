"""Fair play, checked: each client decides a finished deal again with its own engine, and compares all of it.

A match's log falls into one part a deal: the batches after the last deal's end up to this one's.
"""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import NamedTuple

from engine import game
from engine.actions import By, Ready
from engine.chance import Chance, commitment, seed_of
from engine.deal import Deal, begin, fold
from engine.events import Chose, Event, Finished
from engine.match import Standing
from engine.notation import format_event
from engine.rules import Rules
from engine.seat import Seat
from net.luck import fallback, follows
from net.messages import Nonce
from net.table import Keeper

Batch = tuple[Event, ...]


class Finding(NamedTuple):
    """What is wrong with a deal: key and places of a text in `net.words.TROUBLES`."""

    key: str
    places: tuple[str, ...]


class Parts:
    """A keeper that has the finished deals at hand, and passes everything on to the one that keeps it for good."""

    def __init__(self, keeper: Keeper, log: Iterable[Sequence[Event]] = ()) -> None:
        """With the log so far."""
        self.finished: list[tuple[Batch, ...]] = []
        self._keeper = keeper
        self._running: list[Batch] = []
        for batch in log:
            self._add(tuple(batch))

    def append(self, number: int, events: Sequence[Event], nonce: Nonce | None) -> None:
        """Keep a batch for good, and the nonce that came with it."""
        self._keeper.append(number, events, nonce)
        self._add(tuple(events))

    def _add(self, batch: Batch) -> None:
        self._running.append(batch)
        if any(type(event) is Finished for event in batch):
            self.finished.append(tuple(self._running))
            self._running.clear()


class Sight:
    """What one seat was shown of each deal, as far as it was there."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._parts: list[list[Event]] = [[]]

    def jump(self, finished: int) -> None:
        """The view jumped, when so many deals were finished: what was shown before in this deal is not complete."""
        self._parts[-1].clear()
        while len(self._parts) <= finished:
            self._parts.append([])

    @property
    def ended(self) -> int:
        """How many deals it has seen the end of, or leapt over."""
        return len(self._parts) - 1

    def add(self, event: Event) -> None:
        """An event was shown."""
        self._parts[-1].append(event)
        if type(event) is Finished:
            self._parts.append([])

    def of(self, deal: int) -> Sequence[Event]:
        """What was shown of the deal (counted from 1), without a gap up to its end."""
        return self._parts[deal - 1] if deal <= len(self._parts) else ()


class Auditor:
    """Decides a match again, deal by deal in their order."""

    def __init__(
        self, rules: Rules, seat: Seat | None, standing: Standing | None = None, pledges: Sequence[str] = ()
    ) -> None:
        """From the match's beginning. `pledges` has one for each seat ("" for none); where they are not known, what a
        seat gives first is taken for its pledge."""
        self._rules = rules
        self._seat = seat
        self._standing = standing or rules.initial
        self._deal: Deal = begin(self._standing)
        self._after: list[Event] = []
        before = self._standing.number - 1
        self._given = {seat: (before, pledge) for seat, pledge in enumerate(pledges)}
        self.checked = 0

    @property
    def number(self) -> int:
        """The number of the deal that comes next."""
        return (self._deal.next.standing if self._deal.next else self._deal.standing).number

    def check(
        self,
        part: Sequence[Batch],
        nonces: Sequence[str],
        seal: str | None,
        mine: str | None,
        shown: Sequence[Event],
    ) -> Finding | None:
        """The first thing that is wrong with the next deal, or None.

        `seal` is the commitment that was published before, `mine` the nonce that this seat gave, None where it doesn't
        know; `shown` is what it was shown to the deal's end.
        """
        number = str(self.number)
        self.checked += 1
        events = [event for batch in part for event in batch]
        findings = (
            self._luck(number, nonces, seal, None if self._stood_in(events) else mine),
            self._decide(number, part, nonces),
            self._compare(number, events, shown),
        )
        return next((found for found in findings if found is not None), None)

    def _stood_in(self, events: Sequence[Event]) -> bool:
        """Whether a bot said *Ready* in this seat's place: then its person's nonce never arrived."""
        return any(
            isinstance(event, Chose)
            and event.seat == self._seat
            and isinstance(event.action, Ready)
            and event.by is not By.PERSON
            for event in events
        )

    def _luck(self, number: str, nonces: Sequence[str], seal: str | None, mine: str | None) -> Finding | None:
        if len(nonces) != 1 + self._rules.players or (seal is not None and commitment(nonces[0]) != seal):
            return Finding("bad_seal", (number,))
        if mine is not None and self._seat is not None and nonces[1 + self._seat] != mine:
            return Finding("bad_nonce", (number,))
        loose = [seat for seat, nonce in enumerate(nonces[1:]) if not self._bound(seat, nonce, nonces[0])]
        return Finding("loose_nonce", (number, str(loose[0] + 1))) if loose else None

    def _bound(self, seat: int, nonce: str, host: str) -> bool:
        """Whether nobody could choose a seat's nonce once he knew the others'."""
        if nonce == fallback(host, seat):
            return True
        last, earlier = self._given.get(seat, (self.number, nonce))
        self._given[seat] = self.number, nonce
        return last == self.number or follows(nonce, earlier, self.number - last)

    def _decide(self, number: str, part: Sequence[Batch], nonces: Sequence[str]) -> Finding | None:
        chance = Chance(seed_of(*nonces))
        place = 0
        finding = None
        for batch in part:
            for recorded, wanted in zip_longest(batch, self._expected(batch, chance)):
                place += 1
                if recorded != wanted and finding is None:
                    finding = Finding("bad_event", (number, str(place), _text(recorded), _text(wanted)))
            self._deal = fold(self._deal, batch)
        return finding

    def _expected(self, batch: Batch, chance: Chance) -> Sequence[Event]:
        first = batch[0] if batch else None
        if not isinstance(first, Chose):
            return game.opening(self._rules, chance, self._standing).events if self._deal.phase == "beginning" else ()
        try:
            return game.decide(self._rules, self._deal, first.seat, first.action, chance, By(first.by))
        except game.Refused:
            return ()

    def _compare(self, number: str, events: Sequence[Event], shown: Sequence[Event]) -> Finding | None:
        """What was shown must be the end of what the log says this seat could see."""
        end = next((place for place, event in enumerate(events, 1) if type(event) is Finished), len(events))
        seen = [told for event in (*self._after, *events[:end]) if (told := event.seen_by(self._seat)) is not None]
        self._after = list(events[end:])
        start = max(0, len(seen) - len(shown))
        for place, (told, was) in enumerate(zip_longest(seen[start:], shown), start + 1):
            if told != was:
                return Finding("bad_sight", (number, str(place), _text(told), _text(was)))
        return None


def _text(event: Event | None) -> str:
    return "–" if event is None else format_event(event)[:300]
