"""What every pattern of Wanzai mahjong takes, in words and in tiles (W-16), and the figures of W-10."""

from collections.abc import Mapping

from engine.clauses import Figures, Sample
from engine.rules import Rules
from engine.rulesets.wanzai.payment import KONG_PRICES
from engine.rulesets.wanzai.words import WORDS
from engine.text import QT_TRANSLATE_NOOP as T

PLAIN = "456p 789s 22s 78m CFP"
EXTRAS = "extras=on"

SAMPLES: Mapping[str, Sample] = {
    "pinghu": Sample(T("wanzai", "Four sets and a pair; runs of dragons and of winds count."), PLAIN, "9m"),
    "quanqiuren": Sample(
        T("wanzai", "Four exposed sets, none of them a concealed kong, and a single tile, won on a discard."),
        "5m",
        "5m",
        "[123p] [456s] [777m] [EEE]",
    ),
    "shisanlan": Sample(
        T("wanzai", "Fourteen single tiles, in each suit three ranks apart, no honour twice."),
        "148m 258p 369s ESWN",
        "C",
    ),
    "qixing": Sample(T("wanzai", "Thirteen rags with all seven honours."), "148m 259p 3s ESWN CF", "P"),
    "daqidui": Sample(
        T("wanzai", "Four triplets or kongs and a pair, exposed or not."), "333p 88p 66s", "8p", "[222m] [999m]"
    ),
    "qixiaodui": Sample(T("wanzai", "Seven pairs, nothing exposed or declared."), "1144m 2277p 33s EE C", "C"),
    "haohua": Sample(T("wanzai", "Seven pairs with four equal tiles."), "1111m 2277p 33s EE C", "C"),
    "shuanghaohua": Sample(T("wanzai", "Seven pairs with four equal tiles, twice."), "1111m 7777p 33s EE C", "C"),
    "sanhaohua": Sample(T("wanzai", "Seven pairs with four equal tiles, three times."), "1111m 7777p 3333s C", "C"),
    "ziyise": Sample(
        T("wanzai", "Honours only, in any winning shape; where the table plays it."),
        "WWW FF PP",
        "P",
        "[EEE] [NNN]",
        options=EXTRAS,
    ),
    "tianhu": Sample(
        T("wanzai", "The dealer wins with his dealt tiles; where the table plays it."),
        PLAIN,
        "9m",
        how="self",
        seat=0,
        flags=("first",),
        options=EXTRAS,
    ),
    "dihu": Sample(
        T("wanzai", "Won on the dealer's first discard, no kong before it; where the table plays it."),
        PLAIN,
        "9m",
        flags=("first",),
        options=EXTRAS,
    ),
}

KONG, PAID = T("wanzai", "Kong"), T("wanzai", "Points")


def figures(rules: Rules) -> tuple[Figures, ...]:
    """What a kong is paid, by whom."""
    rows = tuple((WORDS[f"kong_{kind}"], price) for kind, price in KONG_PRICES.items())
    return (Figures("W-10", (KONG, PAID), rows),)
