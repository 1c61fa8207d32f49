"""What the window expects of a page."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from gui.backdrop import felt
from gui.shell import Shell


class Page(QWidget):
    """A page on felt, made when it is first asked for and kept from then on."""

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self.shell = shell
        self._felt = QPixmap()
        shell.dressed.connect(self._undress)

    def enter(self, **arguments: object) -> None:
        """Called each time the page is about to be shown, with what was asked of it."""

    def may_leave(self, leave: Callable[[], None]) -> bool:
        """Whether the page may be left now; a page that asks first says no and calls `leave` on a yes."""
        return True

    @property
    def law(self) -> Mapping[str, object] | None:
        """The table that is played here, as arguments of the rules page, which then opens in a window beside it."""
        return None

    def left(self) -> None:
        """Called when another page has taken its place or the window closes."""

    def retranslate(self) -> None:
        """Writes all words anew; called when the language changes, and by the page itself once it is made."""

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lays the felt."""
        ratio = self.devicePixelRatioF()
        if self._felt.size() != self.size() * ratio:
            self._felt = felt(self.shell.theme, self.size(), ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._felt)
        painter.end()

    def _undress(self) -> None:
        self._felt = QPixmap()
        self.update()
