"""The house's own tables by name, kept in a file of the data folder."""

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path

import msgspec

FILE = "presets.json"
ASIDE = "presets.broken.json"
LONGEST_NAME = 32


class Preset(msgspec.Struct, frozen=True):
    """A named table: a rule set and its rule code."""

    name: str
    ruleset: str
    code: str


class Presets:
    """Keeps the presets in the order of their names. A file that cannot be read is put aside, not overwritten;
    what cannot be written raises OSError and changes nothing."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE
        self._held = self._read()

    def all(self) -> tuple[Preset, ...]:
        """All presets by name."""
        return self._held

    def find(self, name: str) -> Preset | None:
        """The preset of that name."""
        return next((preset for preset in self._held if preset.name == name), None)

    def save(self, preset: Preset) -> None:
        """Keeps a preset in the place of one of the same name; ValueError for a name that is none."""
        if not is_name(preset.name):
            raise ValueError(f"{preset.name!r} is no name")
        self._write((*(held for held in self._held if held.name != preset.name), preset))

    def rename(self, name: str, new: str) -> None:
        """Gives a preset another name; ValueError where that is taken or none."""
        preset = self.find(name)
        if preset is None or not is_name(new) or (new != name and self.find(new)):
            raise ValueError(f"{name!r} cannot be renamed to {new!r}")
        others = (held for held in self._held if held.name != name)
        self._write((*others, Preset(new, preset.ruleset, preset.code)))

    def delete(self, name: str) -> None:
        """Forgets a preset."""
        self._write(tuple(held for held in self._held if held.name != name))

    def _read(self) -> tuple[Preset, ...]:
        try:
            text = self._file.read_bytes()
        except OSError:
            return ()
        try:
            held = msgspec.json.decode(text, type=tuple[Preset, ...])
        except (msgspec.MsgspecError, UnicodeDecodeError):
            with contextlib.suppress(OSError):
                os.replace(self._file, self._file.with_name(ASIDE))
            return ()
        return _in_order({preset.name: preset for preset in held if is_name(preset.name)}.values())

    def _write(self, presets: tuple[Preset, ...]) -> None:
        held = _in_order(presets)
        beside = self._file.with_suffix(".new")
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(held)))
        os.replace(beside, self._file)
        self._held = held


def is_name(name: str) -> bool:
    """Whether a preset can have that name: something to read, and not too long."""
    return name == " ".join(name.split()) != "" and len(name) <= LONGEST_NAME


def _in_order(presets: Iterable[Preset]) -> tuple[Preset, ...]:
    return tuple(sorted(presets, key=lambda preset: preset.name.casefold()))
