"""The hands and their prices (W-16): one pattern counts, the highest."""

from functools import partial

from engine import common, patterns
from engine.events import FanLine, Scored, Step
from engine.reading import Reading
from engine.rules import Fan, Rules
from engine.rulesets.wanzai.options import WanzaiOptions
from engine.text import QT_TRANSLATE_NOOP as T
from engine.tile import FIRST_FLOWER, FIRST_HONOUR


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
    """天胡: a self-draw in the dealer's first turn."""
    return reading.win.self_drawn and "first" in reading.win.flags


def _first_discard(reading: Reading) -> int:
    """地胡: a win on the dealer's first discard."""
    return reading.win.how == "discard" and "first" in reading.win.flags


def fans(options: WanzaiOptions) -> tuple[Fan, ...]:
    """The price list: on a discard; where it differs, on a self-draw and in one suit."""
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


def _price(fan: Fan, reading: Reading) -> int:
    if fan.pure is not None and patterns.full_flush(reading):
        return fan.pure
    return fan.worth if fan.drawn is None or reading.win.how == "discard" else fan.drawn


def tally(twice: bool, rules: Rules, reading: Reading) -> Scored:
    """One pattern counts, the highest; 全求人 is priced by the pattern that there is without it (W-16)."""
    there = [fan for fan in rules.fans if fan.worth and fan.there(reading)]
    exposed = next((fan for fan in there if fan.key == "quanqiuren"), None)
    best = max((fan for fan in reversed(there) if fan is not exposed), key=lambda fan: _price(fan, reading))
    value = _price(best, reading)
    steps: list[Step] = []
    if best.pure == value and patterns.full_flush(reading):
        steps.append(Step("one_suit", (value,)))
    if exposed and twice:
        steps.append(Step("twice", (value, 2 * value)))
        best, value = exposed, 2 * value
    elif exposed and exposed.worth >= value:
        best, value = exposed, exposed.worth
    if reading.win.how == "rob":
        steps.append(Step("as_self_draw", (value,)))
    return common.scored_as(reading, (FanLine(best.key, value),), value, tuple(steps))
