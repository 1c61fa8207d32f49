"""A win and the ways to read it: sets, pair, and what the winning tile completes (C-4, C-5)."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from engine import shapes
from engine.meld import Meld, MeldKind
from engine.seat import Seat, Wind
from engine.tile import TILES, Tile, Tiles, counts_of, suit


class Win(NamedTuple):
    """Everything about a win that its value may depend on.

    `hand` is without the winning tile. `how` is "self", "discard" or "rob". `flags`: "kong" (a replacement draw),
    "last" (the last tile of the wall), "first" (first turn, nothing claimed or declared yet). `wall_left` counts the
    tiles in the wall once the winning tile was drawn or discarded; `mark` is Q-17d's.
    """

    seat: Seat
    tile: Tile
    how: str
    source: Seat | None
    hand: Tiles
    melds: tuple[Meld, ...] = ()
    flowers: Tiles = ()
    seat_wind: Wind = Wind.EAST
    round_wind: Wind = Wind.EAST
    is_dealer: bool = False
    declared: str | None = None
    flags: frozenset[str] = frozenset()
    wall_left: int | None = None
    mark: Tile | None = None

    @property
    def self_drawn(self) -> bool:
        """自摸."""
        return self.how == "self"


class Group(NamedTuple):
    """A set of a reading: `kind` is "run", "triplet" or "kong"; `declared` on the table before the win; `concealed` is
    how it is valued (C-4)."""

    kind: str
    tiles: Tiles
    declared: bool
    concealed: bool

    @property
    def tile(self) -> Tile:
        """The (lowest) tile."""
        return self.tiles[0]

    @property
    def is_triplet(self) -> bool:
        """A triplet or a kong."""
        return self.kind != "run"


PAIR = -1
"""`Reading.completes` when the winning tile completes the pair."""


@dataclass(frozen=True)
class Reading:
    """One way to read a winning hand: `completes` is the index of the set that the winning tile completes, PAIR, or
    None where the shape has no sets."""

    win: Win
    shape: str
    groups: tuple[Group, ...] = ()
    pair: Tile | None = None
    completes: int | None = None

    @cached_property
    def tiles(self) -> Tiles:
        """All tiles of the winning hand, melds and winning tile included, flowers not."""
        return tuple(sorted((*self.win.hand, self.win.tile, *(t for meld in self.win.melds for t in meld.tiles))))

    @cached_property
    def counts(self) -> list[int]:
        """How many of each of the 34 faces."""
        return counts_of(self.tiles)

    @cached_property
    def suits(self) -> frozenset[int]:
        """Which of characters 0, dots 1, bamboo 2, honours 3 occur."""
        return frozenset(map(suit, self.tiles))

    @cached_property
    def triplets(self) -> tuple[Group, ...]:
        """The triplets and kongs."""
        return tuple(group for group in self.groups if group.is_triplet)

    @cached_property
    def runs(self) -> tuple[Group, ...]:
        """The runs."""
        return tuple(group for group in self.groups if not group.is_triplet)

    @property
    def completed(self) -> Group | None:
        """The set that the winning tile completes, if it is a set."""
        return None if self.completes in (None, PAIR) else self.groups[self.completes or 0]


Shape = Callable[[Win], Iterable[Reading]]


def meld_group(meld: Meld) -> Group:
    """A meld as a set of a reading."""
    kind = "kong" if meld.is_kong else "run" if meld.kind is MeldKind.CHOW else "triplet"
    return Group(kind, meld.tiles, True, not meld.is_exposed)


def four_sets(win: Win, honour_runs: bool = False) -> Iterator[Reading]:
    """Four sets and a pair, in every way and with every set the winning tile may complete."""
    counts = counts_of((*win.hand, win.tile))
    melds = tuple(meld_group(meld) for meld in win.melds)
    for split in shapes.standard(counts, 4 - len(melds), honour_runs):
        pair = TILES[split.pair]
        rows = [tuple(TILES[tile] for tile in row) for row in split.sets]
        seen: set[Tiles] = set()
        for place, row in enumerate(rows):
            if win.tile in row and row not in seen:
                seen.add(row)
                groups = tuple(_own_group(other, win, n == place) for n, other in enumerate(rows))
                yield Reading(win, "standard", melds + groups, pair, len(melds) + place)
        if win.tile == pair:
            yield Reading(win, "standard", melds + tuple(_own_group(row, win, False) for row in rows), pair, PAIR)


def _own_group(row: Tiles, win: Win, completed: bool) -> Group:
    kind = "triplet" if row[0] == row[1] else "run"
    return Group(kind, row, False, win.self_drawn or not completed)


def seven_pairs(win: Win) -> Iterator[Reading]:
    """七小對: seven pairs, concealed; four equal tiles are two of them (W-16)."""
    if not win.melds and shapes.is_seven_pairs(counts_of((*win.hand, win.tile))) is not None:
        yield Reading(win, "pairs")


def rags(win: Win) -> Iterator[Reading]:
    """十三爛: fourteen single tiles, three ranks apart in each suit (W-16)."""
    if not win.melds and shapes.is_rags(counts_of((*win.hand, win.tile))):
        yield Reading(win, "rags")
