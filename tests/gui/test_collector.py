"""What Qt owns dies on the window's thread, whichever thread allocates."""

import gc
import threading
import weakref

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.rulesets import rules_of
from gui.collector import Collector
from gui.shell import Shell
from gui.table.table_widget import TableWidget
from tests.gui.table_kit import InlineSession, settle, table_of


class Knot(QObject):
    """Garbage that only a collection finds."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self


def allocate(kept: list[list[int]]) -> None:
    """As much as makes Python collect on this thread, if it collects by itself."""
    kept.extend([number] for number in range(20 * gc.get_threshold()[0]))


def test_garbage_dies_on_the_windows_thread(qtbot: QtBot, collector: Collector) -> None:
    died: list[threading.Thread] = []
    weakref.finalize(Knot(), lambda: died.append(threading.current_thread()))
    kept: list[list[int]] = []
    thread = threading.Thread(target=allocate, args=(kept,))
    thread.start()
    thread.join()
    assert died == []
    collector.collect()
    assert died == [threading.main_thread()]


def test_the_scene_dies_with_its_table_and_hears_no_more(qtbot: QtBot, qapp: QApplication, shell: Shell) -> None:
    session = InlineSession(rules_of("laosanfan"), 1)
    table = table_of(qtbot, shell, session)
    session.start()
    settle(qtbot, table)
    died: list[str] = []
    for name in ("scene", "hand", "player", "animator"):
        getattr(table, name).destroyed.connect(lambda *_, name=name: died.append(name))
    close(qapp, table)
    assert sorted(died) == ["animator", "hand", "player", "scene"]
    ask = session.ask
    assert ask is not None
    session.act(ask.default)
    shell.settings.change(theme="night")
    qapp.processEvents()


def close(qapp: QApplication, table: TableWidget) -> None:
    """Closes a table as its page does."""
    table.close_table()
    table.hide()
    table.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
