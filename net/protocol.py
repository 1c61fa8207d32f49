"""All that goes over the wire, and the limits of it; `docs/protocol.md` says what each side must do with it.

A message is one JSON object tagged by its type. What guests send is decoded strictly: unknown types, unknown fields and
values out of bounds are refused as a whole.
"""

from typing import Annotated, Literal, TypeVar

import msgspec

from engine.events import AnyEvent
from engine.match import Header
from engine.seat import Seat
from net.lobby import AnyWish, Line, Lobby, Name
from net.messages import (
    Act,
    AskFrame,
    EventFrame,
    Hello,
    NonceText,
    Number,
    SealFrame,
    Shown,
    SnapshotFrame,
    UnsealFrame,
    Value,
)

T = TypeVar("T")

PROTOCOL = 1
"""Raised when a message changes its meaning or form."""
ENGINE = 1
"""Raised when the engine decides anything otherwise than before."""
UP_BYTES = 4096
"""No guest's message is longer."""
DOWN_BYTES = 1 << 18
"""No host's message is longer."""
BEAT = 1.0
"""Seconds after which a guest that has nothing to say says so."""
SILENCE = 2.5
"""After so many seconds without a sign the other side is taken for gone."""

Token = Annotated[str, msgspec.Meta(max_length=64, pattern=r"\A[0-9a-f]*\Z")]
Vote = Literal["pause", "go_on", "end"]
Trouble = Annotated[str, msgspec.Meta(max_length=32)]


class Knock(Value, frozen=True):
    """The first message of a connection: who comes, with which program; `token` is who he was before ("" for new),
    `match` and `last` say how far he has seen a running match."""

    protocol: int
    engine: int
    version: Annotated[str, msgspec.Meta(max_length=32)]
    name: Name
    password: Annotated[str, msgspec.Meta(max_length=64)] = ""
    token: Token = ""
    match: Annotated[str, msgspec.Meta(max_length=64)] = ""
    last: Number = 0


class Ping(Value, frozen=True):
    """A sign of life."""


class Reveal(Value, frozen=True):
    """The nonce for a match's first deal: told once all are ready, and only if all pledges are known."""

    nonce: NonceText


class Say(Value, frozen=True):
    """A line of chat."""

    line: Line


class SayPhrase(Value, frozen=True):
    """A quick phrase by its key; the listener's program has the words."""

    key: Annotated[str, msgspec.Meta(max_length=24)]


class CastVote(Value, frozen=True):
    """For a pause, for going on, for the end of the match; or no longer so."""

    vote: Vote
    on: bool


class FetchDeal(Value, frozen=True):
    """Send the log of a finished deal."""

    deal: Annotated[int, msgspec.Meta(ge=1, lt=2**31)]


class Checked(Value, frozen=True):
    """A finished deal was checked: `key` and `places` say what is wrong with it ("" for nothing)."""

    deal: Annotated[int, msgspec.Meta(ge=1, lt=2**31)]
    key: Trouble = ""
    places: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=400)], ...], msgspec.Meta(max_length=6)] = ()


class Leave(Value, frozen=True):
    """Gone for good: the seat need not be kept."""


Up = Knock | Ping | Reveal | Act | Shown | Hello | Say | SayPhrase | CastVote | FetchDeal | Checked | Leave | AnyWish


class Verdict(msgspec.Struct, frozen=True):
    """What a seat found when it checked a deal; an empty key: all is as it should be."""

    seat: Seat
    deal: int
    key: str = ""
    places: tuple[str, ...] = ()


class Room(Value, frozen=True):
    """All that everybody may know of a table beside the game: sent whole at each change.

    `match` is the running match, or the one just over; `seal` the commitment to the first deal of the coming one;
    `why` says why time stands still: "pause" (agreed), "waiting" (till all are back) or ""; `votes` are pairs of a vote
    and who has cast it; `verdicts` are those on the deal finished last, the one numbered `deals`.
    """

    lobby: Lobby
    match: Header | None = None
    over: bool = False
    seal: str = ""
    why: Literal["", "pause", "waiting"] = ""
    votes: tuple[tuple[Vote, int], ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    deals: int = 0


class Welcome(Value, frozen=True):
    """Come in: who you are from now on, and what you show when you come back."""

    me: int
    token: Token
    room: Room


class Refused(Value, frozen=True):
    """Sent away: key and places of a text; nothing follows."""

    key: Trouble
    places: tuple[str, ...] = ()


class NotGranted(Value, frozen=True):
    """A wish was not granted: key of a text."""

    key: Trouble


class Said(Value, frozen=True):
    """Somebody said a line, or a quick phrase (`key`)."""

    who: int
    name: str
    line: str = ""
    key: str = ""


class Pong(Value, frozen=True):
    """An answer to Ping: the number of the last frame sent to this seat."""

    number: Number


class DealLog(Value, frozen=True):
    """The whole log of a finished deal, decision by decision, and the nonces that made its wall (host's first)."""

    deal: int
    batches: tuple[tuple[AnyEvent, ...], ...]
    nonces: tuple[str, ...]


Down = (
    Welcome
    | Refused
    | NotGranted
    | Room
    | Said
    | Pong
    | DealLog
    | EventFrame
    | AskFrame
    | SnapshotFrame
    | SealFrame
    | UnsealFrame
)

_encode = msgspec.json.Encoder().encode
_up: "msgspec.json.Decoder[Up]" = msgspec.json.Decoder(Up)
_down: "msgspec.json.Decoder[Down]" = msgspec.json.Decoder(Down)


class Intro(msgspec.Struct, frozen=True, tag="Knock"):
    """What every version of a Knock says, whatever else is in it."""

    protocol: int


_intro = msgspec.json.Decoder(Intro)


class BadMessage(ValueError):
    """Bytes that are no message."""


def encode(message: Up | Down) -> bytes:
    """A message as it goes over the wire."""
    return _encode(message)


def decode_up(data: bytes) -> Up:
    """A guest's message; BadMessage for anything else."""
    if len(data) > UP_BYTES:
        raise BadMessage(f"{len(data)} bytes")
    return _decoded(_up, data)


def decode_intro(data: bytes) -> Intro:
    """A Knock of any version; BadMessage for anything else."""
    return _decoded(_intro, data)


def decode_down(data: bytes) -> Down:
    """A host's message; BadMessage for anything else."""
    return _decoded(_down, data)


def _decoded(decoder: "msgspec.json.Decoder[T]", data: bytes) -> T:
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadMessage(str(error)) from error
