"""The one window anybody has onto a table: screen, bots, spectators and replays all look through a Session."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from engine.actions import AnyAction, Ask
from engine.deal import Deal, evolve
from engine.events import Event, Eye, Finished
from engine.match import Header
from engine.rules import Rules
from engine.seat import Seat, Wind


class Result(NamedTuple):
    """A finished deal of the match: its number, who dealt under which round wind, who won (nobody: a draw game), who
    discarded or was robbed, and what each seat gained or lost in it, kong money and settlement together."""

    number: int
    dealer: Seat
    round_wind: Wind
    winners: tuple[Seat, ...]
    source: Seat | None
    gains: tuple[int, ...]


class Match(NamedTuple):
    """What a session sees: the match's header, its finished deals, and the deal as its eye sees it."""

    header: Header
    results: tuple[Result, ...]
    deal: Deal


def result_of(deal: Deal) -> Result:
    """The result of a deal that has just finished."""
    gains = [0] * deal.players
    for transfer in deal.paid:
        gains[transfer.payer] -= transfer.amount
        gains[transfer.to] += transfer.amount
    standing = deal.standing
    winners = tuple(won.seat for won in deal.won)
    source = deal.won[0].source if deal.won else None
    return Result(standing.number, standing.dealer, standing.round_wind, winners, source, tuple(gains))


def advance(match: Match, event: Event) -> Match:
    """The match after the event."""
    deal = evolve(match.deal, event)
    results = match.results
    if type(event) is Finished:
        results += (result_of(deal),)
    return Match(match.header, results, deal)


class Happened(NamedTuple):
    """An event as this eye sees it, and the view after it."""

    number: int
    event: Event
    view: Match


class Asked(NamedTuple):
    """The seat is asked; None: the ask that stood is settled."""

    ask: Ask | None


class Snapshot(NamedTuple):
    """The view jumps: after joining late, a resync, or a seek in a replay."""

    view: Match


News = Happened | Asked | Snapshot


class Session(Protocol):
    """A seat's (or a spectator's) window onto a table; the screen can't tell local, remote and replay apart."""

    @property
    def rules(self) -> Rules:
        """The law of this table."""

    @property
    def eye(self) -> Eye:
        """Who looks: a seat, None for a spectator, OPEN for all hands."""

    @property
    def view(self) -> Match:
        """The match as this eye sees it."""

    @property
    def ask(self) -> Ask | None:
        """What this seat is asked now."""

    def act(self, action: AnyAction) -> None:
        """Answer the standing ask; without one, or with an action not offered, nothing happens."""

    def shown(self) -> None:
        """Tell the table that the standing ask is on the screen: its clock starts now."""

    def listen(self, ear: Callable[[News], None]) -> Callable[[], None]:
        """Be told all news from now on, in order; returns what ends it."""

    def close(self) -> None:
        """Leave the window; the table goes on."""
