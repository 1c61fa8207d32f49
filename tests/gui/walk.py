"""Whole deals by chance, as one eye sees them."""

from collections.abc import Iterator

from engine import game
from engine.actions import WIN
from engine.chance import Chance
from engine.deal import Deal, begin, evolve, view
from engine.events import Event, Eye, Finished
from engine.rules import Rules


def walk(rules: Rules, seed: int, eye: Eye, deals: int = 1) -> Iterator[tuple[Event, Deal]]:
    """Every event of so many deals of a match in which chance decides (and nobody lets a win go), each with the
    view after it."""
    chance = Chance(str(seed).encode())
    step = game.opening(rules, chance)
    seen = view(begin(rules.initial), eye)
    number = 0
    while True:
        for event in step.events:
            shown = event.seen_by(eye)
            if shown is not None:
                seen = evolve(seen, shown)
                yield shown, seen
            deals -= isinstance(event, Finished)
        if not step.asks or not deals:
            return
        seat = min(step.asks)
        actions = step.asks[seat].actions
        number += 1
        choice = WIN if WIN in actions else actions[chance.below(len(actions), 0, "choice", number)]
        step = game.step(rules, step.deal, seat, choice, chance, offered=step.asks)
