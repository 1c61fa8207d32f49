"""The player's settings: typed values kept in an INI file of the data folder."""

import contextlib
from collections.abc import Collection
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, get_type_hints

from PySide6.QtCore import QObject, QSettings, Signal

NAME_LENGTH = 16


@dataclass(frozen=True)
class Values:
    """One state of all settings; the defaults are those of a new player.

    `language` and `name` are empty until chosen; `gesture` says what discards;
    `last_table` and `last_hosted` are whatever the table pages want to remember (a rule code).
    """

    language: str = ""
    name: str = ""
    seat_colour: str = "jade"
    theme: str = "green"
    speed: int = 2
    hints: bool = True
    gesture: str = "double"
    corner_indices: bool = False
    large_tiles: bool = False
    last_table: str = ""
    last_hosted: str = ""


CHOICES: dict[str, Collection[object]] = {
    "language": ("", "zh_Hant", "zh_Hans", "en"),
    "seat_colour": ("jade", "cinnabar", "indigo", "amber", "plum", "slate"),
    "theme": ("green", "night", "paper"),
    "speed": range(5),
    "gesture": ("double", "lift", "drag"),
}


class Settings(QObject):
    """Keeps the values and writes each change; a broken or unwritable file only costs what it said.

    `changed` names the field that has just changed.
    """

    changed = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat, self)
        self.now = self._read()

    def change(self, **new: object) -> None:
        """Sets fields by name; raises ValueError for a value that the field cannot have."""
        kinds = get_type_hints(Values)
        for name, value in new.items():
            if type(value) is not kinds[name] or value not in CHOICES.get(name, (value,)):
                raise ValueError(f"{name} cannot be {value!r}")
        before, self.now = self.now, replace(self.now, **_any(new))
        for name in new:
            if getattr(before, name) != getattr(self.now, name):
                self._file.setValue(name, _written(new[name]))
                self.changed.emit(name)
        self._file.sync()

    def _read(self) -> Values:
        read: dict[str, object] = {}
        for field in fields(Values):
            with contextlib.suppress(ValueError, TypeError, EOFError):
                text = self._file.value(field.name)
                if isinstance(text, str):
                    read[field.name] = _parsed(field.name, text)
        return Values(**_any(read))


def _any(values: dict[str, object]) -> dict[str, Any]:
    return values


def _written(value: object) -> str:
    return str(int(value)) if isinstance(value, bool) else str(value)


def _parsed(name: str, text: str) -> object:
    default = asdict(Values())[name]
    if isinstance(default, bool):
        if text not in ("0", "1"):
            raise ValueError(text)
        return text == "1"
    value: object = int(text) if isinstance(default, int) else text
    if name == "name":
        value = text[:NAME_LENGTH]
    if value not in CHOICES.get(name, (value,)):
        raise ValueError(text)
    return value
