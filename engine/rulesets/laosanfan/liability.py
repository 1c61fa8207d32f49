"""三攤包牌: who feeds a spread player without being ready himself pays for all (L-18)."""

from engine.deal import Deal
from engine.events import Scored
from engine.meld import Meld
from engine.offers import is_ready, ready_waits
from engine.reading import Win
from engine.rules import Rules
from engine.seat import Seat
from engine.tile import Tile, is_terminal, suit

SPREAD = 3
HONOURS = 3


def danger_of(melds: tuple[Meld, ...], tile: Tile) -> str | None:
    """Why a tile is dangerous against a player with these melds, "suit" or "terminal"; None if it isn't.

    (a)–(c): the first three exposed sets are of one suit and, for up to two of them, honours.
    (d): three or more of all exposed sets are pungs or kongs.
    """
    exposed = [meld for meld in melds if meld.is_exposed]
    if len(exposed) < SPREAD:
        return None
    suits = {suit(meld.tiles[0]) for meld in exposed[:SPREAD]} - {HONOURS}
    if suits == {suit(tile)}:
        return "suit"
    if is_terminal(tile) and sum(meld.is_triplet for meld in exposed) >= SPREAD:
        return "terminal"
    return None


def liable(rules: Rules, deal: Deal, win: Win, scored: Scored) -> Seat | None:
    """The discarder, if he was not ready after his discard and it was dangerous; a robbed kong makes nobody liable."""
    if win.how != "discard" or win.source is None or danger_of(win.melds, win.tile) is None:
        return None
    return None if is_ready(rules, deal, win.source) else win.source


def danger(rules: Rules, deal: Deal, seat: Seat, tile: Tile) -> str | None:
    """The warning before a discard: against whom it is dangerous, unless the seat will be ready after it."""
    if max(map(len, deal.melds)) < SPREAD:  # asked for every tile of every turn
        return None
    for step in range(1, deal.players):
        reason = danger_of(deal.melds[seat.after(step, deal.players)], tile)
        if reason is not None:
            hand = list(deal.hands[seat])
            hand.remove(tile)
            return None if ready_waits(rules, tuple(hand), deal.melds[seat]) else f"danger_{reason}_{step}"
    return None
