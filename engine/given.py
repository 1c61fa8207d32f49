"""Given data (JSON) read with its place at hand, so that a mistake is named with where it stands: `players[2].hand`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from engine.seat import SEATS, Seat
from engine.text import QT_TRANSLATE_NOOP as T
from engine.text import Said, Text
from engine.tile import BadTiles, Tile, Tiles, is_flower, parse_tile, parse_tiles


class BadInput(Said):
    """Input that can't be read; the message says where and what is wrong.

    `place` is a path such as `players[2].hand`, empty where the whole input is meant.
    """

    def __init__(self, text: Text | str, *places: object, place: str = "") -> None:
        """Say it of a place."""
        super().__init__(text, *places)
        self.place = place

    def __str__(self) -> str:
        return f"{self.place}: {super().__str__()}" if self.place else super().__str__()


class Given:
    """A value and its place in the input. Every method returns what it names, or raises BadInput."""

    def __init__(self, value: Any, place: str = "") -> None:
        """A value at a place; the whole input has none."""
        self.value = value
        self.place = place

    def bad(self, what: Text, *places: object) -> BadInput:
        """The complaint about this value."""
        return BadInput(what, *places, place=self.place)

    @property
    def absent(self) -> bool:
        """Whether it is null or left out."""
        return self.value is None

    def fields(self, required: Collection[str], optional: Collection[str] = ()) -> dict[str, Given]:
        """The fields of an object; those left out are null, and no others may be there."""
        if not isinstance(self.value, dict):
            raise self.bad(T("input", "should be an object, not %1"), _kind(self.value))
        known = [*required, *optional]
        for key in self.value:
            if key not in known:
                raise self.bad(T("input", "there is no field “%1”; there are: %2"), key, ", ".join(known))
        for key in required:
            if key not in self.value:
                raise self.bad(T("input", "the field “%1” is missing"), key)
        prefix = f"{self.place}." if self.place else ""
        return {key: Given(self.value.get(key), prefix + key) for key in known}

    def items(self, count: int | None = None) -> list[Given]:
        """The items of a list, of that length if one is named; none of what is left out."""
        if self.value is None and count is None:
            return []
        if not isinstance(self.value, list):
            raise self.bad(T("input", "should be a list, not %1"), _kind(self.value))
        if count is not None and len(self.value) != count:
            raise self.bad(T("input", "should have %1 entries, not %2"), count, len(self.value))
        return [Given(value, f"{self.place}[{place}]") for place, value in enumerate(self.value)]

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            raise self.bad(T("input", "should be a text, not %1"), _kind(self.value))
        return self.value

    def one_of(self, words: Sequence[str]) -> str:
        """One of those words."""
        if not isinstance(self.value, str) or self.value not in tuple(words):
            raise self.bad(T("input", "should be one of %1, not %2"), ", ".join(words), _kind(self.value))
        return self.value

    def number(self, low: int, high: int) -> int:
        """A whole number in that range."""
        if type(self.value) is not int or not low <= self.value <= high:
            raise self.bad(T("input", "should be a whole number from %1 to %2, not %3"), low, high, _kind(self.value))
        return self.value

    def switch(self) -> bool:
        """True or false; false if left out."""
        if self.value is not None and not isinstance(self.value, bool):
            raise self.bad(T("input", "should be true or false, not %1"), _kind(self.value))
        return bool(self.value)

    def seat(self, players: int) -> Seat:
        """A seat in play."""
        return SEATS[self.number(0, players - 1)]

    def tiles(self) -> Tiles:
        """A row of tiles; none if left out."""
        try:
            return () if self.value is None else parse_tiles(self.text())
        except BadTiles as error:
            raise self.bad(error.text, *error.places) from error

    def flowers(self) -> Tiles:
        """A row of flowers; none if left out."""
        tiles = self.tiles()
        if any(not is_flower(tile) for tile in tiles):
            raise self.bad(T("input", "should hold flowers only: abcd and efgh"))
        return tiles

    def tile(self) -> Tile:
        """A single tile."""
        try:
            return parse_tile(self.text())
        except BadTiles as error:
            raise self.bad(error.text, *error.places) from error


def _kind(value: Any) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case str():
            return f"“{value}”"
        case dict():
            return "an object"
        case list():
            return "a list"
        case _:
            return str(value)
