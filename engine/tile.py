"""Tiles: 42 faces, a hidden one, and the text form that is also their repr (`123m 55p ESWN CFP abcdefgh`)."""

from collections.abc import Iterable
from enum import IntEnum

from engine.text import QT_TRANSLATE_NOOP as T
from engine.text import Said


class Tile(IntEnum):
    """A face. Four tiles of the table share a face below 34, the flowers are single; HIDDEN is a face not seen."""

    M1, M2, M3, M4, M5, M6, M7, M8, M9 = range(9)
    P1, P2, P3, P4, P5, P6, P7, P8, P9 = range(9, 18)
    S1, S2, S3, S4, S5, S6, S7, S8, S9 = range(18, 27)
    EAST, SOUTH, WEST, NORTH = range(27, 31)
    RED, GREEN, WHITE = range(31, 34)
    SPRING, SUMMER, AUTUMN, WINTER = range(34, 38)
    PLUM, ORCHID, CHRYSANTHEMUM, BAMBOO = range(38, 42)
    HIDDEN = 42

    # An enum hashes its name in Python; a tile is its number, and hands are keys of caches.
    __hash__ = int.__hash__

    def __repr__(self) -> str:
        return NAMES[self]

    __str__ = __repr__


Tiles = tuple[Tile, ...]

TILES: Tiles = tuple(Tile)
SUITS = "mps"
HONOURS = "ESWNCFP"
FLOWERS = "abcdefgh"
NAMES: tuple[str, ...] = (
    *(f"{rank}{suit}" for suit in SUITS for rank in range(1, 10)),
    *HONOURS,
    *FLOWERS,
    "?",
)
FACES = {name: TILES[number] for number, name in enumerate(NAMES)}

NO_SUIT = T("input", "“%1” in “%2” has no suit: write m, p or s after the ranks")

FIRST_HONOUR = 27
FIRST_DRAGON = 31
FIRST_FLOWER = 34
HIDDEN = Tile.HIDDEN


class BadTiles(Said):
    """A text that is no row of tiles; the message says which part of it."""


def suit(tile: int) -> int:
    """0, 1, 2 for characters, dots, bamboo; 3 for honours, 4 for flowers."""
    return 3 + (tile >= FIRST_FLOWER) if tile >= FIRST_HONOUR else tile // 9


def is_honour(tile: int) -> bool:
    """A wind or a dragon."""
    return FIRST_HONOUR <= tile < FIRST_FLOWER


def is_flower(tile: int) -> bool:
    """One of the eight flowers."""
    return FIRST_FLOWER <= tile < HIDDEN


def is_terminal(tile: int) -> bool:
    """幺九: a 1, a 9 or an honour."""
    return is_honour(tile) or (tile < FIRST_HONOUR and tile % 9 in (0, 8))


def parse_tiles(text: str) -> Tiles:
    """The tiles of `123m 55p EE a` in the order written; BadTiles names the part that is none."""
    tiles: list[Tile] = []
    digits = ""
    for sign in text:
        if sign.isspace():
            if digits:
                raise BadTiles(NO_SUIT, digits, text)
        elif sign in "123456789":
            digits += sign
        elif sign in SUITS and digits:
            tiles += [FACES[rank + sign] for rank in digits]
            digits = ""
        elif sign in FACES and not digits:
            tiles.append(FACES[sign])
        else:
            raise BadTiles(T("input", "“%1” in “%2” is no tile"), digits + sign, text)
    if digits:
        raise BadTiles(NO_SUIT, digits, text)
    return tuple(tiles)


def parse_tile(text: str) -> Tile:
    """The one tile that the text names; BadTiles otherwise."""
    tiles = parse_tiles(text)
    if len(tiles) != 1:
        raise BadTiles(T("input", "“%1” should be a single tile"), text)
    return tiles[0]


def format_tiles(tiles: Iterable[int]) -> str:
    """The tiles as text, neighbours of one suit under one letter, order kept: `123m 55p ESWN`."""
    parts: list[str] = []
    last = -1
    for tile in tiles:
        group = suit(tile) if tile != HIDDEN else 5
        name = NAMES[tile]
        if group == last and group < 3:
            parts[-1] = parts[-1][:-1] + name
        elif group == last:
            parts[-1] += name
        else:
            parts.append(name)
        last = group
    return " ".join(parts)


def counts_of(tiles: Iterable[int]) -> list[int]:
    """How many of each of the 34 faces; flowers and hidden tiles are not counted."""
    counts = [0] * 43
    for tile in tiles:
        counts[tile] += 1
    del counts[FIRST_FLOWER:]
    return counts
