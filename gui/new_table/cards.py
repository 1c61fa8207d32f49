"""The rule sets as cards, one of which is chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.rulesets import RuleSet
from gui.text import say


class Card(QPushButton):
    """A rule set: its name and what it is like."""

    def __init__(self, ruleset: RuleSet) -> None:
        super().__init__()
        self.ruleset = ruleset
        self.setCheckable(True)
        self.setProperty("look", "card")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._name, self._summary = QLabel(), QLabel()
        self._name.setProperty("look", "large")
        self._summary.setProperty("look", "hint")
        self._summary.setWordWrap(True)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(18, 12, 18, 12)
        inside.setSpacing(4)
        for line in (self._name, self._summary):
            line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            inside.addWidget(line)
        inside.addStretch(1)

    def retranslate(self) -> None:
        """Writes name and summary anew."""
        self._name.setText(say(self.ruleset.name))
        self._summary.setText(say(self.ruleset.summary))
        self.setAccessibleName(self._name.text())
        self.setAccessibleDescription(self._summary.text())

    def sizeHint(self) -> QSize:
        """Room for all lines."""
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Room for all lines at the least width."""
        layout = self.layout()
        return super().minimumSizeHint() if layout is None else layout.minimumSize()


class Cards(QWidget):
    """A row of cards; `chosen` carries the id of the rule set the player picks. Arrow keys go along the row."""

    chosen = Signal(str)

    def __init__(self, rulesets: Sequence[RuleSet]) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self.cards = {ruleset.id: Card(ruleset) for ruleset in rulesets}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        for name, card in self.cards.items():
            self._group.addButton(card)
            row.addWidget(card, 1)
            card.clicked.connect(lambda _checked=False, name=name: self.chosen.emit(name))

    def show_chosen(self, name: str) -> None:
        """Marks a card without a word to anybody."""
        self.cards[name].setChecked(True)

    def retranslate(self) -> None:
        """Writes all words anew."""
        for card in self.cards.values():
            card.retranslate()
