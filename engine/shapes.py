"""Every way to read a complete hand: which sets and which pair its concealed tiles make.

`engine.distance` says whether a hand is complete; here it is taken apart. Each group (suit or honours) is
split on its own, lowest tile first: that tile belongs to a triplet, to a run that it begins, or to the
pair. The splits of one group are remembered by its counts, since the groups of a table's hands repeat;
the readings of the hand are the combinations in which just one group holds the pair.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

Set = tuple[int, int, int]


class Split(NamedTuple):
    """One reading: the sets, ascending, each (t, t, t) or a run's three different tiles, and the pair's tile."""

    sets: tuple[Set, ...]
    pair: int


_HONOUR_RUNS = ((27, 28, 29), (27, 28, 30), (27, 29, 30), (28, 29, 30), (31, 32, 33))
_NO_PAIR = -1


def standard(counts: Sequence[int], need: int = 4, honour_runs: bool = False) -> tuple[Split, ...]:
    """Every different way to split 3 x need + 2 tiles into sets and a pair; empty if there is none."""
    if sum(counts) != 3 * need + 2:
        return ()
    groups = [_group(first, tuple(counts[first : first + 9]), honour_runs) for first in (0, 9, 18, 27)]
    return tuple(
        Split(sum((part.sets for part in parts), ()), max(part.pair for part in parts))
        for parts in product(*groups)
        if sum(part.pair != _NO_PAIR for part in parts) == 1
    )


def is_seven_pairs(counts: Sequence[int]) -> int | None:
    """How many fours are among seven pairs, each being two pairs; None if it is not seven pairs (W-16)."""
    if sum(counts) != 14 or any(count % 2 for count in counts):
        return None
    return sum(count == 4 for count in counts)


def is_rags(counts: Sequence[int]) -> bool:
    """Whether it is thirteen rags: fourteen single tiles, in a suit three ranks or more apart (W-16)."""
    if sum(counts) != 14 or max(counts) > 1:
        return False
    suits = (counts[first : first + 9] for first in (0, 9, 18))
    return all(sum(suit[rank : rank + 3]) <= 1 for suit in suits for rank in range(7))


@lru_cache(maxsize=8192)
def _group(first: int, counts: tuple[int, ...], honour_runs: bool) -> tuple[Split, ...]:
    """Every different way to use up one group, whose lowest tile is `first`, with or without a pair."""
    splits = (Split(tuple(sorted(sets)), pair) for sets, pair in _splits(first, counts, honour_runs))
    return tuple(dict.fromkeys(splits))


def _splits(first: int, counts: tuple[int, ...], honour_runs: bool) -> Iterator[Split]:
    lowest = next((i for i, count in enumerate(counts) if count), None)
    if lowest is None:
        yield Split((), _NO_PAIR)
        return
    tile = first + lowest
    if counts[lowest] >= 2:
        for rest in _splits(first, _without(counts, lowest, lowest), honour_runs):
            if rest.pair == _NO_PAIR:
                yield Split(rest.sets, tile)
    for part in ((tile, tile, tile), *_runs(tile, honour_runs)):
        places = [member - first for member in part]
        if all(counts[place] >= places.count(place) for place in places):
            for rest in _splits(first, _without(counts, *places), honour_runs):
                yield Split((part, *rest.sets), rest.pair)


def _runs(tile: int, honour_runs: bool) -> Sequence[Set]:
    """The runs that begin with a tile."""
    if tile < 27:
        return ((tile, tile + 1, tile + 2),) if tile % 9 < 7 else ()
    return tuple(run for run in _HONOUR_RUNS if honour_runs and run[0] == tile)


def _without(counts: tuple[int, ...], *places: int) -> tuple[int, ...]:
    return tuple(count - places.count(place) for place, count in enumerate(counts))
