"""The host's door: plain TCP connections are counted and measured here, byte by byte, before ZeroMQ hears of them.

ZeroMQ bounds the size of a frame, but neither the frames of one message, nor connections, nor what a peer sends in all.
So each connection is passed on through the door, which closes those that are too many or send too much.
"""

import socket
from collections.abc import Iterator
from contextlib import suppress

CHUNK = 16 * 1024
WAITING = 256 * 1024
"""So many bytes wait for a guest that does not read; more are left to ZeroMQ."""
CONNECTIONS = 48
"""So many connections are open at once, and a third as many from one address."""
STRANGER = 8.0
"""Seconds in which a connection must have let somebody in."""
UNHEARD = 32 * 1024
"""So many bytes may come without a whole message among them."""
RATE, BURST = 64 * 1024, 256 * 1024
"""Bytes a second that a connection may send for long, and at once."""


class Line:
    """A connection, and its way on to ZeroMQ."""

    def __init__(self, outside: socket.socket, inside: socket.socket, address: str, now: float) -> None:
        """Nothing has come yet."""
        self.outside, self.inside, self.address = outside, inside, address
        self.port = int(inside.getsockname()[1])
        self.opened = self.measured = now
        self.known = False
        self.unheard = 0
        self.allowance = float(BURST)
        self.up, self.down = bytearray(), bytearray()

    def count(self, size: int, now: float) -> bool:
        """Count what came in; False if it is too much."""
        self.allowance = min(BURST, self.allowance + RATE * (now - self.measured)) - size
        self.measured = now
        self.unheard += size
        return self.allowance >= 0 and self.unheard <= UNHEARD

    def close(self) -> None:
        """Close both ends."""
        self.outside.close()
        self.inside.close()


class Door:
    """Listens for guests, and passes on what they and the host say to each other."""

    def __init__(self, port: int, inner: int, address: str = "") -> None:
        """Listen at that port (0 for a free one), on all interfaces or one; `inner` is ZeroMQ's on this machine.

        OSError if the port is taken.
        """
        self._inner = inner
        self._socket = socket.create_server((address, port), backlog=64)
        self._socket.setblocking(False)
        self.port = int(self._socket.getsockname()[1])
        self._lines: dict[int, Line] = {}

    def reading(self) -> Iterator[socket.socket]:
        """The sockets from which something is wanted."""
        yield self._socket
        for line in self._lines.values():
            if len(line.up) < CHUNK:
                yield line.outside
            if len(line.down) < WAITING:
                yield line.inside

    def writing(self) -> Iterator[socket.socket]:
        """The sockets into which something waits to be written."""
        for line in self._lines.values():
            if line.up:
                yield line.inside
            if line.down:
                yield line.outside

    def serve(self, ready: set[int], now: float) -> None:
        """Pass on whatever can be, on the sockets that are ready; close what does not behave."""
        if self._socket.fileno() in ready:
            self._accept(now)
        for line in tuple(self._lines.values()):
            late = not line.known and now - line.opened > STRANGER
            if late or not self._pass_on(line, ready, now):
                self._close(line)

    def heard(self, port: int) -> None:
        """A whole message has come from the connection of that port."""
        if port in self._lines:
            self._lines[port].unheard = 0

    def let_in(self, port: int) -> None:
        """Whoever is at that connection belongs here."""
        if port in self._lines:
            self._lines[port].known = True

    def cut(self, port: int) -> None:
        """Close a connection."""
        if port in self._lines:
            self._close(self._lines[port])

    def close(self) -> None:
        """Close everything."""
        for line in tuple(self._lines.values()):
            self._close(line)
        self._socket.close()

    def _accept(self, now: float) -> None:
        for _ in range(CONNECTIONS):
            try:
                outside, (address, *_) = self._socket.accept()
            except OSError:
                return
            same = [line for line in self._lines.values() if line.address == address]
            crowd = same if len(same) >= CONNECTIONS // 3 else [*self._lines.values()]
            if (crowd is same or len(crowd) >= CONNECTIONS) and not self._make_room(crowd):
                outside.close()
                continue
            self._open(outside, address, now)

    def _make_room(self, crowd: list[Line]) -> bool:
        """Close the oldest connection of those that has let nobody in; False if there is none."""
        strangers = [line for line in crowd if not line.known]
        if strangers:
            self._close(min(strangers, key=lambda line: line.opened))
        return bool(strangers)

    def _open(self, outside: socket.socket, address: str, now: float) -> None:
        try:
            inside = socket.create_connection(("127.0.0.1", self._inner), 1.0)
        except OSError:
            outside.close()
            return
        for end in (outside, inside):
            end.setblocking(False)
            end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line = Line(outside, inside, address, now)
        self._lines[line.port] = line

    def _pass_on(self, line: Line, ready: set[int], now: float) -> bool:
        if line.outside.fileno() in ready and len(line.up) < CHUNK:
            size = _take(line.outside, line.up)
            if size < 0 or not line.count(size, now):
                return False
        if line.inside.fileno() in ready and len(line.down) < WAITING and _take(line.inside, line.down) < 0:
            return False
        return _put(line.inside, line.up) and _put(line.outside, line.down)

    def _close(self, line: Line) -> None:
        del self._lines[line.port]
        line.close()


def _take(source: socket.socket, into: bytearray) -> int:
    """Read what is there; how much it was, −1 where the connection has ended."""
    try:
        data = source.recv(CHUNK)
    except BlockingIOError:
        return 0
    except OSError:
        return -1
    into += data
    return len(data) or -1


def _put(target: socket.socket, waiting: bytearray) -> bool:
    """Write what can be written; False where the connection has ended."""
    if waiting:
        try:
            del waiting[: target.send(waiting)]
        except BlockingIOError:
            return True
        except OSError:
            return False
    return True


def wakers() -> tuple[socket.socket, socket.socket]:
    """Two ends of a line within the process: a byte into the first wakes whoever waits for the second."""
    ends = socket.socketpair()
    for end in ends:
        end.setblocking(False)
    return ends


def wake(end: socket.socket) -> None:
    """Wake the other end; may be called from any thread, also after the line was closed."""
    with suppress(OSError):
        end.send(b"!")


def woken(end: socket.socket) -> None:
    """Take note of all wake-ups so far."""
    with suppress(OSError):
        end.recv(CHUNK)
