"""The table's page: opens a table or an interrupted match, pauses, and asks before it is left."""

from collections.abc import Callable, Mapping
from typing import cast

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout

from engine.bots import LEVELS
from engine.events import OPEN, Eye
from engine.match import Header, Player
from engine.seat import Seat
from gui import speeds
from gui.bridge import Bridge, kept_match, new_match
from gui.dialogs import ask_to_leave
from gui.pages.page import Page
from gui.shell import Shell
from gui.table.table_widget import TableWidget
from gui.table_setup import BOT, ME, TableSetup
from net.drive import THINKING
from net.session import Session
from net.setup import set_up
from net.store import StoreError


class TablePage(Page):
    """Shows one table at a time. Opened with a `setup`, with `match_id` of an interrupted match, with a `session` of
    somebody else's table, or with nothing for the last table; `watch` seats bots only and shows all hands."""

    guard = speeds.PROMPT_GUARD

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.table: TableWidget | None = None
        self.bridge: Bridge | None = None
        self._setup: TableSetup | None = None
        self._watch = False
        self._paused = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.pause = QLabel(self)
        self.pause.setProperty("look", "veil")
        self.pause.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.pause.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.pause.hide()
        self.retranslate()

    def enter(self, **arguments: object) -> None:
        """Opens the table that is asked for; on a fault it says so and goes back to the start page."""
        self.left()
        self._watch = bool(arguments.get("watch"))
        session = arguments.get("session")
        try:
            if session is None:
                session = self._open(arguments.get("setup"), arguments.get("match_id"))
        except (StoreError, ValueError, OSError) as error:
            self.shell.tell(str(error))
            self.shell.go("start")
            return
        self.table = TableWidget(self.shell, cast(Session, session), self.guard)
        self.table.closing.connect(self._close)
        self.table.again.connect(self._again)
        self._column.addWidget(self.table)
        self.table.setFocus()
        if self.bridge is not None:
            self.bridge.start()

    def may_leave(self, leave: Callable[[], None]) -> bool:
        """Asks first while a match of one's own is under way; it is kept and can be continued."""
        if self.bridge is None or self.table is None or self._finished():
            return True
        words = QCoreApplication.translate("TablePage", "Leave the table?")
        kept = QCoreApplication.translate("TablePage", "The match is kept; you can go on from the start page.")
        yes = QCoreApplication.translate("TablePage", "Leave")
        box = ask_to_leave(self, words, kept, yes, lambda: self._leave(leave))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return False

    @property
    def law(self) -> Mapping[str, object] | None:
        """The rule set and the rule code of the table, if there is one."""
        rules = self.table.session.rules if self.table else None
        return {"ruleset": rules.id, "options": rules.options.code()} if rules else None

    def left(self) -> None:
        """Closes the table; its match stays on the disk."""
        self._pause(False)
        if self.table is not None:
            self.table.close_table()
            self._column.removeWidget(self.table)
            self.table.hide()
            self.table.deleteLater()
            self.table = None
        if self.bridge is not None:
            self.bridge.close()
            self.bridge = None

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.pause.setText(QCoreApplication.translate("TablePage", "Paused"))
        if self.table is not None:
            self.table.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """P pauses a game against bots and lets it go on, where no prompt takes the key for a pung."""
        if event.key() == Qt.Key.Key_P and self.bridge is not None:
            self._pause(not self._paused)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: object) -> None:
        """The word lies over the whole table."""
        self.pause.setGeometry(self.rect())

    def _open(self, setup: object, match_id: object) -> Session:
        thinking = THINKING._replace(pace=self.shell.pace)
        if isinstance(match_id, str) and match_id:
            self._setup = None
            self.bridge = kept_match(match_id, self.shell.data_dir, self._eye_of, thinking)
        else:
            last = TableSetup.from_text(self.shell.settings.now.last_table)
            self._setup = setup if isinstance(setup, TableSetup) else last
            rules = self._setup.rules
            match = set_up(rules, self._players(self._setup), self._setup.seed or None, self._setup.clocks)
            self.bridge = new_match(match, rules, self.shell.data_dir, self._eye_of(match.header), thinking)
        self.bridge.failed.connect(self.shell.tell)
        self.bridge.ended.connect(self._stopped)
        return self.bridge.session

    def _players(self, setup: TableSetup) -> tuple[Player, ...]:
        names = iter(
            (
                QCoreApplication.translate("TablePage", "Plum"),
                QCoreApplication.translate("TablePage", "Orchid"),
                QCoreApplication.translate("TablePage", "Bamboo"),
                QCoreApplication.translate("TablePage", "Chrysanthemum"),
            )
        )
        return tuple(
            Player(self.shell.settings.now.name or QCoreApplication.translate("Settings", "Player"))
            if seat == ME and not self._watch
            else Player(next(names), seat if seat in LEVELS else BOT)
            for seat in setup.seats
        )

    @staticmethod
    def _eye_of(header: Header) -> Eye:
        """The seat of the one person at the table; who only watches bots sees all hands."""
        persons = [number for number, player in enumerate(header.players) if not player.bot]
        return Seat(persons[0]) if persons else OPEN

    def _pause(self, on: bool) -> None:
        if self.bridge is not None and on != self._paused:
            self.bridge.pause(on)
        self._paused = on and self.bridge is not None
        self.pause.setVisible(self._paused)
        self.pause.raise_()

    def _finished(self) -> bool:
        following = self.table.session.view.deal.next if self.table else None
        return following is not None and following.over

    def _leave(self, leave: Callable[[], None]) -> None:
        self.left()
        leave()

    def _stopped(self) -> None:
        """The table could not go on after a fault: to where its match can be continued."""
        if self.sender() is self.bridge:
            self.left()
            self.shell.go("start")

    def _close(self) -> None:
        self.shell.go("start")

    def _again(self) -> None:
        setup = replace(self._setup, seed="") if self._setup else None
        self.enter(setup=setup, watch=self._watch)
