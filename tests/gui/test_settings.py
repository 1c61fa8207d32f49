"""Settings outlive the program and survive a broken file."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.settings import Settings, Values


def test_changes_are_kept(qapp: QApplication, tmp_path: Path) -> None:
    chosen: dict[str, object] = {
        "language": "zh_Hans",
        "name": '三番, 王=5; "x"',
        "seat_colour": "plum",
        "theme": "paper",
        "speed": 4,
        "hints": False,
        "gesture": "drag",
        "corner_indices": True,
        "large_tiles": True,
        "last_table": "L-2f",
        "last_hosted": "L-3",
    }
    assert set(chosen) == set(Values.__dataclass_fields__)
    Settings(tmp_path).change(**chosen)
    assert {name: getattr(Settings(tmp_path).now, name) for name in chosen} == chosen


def test_a_change_is_told_once(qtbot: QtBot, tmp_path: Path) -> None:
    settings, heard = Settings(tmp_path), []
    settings.changed.connect(heard.append)
    settings.change(speed=3, hints=True)
    settings.change(speed=3)
    assert heard == ["speed"]


@pytest.mark.parametrize("wrong", [{"speed": 5}, {"speed": True}, {"theme": "pink"}, {"name": 3}])
def test_impossible_values_are_refused(qapp: QApplication, tmp_path: Path, wrong: dict[str, object]) -> None:
    settings = Settings(tmp_path)
    with pytest.raises(ValueError, match="cannot be"):
        settings.change(**wrong)
    assert settings.now == Values()


@pytest.mark.qt_log_ignore("QVariant::load")
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff\xfe\x80garbage",
        b"[General]\nspeed=900\ntheme=pink\nhints=maybe\nlanguage=tlh\n",
        b"[General]\nspeed=1, 2, 3\nname=@Variant(\\0\\0\\0\\x7f\\0)\ntheme=@Invalid()\n",
        b"[General\nspeed",
    ],
)
def test_a_broken_file_costs_only_what_it_said(qapp: QApplication, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "settings.ini").write_bytes(content)
    settings = Settings(tmp_path)
    assert settings.now == Values()
    settings.change(speed=1)
    assert settings.now.speed == 1


def test_a_good_line_survives_beside_a_bad_one(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_text("[General]\nspeed=nine\ntheme=night\n")
    assert Settings(tmp_path).now == Values(theme="night")


def test_a_folder_that_is_none(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    settings = Settings(tmp_path / "file")
    settings.change(name="Anna")
    assert settings.now.name == "Anna"


def test_a_folder_with_a_name_in_chinese(qapp: QApplication, tmp_path: Path) -> None:
    folder = tmp_path / "三番 データ ü"
    folder.mkdir()
    Settings(folder).change(name="王")
    assert Settings(folder).now.name == "王"
