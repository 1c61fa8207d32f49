"""Hosting: a room on a thread of its own, which owns all its sockets, its store and its time.

How a window hosts: `Server(folder, plan, version, owner=new_token())`, `start()`, then a `Guest` (net.guest) with the
invitation `server.here` and that token: the host sits at his table as everybody else does. `Server.resumed(...)` goes
on with a match of the store. `close()` tells everybody and keeps the match; `invitations` are for others.
"""

import logging
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from threading import Event as Flag
from threading import Thread
from time import monotonic
from typing import NamedTuple

from msgspec.structs import replace

from engine.match import Header
from engine.rulesets import rules_of
from engine.seat import Seat
from net import lobby as law
from net.discovery import TABLE_PORT, Answerer, Notice, addresses
from net.door import Door, wake, wakers, woken
from net.drive import THINKING, Thinking
from net.invite import Invitation
from net.lobby import Lobby, Origin, Terms
from net.protocol import ENGINE, PROTOCOL, BadMessage, Down, decode_intro, decode_up, encode
from net.room import Hall
from net.setup import Setup
from net.store import DATABASE, Store
from net.wire import Keys, Listener, Packet, kept_keys

KEYS = "host.key"
FAULTS_IN_A_ROW = 3
LAST_WORDS = 0.5
"""Seconds in which what was said last still goes out; it has, once nothing has moved for QUIET seconds."""
QUIET = 0.1
AT_ONCE = 100
"""So many messages are taken before everything else has its turn again."""
_log = logging.getLogger("sanfan")


class Plan(NamedTuple):
    """A table to be opened. `bots` has a level for each of the last seats; `match_id` names a match of the store that
    is to be continued instead. Port 0 takes any that is free."""

    name: str
    terms: Terms
    bots: tuple[str, ...] = ()
    password: str = ""
    port: int = TABLE_PORT
    match_id: str = ""


def hosted_matches(folder: Path) -> tuple[Header, ...]:
    """The matches in the folder's store that were open to others and are not over, the latest begun first."""
    if not (folder / DATABASE).exists():
        return ()
    store = Store(folder / DATABASE)
    try:
        headers = [saved.header for saved in store.unfinished()]
        return tuple(header for header in headers if store.load(header.match_id).setup.hosted)
    finally:
        store.close()


def plan_of(folder: Path, match_id: str, port: int = TABLE_PORT) -> tuple[Plan, str]:
    """The plan that continues a hosted match, and the token of its host ("" where nobody is); StoreError, or
    ValueError where it was not open to others."""
    store = Store(folder / DATABASE)
    try:
        setup: Setup = store.load(match_id).setup
    finally:
        store.close()
    hosted = setup.hosted
    if hosted is None:
        raise ValueError(f"match {match_id} was not open to others")
    header = setup.header
    names = tuple("" if player.bot else player.name for player in header.players)
    origin = Origin(header.parent, header.at, setup.standing, names) if setup.standing is not None else None
    terms = Terms(header.ruleset, header.code, setup.clocks, hosted.takeover, origin)
    owner = "" if hosted.host is None else hosted.tokens[hosted.host]
    return Plan(hosted.name, terms, (), hosted.password, port, match_id), owner


class Server:
    """A table that others can come to. All methods may be called from any one other thread."""

    def __init__(
        self,
        folder: Path,
        plan: Plan,
        version: str,
        *,
        owner: str = "",
        thinking: Thinking | None = THINKING,
        announced: bool = True,
        fault: Callable[[Exception], None] = lambda error: None,
    ) -> None:
        """Nothing runs before `start`; `announced` lets others find it without an invitation. With `owner` whoever
        knows that token is the host, else whoever came first."""
        self.plan = plan
        self.port = plan.port
        self._folder, self._version, self._owner = folder, version, owner
        self._thinking, self._announced, self._fault = thinking, announced, fault
        self._keys = Keys("", "")
        self._waker, self._woken = wakers()
        self._closing = False
        self._open, self._done = Flag(), Flag()
        self._failure: Exception | None = None
        self._thread = Thread(target=self._run, name="host", daemon=True)

    @property
    def alive(self) -> bool:
        """Whether the thread runs."""
        return self._thread.is_alive() and not self._done.is_set()

    def start(self) -> None:
        """Open the table; OSError (the port is taken), StoreError or Denied (no such rules) if that fails."""
        self._thread.start()
        self._open.wait()
        if self._failure is not None:
            raise self._failure

    def wait(self, seconds: float | None = None) -> None:
        """Wait until it has been closed, or the time has passed; may be interrupted, which `Thread.join` must not be:
        it would take the thread for ended."""
        self._done.wait(seconds)

    def close(self) -> None:
        """Tell everybody, and stop with everything on the disk. May be called twice."""
        self._closing = True
        wake(self._waker)
        if self._thread.ident is not None:
            self._done.wait()

    @property
    def here(self) -> Invitation:
        """The invitation for this machine itself."""
        return Invitation("127.0.0.1", self.port, self._keys.public)

    @property
    def invitations(self) -> tuple[Invitation, ...]:
        """An invitation for each address of this machine, the likeliest first."""
        return tuple(Invitation(address, self.port, self._keys.public) for address in addresses())

    def _run(self) -> None:
        try:
            self._host()
        finally:
            self._done.set()

    def _host(self) -> None:
        try:
            self._keys = kept_keys(self._folder / KEYS)
            store = Store(self._folder / DATABASE)
        except Exception as error:
            self._fail(error)
            return
        try:
            with _Running(self, store) as running:
                self.port = running.door.port
                self._open.set()
                self._serve(running)
        except Exception as error:
            self._fail(error)
        finally:
            store.close()

    def _serve(self, running: "_Running") -> None:
        faults = 0
        due: float | None = None
        while not self._closing:
            try:
                running.turn(self._woken, due)
                due = running.hall.advance(monotonic())
                faults = 0
            except Exception as error:
                faults += 1
                self._report(error)
                if faults == FAULTS_IN_A_ROW:
                    break
                running.recover()
        running.part(self._woken)

    def _fail(self, error: Exception) -> None:
        self._failure = error
        if self._open.is_set():
            self._report(error)
        self._open.set()

    def _report(self, error: Exception) -> None:
        _log.error("the host's thread", exc_info=error)
        self._fault(error)

    def _hall(self, store: Store, send: Callable[[bytes, Down], None]) -> Hall:
        plan = self.plan
        lobby = law.opened(plan.name, plan.terms, bool(plan.password))
        bots = plan.bots[-lobby.players :]
        lobby = replace(lobby, bots=("",) * (lobby.players - len(bots)) + bots)
        hall = Hall(
            lobby, store, send, self._version, password=plan.password, owner=self._owner, thinking=self._thinking
        )
        if plan.match_id:
            hall.go_on_with(store.load(plan.match_id), monotonic())
        return hall


class _Running:
    """The sockets and the room of a server while its thread runs."""

    def __init__(self, server: Server, store: Store) -> None:
        self._version = server._version
        self._key = server._keys.public
        self.listener = Listener(server._keys.secret)
        try:
            self.door = Door(server.plan.port, self.listener.port)
        except OSError:
            self.listener.close()
            raise
        self._answerer = Answerer(self.door.port) if server._announced else None
        self.hall = server._hall(store, self._send)

    def __enter__(self) -> "_Running":
        return self

    def __exit__(self, *args: object) -> None:
        if self._answerer is not None:
            self._answerer.close()
        self.door.close()
        self.listener.close()

    def turn(self, waker: object, due: float | None) -> bool:
        """Wait for something to do until `due`, and pass on whatever has come; whether anything has."""
        now = monotonic()
        seconds = min(1.0, max(0.0, (now + 1.0 if due is None else due) - now))
        asking = self._answerer.sockets if self._answerer is not None else []
        ready = self.listener.wait(seconds, (*self.door.reading(), *asking, waker), self.door.writing())
        now = monotonic()
        woken(waker)  # type: ignore[arg-type]
        self.door.serve(ready, now)
        if self._answerer is not None:
            self._answerer.serve(ready, self._notice, now)
        packets = list(islice(iter(self.listener.receive, None), AT_ONCE))
        for packet in packets:
            self._hear(packet, now)
        return bool(ready or packets)

    def recover(self) -> None:
        """After an exception: let the table tell everybody anew."""
        if self.hall.playing is not None:
            self.hall.playing.table.recover()

    def part(self, waker: object) -> None:
        """Say goodbye, and let it go out."""
        self.hall.close()
        end = monotonic() + LAST_WORDS
        while monotonic() < end and self.turn(waker, monotonic() + QUIET):
            pass

    def _send(self, peer: bytes, message: Down) -> None:
        self.listener.send(peer, encode(message))

    def _hear(self, packet: Packet, now: float) -> None:
        """Whoever sends something else than messages of this protocol is cut off."""
        self.door.heard(packet.port)
        if packet.data is None:
            self.door.cut(packet.port)
            return
        try:
            message = decode_up(packet.data)
        except BadMessage:
            self._strange(packet)
            return
        if self.hall.hear(packet.peer, message, now):
            self.door.let_in(packet.port)

    def _strange(self, packet: Packet) -> None:
        try:
            protocol = decode_intro(packet.data or b"").protocol
        except BadMessage:
            protocol = PROTOCOL
        if protocol == PROTOCOL:
            self.door.cut(packet.port)
        else:
            self._send(packet.peer, self.hall.doorman.other_version(protocol < PROTOCOL))

    def _notice(self) -> Notice:
        lobby: Lobby = self.hall.lobby
        taken = sum(lobby.sitting(Seat(seat)) is not None or lobby.bots[seat] != "" for seat in range(lobby.players))
        return Notice(
            asked="",
            protocol=PROTOCOL,
            engine=ENGINE,
            version=self._version,
            name=lobby.name,
            ruleset=lobby.terms.ruleset,
            code=rules_of(lobby.terms.ruleset, lobby.terms.code).options.code(),
            seats=lobby.players,
            taken=taken,
            playing=self.hall.active,
            locked=lobby.locked,
            password=lobby.password,
            port=self.door.port,
            key=self._key,
        )
