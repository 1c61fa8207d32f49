"""Duplicate deals: the same wall is played once with each seat held by the challenger, the others by the opponents."""

from collections.abc import Callable, Iterator
from math import sqrt
from typing import NamedTuple

from engine import game
from engine.bots import Bot
from engine.chance import Chance
from engine.deal import Deal, view
from engine.events import Transfer
from engine.match import Stake
from engine.rules import Rules
from engine.seat import SEATS, Seat, Wind

Seats = Callable[[int], Bot]


class Played(NamedTuple):
    """A deal's outcome for the seat that is measured: points, whether it won, dealt in, drew; its discards."""

    points: int
    won: bool
    dealt_in: bool
    drawn: bool
    turns: int


def start(rules: Rules, wall: int) -> game.Step:
    """The opening of a deal of its own: dealer and round wind go with the number of the wall."""
    from msgspec.structs import replace

    standing = replace(
        rules.initial,
        dealer=SEATS[wall % rules.players],
        round_wind=Wind(wall // 4 % 4),
        number=1 if wall % 16 == 0 else 2,
        dealt=(1 << rules.players) - 1,
    )
    return game.opening(rules, Chance(f"wall {wall}".encode()), standing)


def play(rules: Rules, wall: int, bots: list[Bot]) -> Deal:
    """A whole deal; the bots see only their views."""
    chance = Chance(f"wall {wall}".encode())
    step = start(rules, wall)
    while step.deal.next is None:
        seat = min(step.asks)
        ask = step.asks[seat]
        action = bots[seat].choose(view(step.deal, seat), seat, ask)
        step = game.step(rules, step.deal, seat, action, chance, offered=step.asks)
    return step.deal
