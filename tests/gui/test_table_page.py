"""The table's page on a real table thread: opened, played, paused, left, continued."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from engine.actions import READY, AddedKong, ConcealedKong, Discard, Kong, Win
from engine.bots import bot
from engine.events import OPEN, Event, FlowerShown, KongStood, NoWinner, Won
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
from net.session import Happened
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


class Person:
    """Plays by clicks alone: takes every win and every kong, and else what an easy bot would; notes what happened."""

    def __init__(self, qtbot: QtBot, page: TablePage) -> None:
        self.qtbot, self.page, self.table = qtbot, page, table_of(page)
        self.events: list[Event] = []
        self.table.session.listen(lambda news: self.events.append(news.event) if isinstance(news, Happened) else None)
        self.bot = bot("easy", self.table.session.rules, b"")

    def play(self) -> None:
        """The whole match, to the last settlement."""
        while not self.over:
            asked(self.qtbot, self.page)
            self.answer()
            self.qtbot.waitUntil(lambda: self.table.ask is not None or self.over, timeout=20_000)

    @property
    def over(self) -> bool:
        """Whether the match is."""
        following = self.table.session.view.deal.next
        return following is not None and following.over

    def answer(self) -> None:
        """Clicks on the answer to what is asked."""
        ask, session = self.table.ask, self.table.session
        assert ask is not None
        if READY in ask.actions:
            self.table.settlement.go()
            self.qtbot.mouseClick(self.table.settlement.next_button, Qt.MouseButton.LeftButton)
            return
        taken = (action for action in ask.actions if isinstance(action, Win | Kong | ConcealedKong | AddedKong))
        action = next(taken, None) or self.bot.choose(session.view.deal, Seat.A, ask)
        if isinstance(action, Discard):
            click_tile(self.qtbot, self.table, action)
        else:
            choice = next(choice for choice in self.table.prompt.choices if choice.action == action)
            self.qtbot.mouseClick(choice, Qt.MouseButton.LeftButton)
        assert self.table.ask is not ask

    def saw(self, kind: type[Event]) -> bool:
        """Whether that happened to the person, or to the whole table."""
        return any(isinstance(event, kind) and getattr(event, "seat", Seat.A) == Seat.A for event in self.events)


def test_a_match_with_a_win_a_kong_a_flower_and_a_draw_game(qtbot: QtBot, page: Open, window: MainWindow) -> None:
    wanted = (Won, KongStood, FlowerShown, NoWinner)
    for seed in "5", "4", "6", "1", "2", "3":
        opened = page(setup=TableSetup("laosanfan", "match_length=1", (ME, *["random"] * 3), seed=seed))
        person = Person(qtbot, opened)
        person.play()
        if all(map(person.saw, wanted)):
            break
        opened.left()
    assert all(map(person.saw, wanted))
    settlement = person.table.settlement
    qtbot.waitUntil(settlement.isVisible)
    settlement.go()
    assert sum(person.table.session.view.deal.standing.scores) == 0
    qtbot.mouseClick(settlement.next_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(person.table.ranking.isVisible)
    assert last_unfinished(opened.shell.data_dir) is None
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
