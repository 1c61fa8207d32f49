"""The end of a match: who stands where."""

from PySide6.QtCore import QCoreApplication, QRect, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.rules import Rules
from gui.table.words import number_words, signed
from net.session import Match


class Ranking(QFrame):
    """The players by their scores. `closing` goes back to the start page, `again` opens the same table anew; where the
    table is `shared` with others, both lead to its lobby, and there is one button."""

    closing = Signal()
    again = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self.shared = False
        self._match: Match | None = None
        self._rules: Rules | None = None
        self.title = QLabel()
        self.title.setProperty("look", "title")
        self.rows = QGridLayout()
        self.rows.setHorizontalSpacing(28)
        self.rows.setVerticalSpacing(10)
        self.close_button, self.again_button = QPushButton(), QPushButton()
        self.again_button.setProperty("look", "primary")
        self.close_button.clicked.connect(self.closing)
        self.again_button.clicked.connect(self.again)
        buttons = QHBoxLayout()
        buttons.addWidget(self.close_button)
        buttons.addStretch(1)
        buttons.addWidget(self.again_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(36, 28, 36, 24)
        column.setSpacing(18)
        column.addWidget(self.title)
        column.addLayout(self.rows)
        column.addStretch(1)
        column.addLayout(buttons)
        self.hide()

    def show_match(self, match: Match, rules: Rules) -> None:
        """Shows how a match has ended."""
        self._match, self._rules = match, rules
        self.retranslate()
        self.show()
        self.raise_()
        self.again_button.setFocus()

    def place(self, area: QRect) -> None:
        """Lies in the middle of the table."""
        width, height = 600, min(440, area.height() - 40)
        self.setGeometry((area.width() - width) // 2, (area.height() - height) // 2, width, height)

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.title.setText(QCoreApplication.translate("Ranking", "The match is over"))
        self.close_button.setText(QCoreApplication.translate("Ranking", "Start page"))
        again = QCoreApplication.translate("Ranking", "Play again")
        self.again_button.setText(QCoreApplication.translate("Ranking", "To the lobby") if self.shared else again)
        self.close_button.setVisible(not self.shared)
        self.setAccessibleName(self.title.text())
        if self._match is not None and self._rules is not None:
            self._fill(self._match, self._rules)

    def _fill(self, match: Match, rules: Rules) -> None:
        while self.rows.count():
            item = self.rows.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        scores = match.deal.standing.scores
        order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
        for row, seat in enumerate(order):
            place = 1 + sum(score > scores[seat] for score in scores)
            change = scores[seat] - rules.initial.scores[seat]
            wins = sum(seat in result.winners for result in match.results)
            won = QCoreApplication.translate("Ranking", "deals won: {count}").format(count=wins)
            cells = (f"{place}.", match.header.players[seat].name, number_words(scores[seat]), signed(change), won)
            looks = ("muted", "large", "large", "gain" if change > 0 else "loss" if change < 0 else "muted", "muted")
            for column, (text, look) in enumerate(zip(cells, looks, strict=True)):
                label = QLabel(text)
                label.setProperty("look", look)
                if column in (2, 3):
                    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.rows.addWidget(label, row, column)
        self.rows.setColumnStretch(1, 1)
