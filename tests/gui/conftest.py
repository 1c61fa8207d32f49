"""A window without a screen: bundled font, no motion, a data folder of its own."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import net.server
import net.table
from gui import theme
from gui.collector import Collector
from gui.opening import Opening
from gui.pages.lan_table import LanTablePage
from gui.settings import Settings
from gui.shell import Shell
from gui.window import MainWindow
from tests.gui.lan_kit import Come, Person


@pytest.fixture(scope="session", autouse=True)
def fonts(qapp: QApplication) -> None:
    """The program's own font, whatever the system has."""
    theme.load_fonts()


@pytest.fixture(scope="package", autouse=True)
def collector(qapp: QApplication) -> Iterator[Collector]:
    """As in the program: what has to do with Qt dies on the window's thread, and here after each test."""
    made = Collector()
    made.install()
    yield made
    made.remove()


@pytest.fixture(autouse=True)
def collected(collector: Collector) -> Iterator[None]:
    """Tests without an event loop are collected after as well."""
    yield
    collector.collect()


@pytest.fixture
def settings(qapp: QApplication, tmp_path: Path) -> Settings:
    """A player who has chosen English and wants no motion."""
    made = Settings(tmp_path)
    made.change(language="en", name="Anna", speed=0)
    return made


@pytest.fixture
def shell(settings: Settings, tmp_path: Path) -> Shell:
    """The shell around that player's settings."""
    made = Shell(settings, tmp_path, Opening(version="1.2.3"))
    made.dress()
    return made


@pytest.fixture
def open_window(qtbot: QtBot) -> Callable[[Shell], MainWindow]:
    """Opens a window on a shell; it is closed after the test."""

    def opened(shell: Shell) -> MainWindow:
        window = MainWindow(shell)
        qtbot.addWidget(window)
        window.show()
        return window

    return opened


@pytest.fixture
def window(open_window: Callable[[Shell], MainWindow], shell: Shell) -> MainWindow:
    """The window on its start page."""
    made = open_window(shell)
    made.go("start")
    return made


@pytest.fixture
def come(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Come]:
    """Opens a person's window on the network; all windows are left in the end."""
    monkeypatch.setattr(net.server, "LAST_WORDS", 0.05)
    monkeypatch.setattr(net.table, "WINDOW", 0.0)
    monkeypatch.setattr(net.table, "JITTER", 0.0)
    monkeypatch.setattr(LanTablePage, "guard", 0)
    people: list[Person] = []

    def made(name: str) -> Person:
        people.append(Person(qtbot, tmp_path / name, name))
        return people[-1]

    yield made
    for person in reversed(people):
        person.close()


@pytest.fixture
def host(come: Come) -> Person:
    """Somebody who has opened a table and sits at it."""
    person = come("Anna")
    person.open()
    return person


@pytest.fixture
def guest(come: Come) -> Person:
    """Somebody who looks at the list of tables."""
    return come("Ben")
