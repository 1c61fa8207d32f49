"""A win and the ways to read it: sets, pair, and what the winning tile completes (C-4, C-5)."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from engine import shapes
from engine.meld import Meld, MeldKind
from engine.seat import Seat, Wind
from engine.tile import Tile, Tiles, counts_of


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


class Reading:
    """One way to read a winning hand: `completes` is the index of the set that the winning tile completes, PAIR, or
    None where the shape has no sets.

    What nearly every pattern asks is worked out at once: `kinds` has a bit for each face that occurs, `tripled` for
    each of which there is a triplet or kong, `triplets` and `runs` are these sets.
    """

    __slots__ = ("completes", "groups", "kinds", "pair", "runs", "shape", "tripled", "triplets", "win")

    def __init__(
        self,
        win: Win,
        shape: str,
        groups: tuple[Group, ...] = (),
        pair: Tile | None = None,
        completes: int | None = None,
    ) -> None:
        self.win, self.shape, self.groups, self.pair, self.completes = win, shape, groups, pair, completes
        self.triplets: list[Group] = []
        self.runs: list[Group] = []
        tripled, kinds = 0, 1 << win.tile
        for group in groups:
            if group.kind == "run":
                self.runs.append(group)
            else:
                self.triplets.append(group)
                tripled |= 1 << group.tiles[0]
        for tile in win.hand:
            kinds |= 1 << tile
        for meld in win.melds:
            for tile in meld.tiles:
                kinds |= 1 << tile
        self.kinds, self.tripled = kinds, tripled

    @property
    def tiles(self) -> Tiles:
        """All tiles of the winning hand, melds and winning tile included, flowers not."""
        return tuple(sorted((*self.win.hand, self.win.tile, *(t for meld in self.win.melds for t in meld.tiles))))

    @property
    def counts(self) -> list[int]:
        """How many of each of the 34 faces."""
        tiles = [*self.win.hand, self.win.tile]
        for meld in self.win.melds:
            tiles += meld.tiles
        return counts_of(tiles)

    @property
    def completed(self) -> Group | None:
        """The set that the winning tile completes, if it is a set."""
        return None if self.completes in (None, PAIR) else self.groups[self.completes or 0]


Shape = Callable[[Win], Iterable[Reading]]


@lru_cache(maxsize=4096)
def meld_group(meld: Meld) -> Group:
    """A meld as a set of a reading."""
    kind = "kong" if meld.is_kong else "run" if meld.kind is MeldKind.CHOW else "triplet"
    return Group(kind, meld.tiles, True, not meld.is_exposed)


def four_sets(win: Win, honour_runs: bool = False) -> Iterator[Reading]:
    """Four sets and a pair, in every way and with every set the winning tile may complete."""
    melds = tuple([meld_group(meld) for meld in win.melds])
    first = len(melds)
    for groups, pair, place in _own_sets(win.hand, win.tile, 4 - first, win.self_drawn, honour_runs):
        yield Reading(win, "standard", melds + groups, pair, PAIR if place == PAIR else first + place)


@lru_cache(maxsize=2048)
def _own_sets(
    hand: Tiles, tile: Tile, need: int, drawn: bool, honour_runs: bool
) -> tuple[tuple[tuple[Group, ...], Tile, int], ...]:
    """The same of the concealed tiles: the sets, the pair, and which set the winning tile completes, or PAIR.

    A win is counted when it is offered and again in the end, and bots count the same hands with other melds and winds.
    """
    rows: list[tuple[tuple[Group, ...], Tile, int]] = []
    for sets, pair in shapes.standard(counts_of((*hand, tile)), need, honour_runs):
        groups = tuple([_own_group(row, True) for row in sets])
        for place, row in enumerate(sets):
            if tile in row and row not in sets[:place]:
                rows.append(((*groups[:place], _own_group(row, drawn), *groups[place + 1 :]), pair, place))
        if tile == pair:
            rows.append((groups, pair, PAIR))
    return tuple(rows)


@cache
def _own_group(row: Tiles, concealed: bool) -> Group:
    return Group("triplet" if row[0] == row[1] else "run", row, False, concealed)


def seven_pairs(win: Win) -> Iterator[Reading]:
    """七小對: seven pairs, concealed; four equal tiles are two of them (W-16)."""
    if not win.melds and shapes.is_seven_pairs(counts_of((*win.hand, win.tile))) is not None:
        yield Reading(win, "pairs")


def rags(win: Win) -> Iterator[Reading]:
    """十三爛: fourteen single tiles, three ranks apart in each suit (W-16)."""
    if not win.melds and shapes.is_rags(counts_of((*win.hand, win.tile))):
        yield Reading(win, "rags")
