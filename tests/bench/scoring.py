"""Counting a won hand: its best reading and who pays whom, beside the package `mahjong` counting the same tiles."""

from collections.abc import Iterator
from functools import partial
from random import Random

from mahjong.hand_calculating.hand import HandCalculator
from msgspec.structs import replace

from engine.deal import begin
from engine.events import Won
from engine.offers import score
from engine.reading import Win
from engine.rules import Rules
from engine.rulesets import IDS, rules_of
from engine.seat import Seat
from engine.tile import TILES
from tests.bench.timing import ROUNDS, Job, Row, compare, rate
from tests.engine.random_hands import winning_hand

HANDS = 400
ANY_HAND_WINS = {"quanjiao": "min_fan=1"}
"""Otherwise many hands would be looked at and not counted."""

Hands = list[list[int]]


def hands(number: int) -> Hands:
    """So many winning hands, each as a list of its fourteen tiles, the winning one last."""
    random = Random(2)
    rows = []
    for _ in range(number):
        tiles = [tile for tile, count in enumerate(winning_hand(random, 4)) for _ in range(count)]
        random.shuffle(tiles)
        rows.append(tiles)
    return rows


def count(rules: Rules, tiles: list[int]) -> object:
    """What the hand is worth and what is paid for it."""
    held = tuple(TILES[tile] for tile in tiles)
    win = Win(Seat.A, held[-1], "discard", Seat.B, held[:-1], is_dealer=True)
    scored = score(rules, win)
    if scored is None:
        return None
    deal = replace(begin(rules.initial), won=(Won(win.seat, win.tile, win.how, win.source),), scored=(scored,))
    return rules.settle(deal, scored)


def count_by_library(tiles: list[int]) -> object:
    """What the hand would be worth in Riichi."""
    left = [4 * tile for tile in range(34)]
    physical = []
    for tile in tiles:
        physical.append(left[tile])
        left[tile] += 1
    return HandCalculator.estimate_hand_value(physical, physical[-1])


def rows(number: int = HANDS, rounds: int = ROUNDS) -> Iterator[Row]:
    """One row a rule set; no target, since the games differ."""
    drawn = hands(number)
    library: Job = (count_by_library, drawn)
    for name in IDS:
        rules = rules_of(name, ANY_HAND_WINS.get(name, ""))
        compared = compare((partial(count, rules), drawn), library, rounds)
        yield Row(f"counting a win, {name}", rate(compared.ours), rate(compared.other), f"{compared.faster:.1f} ×")
