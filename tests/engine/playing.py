"""Playing deals for tests: players that get somewhere, and what was asked and chosen on the way."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from hypothesis import strategies as st

from engine import distance, game
from engine.actions import PASS, WIN, AddedKong, AnyAction, Ask, Chow, ConcealedKong, Discard, Kong, Pung
from engine.chance import Chance
from engine.deal import Deal, view
from engine.events import Event
from engine.options import Options
from engine.rules import Rules
from engine.rulesets import IDS, RuleSet, ruleset
from engine.seat import Seat
from engine.text import Text
from engine.tile import counts_of
from tests.engine import toy

TOY = RuleSet("toy", Text("", "Toy"), Text("", ""), toy.ToyOptions, toy.build)
RULESETS = {name: ruleset(name) for name in IDS} | {"toy": TOY}

Player = Callable[[Rules, Deal, Seat, Ask, int], AnyAction]
"""(rules, the seat's view, seat, ask, a lot from 0 to 999) -> one of the actions."""


def aimless(rules: Rules, deal: Deal, seat: Seat, ask: Ask, lot: int) -> AnyAction:
    """Anything that is offered."""
    return ask.actions[lot % len(ask.actions)]


def eager(rules: Rules, deal: Deal, seat: Seat, ask: Ask, lot: int) -> AnyAction:
    """Wins and kongs, claims now and then, and discards what leaves the hand nearest to winning."""
    if WIN in ask.actions:
        return WIN
    kongs = [action for action in ask.actions if isinstance(action, Kong | ConcealedKong | AddedKong)]
    claims = [action for action in ask.actions if isinstance(action, Pung | Chow)]
    discards = [action for action in ask.actions if isinstance(action, Discard)]
    if kongs:
        return kongs[0]
    if PASS in ask.actions:
        return claims[0] if claims and lot < 500 else PASS
    if not discards:
        return aimless(rules, deal, seat, ask, lot)

    def left(action: Discard) -> tuple[int, int]:
        counts = counts_of(deal.hands[seat])
        counts[action.tile] -= 1
        return distance.shanten(counts, 4 - len(deal.melds[seat]), rules.form), -(action.tile * 7 + lot) % 31

    return min(discards, key=left)


class Decision(NamedTuple):
    """A decision of a deal: what stood, what was asked, who chose what, and what came of it."""

    deal: Deal
    asks: dict[Seat, Ask]
    seat: Seat
    action: AnyAction
    step: game.Step


def play(rules: Rules, seed: int, player: Player, deals: int) -> Iterator[Decision]:
    """The decisions of so many deals (or of the match, if it is shorter); seats answer in a random order."""
    chance = Chance(f"law {seed}".encode())
    lots = Chance(f"lots {seed}".encode())
    step = game.opening(rules, chance)
    count = 0
    while step.asks and step.deal.standing.number <= deals:
        asks = dict(step.asks)
        seat = sorted(asks)[lots.below(len(asks), 0, "seat", count)]
        lot = lots.below(1000, 0, "lot", count)
        action = player(rules, view(step.deal, seat), seat, asks[seat], lot)
        before, step = step.deal, game.step(rules, step.deal, seat, action, chance, offered=asks)
        yield Decision(before, asks, seat, action, step)
        count += 1


def log_of(rules: Rules, seed: int, player: Player, deals: int) -> tuple[Event, ...]:
    """All events of so many deals."""
    opening = game.opening(rules, Chance(f"law {seed}".encode())).events
    return opening + tuple(event for decision in play(rules, seed, player, deals) for event in decision.step.events)


def options_of(kind: type[Options]) -> st.SearchStrategy[Options]:
    """Any options of a rule set, a few of which differ from the standard."""
    leaves = kind.schema()
    changes = st.dictionaries(st.sampled_from(leaves), st.integers(0, 99), max_size=6)

    def build(drawn: dict[object, int]) -> Options:
        options = kind()
        for leaf in leaves:
            if leaf in drawn:
                options = options.with_value(leaf.key, leaf.choices[drawn[leaf] % len(leaf.choices)].value)
        return options

    return changes.map(build)
