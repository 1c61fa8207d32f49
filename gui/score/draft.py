"""A win as it is being laid out, which may still be incomplete or wrong: the engine judges it, not this."""

from collections import Counter
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from engine.events import DITING, TIANTING
from engine.rules import Rules
from engine.tile import FIRST_DRAGON, FIRST_FLOWER, FIRST_HONOUR, NAMES, TILES, Tile, Tiles, format_tiles

HAND_WITHOUT_MELDS, MOST_MELDS = 13, 4


class Target(Enum):
    """Where a clicked tile goes."""

    HAND = "hand"
    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    CONCEALED = "concealed"
    FLOWERS = "flowers"
    WIN = "win"
    MARK = "mark"


MELDS = (Target.CHOW, Target.PUNG, Target.KONG, Target.CONCEALED)


@dataclass(frozen=True)
class DraftMeld:
    """A set on the table, who fed it, and whether its fourth tile was added later."""

    target: Target
    tiles: Tiles
    source: int | None
    added: bool = False

    def as_json(self) -> dict[str, Any]:
        """As `sanfan score` reads it."""
        left, right = "()" if self.target is Target.CONCEALED else "[]"
        return {"tiles": f"{left}{format_tiles(self.tiles)}{right}", "source": self.source, "added": self.added}


@dataclass
class DraftSeat:
    """What lies before a seat; fire and float where the table has them."""

    hand: list[Tile] = field(default_factory=list)
    melds: list[DraftMeld] = field(default_factory=list)
    flowers: list[Tile] = field(default_factory=list)
    fire: bool = False
    float: int = 0

    @property
    def hand_size(self) -> int:
        """The concealed tiles that belong beside its melds."""
        return HAND_WITHOUT_MELDS - 3 * len(self.melds)


def tiles_of(target: Target, tile: Tile) -> Tiles:
    """The tiles that a click on one tile means: itself, three or four of it, or the run that begins with it."""
    if target is Target.PUNG:
        return (tile,) * 3
    if target in (Target.KONG, Target.CONCEALED):
        return (tile,) * 4
    return run_from(tile) if target is Target.CHOW else (tile,)


def run_from(tile: Tile) -> Tiles:
    """The run of a suit that begins with a tile, or the last one; three winds going round; the three dragons."""
    if tile >= FIRST_DRAGON:
        return TILES[FIRST_DRAGON:FIRST_FLOWER]
    if tile >= FIRST_HONOUR:
        winds = TILES[FIRST_HONOUR:FIRST_DRAGON]
        return tuple(sorted(winds[(tile - FIRST_HONOUR + step) % len(winds)] for step in range(3)))
    start = tile - max(0, tile % 9 - 6)
    return TILES[start : start + 3]


@dataclass
class Draft:
    """Seats by their winds, East (who deals) first; the win as chosen so far."""

    seats: list[DraftSeat]
    winner: int = 0
    tile: Tile | None = None
    mark: Tile | None = None
    how: str = "discard"
    source: int = 1
    round_wind: int = 0
    flags: set[str] = field(default_factory=set)
    wall_left: int | None = None
    declared: bool = False

    @classmethod
    def of(cls, players: int) -> "Draft":
        """An empty table; East wins on a discard of the player before him."""
        return cls([DraftSeat() for _ in range(players)], source=players - 1)

    def used(self) -> Counter[Tile]:
        """How many of each tile lie somewhere."""
        found: Counter[Tile] = Counter()
        for seat in self.seats:
            found.update((*seat.hand, *seat.flowers, *(tile for meld in seat.melds for tile in meld.tiles)))
        if self.tile is not None:
            found[self.tile] += 1
        return found

    def fits(self, rules: Rules, seat: int, target: Target, tile: Tile) -> bool:
        """Whether a click on the tile can mean something: enough copies are left, and there is room for it."""
        wanted = Counter(tiles_of(target, tile))
        free = Counter(rules.tiles)
        free.subtract(self.used())
        if target is Target.WIN and self.tile is not None:
            free[self.tile] += 1
        held = self.seats[seat]
        full = {
            Target.HAND: len(held.hand) >= held.hand_size,
            **dict.fromkeys(MELDS, len(held.melds) >= MOST_MELDS),
        }.get(target, False)
        is_flower = tile >= FIRST_FLOWER
        return not full and is_flower == (target is Target.FLOWERS) and all(free[t] >= n for t, n in wanted.items())

    def add(self, seat: int, target: Target, tile: Tile) -> None:
        """What a click on the tile means."""
        held = self.seats[seat]
        match target:
            case Target.HAND:
                held.hand = sorted([*held.hand, tile])
            case Target.FLOWERS:
                held.flowers = sorted([*held.flowers, tile])
            case Target.WIN:
                self.tile = tile
            case Target.MARK:
                self.mark = tile
            case _:
                source = None if target is Target.CONCEALED else (seat - 1) % len(self.seats)
                held.melds.append(DraftMeld(target, tiles_of(target, tile), source))

    def choose_winner(self, seat: int) -> None:
        """Another seat wins; nobody wins on his own discard."""
        self.winner = seat
        if self.source == seat:
            self.source = (seat - 1) % len(self.seats)

    def turn_meld(self, seat: int, place: int) -> None:
        """The next way in which a set may have come: each other feeder, then for a kong the same as an added one."""
        meld, count = self.seats[seat].melds[place], len(self.seats)
        if meld.source is None or meld.target is Target.CHOW:
            return
        source, added = (meld.source + 1) % count, meld.added
        if source == seat:
            source, added = (source + 1) % count, meld.target is Target.KONG and not added
        self.seats[seat].melds[place] = DraftMeld(meld.target, meld.tiles, source, added)

    def question(self, rules: Rules) -> dict[str, Any]:
        """The object that `sanfan score` reads; what is not laid out is left out."""
        kind = DITING if self.winner == 0 else TIANTING
        declared = [kind if self.declared and seat == self.winner else None for seat in range(len(self.seats))]
        return {
            "rules": rules.id,
            "options": rules.options.code(),
            "round": "ESWN"[self.round_wind],
            "dealer": 0,
            "winner": self.winner,
            "players": [self._player(rules, seat, held) for seat, held in enumerate(self.seats)],
            "win": {
                "tile": None if self.tile is None else NAMES[self.tile],
                "how": self.how,
                "source": None if self.how == "self" else self.source,
                "flags": sorted(self.flags),
                "mark": None if self.mark is None else NAMES[self.mark],
            },
            "wall_left": self.wall_left,
            "declared": declared,
        }

    def _player(self, rules: Rules, seat: int, held: DraftSeat) -> dict[str, Any]:
        known = held.hand or seat == self.winner
        return {
            "hand": format_tiles(held.hand) if known else None,
            "melds": [meld.as_json() for meld in held.melds],
            "flowers": format_tiles(held.flowers),
            **({"fire": held.fire, "float": held.float} if rules.initial.stakes else {}),
        }
