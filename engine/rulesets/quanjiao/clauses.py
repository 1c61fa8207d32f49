"""The clauses Q-1 to Q-18 in words, and where every key of quanjiao is ruled."""

from collections.abc import Mapping

from engine.clauses import Clause
from engine.rulesets.quanjiao.chart import PATTERNS
from engine.rulesets.quanjiao.words import WORDS
from engine.text import QT_TRANSLATE_NOOP as T

TABLE = T("quanjiao", "The table")
PLAY = T("quanjiao", "Play")
WINNING = T("quanjiao", "Winning")
PAYMENT = T("quanjiao", "Payment")

CLAUSES: tuple[Clause, ...] = (
    Clause(
        "Q-1",
        TABLE,
        T("quanjiao", "Tiles"),
        T(
            "quanjiao",
            "Three suits, winds and dragons, four of each: 136 tiles and no flowers. The wall has four sides of 17 "
            "stacks, however many play.",
        ),
    ),
    Clause(
        "Q-2",
        TABLE,
        T("quanjiao", "Players"),
        T(
            "quanjiao",
            "Two, three or four. The seat winds run from the dealer in turn order: East, South, West, North, as far "
            "as there are players. Three sit on three sides of the table, two face each other.",
        ),
    ),
    Clause(
        "Q-3",
        TABLE,
        T("quanjiao", "First dealer and dice"),
        T(
            "quanjiao",
            "Who opened the table deals first. At every deal the dealer throws two dice: the sum, counted over the "
            "four sides with himself as one, names the side where the wall is broken, and so many stacks are counted "
            "off from its right end.",
        ),
    ),
    Clause(
        "Q-4",
        TABLE,
        T("quanjiao", "The deal"),
        T(
            "quanjiao",
            "Four tiles each three times round, then one each, then one more for the dealer. Only kongs are replaced, "
            "from the tail.",
        ),
    ),
    Clause(
        "Q-5",
        TABLE,
        T("quanjiao", "Round wind"),
        T(
            "quanjiao",
            "The match begins in East. The wind goes on when everybody has dealt and the deal passes again.",
        ),
    ),
    Clause(
        "Q-6",
        TABLE,
        T("quanjiao", "Who deals next"),
        T(
            "quanjiao",
            "A dealer who wins stays, and he stays after a draw. If somebody else wins, the seat next after the dealer "
            "deals, whoever the winner was.",
        ),
    ),
    Clause(
        "Q-7",
        PLAY,
        T("quanjiao", "Claims"),
        T(
            "quanjiao",
            "Pung and every kong, but no chow: runs are made of one's own tiles. A kong earns nothing by itself. "
            "Concealed kongs are shown to everybody.",
        ),
    ),
    Clause(
        "Q-8",
        PLAY,
        T("quanjiao", "How to win"),
        T(
            "quanjiao",
            "On a discard, by self-draw, on the replacement of a kong, or by robbing an added kong. Of several who "
            "could win, only the first in turn order after the discarder does.",
        ),
    ),
    Clause(
        "Q-9",
        PLAY,
        T("quanjiao", "The end of the wall"),
        T(
            "quanjiao",
            "Tiles are drawn to the very last; a kong's replacement is one of them. Then the deal is a draw, and "
            "nobody pays.",
        ),
    ),
    Clause(
        "Q-10",
        PLAY,
        T("quanjiao", "Declared ready"),
        T(
            "quanjiao",
            "Heavenly ready: a player other than the dealer who is ready on his 13 dealt tiles is asked once, before "
            "the dealer does anything. Earthly ready: the dealer may declare with a first discard that leaves him "
            "ready, unless he made a concealed kong before it.\n"
            "Everybody hears of it, nobody sees the waits. From then on the hand is fixed: what is drawn is discarded "
            "unless it wins, nothing is claimed but a win, and a drawn tile may be made a concealed kong only if the "
            "waits stay exactly as they were.",
        ),
    ),
    Clause(
        "Q-11",
        WINNING,
        T("quanjiao", "The shape"),
        T("quanjiao", "Four sets and a pair."),
    ),
    Clause(
        "Q-12",
        WINNING,
        T("quanjiao", "The minimum"),
        T(
            "quanjiao",
            "A hand of fewer fan than the table asks for may not win. Patterns of the moment, such as the last tile, "
            "count towards it.",
        ),
    ),
    Clause(
        "Q-13",
        WINNING,
        T("quanjiao", "Patterns"),
        T(
            "quanjiao",
            "The fan of all patterns are added. Every number of the chart is the table's to choose; a pattern at 0 is "
            "not played, and then it replaces nothing either.",
        ),
    ),
    Clause(
        "Q-14",
        WINNING,
        T("quanjiao", "Points"),
        T(
            "quanjiao",
            "A fan is a point, up to the limit. A self-draw is multiplied by its factor after the limit.",
        ),
    ),
    Clause(
        "Q-15",
        WINNING,
        T("quanjiao", "The ready panel"),
        T(
            "quanjiao",
            "A ready player sees for each waiting tile whether it reaches the minimum on an ordinary discard and on an "
            "ordinary self-draw. Where only the last tile, a kong's replacement or a robbed kong would do, no tile is "
            "shown, and the win is offered when its moment comes.",
        ),
    ),
    Clause(
        "Q-16",
        PAYMENT,
        T("quanjiao", "Who pays"),
        T(
            "quanjiao",
            "On a self-draw every other player pays the points. On a discard or a robbed kong every other player does, "
            "or only he who gave the tile, as the table has agreed.",
        ),
    ),
    Clause(
        "Q-17",
        PAYMENT,
        T("quanjiao", "Liability"),
        T(
            "quanjiao",
            "Who is liable pays the points once for every loser, and the others nothing. These rules are asked one "
            "after the other, and the first that names somebody decides; who feeds a set is he whose discard was "
            "punged or konged for it.\n"
            "a. Three winds and three dragons: who feeds the third exposed set of the group, of four winds the fourth, "
            "or discards the tile that completes it.\n"
            "b. All terminals and all honours: who feeds the fourth exposed set; beside three and a concealed kong, "
            "who discards the winning tile.\n"
            "c. Full flush: with three sets exposed who discards the winning tile, with four who feeds the fourth.\n"
            "d. All begged: who discards, before the winner's next turn, a tile of the suit and within two ranks of "
            "his first discard after the fourth set.\n"
            "e. The last five tiles of the wall: who discards the winning tile.\n"
            "f. Nobody, if the winner has one of the great hands of a, b and c, and he who was named waits for one "
            "himself.",
        ),
    ),
    Clause(
        "Q-18",
        PAYMENT,
        T("quanjiao", "The garden"),
        T(
            "quanjiao",
            "Everybody starts with so many points. Who owes more than he has pays what he has and plays on; the winner "
            "goes without the rest, under liability too. Later winnings bring him back in.\n"
            "The match ends as soon as two players (of two players: one) stand at nothing, otherwise after the agreed "
            "number of rounds. Without the garden everybody starts at 0 and scores may be negative.",
        ),
    ),
)

WHERE: Mapping[str, str] = {
    **{row.key: "Q-13" for row in PATTERNS},
    **dict.fromkeys(("points", "limited", "factor"), "Q-14"),
    **dict.fromkeys(("fixed_hand", "fixed_claims", "fixed_waits", "not_ready"), "Q-10"),
    **dict.fromkeys(("self_draw", "discarder", "robbed", "other"), "Q-16"),
    **{key: "Q-17" for key in WORDS if key.startswith(("liability", "danger_", "Q-17"))},
    "wall_empty": "Q-9",
}
"""The clause behind every pattern, step, reason of a payment and refusal."""
