"""The invitation: address, port and the host's public key in one code, to be copied, read out or drawn as a QR."""

import base64
from binascii import Error as BadBase
from hashlib import sha256
from ipaddress import ip_address
from typing import NamedTuple

import segno

STANDARD = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
READABLE = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O, U: they are misread
TO_READABLE = str.maketrans(STANDARD, READABLE)
FROM_READABLE = str.maketrans(READABLE + "ILO", STANDARD + "BBA")  # 1 and 0 are B and A
GROUP = 6
KEY_BYTES, PORT_BYTES, CHECK_BYTES = 32, 2, 3
ADDRESS_BYTES = (4, 16)


class BadInvitation(ValueError):
    """A text that is no invitation, or one with a typing error."""


class Invitation(NamedTuple):
    """Where a table is, and by which key (hex) it is known to be the right one."""

    address: str
    port: int
    key: str

    @property
    def code(self) -> str:
        """The code, in groups of letters and digits; ValueError for an address that is a name."""
        data = ip_address(self.address).packed + self.port.to_bytes(PORT_BYTES, "big") + bytes.fromhex(self.key)
        text = base64.b32encode(data + _check(data)).decode().rstrip("=").translate(TO_READABLE)
        return "-".join(text[place : place + GROUP] for place in range(0, len(text), GROUP))

    @property
    def fingerprint(self) -> str:
        """The key in short, to be compared by eye or by telephone."""
        digest = sha256(bytes.fromhex(self.key)).hexdigest()[:16]
        return " ".join(digest[place : place + 4] for place in range(0, 16, 4))

    @property
    def squares(self) -> tuple[tuple[bool, ...], ...]:
        """The code as a QR symbol, row by row, True for a dark square; without the quiet zone of 4 squares round it."""
        symbol = segno.make(self.code.replace("-", ""), error="m", micro=False)
        return tuple(tuple(bool(square) for square in row) for row in symbol.matrix)


def read_code(text: str) -> Invitation:
    """The invitation that a code says; BadInvitation tells of a typing error. Case, spaces and dashes don't matter."""
    letters = "".join(text.split()).replace("-", "").upper()
    try:
        data = base64.b32decode(letters.translate(FROM_READABLE) + "=" * (-len(letters) % 8))
    except (BadBase, ValueError) as error:
        raise BadInvitation("this is no invitation") from error
    data, check = data[:-CHECK_BYTES], data[-CHECK_BYTES:]
    address, rest = data[: -KEY_BYTES - PORT_BYTES], data[-KEY_BYTES - PORT_BYTES :]
    if len(address) not in ADDRESS_BYTES or check != _check(data):
        raise BadInvitation("the check letters of this invitation do not fit: a typing error?")
    port, key = int.from_bytes(rest[:PORT_BYTES], "big"), rest[PORT_BYTES:]
    return Invitation(str(ip_address(address)), port, key.hex())


def read_address(text: str, port: int) -> tuple[str, int]:
    """Host and port of `HOST`, `HOST:PORT` or `[IPV6]:PORT`; `port` where none is said. BadInvitation if it is
    neither."""
    text = text.strip()
    host, colon, number = text.rpartition(":")
    if not colon or (host.count(":") and not host.startswith("[")):
        host, number = text, str(port)
    host = host.removeprefix("[").removesuffix("]")
    if not host or any(sign.isspace() or sign in "/@" for sign in host) or not number.isascii() or not number.isdigit():
        raise BadInvitation(f"“{text}” is no address")
    if not 0 < int(number) < 2**16:
        raise BadInvitation(f"{number} is no port")
    try:
        host.encode("idna")
    except UnicodeError as error:
        raise BadInvitation(f"“{host}” is no address") from error
    return host, int(number)


def _check(data: bytes) -> bytes:
    return sha256(b"sanfan invitation\n" + data).digest()[:CHECK_BYTES]
