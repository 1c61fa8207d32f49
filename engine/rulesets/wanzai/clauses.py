"""The clauses W-1 to W-19 in words, and where every key of Wanzai mahjong is ruled."""

from collections.abc import Mapping

from engine.clauses import Clause
from engine.rulesets.wanzai.hand import fans
from engine.rulesets.wanzai.options import WanzaiOptions
from engine.text import QT_TRANSLATE_NOOP as T

TABLE = T("wanzai", "Table")
STAKES = T("wanzai", "Fire and float")
PLAY = T("wanzai", "Play")
WINNING = T("wanzai", "Winning")
PAYMENT = T("wanzai", "Payment")

CLAUSES: tuple[Clause, ...] = (
    Clause(
        "W-1",
        TABLE,
        T("wanzai", "Tiles"),
        T("wanzai", "Three suits, winds and dragons, four of each: 136 tiles and no flowers. Four players."),
    ),
    Clause(
        "W-2",
        TABLE,
        T("wanzai", "Dealer"),
        T(
            "wanzai",
            "The first seat deals first. Then the winner deals; after several winners on one tile, he who gave it. Or, "
            "as the table has agreed, a winning dealer stays and otherwise the next seat deals. After a draw it is "
            "the next seat either way. The round wind is shown, but worth nothing.",
        ),
    ),
    Clause(
        "W-3",
        TABLE,
        T("wanzai", "Dice"),
        T(
            "wanzai",
            "The dealer throws two dice. An odd sum means the wall of the player opposite; 4, 8 and 12 that of the "
            "player before the dealer; 2, 6 and 10 that of the player after him. Or the sum is counted out with the "
            "dealer as one. As many stacks are counted off from the right end of that wall.",
        ),
    ),
    Clause(
        "W-4",
        TABLE,
        T("wanzai", "The deal and the jump draw"),
        T(
            "wanzai",
            "Four tiles each three times round, the dealer first. Then the dealer takes the upper tiles of the first "
            "and the third stack, the player after him the lower one of the first, and the other two the upper and "
            "the lower one of the second.",
        ),
    ),
    Clause(
        "W-5",
        TABLE,
        T("wanzai", "The match"),
        T("wanzai", "A match has an agreed number of deals. Everybody starts at 0."),
    ),
    Clause(
        "W-6",
        TABLE,
        T("wanzai", "The end of the wall"),
        T("wanzai", "Tiles are drawn to the very last. On the discard after it only a win may be claimed."),
    ),
    Clause(
        "W-7",
        STAKES,
        T("wanzai", "Fire"),
        T(
            "wanzai",
            "Before each deal everybody says whether he is on fire. It begins with the coming deal and lasts for four "
            "deals at least. What is paid between a payer and a winner is doubled for each of the two who is on "
            "fire.\n"
            "A table may agree that being the dealer doubles too; nothing is doubled twice for one player, and being "
            "dealer neither starts nor uses up the four deals.",
        ),
    ),
    Clause(
        "W-8",
        STAKES,
        T("wanzai", "Float"),
        T(
            "wanzai",
            "Everybody chooses 0, 1 or 2 for the deal. Fire and float are chosen in secret and shown together; who "
            "gives no answer keeps his last choice.",
        ),
    ),
    Clause(
        "W-9",
        PLAY,
        T("wanzai", "Claims"),
        T(
            "wanzai",
            "Chow, pung and kong; a pung goes before a chow. The three dragons, and any three different winds, may be "
            "chowed like a run, unless the table forbids it; in the hand they are runs all the same.",
        ),
    ),
    Clause(
        "W-10",
        PLAY,
        T("wanzai", "Kongs are paid at once"),
        T(
            "wanzai",
            "Each of the three pays for an added and for a concealed kong, the discarder alone for a direct one. Fire "
            "multiplies kong money, float never touches it. It stays paid whoever wins; whether it goes back after a "
            "draw is the table's choice.",
        ),
    ),
    Clause(
        "W-11",
        PLAY,
        T("wanzai", "When a kong may be added"),
        T(
            "wanzai",
            "Only in the turn in which its tile was drawn. Once passed over it can never be added, and neither can a "
            "fourth tile that was in the hand when the pung was made. A concealed kong may wait.",
        ),
    ),
    Clause(
        "W-12",
        PLAY,
        T("wanzai", "Concealed kongs stay hidden"),
        T("wanzai", "The others do not see their faces before the deal is over."),
    ),
    Clause(
        "W-13",
        PLAY,
        T("wanzai", "A win passed over"),
        T(
            "wanzai",
            "Who lets a discard pass that he could have won on, or an added kong that he could have robbed, wins on "
            "nobody's tile and robs nobody until he draws again, or chows, pungs or kongs himself. A self-draw is "
            "always free.",
        ),
    ),
    Clause(
        "W-14",
        PLAY,
        T("wanzai", "Robbing a kong"),
        T(
            "wanzai",
            "An added kong can be robbed before its replacement is drawn; then the kong is not paid. Winning on a tile "
            "that another wants for a direct kong is an ordinary discard win. A concealed kong is never robbed.",
        ),
    ),
    Clause(
        "W-15",
        PLAY,
        T("wanzai", "Several winners"),
        T("wanzai", "All who win on one discard or one robbed kong win, and each is paid by himself."),
    ),
    Clause(
        "W-16",
        WINNING,
        T("wanzai", "Shapes and their worth"),
        T(
            "wanzai",
            "Three shapes win. Four sets and a pair, where the three dragons and any three different winds are runs as "
            "well. Seven pairs, nothing exposed or declared, four equal tiles being two pairs. Thirteen rags: fourteen "
            "single tiles, nothing exposed or declared, in each suit any two at least three ranks apart, no honour "
            "twice.\n"
            "Only the best pattern counts.",
        ),
    ),
    Clause(
        "W-17",
        PAYMENT,
        T("wanzai", "Between a payer and a winner"),
        T(
            "wanzai",
            "The value is doubled for each of the two who is on fire; then the payer's float and the winner's float "
            "are added, never doubled. A discard win is paid by the discarder alone, a self-draw by each of the three "
            "for himself.",
        ),
    ),
    Clause(
        "W-18",
        PAYMENT,
        T("wanzai", "A robbed kong"),
        T(
            "wanzai",
            "The player robbed pays alone, and pays what each of the three would have paid on a self-draw, each with "
            "that player's own fire and float. If several rob him, he pays each of them so.",
        ),
    ),
    Clause(
        "W-19",
        PLAY,
        T("wanzai", "At the table"),
        T(
            "wanzai",
            "Who can claim is shown what he can do. A double click on a tile discards it, unless the settings say "
            "otherwise.",
        ),
    ),
)

WHERE: Mapping[str, str] = {
    **{fan.key: "W-16" for fan in fans(WanzaiOptions())},
    **dict.fromkeys(("one_suit", "twice"), "W-16"),
    **dict.fromkeys(("value", "fire", "floats", "self_draw", "discarder", "liability"), "W-17"),
    **dict.fromkeys(("as_self_draw", "robbed", "other"), "W-18"),
    **dict.fromkeys(("kong_added", "kong_direct", "kong_concealed", "kong_void"), "W-10"),
    "kong_passed": "W-11",
    "not_ready": "W-13",
    "wall_empty": "W-6",
}
"""The clause behind every pattern, step, reason of a payment and refusal."""
