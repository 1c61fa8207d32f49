"""The chart of patterns (Q-13): what each takes, what it replaces, and its customary fan."""

from collections.abc import Callable
from typing import NamedTuple

from engine import patterns
from engine.options import Chart, Value
from engine.reading import Reading, Win
from engine.rules import Fan
from engine.text import QT_TRANSLATE_NOOP as T
from engine.text import Text
from engine.tile import FIRST_HONOUR

LIMIT = "limit"
"""An entry of the chart that follows the option `limit`."""


class Pattern(NamedTuple):
    """A row of the chart: `worth` is the customary number, `absorbs` what it is counted instead of."""

    key: str
    name: Text
    takes: Text
    worth: Value
    there: Callable[[Reading], int]
    absorbs: tuple[str, ...] = ()


def valued(win: Win) -> int:
    """The dragons, the round wind and the own seat wind (算番的風), as a mask."""
    return patterns.DRAGONS | 1 << FIRST_HONOUR + win.round_wind | 1 << FIRST_HONOUR + win.seat_wind


def valued_sets(reading: Reading) -> int:
    """值錢風: triplets and kongs of valued honours, a double wind counted once."""
    return (reading.tripled & valued(reading.win)).bit_count()


def single_valued_sets(reading: Reading) -> int:
    """值錢風 where 將風對 is played: a double wind is not among them."""
    return valued_sets(reading) - double_wind(reading)


def double_wind(reading: Reading) -> int:
    """將風對: a triplet or kong of a wind that is both the round's and the own."""
    return reading.win.seat_wind == reading.win.round_wind and patterns.seat_wind_triplet(reading)


def level_hand(reading: Reading) -> int:
    """平和: four runs of the own tiles, no valued pair, won at one of two ends."""
    pair = reading.pair
    return (
        patterns.all_runs(reading)
        and not reading.win.melds
        and pair is not None
        and not valued(reading.win) >> pair & 1
        and patterns.two_sided_wait(reading)
    )


def single_wait_declared(reading: Reading) -> int:
    """全求人: all four sets declared, won on a discard or a robbed kong."""
    return patterns.all_declared(reading) and not reading.win.self_drawn


def three_dragons(reading: Reading) -> int:
    """三大元: triplets or kongs of all three dragons."""
    return patterns.dragon_triplets(reading) == 3


def three_winds(reading: Reading) -> int:
    """三季風: triplets or kongs of three or four winds."""
    return patterns.wind_triplets(reading) >= 3


def heavenly(reading: Reading) -> int:
    """天和: the dealer wins with his dealt tiles."""
    return reading.win.is_dealer and reading.win.self_drawn and "first" in reading.win.flags


def declared_as(kind: str) -> Callable[[Reading], int]:
    """天聽 and 地聽: the winner declared ready in that way (Q-10)."""
    return lambda reading: reading.win.declared == kind


PATTERNS: tuple[Pattern, ...] = (
    Pattern(  # 不下架
        "buxiajia",
        T("quanjiao", "Nothing exposed"),
        T("quanjiao", "No exposed set; concealed kongs do no harm."),
        1,
        patterns.nothing_exposed,
    ),
    Pattern(  # 四遇子
        "siyuzi",
        T("quanjiao", "Four together"),
        T("quanjiao", "For each tile of which the winning hand holds all four, as a kong or in any other way."),
        1,
        patterns.four_of_a_kind,
    ),
    Pattern(  # 軟缺
        "ruanque",
        T("quanjiao", "Soft void"),
        T("quanjiao", "Exactly one suit is missing, and there are honours."),
        1,
        patterns.two_suits_with_honours,
    ),
    Pattern(  # 平和
        "pinghe",
        T("quanjiao", "Level hand"),
        T("quanjiao", "Four runs and no kong, a pair that is no valued honour, won at either end of a two-sided run."),
        1,
        level_hand,
    ),
    Pattern(  # 斷幺
        "duanyao",
        T("quanjiao", "No terminals"),
        T("quanjiao", "No 1, no 9 and no honour."),
        1,
        patterns.no_terminals,
    ),
    Pattern(  # 姊妹鋪
        "zimeipu",
        T("quanjiao", "Sister runs"),
        T("quanjiao", "Two identical runs, for each two of them."),
        1,
        patterns.identical_runs,
    ),
    Pattern(  # 值錢風
        "zhiqianfeng",
        T("quanjiao", "Valued honour"),
        T("quanjiao", "Each triplet or kong of dragons, of the round wind or of the own seat wind."),
        1,
        single_valued_sets,
    ),
    Pattern(  # 搶槓胡
        "qianggang",
        T("quanjiao", "Robbing the kong"),
        T("quanjiao", "Won on the tile that another player adds to his pung."),
        1,
        patterns.robbing,
    ),
    Pattern(  # 槓上花
        "gangshanghua",
        T("quanjiao", "Kong draw"),
        T("quanjiao", "Self-draw on the replacement tile of a kong."),
        1,
        patterns.kong_draw,
    ),
    Pattern(  # 海底撈
        "haidilao",
        T("quanjiao", "Last tile"),
        T("quanjiao", "Self-draw on the last tile of the wall, a replacement included."),
        1,
        patterns.last_tile,
    ),
    Pattern(  # 將風對
        "jiangfeng",
        T("quanjiao", "Double wind"),
        T("quanjiao", "A triplet or kong of a wind that is both the round's and your own, instead of a valued honour."),
        2,
        double_wind,
    ),
    Pattern(  # 硬缺
        "yingque",
        T("quanjiao", "Hard void"),
        T("quanjiao", "Exactly one suit is missing, and there are no honours."),
        2,
        patterns.two_suits_only,
    ),
    Pattern(  # 一條龍
        "yitiaolong",
        T("quanjiao", "Straight"),
        T("quanjiao", "123, 456 and 789 of one suit."),
        2,
        patterns.straight,
    ),
    Pattern(  # 對對和
        "duiduihe",
        T("quanjiao", "All triplets"),
        T("quanjiao", "Four triplets or kongs."),
        2,
        patterns.all_triplets,
    ),
    Pattern(  # 全求人
        "quanqiuren",
        T("quanjiao", "All begged"),
        T("quanjiao", "All four sets declared, won on another's tile: instead of all triplets."),
        3,
        single_wait_declared,
        ("duiduihe",),
    ),
    Pattern(  # 混一色
        "hunyise",
        T("quanjiao", "Half flush"),
        T("quanjiao", "One suit and honours: instead of the soft void."),
        3,
        patterns.half_flush,
        ("ruanque",),
    ),
    Pattern(  # 地聽
        "diting",
        T("quanjiao", "Earthly ready"),
        T("quanjiao", "The dealer declared ready with his first discard."),
        3,
        declared_as("diting"),
    ),
    Pattern(  # 清一色
        "qingyise",
        T("quanjiao", "Full flush"),
        T("quanjiao", "One suit only."),
        LIMIT,
        patterns.full_flush,
    ),
    Pattern(  # 幺幺和
        "yaoyaohe",
        T("quanjiao", "All terminals"),
        T("quanjiao", "Triplets, kongs and pair all of 1, 9 and honours: instead of all triplets."),
        LIMIT,
        patterns.all_terminals,
        ("duiduihe",),
    ),
    Pattern(  # 三大元
        "dasanyuan",
        T("quanjiao", "Three dragons"),
        T("quanjiao", "Triplets or kongs of all three dragons."),
        LIMIT,
        three_dragons,
    ),
    Pattern(  # 三季風
        "sanjifeng",
        T("quanjiao", "Three winds"),
        T("quanjiao", "Triplets or kongs of three winds, or of all four."),
        LIMIT,
        three_winds,
    ),
    Pattern(  # 天和
        "tianhe",
        T("quanjiao", "Heavenly hand"),
        T("quanjiao", "The dealer wins with his fourteen dealt tiles."),
        LIMIT,
        heavenly,
    ),
    Pattern(  # 天聽
        "tianting",
        T("quanjiao", "Heavenly ready"),
        T("quanjiao", "A player other than the dealer declared ready on his dealt tiles."),
        LIMIT,
        declared_as("tianting"),
    ),
    Pattern(  # 全字
        "quanzi",
        T("quanjiao", "All honours"),
        T("quanjiao", "Honours only: instead of all terminals, the half flush and all triplets."),
        LIMIT,
        patterns.all_honours,
        ("yaoyaohe", "hunyise", "duiduihe"),
    ),
)


def fans(chart: Chart, limit: int) -> tuple[Fan, ...]:
    """The patterns at a table's prices; where 將風對 is not played, a double wind is a valued honour like others."""
    other = {} if chart["jiangfeng"] else {"zhiqianfeng": valued_sets}
    return tuple(
        Fan(row.key, row.name, price(chart, row.key, limit), other.get(row.key, row.there), row.absorbs)
        for row in PATTERNS
    )


def price(chart: Chart, key: str, limit: int) -> int:
    """The fan of a pattern at this table; 0 where it is not played."""
    return limit if chart[key] == LIMIT else int(chart[key])
