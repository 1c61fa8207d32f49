"""The only place where threads meet: a bell between them, a table on its own thread, the window's session onto it."""

from collections.abc import Callable
from pathlib import Path
from threading import Lock

from PySide6.QtCore import QObject, Qt, Signal

from engine.events import Eye
from engine.match import Header
from engine.rules import Rules
from engine.rulesets import rules_of
from net.drive import THINKING, Thinking
from net.host import Host
from net.setup import Setup
from net.store import DATABASE, Store, StoreError


class Bell(QObject):
    """Rung on any thread, `heard` on the window's; rings that come close together are heard as one."""

    heard = Signal()
    _rung = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._lock = Lock()
        self._pending = self._muffled = False
        self._rung.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    def ring(self) -> None:
        """May be called from any thread."""
        with self._lock:
            rings, self._pending = not self._pending, True
        if rings:
            self._rung.emit()

    def muffle(self) -> None:
        """Nothing is heard from now on, not even what was rung before; may be called twice."""
        self._muffled = True

    def _hear(self) -> None:
        with self._lock:
            self._pending = False
        if not self._muffled:
            self.heard.emit()


class Bridge(QObject):
    """Runs a table and looks at it. Queues go in; one queued signal comes out and is answered by polling.

    `failed` tells of a fault on the table's thread, in words; `ended` follows where the table could not go on.
    """

    failed = Signal(str)
    ended = Signal()

    def __init__(
        self,
        rules: Rules,
        database: Path,
        match: Setup | str,
        header: Header,
        eye: Eye,
        thinking: Thinking | None = THINKING,
    ) -> None:
        super().__init__()
        self._bell = Bell()
        self.host = Host(rules, database, match, thinking=thinking, fault=self._fault, ended=self.ended.emit)
        self.session = self.host.session(header, eye, self._bell.ring)
        self._bell.heard.connect(self.session.poll)

    def start(self) -> None:
        """Lets the table run."""
        self.host.start()

    def pause(self, on: bool) -> None:
        """Stops the table's time, or lets it go on."""
        self.host.pause(on)

    def close(self) -> None:
        """Ends the thread with everything on the disk; the match can be continued."""
        self._bell.muffle()
        self.session.close()
        self.host.close()

    def _fault(self, error: Exception) -> None:
        self.failed.emit(str(error) if isinstance(error, StoreError) else f"{type(error).__name__}: {error}")


def new_match(setup: Setup, rules: Rules, folder: Path, eye: Eye, thinking: Thinking | None = THINKING) -> Bridge:
    """A new match kept in the data folder, as one eye sees it."""
    return Bridge(rules, folder / DATABASE, setup, setup.header, eye, thinking)


def kept_match(
    match_id: str, folder: Path, eye_of: Callable[[Header], Eye], thinking: Thinking | None = THINKING
) -> Bridge:
    """An interrupted match of the data folder, to be continued where it stopped; StoreError if it can't be read."""
    store = Store(folder / DATABASE)
    try:
        header = store.load(match_id).setup.header
    finally:
        store.close()
    return Bridge(rules_of(header.ruleset, header.code), folder / DATABASE, match_id, header, eye_of(header), thinking)
