"""What is to be played at a table, in words: rules, differences from the standard, clocks; to be accepted."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from engine.rulesets import ruleset
from gui.lan.host_form import seconds_words
from gui.lan.presence import names_words
from gui.new_table.differences import count_words, difference_words
from gui.pages.new_table import clock_words
from gui.text import say
from net.lobby import Origin, Terms
from net.words import TROUBLES


class TermsPanel(QFrame):
    """Shows terms. `reading` says that the player wants the rules themselves, `changing` that the host wants others."""

    reading = Signal()
    changing = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "panel")
        self._terms: Terms | None = None
        self._agrees = True
        self.name, self.code, self.count, self.differences = QLabel(), QLabel(), QLabel(), QLabel()
        self.pace, self.origin, self.state = QLabel(), QLabel(), QLabel()
        self.copy, self.read, self.change = QPushButton(), QPushButton(), QPushButton()
        self.copy.clicked.connect(self._copy)
        self.read.clicked.connect(self.reading)
        self.change.clicked.connect(self.changing)
        self._lay_out()

    def show_terms(self, terms: Terms, agrees: bool) -> None:
        """Shows these; `agrees` says whether an older match that they carry on stands as one's own log has it."""
        self._terms, self._agrees = terms, agrees
        made = ruleset(terms.ruleset)
        options = made.options.from_text(terms.code)
        changes = options.changes()
        self.name.setText(say(made.name))
        self.code.setText(options.code())
        self.count.setText(count_words(len(changes)))
        self.differences.setText("\n".join(f"• {difference_words(option, value)}" for option, value in changes))
        self.differences.setVisible(bool(changes))
        takeover = QCoreApplication.translate("Host", "A bot plays after {time}")
        takeover = takeover.format(time=seconds_words(terms.takeover))
        self.pace.setText(f"{clock_words(terms.clocks)} · {takeover}")
        self._show_origin(terms.origin)

    def show_consent(self, is_host: bool, not_yet: tuple[str, ...]) -> None:
        """Shows who has agreed so far."""
        self.change.setVisible(is_host and self._terms is not None and self._terms.origin is None)
        done = QCoreApplication.translate("Lobby", "✓ Everybody has accepted these rules")
        waits = QCoreApplication.translate("Lobby", "Not yet accepted by {names}").format(names=names_words(not_yet))
        self.state.setText(waits if not_yet else done)
        look = "mark" if not_yet else "good"
        if self.state.property("look") != look:
            self.state.setProperty("look", look)
            self.state.style().unpolish(self.state)
            self.state.style().polish(self.state)

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.copy.setText(QCoreApplication.translate("NewTable", "Copy"))
        self.copy.setAccessibleName(QCoreApplication.translate("Lobby", "Copy the rule code"))
        self.read.setText(QCoreApplication.translate("Lobby", "Read the law"))
        self.change.setText(QCoreApplication.translate("Lobby", "Change…"))
        if self._terms is not None:
            self.show_terms(self._terms, self._agrees)

    def _show_origin(self, origin: Origin | None) -> None:
        self.origin.setVisible(origin is not None)
        if origin is None:
            return
        names = [name or QCoreApplication.translate("Lobby", "bot") for name in origin.names]
        scores = names_words([f"{name} {score}" for name, score in zip(names, origin.standing.scores, strict=True)])
        words = QCoreApplication.translate("Lobby", "Carries on a match after its deal {number}: {scores}")
        text = words.format(number=origin.deals, scores=scores)
        self.origin.setText(text if self._agrees else f"{text}\n⚠ {say(TROUBLES['bad_origin'])}")

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.code.text())

    def _lay_out(self) -> None:
        self.name.setProperty("look", "large")
        self.code.setProperty("look", "code")
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.count.setProperty("look", "option")
        for label in (self.differences, self.pace, self.origin):
            label.setProperty("look", "hint")
        for label in (self.differences, self.pace, self.origin, self.state):
            label.setWordWrap(True)
        for button in (self.copy, self.read, self.change):
            button.setProperty("look", "small")
        head = QHBoxLayout()
        head.setSpacing(8)
        for widget in (self.name, self.code, self.copy):
            head.addWidget(widget)
        head.addStretch(1)
        head.addWidget(self.read)
        head.addWidget(self.change)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 12, 18, 12)
        column.setSpacing(6)
        column.addLayout(head)
        for label in (self.count, self.differences, self.pace, self.origin, self.state):
            column.addWidget(label)
