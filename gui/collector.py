"""Collects Python's cyclic garbage on the window's thread only.

Python collects on whichever thread happens to allocate. A table's thread would then destroy scenes, items and pixmaps
that a closed page has left behind, while the window's thread is inside Qt: that ends the process.
"""

import gc

from PySide6.QtCore import QObject, QTimer

_EVERY = 1000  # milliseconds between two looks at how much has gathered


class Collector(QObject):
    """Between `install` and `remove` garbage is collected by a timer of the thread that made this object."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY)
        self._timer.timeout.connect(self.collect)

    def install(self) -> None:
        """No other thread collects from now on; what the program has loaded so far is kept for good."""
        gc.disable()
        gc.freeze()
        self._timer.start()

    def remove(self) -> None:
        """Leaves collecting to Python again, once nothing is left that belongs to the window's thread."""
        self._timer.stop()
        gc.unfreeze()
        gc.collect()
        gc.enable()

    def collect(self) -> None:
        """Collects as deep as Python itself would by now."""
        due = [count > limit > 0 for count, limit in zip(gc.get_count(), gc.get_threshold(), strict=True)]
        if due[0]:
            gc.collect(2 if due[2] else 1 if due[1] else 0)
