"""A table shared over the network: the table itself, and beside it who is there, chat, votes and the check of deals."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout

from engine.seat import Seat
from gui import speeds
from gui.lan.beside import Beside
from gui.lan.hosting import to_carry_on
from gui.lan.people import add_people
from gui.lan.presence import presence_words
from gui.lan.stops import Message, check_words, middle_message, side_message
from gui.lan.visit import Visit
from gui.lan.visiting import VisitingPage
from gui.shell import Shell
from gui.table.table_widget import TableWidget
from net.lobby import SetAway

_TICK = 500
_PATIENCE = 10.0  # seconds of a broken line after which carrying on without the host is offered


class LanTablePage(VisitingPage):
    """Shows the match of the `visit` that it is entered with; from its end it leads back to the lobby."""

    guard = speeds.PROMPT_GUARD

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.table: TableWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.beside = Beside(self)
        self._carried: str | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self.show_room)
        self.beside.menu_wanted.connect(self._fill_menu)
        self.beside.chat_toggled.connect(self._place)
        self.retranslate()

    def enter(self, **arguments: object) -> None:
        """Shows the table of a visit; without a match there is only its lobby."""
        visit = arguments.get("visit")
        if not isinstance(visit, Visit):
            self.shell.go("lan")
            return
        self.take(visit)
        visit.began.connect(self._open)
        visit.alarmed.connect(self.show_room)
        self.beside.show_visit(visit)
        if visit.session is None:
            self.hand_on("lobby")
            return
        self._open()
        self._timer.start()

    def release(self) -> Visit | None:
        """Holds the visit no longer, and lets it go on."""
        self._timer.stop()
        self.beside.show_visit(None)
        self._close_table()
        if self.visit is not None:
            self.visit.began.disconnect(self._open)
            self.visit.alarmed.disconnect(self.show_room)
        return super().release()

    @property
    def law(self) -> Mapping[str, object] | None:
        """The rule set and the rule code of the table, if there is one."""
        rules = self.table.session.rules if self.table else None
        return {"ruleset": rules.id, "options": rules.options.code()} if rules else None

    def show_room(self, *_: object) -> None:
        """Shows who is there, what is being voted on, and whether the last deal was checked."""
        visit, table = self.visit, self.table
        if visit is None or table is None:
            return
        if visit.room is not None and visit.room.match is None and visit.guest.state == "here":
            self.hand_on("lobby")  # the match was ended by everybody's wish
            return
        header = table.session.view.header
        for number, player in enumerate(header.players):
            person = visit.sitting(Seat(number))
            plate = table.scene.plates[table.scene.seats.chair(number)]
            gone = "" if player.bot else QCoreApplication.translate("Lan", "bot plays on")
            plate.show_presence(presence_words(visit, person) if person is not None else gone)
        self._tell(side_message(visit), middle_message(visit))
        words, look = check_words(visit, len(table.scene.shown.results))
        note = table.settlement.note
        note.setText(words)
        if note.property("look") != look:
            note.setProperty("look", look)
            note.style().unpolish(note)
            note.style().polish(note)
        self._place()

    def show_line(self) -> None:
        """Says when the line is broken or the visit over; the table stays to be looked at."""
        self.show_room()

    def show_refusal(self, words: str) -> None:
        """Says why a wish was not granted."""
        self.beside.chat.complain(words)

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.beside.retranslate()
        if self.table is not None:
            self.table.retranslate()
            self.show_room()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """P asks for a pause, where no prompt takes the key for a pung."""
        if event.key() == Qt.Key.Key_P and self.visit is not None and self.visit.room is not None:
            self._do("go_on" if self.visit.room.why else "yes pause")
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps everything in its place."""
        super().resizeEvent(event)
        self._place()

    def _open(self) -> None:
        self._close_table()
        session = self.visit.session if self.visit else None
        if session is None:
            return
        self.table = TableWidget(self.shell, session, self.guard)
        self.table.ranking.shared = True
        self.table.closing.connect(lambda: self.hand_on("lobby"))
        self.table.again.connect(lambda: self.hand_on("lobby"))
        self.table.view.fitted.connect(self._place)
        self.table.player.drained.connect(self.show_room)
        self.table.settlement.note.linkActivated.connect(lambda _link: self._do("why"))
        self._column.addWidget(self.table)
        self.table.setFocus()
        self.show_room()

    def _close_table(self) -> None:
        if self.table is not None:
            self.table.close_table()
            self._column.removeWidget(self.table)
            self.table.hide()
            self.table.deleteLater()
            self.table = None

    def _place(self) -> None:
        if self.table is not None:
            self.beside.place(self.table.scene.at, self.rect())
            self.table.settlement.place(self.beside.free(self.rect()))

    def _tell(self, side: Message | None, middle: Message | None) -> None:
        for notice, message in ((self.beside.side, side), (self.beside.middle, middle)):
            if message is None:
                notice.clear()
                continue
            choices = [
                (words, partial(self._do, key)) for key, words in self._names().items() if self._offers(message, key)
            ]
            notice.tell(message.title, message.words, choices, message.look)

    def _offers(self, message: Message, key: str) -> bool:
        return key in message.choices and (key != "carry" or self._can_carry())

    @staticmethod
    def _names() -> dict[str, str]:
        """What can be done, by key."""
        agree = QCoreApplication.translate("LanTable", "Agree")
        withdraw = QCoreApplication.translate("LanTable", "Withdraw")
        return {
            "yes pause": agree,
            "yes end": agree,
            "no pause": withdraw,
            "no end": withdraw,
            "go_on": QCoreApplication.translate("LanTable", "Go on"),
            "without": QCoreApplication.translate("LanTable", "Go on without them"),
            "why": QCoreApplication.translate("LanTable", "What is checked?"),
            "close": QCoreApplication.translate("Window", "Close"),
            "leave": QCoreApplication.translate("TablePage", "Leave"),
            "list": QCoreApplication.translate("LanTable", "Back to the list"),
            "carry": QCoreApplication.translate("LanTable", "Carry on from the last finished deal"),
        }

    def _do(self, key: str) -> None:
        visit = self.visit
        if visit is None:
            return
        match key.split():
            case ["yes" | "no" as on, ("pause" | "end") as vote]:
                visit.guest.vote(vote, on == "yes")
            case ["go_on"] | ["without"]:
                visit.guest.vote("go_on", True)
            case ["why"]:
                self._explain()
            case ["close"]:
                visit.alarm = None
                self.show_room()
            case ["leave"]:
                self.shell.go("lan")
            case ["list"]:
                self.part()
            case ["carry"]:
                self._carry_on(visit)

    def _can_carry(self) -> bool:
        """Whether the match can be carried on from one's own log, asked once the host has been away for a while."""
        visit, table = self.visit, self.table
        if visit is None or table is None or visit.server is not None:
            return False
        if visit.guest.state == "lost" and visit.lost_for < _PATIENCE:
            self._carried = None
            return False
        if self._carried is None:
            match_id = table.session.view.header.match_id
            known = {saved.header.match_id for saved in to_carry_on(self.shell)}
            self._carried = match_id if match_id in known else ""
        return bool(self._carried)

    def _carry_on(self, visit: Visit) -> None:
        match_id = self._carried
        self.release()
        visit.close()
        self.shell.go("lan", carry=match_id)

    def _explain(self) -> None:
        from gui.dialogs import TextDialog
        from gui.lan.texts import shuffle_text

        TextDialog(self, QCoreApplication.translate("LanTable", "Fair shuffle"), shuffle_text()).show()

    def _fill_menu(self) -> None:
        visit, menu = self.visit, self.beside.menu
        menu.clear()
        if visit is None or visit.room is None or visit.me is None:
            return
        if visit.playing and visit.me.seat is not None:
            pause = QCoreApplication.translate("LanTable", "Ask for a pause")
            menu.addAction(pause, lambda: self._do("yes pause")).setEnabled(not visit.room.why)
            menu.addAction(
                QCoreApplication.translate("LanTable", "Propose to end the match"), lambda: self._do("yes end")
            )
        away = visit.me.away
        back = QCoreApplication.translate("Lobby", "Back again")
        gone = QCoreApplication.translate("Lobby", "Away for a moment")
        menu.addAction(back if away else gone, lambda: visit.guest.wish(SetAway(not away)))
        add_people(menu, visit)
        menu.addSeparator()
        menu.addAction(QCoreApplication.translate("LanTable", "What is checked?"), self._explain)
        menu.addAction(QCoreApplication.translate("TablePage", "Leave"), lambda: self.shell.go("lan"))
