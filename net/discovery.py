"""Tables on this network find each other: a question to all machines, and an answer from each open table to who asked.

Plain UDP. The question is as long as the longest answer, so nobody can make a table send more than he sent himself.
"""

import secrets
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import suppress
from ipaddress import IPv4Interface
from typing import Annotated, NamedTuple

import ifaddr
import msgspec

from net.invite import Invitation
from net.lobby import LONGEST_NAME, plain
from net.protocol import ENGINE, PROTOCOL

PORT = 33030
"""Where tables listen for questions, beside their own port."""
TABLE_PORT = 33031
"""Where a table is open if nothing else is said."""
GROUP = "239.255.77.33"
MAGIC = b"sanfan?1"
SIZE = 700
"""Bytes of a question, and of the longest answer."""
ASK_EVERY = 0.7
KEEP = 2.2
"""Seconds between two questions, and after which a table that does not answer is no longer listed."""
ANSWERS = 40
"""So many answers a second are sent at most, and one to each who asked: a question comes by several ways at once."""
AT_ONCE = 200
"""So many datagrams are looked at before everything else has its turn again."""
LISTED = 100
"""So many ways to tables are known at once."""

Short = Annotated[str, msgspec.Meta(max_length=64)]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Notice(msgspec.Struct, frozen=True, forbid_unknown_fields=False):
    """What an open table says of itself; `asked` repeats the question's number."""

    asked: Annotated[str, msgspec.Meta(max_length=16)]
    protocol: int
    engine: int
    version: Short
    name: Short
    ruleset: Short
    code: Annotated[str, msgspec.Meta(max_length=256)]
    seats: Count
    taken: Count
    playing: bool
    locked: bool
    password: bool
    port: Annotated[int, msgspec.Meta(ge=1, lt=2**16)]
    key: Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]

    @property
    def fits(self) -> bool:
        """Whether this program can play there."""
        return (self.protocol, self.engine) == (PROTOCOL, ENGINE)


class Found(NamedTuple):
    """An open table: where, and what it says of itself."""

    invitation: Invitation
    notice: Notice


_notice = msgspec.json.Decoder(Notice)


class Answerer:
    """The host's side: answers questions, for as long as it is served."""

    def __init__(self, port: int) -> None:
        """Listen where all questions go, and at the table's own port for those who know it."""
        self.sockets = [made for made in (_listening(PORT, True), _listening(port, False)) if made is not None]
        self._answered: set[tuple[object, str]] = set()
        self._since = 0.0

    def serve(self, ready: set[int], notice: Callable[[], Notice], now: float) -> None:
        """Answer the questions that have come."""
        for held in self.sockets:
            for _ in range(AT_ONCE if held.fileno() in ready else 0):
                try:
                    data, sender = held.recvfrom(SIZE + 1)
                except OSError:
                    break
                asked = data[len(MAGIC) : len(MAGIC) + 16].decode("ascii", "replace")
                if len(data) == SIZE and data.startswith(MAGIC) and self._may_answer(sender, asked, now):
                    answer = msgspec.json.encode(msgspec.structs.replace(notice(), asked=asked))
                    with suppress(OSError):
                        held.sendto(answer[:SIZE], sender)

    def close(self) -> None:
        """Answer no more."""
        for held in self.sockets:
            held.close()

    def _may_answer(self, sender: object, asked: str, now: float) -> bool:
        if now - self._since >= ASK_EVERY / 2:
            self._since = now
            self._answered.clear()
        new = (sender, asked) not in self._answered and len(self._answered) < ANSWERS * ASK_EVERY / 2
        if new:
            self._answered.add((sender, asked))
        return new


class Finder:
    """The guest's side: asks again and again, and knows which tables have answered lately."""

    def __init__(self, only: tuple[str, int] | None = None) -> None:
        """Ask on every interface, or a single address alone: then nobody else is heard of."""
        self._only = only
        self._asked = secrets.token_hex(8)
        self._found: dict[tuple[str, str, int], tuple[float, Found]] = {}
        self._next = 0.0
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
        self._socket.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 1)
        self._socket.setblocking(False)

    def fileno(self) -> int:
        """The file number of its socket: readable when an answer has come."""
        return self._socket.fileno()

    def advance(self, now: float) -> float:
        """Take in answers, and ask if it is time; returns when to ask again."""
        for _ in range(AT_ONCE):
            try:
                data, (address, *_) = self._socket.recvfrom(SIZE + 1)
            except OSError:
                break
            self._take(data, address, now)
        self._found = {place: row for place, row in self._found.items() if now - row[0] < KEEP}
        if now >= self._next:
            self._next = now + ASK_EVERY
            self._ask()
        return self._next

    def tables(self) -> tuple[Found, ...]:
        """The tables that have answered lately, by name; one that is reached by several ways only once."""
        rows = {found.notice.key + str(found.notice.port): found for _, found in self._found.values()}
        return tuple(sorted(rows.values(), key=lambda found: (found.notice.name, found.invitation)))

    def close(self) -> None:
        """Ask no more."""
        self._socket.close()

    def _take(self, data: bytes, address: str, now: float) -> None:
        try:
            notice = _notice.decode(data)
        except (msgspec.MsgspecError, ValueError):
            return
        place = notice.key, address, notice.port
        if notice.asked == self._asked and (place in self._found or len(self._found) < LISTED):
            readable = msgspec.structs.replace(
                notice, name=plain(notice.name, LONGEST_NAME) or "?", version=plain(notice.version, LONGEST_NAME)
            )
            self._found[place] = now, Found(Invitation(address, notice.port, notice.key), readable)

    def _ask(self) -> None:
        question = (MAGIC + self._asked.encode()).ljust(SIZE, b"\0")
        targets = [(address, PORT) for address in broadcasts()] if self._only is None else [self._only]
        for target in targets:
            with suppress(OSError):
                self._socket.sendto(question, target)
        for address in addresses() if self._only is None else ():
            with suppress(OSError):
                self._socket.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(address))
                self._socket.sendto(question, (GROUP, PORT))


def addresses() -> list[str]:
    """This machine's IPv4 addresses, those of the network before the machine's own."""
    return [str(one.ip) for one in sorted(_interfaces(), key=lambda one: one.ip.is_loopback)]


def broadcasts() -> list[str]:
    """The broadcast address of each interface; the loopback's is its address."""
    return [str(one.ip if one.ip.is_loopback else one.network.broadcast_address) for one in _interfaces()]


def _interfaces() -> Iterator[IPv4Interface]:
    for adapter in ifaddr.get_adapters():
        for one in adapter.ips:
            if isinstance(one.ip, str):
                yield IPv4Interface(f"{one.ip}/{one.network_prefix}")


def _listening(port: int, shared: bool) -> socket.socket | None:
    """A socket at that port, in the group where questions are sent to; None where the port is not to be had."""
    made = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        if shared:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if hasattr(socket, "SO_REUSEPORT"):
                with suppress(OSError):
                    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        made.setblocking(False)
        made.bind(("", port))
    except OSError:
        made.close()
        return None
    for address in addresses() if shared else ():
        member = struct.pack("4s4s", socket.inet_aton(GROUP), socket.inet_aton(address))
        with suppress(OSError):
            made.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, member)
    return made
