"""One person at a real window on a real screen, in a process of its own: hosts or joins a table, plays with the mouse.

Usage: at_window.py ROLE FOLDER X (where on the screen). In the folder `playing` tells that the deal is well under way,
`done.json` how it ended; `leave` is waited for in the end.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.actions import READY, Discard
from gui import theme
from gui.lan.hosting import OPEN_SEAT, HostSetup
from gui.opening import Opening
from gui.pages.lan import LanPage
from gui.pages.lan_table import LanTablePage
from gui.pages.lobby import LobbyPage
from gui.settings import Settings
from gui.shell import Shell
from gui.table.table_widget import TableWidget
from gui.table_setup import ME
from gui.window import MainWindow

BEAT = 120
"""Milliseconds between two looks at what is to be done."""
UNDER_WAY = 4


def click(widget: QWidget, at: QPoint | None = None) -> None:
    """A real press and release of the mouse."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at or widget.rect().center())


class Person:
    """Looks at the window again and again, and does what a player would do next."""

    def __init__(self, role: str, folder: Path, x: int) -> None:
        settings = Settings(folder)
        settings.change(language="en" if role == "host" else "zh_Hant", name=role, speed=4)
        settings.change(last_hosted=HostSetup(seats=(ME, OPEN_SEAT, "normal", "easy"), name="Xvfb").to_text())
        self.role, self.folder = role, folder
        shell = Shell(settings, folder, Opening(version="long"))
        shell.dress()
        self.window = MainWindow(shell)
        self.window.move(x, 0)
        self.window.resize(1280, 800)
        self.window.show()
        self.window.go("lan")
        self.clicks = 0
        self.timer = QTimer()
        self.timer.timeout.connect(self.look)
        self.timer.start(BEAT)

    def look(self) -> None:
        """Does the next thing."""
        match self.window.page:
            case LanPage() as page:
                self.at_list(page)
            case LobbyPage() as page:
                self.in_lobby(page)
            case LanTablePage(table=TableWidget() as table) as page:
                self.at_table(page, table)

    def at_list(self, page: LanPage) -> None:
        if self.role == "host" and page.visit is None:
            click(page.form.start if page.form.isVisible() else page.host)
        for row in page.found.rows.values():
            if self.role == "guest" and page.visit is None and row.name.text() == "Xvfb":
                click(row.join)

    def in_lobby(self, page: LobbyPage) -> None:
        me = page.visit.me if page.visit else None
        if me is None or page.visit is None:
            return
        if me.seat is None and page.seats[1].sit.isVisible():
            click(page.seats[1].sit)
        elif page.ready.isEnabled() and not me.ready and (self.role == "guest" or page.seats[1].person):
            click(page.ready)

    def at_table(self, page: LanTablePage, table: TableWidget) -> None:
        if table.settlement.active:
            if table.settlement.note.text().startswith("✓"):
                self.end(page, table)
            return
        ask = table.ask
        if ask is None or not table.player.idle:
            return
        if READY in ask.actions:
            table.next_deal()
        elif isinstance(ask.default, Discard):
            self.discard(table, ask.default)
        else:
            wanted = [choice for choice in table.prompt.choices if choice.action == ask.default]
            if wanted:
                click(wanted[0])
        self.clicks += table.ask is not ask
        if self.clicks == UNDER_WAY:
            (self.folder / "playing").touch()

    def discard(self, table: TableWidget, action: Discard) -> None:
        places = table.hand.places
        faces = [table.scene.tiles.spots[place].face for place in places]
        index = len(faces) - 1 if action.from_draw else faces.index(action.tile)
        spot = table.scene.tiles.spots[places[index]]
        point = table.view.mapFromScene(spot.x, spot.y - 0.6 * spot.size)
        click(table.view.viewport(), point)
        QTest.mouseDClick(table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)

    def end(self, page: LanTablePage, table: TableWidget) -> None:
        """Shows all of the settlement, writes down how it stands, and leaves when the other has seen it, too."""
        table.settlement.mousePressEvent(None)  # type: ignore[arg-type]
        self.timer.stop()
        deal = table.scene.shown.deal
        told = {
            "clicks": self.clicks,
            "note": table.settlement.note.text().split(" · ")[0],
            "discards": [(int(row.seat), int(row.tile)) for row in deal.discards],
            "hands": [[int(tile) for tile in hand] for hand in deal.hands],
            "scores": list(deal.standing.scores),
        }
        (self.folder / "done.json").write_text(json.dumps(told))
        self.wait(lambda: (self.folder / "leave").exists(), page.part)

    def wait(self, come: Callable[[], bool], then: Callable[[], None]) -> None:
        if come():
            then()
            QApplication.quit()
        else:
            QTimer.singleShot(BEAT, lambda: self.wait(come, then))


def main() -> int:
    app = QApplication([])
    theme.load_fonts()
    role, folder, x = sys.argv[1:]
    person = Person(role, Path(folder), int(x))
    status = app.exec()
    del person
    return status


if __name__ == "__main__":
    sys.exit(main())
