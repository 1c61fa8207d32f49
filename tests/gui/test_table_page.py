"""The table's page on a real table thread: opened, played, paused, left, continued."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from engine.actions import READY, Discard
from engine.events import OPEN
from engine.rulesets import IDS
from engine.seat import Seat
from gui.bridge import kept_match
from gui.pages.start import StartPage
from gui.pages.table import TablePage
from gui.shell import Shell
from gui.table.table_widget import TableWidget
from gui.table_setup import ME, TableSetup
from gui.unfinished import last_unfinished
from gui.window import MainWindow
from net.host import FAULTS_IN_A_ROW
from net.store import Store

Open = Callable[..., TablePage]


@pytest.fixture
def page(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Open:
    """Opens the page in the window; clicks count at once."""
    monkeypatch.setattr(TablePage, "guard", 0)

    def opened(**arguments: object) -> TablePage:
        window.go("table", **arguments)
        made = window.page
        assert isinstance(made, TablePage)
        return made

    return opened


def table_of(page: TablePage) -> TableWidget:
    assert page.table is not None
    return page.table


def asked(qtbot: QtBot, page: TablePage) -> TableWidget:
    """The table once its player is asked something."""
    table = table_of(page)
    qtbot.waitUntil(lambda: table.ask is not None and table.player.idle, timeout=20_000)
    return table


def click_tile(qtbot: QtBot, table: TableWidget, action: Discard) -> None:
    """Discards by a double click on a tile of that face."""
    places = table.hand.places
    faces = [table.scene.tiles.spots[place].face for place in places]
    index = len(faces) - 1 if action.from_draw else faces.index(action.tile)
    spot = table.scene.tiles.spots[places[index]]
    point = table.view.mapFromScene(spot.x, spot.y - 0.6 * spot.size)
    viewport = table.view.viewport()
    qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point)
    qtbot.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=point)
    if table.ask is not None and table.guide.text().startswith("Careful"):
        qtbot.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=point)


@pytest.mark.parametrize("name", IDS)
def test_a_deal_is_clicked_through(qtbot: QtBot, page: Open, name: str) -> None:
    opened = page(setup=TableSetup(name, seed="7"))
    clicks = 0
    while not table_of(opened).scene.shown.deal.over:
        table = asked(qtbot, opened)
        ask = table.ask
        assert ask is not None
        if READY in ask.actions:
            break
        if isinstance(ask.default, Discard):
            click_tile(qtbot, table, ask.default)
        else:
            wanted = [choice for choice in table.prompt.choices if choice.action == ask.default]
            qtbot.mouseClick(wanted[0], Qt.MouseButton.LeftButton)
        assert table.ask is not ask
        clicks += 1
    table = asked(qtbot, opened)
    assert clicks > 5
    assert table.settlement.isVisible()
    number = table.scene.shown.deal.standing.number
    table.settlement.go()
    if table.settlement.active:
        qtbot.mouseClick(table.settlement.next_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: table.scene.shown.deal.standing.number == number + 1, timeout=20_000)
    qtbot.waitUntil(table.settlement.isHidden)
    opened.left()


def test_play_now_needs_nothing_but_the_last_table(qtbot: QtBot, page: Open) -> None:
    opened = page(play_now=True)
    table = asked(qtbot, opened)
    assert table.session.rules.id == "laosanfan"
    assert table.session.view.header.players[0].name == "Anna"
    opened.left()


def test_a_watched_table_shows_all_hands(qtbot: QtBot, page: Open) -> None:
    opened = page(setup=TableSetup(seed="3"), watch=True)
    table = table_of(opened)
    qtbot.waitUntil(lambda: len(table.scene.shown.deal.discards) > 3, timeout=20_000)
    assert table.session.eye is OPEN
    assert all(spot.face < 42 for place, spot in table.scene.tiles.spots.items() if place.kind == "hand")
    assert table.auto.isHidden()
    opened.left()


def test_leaving_asks_first_and_the_match_can_be_continued(qtbot: QtBot, page: Open, window: MainWindow) -> None:
    opened = page(setup=TableSetup("wanzai", seed="2"))
    table = asked(qtbot, opened)
    match_id = table.session.view.header.match_id
    table.act(table.ask.default if table.ask else READY)
    asked(qtbot, opened)
    before = table.session.view.deal
    window.go("start")
    assert window.page is opened
    box = opened.findChild(QMessageBox)
    assert box is not None
    leave = next(button for button in box.findChildren(QPushButton) if button.text() == "Leave")
    qtbot.mouseClick(leave, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.page is not opened)
    assert opened.bridge is None
    again = asked(qtbot, page(match_id=match_id))
    assert again.session.view.deal.hands == before.hands
    assert again.session.view.deal.discards == before.discards
    opened.left()


def test_staying_stays(qtbot: QtBot, page: Open, window: MainWindow) -> None:
    opened = page(setup=TableSetup("wanzai", seed="2"))
    asked(qtbot, opened)
    window.go("start")
    box = opened.findChild(QMessageBox)
    assert box is not None
    stay = next(button for button in box.findChildren(QPushButton) if button.text() == "Stay")
    qtbot.mouseClick(stay, Qt.MouseButton.LeftButton)
    assert window.page is opened
    assert opened.bridge is not None
    opened.left()


def test_p_pauses_and_goes_on(qtbot: QtBot, page: Open) -> None:
    opened = page(setup=TableSetup(seed="1"))
    table = asked(qtbot, opened)
    qtbot.keyClick(table.view, Qt.Key.Key_P)
    assert opened.pause.isVisible()
    qtbot.keyClick(table.view, Qt.Key.Key_P)
    assert opened.pause.isHidden()
    opened.left()


def test_a_table_that_cannot_be_opened_says_so(qtbot: QtBot, page: Open, window: MainWindow, shell: Shell) -> None:
    told: list[str] = []
    shell.told.connect(told.append)
    window.go("table", setup=TableSetup("wanzai", seats=(ME, "random")))
    assert told
    assert not isinstance(window.page, TablePage)


def test_a_match_that_goes_on_elsewhere_leads_back_to_the_start_page(
    qtbot: QtBot, page: Open, window: MainWindow, shell: Shell
) -> None:
    told: list[str] = []
    shell.told.connect(told.append)
    opened = page(setup=TableSetup(seed="1"))
    table = asked(qtbot, opened)
    other = kept_match(table.session.view.header.match_id, shell.data_dir, lambda header: Seat.A)
    other.start()
    qtbot.waitUntil(lambda: other.session.ask is not None, timeout=20_000)
    assert other.session.ask
    number = other.session.ask.number
    other.session.act(other.session.ask.default)
    qtbot.waitUntil(lambda: other.session.ask is not None and other.session.ask.number > number, timeout=20_000)
    assert table.ask
    table.act(table.ask.default)
    qtbot.waitUntil(lambda: window.page is not opened, timeout=20_000)
    other.close()
    assert opened.bridge is None
    assert any("goes on in another window" in words for words in told)


def test_a_table_that_cannot_go_on_is_offered_on_the_start_page(
    qtbot: QtBot, page: Open, window: MainWindow, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    shell.told.connect(told.append)
    shell.opening = replace(shell.opening, resume=lambda: last_unfinished(shell.data_dir))
    opened = page(setup=TableSetup(seed="1"))
    table = asked(qtbot, opened)
    before = table.session.view.deal
    assert table.ask

    def full(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(Store, "append", full)
    for faults in range(1, FAULTS_IN_A_ROW + 1):
        qtbot.waitUntil(lambda: table.ask is not None)
        table.act(table.ask.default)
        qtbot.waitUntil(lambda faults=faults: len(told) >= faults, timeout=20_000)
    qtbot.waitUntil(lambda: window.page is not opened, timeout=20_000)
    monkeypatch.undo()
    monkeypatch.setattr(TablePage, "guard", 0)
    assert told[0] == "OSError: disk full"
    start = window.page
    assert isinstance(start, StartPage)
    assert start.resume.isVisible()
    qtbot.mouseClick(start.resume, Qt.MouseButton.LeftButton)
    assert asked(qtbot, opened).session.view.deal == before
    opened.left()
