"""How likely a player is ready, fitted to self-play: `python -m tests.bench.readiness --rules quanjiao --deals 400`.

At every discard each other player is looked at: his sets, his discards so far, and whether he truly is ready. The three
numbers of `engine.bots.danger` that tell the one from the others are found by Newton's method (a logistic fit), shown
beside what was seen, and written to `engine/bots/parameters.json`.
"""

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from math import exp, log

from engine.actions import AnyAction, Ask, Discard
from engine.bots import bot
from engine.bots.parameters import parameters
from engine.deal import Deal
from engine.offers import is_ready
from engine.rules import Rules
from engine.rulesets import IDS, rules_of
from engine.seat import SEATS, Seat
from tests.bench.arena import play
from tests.bench.tune import write

FIRST_WALL = 3_000_000
ROUNDS = 12
CLASSES = 10
Row = tuple[float, float, bool]
"""A player's sets, the logarithm of his discards and one, and whether he was ready."""


def seen(rules: Rules, walls: Iterable[int]) -> list[Row]:
    """What others looked like at each discard, normal and hard players taking turns in the seats."""
    rows: list[Row] = []

    def watch(deal: Deal, seat: Seat, ask: Ask, action: AnyAction) -> None:
        if isinstance(action, Discard):
            for other in SEATS[: rules.players]:
                if other != seat and deal.declared[other] is None and len(deal.melds[other]) < 4:
                    turns = sum(discard.seat == other for discard in deal.discards)
                    rows.append((len(deal.melds[other]), log(1 + turns), is_ready(rules, deal, other)))

    rows_of_bots = [
        [bot(("normal", "hard")[(seat + shift) % 2], rules, bytes([seat])) for seat in range(rules.players)]
        for shift in (0, 1)
    ]
    for wall in walls:
        play(rules, wall, rows_of_bots[wall % 2], watch)
    return rows


def thought(numbers: Sequence[float], melds: float, turns: float) -> float:
    """How likely a player is taken to be ready by these numbers."""
    constant, by_meld, by_turns = numbers
    return 1 / (1 + exp(-(constant + by_meld * melds + by_turns * turns)))


def fitted(rows: Sequence[Row]) -> tuple[float, float, float]:
    """The constant and the two slopes of the log-odds that explain the rows best."""
    found, alike = [0.0, 0.0, 0.0], Counter(rows)
    for _ in range(ROUNDS):
        pull, curve = [0.0] * 3, [[1e-9 * (row == column) for column in range(3)] for row in range(3)]
        for (melds, turns, ready), times in alike.items():
            marks, chance = (1.0, melds, turns), thought(found, melds, turns)
            weight = times * chance * (1 - chance)
            for row in range(3):
                pull[row] += times * marks[row] * (ready - chance)
                for column in range(3):
                    curve[row][column] += weight * marks[row] * marks[column]
        found = [number + step for number, step in zip(found, _solved(curve, pull), strict=True)]
    return found[0], found[1], found[2]


def _solved(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """What the (symmetric, positive) matrix times makes the vector, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    for pivot in range(len(rows)):
        for other in range(len(rows)):
            if other != pivot:
                factor = rows[other][pivot] / rows[pivot][pivot]
                rows[other] = [mine - factor * theirs for mine, theirs in zip(rows[other], rows[pivot], strict=True)]
    return [row[-1] / row[place] for place, row in enumerate(rows)]


def table(rows: Sequence[Row], found: tuple[float, float, float]) -> str:
    """Thought and seen, in classes of what is thought."""
    classes: list[list[tuple[float, bool]]] = [[] for _ in range(CLASSES)]
    for melds, turns, ready in rows:
        chance = thought(found, melds, turns)
        classes[int(chance * CLASSES)].append((chance, ready))
    lines = [
        f"{sum(chance for chance, _ in row) / len(row):6.2f} {sum(ready for _, ready in row) / len(row):6.2f}"
        f" {len(row):8}"
        for row in classes
        if row
    ]
    return "\n".join(["thought   seen    times", *lines])


def main() -> None:
    """Read the command line, play, fit, print, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", choices=IDS, required=True)
    parser.add_argument("--deals", type=int, default=400)
    args = parser.parse_args()
    rows = seen(rules_of(args.rules), range(FIRST_WALL, FIRST_WALL + args.deals))
    found = fitted(rows)
    print(table(rows, found))
    numbers = dict(zip(("ready", "ready_meld", "ready_turn"), (round(number, 2) for number in found), strict=True))
    print(f"{args.rules}: {numbers}")
    write(args.rules, "hard", {**parameters("hard", args.rules)._asdict(), **numbers})


if __name__ == "__main__":
    main()
