"""ZeroMQ, and the only place that knows it: encrypted messages between a host and guests, nothing about their meaning.

A socket belongs to the thread that made it. Sending never waits: what can't be sent now is lost, and the protocol
numbers whatever must not be.
"""

import os
import socket
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import zmq
from zmq.utils import z85
from zmq.utils.monitor import recv_monitor_message

from net.protocol import DOWN_BYTES, UP_BYTES

QUEUED = 1000
"""So many messages wait for a peer that does not read, and no more."""
BEATS = ((zmq.HEARTBEAT_IVL, 1000), (zmq.HEARTBEAT_TIMEOUT, 2000), (zmq.HEARTBEAT_TTL, 3000))
HANDSHAKE = 5000
"""Milliseconds that a handshake may take."""
FAILED = zmq.EVENT_HANDSHAKE_FAILED_NO_DETAIL | zmq.EVENT_HANDSHAKE_FAILED_PROTOCOL | zmq.EVENT_HANDSHAKE_FAILED_AUTH
WATCHED = zmq.EVENT_HANDSHAKE_SUCCEEDED | FAILED | zmq.EVENT_DISCONNECTED


class Keys(NamedTuple):
    """A CURVE key pair, in hex."""

    public: str
    secret: str


def new_keys() -> Keys:
    """A fresh key pair."""
    return Keys(*(z85.decode(key).hex() for key in zmq.curve_keypair()))


def kept_keys(path: Path) -> Keys:
    """The key pair of this file, which is made if there is none: so an invitation stays good after a restart."""
    with suppress(OSError, ValueError, TypeError):
        return Keys(*path.read_text(encoding="ascii").split())
    keys = new_keys()
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="ascii") as file:
        file.write(" ".join(keys))
    return keys


class Packet(NamedTuple):
    """What came from a peer; `port` is the one its connection comes from, `data` None where it was no single frame."""

    peer: bytes
    port: int
    data: bytes | None


class Listener:
    """The host's end, reached through the door alone: it listens on this machine's own address."""

    def __init__(self, secret: str) -> None:
        """Listen on a free port."""
        self._context: zmq.Context[zmq.Socket[bytes]] = zmq.Context()
        self._socket = self._context.socket(zmq.ROUTER)
        options = (
            (zmq.LINGER, 0),
            (zmq.MAXMSGSIZE, UP_BYTES),
            (zmq.SNDHWM, QUEUED),
            (zmq.RCVHWM, QUEUED),
            (zmq.HANDSHAKE_IVL, HANDSHAKE),
            (zmq.ROUTER_MANDATORY, 1),
            (zmq.CURVE_SERVER, 1),
            *BEATS,
        )
        _set(self._socket, options)
        self._socket.setsockopt(zmq.CURVE_SECRETKEY, bytes.fromhex(secret))
        self.port = self._socket.bind_to_random_port("tcp://127.0.0.1")

    def receive(self) -> Packet | None:
        """The next message that has arrived; None if there is none."""
        try:
            frames = self._socket.recv_multipart(zmq.NOBLOCK, copy=False)
        except zmq.Again:
            return None
        data = frames[1].bytes if len(frames) == 2 else None
        return Packet(frames[0].bytes, _port_of(frames[-1]), data)

    def send(self, peer: bytes, data: bytes) -> None:
        """Send a message to a peer; it is lost if the peer has gone or reads nothing."""
        with suppress(zmq.Again, zmq.ZMQError):
            self._socket.send_multipart((peer, data), zmq.NOBLOCK)

    def wait(self, seconds: float | None, reading: Iterable[Any], writing: Iterable[Any]) -> set[int]:
        """Wait until a message is here, a plain socket (or file number) is ready, or the time has passed; the file
        numbers of those that are ready."""
        return _wait(self._socket, seconds, reading, writing)

    def close(self) -> None:
        """Let go of everybody."""
        self._context.destroy(linger=0)


class Caller:
    """A guest's end: one connection to a host, made anew by `dial`."""

    def __init__(self, address: str, port: int, key: str) -> None:
        """To that host, whose public key (hex) must be this one."""
        self._context: zmq.Context[zmq.Socket[bytes]] = zmq.Context()
        self._where = f"tcp://{f'[{address}]' if ':' in address else address}:{port}"
        self._key = bytes.fromhex(key)
        self._mine = zmq.curve_keypair()
        self._socket: zmq.Socket[bytes] | None = None
        self._monitor: zmq.Socket[bytes] | None = None

    def dial(self) -> None:
        """Give up the connection, if there is one, and make a new one."""
        self._hang_up()
        made = self._context.socket(zmq.DEALER)
        options = (
            (zmq.LINGER, 0),
            (zmq.IMMEDIATE, 1),
            (zmq.IPV6, 1),
            (zmq.MAXMSGSIZE, DOWN_BYTES),
            (zmq.SNDHWM, QUEUED),
            (zmq.RCVHWM, QUEUED),
            (zmq.RECONNECT_IVL, 200),
            (zmq.RECONNECT_IVL_MAX, 2000),
            (zmq.HANDSHAKE_IVL, HANDSHAKE),
            *BEATS,
        )
        _set(made, options)
        made.setsockopt(zmq.CURVE_SERVERKEY, self._key)
        made.curve_publickey, made.curve_secretkey = self._mine
        self._monitor = made.get_monitor_socket(WATCHED)
        with suppress(zmq.ZMQError):  # a name that can't be resolved: nobody will answer
            made.connect(self._where)
        self._socket = made

    def receive(self) -> bytes | None:
        """The next message that has arrived; None if there is none."""
        if self._socket is None:
            return None
        try:
            frames = self._socket.recv_multipart(zmq.NOBLOCK)
        except zmq.Again:
            return None
        return frames[0] if len(frames) == 1 else b""

    def signs(self) -> Iterator[str]:
        """What has become of the connection: "open", "failed" (the handshake was not answered rightly), "closed"."""
        while self._monitor is not None and self._monitor.poll(0):
            event = recv_monitor_message(self._monitor)["event"]
            if event & FAILED:
                yield "failed"
            elif event == zmq.EVENT_HANDSHAKE_SUCCEEDED:
                yield "open"
            elif event == zmq.EVENT_DISCONNECTED:
                yield "closed"

    def send(self, data: bytes) -> None:
        """Send a message; it is lost if the connection is not open."""
        if self._socket is not None:
            with suppress(zmq.Again, zmq.ZMQError):
                self._socket.send(data, zmq.NOBLOCK)

    def wait(self, seconds: float | None, reading: Iterable[Any]) -> set[int]:
        """Wait until something is here, a plain socket is ready to be read, or the time has passed."""
        monitors = () if self._monitor is None else (self._monitor,)
        return _wait(self._socket, seconds, (*reading, *monitors), ())

    def close(self) -> None:
        """Hang up for good."""
        self._hang_up()
        self._context.destroy(linger=0)

    def _hang_up(self) -> None:
        if self._socket is not None:
            self._socket.disable_monitor()
            self._socket.close(0)
            self._socket = self._monitor = None


def _set(made: "zmq.Socket[bytes]", options: Iterable[tuple[int, int]]) -> None:
    for option, value in options:
        made.setsockopt(option, value)


def _port_of(frame: zmq.Frame) -> int:
    """The port at the far end of the connection that a frame came through; 0 if it is closed by now."""
    with suppress(OSError, zmq.ZMQError):
        held = socket.fromfd(int(frame.get(zmq.SRCFD)), socket.AF_INET, socket.SOCK_STREAM)
        with held:
            return int(held.getpeername()[1])
    return 0


def _wait(
    own: "zmq.Socket[bytes] | None", seconds: float | None, reading: Iterable[Any], writing: Iterable[Any]
) -> set[int]:
    rows = [(one, zmq.POLLIN) for one in reading] + [(one, zmq.POLLOUT) for one in writing]
    if own is not None:
        rows.append((own, zmq.POLLIN))
    ready = zmq.zmq_poll(rows, -1 if seconds is None else max(0, round(seconds * 1000 + 0.5)))
    return {one if isinstance(one, int) else one.fileno() for one, _ in ready if not isinstance(one, zmq.Socket)}
