"""People at their windows on one network, each with a data folder of his own; sockets are real, on this machine."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from pytestqt.qtbot import QtBot

from engine.actions import READY
from gui import text
from gui.lan.hosting import OPEN_SEAT, HostSetup
from gui.lan.visit import Visit
from gui.lan.visiting import VisitingPage
from gui.opening import Opening
from gui.pages.lan import LanPage
from gui.pages.lan_table import LanTablePage
from gui.pages.lobby import LobbyPage
from gui.pages.page import Page
from gui.settings import Settings
from gui.shell import Shell
from gui.table.table_widget import TableWidget
from gui.table_setup import ME
from gui.unfinished import last_unfinished
from gui.window import MainWindow

P = TypeVar("P", bound=Page)
Come = Callable[[str], "Person"]
LONG = 20_000
"""Milliseconds after which a condition that has not come about fails a test."""


class Person:
    """Somebody at a window."""

    def __init__(self, qtbot: QtBot, folder: Path, name: str) -> None:
        settings = Settings(folder)
        settings.change(language="en", name=name, speed=0)
        self.qtbot, self.folder = qtbot, folder
        self.shell = Shell(settings, folder, Opening(version="1.2.3", resume=lambda: last_unfinished(folder)))
        text.choose("en")
        self.window = MainWindow(self.shell)
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.go("lan")

    def close(self) -> None:
        """Whatever he is at is over."""
        if self.window.page is not None:
            self.window.page.left()

    def on(self, kind: type[P]) -> P:
        """The page he is on, once it is of that kind."""
        self.qtbot.waitUntil(lambda: isinstance(self.window.page, kind), timeout=LONG)
        page = self.window.page
        assert isinstance(page, kind)
        return page

    @property
    def list(self) -> LanPage:
        return self.on(LanPage)

    @property
    def lobby(self) -> LobbyPage:
        return self.on(LobbyPage)

    @property
    def table(self) -> LanTablePage:
        return self.on(LanTablePage)

    @property
    def widget(self) -> TableWidget:
        assert self.table.table is not None
        return self.table.table

    @property
    def visit(self) -> Visit:
        page = self.window.page
        assert isinstance(page, VisitingPage)
        assert page.visit is not None
        return page.visit

    def open(self, **given: object) -> LobbyPage:
        """Hosts a table for two persons and two bots, or another one."""
        seats = (ME, OPEN_SEAT, "random", "random")
        self.list.open_table(HostSetup(**{"seats": seats, "port": 0, **given}))  # type: ignore[arg-type]
        lobby = self.lobby
        self.until(lambda: self.visit.me is not None and self.visit.me.accepted)
        self.until(lambda: self.visit.me is not None and self.visit.me.seat is not None)
        return lobby

    @property
    def code(self) -> str:
        """The invitation to the table that he hosts."""
        assert self.visit.server is not None
        return self.visit.server.here.code

    def until(self, come: Callable[[], bool]) -> None:
        """Waits for a condition."""
        self.qtbot.waitUntil(come, timeout=LONG)


def join(host: Person, guest: Person, seat: int = 1) -> None:
    """The guest comes by invitation, sits down and agrees."""
    guest.list.go_to(host.code)
    page = guest.lobby
    guest.until(lambda: page.seats[seat].sit.isVisible())
    page.seats[seat].sit.click()
    guest.until(lambda: guest.visit.me is not None and guest.visit.me.seat == seat)
    page.ready.click()
    guest.until(lambda: guest.visit.me is not None and guest.visit.me.accepted)


def begin(*people: Person) -> None:
    """Everybody says that he is ready, and comes to the table."""
    for person in people:
        person.until(lambda person=person: person.lobby.ready.isEnabled())  # type: ignore[misc]
        person.lobby.ready.click()
    for person in people:
        assert person.table is not None


def play(*people: Person, till: Callable[[], bool]) -> None:
    """Everybody plays what a timeout would, until that has come about; nobody goes on from a settlement."""

    def step() -> bool:
        if till():
            return True
        for person in people:
            table = person.widget
            ask = table.ask
            settled = ask is not None and READY in ask.actions and bool(table.scene.shown.results)
            if ask is not None and table.player.idle and not settled:
                table.act(ask.default)
        return till()

    people[0].qtbot.waitUntil(step, timeout=2 * LONG)


def settled(person: Person) -> bool:
    """Whether he looks at a settlement."""
    return person.widget.settlement.active
