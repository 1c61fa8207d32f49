"""Faults that other programs of the kind have and this one must not; `docs/faults.md` says where each is tested."""

import os
import re
import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from engine.deal import Discard, begin
from engine.rulesets import rules_of
from engine.seat import SEATS, Seat
from engine.tile import Tile
from gui.dialogs import TextDialog
from gui.pages.table import TablePage
from gui.table.frame import frame
from gui.table.layout import Place, poses, seating
from gui.table_setup import TableSetup
from gui.window import MainWindow
from net.store import DATABASE, Store

ROOT = Path(__file__).parents[2]
_WATCHED = """
import sys
from PySide6.QtCore import QTimer
from gui import window
import main
def look(self):
    session = getattr(getattr(self.page, "table", None), "session", None)
    if session is not None and session.ask is not None:
        print("asked", flush=True)
    else:
        QTimer.singleShot(20, lambda: look(self))
shown = window.MainWindow.showEvent
def show_event(self, event):
    shown(self, event)
    look(self)
window.MainWindow.showEvent = show_event
sys.exit(main.main(sys.argv[1:]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="process groups and signals are others there")
@pytest.mark.parametrize(("name", "status"), [("SIGINT", 130), ("SIGTERM", 143), ("SIGKILL", -9)])
def test_a_table_in_an_odd_folder_leaves_a_match_and_no_process(tmp_path: Path, name: str, status: int) -> None:
    folder = tmp_path / "桌 子 ’é"
    folder.mkdir()
    environment = {key: value for key, value in os.environ.items() if key not in ("LANG", "LC_ALL", "HOME")}
    running = subprocess.Popen(
        [sys.executable, "-c", _WATCHED, "--data", "資 料", "play", "--rules", "laosanfan", "--speed", "0"],
        cwd=folder,
        env=environment | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "LC_ALL": "C"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    assert running.stdout is not None
    assert running.stdout.readline() == b"asked\n"
    running.send_signal(getattr(signal, name))
    running.communicate(timeout=60)
    assert running.returncode == status
    with pytest.raises(ProcessLookupError):
        os.killpg(running.pid, 0)
    store = Store(folder / "資 料" / DATABASE)
    (saved,) = store.unfinished()
    assert store.load(saved.header.match_id).batches
    store.close()


@pytest.mark.parametrize("way", ["escape", "close"])
def test_a_dialog_never_ends_the_program(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setattr(TablePage, "guard", 0)
    ended: list[bool] = []
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.lastWindowClosed.connect(lambda: ended.append(True))
    window.go("table", setup=TableSetup("wanzai", seed="2"))
    page = window.page
    assert isinstance(page, TablePage)
    for action in window.actions():
        if action.text() in ("Keys", "Version", "Licences", "About Sanfan"):
            action.trigger()
    window.close()
    dialogs = [*window.findChildren(TextDialog), *window.findChildren(QMessageBox)]
    assert len(dialogs) == 5
    for dialog in dialogs:
        if way == "escape":
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        else:
            dialog.close()
        qtbot.waitUntil(dialog.isHidden)
    assert window.isVisible()
    assert window.page is page
    assert page.bridge is not None
    assert page.bridge.host.alive
    assert not ended
    page.left()


def test_discards_lie_in_rows_of_six_in_their_order() -> None:
    rules = rules_of("laosanfan")
    discards = tuple(Discard(seat, Tile.P1, False) for _ in range(20) for seat in SEATS)
    at = frame(1280, 766)
    seats = seating(rules, Seat.A)
    spots = poses(replace(begin(rules.initial), discards=discards), seats, at)
    own = [spots[Place("river", number)] for number in range(0, 80, 4)]
    rows = [own[first : first + 6] for first in range(0, 18, 6)]
    assert all(len({spot.y for spot in row}) == 1 for row in rows)
    assert [spot.x for spot in rows[0]] == [spot.x for spot in rows[1]] == [spot.x for spot in rows[2]]
    assert all(left.x < right.x for row in rows for left, right in pairwise(row))
    assert rows[0][0].y < rows[1][0].y < rows[2][0].y


def test_every_fault_of_the_list_has_its_tests() -> None:
    named = re.findall(r"`(tests/\S+\.py)::(\w+)`", (ROOT / "docs" / "faults.md").read_text(encoding="utf-8"))
    assert len(named) > 15
    for file, test in named:
        assert f"def {test}(" in (ROOT / file).read_text(encoding="utf-8"), f"{file}::{test}"
