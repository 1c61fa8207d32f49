"""What a hand is worth: fan (L-13) and hu (L-14), of a winner's reading and of a loser's sets alike."""

from functools import cache, partial

from engine import patterns
from engine.events import HuLine
from engine.reading import Group, Reading
from engine.rules import Fan
from engine.rulesets.laosanfan.options import LaosanfanOptions
from engine.seat import Wind
from engine.text import QT_TRANSLATE_NOOP as T
from engine.tile import TILES, Tile, Tiles, is_terminal

SEASONS: Tiles = TILES[34:38]
PLANTS: Tiles = TILES[38:42]
FLOWER_GROUPS = (SEASONS, PLANTS)

FLOWER_HU = 4
SELF_DRAW_HU = 2
MIDDLE_HU = 2
SIMPLE_HU = {"triplet": 2, "kong": 8}
"""An exposed set of 2–8; concealed it is worth twice, of 幺九 twice again."""


def own_flowers(wind: Wind) -> Tiles:
    """L-13: a season and a plant for each wind."""
    return tuple(group[wind] for group in FLOWER_GROUPS)


def counted_own_flowers(reading: Reading) -> int:
    """Flowers of the own seat wind, those of a complete group left out (that counts instead)."""
    flowers, wind = reading.win.flowers, reading.win.seat_wind
    return sum([group[wind] in flowers for group in FLOWER_GROUPS]) - flower_groups(reading) if flowers else 0


def flower_groups(reading: Reading) -> int:
    """How many of 春夏秋冬 and 梅蘭菊竹 are complete."""
    flowers = reading.win.flowers
    return sum([set(group) <= set(flowers) for group in FLOWER_GROUPS]) if len(flowers) >= 4 else 0


def hand_fans(options: LaosanfanOptions) -> tuple[Fan, ...]:
    """L-13, first four rows: patterns of a whole winning hand."""
    return (
        Fan("qingyise", T("laosanfan", "Full flush"), 3, patterns.full_flush),
        Fan("ziyise", T("laosanfan", "All honours"), 3, patterns.all_honours),
        Fan("hunyise", T("laosanfan", "Half flush"), 2, patterns.half_flush),
        Fan("duiduihu", T("laosanfan", "All triplets"), options.duiduihu_fan, patterns.all_triplets),
    )


def set_fans(options: LaosanfanOptions) -> tuple[Fan, ...]:
    """L-13, the other rows: sets and flowers, which count for a loser as well (L-17)."""
    seat, both = options.wind_fan != "none", options.wind_fan == "seat_and_round"
    return (
        Fan("hongzhong", T("laosanfan", "Red dragon"), 1, partial(patterns.triplet_of, tile=Tile.RED)),
        Fan("facai", T("laosanfan", "Green dragon"), 1, partial(patterns.triplet_of, tile=Tile.GREEN)),
        Fan("baiban", T("laosanfan", "White dragon"), 1, partial(patterns.triplet_of, tile=Tile.WHITE)),
        Fan("zhenghua", T("laosanfan", "Own flower"), 1, counted_own_flowers),
        Fan("sihua", T("laosanfan", "All four flowers of a group"), 2, flower_groups),
        Fan("menfeng", T("laosanfan", "Seat wind"), int(seat), patterns.seat_wind_triplet),
        Fan("quanfeng", T("laosanfan", "Round wind"), int(both), patterns.round_wind_triplet),
    )


def set_hu(group: Group) -> int:
    """L-14: the hu of a triplet or kong."""
    return SIMPLE_HU[group.kind] * (2 if group.concealed else 1) * (2 if is_terminal(group.tile) else 1)


def hu_lines(reading: Reading) -> tuple[HuLine, ...]:
    """L-14: all that brings hu, line by line."""
    win = reading.win
    lines = [HuLine("hu_flowers", FLOWER_HU * len(win.flowers), win.flowers)] if win.flowers else []
    lines += map(_set_line, reading.triplets)
    if win.self_drawn:
        lines.append(HuLine("hu_self_draw", SELF_DRAW_HU, (win.tile,)))
    if patterns.middle_wait(reading) and (run := reading.completed):
        lines.append(HuLine("hu_middle", MIDDLE_HU, run.tiles))
    return tuple(lines)


@cache
def _set_line(group: Group) -> HuLine:
    side = "concealed" if group.concealed else "exposed"
    return HuLine(f"hu_{side}_{group.kind}", set_hu(group), group.tiles)
