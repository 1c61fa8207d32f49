"""From the dice to the next dealer: breaking the wall, the jump draw, chows of honours, added kongs (W-2 to W-11)."""

from functools import cache, partial

from msgspec.structs import replace

from engine import common
from engine.actions import Action, AddedKong
from engine.deal import Deal
from engine.events import Broke, Event
from engine.match import Next, Outcome, Standing, seat_dealer
from engine.meld import MeldKind
from engine.opening import four_packets
from engine.rules import Forbid, ThrowBy
from engine.rulesets.wanzai.options import WanzaiOptions
from engine.seat import Seat
from engine.tile import FIRST_DRAGON, FIRST_FLOWER, FIRST_HONOUR, TILES, Tile
from engine.wall import SIDES, break_slot

STACKS = 17


def ritual(dice_rule: str, deal: Deal) -> ThrowBy | Event:
    """W-3: the dealer's dice name a wall, and how many stacks are counted off it."""
    dealer = deal.standing.dealer
    if not deal.throws:
        return ThrowBy(dealer, "wall")
    total = sum(deal.throws[0].dice)
    after, opposite, before = 1, 2, 3
    steps = opposite if total % 2 else before if total % 4 == 0 else after
    side = (dealer + (total - 1 if dice_rule == "count" else steps)) % SIDES
    return Broke(side, total, break_slot(side, total, STACKS))


def jump_draw(dealer: Seat, players: int) -> tuple[tuple[Seat, tuple[int, ...]], ...]:
    """W-4, 跳牌: after four tiles three times the dealer takes the tops of the first and third stack at one go."""
    packets = four_packets(dealer, players)
    *fours, first, second, third, fourth, last = packets
    return (*fours, (dealer, first[1] + last[1]), second, third, fourth)


@cache
def chows(tile: Tile) -> tuple[tuple[Tile, Tile], ...]:
    """W-9: the runs of a suit, and 中發白 and any three different winds."""
    if tile < FIRST_HONOUR:
        return common.suit_chows(tile)
    kind = range(FIRST_HONOUR, FIRST_DRAGON) if tile < FIRST_DRAGON else range(FIRST_DRAGON, FIRST_FLOWER)
    rest = [TILES[other] for other in kind if other != tile]
    return tuple((first, second) for place, first in enumerate(rest) for second in rest[place + 1 :])


def only_when_drawn(deal: Deal, seat: Seat) -> Forbid | None:
    """W-11: a kong is added in the turn in which its tile is drawn, or never."""
    melds, hand, drawn = deal.melds[seat], deal.hands[seat], deal.drawn[seat]
    if not melds:
        return None
    pungs = [meld.tiles[0] for meld in melds if meld.kind is MeldKind.PUNG]
    passed = [tile for tile in pungs if tile in hand and tile not in drawn]
    return partial(_passed, passed) if passed else None


def _passed(tiles: list[Tile], action: Action) -> str | None:
    return "kong_passed" if isinstance(action, AddedKong) and action.tile in tiles else None


def _next_standing(dealer_rule: str, deal: Deal, outcome: Outcome) -> Standing:
    """The next dealer (W-2)."""
    if not outcome.winners or dealer_rule == "rotate":
        return common.winner_stays(deal, outcome, draw_keeps=False)
    several = len(outcome.winners) > 1
    dealer = outcome.source if several and outcome.source is not None else outcome.winners[0]
    return seat_dealer(deal.standing, dealer, deal.players)


def succession(options: WanzaiOptions, deal: Deal, outcome: Outcome) -> Next:
    """The next deal, or the end (W-5); who is on fire has played another deal on fire (W-7)."""
    standing = _next_standing(options.dealer_rule, deal, outcome)
    stakes = tuple(replace(stake, held=stake.held + 1 if stake.fire else 0) for stake in standing.stakes)
    return Next(replace(standing, stakes=stakes), over=deal.standing.number >= options.deals)
