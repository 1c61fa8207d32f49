"""Model hands: finished hands that keep to an aim, drawn by lot but always the same ones, for the law to price."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.bots.plans import HONOUR_GROUP, PLANS, Aim, Plan, is_wider
from engine.chance import seed_of
from engine.distance import GROUP_MASK, tiles_of
from engine.meld import Meld, MeldKind
from engine.tile import FIRST_HONOUR, TILES, Tiles

MODELS = 5
"""Model hands drawn for an aim."""
SELF_DRAWN = (2, 4)
"""Which of the models are self-drawn, as about so many wins are."""
TRIES = 40
DRAWN_KEPT = 1 << 14
RUNS_OF_TEN = 8
"""Of ten sets that may be runs, so many are."""


class ModelHand(NamedTuple):
    """A finished hand that keeps to an aim, the number-th: its concealed tiles, the winning tile last."""

    tiles: Tiles
    number: int

    @property
    def self_drawn(self) -> bool:
        """Whether the winning tile was drawn."""
        return self.number % MODELS in SELF_DRAWN


class _Drawn(NamedTuple):
    """Tiles that finish an aim, the one that comes last at the end; `held[n]` has a bit for each face of which there
    are more than n."""

    tiles: Tiles
    held: Sequence[int]


class _Lots:
    """A row of lots, about forty."""

    def __init__(self, number: int) -> None:
        self._left = _luck(number)

    def below(self, limit: int) -> int:
        self._left, lot = divmod(self._left, limit)
        return lot


@lru_cache(maxsize=1024)
def _luck(number: int) -> int:
    return int.from_bytes(seed_of("model", str(number)), "big")


def models(aim: Aim, melds: tuple[Meld, ...], count: int) -> Iterator[ModelHand]:
    """So many model hands of an aim; fewer where some are not found."""
    need, chows = 4 - len(melds), any(meld.kind is MeldKind.CHOW for meld in melds)
    once, twice, thrice, fourfold, _ = _held(tile for meld in melds for tile in meld.tiles)
    for number in range(count):
        for attempt in range(TRIES * number, TRIES * number + TRIES):
            drawn = _drawn(aim, need, chows, attempt)
            if drawn is not None:
                one, two, three, four, _ = drawn.held
                too_many = one & fourfold or two & thrice or three & twice or four & once
                if not too_many and not _narrower(aim.plan, one | once):
                    yield ModelHand(drawn.tiles, number)
                    break


def _held(tiles: Iterable[int]) -> tuple[int, int, int, int, int]:
    """The faces there are at least once, twice …, five times, as masks."""
    one = two = three = four = five = 0
    for tile in tiles:
        bit = 1 << tile
        five |= four & bit
        four |= three & bit
        three |= two & bit
        two |= one & bit
        one |= bit
    return one, two, three, four, five


def _narrower(plan: Plan, kinds: int) -> bool:
    """Whether a hand of these kinds keeps to a narrower plan too, which is worth a thought of its own."""
    return not all(map(kinds.__and__, _outside(plan, kinds.bit_count() <= 5)))


@lru_cache(maxsize=128)
def _outside(plan: Plan, triplets: bool) -> tuple[int, ...]:
    """The tiles that each narrower plan leaves out; those of triplets are none for hands of more than five kinds.

    What leaves out all that another does, and more, says nothing new.
    """
    narrower = (other for other in PLANS if is_wider(plan, other) and (triplets or other.way != "triplets"))
    masks = {~other.only for other in narrower}
    return tuple(mask for mask in masks if not any(less & ~mask == 0 for less in masks - {mask}))


@lru_cache(maxsize=DRAWN_KEPT)
def _drawn(aim: Aim, need: int, chows: bool, number: int) -> _Drawn | None:
    """Tiles that finish the aim beside the melds, some of them chows; None when the lots fell badly."""
    lots = _Lots(number)
    tiles = _finished(aim, need, chows, lots)
    held = _held(tiles)
    if not tiles or held[4]:
        return None
    last = lots.below(len(tiles))
    return _Drawn(tuple(map(TILES.__getitem__, (*tiles[:last], *tiles[last + 1 :], tiles[last]))), held)


def _finished(aim: Aim, need: int, chows: bool, lots: _Lots) -> list[int]:
    """Concealed tiles that finish the aim with so many sets; empty when the lots fell badly."""
    plan, core = aim
    allowed = tiles_of(plan.only)
    if plan.way == "pairs":
        kinds = sorted({allowed[lots.below(len(allowed))] for _ in range(7)})
        return kinds * 2 if len(kinds) == 7 else []
    if plan.way == "rags":
        return _rags(lots)
    tiles: list[int] = []
    if core.straight >= 0:
        tiles += range(9 * core.straight, 9 * core.straight + 9)
    for tile in core.honours:
        tiles += [tile] * 3
    suited = tiles_of(plan.only & ~GROUP_MASK[HONOUR_GROUP])
    runs = RUNS_OF_TEN if chows or tiles else 10
    while len(tiles) < 3 * need:
        tiles += _set(plan, suited or allowed, allowed, lots, runs)
        runs = RUNS_OF_TEN
    pairs = tiles_of(plan.only & GROUP_MASK[HONOUR_GROUP]) if plan.mixed and not core.honours else allowed
    return [*tiles, *[pairs[lots.below(len(pairs))]] * 2] if len(tiles) == 3 * need else []


def _set(plan: Plan, suited: Sequence[int], allowed: Sequence[int], lots: _Lots, runs: int) -> list[int]:
    """A set of the plan, a run in so many of ten cases."""
    if plan.way == "triplets":
        return [allowed[lots.below(len(allowed))]] * 3
    first = suited[lots.below(len(suited))]
    if lots.below(10) < runs and first < FIRST_HONOUR:
        start = first - first % 9 + min(first % 9, 6)
        run = [start, start + 1, start + 2]
        return [first] * 3 if 7 << start & ~plan.only else run
    return [first] * 3


def _rags(lots: _Lots) -> list[int]:
    """Fourteen of the sixteen tiles of three spaced rows and the honours."""
    rows = [tile for suit in range(3) for tile in range(9 * suit + lots.below(3), 9 * suit + 9, 3)]
    tiles = rows + list(range(27, 34))
    for _ in range(len(tiles) - 14):
        del tiles[lots.below(len(tiles))]
    return tiles
