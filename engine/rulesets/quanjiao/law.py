"""The procedure of quanjiao beside its patterns: the wall, the points, who pays, the garden, the end of the match."""

from msgspec.structs import replace

from engine import common
from engine.deal import Deal
from engine.events import Broke, Event, KongConcealed, KongShown, Scored, Step, Transfer
from engine.match import Next, Outcome, Standing
from engine.reading import Reading
from engine.rules import Rules, ThrowBy
from engine.rulesets.quanjiao.options import QuanjiaoOptions
from engine.seat import Seat
from engine.wall import SIDES, break_slot

STACKS = 17
"""Stacks of a side (Q-1)."""


def ritual(deal: Deal) -> ThrowBy | Event:
    """Q-3: the dealer throws; the sum, counted from him over the four sides, names the wall, and the stacks off it."""
    dealer = deal.standing.dealer
    if not deal.throws:
        return ThrowBy(dealer, "wall")
    total = sum(deal.throws[0].dice)
    side = (common.OPEN_SIDES[deal.players][dealer] + total - 1) % SIDES
    return Broke(side, total, break_slot(side, total, STACKS))


def show_kongs(rules: Rules, deal: Deal, event: KongConcealed) -> tuple[Event, ...]:
    """Q-7: a concealed kong is shown to all."""
    return (KongShown(event.seat, len(deal.melds[event.seat]) - 1, event.tile),)


def tally(options: QuanjiaoOptions, rules: Rules, reading: Reading) -> Scored | None:
    """Q-12 and Q-14: the points of a reading, None below the minimum."""
    lines = common.count_fans(rules.fans, reading)
    fan = common.fan_sum(lines)
    if fan < options.min_fan:
        return None
    points = min(fan, options.limit)
    steps = [Step("limited" if fan > points else "points", (fan, points))]
    value = points
    if reading.win.self_drawn and options.self_draw_factor > 1:
        value = points * options.self_draw_factor
        steps.append(Step("factor", (points, options.self_draw_factor, value)))
    return common.scored_as(reading, lines, value, tuple(steps))


def settle(options: QuanjiaoOptions, deal: Deal, scored: Scored) -> tuple[Transfer, ...]:
    """Q-16: every loser's points, or on another's tile the discarder's alone; a liable player pays them all (Q-17)."""
    losers = common.others(deal, scored.seat)
    if scored.liable is not None:
        return tuple(_liable_share(scored, scored.liable, loser) for loser in losers)
    if scored.how != "self" and options.payment == "discarder":
        losers = [loser for loser in losers if loser == scored.source]
    return tuple(Transfer(loser, scored.seat, scored.value, _reason(scored, loser)) for loser in losers)


def _liable_share(scored: Scored, liable: Seat, loser: Seat) -> Transfer:
    return Transfer(liable, scored.seat, scored.value, "liability", loser if loser != liable else None)


def _reason(scored: Scored, loser: Seat) -> str:
    if scored.how == "self":
        return "self_draw"
    if loser != scored.source:
        return "other"
    return "robbed" if scored.how == "rob" else "discarder"


def garden(standing: Standing, owed: tuple[Transfer, ...]) -> tuple[Transfer, ...]:
    """Q-18: who owes more than he has pays what he has (maybe nothing); the rest is lost to the winner."""
    left = list(standing.scores)
    paid = []
    for transfer in owed:
        amount = min(transfer.amount, max(0, left[transfer.payer]))
        left[transfer.payer] -= amount
        paid.append(transfer if amount == transfer.amount else replace(transfer, amount=amount))
    return tuple(paid)


def succession(options: QuanjiaoOptions, deal: Deal, outcome: Outcome) -> Next:
    """Q-6 and Q-18: the dealer stays on a win or a draw; the match ends early when the garden has emptied enough."""
    following = common.rounds_match(options.match_length, common.winner_stays(deal, outcome, draw_keeps=True))
    broke = sum(score <= 0 for score in deal.standing.scores)
    if options.balance and broke >= (1 if deal.players == 2 else 2):
        return Next(following.standing, over=True)
    return following
