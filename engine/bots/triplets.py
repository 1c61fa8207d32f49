"""How far a hand is from triplets and a pair of certain tiles, and what brings it nearer.

`only` is a mask of the tiles that may be used. All that matters is of how many of them there are one, two, or more.
"""

from collections.abc import Iterable
from functools import cache

from engine.distance import Hand


def missing(hand: Hand, only: int) -> int:
    """How many tiles are missing to as many triplets as the hand needs, and a pair."""
    return _missing(hand.need, *map(int.bit_count, _by_count(hand, only)))


def after_each(hand: Hand, only: int, tiles: Iterable[int]) -> list[int]:
    """The same after each of these discards: it depends on how many there are of the tile."""
    need, counts = hand.need, hand.counts
    singles, pairs, full = map(int.bit_count, _by_count(hand, only))
    now = _missing(need, singles, pairs, full)
    gaps = (
        now,
        _missing(need, singles - 1, pairs, full),
        _missing(need, singles + 1, pairs - 1, full),
        _missing(need, singles, pairs + 1, full - 1),
        now,
    )
    return [gaps[counts[tile]] if only >> tile & 1 else now for tile in tiles]


def useful(hand: Hand, only: int) -> int:
    """The tiles that bring a waiting hand nearer, as a mask."""
    singles, pairs, more = _by_count(hand, only)
    full = more.bit_count()
    several = full + pairs.bit_count()
    if several > hand.need:
        return pairs
    kinds = several + singles.bit_count()
    return pairs * (full < hand.need) | (singles if kinds > hand.need else only & ~hand.held | singles)


def _by_count(hand: Hand, only: int) -> tuple[int, int, int]:
    """Of which of these tiles there are one, two, and more, as masks."""
    counts, held, odd, full = hand.counts, hand.held & only, hand.odd & only, 0
    if 3 in counts or 4 in counts:
        full = sum([1 << tile for tile, count in enumerate(counts) if count > 2]) & only
    return odd & ~full, held & ~odd & ~full, full


@cache
def _missing(need: int, singles: int, pairs: int, full: int) -> int:
    """The fullest kinds become the triplets, the next one the pair."""
    row = [3] * full + [2] * pairs + [1] * singles + [0] * (need + 1)
    return 3 * need + 2 - sum(row[:need]) - min(row[need], 2)
