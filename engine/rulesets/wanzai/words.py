"""The words of Wanzai mahjong: the text of every key that its values carry, pattern names aside."""

from engine.text import QT_TRANSLATE_NOOP as T
from engine.text import Text

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
