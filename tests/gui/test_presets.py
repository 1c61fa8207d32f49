"""Presets on disk: kept in order, renamed, deleted, and safe from broken files and folders."""

import json
from pathlib import Path

import pytest

from gui.new_table.presets import ASIDE, FILE, Preset, Presets

EVENING = Preset("Evening", "quanjiao", "0A2")
BRIEF = Preset("brief", "wanzai", "")


def test_presets_are_kept_in_the_order_of_their_names(tmp_path: Path) -> None:
    presets = Presets(tmp_path)
    presets.save(EVENING)
    presets.save(BRIEF)
    assert presets.all() == (BRIEF, EVENING)
    assert Presets(tmp_path).all() == (BRIEF, EVENING)
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_saving_under_the_same_name_replaces(tmp_path: Path) -> None:
    presets = Presets(tmp_path)
    presets.save(EVENING)
    presets.save(Preset("Evening", "laosanfan", "X"))
    assert Presets(tmp_path).all() == (Preset("Evening", "laosanfan", "X"),)


def test_renaming_and_deleting(tmp_path: Path) -> None:
    presets = Presets(tmp_path)
    presets.save(EVENING)
    presets.save(BRIEF)
    presets.rename("Evening", "家裡")
    assert Presets(tmp_path).find("家裡") == Preset("家裡", "quanjiao", "0A2")
    with pytest.raises(ValueError, match="cannot be renamed"):
        presets.rename("家裡", "brief")
    with pytest.raises(ValueError, match="cannot be renamed"):
        presets.rename("nobody", "somebody")
    presets.delete("家裡")
    assert Presets(tmp_path).all() == (BRIEF,)


@pytest.mark.parametrize("name", ["", "  ", " a", "a\nb", "x" * 33])
def test_names_that_are_none(tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match="is no name"):
        Presets(tmp_path).save(Preset(name, "wanzai", ""))
    assert not (tmp_path / FILE).exists()


@pytest.mark.parametrize("text", [b"", b"[{", b'{"a": 1}', b'[{"name": 3}]', b"\xff\xfe\x00"])
def test_a_broken_file_is_put_aside(tmp_path: Path, text: bytes) -> None:
    (tmp_path / FILE).write_bytes(text)
    presets = Presets(tmp_path)
    assert presets.all() == ()
    presets.save(EVENING)
    assert (tmp_path / ASIDE).read_bytes() == text
    assert Presets(tmp_path).all() == (EVENING,)


def test_a_file_written_by_hand_loses_only_what_has_no_name(tmp_path: Path) -> None:
    rows = [{"name": name, "ruleset": "wanzai", "code": ""} for name in ("two", "", "one", "two")]
    (tmp_path / FILE).write_text(json.dumps(rows), encoding="utf-8")
    assert [preset.name for preset in Presets(tmp_path).all()] == ["one", "two"]


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    presets = Presets(tmp_path / "missing")
    with pytest.raises(OSError, match="missing"):
        presets.save(EVENING)
    assert presets.all() == ()
