"""Declared ready (Q-10): 天聽 before the dealer's first turn, 地聽 with his first discard, and the fixed hand."""

from functools import partial

from engine import distance
from engine.actions import (
    DECLARE,
    PASS,
    Action,
    AnyAction,
    Ask,
    ConcealedKong,
    Declare,
    Discard,
    Kong,
    Pung,
)
from engine.deal import Deal, without
from engine.events import TIANTING, Declared
from engine.flow import Flow
from engine.offers import is_ready, ready_waits
from engine.rules import Forbid, Phase, Rules
from engine.seat import Seat
from engine.tile import Tile, counts_of


def _begin(flow: Flow) -> None:
    if not _asks(flow.rules, flow.deal):
        flow.next_opening()


def _asks(rules: Rules, deal: Deal) -> dict[Seat, Ask]:
    """Every non-dealer who is ready on his dealt tiles and has not answered yet, all at once."""
    dealer = deal.standing.dealer
    seats = (dealer.after(step, deal.players) for step in range(1, deal.players))
    return {
        seat: Ask((DECLARE, PASS), PASS) for seat in seats if deal.answers[seat] is None and is_ready(rules, deal, seat)
    }


def _answer(flow: Flow, seat: Seat, action: AnyAction) -> None:
    if _asks(flow.rules, flow.deal):
        return
    dealer, players, answers = flow.deal.standing.dealer, flow.rules.players, flow.deal.answers
    for step in range(1, players):
        other = dealer.after(step, players)
        if isinstance(answers[other], Declare):
            flow.emit(Declared(other, TIANTING))
    flow.next_opening()


PHASE = Phase(_begin, _asks, _answer)
"""天聽: the declarations are announced together, once everybody who was asked has answered."""


def earthly(rules: Rules, deal: Deal, seat: Seat) -> tuple[AnyAction, ...]:
    """地聽: the first discards of the dealer that leave him ready, if he made no kong before."""
    if deal.discards or deal.melds[seat]:
        return ()
    hand = deal.hands[seat]
    ready = {tile for tile in set(hand) if ready_waits(rules, without(hand, tile), ())}
    return (
        *(Discard(tile, declare=True) for tile in sorted(set(hand[:-1])) if tile in ready),
        *(Discard(tile, from_draw=True, declare=True) for tile in hand[-1:] if tile in ready),
    )


def fixed_hand(deal: Deal, seat: Seat) -> Forbid | None:
    """Who has declared discards what he draws, claims nothing but a win, and kongs only what changes no wait."""
    return None if deal.declared[seat] is None else partial(_fixed, deal, seat)


def _fixed(deal: Deal, seat: Seat, action: Action) -> str | None:
    match action:
        case Discard(from_draw=False):
            return "fixed_hand"
        case Pung() | Kong():
            return "fixed_claims"
        case ConcealedKong(tile=tile):
            if not _keeps_waits(deal, seat, tile):
                return "fixed_waits"
    return None


def _keeps_waits(deal: Deal, seat: Seat, tile: Tile) -> bool:
    """Whether a concealed kong is of the tile drawn and the hand waits for the same tiles after it."""
    hand, gone = deal.hands[seat], [four for meld in deal.melds[seat] for four in meld.tiles]
    drawn, sets = deal.drawn[seat][-1], 4 - len(deal.melds[seat])
    before = distance.waits(counts_of(without(hand, drawn)), sets, distance.PLAIN, counts_of(gone))
    after = distance.waits(
        counts_of(without(hand, tile, 4)), sets - 1, distance.PLAIN, counts_of((*gone, *(tile,) * 4))
    )
    return tile == drawn and before == after
