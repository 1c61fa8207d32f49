"""Shanten, useful tiles and win checks, from 34 counts and from a hand's own state, beside the package `mahjong`."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from mahjong.agari import Agari
from mahjong.shanten import Shanten

from engine.distance import Hand, is_complete, shanten, useful
from tests.bench.timing import ROUNDS, Compared, Job, Row, compare, rate
from tests.engine.random_hands import half_near

HANDS = 6000
SLOW = 60


class Rate(NamedTuple):
    """What is counted, how it compares, and how many times faster it should be."""

    what: str
    compared: Compared
    target: float


def rates(hands: int = HANDS, slow: int = SLOW, rounds: int = ROUNDS) -> list[Rate]:
    """The six rates, on so many random hands, of which the library looks for useful tiles in the first few."""
    random = Random(1)
    waiting = [half_near(random, 4) for _ in range(hands)]
    drawn = [half_near(random, 4, 1) for _ in range(hands)]
    states, full = [Hand(counts) for counts in waiting], [Hand(counts) for counts in drawn]
    regular: Job = (Shanten.calculate_shanten_for_regular_hand, waiting)
    search: Job = (useful_by_library, waiting[:slow])
    wins: Job = (Agari.is_agari, drawn)
    pairs: list[tuple[str, Job, Job, float]] = [
        ("shanten, from counts", (shanten, waiting), regular, 10),
        ("useful tiles, from counts", (useful, waiting), search, 120),
        ("win check, from counts", (is_complete, drawn), wins, 1.7),
        ("shanten, from a hand's state", (Hand.shanten, states), regular, 80),
        ("useful tiles, from a hand's state", (Hand.useful, states), search, 200),
        ("win check, from a hand's state", (Hand.complete, full), wins, 9),
    ]
    return [Rate(what, compare(ours, other, rounds), target) for what, ours, other, target in pairs]


def rows() -> Iterator[Row]:
    """The rates as rows of the table."""
    for what, compared, target in rates():
        ratio = compared.faster
        aim = f"≥ {target:g} ×"
        yield Row(what, rate(compared.ours), rate(compared.other), f"{ratio:.1f} ×", aim, ratio >= target)


def useful_by_library(counts: list[int]) -> list[int]:
    """The tiles that lower the shanten, by asking the library for each."""
    now = Shanten.calculate_shanten_for_regular_hand(counts)
    tiles = []
    for tile in range(34):
        if counts[tile] < 4:
            counts[tile] += 1
            if Shanten.calculate_shanten_for_regular_hand(counts) < now:
                tiles.append(tile)
            counts[tile] -= 1
    return tiles
