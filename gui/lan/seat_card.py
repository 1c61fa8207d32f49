"""A seat in the lobby: who has it, how far he is, and what can be done about it."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from engine.seat import Seat
from gui import theme
from gui.lan.presence import granted, presence_words
from gui.lan.visit import Visit
from gui.new_table.seats import level_words
from gui.still import StillComboBox
from net.lobby import Kick, Lobby, Person, SetBot, Sit, Swap


class Disc(QWidget):
    """A seat's colour and number."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.setFixedSize(44, 44)
        self.number, self.colour = number, ""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the disc; an empty seat has only its rim."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor("#FFFFFF") if self.colour else self.palette().color(self.foregroundRole()))
        painter.setBrush(QColor(self.colour) if self.colour else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(22, 22), 20, 20)
        painter.setFont(theme.font(20, bold=True))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, str(self.number))
        painter.end()


class SeatCard(QFrame):
    """One seat. `wished` carries a wish of the lobby, `muted` a person who is to be heard no more, or again."""

    wished = Signal(object)
    muted = Signal(int)

    def __init__(self, seat: Seat, levels: Sequence[str]) -> None:
        super().__init__()
        self.seat, self.person = seat, 0
        self._levels = ("", *levels)
        self.disc, self.name, self.marks = Disc(seat + 1), QLabel(), QLabel()
        self.name.setProperty("look", "large")
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        self.sit, self.swap, self.more = QPushButton(), QPushButton(), QPushButton()
        self.level = StillComboBox()
        self.level.addItems([""] * len(self._levels))
        self.menu = QMenu(self)
        self.mute_action, self.kick_action = self.menu.addAction(""), self.menu.addAction("")
        self.more.setMenu(self.menu)
        self._lay_out()
        self.sit.clicked.connect(lambda: self.wished.emit(Sit(seat)))
        self.swap.clicked.connect(lambda: self.wished.emit(Swap(self.person)))
        self.level.activated.connect(lambda n: self.wished.emit(SetBot(seat, self._levels[n])))
        self.mute_action.triggered.connect(lambda: self.muted.emit(self.person))
        self.kick_action.triggered.connect(lambda: self.wished.emit(Kick(self.person)))

    def show_seat(self, visit: Visit, lobby: Lobby, colour: str) -> None:
        """Shows the seat as it is now to whoever looks."""
        me, person, bot = visit.guest.me, lobby.sitting(self.seat), lobby.bots[self.seat]
        self.person = person.id if person else 0
        mine = self.person == me
        self._look("place mine" if mine else "place" if person or bot else "place free")
        self.disc.colour = colour if person or bot else ""
        self.disc.update()
        self.name.setText(self._name(person, bot))
        self.marks.setText(self._marks(visit, lobby, person))
        self._offer_sit(lobby, me, bot)
        self._offer_swap(lobby, me, person)
        self.level.setVisible(granted(lobby, me, SetBot(self.seat, "")))
        self.level.setCurrentIndex(self._levels.index(bot) if bot in self._levels else 0)
        self._offer_more(visit, lobby, me)
        number = QCoreApplication.translate("NewTable", "Seat {number}").format(number=self.seat + 1)
        self.setAccessibleName(f"{number}: {self.name.text()}")
        self.setAccessibleDescription(self.marks.text())

    def retranslate(self) -> None:
        """Writes the names of the levels anew; the rest follows with `show_seat`."""
        for number, level in enumerate(self._levels):
            words = level_words(level) if level else QCoreApplication.translate("NewTable", "Open seat")
            self.level.setItemText(number, words)
        self.level.setAccessibleName(
            QCoreApplication.translate("Lobby", "Who plays seat {number}").format(number=self.seat + 1)
        )

    def _name(self, person: Person | None, bot: str) -> str:
        if person is not None:
            return person.name
        return level_words(bot) if bot else QCoreApplication.translate("Lobby", "Free")

    def _marks(self, visit: Visit, lobby: Lobby, person: Person | None) -> str:
        if person is None:
            return ""
        marks = []
        if person.id == visit.guest.me:
            marks.append(QCoreApplication.translate("Lobby", "you"))
        if person.id == lobby.host:
            marks.append(QCoreApplication.translate("Lobby", "host"))
        if presence := presence_words(visit, person):
            marks.append(presence)
        if (person.id, visit.guest.me) in lobby.wishes:
            marks.append(QCoreApplication.translate("Lobby", "wants to swap with you"))
        if person.ready:
            marks.append(QCoreApplication.translate("Lobby", "✓ ready"))
        elif person.accepted:
            marks.append(QCoreApplication.translate("Lobby", "rules accepted"))
        else:
            marks.append(QCoreApplication.translate("Lobby", "looks at the rules"))
        return " · ".join(marks)

    def _offer_sit(self, lobby: Lobby, me: int, bot: str) -> None:
        here = QCoreApplication.translate("Lobby", "Sit here")
        instead = QCoreApplication.translate("Lobby", "Sit here instead")
        self.sit.setText(instead if bot else here)
        self.sit.setVisible(not self.person and granted(lobby, me, Sit(self.seat)))

    def _offer_swap(self, lobby: Lobby, me: int, person: Person | None) -> None:
        asked = person is not None and (person.id, me) in lobby.wishes
        waits = person is not None and (me, person.id) in lobby.wishes
        swap = QCoreApplication.translate("Lobby", "Swap seats")
        self.swap.setText(QCoreApplication.translate("Lobby", "Agree to swap") if asked else swap)
        if waits:
            self.swap.setText(QCoreApplication.translate("Lobby", "Asked to swap"))
        self.swap.setEnabled(not waits)
        self.swap.setVisible(bool(self.person) and self.person != me and granted(lobby, me, Swap(self.person)))

    def _offer_more(self, visit: Visit, lobby: Lobby, me: int) -> None:
        muted = self.person in visit.guest.muted
        mute = QCoreApplication.translate("Lobby", "Mute in the chat")
        self.mute_action.setText(QCoreApplication.translate("Lobby", "Hear again in the chat") if muted else mute)
        self.kick_action.setText(QCoreApplication.translate("Lobby", "Send away"))
        self.kick_action.setVisible(bool(self.person) and granted(lobby, me, Kick(self.person)))
        self.more.setText("⊘" if muted else "⋯")
        more = QCoreApplication.translate("Lobby", "More about {name}")
        self.more.setAccessibleName(more.format(name=self.name.text()))
        self.more.setVisible(bool(self.person) and self.person != me)

    def _look(self, look: str) -> None:
        if self.property("look") != look:
            self.setProperty("look", look)
            self.style().unpolish(self)
            self.style().polish(self)

    def _lay_out(self) -> None:
        for button in (self.sit, self.swap, self.more):
            button.setProperty("look", "small")
        self.marks.setProperty("look", "mark")
        self.marks.setWordWrap(True)
        self.setMinimumHeight(118)
        actions = QHBoxLayout()
        actions.setSpacing(6)
        for widget in (self.level, self.sit, self.swap, self.more):
            actions.addWidget(widget)
        actions.addStretch(1)
        text = QVBoxLayout()
        text.setSpacing(1)
        text.addWidget(self.name)
        text.addWidget(self.marks)
        text.addStretch(1)
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 12, 14, 12)
        grid.setHorizontalSpacing(12)
        grid.addWidget(self.disc, 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addLayout(text, 0, 1)
        grid.addLayout(actions, 1, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(0, 1)
