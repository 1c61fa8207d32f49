"""What a guest keeps of the matches it was at, so that they can be carried on where the host's machine stays away."""

from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from engine.events import Finished
from engine.match import Header
from net.audit import Batch
from net.lobby import Origin, Terms
from net.setup import Setup
from net.store import Saved, Store, StoreError

DIARY = "joined.sqlite"
"""The file in the data folder; the host's own matches are in another one."""


class Carried(NamedTuple):
    """A match that can be carried on: its terms, with where they begin, and the levels of its bots by seat."""

    terms: Terms
    bots: tuple[str, ...]


class Diary:
    """The finished deals of the matches that somebody was at. All calls come from the thread that opened it."""

    def __init__(self, folder: Path) -> None:
        """Open or make it in this folder; StoreError if that fails."""
        self._store = Store(folder / DIARY)
        self._kept: dict[str, int] = {}
        self._batches: dict[str, int] = {}

    def close(self) -> None:
        """Close the file."""
        self._store.close()

    def begin(self, setup: Setup) -> None:
        """Keep a match from now on, or go on keeping it."""
        match_id = setup.header.match_id
        try:
            batches = self._store.load(match_id).batches
        except StoreError:
            self._store.begin(setup)
            batches = ()
        self._batches[match_id] = len(batches)
        self._kept[match_id] = sum(type(event) is Finished for batch in batches for event in batch)

    def add(self, match_id: str, deal: int, part: tuple[Batch, ...]) -> None:
        """Keep a finished deal (counted from 1), unless it is kept already or one before it is missing."""
        if deal == self._kept[match_id] + 1:
            for batch in part:
                self._store.append(match_id, self._batches[match_id], batch)
                self._batches[match_id] += 1
            self._kept[match_id] = deal

    def matches(self) -> tuple[Saved, ...]:
        """The matches that did not end as far as this diary knows, the latest begun first."""
        return tuple(saved for saved in self._store.unfinished() if saved.deals)

    def carried(self, match_id: str) -> Carried:
        """How a match can be carried on from its last finished deal; StoreError where none is kept."""
        log = self._store.load(match_id)
        finished = [event for batch in log.batches for event in batch if isinstance(event, Finished)]
        if not finished or finished[-1].over:
            raise StoreError(f"match {match_id} can't be carried on")
        header = log.setup.header
        names = tuple("" if player.bot else player.name for player in header.players)
        origin = Origin(match_id, len(finished), finished[-1].standing, names)
        terms = Terms(header.ruleset, header.code, log.setup.clocks, origin=origin)
        return Carried(terms, tuple(player.bot for player in header.players))

    def agrees(self, origin: Origin) -> bool:
        """Whether an origin is what this diary knows of that match; a match it does not know can't be judged: True."""
        try:
            batches = self._store.load(origin.match_id).batches
        except StoreError:
            return True
        finished = [event for batch in batches for event in batch if isinstance(event, Finished)]
        known = len(finished) >= origin.deals > 0
        return not known or finished[origin.deals - 1].standing == origin.standing


def guest_setup(header: Header, terms: Terms) -> Setup:
    """A match as a guest knows it: the secret is the host's."""
    standing = terms.origin.standing if terms.origin else None
    return replace(Setup(header, ""), clocks=terms.clocks, standing=standing)
