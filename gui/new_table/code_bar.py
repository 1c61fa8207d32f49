"""The rule code: shown as it changes, copied, typed or pasted; a typing error is refused in words beside it."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from engine.options import BadOption, Options
from gui.text import say

LONGEST_CODE = 120


class CodeBar(QWidget):
    """`given` carries the options of a code that was typed or pasted; `judged` whether what stands here is a code.

    `problem` says what is wrong with it; the page puts it where there is room for a sentence.
    """

    given = Signal(object)
    judged = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._options = Options()
        self._error: BadOption | None = None
        self.label, self.problem = QLabel(), QLabel()
        self.problem.setProperty("look", "problem")
        self.problem.setWordWrap(True)
        self.edit, self.copy, self.paste = QLineEdit(), QPushButton(), QPushButton()
        self.edit.setMaxLength(LONGEST_CODE)
        self.edit.editingFinished.connect(self._read)
        self.label.setBuddy(self.edit)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._options.code()))
        self.paste.clicked.connect(self._paste)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for widget in (self.label, self.edit, self.copy, self.paste):
            row.addWidget(widget, 1 if widget is self.edit else 0)
        self._judge(None)

    def show_options(self, options: Options) -> None:
        """Shows the code of options that were made elsewhere."""
        self._options = options
        self.edit.setText(options.code())
        self.edit.setCursorPosition(0)
        self._judge(None)

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.label.setText(QCoreApplication.translate("NewTable", "Rule code"))
        self.copy.setText(QCoreApplication.translate("NewTable", "Copy"))
        self.paste.setText(QCoreApplication.translate("NewTable", "Paste"))
        self.edit.setAccessibleName(self.label.text())
        self._judge(self._error)

    def _paste(self) -> None:
        self.edit.setText(" ".join(QGuiApplication.clipboard().text().split()))
        self._read()

    def _read(self) -> None:
        try:
            options = type(self._options).from_text(self.edit.text())
        except BadOption as error:
            self._judge(error)
            return
        changed = options != self._options
        self.show_options(options)
        if changed:
            self.given.emit(options)

    def _judge(self, error: BadOption | None) -> None:
        self._error = error
        self.problem.setText("" if error is None else say(error.text, *error.places))
        self.problem.setVisible(error is not None)
        self.edit.setAccessibleDescription(self.problem.text())
        self.judged.emit(error is None)
