"""Model hands: finished hands that keep to an aim, drawn by lot but always the same ones, for the law to price."""

from collections.abc import Sequence
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
    """A finished hand that keeps to an aim: its concealed tiles, the winning tile last."""

    tiles: Tiles
    self_drawn: bool


class _Lots:
    """A row of lots, about forty."""

    def __init__(self, number: int) -> None:
        self._left = int.from_bytes(seed_of("model", str(number)), "big")

    def below(self, limit: int) -> int:
        self._left, lot = divmod(self._left, limit)
        return lot


def model(aim: Aim, melds: tuple[Meld, ...], number: int) -> ModelHand | None:
    """The number-th model hand of an aim; None where none is found."""
    chows = any(meld.kind is MeldKind.CHOW for meld in melds)
    shown = [tile for meld in melds for tile in meld.tiles]
    for attempt in range(TRIES):
        tiles, last = _drawn(aim, 4 - len(melds), chows, TRIES * number + attempt)
        own = [*tiles, *shown]
        if tiles and max(map(own.count, tiles)) <= 4 and not _narrower(aim, own):
            row = (*tiles[:last], *tiles[last + 1 :], tiles[last])
            return ModelHand(tuple(TILES[tile] for tile in row), number % MODELS in SELF_DRAWN)
    return None


@lru_cache(maxsize=64)
def _narrower_than(plan: Plan) -> tuple[Plan, ...]:
    return tuple(other for other in PLANS if is_wider(plan, other))


def _narrower(aim: Aim, tiles: Sequence[int]) -> bool:
    """Whether the hand keeps to a narrower plan too, which is worth a thought of its own."""
    kinds = set(tiles)
    mask, triplets = sum(1 << tile for tile in kinds), len(kinds) <= 5
    rows = _narrower_than(aim.plan)
    return any(not mask & ~other.only and (triplets or other.way != "triplets") for other in rows)


@lru_cache(maxsize=DRAWN_KEPT)
def _drawn(aim: Aim, need: int, chows: bool, number: int) -> tuple[tuple[int, ...], int]:
    """Tiles that finish the aim beside the melds, some of them chows, and which of them comes last."""
    lots = _Lots(number)
    tiles = _finished(aim, need, chows, lots)
    return tuple(tiles), lots.below(len(tiles)) if tiles else 0


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
        return run if all(plan.only >> tile & 1 for tile in run) else [first] * 3
    return [first] * 3


def _rags(lots: _Lots) -> list[int]:
    """Fourteen of the sixteen tiles of three spaced rows and the honours."""
    rows = [tile for suit in range(3) for tile in range(9 * suit + lots.below(3), 9 * suit + 9, 3)]
    tiles = rows + list(range(27, 34))
    for _ in range(len(tiles) - 14):
        del tiles[lots.below(len(tiles))]
    return tiles
