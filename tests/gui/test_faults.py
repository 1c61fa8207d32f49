"""No fault ends the program: it is logged, told once, and everything goes on."""

import logging
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gui import faults
from gui.shell import Shell
from gui.window import MainWindow

pytestmark = pytest.mark.qt_no_exception_capture


@pytest.fixture
def told(tmp_path: Path) -> Iterator[list[str]]:
    words: list[str] = []
    catcher = faults.Catcher(faults.Log(tmp_path / "logs"), words.append)
    catcher.install()
    yield words
    catcher.remove()


def written(folder: Path) -> str:
    return (folder / "logs" / "sanfan.log").read_text(encoding="utf-8")


def fail() -> None:
    raise ValueError("三番 broke")


def test_a_slot_that_fails(qapp: QApplication, told: list[str], tmp_path: Path) -> None:
    button = QPushButton()
    button.clicked.connect(lambda: fail())
    button.click()
    assert told == ["ValueError: 三番 broke"]
    assert "三番 broke" in written(tmp_path)
    assert "Traceback" in written(tmp_path)


def test_an_event_a_timer_and_a_thread_that_fail(qtbot: QtBot, told: list[str]) -> None:
    class Broken(QWidget):
        def event(self, event: QEvent) -> bool:
            if event.type() == QEvent.Type.User:
                raise KeyError("event")
            return super().event(event)

    def broken_timer() -> None:
        raise RuntimeError("timer")

    def broken_thread() -> None:
        raise OSError("thread")

    widget = Broken()
    QApplication.postEvent(widget, QEvent(QEvent.Type.User))
    QTimer.singleShot(0, broken_timer)
    qtbot.waitUntil(lambda: len(told) == 2)
    thread = threading.Thread(target=broken_thread)
    thread.start()
    thread.join()
    assert told == ["KeyError: 'event'", "RuntimeError: timer", "OSError: thread"]


def test_a_fault_that_repeats_is_told_once_and_fills_no_disk(
    qapp: QApplication, told: list[str], tmp_path: Path
) -> None:
    button = QPushButton()
    button.clicked.connect(fail)
    for _ in range(100):
        button.click()
    assert told == ["ValueError: 三番 broke"]
    assert written(tmp_path).count("Traceback") == 20


def test_an_interrupt_keeps_its_meaning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda *what: passed.append(what[0]))
    told: list[str] = []
    faults.Catcher(faults.Log(tmp_path), told.append).caught(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert (passed, told) == ([KeyboardInterrupt], [])


def test_a_log_that_cannot_be_written_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    faults.Log(tmp_path / "file").write("odd")
    assert (tmp_path / "file").read_text() == ""


def test_the_log_stays_small(tmp_path: Path) -> None:
    log = faults.Log(tmp_path)
    for _ in range(9):
        log.write("x" * 100_000)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["sanfan.log", "sanfan.old.log"]
    assert all(file.stat().st_size < 400_000 for file in tmp_path.iterdir())


def test_the_window_tells_of_it_and_goes_on(
    open_window: Callable[[Shell], MainWindow], shell: Shell, qtbot: QtBot
) -> None:
    window = open_window(shell)
    window.go("start")
    thread = threading.Thread(target=shell.tell, args=("ValueError: 三番 broke",))
    thread.start()
    thread.join()
    qtbot.waitUntil(window.banner.isVisible)
    assert window.banner.detail.text() == "ValueError: 三番 broke"
    assert window.banner.accessibleName()
    assert window.banner.height() >= window.banner.sizeHint().height() - 1
    window.go("settings")
    assert window.banner.isVisible()
    window.banner.shut.click()
    assert not window.banner.isVisible()


def test_void_signals_do_not_eat_none() -> None:
    class Bell(QObject):
        rang = Signal()

    def listen() -> None:
        return None

    bell = Bell()
    bell.rang.connect(listen)
    bell.rang.emit()
    before = sys.getrefcount(None)
    for _ in range(500):
        bell.rang.emit()
    assert abs(sys.getrefcount(None) - before) < 50


def test_what_a_table_notes_is_in_the_log(told: list[str], tmp_path: Path) -> None:
    try:
        fail()
    except ValueError as error:
        logging.getLogger("sanfan").error("the table's thread", exc_info=error)
    assert "the table's thread\nTraceback" in written(tmp_path)
    assert told == []
