"""How many times faster shanten, useful tiles and win checks are than the package `mahjong`, in one process."""

from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time
from typing import Any

from mahjong.agari import Agari
from mahjong.shanten import Shanten

from engine.distance import Hand, is_complete, shanten, useful
from tests.engine.random_hands import half_near

ROUNDS = 5
PASSES = 3
HANDS = 6000
SLOW = 60

Job = tuple[Callable[[Any], object], Sequence[Any]]


def rows() -> list[tuple[str, float, float]]:
    """(name, times faster at the median of some rounds, target) for each rate with a target."""
    random = Random(1)
    waiting = [half_near(random, 4) for _ in range(HANDS)]
    drawn = [half_near(random, 4, 1) for _ in range(HANDS)]
    states, full = [Hand(counts) for counts in waiting], [Hand(counts) for counts in drawn]
    regular: Job = (Shanten.calculate_shanten_for_regular_hand, waiting)
    search: Job = (_useful_by_library, waiting[:SLOW])
    wins: Job = (Agari.is_agari, drawn)
    return [
        ("shanten, from counts", _ratio((shanten, waiting), regular), 10),
        ("useful tiles, from counts", _ratio((useful, waiting), search), 120),
        ("win check, from counts", _ratio((is_complete, drawn), wins), 1.7),
        ("shanten, from a hand's state", _ratio((Hand.shanten, states), regular), 80),
        ("useful tiles, from a hand's state", _ratio((Hand.useful, states), search), 200),
        ("win check, from a hand's state", _ratio((Hand.complete, full), wins), 9),
    ]


def _useful_by_library(counts: list[int]) -> list[int]:
    now = Shanten.calculate_shanten_for_regular_hand(counts)
    tiles = []
    for tile in range(34):
        if counts[tile] < 4:
            counts[tile] += 1
            if Shanten.calculate_shanten_for_regular_hand(counts) < now:
                tiles.append(tile)
            counts[tile] -= 1
    return tiles


def _ratio(ours: Job, theirs: Job) -> float:
    """How many times as many calls of ours as of theirs there are in a second of processor time."""
    return median(_seconds(theirs) / _seconds(ours) for _ in range(ROUNDS))


def _seconds(job: Job) -> float:
    """Processor time of a call, at the best of a few passes: the first warms the cache."""
    return min(_pass(*job) for _ in range(PASSES))


def _pass(call: Callable[[Any], object], hands: Sequence[Any]) -> float:
    start = process_time()
    for hand in hands:
        call(hand)
    return (process_time() - start) / len(hands)


if __name__ == "__main__":
    for name, ratio, target in rows():
        print(f"{name:36}{ratio:8.1f} x   target {target:g} x")
