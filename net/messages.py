"""What goes over a pipe: numbered frames from the authority to one who looks, and messages from him to it.

Each looker has a stream of frames of his own, numbered without a gap; an ask's frame number is its name. The wire
sends exactly these values as JSON, so unknown fields are refused and all lengths are bounded.
"""

from typing import Annotated

import msgspec

from engine.actions import AnyAction, Ask
from engine.events import AnyEvent
from engine.seat import Seat
from net.session import Match

Number = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
NonceText = Annotated[str, msgspec.Meta(max_length=64, pattern=r"\A[0-9a-f]*\Z")]
"""A nonce is hexadecimal: it can't hold the separator that `seed_of` puts between two of them."""


class Value(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A value on a pipe."""


class EventFrame(Value, frozen=True):
    """Something happened, as this eye sees it."""

    number: Number
    event: AnyEvent


class AskFrame(Value, frozen=True):
    """The seat is asked; `ask.number` is the frame's number."""

    number: Number
    ask: Ask


class SnapshotFrame(Value, frozen=True):
    """All that the eye sees after frame `number`, its standing ask, and the commitment to the deal's wall."""

    number: Number
    view: Match
    ask: Ask | None
    seal: str


class SealFrame(Value, frozen=True):
    """The host's commitment to its nonce for a deal, sent before any person's nonce for it is taken."""

    number: Number
    deal: int
    seal: str


class UnsealFrame(Value, frozen=True):
    """After a deal: the nonces that made its wall and dice, the host's first, then each seat's."""

    number: Number
    deal: int
    nonces: tuple[str, ...]


Frame = EventFrame | AskFrame | SnapshotFrame | SealFrame | UnsealFrame


class Act(Value, frozen=True):
    """The answer to the ask of that number; with *Ready* comes a nonce for the next deal's wall."""

    ask: Number
    action: AnyAction
    nonce: NonceText = ""


class Shown(Value, frozen=True):
    """The ask of that number is on the screen: its clock starts."""

    ask: Number


class Hello(Value, frozen=True):
    """Send again what came after frame `last`: the missed frames, or a snapshot where they are no longer kept."""

    last: Number = 0


Message = Act | Shown | Hello


class Nonce(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person's part in the seed of a deal."""

    deal: int
    seat: Seat
    value: NonceText
