"""The law in words: its numbered clauses, which clause a key of the law comes from, and a sample hand per pattern.

The clauses C-1 to C-10 are common to all rule sets. A clause names no option: those of the schema name their clause.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from engine.text import QT_TRANSLATE_NOOP as T
from engine.text import Text

if TYPE_CHECKING:
    from engine.rules import Rules

ALL = T("clauses", "At every table")


class Clause(NamedTuple):
    """A numbered clause of the law in its part of the game; paragraphs of the body are lines."""

    number: str
    part: Text
    title: Text
    body: Text


class Figures(NamedTuple):
    """A table of numbers that belongs to a clause, computed by the law itself; a cell is a word or a number."""

    clause: str
    head: tuple[Text | int, ...]
    rows: tuple[tuple[Text | int, ...], ...]


class Sample(NamedTuple):
    """What a pattern takes, and a winning hand that has it at a table with these `options` (standard where empty).

    The winner sits in `seat` (0 deals), the next seat feeds his exposed sets and the winning tile; `melds` are written
    as `[555m] (CCCC)`.
    """

    takes: Text
    hand: str
    tile: str
    melds: str = ""
    how: str = "discard"
    seat: int = 1
    flowers: str = ""
    flags: tuple[str, ...] = ()
    declared: str | None = None
    round_wind: str = "E"
    options: str = ""

    def question(self, ruleset: str, players: int = 4) -> dict[str, Any]:
        """The question of `sanfan score` that the sample is, among so many players."""
        feeder = (self.seat - 1) % players
        melds = [
            {"tiles": meld, "source": None if meld.startswith("(") else feeder, "added": False}
            for meld in self.melds.split()
        ]
        rows: list[dict[str, Any]] = [{"hand": None} for _ in range(players)]
        rows[self.seat] = {"hand": self.hand, "melds": melds, "flowers": self.flowers}
        source = None if self.how == "self" else feeder
        return {
            "rules": ruleset,
            "options": self.options,
            "round": self.round_wind,
            "dealer": 0,
            "winner": self.seat,
            "players": rows,
            "win": {"tile": self.tile, "how": self.how, "source": source, "flags": list(self.flags)},
            "declared": [self.declared if seat == self.seat else None for seat in range(players)],
        }


def no_figures(rules: Rules) -> tuple[Figures, ...]:
    """The law has no tables beside the worth of its patterns."""
    return ()


COMMON: tuple[Clause, ...] = (
    Clause(
        "C-1",
        ALL,
        T("clauses", "Who comes first"),
        T(
            "clauses",
            "A win goes before a pung or a kong, and these go before a chow. Among equals the seat that comes first "
            "after the discarder has the tile, unless the table lets every winner win.\n"
            "Everybody who could claim is asked at the same moment. No answer in time is a pass, but a win on offer "
            "is taken. Robbing a kong goes the same way.",
        ),
    ),
    Clause(
        "C-2",
        ALL,
        T("clauses", "Chow"),
        T("clauses", "Only the next seat after the discarder may chow."),
    ),
    Clause(
        "C-3",
        ALL,
        T("clauses", "Drawing, kongs and the tail"),
        T(
            "clauses",
            "Who draws or claims a tile discards one. After a kong or a flower he first draws a replacement from the "
            "tail of the wall: the upper tile of its last stack, then the lower one.\n"
            "Concealed and added kongs are declared in one's own turn after a draw, the dealer's first turn included. "
            "No kong is allowed whose replacement could not be drawn. After a discard that leaves nothing to draw, "
            "only a win may be claimed.",
        ),
    ),
    Clause(
        "C-4",
        ALL,
        T("clauses", "A triplet finished by another's tile"),
        T(
            "clauses",
            "It is valued as an exposed triplet; finished by one's own draw it is concealed. It is never an exposed "
            "set: whatever asks for sets on the table looks only at those that lay there before the win.",
        ),
    ),
    Clause(
        "C-5",
        ALL,
        T("clauses", "Several readings"),
        T(
            "clauses",
            "If a hand can be split in several ways, the way that is worth most counts. It also settles which set, or "
            "the pair, the winning tile completed. A dealer who wins on his dealt tiles wins by self-draw, on the last "
            "tile that he took.",
        ),
    ),
    Clause(
        "C-6",
        ALL,
        T("clauses", "Nothing leaks"),
        T(
            "clauses",
            "Other hands, the wall and the faces of hidden kongs reach no screen and no record of a seat that may not "
            "see them before the deal is over.",
        ),
    ),
    Clause(
        "C-7",
        ALL,
        T("clauses", "Nothing is lost"),
        T("clauses", "What the players gain and lose in a deal always adds up to zero."),
    ),
    Clause(
        "C-8",
        ALL,
        T("clauses", "Everything can be repeated"),
        T(
            "clauses",
            "The same rule code, the same seed and the same decisions give the same deal, tile for tile, on every "
            "machine.",
        ),
    ),
    Clause(
        "C-9",
        ALL,
        T("clauses", "After a claim"),
        T(
            "clauses",
            "After a chow or a pung any tile may be discarded, the one just taken included. But there is no win and no "
            "kong before the next draw of one's own.",
        ),
    ),
    Clause(
        "C-10",
        ALL,
        T("clauses", "Seats and dice"),
        T(
            "clauses",
            "Seats are numbered in turn order, counter-clockwise; the first seat throws the first dice. The sum of the "
            "dice is counted out counter-clockwise, beginning with the counting player as one.",
        ),
    ),
)
