"""One option in the form: its name, a line about it, its control, and the way back to the standard."""

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton

from engine.options import Option, Value
from engine.text import Text
from gui.option_editors import editor, value_words
from gui.text import say

MARK = "●"
BACK = "←"


class OptionRow(QObject):
    """Shows a value and why it has no effect, if so; `chosen` tells what the player chose, a reset included."""

    chosen = Signal(str, object)

    def __init__(self, option: Option) -> None:
        super().__init__()
        self.option = option
        self._value = option.default
        self._idle: Text | None = None
        self.label, self.help, self.reset = QLabel(), QLabel(), QPushButton(BACK)
        self.help.setProperty("look", "hint")
        self.help.setWordWrap(True)
        self.reset.setProperty("look", "small")
        policy = self.reset.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(policy)
        self.editor = editor(option)
        self.editor.show_value(option.default)
        self.label.setBuddy(self.editor)
        self.editor.chosen.connect(lambda value: self.chosen.emit(option.key, value))
        self.reset.clicked.connect(self._reset)

    def show_value(self, value: Value, idle: Text | None) -> None:
        """Shows the value as chosen elsewhere; `idle` says why it has no effect."""
        if (value, idle) == (self._value, self._idle):
            return
        self._value, self._idle = value, idle
        self.editor.show_value(value)
        self.editor.setEnabled(idle is None)
        self._describe()

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.editor.retranslate(say(self.option.label))
        self._describe()

    def into_list(self, grid: QGridLayout, line: int) -> int:
        """Lays itself out in the lines from this one on: name above help, the control beside or below; gives
        the next free line."""
        grid.addWidget(self.label, line, 0)
        grid.addWidget(self.help, line + 1, 0)
        grid.addWidget(self.reset, line, 2, 3, 1, Qt.AlignmentFlag.AlignVCenter)
        if self.editor.wide:
            grid.addWidget(self.editor, line + 2, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
        else:
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            grid.addWidget(self.editor, line, 1, 3, 1, side)
        return line + 3

    def into_table(self, grid: QGridLayout, line: int) -> int:
        """Lays itself out in one line: name, help, control; gives the next free line."""
        self.label.setMinimumWidth(self.label.sizeHint().width())
        for column, widget in enumerate((self.label, self.help, self.editor, self.reset)):
            grid.addWidget(widget, line, column)
        return line + 1

    def _describe(self) -> None:
        changed = self._value != self.option.default
        name = say(self.option.label)
        self.label.setText(f"{name} {MARK}" if changed else name)
        self.label.setProperty("look", "option changed" if changed else "option")
        self.label.style().unpolish(self.label)
        self.label.style().polish(self.label)
        about = say(self.option.help)
        self.help.setText(f"{about}\n{say(self._idle)}" if self._idle else about)
        self.editor.setAccessibleDescription(self.help.text())
        self.reset.setVisible(changed)
        back = QCoreApplication.translate("Options", "Back to the standard: {value}")
        back = back.format(value=value_words(self.option, self.option.default))
        self.reset.setToolTip(back)
        self.reset.setAccessibleName(f"{name}. {back}")

    def _reset(self) -> None:
        self.editor.setFocus()
        self.chosen.emit(self.option.key, self.option.default)
