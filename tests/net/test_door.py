"""The door: who has said nothing yet makes room for who comes (docs/protocol.md, W-5)."""

import socket
import sys
from select import select

import pytest

from net.door import CONNECTIONS, Door


def serve(door: Door) -> None:
    """Let in whoever waits outside."""
    while ready := select([*door.reading()], [*door.writing()], [], 0.05)[0]:
        door.serve({one.fileno() for one in ready}, 1.0)


@pytest.mark.skipif(sys.platform != "linux", reason="only there all of 127.0.0.0/8 is this machine")
def test_strangers_from_many_addresses_do_not_keep_others_out() -> None:
    """W-5."""
    inner = socket.create_server(("127.0.0.1", 0), backlog=CONNECTIONS * 2)
    door = Door(0, inner.getsockname()[1])
    idle = []
    for number in range(CONNECTIONS):
        source = (f"127.0.0.{2 + number % 4}", 0)
        idle.append(socket.create_connection(("127.0.0.1", door.port), 1, source))
        serve(door)
    first, *others = (*door._lines.values(),)
    for line in others:
        door.let_in(line.port)
    come = socket.create_connection(("127.0.0.1", door.port), 1)
    serve(door)
    assert len(door._lines) == CONNECTIONS
    assert first not in door._lines.values()
    late = socket.create_connection(("127.0.0.1", door.port), 1)
    serve(door)
    assert len(door._lines) == CONNECTIONS
    assert sum(line.known for line in door._lines.values()) == CONNECTIONS - 1
    for held in (*idle, come, late, inner):
        held.close()
    door.close()
