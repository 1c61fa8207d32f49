"""Who pays the winner (L-16), and how the losers settle among themselves (L-17)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine import common
from engine.deal import Deal
from engine.events import Scored, Step, Transfer
from engine.reading import Group, Reading, Win, meld_group
from engine.rulesets.laosanfan.hand import hu_lines, set_fans
from engine.rulesets.laosanfan.options import LaosanfanOptions
from engine.rulesets.laosanfan.scheme import SCHEMES, Scheme, ceil10, half, round50, silver_steps
from engine.seat import SEATS, Seat, seat_wind
from engine.tile import HIDDEN, TILES, counts_of


def losers_of(deal: Deal) -> list[Seat]:
    """The seats that have not won, in order."""
    winners = {won.seat for won in deal.won}
    return [seat for seat in SEATS[: deal.players] if seat not in winners]


def settle(options: LaosanfanOptions, deal: Deal, scored: Scored) -> tuple[Transfer, ...]:
    """L-16: each loser's share, rounded by itself; a liable player pays them all (L-18)."""
    transfers = []
    for loser in losers_of(deal):
        in_full, reason = _share(options, deal, scored, loser)
        amount, steps = _share_silver(SCHEMES[options.scheme], scored.value, in_full)
        if scored.liable in (None, loser):
            transfers.append(Transfer(loser, scored.seat, amount, reason, steps=steps))
        else:
            transfers.append(Transfer(scored.liable, scored.seat, amount, "liability", loser, steps))
    return tuple(transfers)


@lru_cache(maxsize=1024)
def _share_silver(scheme: Scheme, value: int, in_full: bool) -> tuple[int, tuple[Step, ...]]:
    """A full or half share in silver, and how it comes about."""
    if in_full:
        return scheme.silver(value), ()
    hu = half(value)
    return scheme.silver(hu), (Step("half", (value, hu)), *silver_steps(scheme, hu))


def _share(options: LaosanfanOptions, deal: Deal, scored: Scored, loser: Seat) -> tuple[bool, str]:
    """Whether a loser's share is the full value, and why."""
    if options.payment == "dealer_full":
        with_dealer = deal.standing.dealer in (loser, scored.seat)
        return (True, "dealer_full") if with_dealer else (False, "dealer_half")
    if scored.how == "self":
        return True, "self_draw"
    if loser == scored.source:
        return True, "robbed" if scored.how == "rob" else "discarder"
    return (True, "full_all") if options.payment == "full_all" else (False, "half_others")


class Head(NamedTuple):
    """胡頭: what a loser's own sets and flowers are worth, in hu."""

    worth: int
    hu: int
    fan: int


def losers_settle(options: LaosanfanOptions, deal: Deal) -> tuple[Transfer, ...]:
    """L-17: of each two losers the higher head receives from the lower, between two others than the dealer half."""
    return tuple(_settled_heads(options, deal)) if options.losers_settle else ()


def _settled_heads(options: LaosanfanOptions, deal: Deal) -> Iterator[Transfer]:
    heads = {seat: head(options, deal, seat) for seat in losers_of(deal)}
    for pair in combinations(heads, 2):
        lower, higher = sorted(pair, key=lambda seat: heads[seat].worth)
        with_dealer = deal.standing.dealer in pair
        difference = heads[higher].worth - heads[lower].worth
        amount = head_silver(SCHEMES[options.scheme], difference, with_dealer)
        if amount:
            steps = Step("head_higher", heads[higher]), Step("head_lower", heads[lower])
            yield Transfer(lower, higher, amount, "heads_dealer" if with_dealer else "heads", steps=steps)


def head_silver(scheme: Scheme, difference: int, with_dealer: bool) -> int:
    """L-17: the silver for a difference of two heads, between two others half: 5 for every 10 hu, or by fifties."""
    if not scheme.fifties_heads:
        return difference if with_dealer else difference // 2
    return round50(difference if with_dealer else half(difference))


def head(options: LaosanfanOptions, deal: Deal, seat: Seat) -> Head:
    """L-17: a loser's head, without base, never above the limit."""
    reading = loser_reading(deal, seat)
    hu = sum(line.hu for line in hu_lines(reading))
    fan = common.fan_sum(common.count_fans(set_fans(options), reading))
    return Head(min(ceil10(hu << fan), SCHEMES[options.scheme].limit), hu, fan)


def loser_reading(deal: Deal, seat: Seat) -> Reading:
    """A loser's hand, read as far as it counts: his melds, and three or four equal tiles as a concealed triplet."""
    hand, melds, standing = deal.hands[seat], deal.melds[seat], deal.standing
    wind = seat_wind(seat, standing.dealer, deal.players)
    held = [TILES[tile] for tile, count in enumerate(counts_of(hand)) if count >= 3]
    groups = (*map(meld_group, melds), *(Group("triplet", (tile,) * 3, False, True) for tile in held))
    lost = Win(seat, HIDDEN, "lost", None, hand, melds, deal.flowers[seat], wind, standing.round_wind)
    return Reading(lost, "loser", groups)
