"""How a table differs from the standard of its rule set: the number on a button, the list in its menu."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QPushButton

from engine.options import Option, Options, Value
from gui.option_editors import value_words
from gui.text import say


def difference_words(option: Option, value: Value) -> str:
    """One difference: the option, what it is at this table, and the standard."""
    words = QCoreApplication.translate("NewTable", "{option}: {value} (standard: {standard})")
    return words.format(
        option=say(option.label), value=value_words(option, value), standard=value_words(option, option.default)
    )


def count_words(differences: int) -> str:
    """In how many places a table differs."""
    match differences:
        case 0:
            return QCoreApplication.translate("NewTable", "The standard table")
        case 1:
            return QCoreApplication.translate("NewTable", "Differs from the standard in one place")
    words = QCoreApplication.translate("NewTable", "Differs from the standard in {number} places")
    return words.format(number=differences)


class Differences(QPushButton):
    """Lists what differs; a line leads to its option (`go`), the last one undoes all (`undo`)."""

    def __init__(self, go: Callable[[str], None], undo: Callable[[], None]) -> None:
        super().__init__()
        self._go, self._undo = go, undo
        self._options = Options()
        self._menu = QMenu(self)
        self.setMenu(self._menu)

    def show_options(self, options: Options) -> None:
        """Counts and lists the differences of a table."""
        self._options = options
        changes = options.changes()
        self._menu.clear()
        for option, value in changes:
            line = self._menu.addAction(difference_words(option, value))
            line.triggered.connect(lambda _checked=False, key=option.key: self._go(key))
        self._menu.addSeparator()
        undo = self._menu.addAction(QCoreApplication.translate("NewTable", "All back to the standard"))
        undo.triggered.connect(lambda _checked=False: self._undo())
        self.setEnabled(bool(changes))
        self.setText(count_words(len(changes)))

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.show_options(self._options)
