"""What lies over a table shared with others: chat and menu in the corner, notices at the side, and in the middle what
stops the game."""

from PySide6.QtCore import QCoreApplication, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from gui.lan.chat import Chat, said_words
from gui.lan.notice import Notice
from gui.lan.visit import Visit
from gui.table.frame import Frame, Rect
from net.protocol import Said

_CORNER = (1112.0, 10.0, 158.0, 36.0)
_CHAT = (1026.0, 54.0, 244.0, 238.0)
_SIDE = (10.0, 54.0, 240.0, 238.0)
_NARROWEST = 236  # pixels of the chat and of a notice
_MIDDLE = 480
_TOAST = 7000  # milliseconds that a line stays while the chat is folded away


class Beside(QWidget):
    """The widgets themselves, children of the table's page; `place` puts them where the table is free."""

    menu_wanted = Signal()
    chat_toggled = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.hide()
        self.chat_button, self.menu_button = QPushButton(page), QPushButton(page)
        self.menu = QMenu(page)
        self.menu.aboutToShow.connect(self.menu_wanted)
        self.menu_button.setMenu(self.menu)
        self.panel, self.toast = QFrame(page), QLabel(page)
        self.side, self.middle = Notice(page), Notice(page)
        self.chat = Chat()
        self.unread = 0
        self._visit: Visit | None = None
        self._toast_timer = QTimer(self)
        self._toast_timer.setSingleShot(True)
        self._toast_timer.timeout.connect(self.toast.hide)
        self._dress()
        self.chat_button.clicked.connect(self.toggle_chat)
        for widget in (self.panel, self.toast):
            widget.hide()
        self.retranslate()

    def show_visit(self, visit: Visit | None) -> None:
        """Shows the chat of a visit, with its notices cleared."""
        if self._visit is not None:
            self._visit.said.disconnect(self._heard)
        self._visit = visit
        self.chat.show_visit(visit)
        self.unread = 0
        self.side.clear()
        self.middle.clear()
        self.toast.hide()
        if visit is not None:
            visit.said.connect(self._heard)
        self.retranslate()

    def toggle_chat(self) -> None:
        """Opens the chat, or folds it away."""
        self.panel.setVisible(self.panel.isHidden())
        self.toast.hide()
        if self.panel.isVisible():
            self.panel.raise_()
            self.unread = 0
            self.chat.edit.setFocus()
            self.retranslate()
        self.chat_toggled.emit()

    def free(self, area: QRect) -> QRect:
        """What the chat leaves of the page."""
        return QRect(0, 0, self.panel.x() - 4, area.height()) if self.panel.isVisible() else area

    def place(self, at: Frame, area: QRect) -> None:
        """Takes the places for a table of this size."""
        corner = at.rect(_CORNER)
        half = (corner.width - 6) / 2
        self.chat_button.setGeometry(_rect(Rect(corner.x, corner.y, half, max(28.0, corner.height))))
        self.menu_button.setGeometry(_rect(Rect(corner.x + half + 6, corner.y, half, max(28.0, corner.height))))
        chat = at.rect(_CHAT)
        width = max(float(_NARROWEST), chat.width)
        self.panel.setGeometry(_rect(Rect(chat.x + chat.width - width, chat.y, width, chat.height)))
        self.toast.setFixedWidth(round(width))
        self.toast.adjustSize()
        self.toast.move(self.panel.pos())
        side = at.rect(_SIDE)
        self.side.fit(round(max(_NARROWEST, side.width)))
        self.side.move(round(side.x), round(side.y))
        self.middle.fit(min(_MIDDLE, area.width() - 60))
        self.middle.move((area.width() - self.middle.width()) // 2, (area.height() - self.middle.height()) // 2)
        for widget in (self.chat_button, self.menu_button, self.panel, self.toast, self.side, self.middle):
            widget.raise_()

    def retranslate(self) -> None:
        """Writes all words anew."""
        chat = QCoreApplication.translate("Lan", "Chat")
        self.chat_button.setText(f"{chat} ({self.unread})" if self.unread else chat)
        self.menu_button.setText(QCoreApplication.translate("LanTable", "Table"))
        self.chat.retranslate()

    def _heard(self, said: Said) -> None:
        if self.panel.isVisible():
            return
        self.unread += 1
        self.retranslate()
        self.toast.setText(f"{said.name}: {said_words(said)}")
        self.toast.adjustSize()
        self.toast.show()
        self.toast.raise_()
        self._toast_timer.start(_TOAST)

    def _dress(self) -> None:
        for button in (self.chat_button, self.menu_button):
            button.setProperty("look", "corner")
        self.middle.title.setProperty("look", "large")
        self.panel.setProperty("look", "panel")
        self.toast.setProperty("look", "toast")
        self.toast.setTextFormat(Qt.TextFormat.PlainText)
        self.toast.setWordWrap(True)
        column = QVBoxLayout(self.panel)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.chat)


def _rect(area: Rect) -> QRect:
    return QRect(round(area.x), round(area.y), round(area.width), round(area.height))
