"""三攤包牌: who feeds a spread player without being ready himself pays for all (L-18)."""

from functools import lru_cache
from typing import NamedTuple

from engine import distance
from engine.actions import Caution
from engine.deal import Deal, without
from engine.events import Scored
from engine.meld import Meld
from engine.offers import is_ready, ready_waits
from engine.reading import Win
from engine.rules import Liability, Rules, Warn
from engine.seat import Seat, seats_after
from engine.tile import Tile, counts_of, is_terminal, suit

SPREAD = 3
HONOURS = 3
RULES_OF_SUIT = ("L-18a", "L-18c", "L-18b")
"""By how many of the first three exposed sets are of honours."""


class Spread(NamedTuple):
    """What a spread player's exposed sets are said to be after.

    `suit`, (a)–(c): the first three are of this suit and, for up to two of them, honours.
    `honours`: so many of those. `terminals`, (d): three or more of all are pungs or kongs.
    """

    suit: int | None = None
    honours: int = 0
    terminals: bool = False

    @property
    def feeds(self) -> bool:
        """Whether any tile is dangerous."""
        return self.terminals or self.suit is not None

    def fed_by(self, tile: Tile) -> str | None:
        """Why a tile is dangerous, "suit" or "terminal"; None if it isn't."""
        if suit(tile) == self.suit:
            return "suit"
        return "terminal" if self.terminals and is_terminal(tile) else None

    def rule(self, tile: Tile) -> str | None:
        """The rule by which a tile is dangerous; None if it isn't."""
        why = self.fed_by(tile)
        return RULES_OF_SUIT[self.honours] if why == "suit" else "L-18d" if why else None


@lru_cache(maxsize=64)
def spread_of(melds: tuple[Meld, ...]) -> Spread:
    """What these melds are after: nothing before three are exposed. (They stay the same for many turns.)"""
    exposed = [meld for meld in melds if meld.is_exposed]
    if len(exposed) < SPREAD:
        return Spread()
    suits = [suit(meld.tiles[0]) for meld in exposed[:SPREAD]]
    after = set(suits) - {HONOURS}
    terminals = sum(meld.is_triplet for meld in exposed) >= SPREAD
    return Spread(min(after) if len(after) == 1 else None, suits.count(HONOURS), terminals)


def liable(rules: Rules, deal: Deal, win: Win, scored: Scored) -> Liability | None:
    """The discarder, if he was not ready after his discard and it was dangerous; a robbed kong makes nobody liable."""
    rule = spread_of(win.melds).rule(win.tile)
    if rule is None or win.how != "discard" or win.source is None or is_ready(rules, deal, win.source):
        return None
    return Liability(win.source, rule, len(deal.discards) - 1)


def danger(rules: Rules, deal: Deal, seat: Seat) -> Warn | None:
    """The warning before a discard: against whom it is dangerous and why, unless the seat will be ready after it."""
    if max(map(len, deal.melds)) < SPREAD:
        return None
    hand, melds = deal.hands[seat], deal.melds[seat]
    spreads = [
        (other, spread) for other in seats_after(seat, deal.players) if (spread := spread_of(deal.melds[other])).feeds
    ]
    if not spreads:
        return None
    near = distance.shanten(counts_of(hand), 4 - len(melds), rules.form) <= 0  # otherwise no discard leaves it ready

    def warn(tile: Tile) -> Caution | None:
        fed = [(other, why) for other, spread in spreads if (why := spread.fed_by(tile)) is not None]
        if not fed or (near and ready_waits(rules, without(hand, tile), melds)):
            return None
        return Caution(tile, f"danger_{fed[0][1]}", tuple(other for other, _ in fed))

    return warn
