"""Plans: what is missing agrees with plain search, and what a plan is worth follows from the law alone."""

from itertools import combinations

import pytest

from engine.bots.plans import (
    ALL_TILES,
    NO_CORE,
    PLANS,
    Aim,
    Core,
    after_each,
    fitting,
    frame,
    is_wider,
    missing,
    useful,
)
from engine.bots.sight import place_of
from engine.bots.worth import Worth, worth_of
from engine.chance import Chance
from engine.deal import begin
from engine.distance import Form, Hand, shanten, tiles_of
from engine.meld import parse_meld
from engine.rulesets import rules_of
from engine.seat import Seat, Wind
from engine.tile import parse_tiles

CHANCE = Chance(b"plans")
FORM = Form(honour_runs=False, pairs=True, rags=True)


def hands(size: int) -> list[Hand]:
    wall = tuple(range(34)) * 4
    return [Hand.of(CHANCE.shuffled(wall, number, "hand")[:size], 4, FORM) for number in range(40)]


def test_any_hand_is_the_shanten_of_sets() -> None:
    for hand in hands(14):
        assert missing(PLANS[0], frame(hand), hand) == shanten(hand.counts) + 1


@pytest.mark.parametrize("number", range(len(PLANS)))
def test_what_is_useful_brings_a_hand_nearer_and_nothing_else_does(number: int) -> None:
    plan = PLANS[number]
    for hand in hands(13)[:12]:
        before, mask = missing(plan, frame(hand), hand), useful(plan, frame(hand), hand)
        for tile in range(34):
            if hand.counts[tile] < 4:
                hand.add(tile)
                assert (missing(plan, frame(hand), hand) < before) == bool(mask >> tile & 1), (
                    plan.name,
                    hand.counts,
                    tile,
                )
                hand.remove(tile)


@pytest.mark.parametrize("number", range(len(PLANS)))
def test_all_discards_at_once_are_each_by_itself(number: int) -> None:
    plan = PLANS[number]
    for hand in hands(14)[:12]:
        tiles = list(tiles_of(hand.held))
        gaps = after_each(plan, frame(hand), hand, tiles)
        for tile, gap in zip(tiles, gaps, strict=True):
            hand.remove(tile)
            assert missing(plan, frame(hand), hand) == gap
            hand.add(tile)


def test_a_core_must_be_there() -> None:
    hand = Hand.of(parse_tiles("CC 123m 456m 789m 11p 2s"), 4)
    assert missing(PLANS[0], frame(hand, Core((31,))), hand) == 1
    assert missing(PLANS[0], frame(hand, Core((), 0)), hand) == 1
    assert missing(PLANS[0], frame(hand, Core((), 1)), hand) >= 7


def test_wider_plans_are_nearer() -> None:
    for one, two in combinations(PLANS, 2):
        for wide, narrow in ((one, two), (two, one)):
            if is_wider(wide, narrow):
                for hand in hands(14)[:6]:
                    assert missing(wide, frame(hand), hand) <= missing(narrow, frame(hand), hand)


def test_exposed_sets_close_plans() -> None:
    plans = fitting(PLANS, (parse_meld("[123m]", Seat.B),))
    assert plans
    assert all(plan.way == "sets" for plan in plans)
    assert all(plan.only & 0b111 == 0b111 for plan in plans)
    assert PLANS[0].only == ALL_TILES


def worth(options: str = "", name: str = "quanjiao") -> Worth:
    return worth_of(rules_of(name, options))


def names(table: Worth) -> set[str]:
    return {plan.name.source for plan in table.plans}


def test_the_law_says_which_plans_matter() -> None:
    assert "a full flush (清一色)" in names(worth())
    assert "seven pairs (七小對)" in names(worth(name="wanzai"))
    assert "seven pairs (七小對)" not in names(worth())
    assert "two suits with honours" not in names(worth(name="laosanfan"))
    unplayed = "chart.qingyise=0,chart.hunyise=0,chart.duiduihe=0"
    assert "a half flush (混一色)" not in names(worth(unplayed))


def test_the_worth_follows_the_options() -> None:
    place = place_of(rules_of("quanjiao"), begin(rules_of("quanjiao").initial), Seat.B)
    full = next(plan for plan in PLANS if plan.name.source == "a full flush (清一色)")
    assert worth("limit=24").of(Aim(full, NO_CORE), (), place) == 72
    assert worth("limit=6").of(Aim(full, NO_CORE), (), place) == 18
    anything = Aim(PLANS[0], NO_CORE)
    assert worth("min_fan=1").of(anything, (), place) > worth("min_fan=2").of(anything, (), place)


def test_valued_honours_are_found() -> None:
    table = worth()
    place = place_of(rules_of("quanjiao"), begin(rules_of("quanjiao").initial), Seat.B)
    assert place.seat_wind == Wind.SOUTH
    assert list(tiles_of(table.valued(place))) == [27, 28, 31, 32, 33]
    assert table.straights
    assert not worth(name="laosanfan").straights


def test_who_pays_is_asked_of_the_law() -> None:
    everybody, alone = worth().shares, worth("payment=discarder").shares
    assert everybody.discarder == pytest.approx(1 / 3)
    assert (alone.discarder, alone.bystander) == (1, 0)
    assert everybody.liable == 1
