"""Where a table runs for people: on a thread of its own, with its store and its bots."""

import logging
from collections.abc import Callable
from pathlib import Path
from threading import Event as Flag
from threading import Lock, Thread

from engine.events import Eye
from engine.match import Header
from engine.rules import Rules
from net.agenda import StopWatch
from net.client import ClientSession
from net.drive import THINKING, Thinking, seat_bots
from net.pipe import memory_pipe, no_wake
from net.setup import Setup
from net.store import Keeping, Store
from net.table import Table

FAULTS_IN_A_ROW = 3
"""So many exceptions without a decision between them end the table; its log can be continued."""
_log = logging.getLogger("sanfan")

Job = Callable[[Table], None]


class Host:
    """A table, its store and its bots on a thread of their own. All methods may be called from any one other thread.

    Whatever goes wrong on the thread is logged and told to `fault` (on that thread), and the table goes on if it can;
    if not, `ended` is called there, `alive` is False and the match is among the store's unfinished ones.
    """

    def __init__(
        self,
        rules: Rules,
        database: Path,
        match: Setup | str,
        *,
        thinking: Thinking | None = THINKING,
        fault: Callable[[Exception], None] = lambda error: None,
        ended: Callable[[], None] = lambda: None,
    ) -> None:
        """A new match, or by its id one to be continued; nothing runs before `start`."""
        self.rules = rules
        self._database = database
        self._match = match
        self._thinking = thinking
        self._fault = fault
        self._ended = ended
        self._jobs: list[Job] = []
        self._lock = Lock()
        self._wake = Flag()
        self._closing = False
        self._watch = StopWatch()
        self._thread = Thread(target=self._run, name="table", daemon=True)

    @property
    def alive(self) -> bool:
        """Whether the thread runs."""
        return self._thread.is_alive()

    def session(self, header: Header, eye: Eye, wake: Callable[[], None] = no_wake) -> ClientSession:
        """A window onto the table for the calling thread, which owns it: `wake` is called on the table's thread when
        there is something to `poll`. Those asked for before `start` see the match from its first event."""
        end, client = memory_pipe()
        client.wake = wake
        end.wake = self._wake.set
        self._do(lambda table: table.bind(end, eye))
        return ClientSession(self.rules, header, eye, client)

    def start(self) -> None:
        """Let the match begin, or go on where it stopped."""
        self._thread.start()

    def pause(self, on: bool) -> None:
        """Stop the table's time, or let it go on: bots, clocks and answers wait."""
        with self._lock:
            if on:
                self._watch.stop()
            else:
                self._watch.go_on()
        self._wake.set()

    def close(self) -> None:
        """Stop the thread, with everything on the disk; the match can be continued. May be called twice."""
        self._closing = True
        self._wake.set()
        if self._thread.ident is not None:
            self._thread.join()

    def _do(self, job: Job) -> None:
        with self._lock:
            self._jobs.append(job)
        self._wake.set()

    def _run(self) -> None:
        self._keep()
        if not self._closing:
            self._ended()

    def _keep(self) -> None:
        try:
            store = Store(self._database)
        except Exception as error:
            self._report(error)
            return
        try:
            table = _seated(self.rules, store, self._match, self._thinking)
            try:
                self._serve(table)
                self._work(table)  # windows asked for at the last moment learn that the table has closed
            finally:
                table.close()
        except Exception as error:
            self._report(error)
        finally:
            store.close()

    def _serve(self, table: Table) -> None:
        faults, begun = 0, False
        while not self._closing:
            self._wake.clear()
            if self._watch.stopped:
                self._wake.wait()
                continue
            before = table.batches
            try:
                self._work(table)
                if not begun:
                    table.start()
                    begun = True
                due = table.pump(self._now())
                faults = 0 if table.batches > before else faults
            except Exception as error:
                faults += 1
                self._report(error)
                if faults == FAULTS_IN_A_ROW:
                    return
                table.recover()
                continue
            self._wake.wait(None if due is None else max(0.0, due - self._now()))

    def _now(self) -> float:
        with self._lock:
            return self._watch.now()

    def _work(self, table: Table) -> None:
        while self._jobs:
            with self._lock:
                job = self._jobs.pop(0)
            job(table)

    def _report(self, error: Exception) -> None:
        _log.error("the table's thread", exc_info=error)
        self._fault(error)


def _seated(rules: Rules, store: Store, match: Setup | str, thinking: Thinking | None) -> Table:
    """The table of a new match, or of one in the store, with its bots seated."""
    if isinstance(match, Setup):
        store.begin(match)
        table = Table(rules, match, Keeping(store, match.header.match_id))
    else:
        log = store.load(match)
        table = Table(rules, log.setup, Keeping(store, match), log.batches, log.nonces)
    seat_bots(table, thinking)
    return table
