"""Events as text, one a line, that reads well and reads back exactly: `Drew seat=0 tile=5m slot=3`.

Tiles are in their text form, rows of tiles in `<>`, other rows in `[]`, values with fields in `{}`; fields that have
their default are left out. Words stand bare unless they could be read as something else.
"""

import json
import re
from collections.abc import Iterator
from enum import Enum
from typing import Any, TypeVar

import msgspec

from engine.events import AnyEvent, Event
from engine.tile import FACES, HIDDEN, NAMES, BadTiles, Tile, format_tiles, parse_tiles

V = TypeVar("V", bound=msgspec.Struct)

BARE = re.compile(r"[A-Za-z_][\w.-]*")
TOKEN = re.compile(r'\s*("(?:[^"\\]|\\.)*"|<[^>]*>|[\[\]{}]|[^\s\[\]{}<>"=]+=?)')
CONSTANTS: dict[str, Any] = {"on": True, "off": False, "none": None}


class BadLine(ValueError):
    """A line that is no event; the message quotes it."""


def format_event(event: Event) -> str:
    """The event as a line."""
    return _fields(event)


def parse_event(line: str) -> AnyEvent:
    """The event that a line says; BadLine otherwise."""
    event: AnyEvent = _parse(line, AnyEvent)
    return event


def format_value(value: msgspec.Struct) -> str:
    """The fields of a value (a header …) on a line."""
    return _fields(value)


def parse_value(line: str, kind: type[V]) -> V:
    """The value of that kind that a line says; BadLine otherwise."""
    value: V = _parse(line, kind)
    return value


def _parse(line: str, kind: Any) -> Any:
    try:
        return msgspec.convert(_Tokens(line).fields(""), kind)
    except (BadLine, BadTiles, msgspec.ValidationError) as error:
        raise BadLine(f"“{line}” can't be read: {error}") from error


def _fields(value: msgspec.Struct) -> str:
    words = [type(value).__name__] if value.__struct_config__.tag else []
    for field in msgspec.structs.fields(value):
        held = getattr(value, field.name)
        if field.default is msgspec.NODEFAULT or held != field.default:
            words.append(f"{field.encode_name}={_value(held)}")
    return " ".join(words)


def _value(value: Any) -> str:
    match value:
        case bool() | None:
            return {True: "on", False: "off", None: "none"}[value]
        case Tile():
            return NAMES[value]
        case Enum() if isinstance(value, str):
            return _word(value.value)
        case int():
            return str(int(value))
        case str():
            return _word(value)
        case tuple() if value and all(isinstance(entry, Tile) for entry in value):
            return f"<{_row(value)}>"
        case tuple():
            return f"[{' '.join(map(_value, value))}]"
        case msgspec.Struct():
            return f"{{{_fields(value)}}}"
    raise TypeError(f"{value!r} has no text form")


def _row(tiles: tuple[Tile, ...]) -> str:
    return f"{len(tiles)}?" if set(tiles) == {HIDDEN} else format_tiles(tiles)


def _word(text: str) -> str:
    plain = BARE.fullmatch(text) and text not in FACES and text not in CONSTANTS
    return text if plain else json.dumps(text, ensure_ascii=False)


class _Tokens:
    """The tokens of a line, read into what msgspec converts to events."""

    def __init__(self, line: str) -> None:
        self._rest = list(self._split(line))
        self._rest.reverse()

    @staticmethod
    def _split(line: str) -> Iterator[str]:
        place = 0
        line = line.rstrip()
        while place < len(line):
            found = TOKEN.match(line, place)
            if found is None:
                raise BadLine(f"“{line[place:]}” can't be read")
            yield found[1]
            place = found.end()

    def next_is(self, token: str) -> bool:
        return bool(self._rest) and self._rest[-1] == token

    def _take(self) -> str:
        if not self._rest:
            raise BadLine("it ends too soon")
        return self._rest.pop()

    def fields(self, end: str) -> dict[str, Any]:
        """Fields up to a closing bracket or the end of the line, the name of the type before them."""
        result: dict[str, Any] = {}
        if self._rest and not self._rest[-1].endswith("=") and not self.next_is(end):
            result["type"] = self._take()
        while self._rest and not self.next_is(end):
            key = self._take()
            if not key.endswith("="):
                raise BadLine(f"“{key}” should be a field")
            result[key[:-1]] = self._value()
        if end:
            self._take()
        return result

    def _value(self) -> Any:
        token = self._take()
        if token == "[":
            row = []
            while not self.next_is("]"):
                row.append(self._value())
            self._take()
            return row
        if token == "{":
            return self.fields("}")
        if token.startswith("<"):
            hidden = re.fullmatch(r"<(\d+)\?>", token)
            return [int(HIDDEN)] * int(hidden[1]) if hidden else list(map(int, parse_tiles(token[1:-1])))
        if token.startswith('"'):
            return json.loads(token)
        if token in CONSTANTS:
            return CONSTANTS[token]
        if token in FACES:
            return int(FACES[token])
        return int(token) if re.fullmatch(r"-?\d+", token) else token
