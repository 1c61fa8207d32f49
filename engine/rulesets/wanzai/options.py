"""What a table of Wanzai mahjong may choose."""

from dataclasses import dataclass

from engine.options import Choice, Options, option
from engine.text import QT_TRANSLATE_NOOP as T

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
