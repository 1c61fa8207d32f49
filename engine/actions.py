"""What a player may do. Legal actions are data: they are offered in an Ask, and one of them is sent back."""

from enum import StrEnum
from typing import Annotated, NamedTuple

import msgspec

from engine.seat import Seat
from engine.tile import Tile


class By(StrEnum):
    """Who chose: the person, a bot in his seat, or the clock."""

    PERSON = "person"
    BOT = "bot"
    TIMEOUT = "timeout"


class Action(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """One thing a seat may do now."""


class Throw(Action, frozen=True):
    """Throw the dice."""


class Stakes(Action, frozen=True):
    """Choose fire and float for the coming deal (W-7, W-8)."""

    fire: bool
    float: Annotated[int, msgspec.Meta(ge=0, le=9)]


class Declare(Action, frozen=True):
    """Declare ready on the dealt hand (天聽, Q-10)."""


class Discard(Action, frozen=True):
    """Discard a tile: the one just drawn (`from_draw`) or one of the hand; `declare` says ready with it (地聽)."""

    tile: Tile
    from_draw: bool = False
    declare: bool = False


class Chow(Action, frozen=True):
    """Claim the discard for a run with these two tiles of the hand (C-2)."""

    first: Tile
    second: Tile


class Pung(Action, frozen=True):
    """Claim the discard for a triplet."""


class Kong(Action, frozen=True):
    """Claim the discard for a kong (直槓)."""


class ConcealedKong(Action, frozen=True):
    """Declare four equal tiles of the hand (暗槓)."""

    tile: Tile


class AddedKong(Action, frozen=True):
    """Lay the fourth tile on an exposed triplet (補槓)."""

    tile: Tile


class Win(Action, frozen=True):
    """Win, on the tile drawn, discarded or laid on a kong."""


class Pass(Action, frozen=True):
    """Let it go."""


class Ready(Action, frozen=True):
    """Ready for the next deal."""


AnyAction = Throw | Stakes | Declare | Discard | Chow | Pung | Kong | ConcealedKong | AddedKong | Win | Pass | Ready

PASS = Pass()
WIN = Win()
PUNG = Pung()
KONG = Kong()
THROW = Throw()
READY = Ready()
DECLARE = Declare()


class Caution(NamedTuple):
    """Discarding the tile could make liable (包牌): the key of why in `Rules.words`, and against whom."""

    tile: Tile
    key: str
    seats: tuple[Seat, ...]


class Ask(msgspec.Struct, frozen=True):
    """A question to a seat: what is offered, why other tiles are refused, and what a timeout plays.

    `refused` pairs a tile of the hand (or one that could be claimed) with the key of its reason in `Rules.words`;
    `warnings` names the tiles that may be discarded but are dangerous.
    `number` names the question on the wire (0 before the table gives it one); `clock` is the seconds allowed (0: none).
    """

    actions: tuple[AnyAction, ...]
    default: AnyAction
    refused: tuple[tuple[Tile, str], ...] = ()
    warnings: tuple[Caution, ...] = ()
    number: int = 0
    clock: float = 0.0
