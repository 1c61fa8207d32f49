"""The chat: what was said at the table, a line to say something, and phrases that everybody reads in his language."""

from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QMenu, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from gui.lan.visit import Visit, plain
from gui.text import say
from net.protocol import Said
from net.words import PHRASES

LONGEST_LINE = 200


def said_words(said: Said) -> str:
    """What somebody said, in the reader's language where it is a quick phrase."""
    return say(PHRASES[said.key]) if said.key in PHRASES else said.line


class Chat(QWidget):
    """Shows a visit's chat; `show_visit` gives it another one."""

    def __init__(self) -> None:
        super().__init__()
        self._visit: Visit | None = None
        self.lines, self.edit, self.phrases = QTextBrowser(), QLineEdit(), QPushButton()
        self.problem = QLabel()
        self.problem.setProperty("look", "problem")
        self.problem.setWordWrap(True)
        self.problem.hide()
        self.lines.setOpenLinks(False)
        self.edit.setMaxLength(LONGEST_LINE)
        self.edit.returnPressed.connect(self._say)
        self.phrases.setProperty("look", "small")
        self._menu = QMenu(self)
        self.phrases.setMenu(self._menu)
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.edit, 1)
        row.addWidget(self.phrases)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.lines, 1)
        column.addWidget(self.problem)
        column.addLayout(row)
        self.retranslate()

    def show_visit(self, visit: Visit | None) -> None:
        """Shows what was said at a table so far, and what will be."""
        if self._visit is not None:
            self._visit.said.disconnect(self._heard)
        self._visit = visit
        if visit is not None:
            visit.said.connect(self._heard)
        self.problem.hide()
        self._write()

    def complain(self, words: str) -> None:
        """Says why a line was not let through."""
        self.problem.setText(words)
        self.problem.show()

    def retranslate(self) -> None:
        """Writes all words anew, phrases too."""
        self.lines.setAccessibleName(QCoreApplication.translate("Lan", "Chat"))
        self.edit.setPlaceholderText(QCoreApplication.translate("Lan", "Say something"))
        self.edit.setAccessibleName(self.edit.placeholderText())
        self.phrases.setText(QCoreApplication.translate("Lan", "Phrases"))
        self._menu.clear()
        for key, phrase in PHRASES.items():
            self._menu.addAction(say(phrase)).triggered.connect(lambda _checked=False, key=key: self._phrase(key))
        self._write()

    def _heard(self, said: Said) -> None:
        self.problem.hide()
        self._write()

    def _write(self) -> None:
        chat = self._visit.chat if self._visit else []
        rows = (f"<p><b>{escape(said.name)}</b>&nbsp; {escape(said_words(said))}</p>" for said in chat)
        self.lines.setHtml("<style>p { margin: 0 0 4px 0; }</style>" + "".join(rows))
        bar = self.lines.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _say(self) -> None:
        line = plain(self.edit.text(), LONGEST_LINE)
        if line and self._visit is not None:
            self._visit.guest.say(line)
        self.edit.clear()

    def _phrase(self, key: str) -> None:
        if self._visit is not None:
            self._visit.guest.phrase(key)
