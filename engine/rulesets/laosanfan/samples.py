"""What every pattern of laosanfan takes, in words and in tiles (L-13), and the figures of L-14 and L-15."""

from collections.abc import Mapping

from engine.clauses import Figures, Sample
from engine.reading import Group
from engine.rules import Rules
from engine.rulesets.laosanfan.hand import FLOWER_HU, MIDDLE_HU, SELF_DRAW_HU, set_hu
from engine.rulesets.laosanfan.options import LaosanfanOptions
from engine.rulesets.laosanfan.scheme import LIMIT_FAN, SCHEMES, value_steps
from engine.rulesets.laosanfan.words import HU
from engine.text import QT_TRANSLATE_NOOP as T
from engine.text import Text
from engine.tile import Tile

RUNS = "456p 789s 22s 78m"
"""Two runs, a pair and the rest of a third run, waiting at both ends."""

SAMPLES: Mapping[str, Sample] = {
    "qingyise": Sample(T("laosanfan", "One suit and nothing else."), "111m 345m 99m 78m", "6m", "[234m]"),
    "ziyise": Sample(T("laosanfan", "Honours and nothing else."), "WWW FF PP", "P", "[EEE] [NNN]"),
    "hunyise": Sample(T("laosanfan", "One suit, and honours."), "123s 789s 46s NN", "5s", "[WWW]"),
    "duiduihu": Sample(T("laosanfan", "Four triplets or kongs, and a pair."), "333p 88p 66s", "8p", "[222m] [999m]"),
    "hongzhong": Sample(T("laosanfan", "A triplet or kong of the red dragon."), RUNS, "9m", "[CCC]"),
    "facai": Sample(T("laosanfan", "A triplet or kong of the green dragon."), RUNS, "9m", "[FFF]"),
    "baiban": Sample(T("laosanfan", "A triplet or kong of the white dragon."), RUNS, "9m", "[PPP]"),
    "zhenghua": Sample(
        T("laosanfan", "Each flower of the own seat, South having summer and orchid."),
        RUNS,
        "9m",
        "[345s]",
        flowers="b",
    ),
    "sihua": Sample(
        T("laosanfan", "All four seasons, or all four plants: instead of the own flower among them."),
        RUNS,
        "9m",
        "[345s]",
        flowers="efgh",
    ),
    "menfeng": Sample(
        T("laosanfan", "A triplet or kong of the own seat wind, where the table counts it."),
        RUNS,
        "9m",
        "[SSS]",
        options="wind_fan=seat",
    ),
    "quanfeng": Sample(
        T("laosanfan", "A triplet or kong of the round wind, where the table counts it."),
        RUNS,
        "9m",
        "[EEE]",
        options="wind_fan=seat_and_round",
    ),
}

SIMPLE, TERMINAL = T("laosanfan", "2 to 8"), T("laosanfan", "1, 9, honours")
FAN_AND_HU = T("laosanfan", "Silver for fan (down) and hu (across)")
WHAT = T("laosanfan", "What brings hu")
EXAMPLES = (0, 10, 20, 30, 50)


def figures(rules: Rules) -> tuple[Figures, ...]:
    """What brings hu, and the silver that hu and fan are worth at this table."""
    return (_hu(), _silver(rules))


def _hu() -> Figures:
    rows: list[tuple[Text | int, ...]] = []
    for kind, count in (("triplet", 3), ("kong", 4)):
        for concealed in (False, True):
            name = HU[f"hu_{'concealed' if concealed else 'exposed'}_{kind}"]
            groups = [Group(kind, (tile,) * count, True, concealed) for tile in (Tile.M5, Tile.M1)]
            rows.append((name, *map(set_hu, groups)))
    single = (("hu_flowers", FLOWER_HU), ("hu_self_draw", SELF_DRAW_HU), ("hu_middle", MIDDLE_HU))
    rows += [(HU[key], worth, worth) for key, worth in single]
    return Figures("L-14", (WHAT, SIMPLE, TERMINAL), tuple(rows))


def _silver(rules: Rules) -> Figures:
    assert isinstance(rules.options, LaosanfanOptions)
    scheme = SCHEMES[rules.options.scheme]
    rows = [(fan, *(scheme.silver(value_steps(scheme, hu, fan)[0]) for hu in EXAMPLES)) for fan in range(LIMIT_FAN + 1)]
    return Figures("L-15", (FAN_AND_HU, *EXAMPLES), tuple(rows))
