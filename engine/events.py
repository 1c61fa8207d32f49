"""What happens at the table, and who may know it, field by field.

Public fields are seen by all; a SECRET field is face down to every other seat; a *sealed* event is known to its own
seat alone: the others don't learn that it happened. `seen_by` is the only place where anything is hidden.
"""

from enum import Enum, auto
from typing import Annotated, Any, ClassVar, get_type_hints

import msgspec

from engine.actions import AnyAction, By
from engine.match import Stake, Standing
from engine.meld import Meld, MeldKind
from engine.seat import Seat
from engine.tile import HIDDEN, Tile, Tiles


class Mark(Enum):
    """Who may know a field of tiles or actions."""

    PUBLIC = auto()
    SECRET = auto()


PUBLIC, SECRET = Mark.PUBLIC, Mark.SECRET


class Open(Enum):
    """The eye that sees every hand (a watched table, a finished deal)."""

    EYE = auto()


OPEN = Open.EYE
Eye = Seat | None | Open
"""A seat, a spectator who sees what is public (None), or the open eye."""


class Event(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A fact about the deal."""

    sealed: ClassVar[bool] = False

    def seen_by(self, eye: Eye) -> "Event | None":
        """The event as that eye sees it; None where it must not learn of it."""
        if eye is OPEN:
            return self
        secret = SECRETS[type(self)]
        if not secret and not self.sealed:
            return self
        if eye == getattr(self, "seat", None):
            return self
        if self.sealed:
            return None
        return msgspec.structs.replace(self, **{name: _hidden(getattr(self, name)) for name in secret})


def _hidden(value: Any) -> Any:
    return (HIDDEN,) * len(value) if isinstance(value, tuple) else HIDDEN


class Began(Event, frozen=True):
    """A deal begins from this standing."""

    standing: Standing


class Entered(Event, frozen=True):
    """The deal passes to a phase; `turn` is the seat whose turn it is in it."""

    phase: str
    turn: Seat


class Chose(Event, frozen=True):
    """A seat answered its ask; the first event of every batch."""

    sealed: ClassVar[bool] = True
    seat: Seat
    action: AnyAction
    by: By = By.PERSON


class Staked(Event, frozen=True):
    """Fire and float of all seats are shown together (W-8)."""

    stakes: tuple[Stake, ...]


class Thrown(Event, frozen=True):
    """A seat threw two dice; `purpose` is "dealer" or "wall"."""

    seat: Seat
    dice: tuple[int, int]
    purpose: str


class DealerChosen(Event, frozen=True):
    """The dice named the first dealer (L-2)."""

    seat: Seat


class Broke(Event, frozen=True):
    """The wall is broken in front of a side, so many stacks from its right end; drawing begins at `slot` (L-3)."""

    side: int
    counted: int
    slot: int


class Dealt(Event, frozen=True):
    """A packet of the deal (L-4)."""

    seat: Seat
    tiles: Annotated[Tiles, SECRET]
    slots: tuple[int, ...]


class FlowerShown(Event, frozen=True):
    """A flower is laid open (L-5)."""

    seat: Seat
    tile: Annotated[Tile, PUBLIC]


class Drew(Event, frozen=True):
    """A tile drawn from the head of the wall, or as a replacement from its tail (C-3)."""

    seat: Seat
    tile: Annotated[Tile, SECRET]
    slot: int
    from_tail: bool = False


TIANTING, DITING = "tianting", "diting"
"""天聽, declared before the first turn, and 地聽, declared with the first discard."""


class Declared(Event, frozen=True):
    """A seat has declared ready, 天聽 or 地聽 (Q-10)."""

    seat: Seat
    kind: str


class Discarded(Event, frozen=True):
    """A discard; whether it was the tile just drawn is seen at any table."""

    seat: Seat
    tile: Annotated[Tile, PUBLIC]
    from_draw: bool


class Claimed(Event, frozen=True):
    """The last discard was claimed for a chow, a pung or a direct kong."""

    seat: Seat
    meld: Annotated[Meld, PUBLIC]


class KongConcealed(Event, frozen=True):
    """Four equal tiles of the hand were declared."""

    seat: Seat
    tile: Annotated[Tile, SECRET]


class KongShown(Event, frozen=True):
    """The faces of a concealed kong, where everybody may see them (Q-7)."""

    seat: Seat
    index: int
    tile: Annotated[Tile, PUBLIC]


class KongLaid(Event, frozen=True):
    """A fourth tile was laid on a pung: now it may be robbed."""

    seat: Seat
    tile: Annotated[Tile, PUBLIC]


class KongStood(Event, frozen=True):
    """A kong of any sort that nobody robbed; from now on it counts (and is paid, W-10)."""

    seat: Seat
    kind: MeldKind
    source: Seat | None = None


class Robbed(Event, frozen=True):
    """The tile laid on a pung was taken by winners: the kong is a pung again."""

    seat: Seat
    tile: Annotated[Tile, PUBLIC]


class Missed(Event, frozen=True):
    """A seat let a win pass (`on`), or may win again (W-13)."""

    sealed: ClassVar[bool] = True
    seat: Seat
    on: bool


class Won(Event, frozen=True):
    """A seat won: `how` is "self", "discard" or "rob"; `source` the discarder or the player robbed."""

    seat: Seat
    tile: Annotated[Tile, PUBLIC]
    how: str
    source: Seat | None = None


class NoWinner(Event, frozen=True):
    """The deal is a draw game, with the key of the reason."""

    reason: str


class Revealed(Event, frozen=True):
    """After the deal every hand and every meld lies open."""

    hands: Annotated[tuple[Tiles, ...], PUBLIC]
    melds: Annotated[tuple[tuple[Meld, ...], ...], PUBLIC]


class FanLine(msgspec.Struct, frozen=True):
    """One pattern of a winning hand: its key, what it is worth each time, and how often it is there."""

    key: str
    worth: int
    count: int = 1


class HuLine(msgspec.Struct, frozen=True):
    """One source of hu: the key of its name, the hu, and the tiles that bring it (L-14)."""

    key: str
    hu: int
    tiles: Tiles = ()


class Step(msgspec.Struct, frozen=True):
    """A step from the fan lines to the value: the key of a text in `Rules.words`, and the numbers for its places."""

    key: str
    numbers: tuple[int, ...] = ()


class Scored(msgspec.Struct, frozen=True):
    """What a winner's hand is worth and why: its best reading (sets, then the pair), patterns, hu, steps to the value.

    `fan` is the sum of the lines (not capped), `hu` that of the hu lines, `value` what one payer owes before any share
    or limit of his own. `liable` is the seat that pays for all, `liable_by` the rule that says so ("Q-17c", a key of
    `Rules.words`), `liable_at` the place in the deal's discards of the tile that made him so (None: a robbed kong).
    """

    seat: Seat
    source: Seat | None
    how: str
    tile: Tile
    shape: str
    sets: tuple[Tiles, ...]
    fans: tuple[FanLine, ...]
    fan: int
    value: int
    hu: int = 0
    hu_lines: tuple[HuLine, ...] = ()
    steps: tuple[Step, ...] = ()
    liable: Seat | None = None
    liable_by: str = ""
    liable_at: int | None = None


class Counted(Event, frozen=True):
    """The winning hands are counted."""

    scored: Annotated[tuple[Scored, ...], PUBLIC]


class Transfer(msgspec.Struct, frozen=True):
    """Who pays whom, how much, and the key of the reason in `Rules.words`.

    `share` is the seat whose share it is where the payer pays another's, `steps` how the amount came about.
    """

    payer: Seat
    to: Seat
    amount: int
    reason: str
    share: Seat | None = None
    steps: tuple[Step, ...] = ()


class Paid(Event, frozen=True):
    """Payments: what was owed, and what was paid (less in the garden, Q-18)."""

    owed: tuple[Transfer, ...]
    paid: tuple[Transfer, ...]


class Finished(Event, frozen=True):
    """The deal is over; `standing` is where the next one begins, or, if `over`, how the match ended."""

    standing: Standing
    over: bool


class Readied(Event, frozen=True):
    """A seat is ready for the next deal."""

    seat: Seat


AnyEvent = (
    Began
    | Entered
    | Chose
    | Staked
    | Thrown
    | DealerChosen
    | Broke
    | Dealt
    | FlowerShown
    | Drew
    | Declared
    | Discarded
    | Claimed
    | KongConcealed
    | KongShown
    | KongLaid
    | KongStood
    | Robbed
    | Missed
    | Won
    | NoWinner
    | Revealed
    | Counted
    | Paid
    | Finished
    | Readied
)

EVENTS: tuple[type[Event], ...] = AnyEvent.__args__

SECRETS: dict[type[Event], tuple[str, ...]] = {
    kind: tuple(
        name
        for name, hint in get_type_hints(kind, include_extras=True).items()
        if SECRET in getattr(hint, "__metadata__", ())
    )
    for kind in EVENTS
}
