"""Which situations are worth the same, and the one that stands for all of them.

The suits are alike, and so are sets of other ranks, winds that are neither the own nor the round's, flowers of other
numbers: a price is asked of the law once for all that are alike. It is asked for one of them that only depends on what
they have in common, so that a price is the same whichever of them was met first.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from engine.bots.plans import HONOUR_GROUP, OUTER, PLANS, Aim, Core, Plan
from engine.match import Stake
from engine.meld import Meld, MeldKind
from engine.seat import SEATS, Wind
from engine.tile import FIRST_DRAGON, FIRST_FLOWER, FIRST_HONOUR, TILES, Tiles

RANKS_KEPT = 1024
MIDDLE_FIRST = (4, 3, 5, 2, 6, 1, 7, 0, 8)
"""Ranks, the middle one first: sets there take the fewest patterns with them."""

Key = tuple[object, ...]
Rank = tuple[bool, bool, int]
"""What of an honour the worth may depend on: a dragon, valued, and how many of the winds that count it is."""


class Place(NamedTuple):
    """What the worth of a hand depends on beside its tiles: winds, flowers, stakes (the player's first), declared
    ready, and who has nothing to pay with, the player first (Q-18; empty where everybody has)."""

    seat_wind: Wind
    round_wind: Wind
    flowers: Tiles
    stakes: tuple[Stake, ...]
    declared: str | None = None
    broke: tuple[bool, ...] = ()

    def is_broke(self, step: int) -> bool:
        """Whether who sits so many seats after the player has nothing to pay with."""
        return bool(self.broke) and self.broke[step]


Valued = Callable[[Place], int]
"""The honours of which a triplet raises the worth at a place, as a mask."""


def hand_key(melds: tuple[Meld, ...], place: Place, valued: Valued) -> Key:
    """What of the melds and the place the worth may depend on."""
    ways, honours = _sets(melds, _ranks(place, valued))
    dealer = place.seat_wind == Wind.EAST
    bits = valued(place).bit_count()
    return ways, honours, bits, dealer, flowers_key(place), place.stakes, place.declared, place.broke


def aim_key(aim: Aim, place: Place, valued: Valued) -> Key:
    """What of an aim the worth may depend on."""
    plan, core = aim
    ranks = _ranks(place, valued) if core.honours else {}
    return _plan_key(plan, core.straight), tuple(sorted([ranks[tile] for tile in core.honours]))


def flowers_key(place: Place) -> tuple[tuple[int, bool], ...]:
    """How many flowers there are of each group, and whether the own one is among them."""
    groups = [[tile for tile in place.flowers if (tile - FIRST_FLOWER) // 4 == half] for half in (0, 1)]
    return tuple(
        sorted((len(row), any((tile - FIRST_FLOWER) % 4 == place.seat_wind for tile in row)) for row in groups)
    )


def representative(
    aim: Aim, melds: tuple[Meld, ...], place: Place, valued: Valued
) -> tuple[Aim, tuple[Meld, ...], Place]:
    """The situation that stands for all with the same keys."""
    ranks = _ranks(place, valued)
    ways, honours = _sets(melds, ranks)
    winds = _winds(place, valued)
    stand_in = Place(*winds, _flowers(flowers_key(place), winds[0]), place.stakes, place.declared, place.broke)
    plan, straight = _first_plan(_plan_key(aim.plan, aim.core.straight))
    pick = _Honours(_ranks(stand_in, valued))
    core = Core(tuple(sorted(pick.next(rank) for rank in sorted(ranks[tile] for tile in aim.core.honours))), straight)
    of_honours = [_honour_set(kind, pick, rank) for rank, kind in honours]
    return Aim(plan, core), (*_suited_sets(plan, ways), *of_honours), stand_in


def _winds(place: Place, valued: Valued) -> tuple[Wind, Wind]:
    """Seat and round wind of a dealer or of the next player; the same if that counts and is so."""
    own, other = (Wind.EAST, Wind.SOUTH) if place.seat_wind == Wind.EAST else (Wind.SOUTH, Wind.EAST)
    double = place.seat_wind == place.round_wind and _round_counts(place, valued)
    return own, own if double else other


def _round_counts(place: Place, valued: Valued) -> bool:
    """Whether the wind of the round is valued for who does not sit there."""
    elsewhere = place._replace(seat_wind=Wind.SOUTH if place.round_wind == Wind.EAST else Wind.EAST, flowers=())
    return bool(valued(elsewhere) >> FIRST_HONOUR + place.round_wind & 1)


def _ranks(place: Place, valued: Valued) -> dict[int, Rank]:
    """The ranks of the honours at a place."""
    return _ranked(valued(place), place.seat_wind, place.round_wind if _round_counts(place, valued) else None)


@lru_cache(maxsize=RANKS_KEPT)
def _ranked(valued: int, seat_wind: Wind, round_wind: Wind | None) -> dict[int, Rank]:
    winds = [FIRST_HONOUR + wind for wind in (seat_wind, round_wind) if wind is not None]
    winds = [tile for tile in winds if valued >> tile & 1]
    return {
        tile: (tile >= FIRST_DRAGON, bool(valued >> tile & 1), winds.count(tile))
        for tile in range(FIRST_HONOUR, FIRST_FLOWER)
    }


def _flowers(groups: Sequence[tuple[int, bool]], own: Wind) -> Tiles:
    """Flowers with that key."""
    tiles: list[int] = []
    for half, (count, with_own) in enumerate(groups):
        others = [number for number in range(4) if number != own]
        numbers = [own, *others] if with_own else others
        tiles += [FIRST_FLOWER + 4 * half + number for number in numbers[:count]]
    return tuple(TILES[tile] for tile in sorted(tiles))


def _sets(
    melds: tuple[Meld, ...], ranks: dict[int, Rank]
) -> tuple[tuple[MeldKind, ...], tuple[tuple[Rank, MeldKind], ...]]:
    """The kinds of the sets in suits, and the ranks and kinds of those of honours, in order."""
    ways = sorted(meld.kind for meld in melds if meld.tiles[0] < FIRST_HONOUR)
    return tuple(ways), tuple(sorted((ranks[meld.tiles[0]], meld.kind) for meld in melds if meld.tiles[0] in ranks))


@cache
def _plan_key(plan: Plan, straight: int) -> Key:
    """What of a plan with a straight the worth may depend on: the suits are alike, so their order doesn't matter."""
    suits = sorted((plan.groups[suit], straight == suit) for suit in range(3))
    outer_only, none_outer = plan.only & ~OUTER == 0, plan.only & OUTER == 0
    return plan.way, plan.groups[HONOUR_GROUP], outer_only, none_outer, tuple(suits)


@cache
def _first_plan(key: Key) -> tuple[Plan, int]:
    """The first plan and suit of a straight with that key."""
    rows = ((plan, straight) for plan in PLANS for straight in range(-1, 3))
    return next(row for row in rows if _plan_key(*row) == key)


def _suited_sets(plan: Plan, ways: Sequence[MeldKind]) -> Iterator[Meld]:
    """Sets of these kinds within the plan, from suit to suit and from the middle outwards."""
    suits = [suit for suit in range(3) if plan.groups[suit]]
    for number, kind in enumerate(ways):
        first = 9 * suits[number % len(suits)]
        if kind is MeldKind.CHOW:
            rank = MIDDLE_FIRST[number] - 1
            yield shown(kind, [first + rank, first + rank + 1, first + rank + 2])
        else:
            ranks = [rank for rank in MIDDLE_FIRST if plan.only >> first + rank & 1]
            yield shown(kind, [first + ranks[number // len(suits) % len(ranks)]] * (3 if kind is MeldKind.PUNG else 4))


class _Honours:
    """The honours at a place, each given away once."""

    def __init__(self, ranks: dict[int, Rank]) -> None:
        self._left = dict(ranks)

    def next(self, rank: Rank) -> int:
        """The first honour left of that rank, or of any rank."""
        tile = next((tile for tile, held in self._left.items() if held == rank), min(self._left))
        del self._left[tile]
        return tile


def _honour_set(kind: MeldKind, pick: _Honours, rank: Rank) -> Meld:
    """A set of honours of that rank; a run of honours (W-16) by the rank of its lowest."""
    tile = pick.next(rank)
    if kind is MeldKind.CHOW:
        first = FIRST_DRAGON if tile >= FIRST_DRAGON else min(tile, FIRST_HONOUR + 1)
        return shown(kind, [first, first + 1, first + 2])
    return shown(kind, [tile] * (3 if kind is MeldKind.PUNG else 4))


def shown(kind: MeldKind, tiles: Sequence[int]) -> Meld:
    """A set of these tiles on the table, fed by the next player if it is exposed."""
    row = tuple(TILES[tile] for tile in tiles)
    return Meld(kind, row) if kind is MeldKind.CONCEALED else Meld(kind, row, SEATS[1], row[0])
