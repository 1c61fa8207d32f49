"""How the winning tile falls: self-drawn, from whom, in which round, and what was special about it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QFrame, QGridLayout, QLabel, QRadioButton, QSpinBox, QWidget

from engine.events import DITING, TIANTING
from engine.rules import Rules
from gui.score.draft import Draft
from gui.table.words import law_word, wind_name

HOWS = ("self", "discard", "rob")
FLAGS = ("kong", "last", "first")
UNKNOWN = -1  # tiles left in the wall


class Buttons(QWidget):
    """A row of which one is chosen; `chosen` carries its number."""

    chosen = Signal(int)

    def __init__(self, count: int) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        row = QGridLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self.buttons = [QRadioButton() for _ in range(count)]
        for number, button in enumerate(self.buttons):
            button.setProperty("look", "small")
            self._group.addButton(button)
            row.addWidget(button, 0, number)
            button.clicked.connect(lambda _checked=False, number=number: self.chosen.emit(number))
        row.setColumnStretch(count, 1)

    def retranslate(self, label: str, words: Sequence[str]) -> None:
        """Names the row and its buttons."""
        self.setAccessibleName(label)
        for button, word in zip(self.buttons, words, strict=True):
            button.setText(word)
            button.setAccessibleName(f"{label}: {word}")


class Conditions(QFrame):
    """Shows and changes the conditions of a draft; what can't be, as things are, is greyed. `changed` follows."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "panel")
        self._draft, self._rules = Draft.of(4), None
        self.how, self.source, self.round = Buttons(len(HOWS)), Buttons(4), Buttons(4)
        self.flags = {flag: QCheckBox() for flag in FLAGS}
        self.declared, self.left = QCheckBox(), QSpinBox()
        self._labels = [QLabel() for _ in range(4)]
        self._lay_out()
        self.how.chosen.connect(lambda n: self._change(lambda: setattr(self._draft, "how", HOWS[n])))
        self.source.chosen.connect(lambda n: self._change(lambda: setattr(self._draft, "source", n)))
        self.round.chosen.connect(lambda n: self._change(lambda: setattr(self._draft, "round_wind", n)))
        for box in (*self.flags.values(), self.declared):
            box.clicked.connect(lambda: self._change(self._read_boxes))
        self.left.valueChanged.connect(lambda n: self._change(lambda: self._read_left(n)))

    def show_draft(self, draft: Draft, rules: Rules, problem: str) -> None:
        """Shows the conditions; `problem` is the part that is wrong, such as `source`."""
        self._draft = draft
        self.how.buttons[HOWS.index(draft.how)].setChecked(True)
        self.source.buttons[draft.source].setChecked(True)
        self.round.buttons[draft.round_wind].setChecked(True)
        for seat, button in enumerate(self.source.buttons):
            button.setVisible(seat < rules.players)
            button.setEnabled(draft.how != "self" and seat != draft.winner)
        self._labels[1].setProperty("look", "problem" if problem == "source" else "hint")
        possible = self._possible(draft)
        for flag, box in self.flags.items():
            box.setChecked(flag in draft.flags)
            box.setEnabled(flag in possible)
        kind = DITING if draft.winner == 0 else TIANTING
        self.declared.setText(law_word(rules, kind))
        self.declared.setVisible(kind in rules.words)
        self.declared.setChecked(draft.declared)
        self.left.blockSignals(True)
        self.left.setRange(UNKNOWN, len(rules.tiles) - 13 * rules.players)
        self.left.setValue(UNKNOWN if draft.wall_left is None else draft.wall_left)
        self.left.blockSignals(False)

    def retranslate(self) -> None:
        """Writes all words anew."""
        how, source, wind, left = self._names()
        winds = [wind_name(number) for number in range(4)]
        for label, words in zip(self._labels, (how, source, wind, left), strict=True):
            label.setText(words)
        hows = (
            QCoreApplication.translate("Score", "Self-draw"),
            QCoreApplication.translate("Score", "Discard"),
            QCoreApplication.translate("Score", "Robbed kong"),
        )
        self.how.retranslate(how, hows)
        self.source.retranslate(source, winds)
        self.round.retranslate(wind, winds)
        self.left.setAccessibleName(left)
        self.left.setSpecialValueText(QCoreApplication.translate("Score", "not known"))
        flags = (
            QCoreApplication.translate("Score", "Drawn after a kong"),
            QCoreApplication.translate("Score", "Last tile"),
            QCoreApplication.translate("Score", "First turn of the dealer"),
        )
        for box, word in zip(self.flags.values(), flags, strict=True):
            box.setText(word)

    @staticmethod
    def _names() -> tuple[str, str, str, str]:
        return (
            QCoreApplication.translate("Score", "Won by"),
            QCoreApplication.translate("Score", "Tile from"),
            QCoreApplication.translate("Score", "Round"),
            QCoreApplication.translate("Score", "Tiles left"),
        )

    @staticmethod
    def _possible(draft: Draft) -> set[str]:
        """The flags that can be, as the win is: a drawn tile's, and the dealer's first turn or first discard."""
        possible = {"kong", "last"} if draft.how == "self" else set()
        dealers = draft.winner if draft.how == "self" else draft.source
        return possible | ({"first"} if dealers == 0 and draft.how != "rob" else set())

    def _change(self, change: Callable[[], None]) -> None:
        change()
        self._draft.flags &= self._possible(self._draft)
        self.changed.emit()

    def _read_boxes(self) -> None:
        self._draft.flags = {flag for flag, box in self.flags.items() if box.isChecked()}
        self._draft.declared = self.declared.isChecked()

    def _read_left(self, left: int) -> None:
        self._draft.wall_left = None if left == UNKNOWN else left

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 10, 14, 10)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        for row, widget in enumerate((self.how, self.source, self.round, self.left)):
            self._labels[row].setProperty("look", "hint")
            grid.addWidget(self._labels[row], row, 0)
            grid.addWidget(widget, row, 1)
        flags = QGridLayout()
        flags.setSpacing(0)
        for number, box in enumerate((*self.flags.values(), self.declared)):
            box.setProperty("look", "small")
            flags.addWidget(box, number // 2, number % 2)
        grid.addLayout(flags, 4, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        self.left.setProperty("look", "number")
        self.left.setFixedWidth(110)
        self.left.setAlignment(Qt.AlignmentFlag.AlignCenter)
