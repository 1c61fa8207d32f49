"""Duplicate deals: the same wall is played once with each seat held by the challenger, the others by the opponents."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

from msgspec.structs import replace

from engine import game
from engine.actions import AnyAction, Ask
from engine.bots import Bot
from engine.chance import Chance
from engine.deal import Deal, view
from engine.rules import Rules
from engine.seat import SEATS, Seat, Wind

Watch = Callable[[Deal, Seat, Ask, AnyAction], None]
"""Told of every decision: the whole deal, who was asked what, and the choice."""


class Outcome(NamedTuple):
    """Deals as one seat found them: points; how many it won, fed to a winner, saw drawn; its discards before wins."""

    deals: int = 0
    points: int = 0
    won: int = 0
    fed: int = 0
    drawn: int = 0
    turns: int = 0

    def __add__(self, other: tuple[object, ...]) -> "Outcome":
        """Both together."""
        return Outcome(*(one + two for one, two in zip(self, other, strict=True)))  # type: ignore[operator]


def opening(rules: Rules, wall: int) -> game.Step:
    """The first batch of a deal on that wall; dealer and round wind go with its number, and some are first deals."""
    standing = replace(
        rules.initial,
        dealer=SEATS[wall % rules.players],
        round_wind=Wind(wall // 4 % 4),
        number=1 if wall % 16 == 0 else 2,
        dealt=(1 << rules.players) - 1,
    )
    return game.opening(rules, Chance(f"wall {wall}".encode()), standing)


def play(rules: Rules, wall: int, bots: Sequence[Bot], watch: Watch | None = None) -> Deal:
    """A whole deal; each bot sees only its view."""
    chance = Chance(f"wall {wall}".encode())
    step = opening(rules, wall)
    while step.deal.next is None:
        seat = min(step.asks)
        action = bots[seat].choose(view(step.deal, seat), seat, step.asks[seat])
        if watch:
            watch(step.deal, seat, step.asks[seat], action)
        step = game.step(rules, step.deal, seat, action, chance, offered=step.asks)
    return step.deal


def outcome(rules: Rules, deal: Deal, seat: Seat) -> Outcome:
    """How a finished deal was for a seat."""
    won = any(row.seat == seat for row in deal.won)
    fed = any(row.source == seat for row in deal.won)
    turns = sum(discard.seat == seat for discard in deal.discards)
    points = deal.standing.scores[seat] - rules.initial.scores[seat]
    return Outcome(1, points, won, fed, not deal.won, turns if won else 0)


def duplicate(rules: Rules, wall: int, challenger: Sequence[Bot], opponents: Sequence[Bot]) -> Outcome:
    """The wall once for each seat that the challenger takes; both rows have a bot for each seat."""
    total = Outcome()
    for seat in SEATS[: rules.players]:
        bots = [challenger[other] if other == seat else opponents[other] for other in range(rules.players)]
        total += outcome(rules, play(rules, wall, bots), seat)
    return total


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1) / len(values))
