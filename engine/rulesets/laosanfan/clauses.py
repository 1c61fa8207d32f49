"""The clauses L-1 to L-18 in words, and where every key of laosanfan is ruled."""

from collections.abc import Mapping

from engine.clauses import Clause
from engine.rulesets.laosanfan.hand import hand_fans, set_fans
from engine.rulesets.laosanfan.options import LaosanfanOptions
from engine.rulesets.laosanfan.words import DANGERS, HU, LIABILITIES
from engine.text import QT_TRANSLATE_NOOP as T

START = T("laosanfan", "The start")
PLAY = T("laosanfan", "Play")
WINNING = T("laosanfan", "Winning")
PAYMENT = T("laosanfan", "Payment")

CLAUSES: tuple[Clause, ...] = (
    Clause(
        "L-1",
        START,
        T("laosanfan", "Tiles"),
        T(
            "laosanfan",
            "Three suits, four winds and three dragons, each tile four times, and eight flowers, each once: 144 tiles. "
            "Every player builds a wall of 18 stacks of two.",
        ),
    ),
    Clause(
        "L-2",
        START,
        T("laosanfan", "The first dealer"),
        T(
            "laosanfan",
            "The first seat throws two dice. The sum, counted out counter-clockwise with the thrower as one, names the "
            "dealer of the first deal.",
        ),
    ),
    Clause(
        "L-3",
        START,
        T("laosanfan", "Breaking the wall"),
        T(
            "laosanfan",
            "At every deal the dealer throws two dice, and the player whom he counts out throws two more. Both sums "
            "together say how many stacks are counted off in front of that second thrower, clockwise from his right "
            "hand; the first tile drawn comes from the next stack. If his wall is too short, the count runs on along "
            "the wall of the player before him. The stacks counted off are the tail.",
        ),
    ),
    Clause(
        "L-4",
        START,
        T("laosanfan", "The deal"),
        T(
            "laosanfan",
            "From the dealer on, counter-clockwise: four tiles each three times round, then one each, then one more "
            "for the dealer. He holds 14 tiles, the others 13.",
        ),
    ),
    Clause(
        "L-5",
        START,
        T("laosanfan", "Flowers"),
        T(
            "laosanfan",
            "After the deal the dealer lays out his flowers and draws as many tiles from the tail, until he holds no "
            "flower; then the next player does the same, and so on. During play a drawn flower is laid out and "
            "replaced at once.",
        ),
    ),
    Clause(
        "L-6",
        START,
        T("laosanfan", "The first go-around"),
        T(
            "laosanfan",
            "In the first deal of a match everybody's first discard must be a dot or a character, if he holds one. "
            "Until the dealer draws for the second time nobody may chow, pung or kong, not even concealed. Winning is "
            "allowed all the while.",
        ),
    ),
    Clause(
        "L-7",
        PLAY,
        T("laosanfan", "What may be claimed"),
        T(
            "laosanfan",
            "Chow, pung and every kong. An added kong may be robbed, a concealed or a direct one may not. The others "
            "see a concealed kong face down.",
        ),
    ),
    Clause(
        "L-8",
        PLAY,
        T("laosanfan", "One winner, or all"),
        T(
            "laosanfan",
            "Of several who could win on one tile, the nearest after the discarder wins alone, or all of them win, as "
            "the table has agreed. If all win, each is paid by the losers only, winners pay one another nothing, "
            "liability is judged for each winner by himself, and a dealer among the winners stays.",
        ),
    ),
    Clause(
        "L-9",
        PLAY,
        T("laosanfan", "The dead wall"),
        T(
            "laosanfan",
            "Nine stacks at the tail are never drawn, one more for each kong, and a single tile left on the tail does "
            "not count: a tile may be drawn only while more than 18 tiles are left, plus two for each kong, plus one "
            "if the number of replacements is odd. Who must draw and may not ends the deal as a draw.",
        ),
    ),
    Clause(
        "L-10",
        PLAY,
        T("laosanfan", "Draw"),
        T(
            "laosanfan",
            "If nobody wins, nobody pays. Whether the deal passes on or the same player deals again is the table's "
            "choice.",
        ),
    ),
    Clause(
        "L-11",
        PLAY,
        T("laosanfan", "Dealer and match"),
        T(
            "laosanfan",
            "A dealer who wins stays; otherwise the next seat deals. The round wind goes on when everybody has dealt "
            "and the deal passes again. The match ends after the agreed number of rounds.",
        ),
    ),
    Clause(
        "L-12",
        WINNING,
        T("laosanfan", "The shape"),
        T(
            "laosanfan",
            "Four sets and a pair; a set is a run of one suit, a triplet or a kong. There is no minimum.",
        ),
    ),
    Clause(
        "L-13",
        WINNING,
        T("laosanfan", "Fan"),
        T(
            "laosanfan",
            "All patterns that a hand has are added up, and three fan are the limit. A pair of dragons is worth "
            "nothing. Own flowers are plum and spring for East, orchid and summer for South, chrysanthemum and autumn "
            "for West, bamboo and winter for North; a complete group counts instead of the own flower in it.",
        ),
    ),
    Clause(
        "L-14",
        WINNING,
        T("laosanfan", "Hu"),
        T(
            "laosanfan",
            "Every flower brings hu, whoever's it is, and so does every triplet and kong; a self-draw brings two, and "
            "two more the middle tile of a run that is not exposed. Edge waits and single waits bring nothing. Direct "
            "and added kongs both count as exposed.",
        ),
    ),
    Clause(
        "L-15",
        PAYMENT,
        T("laosanfan", "From hu to silver"),
        T(
            "laosanfan",
            "Base and hu together are doubled for each fan, then rounded up to tens. Three fan or more are worth the "
            "limit outright, and nothing is ever worth more. Where silver goes by fifties, 0 to 20 above a full "
            "hundred are dropped, 30 to 60 become 50, and 70 to 90 become 100. Under Tuidaoba the fan alone decide.",
        ),
    ),
    Clause(
        "L-16",
        PAYMENT,
        T("laosanfan", "Who pays the winner"),
        T(
            "laosanfan",
            "A self-draw is paid in full by all three. On a discard or a robbed kong he who gave the tile pays in full "
            "and the others half, unless the table has agreed otherwise. Half of a value is rounded up to tens of hu "
            "and only then turned into silver.",
        ),
    ),
    Clause(
        "L-17",
        PAYMENT,
        T("laosanfan", "The losers among themselves"),
        T(
            "laosanfan",
            "Every loser has a head: his own hu, doubled for his own fan, rounded up to tens, without a base and never "
            "above the limit. Flowers, exposed sets and concealed triplets count, and the fan of flowers, dragons and "
            "winds, but no pattern of a whole hand.\n"
            "Of each two losers the higher head receives from the lower: the whole difference if one of them is the "
            "dealer, half of it otherwise; in the schemes that go by fifties, rounded to fifties.",
        ),
    ),
    Clause(
        "L-18",
        PAYMENT,
        T("laosanfan", "Three spread"),
        T(
            "laosanfan",
            "A player is spread once three of his sets lie exposed. If the first three are of one suit, honours aside "
            "of which up to two may be among them, that suit is dangerous. If three or more are pungs or kongs, every "
            "1, every 9 and every honour is dangerous. Concealed kongs do not count.\n"
            "Who is not ready after his discard, and discards a dangerous tile on which the spread player wins, pays "
            "what all the losers would have paid. Who is ready is not liable, and a robbed kong makes nobody liable. "
            "The losers' settlement goes on as usual. The table warns before such a discard.",
        ),
    ),
)

_FANS = (*hand_fans(LaosanfanOptions()), *set_fans(LaosanfanOptions()))

WHERE: Mapping[str, str] = {
    **{fan.key: "L-13" for fan in _FANS},
    **dict.fromkeys(HU, "L-14"),
    **dict.fromkeys(("base", "doubling", "rounding", "by_fan", "limit_hand", "limit", "silver"), "L-15"),
    **dict.fromkeys(("self_draw", "discarder", "robbed", "other", "half", "half_others", "full_all"), "L-16"),
    **dict.fromkeys(("dealer_full", "dealer_half"), "L-16"),
    **dict.fromkeys(("head_higher", "head_lower", "heads_dealer", "heads"), "L-17"),
    **dict.fromkeys((*DANGERS, *LIABILITIES, "liability", "not_ready"), "L-18"),
    **dict.fromkeys(("first_discard", "first_claims"), "L-6"),
    "wall_empty": "L-9",
}
"""The clause behind every fan, line, step, reason of a payment and refusal."""
