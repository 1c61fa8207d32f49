"""The invitation to a table: its code to copy, and as a picture to be photographed."""

from collections.abc import Sequence
from ipaddress import ip_address

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from gui.still import StillComboBox
from net.invite import Invitation

_QUIET = 4  # squares of margin that a QR symbol needs
_SIDE = 260


class Symbol(QWidget):
    """The QR symbol of an invitation, dark on white whatever the theme."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(_SIDE, _SIDE)
        self.squares: tuple[tuple[bool, ...], ...] = ()

    def show_invitation(self, invitation: Invitation) -> None:
        """Draws this one from now on."""
        self.squares = invitation.squares
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws square by square, each a whole number of pixels wide."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("#FFFFFF"))
        count = len(self.squares) + 2 * _QUIET
        ratio = self.devicePixelRatioF()
        side = int(self.width() * ratio / count) / ratio
        start = (self.width() - side * len(self.squares)) / 2
        for row, line in enumerate(self.squares):
            for column, dark in enumerate(line):
                if dark:
                    painter.fillRect(QRectF(start + column * side, start + row * side, side, side), QColor("#000000"))
        painter.end()


class InviteBox(QDialog):
    """Shows the invitations of a table, one for each address of the host; does not block the window."""

    def __init__(self, parent: QWidget, invitations: Sequence[Invitation]) -> None:
        super().__init__(parent)
        self._invitations = [one for one in invitations if not ip_address(one.address).is_loopback] or [*invitations]
        self.lead, self.code, self.fingerprint, self.symbol = QLabel(), QLabel(), QLabel(), Symbol()
        self.addresses, self.copy, self.shut = StillComboBox(), QPushButton(), QPushButton()
        self.lead.setWordWrap(True)
        self.code.setWordWrap(True)
        self.code.setProperty("look", "code")
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.fingerprint.setProperty("look", "hint")
        self.copy.setProperty("look", "primary")
        self.addresses.addItems([f"{one.address}:{one.port}" for one in self._invitations])
        self.addresses.setVisible(len(self._invitations) > 1)
        self.addresses.currentIndexChanged.connect(self._show)
        self.copy.clicked.connect(self._copy)
        self.shut.clicked.connect(self.close)
        self._lay_out()
        self.retranslate()
        self._show()

    @property
    def invitation(self) -> Invitation:
        """The one that is shown."""
        return self._invitations[max(0, self.addresses.currentIndex())]

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.setWindowTitle(QCoreApplication.translate("Lan", "Invitation"))
        self.lead.setText(
            QCoreApplication.translate(
                "Lan",
                "Send this code to your friends, or let them photograph the picture. It holds the address of this "
                "table and its key, so that nobody else can pass for the host.",
            )
        )
        self.copy.setText(QCoreApplication.translate("Lan", "Copy"))
        self.shut.setText(QCoreApplication.translate("Window", "Close"))
        self.addresses.setAccessibleName(QCoreApplication.translate("Lan", "Address"))
        self.symbol.setAccessibleName(QCoreApplication.translate("Lan", "Invitation as a picture"))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.invitation.code)
        self.copy.setText(QCoreApplication.translate("Lan", "Copied"))

    def _show(self) -> None:
        one = self.invitation
        self.symbol.show_invitation(one)
        self.code.setText(one.code.replace("-", "-\u200b"))
        self.copy.setText(QCoreApplication.translate("Lan", "Copy"))
        words = QCoreApplication.translate("Lan", "Address {address}:{port} · key {key}")
        self.fingerprint.setText(words.format(address=one.address, port=one.port, key=one.fingerprint))

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        for widget in (self.lead, self.addresses, self.code, self.fingerprint):
            right.addWidget(widget)
        right.addStretch(1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.copy)
        buttons.addWidget(self.shut)
        right.addLayout(buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(22, 20, 22, 20)
        row.setSpacing(22)
        row.addWidget(self.symbol, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(right, 1)
        self.resize(760, 320)
