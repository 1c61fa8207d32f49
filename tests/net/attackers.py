"""Those who mean a host no good: raw bytes, floods, endless messages, a thousand idle connections."""

import socket
from collections.abc import Callable
from contextlib import suppress

import zmq

from net.invite import Invitation


def dealer(where: Invitation, key: str | None = None) -> "zmq.Socket[bytes]":
    """A connection that has the right key (or another one) and does as it likes."""
    made: zmq.Socket[bytes] = zmq.Context.instance().socket(zmq.DEALER)
    made.setsockopt(zmq.LINGER, 0)
    made.setsockopt(zmq.SNDTIMEO, 200)
    made.setsockopt(zmq.CURVE_SERVERKEY, bytes.fromhex(key or where.key))
    made.curve_publickey, made.curve_secretkey = zmq.curve_keypair()
    made.connect(f"tcp://{where.address}:{where.port}")
    return made


def push(send: Callable[[], object], times: int) -> None:
    """Send as often as that, or until it is no longer possible."""
    with suppress(OSError, zmq.ZMQError):
        for _ in range(times):
            send()


def raw_bytes(where: Invitation, times: int) -> None:
    for head in (
        b"GET / HTTP/1.1\r\n\r\n",
        b"\xff" * 64,
        bytes(range(256)) * 16,
        b"\xff\0\0\0\0\0\0\0\x01\x7f\3\0CURVE",
    ):
        with suppress(OSError), socket.create_connection((where.address, where.port), 1) as made:
            push(lambda made=made, head=head: made.sendall(head), times)  # type: ignore[misc]


def oversize(where: Invitation, times: int) -> None:
    made = dealer(where)
    push(lambda: made.send(b"x" * 1_000_000), times)
    made.close()


def endless(where: Invitation, times: int) -> None:
    made = dealer(where)
    push(lambda: made.send(b"x" * 2000, zmq.SNDMORE), times)
    made.close()


def unknown(where: Invitation, times: int) -> None:
    made = dealer(where)
    for line in (
        b"",
        b"{}",
        b"[1,2]",
        b'{"type":"Root"}',
        b'{"type":"Ping","more":1}',
        b'{"type":"Act","ask":-1}',
        b"\xff\xfe",
    ):
        push(lambda line=line: made.send(line), times)  # type: ignore[misc]
    push(lambda: made.send_multipart([b"a", b"b"]), times)
    made.close()


def flood(where: Invitation, times: int) -> None:
    made = dealer(where)
    push(lambda: made.send(b'{"type":"Ping"}'), times)
    push(lambda: made.send(b'{"type":"Knock","protocol":1,"engine":1,"version":"","name":"x","password":"x"}'), times)
    made.close()


def idle(where: Invitation, count: int) -> list[socket.socket]:
    """So many connections that say nothing."""
    held = []
    for _ in range(count):
        with suppress(OSError):
            held.append(socket.create_connection((where.address, where.port), 1))
    return held


ATTACKS = {"raw bytes": raw_bytes, "oversize": oversize, "endless": endless, "unknown": unknown, "flood": flood}
