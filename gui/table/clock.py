"""The seconds that are left to answer, where the table has clocks."""

from math import ceil
from time import monotonic

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from gui import speeds

_STEP = 200  # milliseconds between two looks at the time


class Clock(QLabel):
    """Counts down from the seconds allowed; the last few are marked. Hidden without a clock."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._until = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(_STEP)
        self._timer.timeout.connect(self._show)
        self.hide()

    def run(self, seconds: float) -> None:
        """Starts anew with so many seconds; 0 stops and hides it."""
        self._until = monotonic() + seconds
        self.setVisible(seconds > 0)
        if seconds > 0:
            self._timer.start()
            self._show()
        else:
            self._timer.stop()

    def _show(self) -> None:
        left = max(0.0, self._until - monotonic())
        self.setText(QCoreApplication.translate("Table", "{seconds} s").format(seconds=ceil(left)))
        look = "clock red" if left * 1000 < speeds.CLOCK_RED else "clock"
        if look != self.property("look"):
            self.setProperty("look", look)
            self.style().unpolish(self)
            self.style().polish(self)
