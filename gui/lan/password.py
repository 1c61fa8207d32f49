"""The question for a table's password."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from gui.lan.hosting import LONGEST_PASSWORD


class PasswordBox(QDialog):
    """Asks; `given` carries the answer, a question that is closed has none. `problem` says why it is asked again."""

    given = Signal(str)

    def __init__(self, parent: QWidget, problem: str) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(QCoreApplication.translate("Host", "Password"))
        self.words, self.edit, self.problem = QLabel(), QLineEdit(), QLabel(problem)
        self.words.setText(QCoreApplication.translate("Lan", "This table asks for a password."))
        self.edit.setEchoMode(QLineEdit.EchoMode.Password)
        self.edit.setMaxLength(LONGEST_PASSWORD)
        self.edit.setAccessibleName(QCoreApplication.translate("Host", "Password"))
        self.edit.setAccessibleDescription(problem)
        self.problem.setProperty("look", "problem")
        self.problem.setVisible(bool(problem))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        join = QCoreApplication.translate("Lan", "Join")
        self.join = buttons.addButton(join, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.accepted.connect(lambda: self.given.emit(self.edit.text().strip()))
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 18)
        column.setSpacing(10)
        for widget in (self.words, self.edit, self.problem, buttons):
            column.addWidget(widget)
        self.setMinimumWidth(380)
