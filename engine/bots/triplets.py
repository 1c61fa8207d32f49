"""How far a hand is from triplets and a pair of certain tiles, and what brings it nearer.

`only` is a mask of the tiles that may be used. All that matters is of how many of them there are one, two, or more.
"""

from collections.abc import Iterable
from functools import cache

from engine.distance import Hand

Kinds = tuple[int, int, int]
"""Of which tiles there are one, two, and more, as masks."""


def kinds_of(hand: Hand) -> Kinds:
    """The kinds of a hand."""
    held, odd, full = hand.held, hand.odd, 0
    if 3 in hand.counts or 4 in hand.counts:
        full = sum([1 << tile for tile, count in enumerate(hand.counts) if count > 2])
    return odd & ~full, held & ~odd & ~full, full


def missing(need: int, kinds: Kinds, only: int) -> int:
    """How many tiles are missing to so many triplets and a pair."""
    singles, pairs, full = kinds
    return _missing(need, (singles & only).bit_count(), (pairs & only).bit_count(), (full & only).bit_count())


def pairs(hand: Hand, only: int) -> int:
    """How many pairs there are of these tiles, four equal ones being two."""
    _, two, more = kinds_of(hand)
    return ((two | more) & only).bit_count() + (more & ~hand.odd & only).bit_count()


def after_each(hand: Hand, only: int, tiles: Iterable[int]) -> list[int]:
    """The same after each of these discards: it depends on how many there are of the tile."""
    need, counts = hand.need, hand.counts
    singles, pairs, full = ((kind & only).bit_count() for kind in kinds_of(hand))
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
    singles, pairs, more = (kind & only for kind in kinds_of(hand))
    full = more.bit_count()
    several = full + pairs.bit_count()
    if several > hand.need:
        return pairs
    kinds = several + singles.bit_count()
    return pairs * (full < hand.need) | (singles if kinds > hand.need else only & ~hand.held | singles)


@cache
def _missing(need: int, singles: int, pairs: int, full: int) -> int:
    """The fullest kinds become the triplets, the next one the pair."""
    row = [3] * full + [2] * pairs + [1] * singles + [0] * (need + 1)
    return 3 * need + 2 - sum(row[:need]) - min(row[need], 2)
