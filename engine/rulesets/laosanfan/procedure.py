"""From the dice to the last tile: dealer and wall (L-2, L-3), first go-around (L-6), dead wall (L-9), succession."""

from functools import partial

from engine import common
from engine.actions import Action, AddedKong, Chow, ConcealedKong, Discard, Kong, Pung
from engine.deal import Deal
from engine.events import Broke, DealerChosen, Event
from engine.match import Next, Outcome
from engine.rules import Forbid, ThrowBy
from engine.rulesets.laosanfan.options import LaosanfanOptions
from engine.seat import Seat
from engine.tile import Tiles, suit
from engine.wall import break_slot

TILES = 144
STACKS = 18
DEAD_TILES = 18
FIRST_DISCARD_SUITS = (0, 1)
CLAIMS = (Chow, Pung, Kong, ConcealedKong, AddedKong)


def ritual(deal: Deal) -> ThrowBy | Event:
    """L-2, L-3: seat 0 throws for the first dealer; then the dealer and whom he counts out throw for the wall."""
    if not deal.standing.dealt:
        if not deal.throws:
            return ThrowBy(Seat.A, "dealer")
        return DealerChosen(Seat.A.after(sum(deal.throws[0].dice) - 1, deal.players))
    dealer = deal.standing.dealer
    thrown = [sum(throw.dice) for throw in deal.throws if throw.purpose == "wall"]
    if not thrown:
        return ThrowBy(dealer, "wall")
    second = dealer.after(thrown[0] - 1, deal.players)
    if len(thrown) == 1:
        return ThrowBy(second, "wall")
    return Broke(second, sum(thrown), break_slot(second, sum(thrown), STACKS))


def first_go_around(deal: Deal, seat: Seat) -> Forbid | None:
    """L-6: in the first deal each first discard is a character or a dot, and no set is declared before the dealer's
    second draw."""
    gone = len(deal.discards)
    if gone > deal.players or deal.standing.number > 1 or (gone == deal.players and deal.phase == "turn"):
        return None
    return partial(_first, deal.hands[seat])


def _first(hand: Tiles, action: Action) -> str | None:
    if isinstance(action, CLAIMS):
        return "first_claims"
    if isinstance(action, Discard) and suit(action.tile) not in FIRST_DISCARD_SUITS:
        holds_one = any(suit(tile) in FIRST_DISCARD_SUITS for tile in hand)
        return "first_discard" if holds_one else None
    return None


def drawable(deal: Deal, more_kongs: int) -> bool:
    """L-9: nine stacks stay, one more for each kong, and an odd tile at the tail."""
    left = TILES - deal.taken.bit_count()
    return left > DEAD_TILES + 2 * (deal.kongs + more_kongs) + deal.replacements % 2


def succession(options: LaosanfanOptions, deal: Deal, outcome: Outcome) -> Next:
    """L-10, L-11: a winning dealer stays; the match ends after so many rounds."""
    return common.rounds_match(options.match_length, common.winner_stays(deal, outcome, options.draw_keeps_dealer))
