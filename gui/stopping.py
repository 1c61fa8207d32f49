"""Ends the window when the terminal or the system asks for it: Ctrl-C, a closed terminal, a shutdown."""

import signal
import socket
from types import FrameType

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, QTimer

_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")  # those of them that the system knows


class Stopper(QObject):
    """While it is installed, a signal to stop ends the event loop with the status 128 + its number.

    Python handles signals between two of its own instructions, of which there are none while Qt waits: so each
    signal also rings a socket that Qt listens to.
    """

    def __init__(self) -> None:
        super().__init__()
        self._ringing, self._rung = socket.socketpair()
        self._ringing.setblocking(False)
        self._notifier = QSocketNotifier(self._rung.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(lambda: self._rung.recv(64))

    def install(self) -> None:
        """Takes the signals."""
        signal.set_wakeup_fd(self._ringing.fileno(), warn_on_full_buffer=False)
        for name in _SIGNALS:
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), self._stop)

    def _stop(self, number: int, _frame: FrameType | None) -> None:
        QTimer.singleShot(0, lambda: QCoreApplication.exit(128 + number))  # queued: the loop may not run yet
