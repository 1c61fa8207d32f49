"""The window: pages, menus, keys, and the way out."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gui import pages
from gui.dialogs import TextDialog
from gui.opening import Opening, Resume
from gui.pages.page import Page
from gui.pages.settings import SettingsPage
from gui.pages.start import StartPage
from gui.pages.welcome import WelcomePage
from gui.settings import Settings
from gui.shell import Shell
from gui.window import MainWindow

Opener = Callable[[Shell], MainWindow]


class TablePage(Page):
    """A page that remembers what was asked of it and may hold on to the player."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.entered: list[dict[str, object]] = []
        self.holds = False
        self.times_left = 0

    def enter(self, **arguments: object) -> None:
        self.entered.append(arguments)

    def may_leave(self, leave: Callable[[], None]) -> bool:
        self.leave = leave
        return not self.holds

    def left(self) -> None:
        self.times_left += 1


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pages.PAGES, "table", TablePage)


def shown(window: MainWindow, kind: type[Page]) -> Page:
    assert type(window.page) is kind
    return window.page


def action(window: MainWindow, text: str) -> None:
    next(action for action in window.actions() if action.text() == text).trigger()


def test_only_doors_that_lead_somewhere_are_shown(open_window: Opener, shell: Shell) -> None:
    window = open_window(shell)
    window.go("start")
    start = shown(window, StartPage)
    assert isinstance(start, StartPage)
    assert set(start.doors) == {door.page for door in pages.DOORS} & set(pages.PAGES)
    assert "settings" in start.doors
    assert start.doors["settings"].accessibleName() == "Settings"
    assert not start.resume.isVisible()


def test_every_door_opens(open_window: Opener, shell: Shell, table: None, qtbot: QtBot) -> None:
    window = open_window(shell)
    window.go("start")
    start = shown(window, StartPage)
    assert isinstance(start, StartPage)
    assert start.doors["table"].hasFocus() or not window.isActiveWindow()
    qtbot.mouseClick(start.doors["table"], Qt.MouseButton.LeftButton)
    page = shown(window, TablePage)
    assert isinstance(page, TablePage)
    assert page.entered == [{"play_now": True}]


def test_an_interrupted_match_stands_on_top(
    open_window: Opener, settings: Settings, tmp_path: Path, table: None, qtbot: QtBot
) -> None:
    offers = [Resume("laosanfan", "third deal", "table", {"match": 7}), None]
    window = open_window(Shell(settings, tmp_path, Opening(resume=lambda: offers[0])))
    window.go("start")
    start = shown(window, StartPage)
    assert isinstance(start, StartPage)
    assert start.resume.accessibleName() == "Resume: laosanfan"
    qtbot.mouseClick(start.resume, Qt.MouseButton.LeftButton)
    page = shown(window, TablePage)
    assert isinstance(page, TablePage)
    assert page.entered == [{"match": 7}]
    offers.pop(0)
    window.go("start")
    assert not start.resume.isVisible()


def test_a_page_may_hold_on_to_the_player(open_window: Opener, shell: Shell, table: None) -> None:
    window = open_window(shell)
    window.go("table")
    page = shown(window, TablePage)
    assert isinstance(page, TablePage)
    page.holds = True
    window.go("settings")
    assert window.page is page
    assert not window.close()
    page.leave()
    assert page.times_left == 1
    assert not window.isVisible()


def test_a_page_that_agreed_later_is_left(open_window: Opener, shell: Shell, table: None) -> None:
    window = open_window(shell)
    window.go("table")
    page = shown(window, TablePage)
    assert isinstance(page, TablePage)
    page.holds = True
    window.go("settings")
    page.leave()
    shown(window, SettingsPage)
    assert page.times_left == 1


def test_the_first_start_with_an_empty_name(open_window: Opener, tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(tmp_path)
    shell = Shell(settings, tmp_path, Opening(language="en"))
    shell.dress()
    window = open_window(shell)
    window.go("welcome")
    welcome = shown(window, WelcomePage)
    assert isinstance(welcome, WelcomePage)
    welcome.name.setText("   ")
    qtbot.mouseClick(welcome.go, Qt.MouseButton.LeftButton)
    shown(window, StartPage)
    assert (settings.now.name, settings.now.language) == ("Player", "en")


def test_the_first_start_by_keyboard(open_window: Opener, tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(tmp_path)
    window = open_window(Shell(settings, tmp_path, Opening()))
    window.go("welcome")
    welcome = shown(window, WelcomePage)
    assert isinstance(welcome, WelcomePage)
    qtbot.keyClick(welcome.colour.button("indigo"), Qt.Key.Key_Space)
    qtbot.keyClick(welcome.language.button("zh_Hant"), Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: welcome.go.text() == "入座")
    welcome.name.setText(" 王  小明 ")
    qtbot.keyClick(welcome.name, Qt.Key.Key_Return)
    shown(window, StartPage)
    now = settings.now
    assert (now.name, now.seat_colour, now.language) == ("王 小明", "indigo", "zh_Hant")


def test_settings_change_at_once(window: MainWindow, shell: Shell, qtbot: QtBot) -> None:
    window.go("settings")
    page = shown(window, SettingsPage)
    assert isinstance(page, SettingsPage)
    qtbot.mouseClick(page.theme.button("paper"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.speed.button(4), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.gesture.button("lift"), Qt.MouseButton.LeftButton)
    page.hints.click()
    page.name.setText("")
    page.name.editingFinished.emit()
    now = shell.settings.now
    assert (now.theme, now.speed, now.gesture, now.hints, now.name) == ("paper", 4, "lift", False, "Player")
    assert shell.theme.name == "paper"
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    shown(window, StartPage)


@pytest.mark.parametrize("page", ["welcome", "start", "settings"])
@pytest.mark.parametrize("language", ["zh_Hant", "zh_Hans", "en"])
def test_everything_has_a_name_a_key_and_room(
    window: MainWindow, shell: Shell, qapp: QApplication, page: str, language: str
) -> None:
    shell.settings.change(language=language)
    window.resize(QSize(1024, 640))
    window.go(page)
    qapp.processEvents()
    assert window.size() == QSize(1024, 640)
    assert window.page is not None
    controls = [
        child
        for child in window.page.findChildren(QWidget)
        if isinstance(child, QAbstractButton | QLineEdit) and child.isVisible()
    ]
    assert controls
    for control in controls:
        words = control.text() if isinstance(control, QAbstractButton) else ""
        assert control.accessibleName() or words
        assert control.focusPolicy() != Qt.FocusPolicy.NoFocus
        assert control.width() >= control.minimumSizeHint().width()
        assert control.height() >= control.minimumSizeHint().height()
    shell.settings.change(language="en")


@pytest.mark.parametrize("name", ["Keys", "Version", "Licences", "About Sanfan"])
def test_the_help_menu_shows_words_without_blocking(window: MainWindow, name: str, qtbot: QtBot) -> None:
    action(window, name)
    dialog = window.findChild(TextDialog)
    assert isinstance(dialog, TextDialog)
    assert dialog.isVisible()
    assert not dialog.isModal()
    words = dialog.body.toPlainText()
    expected = {"Keys": "F11", "Version": "1.2.3", "Licences": "LGPL", "About Sanfan": "1.2.3"}
    assert expected[name] in words
    dialog.close()


def test_the_log_folder_is_opened_or_named(window: MainWindow, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: asked.append(url.toLocalFile()) or False)
    action(window, "Log folder")
    dialog = window.findChild(TextDialog)
    assert isinstance(dialog, TextDialog)
    assert asked == [str(shell.data_dir / "logs")]
    assert str(shell.data_dir) in dialog.body.toPlainText()


def test_full_screen_and_back(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert not window.menuBar().isVisible()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()
    assert window.menuBar().isVisible()


def test_the_window_is_never_smaller_than_a_table_needs(window: MainWindow) -> None:
    window.resize(100, 100)
    assert window.size() == QSize(1024, 640)


def test_a_page_may_be_given_a_name(window: MainWindow, shell: Shell) -> None:
    for go in (window.go, shell.go):
        go("settings", name="Anna", page="two")
        assert window.page is not None
        assert window.page is window.stack.currentWidget()
        window.go("start")
