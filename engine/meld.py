"""Melds: sets declared on the table, `[555m]` exposed and `(5555m)` concealed."""

from enum import StrEnum

import msgspec

from engine.seat import Seat
from engine.text import QT_TRANSLATE_NOOP as T
from engine.text import Said
from engine.tile import Tile, Tiles, format_tiles, parse_tiles


class MeldKind(StrEnum):
    """How a set came to the table: 吃, 碰, 直槓, 補槓, 暗槓."""

    CHOW = "chow"
    PUNG = "pung"
    DIRECT = "direct"
    ADDED = "added"
    CONCEALED = "concealed"

    # An enum hashes its name in Python; melds are keys of caches.
    __hash__ = str.__hash__


class Meld(msgspec.Struct, frozen=True, cache_hash=True):
    """A declared set: its tiles, who fed it with which tile, and when.

    `at` counts the discards made before it, `added_at` those before the fourth tile was added;
    `shown` says that everybody may see the faces of a concealed kong.
    """

    kind: MeldKind
    tiles: Tiles
    source: Seat | None = None
    claimed: Tile | None = None
    at: int = 0
    added_at: int | None = None
    shown: bool = False

    def __repr__(self) -> str:
        left, right = "()" if self.kind is MeldKind.CONCEALED else "[]"
        return f"{left}{format_tiles(self.tiles)}{right}"

    @property
    def is_kong(self) -> bool:
        """Four tiles, of whichever sort."""
        return len(self.tiles) == 4

    @property
    def is_exposed(self) -> bool:
        """下地: everything but a concealed kong."""
        return self.kind is not MeldKind.CONCEALED

    @property
    def is_triplet(self) -> bool:
        """A pung or a kong."""
        return self.kind is not MeldKind.CHOW


class BadMeld(Said):
    """A text that is no meld; the message quotes it."""


def parse_meld(text: str, source: Seat | None = None, added: bool = False) -> Meld:
    """The meld that `[555m]`, `[CCCC]`, `[123p]` or `(5555m)` says; BadMeld otherwise.

    Whether three honours are a lawful run is for the rule set to say.
    """
    body = text.strip()
    concealed = body.startswith("(")
    if len(body) < 2 or body[0] + body[-1] not in ("[]", "()"):
        raise BadMeld(
            T("input", "“%1” is no meld: write [555m] for an exposed set, (5555m) for a concealed kong"), text
        )
    tiles = tuple(sorted(parse_tiles(body[1:-1])))
    same = len(set(tiles)) == 1
    if len(tiles) == 4 and same and not (concealed and added):
        kind = MeldKind.CONCEALED if concealed else MeldKind.ADDED if added else MeldKind.DIRECT
    elif len(tiles) == 3 and not concealed and not added and (same or len(set(tiles)) == 3):
        kind = MeldKind.PUNG if same else MeldKind.CHOW
    else:
        raise BadMeld(T("input", "“%1” is neither a run, a triplet nor a kong"), text)
    return Meld(kind, tiles, None if concealed else source, None if concealed else tiles[0])
