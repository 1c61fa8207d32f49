"""A table without a thread, on a clock that jumps to whatever is due next: for simulation and for tests."""

from collections.abc import Iterator, Sequence

from engine.events import Event
from engine.match import Player
from engine.rules import Rules
from net.drive import seat_bots
from net.messages import Nonce
from net.session import Result
from net.setup import set_up
from net.table import Table


class Forgotten:
    """A log that nobody will read."""

    def append(self, number: int, events: Sequence[Event], nonce: Nonce | None) -> None:
        """Keep nothing."""


def play_inline(table: Table, deals: int | None = None) -> tuple[Result, ...]:
    """Play on a clock that jumps to whatever is due next, until the match is over, so many deals are finished, or
    nothing is left to do but wait for a person; the results so far."""
    now = table.agenda.now
    while not table.told or not (table.over or (deals is not None and len(table.results) >= deals)):
        if not table.advance(now):
            due = table.agenda.next_due()
            if due is None:
                break
            now = due
    return table.results


def simulate(rules: Rules, levels: Sequence[str], seed: str, deals: int) -> Iterator[Result]:
    """So many deals of bots of those levels, match after match; ValueError if levels don't fit or don't exist."""
    players = [Player(level, level) for level in levels]
    match = 0
    while deals > 0:
        table = Table(rules, set_up(rules, players, f"{seed} {match}"), Forgotten())
        seat_bots(table, None)
        table.start()
        results = play_inline(table, deals)
        yield from results
        deals -= len(results)
        match += 1
