"""Random hands for the tests and benchmarks of distance and shapes, the same on every run."""

from collections.abc import Sequence
from random import Random

Counts = list[int]

SUIT_RUNS = [(tile, tile + 1, tile + 2) for tile in range(27) if tile % 9 < 7]
HONOUR_RUNS = [(27, 28, 29), (27, 28, 30), (27, 29, 30), (28, 29, 30), (31, 32, 33)]
TRIPLETS = [(tile,) * 3 for tile in range(34)]
SUITED = SUIT_RUNS + TRIPLETS
WITH_HONOUR_RUNS = HONOUR_RUNS * 4 + SUITED


def counts_of(tiles: Sequence[int]) -> Counts:
    return [tiles.count(tile) for tile in range(34)]


def any_hand(random: Random, size: int, kinds: Sequence[int] = range(34)) -> Counts:
    """So many tiles, each as likely as another."""
    return counts_of(random.sample([tile for tile in kinds for _ in range(4)], size))


def winning_hand(random: Random, need: int, sets: Sequence[tuple[int, ...]] = SUITED) -> Counts:
    """So many sets and a pair."""
    while True:
        chosen = [tile for part in random.choices(sets, k=need) for tile in part]
        counts = counts_of(chosen + [random.randrange(34)] * 2)
        if max(counts) <= 4:
            return counts


def near(random: Random, counts: Sequence[int], size: int, swaps: int) -> Counts:
    """A hand cut down to a size, in which some tiles were then exchanged for any others."""
    near = list(counts)
    for _ in range(sum(counts) - size):
        near[random.choice([tile for tile in range(34) if near[tile]])] -= 1
    for _ in range(swaps):
        near[random.choice([tile for tile in range(34) if near[tile] < 4])] += 1
        near[random.choice([tile for tile in range(34) if near[tile]])] -= 1
    return near


def rags(random: Random) -> Counts:
    """Thirteen rags, complete."""
    spaced = [(0, 3, 6), (0, 4, 8), (1, 5), (2, 6), (1, 4, 7), (2, 5, 8), (0, 3, 7), (7,)]
    while True:
        tiles = [suit + rank for suit in (0, 9, 18) for rank in random.choice(spaced)]
        honours = 14 - len(tiles)
        if honours <= 7:
            return counts_of(tiles + random.sample(range(27, 34), honours))


def pairs(random: Random) -> Counts:
    """Seven pairs, complete, sometimes with fours."""
    return counts_of(2 * random.sample([*range(34)] * 2, 7))


def half_near(random: Random, need: int, drawn: int = 0) -> Counts:
    """3 x need + 1 tiles and those drawn: half the time any, else near a complete hand."""
    size = 3 * need + 1 + drawn
    if random.random() < 0.5:
        return any_hand(random, size)
    return near(random, winning_hand(random, need), size, random.choice([0, 0, 1, 2]))
