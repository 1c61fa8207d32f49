"""A line that can be cut: what goes in does not come out until it is mended, and nobody is told."""

import select
import socket
from threading import Event as Flag
from threading import Thread

CHUNK = 65536


class Proxy:
    """Passes a host's port on, at a port of its own."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._socket.getsockname()[1])
        self._open = Flag()
        self._open.set()
        self._ends: dict[socket.socket, socket.socket] = {}
        self._closing = False
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    def cut(self) -> None:
        self._open.clear()

    def mend(self) -> None:
        self._open.set()

    def close(self) -> None:
        self._closing = True
        self._open.set()
        self._thread.join()
        for end in (self._socket, *self._ends):
            end.close()

    def _run(self) -> None:
        while not self._closing:
            self._open.wait()
            ready, _, _ = select.select([self._socket, *self._ends], [], [], 0.02)
            if self._open.is_set():
                for end in ready:
                    if end is self._socket:
                        self._accept()
                    elif end in self._ends:
                        self._pass_on(end)

    def _accept(self) -> None:
        outside, _ = self._socket.accept()
        try:
            inside = socket.create_connection(("127.0.0.1", self._target), 1)
        except OSError:
            outside.close()
            return
        self._ends[outside], self._ends[inside] = inside, outside

    def _pass_on(self, end: socket.socket) -> None:
        other = self._ends[end]
        try:
            data = end.recv(CHUNK)
            other.sendall(data)
        except OSError:
            data = b""
        if not data:
            for one in (end, other):
                del self._ends[one]
                one.close()
