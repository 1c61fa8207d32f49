"""A notice over the window that blocks nothing and moves nothing."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

_WIDTH = 640


class Banner(QFrame):
    """Tells of a fault in words until it is closed; lies at the top of its parent without taking room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("look", "banner")
        self.words, self.detail = QLabel(), QLabel()
        self.detail.setProperty("look", "muted")
        self.detail.setWordWrap(True)
        self.log, self.shut = QPushButton(), QPushButton()
        self.shut.clicked.connect(self.hide)
        text = QVBoxLayout()
        text.addWidget(self.words)
        text.addWidget(self.detail)
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 12, 12, 12)
        row.addLayout(text, 1)
        row.addWidget(self.log)
        row.addWidget(self.shut)
        self.retranslate()
        self.hide()

    def tell(self, fault: str) -> None:
        """Shows a fault, or the next one in place of the last."""
        self.detail.setText(fault[:300])
        self.setAccessibleDescription(self.detail.text())
        self.place()
        self.show()
        self.raise_()

    def place(self) -> None:
        """Takes its place at the top of the parent, whatever size that has now."""
        parent = self.parentWidget()
        if parent is not None:
            self.setFixedWidth(min(_WIDTH, parent.width() - 40))
            self.adjustSize()
            self.move((parent.width() - self.width()) // 2, 12)

    def retranslate(self) -> None:
        """Writes the words anew."""
        self.words.setText(
            QCoreApplication.translate("Window", "Something went wrong. It was noted in the log; you can go on.")
        )
        self.setAccessibleName(self.words.text())
        self.log.setText(QCoreApplication.translate("Window", "Log folder"))
        self.shut.setText(QCoreApplication.translate("Window", "Close"))

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
