"""Q-13: every number of the chart is an option: each is set to 0, 7 and limit, and the value of a hand changes."""

from typing import Any

import pytest

from engine.rulesets.quanjiao import RULESET
from engine.rulesets.quanjiao.chart import LIMIT, PATTERNS
from engine.rulesets.quanjiao.options import QuanjiaoOptions
from engine.scoring import NoWin, score

DEALER, SOUTH, WEST, NORTH = range(4)


def hand(tiles: str, tile: str, *melds: str, how: str = "discard", winner: int = SOUTH, **more: Any) -> dict[str, Any]:
    """The question of `sanfan score`: a win of South's, fed by West, everything else unknown."""
    rows: list[dict[str, Any]] = [{"hand": None} for _ in range(4)]
    rows[winner] = {
        "hand": tiles,
        "melds": [{"tiles": meld, "source": None if meld.startswith("(") else NORTH} for meld in melds],
    }
    declared: list[str | None] = [None] * 4
    declared[winner] = more.pop("declared", None)
    win = {"tile": tile, "how": how, "source": None if how == "self" else WEST, "flags": more.pop("flags", [])}
    return {
        "rules": "quanjiao",
        "round": "E",
        "dealer": DEALER,
        "winner": winner,
        "players": rows,
        "win": win,
        "declared": declared,
        **more,
    }


RUNS = "123p 234m 456s 78m NN", "9m"
LAST = {"how": "self", "flags": ["last"]}
REPLACED = {"how": "self", "flags": ["kong"]}

HANDS: dict[str, dict[str, Any]] = {
    "buxiajia": hand(*RUNS),
    "siyuzi": hand("23m 456p 789s SS", "1m", "[111m]"),
    "ruanque": hand("123m 456m 78p NN", "9p", "[CCC]"),
    "pinghe": hand(*RUNS),
    "duanyao": hand("345m 345p 67s 88s", "5s", "[222s]"),
    "zimeipu": hand("345m 345m 67s 11p", "5s", "[222s]"),
    "zhiqianfeng": hand("567m 345p 88s 23s", "4s", "[SSS]"),
    "qianggang": hand("567m 345p 88s 23s", "4s", "[NNN]", how="rob"),
    "gangshanghua": hand("567m 345p 88s 23s", "4s", "(NNNN)", **REPLACED),
    "haidilao": hand("567m 345p 88s 23s", "4s", "[NNN]", **LAST),
    "jiangfeng": hand("567m 345p 88s 23s", "4s", "[SSS]", round="S"),
    "yingque": hand("123m 456m 78p 99p", "9p", "[111p]"),
    "yitiaolong": hand("123m 456m 78m NN", "9m", "[111p]"),
    "duiduihe": hand("444p 88s NN", "8s", "[111m]", "[222m]"),
    "quanqiuren": hand("N", "N", "[111m]", "[222p]", "[444p]", "(8888s)"),
    "hunyise": hand("123m 456m 78m NN", "9m", "[CCC]"),
    "diting": hand(*RUNS, winner=DEALER, declared="diting"),
    "qingyise": hand("123m 456m 78m 22m", "9m", "[111m]"),
    "yaoyaohe": hand("999p 11s NN", "1s", "[111m]", "[999m]"),
    "dasanyuan": hand("PPP 23m 11p", "1m", "[CCC]", "[FFF]"),
    "sanjifeng": hand("WWW 23m 11p", "1m", "[NNN]", "[EEE]"),
    "tianhe": hand(*RUNS, how="self", flags=["first"], winner=DEALER),
    "tianting": hand(*RUNS, declared="tianting"),
    "quanzi": hand("WWW NN CC", "C", "[PPP]", "[FFF]"),
}


def table(key: str, worth: int | str, limit: int) -> QuanjiaoOptions:
    """A table that plays one pattern alone, at that price, with a minimum of 1 fan."""
    options = QuanjiaoOptions(min_fan=1, limit=limit)
    for row in PATTERNS:
        options = options.with_value(f"chart.{row.key}", 0)
    return options.with_value(f"chart.{key}", worth)


def counted(key: str, worth: int | str, limit: int = 24) -> dict[str, Any] | None:
    """The answer for the pattern's hand where that pattern alone is played, None if it is no win."""
    try:
        return score(HANDS[key], RULESET.build(table(key, worth, limit)))
    except NoWin:
        return None


@pytest.mark.parametrize("key", [row.key for row in PATTERNS])
def test_each_number_of_the_chart_is_what_the_pattern_is_worth(key: str) -> None:
    """Q-13: 0 is not played, a number counts, `limit` follows the option."""
    assert counted(key, 0) is None
    numbers = [(worth, 24, worth) for worth in range(1, 25)]
    for worth, limit, fan in (*numbers, (LIMIT, 24, 24), (LIMIT, 12, 12), (LIMIT, 6, 6)):
        answer = counted(key, worth, limit)
        assert answer is not None
        assert [(line["key"], line["worth"]) for line in answer["fans"]] == [(key, fan)]
        assert answer["value"] == fan


@pytest.mark.parametrize("key", [row.key for row in PATTERNS])
def test_the_customary_chart_has_the_pattern_in_its_hand(key: str) -> None:
    """Q-13: at the standard table (with a minimum of 1) the hand has the pattern at its customary number."""
    answer = score(HANDS[key], RULESET.build(QuanjiaoOptions(min_fan=1)))
    worth = next(row.worth for row in PATTERNS if row.key == key)
    assert (key, 12 if worth == LIMIT else worth) in [(line["key"], line["worth"]) for line in answer["fans"]]


@pytest.mark.parametrize(
    ("key", "absorbed"),
    [
        ("jiangfeng", {"zhiqianfeng"}),
        ("quanqiuren", {"duiduihe"}),
        ("yaoyaohe", {"duiduihe"}),
        ("quanzi", {"yaoyaohe"}),
    ],
)
def test_a_pattern_that_is_not_played_replaces_nothing(key: str, absorbed: set[str]) -> None:
    """Q-13: what it would be counted instead of counts again."""
    options = QuanjiaoOptions(min_fan=1)
    played, unplayed = (
        {line["key"] for line in score(HANDS[key], RULESET.build(held))["fans"]}
        for held in (options, options.with_value(f"chart.{key}", 0))
    )
    assert key in played
    assert not played & absorbed
    assert key not in unplayed
    assert absorbed <= unplayed


def test_every_entry_takes_0_to_24_and_limit() -> None:
    """Q-13: the choices of an entry."""
    for leaf in QuanjiaoOptions.schema():
        if leaf.key.startswith("chart."):
            assert [choice.value for choice in leaf.choices] == [*range(25), LIMIT]
    assert [leaf.key for leaf in QuanjiaoOptions.schema()][-24:] == [f"chart.{row.key}" for row in PATTERNS]


@pytest.mark.parametrize("fan", range(25))
def test_the_sum_is_limited(fan: int) -> None:
    """Q-14: points are the fan up to the limit; below 1 it is no win."""
    for limit in (6, 12, 24):
        answer = counted("qingyise", fan, limit)
        assert (answer["value"] if answer else 0) == min(fan, limit)
