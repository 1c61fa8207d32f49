"""Matches by chance for a rule set's own tests: decisions drawn from a seed, by players who go for a win."""

from collections.abc import Iterator
from typing import NamedTuple

from engine import game
from engine.actions import WIN, AnyAction, Ask, Discard
from engine.chance import Chance
from engine.deal import Deal
from engine.distance import Hand
from engine.events import Event
from engine.rules import Rules
from engine.seat import Seat
from engine.tile import FIRST_FLOWER


class Played(NamedTuple):
    """One decision: the table, the deal before it, what was chosen, what followed, and the deal after it."""

    rules: Rules
    before: Deal
    action: AnyAction
    events: tuple[Event, ...]
    deal: Deal


def play(rules: Rules, seed: int, deals: int) -> Iterator[Played]:
    """The decisions of a match, until it is over or so many deals have been played."""
    chance = Chance(f"match {seed}".encode())
    step = game.opening(rules, chance)
    for number in range(10_000):
        if not step.asks or step.deal.standing.number > deals:
            return
        seats = sorted(step.asks)
        seat = seats[chance.below(len(seats), 0, "who", number)]
        action = choose(step.deal, seat, step.asks[seat], chance.below(2**16, 0, "what", number))
        before = step.deal
        step = game.step(rules, before, seat, action, chance, offered=step.asks)
        yield Played(rules, before, action, step.events, step.deal)


def choose(deal: Deal, seat: Seat, ask: Ask, luck: int) -> AnyAction:
    """Win if possible; declare, claim and kong as luck has it; discard what leaves the hand nearest to winning."""
    if WIN in ask.actions:
        return WIN
    discards = [action for action in ask.actions if isinstance(action, Discard)]
    others = [action for action in ask.actions if not isinstance(action, Discard)]
    if others and (not discards or luck % 3):
        return others[luck % len(others)]
    hand = Hand.of((tile for tile in deal.hands[seat] if tile < FIRST_FLOWER), 4 - len(deal.melds[seat]))
    return min(discards, key=lambda one: (not one.declare, _left(hand, one), (one.tile * 7 + luck) % 34))


def _left(hand: Hand, action: Discard) -> int:
    hand.remove(action.tile)
    result = hand.shanten()
    hand.add(action.tile)
    return result
