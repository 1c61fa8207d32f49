"""What happens to an exception nobody caught: it is logged, told in words, and the program goes on."""

import logging
import sys
import threading
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from traceback import format_exception
from types import TracebackType

_AT_MOST = 20  # times one and the same fault is written to the log
_SIZE = 256 * 1024


class Log:
    """The file `sanfan.log` in a folder, with the one before it kept; at most 256 KiB each, silent if it must."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "sanfan.log"
        self._lock = threading.Lock()

    def write(self, words: str) -> None:
        """Adds a dated entry; may be called from any thread."""
        entry = f"{datetime.now().isoformat(timespec='seconds')} {words.rstrip()}\n"
        with self._lock:
            try:
                self.file.parent.mkdir(parents=True, exist_ok=True)
                if self.file.exists() and self.file.stat().st_size > _SIZE:
                    self.file.replace(self.file.with_suffix(".old.log"))
                with self.file.open("a", encoding="utf-8") as out:
                    out.write(entry)
            except OSError:
                return  # a full disk must not turn one fault into two


class _Records(logging.Handler):
    """Brings what a table notes of its own faults into the log."""

    def __init__(self, log: Log) -> None:
        super().__init__()
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        self._log.write(self.format(record))


class Catcher:
    """Catches what escapes from slots, events and threads while it is installed, and logs what tables note.

    `tell` gets one line about each fault that is new; it may be called from any thread.
    """

    def __init__(self, log: Log, tell: Callable[[str], None]) -> None:
        self._log = log
        self._tell = tell
        self._seen: dict[str, int] = {}
        self._before = (sys.excepthook, threading.excepthook)
        self._records = _Records(log)

    def install(self) -> None:
        """Takes the place of Python's hooks for uncaught exceptions."""
        sys.excepthook = self.caught
        threading.excepthook = self._caught_in_thread
        logging.getLogger("sanfan").addHandler(self._records)

    def remove(self) -> None:
        """Puts the hooks back that were there before."""
        sys.excepthook, threading.excepthook = self._before
        logging.getLogger("sanfan").removeHandler(self._records)

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Logs a fault and tells of it the first time; interrupts and exits keep their meaning."""
        if not issubclass(kind, Exception):
            self._before[0](kind, error, trace)
            return
        words = f"{kind.__name__}: {error}"
        where = f"{words}@{_origin(trace)}"
        self._seen[where] = self._seen.get(where, 0) + 1
        if self._seen[where] <= _AT_MOST:
            self._log.write("".join(format_exception(kind, error, trace)))
        if self._seen[where] == 1:
            self._tell(words)

    def _caught_in_thread(self, hook: threading.ExceptHookArgs) -> None:
        self.caught(hook.exc_type, hook.exc_value or hook.exc_type(), hook.exc_traceback)


def _origin(trace: TracebackType | None) -> str:
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
