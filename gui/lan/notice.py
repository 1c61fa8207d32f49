"""A frame with a message and what can be done about it; it blocks nothing."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

Choice = tuple[str, Callable[[], None]]


class Notice(QFrame):
    """Shows one message at a time, with up to three buttons; hidden while there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.words = QLabel(), QLabel()
        self.title.setProperty("look", "option")
        for label in (self.title, self.words):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.buttons: list[QPushButton] = []
        self._choices: list[Choice] = []
        self._row = QHBoxLayout()
        self._row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.words)
        column.addLayout(self._row)
        self.hide()

    def tell(self, title: str, words: str = "", choices: Sequence[Choice] = (), look: str = "notice") -> None:
        """Shows a message in place of the last one; an empty title and no words hide the frame."""
        self.setVisible(bool(title or words))
        self.title.setText(title)
        self.title.setVisible(bool(title))
        self.words.setText(words)
        self.words.setVisible(bool(words))
        self.setAccessibleName(title)
        self.setAccessibleDescription(words)
        if self.property("look") != look:
            self.setProperty("look", look)
            self.style().unpolish(self)
            self.style().polish(self)
        self._offer(choices)

    def fit(self, width: int) -> None:
        """Takes this width, and the height that its words need."""
        for part in (self.title, self.words, *self.buttons):
            part.ensurePolished()  # the size of its letters counts
        self.setFixedSize(width, max(self.heightForWidth(width), self.minimumSizeHint().height()))

    def clear(self) -> None:
        """Nothing to tell."""
        self.tell("")

    def _offer(self, choices: Sequence[Choice]) -> None:
        """The same buttons stay, so that none vanishes under the mouse while the words change."""
        same = [name for name, _ in choices] == [name for name, _ in self._choices]
        self._choices = list(choices)
        if same:
            return
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        for number, (name, _) in enumerate(choices):
            button = QPushButton(name)
            button.setProperty("look", "small")
            button.clicked.connect(lambda _checked=False, number=number: self._choices[number][1]())
            self._row.addWidget(button)
            button.show()  # at once, so that `fit` counts it
            self.buttons.append(button)
