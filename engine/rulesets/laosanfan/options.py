"""The table options of laosanfan; the default is always the reading of the source text."""

from dataclasses import dataclass

from engine.options import Choice, Options, option
from engine.text import QT_TRANSLATE_NOOP as T

PLAY = T("laosanfan", "Play")
COUNTING = T("laosanfan", "Counting")
PAYMENT = T("laosanfan", "Payment")
MATCH = T("laosanfan", "Match")


@dataclass(frozen=True)
class LaosanfanOptions(Options):
    """What a table of laosanfan may agree on."""

    scheme: str = option(
        "yaobansan",
        T("laosanfan", "Scheme"),
        T("laosanfan", "Base, limit and rounding: how hu and fan become silver."),
        PAYMENT,
        "L-15",
        (
            Choice("yaobansan", T("laosanfan", "Yaobansan 么半三: base 30, limit 300")),
            Choice("yaobanliu", T("laosanfan", "Yaobanliu 么半六: base 60, limit 500, paid in fifties")),
            Choice("tuidaoba", T("laosanfan", "Tuidaoba 推倒八: 100, 200, 400, 800 by fan alone")),
            Choice("yaoerliu", T("laosanfan", "Yaoerliu 麼二六: base 100, limit 1000, paid in fifties")),
        ),
    )
    payment: str = option(
        "half_others",
        T("laosanfan", "Who pays"),
        T("laosanfan", "Which shares of a win are paid in full and which by half."),
        PAYMENT,
        "L-16",
        (
            Choice("half_others", T("laosanfan", "Discarder in full, the others half; self-draw in full")),
            Choice("full_all", T("laosanfan", "All three always in full")),
            Choice("dealer_full", T("laosanfan", "To and from the dealer in full, the rest half")),
        ),
    )
    losers_settle: bool = option(
        True,
        T("laosanfan", "Losers settle"),
        T("laosanfan", "The losers compare the hu of their own sets and flowers, and pay the differences."),
        PAYMENT,
        "L-17",
    )
    liability: bool = option(
        True,
        T("laosanfan", "Three-spread liability"),
        T("laosanfan", "Who is not ready and feeds a player with three sets of a kind on the table pays for all."),
        PAYMENT,
        "L-18",
    )
    multiple_winners: str = option(
        "first",
        T("laosanfan", "Several winners"),
        T("laosanfan", "What happens when more than one player can win on the same tile."),
        PLAY,
        "L-8",
        (
            Choice("first", T("laosanfan", "The nearest after the discarder wins")),
            Choice("all", T("laosanfan", "All of them win")),
        ),
    )
    first_round_limit: bool = option(
        True,
        T("laosanfan", "First go-around"),
        T(
            "laosanfan",
            "In the first deal of a match everybody first discards a character or a dot, "
            "and nobody may chow, pung or kong until the dealer draws again.",
        ),
        PLAY,
        "L-6",
    )
    duiduihu_fan: int = option(
        1,
        T("laosanfan", "All triplets"),
        T("laosanfan", "The fan of a hand of four triplets and a pair."),
        COUNTING,
        "L-13",
        (Choice(1, T("laosanfan", "1 fan")), Choice(2, T("laosanfan", "2 fan"))),
    )
    wind_fan: str = option(
        "none",
        T("laosanfan", "Wind triplets"),
        T("laosanfan", "Which triplets and kongs of winds are worth a fan."),
        COUNTING,
        "L-13",
        (
            Choice("none", T("laosanfan", "None")),
            Choice("seat", T("laosanfan", "The own seat wind")),
            Choice("seat_and_round", T("laosanfan", "Seat wind and round wind")),
        ),
    )
    draw_keeps_dealer: bool = option(
        False,
        T("laosanfan", "Draw keeps the dealer"),
        T("laosanfan", "After a draw game the same player deals again."),
        MATCH,
        "L-10",
    )
    match_length: int = option(
        4,
        T("laosanfan", "Length of the match"),
        T("laosanfan", "How many round winds are played."),
        MATCH,
        "L-11",
        (
            Choice(1, T("laosanfan", "1 round")),
            Choice(2, T("laosanfan", "2 rounds")),
            Choice(4, T("laosanfan", "4 rounds")),
        ),
    )
