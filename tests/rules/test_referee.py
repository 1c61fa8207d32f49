"""What the engine offers is what a referee of its own allows, in deals by chance over options by chance."""

import pytest

from engine import game
from engine.actions import (
    AddedKong,
    AnyAction,
    Chow,
    ConcealedKong,
    Discard,
    Pass,
    Win,
)
from engine.chance import Chance
from engine.rules import Rules
from engine.rulesets import IDS, ruleset
from engine.tile import Tiles
from tests.rules.referee import Move, Referee

TABLES, DEALS = 12, 2


class Clustered(Chance):
    """A chance in whose wall equal tiles lie near each other, so that there are kongs to make."""

    def wall(self, tiles: Tiles, deal: int) -> Tiles:  # type: ignore[override]
        order = self.shuffled(range(42), deal, "faces")
        spread = 1 + self.below(40, deal, "spread", 0)
        noise = self.shuffled(range(len(tiles)), deal, "noise")
        rows = sorted(zip(tiles, noise, strict=True), key=lambda row: 144 * order.index(row[0]) + spread * row[1])
        return tuple(tile for tile, _ in rows)


def move(action: AnyAction) -> Move:
    match action:
        case Discard(tile=tile, declare=declare):
            return ("declare" if declare else "discard", int(tile), -1)
        case Chow(first=first, second=second):
            return ("chow", int(first), int(second))
        case ConcealedKong(tile=tile):
            return ("concealed", int(tile), -1)
        case AddedKong(tile=tile):
            return ("added", int(tile), -1)
        case _:
            return (type(action).__name__.lower(), -1, -1)


def table(name: str, chance: Chance) -> Rules:
    """A table with a third of its options by chance."""
    options = ruleset(name).options()
    for number, leaf in enumerate(options.schema()):
        if not chance.below(3, 0, "changed", number):
            choice = leaf.choices[chance.below(len(leaf.choices), 0, "option", number)]
            options = options.with_value(leaf.key, choice.value)
    return ruleset(name).build(options)


def choose(chance: Chance, actions: tuple[AnyAction, ...], number: int) -> AnyAction:
    """Any action, but seldom a win or a pass where there is something else, and pairs are kept."""
    lively = [action for action in actions if not isinstance(action, Win | Pass)]
    claims = [action for action in lively if not isinstance(action, Discard)]
    rows = claims if claims and chance.below(4, 0, "claim", number) else lively
    rows = rows if rows and chance.below(5, 0, "lively", number) else list(actions)
    return rows[chance.below(len(rows), 0, "choice", number)]


def play(name: str, seed: int) -> set[str]:
    """Play some deals beside the referee: the kinds of moves that were offered."""
    chance = Clustered(f"referee {seed}".encode())
    rules = table(name, chance)
    referee = Referee(rules)
    step = game.opening(rules, chance)
    seen: set[str] = set()
    asked = 0
    while True:
        for event in step.events:
            referee.follow(event)
        if not step.asks or step.deal.standing.number > DEALS:
            return seen
        if step.deal.phase in ("turn", "claims", "robbing"):
            offered = {int(seat): {move(action) for action in ask.actions} for seat, ask in step.asks.items()}
            allowed = referee.may(step.deal)
            unanswered = {seat: row for seat, row in allowed.items() if step.deal.answers[seat] is None}
            assert offered == unanswered, f"{rules.options.code()} {step.deal.hands} {step.deal.melds}"
            seen |= {kind for row in offered.values() for kind, _, _ in row}
        seat = min(step.asks)
        asked += 1
        step = game.step(rules, step.deal, seat, choose(chance, step.asks[seat].actions, asked), chance)


@pytest.mark.parametrize("name", IDS)
def test_what_is_offered_is_what_the_referee_allows(name: str) -> None:
    """C-1, C-2, C-3, C-9, L-6, L-9, Q-10, W-11, W-13."""
    seen = {kind for seed in range(TABLES) for kind in play(name, seed)}
    assert seen >= {"discard", "pass", "pung", "kong", "concealed", "added", "win"}
    assert ("chow" in seen) == (name != "quanjiao")
