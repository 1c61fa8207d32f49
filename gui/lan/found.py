"""The tables found on the network: asked for again and again, listed as long as they answer."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.options import BadOption
from engine.rulesets import IDS, ruleset
from gui.new_table.differences import count_words
from gui.text import say
from net.discovery import Finder, Found, Notice
from net.protocol import ENGINE, PROTOCOL
from net.words import TROUBLES

_TICK = 200  # milliseconds between two looks at whether a table has gone


class Search(QObject):
    """Looks for tables from `start` to `stop`; `changed` carries all that are there now."""

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.tables: tuple[Found, ...] = ()
        self._finder: Finder | None = None
        self._notifier: QSocketNotifier | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self._look)

    def start(self) -> None:
        """Begins, with an empty list."""
        self.stop()
        self._finder = Finder()
        self._notifier = QSocketNotifier(self._finder.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._look)
        self._timer.start()
        self._show(())
        self._look()

    def stop(self) -> None:
        """Asks no more."""
        self._timer.stop()
        if self._notifier is not None:
            self._notifier.setEnabled(False)
            self._notifier.deleteLater()
            self._notifier = None
        if self._finder is not None:
            self._finder.close()
            self._finder = None

    def _look(self) -> None:
        if self._finder is not None:
            self._finder.advance(monotonic())
            self._show(self._finder.tables())

    def _show(self, tables: tuple[Found, ...]) -> None:
        if tables != self.tables:
            self.tables = tables
            self.changed.emit(tables)


def rules_words(notice: Notice) -> str:
    """What is played at a table, and in how many places it differs from the standard."""
    if notice.ruleset not in IDS:
        return QCoreApplication.translate("Lan", "Rules unknown to this version")
    made = ruleset(notice.ruleset)
    try:
        changes = len(made.options.from_text(notice.code).changes())
    except BadOption:
        return say(made.name)
    return f"{say(made.name)} · {count_words(changes)}"


def seats_words(notice: Notice) -> str:
    """How many seats are free, or what else is to be known before one joins."""
    if notice.playing:
        return QCoreApplication.translate("Lan", "A match is being played: you can look on")
    free = notice.seats - notice.taken
    words = QCoreApplication.translate("Lan", "{free} of {seats} seats free")
    return words.format(free=free, seats=notice.seats)


def obstacle(notice: Notice) -> str:
    """Why one can't join, in words; nothing if one can try."""
    if not notice.fits:
        older = (notice.protocol, notice.engine) < (PROTOCOL, ENGINE)
        return say(TROUBLES["update_host" if older else "update_guest"], notice.version)
    return say(TROUBLES["locked"]) if notice.locked else ""


class FoundRow(QFrame):
    """One table: its name, rules and free seats, version, and the way in."""

    def __init__(self, join: Callable[[Found], None]) -> None:
        super().__init__()
        self.setProperty("look", "row")
        self.found: Found | None = None
        self.name, self.rules, self.seats, self.version = QLabel(), QLabel(), QLabel(), QLabel()
        self.join = QPushButton()
        self.join.clicked.connect(lambda: join(self.found) if self.found is not None else None)
        self.name.setProperty("look", "large")
        text = QVBoxLayout()
        text.setSpacing(2)
        for label in (self.name, self.rules, self.seats):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            text.addWidget(label)
        for label in (self.rules, self.seats, self.version):
            label.setProperty("look", "hint")
        side = QVBoxLayout()
        side.addWidget(self.join)
        side.addWidget(self.version, 0, Qt.AlignmentFlag.AlignRight)
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 12, 14, 12)
        row.addLayout(text, 1)
        row.addLayout(side)

    def show_found(self, found: Found) -> None:
        """Shows a table as it is now."""
        self.found = found
        notice = found.notice
        locks = QCoreApplication.translate("Lan", "password") if notice.password else ""
        self.name.setText(notice.name)
        self.rules.setText(rules_words(notice))
        why = obstacle(notice)
        self.seats.setText(why or " · ".join(word for word in (seats_words(notice), locks) if word))
        self.version.setText(f"Sanfan {notice.version}")
        watch = QCoreApplication.translate("Lan", "Look on")
        self.join.setText(watch if notice.playing else QCoreApplication.translate("Lan", "Join"))
        self.join.setEnabled(not why)
        self.join.setAccessibleName(f"{self.join.text()}: {notice.name}")
        self.join.setAccessibleDescription(f"{self.rules.text()}. {self.seats.text()}")


class FoundList(QWidget):
    """The rows of all tables that answer now, each kept as long as its table is there."""

    def __init__(self, join: Callable[[Found], None]) -> None:
        super().__init__()
        self._join = join
        self.rows: dict[tuple[str, int], FoundRow] = {}
        self.nothing = QLabel()
        self.nothing.setProperty("look", "muted")
        self.nothing.setWordWrap(True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 6, 0)
        self._column.setSpacing(10)
        self._column.addWidget(self.nothing)
        self._column.addStretch(1)

    def show_tables(self, tables: tuple[Found, ...]) -> None:
        """Shows these tables; a row that stays is the same widget, with the keyboard where it was."""
        keys = [(found.notice.key, found.notice.port) for found in tables]
        for key in [key for key in self.rows if key not in keys]:
            row = self.rows.pop(key)
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        for place, (key, found) in enumerate(zip(keys, tables, strict=True)):
            if key not in self.rows:
                self.rows[key] = FoundRow(self._join)
            if self._column.indexOf(self.rows[key]) != place:
                self._column.insertWidget(place, self.rows[key])
            self.rows[key].show_found(found)
        self.nothing.setVisible(not tables)

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.nothing.setText(
            QCoreApplication.translate(
                "Lan", "No table yet. As soon as somebody on your network opens one, it appears here by itself."
            )
        )
        for row in self.rows.values():
            if row.found is not None:
                row.show_found(row.found)
