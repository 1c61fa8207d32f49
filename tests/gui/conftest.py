"""A window without a screen: bundled font, no motion, a data folder of its own."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui import theme
from gui.opening import Opening
from gui.settings import Settings
from gui.shell import Shell
from gui.window import MainWindow


@pytest.fixture(scope="session", autouse=True)
def fonts(qapp: QApplication) -> None:
    """The program's own font, whatever the system has."""
    theme.load_fonts()


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
