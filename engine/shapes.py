"""Every way to read a complete hand: which sets and which pair its concealed tiles make.

`engine.distance` says whether a hand is complete; here it is taken apart. Each group (suit or honours) is
split on its own, lowest tile first: that tile belongs to a triplet, to a run that it begins, or to the
pair. The splits of one group are remembered by its counts, since the groups of a table's hands repeat;
the readings of the hand are the combinations in which just one group holds the pair.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.tile import FIRST_DRAGON, FIRST_FLOWER, FIRST_HONOUR, TILES, Tile

Set = tuple[Tile, Tile, Tile]


class Split(NamedTuple):
    """One reading: the sets, ascending, each (t, t, t) or a run's three different tiles, and the pair's tile."""

    sets: tuple[Set, ...]
    pair: Tile


_Part = tuple[tuple[Set, ...], Tile | None]
"""The sets of some groups, and the pair if it is in them."""
_WINDS, _DRAGONS = TILES[FIRST_HONOUR:FIRST_DRAGON], TILES[FIRST_DRAGON:FIRST_FLOWER]
_HONOUR_RUNS = (*combinations(_WINDS, 3), *combinations(_DRAGONS, 3))


def standard(counts: Sequence[int], need: int = 4, honour_runs: bool = False) -> tuple[Split, ...]:
    """Every different way to split 3 x need + 2 tiles into sets and a pair; empty if there is none."""
    if sum(counts) != 3 * need + 2:
        return ()
    whole: Sequence[_Part] = (((), None),)
    row = bytes(counts)
    for first in (0, 9, 18, 27):
        group = row[first : first + 9]
        if not any(group):
            continue
        parts = _group(first, group, honour_runs)
        whole = [
            (sets + more, pair if own is None else own)
            for sets, pair in whole
            for more, own in parts
            if pair is None or own is None
        ]
    return tuple([Split(sets, pair) for sets, pair in whole if pair is not None])


def is_seven_pairs(counts: Sequence[int]) -> int | None:
    """How many fours are among seven pairs, each being two pairs; None if it is not seven pairs (W-16)."""
    if 1 in counts or 3 in counts or sum(counts) != 14:
        return None
    return counts.count(4)


def is_rags(counts: Sequence[int]) -> bool:
    """Whether it is thirteen rags: fourteen single tiles, in a suit three ranks or more apart (W-16)."""
    if sum(counts) != 14 or max(counts) > 1:
        return False
    suits = (counts[first : first + 9] for first in (0, 9, 18))
    return all(sum(suit[rank : rank + 3]) <= 1 for suit in suits for rank in range(7))


@lru_cache(maxsize=8192)
def _group(first: int, counts: bytes, honour_runs: bool) -> tuple[_Part, ...]:
    """Every different way to use up one group, whose lowest tile is `first`, with or without a pair."""
    splits = ((tuple(sorted(sets)), pair) for sets, pair in _splits(first, tuple(counts), honour_runs))
    return tuple(dict.fromkeys(splits))


def _splits(first: int, counts: tuple[int, ...], honour_runs: bool) -> Iterator[_Part]:
    lowest = next((i for i, count in enumerate(counts) if count), None)
    if lowest is None:
        yield (), None
        return
    tile = TILES[first + lowest]
    if counts[lowest] >= 2:
        for sets, pair in _splits(first, _without(counts, lowest, lowest), honour_runs):
            if pair is None:
                yield sets, tile
    for part in ((tile, tile, tile), *_runs(tile, honour_runs)):
        places = [member - first for member in part]
        if all(counts[place] >= places.count(place) for place in places):
            for sets, pair in _splits(first, _without(counts, *places), honour_runs):
                yield (part, *sets), pair


def _runs(tile: Tile, honour_runs: bool) -> Sequence[Set]:
    """The runs that begin with a tile."""
    if tile < FIRST_HONOUR:
        return ((tile, TILES[tile + 1], TILES[tile + 2]),) if tile % 9 < 7 else ()
    return tuple(run for run in _HONOUR_RUNS if honour_runs and run[0] == tile)


def _without(counts: tuple[int, ...], *places: int) -> tuple[int, ...]:
    return tuple(count - places.count(place) for place, count in enumerate(counts))
