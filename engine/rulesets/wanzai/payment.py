"""Who pays whom: fire, float, kongs, robbed kongs (W-7, W-8, W-10, W-17, W-18)."""

from engine import common
from engine.deal import Deal
from engine.events import Event, KongStood, Paid, Revealed, Scored, Step, Transfer
from engine.meld import MeldKind
from engine.rules import Rules
from engine.seat import Seat


def _doublings(dealer_fire: str, deal: Deal, payer: Seat, to: Seat) -> int:
    """How often fire doubles between two players; where nothing was staked (a hand outside a deal), never."""
    if not deal.stakes:
        return 0
    dealer = deal.standing.dealer
    pays = deal.stakes[payer].fire or (payer == dealer and dealer_fire != "off")
    gets = deal.stakes[to].fire or (to == dealer and dealer_fire == "fire")
    return pays + gets


def _due(dealer_fire: str, deal: Deal, value: int, payer: Seat, to: Seat) -> tuple[int, tuple[Step, ...]]:
    """What one player owes another for a win, and how it comes about (W-17)."""
    factor = 2 ** _doublings(dealer_fire, deal, payer, to)
    floats = (deal.stakes[payer].float, deal.stakes[to].float) if deal.stakes else (0, 0)
    steps = [Step("value", (value,))]
    if factor > 1:
        steps.append(Step("fire", (factor, value * factor)))
    if any(floats):
        steps.append(Step("floats", floats))
    return value * factor + sum(floats), tuple(steps)


def settle(dealer_fire: str, deal: Deal, scored: Scored) -> tuple[Transfer, ...]:
    """Who pays a winner: the discarder, each for himself, or the player robbed for all three (W-17, W-18)."""

    def pay(payer: Seat, reason: str, share: Seat) -> Transfer:
        amount, steps = _due(dealer_fire, deal, scored.value, share, scored.seat)
        return Transfer(payer, scored.seat, amount, reason, None if share == payer else share, steps)

    source = scored.source
    if scored.how == "self" or source is None:
        return tuple(pay(seat, "self_draw", seat) for seat in common.others(deal, scored.seat))
    if scored.how == "discard":
        return (pay(source, "discarder", source),)
    return tuple(
        pay(source, "robbed" if seat == source else "other", seat) for seat in common.others(deal, scored.seat)
    )


KONG_PRICES = {MeldKind.ADDED: 1, MeldKind.DIRECT: 2, MeldKind.CONCEALED: 2}


def kong_money(dealer_fire: str, rules: Rules, deal: Deal, event: KongStood) -> tuple[Event, ...]:
    """W-10: a kong that stands is paid at once; fire doubles it, float never counts."""
    price, to = KONG_PRICES[event.kind], event.seat
    payers = common.others(deal, to) if event.source is None else [event.source]
    owed = []
    for payer in payers:
        factor = 2 ** _doublings(dealer_fire, deal, payer, to)
        steps = (Step("value", (price,)), *([Step("fire", (factor, price * factor))] if factor > 1 else []))
        owed.append(Transfer(payer, to, price * factor, f"kong_{event.kind}", None, steps))
    return (Paid(tuple(owed), tuple(owed)),)


def void_kongs(rules: Rules, deal: Deal, event: Revealed) -> tuple[Event, ...]:
    """W-10, `void`: a draw takes back what the kongs of the deal brought."""
    if not (deal.no_winner and deal.paid):
        return ()
    back = tuple(Transfer(paid.to, paid.payer, paid.amount, "kong_void") for paid in deal.paid)
    return (Paid(back, back),)
