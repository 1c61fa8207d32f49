"""The rules in a window of their own, beside a table that must not be left."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from gui.rules.view import RulesView
from gui.shell import Shell


class RulesWindow(QDialog):
    """Lies beside the main window, blocks nothing, and is kept until that closes; Esc and Back put it away."""

    def __init__(self, parent: QWidget, shell: Shell) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.view = RulesView(shell)
        self.view.back.clicked.connect(self.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.resize(1000, 640)
        self.retranslate()

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.setWindowTitle(QCoreApplication.translate("Rules", "Rules"))
        self.view.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
