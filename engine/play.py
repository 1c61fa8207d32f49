"""The phases of play: a turn, the claims on a discard, the robbing of a kong."""

from engine.actions import (
    AddedKong,
    AnyAction,
    Ask,
    Chow,
    ConcealedKong,
    Discard,
    Kong,
    Pung,
    Win,
)
from engine.deal import Deal
from engine.ending import win_game
from engine.events import (
    DITING,
    Claimed,
    Declared,
    Discarded,
    Drew,
    Event,
    KongConcealed,
    KongLaid,
    KongStood,
    Missed,
)
from engine.flow import Flow
from engine.meld import Meld, MeldKind
from engine.offers import Offers, Window, best_claim, rob_offers, turn_ask, window_asks
from engine.opening import DICE, OVER, SETTLED, STAKES, draw, stays
from engine.rules import Phase, Rules
from engine.seat import Seat
from engine.tile import Tile

WINDOW = Window()


def _ask_turn(rules: Rules, deal: Deal) -> dict[Seat, Ask]:
    return {deal.turn: turn_ask(rules, deal)}


def _take_turn(flow: Flow, seat: Seat, action: AnyAction) -> None:
    match action:
        case Discard(tile=tile, from_draw=from_draw, declare=declare):
            if declare:
                flow.emit(Declared(seat, DITING))
            flow.emit(Discarded(seat, tile, from_draw))
            flow.enter("claims")
        case Win():
            win_game(flow, [seat], flow.deal.drawn[seat][-1], "self", None)
        case ConcealedKong(tile=tile):
            flow.emit(KongConcealed(seat, tile))
            _kong_stands(flow, seat, MeldKind.CONCEALED, None)
        case AddedKong(tile=tile):
            flow.emit(KongLaid(seat, tile))
            flow.enter("robbing")


def _kong_stands(flow: Flow, seat: Seat, kind: MeldKind, source: Seat | None) -> None:
    flow.emit(KongStood(seat, kind, source))
    if draw(flow, seat, from_tail=True):
        flow.enter("turn", seat)


def _ask_claims(rules: Rules, deal: Deal) -> dict[Seat, Ask]:
    return window_asks(deal, WINDOW.offers(rules, deal))


def _open_claims(flow: Flow) -> None:
    """Most discards nobody may claim: then the next seat draws at once."""
    if not WINDOW.open(flow.rules, flow.deal):
        _go_on(flow)


def _go_on(flow: Flow) -> None:
    """The discard stays where it is, and the turn passes to the next seat."""
    seat = flow.deal.discards[-1].seat.after(1, flow.rules.players)
    if draw(flow, seat):
        flow.enter("turn", seat)


def _answer_claims(flow: Flow, seat: Seat, action: AnyAction) -> None:
    """Let the strongest claim have the discard, once no answer could change which (C-1)."""
    last = flow.deal.discards[-1]
    offers = WINDOW.offers(flow.rules, flow.deal)
    claim = best_claim(flow.rules, flow.deal, offers, last.seat)
    if claim is False:
        return
    if claim is None:
        _note_missed(flow, offers)
        _go_on(flow)
        return
    assert isinstance(claim, tuple)
    seat, action = claim
    if isinstance(action, Win):
        win_game(flow, _winners(flow, offers, seat), last.tile, "discard", last.seat)
    else:
        _note_missed(flow, offers, except_for=seat)
        _claim(flow, seat, action)


def _claim(flow: Flow, seat: Seat, action: AnyAction) -> None:
    last = flow.deal.discards[-1]
    at = len(flow.deal.discards) - 1
    match action:
        case Chow(first=first, second=second):
            tiles: tuple[Tile, ...] = tuple(sorted((first, second, last.tile)))
            kind = MeldKind.CHOW
        case Pung():
            tiles, kind = (last.tile,) * 3, MeldKind.PUNG
        case Kong():
            tiles, kind = (last.tile,) * 4, MeldKind.DIRECT
        case _:
            raise AssertionError(f"{action} is no claim")
    flow.emit(Claimed(seat, Meld(kind, tiles, last.seat, last.tile, at)))
    if kind is MeldKind.DIRECT:
        _kong_stands(flow, seat, kind, last.seat)
    else:
        flow.enter("turn", seat)


def _winners(flow: Flow, offers: Offers, first: Seat) -> list[Seat]:
    if not flow.rules.all_win:
        return [first]
    return [seat for seat in offers if isinstance(flow.deal.answers[seat], Win)]


def _note_missed(flow: Flow, offers: Offers, except_for: Seat | None = None) -> None:
    """W-13: who let a win pass may not win on another's tile for a while; claiming that very tile ends it at once."""
    if flow.rules.missed_win:
        for seat, actions in offers.items():
            if seat != except_for and Win() in actions and not flow.deal.missed[seat]:
                flow.emit(Missed(seat, True))


def _ask_robbing(rules: Rules, deal: Deal) -> dict[Seat, Ask]:
    return window_asks(deal, rob_offers(rules, deal))


def _settle_robbing(flow: Flow) -> None:
    robbed = flow.deal.turn
    offers = rob_offers(flow.rules, flow.deal)
    claim = best_claim(flow.rules, flow.deal, offers, robbed)
    if claim is False:
        return
    tile = flow.deal.laid
    if claim is None:
        _note_missed(flow, offers)
        _kong_stands(flow, robbed, MeldKind.ADDED, None)
    else:
        assert isinstance(claim, tuple)
        assert tile is not None
        win_game(flow, _winners(flow, offers, claim[0]), tile, "rob", robbed)


def _answer_robbing(flow: Flow, seat: Seat, action: AnyAction) -> None:
    _settle_robbing(flow)


def free_missed(rules: Rules, deal: Deal, event: Drew | Claimed) -> tuple[Event, ...]:
    """W-13 as a custom: a seat's own draw, or its own chow, pung or kong, ends the ban."""
    return (Missed(event.seat, False),) if deal.missed[event.seat] else ()


TURN = Phase(stays, _ask_turn, _take_turn)
CLAIMS = Phase(_open_claims, _ask_claims, _answer_claims)
ROBBING = Phase(_settle_robbing, _ask_robbing, _answer_robbing)

PHASES: dict[str, Phase] = {
    "stakes": STAKES,
    "dice": DICE,
    "turn": TURN,
    "claims": CLAIMS,
    "robbing": ROBBING,
    "settled": SETTLED,
    "over": OVER,
}
"""The phases that every rule set has; a region may add its own."""
