"""萬載麻將, the game of Wanzai in Jiangxi: runs of honours, rags and pairs, fire and float (clauses W-1 to W-19)."""

from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from engine import common, patterns
from engine.actions import Action, AddedKong
from engine.deal import Deal
from engine.distance import Form
from engine.events import Broke, Event, FanLine, KongStood, Paid, Revealed, Scored, Step, Transfer
from engine.match import Next, Outcome, Stake, Standing, seat_dealer
from engine.meld import MeldKind
from engine.opening import four_packets
from engine.options import Choice, Options, option
from engine.play import free_missed
from engine.reading import Reading, four_sets, rags, seven_pairs
from engine.rules import Custom, Fan, Rules, ThrowBy
from engine.rulesets import RuleSet
from engine.seat import Seat
from engine.text import QT_TRANSLATE_NOOP as T
from engine.text import Text
from engine.tile import FIRST_DRAGON, FIRST_FLOWER, FIRST_HONOUR, TILES, Tile
from engine.wall import SIDES, break_slot

STACKS = 17
POINTS = T("wanzai", "points")

TABLE = T("wanzai", "Table")
STAKES = T("wanzai", "Fire and float")
PLAY = T("wanzai", "Play")
VALUES = T("wanzai", "Values")


@dataclass(frozen=True)
class WanzaiOptions(Options):
    """What a table of Wanzai mahjong may choose."""

    dealer_rule: str = option(
        "winner",
        T("wanzai", "Next dealer"),
        T("wanzai", "Who deals after a win; after a draw it is the next seat either way."),
        TABLE,
        "W-2",
        (
            Choice("winner", T("wanzai", "the winner; after several winners whoever fed them")),
            Choice("rotate", T("wanzai", "a winning dealer stays, otherwise the next seat")),
        ),
    )
    dice_rule: str = option(
        "text",
        T("wanzai", "Where the wall is broken"),
        T("wanzai", "How the sum of the dice names the wall to begin with."),
        TABLE,
        "W-3",
        (
            Choice("text", T("wanzai", "odd: opposite; 4, 8, 12: the seat before; 2, 6, 10: the seat after")),
            Choice("count", T("wanzai", "counted out, the dealer being one")),
        ),
    )
    deals: int = option(
        8,
        T("wanzai", "Length of the match"),
        T("wanzai", "How many deals are played."),
        TABLE,
        "W-5",
        (Choice(4, T("wanzai", "4 deals")), Choice(8, T("wanzai", "8 deals")), Choice(16, T("wanzai", "16 deals"))),
    )
    dealer_fire: str = option(
        "off",
        T("wanzai", "Dealer's fire"),
        T("wanzai", "Whether being the dealer doubles; never twice for one player, and floats never."),
        STAKES,
        "W-7",
        (
            Choice("off", T("wanzai", "no")),
            Choice("pays", T("wanzai", "what the dealer pays is doubled")),
            Choice("fire", T("wanzai", "the dealer counts as on fire")),
        ),
    )
    honour_chow: bool = option(
        True,
        T("wanzai", "Chow of honours"),
        T("wanzai", "Runs of dragons and of winds may be claimed; in the hand they are runs anyway."),
        PLAY,
        "W-9",
    )
    kongs_on_draw: str = option(
        "keep",
        T("wanzai", "Kongs in a draw"),
        T("wanzai", "Whether what was paid for kongs stays paid when nobody wins."),
        PLAY,
        "W-10",
        (Choice("keep", T("wanzai", "stay paid")), Choice("void", T("wanzai", "are paid back"))),
    )
    missed_win: bool = option(
        True,
        T("wanzai", "Missed win"),
        T("wanzai", "Who lets a winning tile pass wins on nobody's tile until he draws or claims again."),
        PLAY,
        "W-13",
    )
    plain_discard: int = option(
        2,
        T("wanzai", "Plain hand on a discard"),
        T("wanzai", "What the discarder pays for a plain hand."),
        VALUES,
        "W-16",
        (Choice(1), Choice(2)),
    )
    pure_plain: int = option(
        5,
        T("wanzai", "Plain hand in one suit"),
        T("wanzai", "What a plain hand in one suit is worth; the text does not say."),
        VALUES,
        "W-16",
        (Choice(4), Choice(5), Choice(10)),
    )
    quanqiuren: str = option(
        "two",
        T("wanzai", "All exposed"),
        T("wanzai", "What four exposed sets are worth, won on a discard with a single tile in hand."),
        VALUES,
        "W-16",
        (
            Choice("two", T("wanzai", "2, or the pattern without it if that is more")),
            Choice("double", T("wanzai", "twice the pattern without it")),
        ),
    )
    extras: bool = option(
        False,
        T("wanzai", "Extra patterns"),
        T("wanzai", "All honours for 4; the dealer's dealt hand, or a win on his first discard, for 10."),
        VALUES,
        "W-16",
    )


# The hands and their prices (W-16)


def _plain(reading: Reading) -> int:
    return reading.shape == "standard"


def _rags(reading: Reading) -> int:
    return reading.shape == "rags"


def _all_seven(reading: Reading) -> int:
    return _rags(reading) and sum(reading.counts[FIRST_HONOUR:]) == FIRST_FLOWER - FIRST_HONOUR


def _pairs(fours: int, reading: Reading) -> int:
    return reading.shape == "pairs" and patterns.four_of_a_kind(reading) == fours


def _on_a_discard(reading: Reading) -> int:
    """全求人 (C-4: the sets that lay open before the win)."""
    return reading.win.how == "discard" and patterns.all_exposed(reading)


def _dealt_hand(reading: Reading) -> int:
    win = reading.win
    return win.self_drawn and win.is_dealer and "first" in win.flags


def _first_discard(reading: Reading) -> int:
    win = reading.win
    return win.how == "discard" and "first" in win.flags and win.source == (win.seat - win.seat_wind) % 4


def _fans(options: WanzaiOptions) -> tuple[Fan, ...]:
    """The price list: on a discard, where it differs on a self-draw, and in one suit."""
    twice = options.quanqiuren == "double"
    extra = int(options.extras)
    return (
        Fan("pinghu", T("wanzai", "Plain hand"), options.plain_discard, _plain, drawn=1, pure=options.pure_plain),
        Fan("quanqiuren", T("wanzai", "All exposed"), 2 * options.plain_discard if twice else 2, _on_a_discard),
        Fan("shisanlan", T("wanzai", "Thirteen rags"), 2, _rags),
        Fan("qixing", T("wanzai", "Seven-star rags"), 4, _all_seven),
        Fan("daqidui", T("wanzai", "All triplets"), 3, patterns.all_triplets, pure=10),
        Fan("qixiaodui", T("wanzai", "Seven pairs"), 5, partial(_pairs, 0), pure=10),
        Fan("haohua", T("wanzai", "Seven pairs with a four"), 10, partial(_pairs, 1), pure=20),
        Fan("shuanghaohua", T("wanzai", "Seven pairs with two fours"), 20, partial(_pairs, 2), pure=40),
        Fan("sanhaohua", T("wanzai", "Seven pairs with three fours"), 40, partial(_pairs, 3)),
        Fan("ziyise", T("wanzai", "All honours"), 4 * extra, patterns.all_honours),
        Fan("tianhu", T("wanzai", "Heavenly hand"), 10 * extra, _dealt_hand),
        Fan("dihu", T("wanzai", "Earthly hand"), 10 * extra, _first_discard),
    )


def _price(fan: Fan, reading: Reading) -> FanLine:
    if fan.pure is not None and patterns.full_flush(reading):
        return FanLine(fan.key, fan.pure)
    by_discard = fan.drawn is None or reading.win.how == "discard"
    return FanLine(fan.key, fan.worth if by_discard else fan.drawn or 0)


def _tally(twice: bool, rules: Rules, reading: Reading) -> Scored:
    """One pattern counts, the highest; 全求人 is priced by the pattern that there is without it (W-16)."""
    there = {fan.key: _price(fan, reading) for fan in rules.fans if fan.worth and fan.there(reading)}
    exposed = there.pop("quanqiuren", None)
    best = max(reversed(there.values()), key=lambda line: line.worth)
    steps: list[Step] = []
    if patterns.full_flush(reading):
        steps.append(Step("one_suit", (best.worth,)))
    if exposed and twice:
        steps.append(Step("twice", (best.worth, 2 * best.worth)))
        best = FanLine(exposed.key, 2 * best.worth)
    elif exposed and exposed.worth >= best.worth:
        best = exposed
    if reading.win.how == "rob":
        steps.append(Step("as_self_draw", (best.worth,)))
    return common.scored_as(reading, (best,), best.worth, tuple(steps))


# Payments (W-10, W-17, W-18)


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


def _settle(dealer_fire: str, deal: Deal, scored: Scored) -> tuple[Transfer, ...]:
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


def _kong_money(dealer_fire: str, rules: Rules, deal: Deal, event: Event) -> tuple[Event, ...]:
    """W-10: a kong that stands is paid at once; fire doubles it, float never counts."""
    if not isinstance(event, KongStood):
        return ()
    price, to = KONG_PRICES[event.kind], event.seat
    payers = common.others(deal, to) if event.source is None else [event.source]
    owed = []
    for payer in payers:
        factor = 2 ** _doublings(dealer_fire, deal, payer, to)
        steps = (Step("value", (price,)), *([Step("fire", (factor, price * factor))] if factor > 1 else []))
        owed.append(Transfer(payer, to, price * factor, f"kong_{event.kind}", None, steps))
    return (Paid(tuple(owed), tuple(owed)),)


def _void_kongs(rules: Rules, deal: Deal, event: Event) -> tuple[Event, ...]:
    """W-10, `void`: a draw takes back what the kongs of the deal brought."""
    if not (isinstance(event, Revealed) and deal.no_winner and deal.paid):
        return ()
    back = tuple(Transfer(paid.to, paid.payer, paid.amount, "kong_void") for paid in deal.paid)
    return (Paid(back, back),)


# Procedure


def _ritual(dice_rule: str, deal: Deal) -> ThrowBy | Event:
    """W-3: the dealer's dice name a wall, and how many stacks are counted off it."""
    dealer = deal.standing.dealer
    if not deal.throws:
        return ThrowBy(dealer, "wall")
    total = sum(deal.throws[0].dice)
    after, opposite, before = 1, 2, 3
    steps = opposite if total % 2 else before if total % 4 == 0 else after
    side = (dealer + (total - 1 if dice_rule == "count" else steps)) % SIDES
    return Broke(side, total, break_slot(side, total, STACKS))


def _jump_draw(dealer: Seat, players: int) -> tuple[tuple[Seat, tuple[int, ...]], ...]:
    """W-4, 跳牌: after four tiles three times the dealer takes the tops of the first and third stack at one go."""
    packets = four_packets(dealer, players)
    *fours, first, second, third, fourth, last = packets
    return (*fours, (dealer, first[1] + last[1]), second, third, fourth)


def _chows(tile: Tile) -> tuple[tuple[Tile, Tile], ...]:
    """W-9: the runs of a suit, and 中發白 and any three different winds."""
    if tile < FIRST_HONOUR:
        return common.suit_chows(tile)
    kind = range(FIRST_HONOUR, FIRST_DRAGON) if tile < FIRST_DRAGON else range(FIRST_DRAGON, FIRST_FLOWER)
    rest = [TILES[other] for other in kind if other != tile]
    return tuple((first, second) for place, first in enumerate(rest) for second in rest[place + 1 :])


def _only_when_drawn(deal: Deal, seat: Seat, action: Action) -> str | None:
    """W-11: a kong is added in the turn in which its tile is drawn, or never."""
    late = isinstance(action, AddedKong) and action.tile not in deal.drawn[seat]
    return "kong_passed" if late else None


def _next_standing(dealer_rule: str, deal: Deal, outcome: Outcome) -> Standing:
    """The next dealer (W-2)."""
    if not outcome.winners or dealer_rule == "rotate":
        return common.winner_stays(deal, outcome, draw_keeps=False)
    several = len(outcome.winners) > 1
    dealer = outcome.source if several and outcome.source is not None else outcome.winners[0]
    return seat_dealer(deal.standing, dealer, deal.players)


def _succession(options: WanzaiOptions, deal: Deal, outcome: Outcome) -> Next:
    """The next deal, or the end (W-5); who is on fire has played another deal on fire (W-7)."""
    standing = _next_standing(options.dealer_rule, deal, outcome)
    stakes = tuple(replace(stake, held=stake.held + 1 if stake.fire else 0) for stake in standing.stakes)
    return Next(replace(standing, stakes=stakes), over=deal.standing.number >= options.deals)


WORDS: dict[str, Text] = {
    "kong_passed": T("wanzai", "the kong was passed over: it may be added only in the turn in which its tile is drawn"),
    "kong_added": T("wanzai", "added kong: each of the others pays"),
    "kong_direct": T("wanzai", "discarded the tile of a direct kong"),
    "kong_concealed": T("wanzai", "concealed kong: each of the others pays"),
    "kong_void": T("wanzai", "nobody won: kong money goes back"),
    "one_suit": T("wanzai", "in one suit: %1"),
    "twice": T("wanzai", "all exposed: twice %1 is %2"),
    "as_self_draw": T("wanzai", "a robbed kong counts as a self-draw: %1 from each"),
    "value": T("wanzai", "value %1"),
    "fire": T("wanzai", "fire × %1 = %2"),
    "floats": T("wanzai", "payer's float + %1, winner's float + %2"),
}


def build(options: WanzaiOptions) -> Rules:
    """The law of a table with these options."""
    customs: list[Custom] = [partial(_kong_money, options.dealer_fire)]
    if options.missed_win:
        customs.append(free_missed)
    if options.kongs_on_draw == "void":
        customs.append(_void_kongs)
    return common.table(
        id="wanzai",
        name=RULESET.name,
        unit=POINTS,
        options=options,
        tiles=common.NO_FLOWERS,
        stacks=STACKS,
        form=Form(honour_runs=True, pairs=True, rags=True),
        opening=("stakes", "dice"),
        ritual=partial(_ritual, options.dice_rule),
        packets=_jump_draw,
        chows=_chows if options.honour_chow else common.suit_chows,
        all_win=True,
        missed_win=options.missed_win,
        limits=(_only_when_drawn,),
        shapes=(seven_pairs, rags, partial(four_sets, honour_runs=True)),
        fans=_fans(options),
        tally=partial(_tally, options.quanqiuren == "double"),
        settle=partial(_settle, options.dealer_fire),
        customs=tuple(customs),
        succession=partial(_succession, options),
        words=WORDS,
        initial=Standing((0,) * 4, stakes=(Stake(),) * 4),
    )


RULESET = RuleSet(
    "wanzai",
    T("wanzai", "Wanzai mahjong"),
    T("wanzai", "Runs of honours, thirteen rags and seven pairs; fire and float before every deal."),
    WanzaiOptions,
    build,
)
