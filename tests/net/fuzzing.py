"""Messages spoilt by lot, for the decoder."""

import msgspec

from engine.actions import PASS, READY, Chow, Discard, Stakes
from engine.chance import Chance
from engine.match import Standing
from engine.seat import Seat
from engine.tile import Tile
from net.lobby import Accept, Kick, Lock, Origin, SetAway, SetBot, SetReady, SetTerms, Sit, Stand, Swap, Terms
from net.messages import Act, Hello, Shown
from net.protocol import (
    BadMessage,
    CastVote,
    Checked,
    FetchDeal,
    Knock,
    Leave,
    Ping,
    Reveal,
    Say,
    SayPhrase,
    Up,
    decode_up,
    encode,
)

ORIGIN = Origin("m", 3, Standing((1, -1, 0, 0)), ("a", "", "b", ""))
MESSAGES: tuple[Up, ...] = (
    Knock(1, 1, "0.1", "三番", "pass", "0a", "m", 9),
    Ping(),
    Act(4, Discard(Tile(3), True), ""),
    Act(5, Chow(Tile(1), Tile(2))),
    Act(6, Stakes(True, 2)),
    Act(7, READY, "0f" * 32),
    Act(8, PASS),
    Shown(3),
    Hello(7),
    Say("hello"),
    SayPhrase("hello"),
    CastVote("pause", True),
    FetchDeal(2),
    Reveal("0a"),
    Checked(1, "bad_event", ("1", "2")),
    Leave(),
    Sit(Seat.B),
    Stand(),
    Swap(2),
    Accept(1),
    SetReady(True, "0a"),
    SetAway(True),
    SetBot(Seat.C, "normal"),
    SetTerms(Terms("wanzai", "", origin=ORIGIN)),
    Lock(True),
    Kick(3),
)
STRANGE = (
    b'"',
    b"{",
    b"}",
    b"[",
    b"]",
    b":",
    b",",
    b"-1",
    b"1e999",
    b"null",
    b"\\u0000",
    b"\xff",
    b"9" * 40,
    b"true",
    b"",
)


def fuzz(count: int, seed: str = "fuzz") -> tuple[int, int]:
    """How many spoilt messages were taken (and read back), and how many refused; anything else is an exception."""
    chance = Chance(seed.encode())
    taken = refused = 0
    for n in range(count):
        data = spoilt(encode(MESSAGES[n % len(MESSAGES)]), chance, n)
        try:
            message = decode_up(data)
        except BadMessage:
            refused += 1
            continue
        assert decode_up(encode(message)) == message
        taken += 1
    return taken, refused


def spoilt(data: bytes, chance: Chance, n: int) -> bytes:
    """One to three changes at places that the lot names."""
    for change in range(1 + chance.below(3, n, "changes", 0)):
        place = chance.below(len(data) + 1, n, "place", change)
        match chance.below(5, n, "kind", change):
            case 0:
                data = data[:place] + bytes([chance.below(256, n, "byte", change)]) + data[place + 1 :]
            case 1:
                data = data[:place] + STRANGE[chance.below(len(STRANGE), n, "strange", change)] + data[place:]
            case 2:
                data = data[:place] + data[place + 1 + chance.below(8, n, "cut", change) :]
            case 3:
                data = data[:place] + data[: chance.below(60, n, "double", change)] + data[place:]
            case 4:
                held = msgspec.json.encode(chance.below(2**31, n, "number", change) - 2**30)
                data = data[:place] + held + data[place:]
    return data
