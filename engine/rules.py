"""What a rule set is: a table of columns that the options build. No engine code asks about an option or a region.

A region's file fills the columns; what is universal comes from `patterns`, `opening` and `play`, what is procedure of
the region is a hook with the signature given here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.actions import Action, AnyAction, Ask, Caution
from engine.deal import Deal
from engine.distance import Form
from engine.events import Event, Scored, Transfer
from engine.match import Next, Outcome, Standing
from engine.options import Options
from engine.reading import Reading, Shape, Win
from engine.seat import Seat, Wind
from engine.text import Text
from engine.tile import Tile, Tiles

if TYPE_CHECKING:
    from engine.flow import Flow


class Fan(NamedTuple):
    """A pattern and its price: `there` counts how often a reading has it (0 = not), `absorbs` names the patterns that
    do not count beside it. Where a rule set prices them apart, `drawn` is the price on a self-draw and `pure` in a hand
    of one suit."""

    key: str
    name: Text
    worth: int
    there: Callable[[Reading], int]
    absorbs: tuple[str, ...] = ()
    drawn: int | None = None
    pure: int | None = None


class Phase(NamedTuple):
    """A part of a deal: what happens by itself on entering it, who is asked what, and what an answer leads to."""

    enter: Callable[[Flow], None]
    asks: Callable[[Rules, Deal], dict[Seat, Ask]]
    decide: Callable[[Flow, Seat, AnyAction], None]


class ThrowBy(NamedTuple):
    """The ritual wants this seat to throw the dice next; `purpose` is "dealer" or "wall"."""

    seat: Seat
    purpose: str


class Liability(NamedTuple):
    """Who pays for all, by which rule, and the place of the discard that made him so (None: a kong was robbed)."""

    seat: Seat
    rule: str
    discard: int | None


Ritual = Callable[[Deal], ThrowBy | Event]
"""From the throws so far: who throws next, or what they mean (DealerChosen; Broke ends the ritual)."""
Packets = Callable[[Seat, int], tuple[tuple[Seat, tuple[int, ...]], ...]]
"""(dealer, players) -> the packets of the deal: seat, and places in drawing order."""
Drawable = Callable[[Deal, int], bool]
"""(deal, kongs more than there are) -> whether a tile may be drawn."""
Forbid = Callable[[Action], str | None]
"""Why an action that the game would allow is not offered: a key of `words`, or None."""
Limit = Callable[[Deal, Seat], Forbid | None]
"""What forbids the seat some of its actions now; None where nothing does, which is nearly always."""
More = Callable[["Rules", Deal, Seat], tuple[AnyAction, ...]]
"""Further actions of a turn."""
Tally = Callable[["Rules", Reading], Scored | None]
"""The value of a reading with all its lines; None where it is below the minimum."""
Settle = Callable[[Deal, Scored], tuple[Transfer, ...]]
"""What one winner is paid and by whom (`scored.liable` is set; the other winners are in `deal.won`)."""
Losers = Callable[[Deal], tuple[Transfer, ...]]
"""What the losers pay one another."""
Liable = Callable[["Rules", Deal, Win, Scored], Liability | None]
"""Who pays for all and by which rule, judged on the whole deal after all is shown."""
Warn = Callable[[Tile], Caution | None]
"""Why discarding a tile could make liable, and against whom; None if it is safe."""
Danger = Callable[["Rules", Deal, Seat], Warn | None]
"""What the seat must be warned of now, from what it sees (a view); None where no tile is dangerous."""
OwnFlowers = Callable[[Wind], Tiles]
"""The flowers that count for a seat with that wind more than for others."""
Purse = Callable[[Standing, tuple[Transfer, ...]], tuple[Transfer, ...]]
"""What is paid of what is owed."""
Custom = Callable[["Rules", Deal, Any], tuple[Event, ...]]
"""Events that follow from an event of a kind (kong money …)."""
Succession = Callable[[Deal, Outcome], Next]
"""The next deal's standing, or the end of the match."""


class Rules(NamedTuple):
    """A rule set at one table, as its options built it.

    `price` says what a pattern is worth, its %1; `bamboo` names a tile of that suit, its rank %1; `minimum` is the
    fan that a win needs (the tally holds to it). `has_hu` says that hands are counted in hu as well, `ready_panel` that
    everybody is told what he is ready for.
    """

    id: str
    name: Text
    unit: Text
    price: Text
    bamboo: Text
    options: Options
    players: int
    sides: tuple[int, ...]
    tiles: Tiles
    stacks: int
    form: Form
    opening: tuple[str, ...]
    phases: Mapping[str, Phase]
    ritual: Ritual
    packets: Packets
    drawable: Drawable
    claims: tuple[frozenset[type[Action]], ...]
    chows: Callable[[Tile], tuple[tuple[Tile, Tile], ...]]
    all_win: bool
    missed_win: bool
    limits: tuple[Limit, ...]
    more: More
    shapes: tuple[Shape, ...]
    fans: tuple[Fan, ...]
    tally: Tally
    settle: Settle
    losers: Losers
    liable: Liable
    danger: Danger
    own_flowers: OwnFlowers
    purse: Purse
    customs: Mapping[type[Event], Custom]
    succession: Succession
    words: Mapping[str, Text]
    initial: Standing
    minimum: int
    has_hu: bool
    ready_panel: bool

    def __hash__(self) -> int:
        """By what built it: a rule set is a key of caches."""
        return hash((self.id, self.options))
