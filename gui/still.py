"""Lists that stay as they are while the page under them is scrolled."""

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox


class StillComboBox(QComboBox):
    """A list that leaves the wheel to the page, so that scrolling past it changes nothing."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Lets the page scroll."""
        event.ignore()
