"""What happens to an exception nobody caught: it is logged, told in words, and the program goes on."""

import logging
import sys
import threading
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

_log = logging.getLogger("sanfan")
_AT_MOST = 20  # times one and the same fault is written to the log


def open_log(folder: Path) -> logging.Handler:
    """Starts the log in `folder`/logs, two files of at most 256 KiB; silent without a place to write."""
    handler: logging.Handler
    try:
        (folder / "logs").mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / "logs" / "sanfan.log", maxBytes=256 * 1024, backupCount=1, encoding="utf-8", delay=True
        )
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    _log.addHandler(handler)
    return handler


def close_log(handler: logging.Handler) -> None:
    """Ends a log that `open_log` started."""
    _log.removeHandler(handler)
    handler.close()


class Catcher:
    """Catches what escapes from slots, events and threads while it is installed.

    `tell` gets one line about each fault that is new; it may be called from any thread.
    """

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._seen: dict[str, int] = {}
        self._before = (sys.excepthook, threading.excepthook)

    def install(self) -> None:
        """Takes the place of Python's hooks for uncaught exceptions."""
        sys.excepthook = self.caught
        threading.excepthook = self._caught_in_thread

    def remove(self) -> None:
        """Puts the hooks back that were there before."""
        sys.excepthook, threading.excepthook = self._before

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Logs a fault and tells of it the first time; interrupts and exits keep their meaning."""
        if not issubclass(kind, Exception):
            self._before[0](kind, error, trace)
            return
        words = f"{kind.__name__}: {error}"
        where = f"{words}@{_origin(trace)}"
        self._seen[where] = self._seen.get(where, 0) + 1
        if self._seen[where] <= _AT_MOST:
            _log.error("uncaught", exc_info=(kind, error, trace))
        if self._seen[where] == 1:
            self._tell(words)

    def _caught_in_thread(self, hook: threading.ExceptHookArgs) -> None:
        self.caught(hook.exc_type, hook.exc_value or hook.exc_type(), hook.exc_traceback)


def _origin(trace: TracebackType | None) -> str:
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
