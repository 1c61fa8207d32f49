"""What a table of quanjiao may choose."""

from dataclasses import dataclass

from engine.options import Chart, Choice, Option, Options, chart_option, option
from engine.rulesets.quanjiao.chart import LIMIT, PATTERNS
from engine.text import QT_TRANSLATE_NOOP as T

TABLE = T("quanjiao", "The table")
WINNING = T("quanjiao", "Winning")
PAYMENT = T("quanjiao", "Payment")
MATCH = T("quanjiao", "The match")
CHART = T("quanjiao", "Chart of patterns")
LARGEST_FAN = 24
OFF = "off"

NUMBERS = (*(Choice(fan) for fan in range(LARGEST_FAN + 1)), Choice(LIMIT, T("quanjiao", "limit")))
ENTRIES = tuple(Option(row.key, row.name, row.takes, CHART, NUMBERS, row.worth, "Q-13") for row in PATTERNS)
GARDENS = (Choice(OFF, T("quanjiao", "off: debts are allowed")), *(Choice(points) for points in range(20, 501)))


@dataclass(frozen=True)
class QuanjiaoOptions(Options):
    """The options of quanjiao, each with the reading of the source text as its default."""

    players: int = option(
        4,
        T("quanjiao", "Players"),
        T("quanjiao", "Two sit opposite each other, three on three sides; the wall always has four sides."),
        TABLE,
        "Q-2",
        (Choice(2), Choice(3), Choice(4)),
    )
    min_fan: int = option(
        2,
        T("quanjiao", "Minimum fan"),
        T("quanjiao", "A hand worth less is no win; fan of the moment, such as the last tile, count."),
        WINNING,
        "Q-12",
        (Choice(1), Choice(2)),
    )
    limit: int = option(
        12,
        T("quanjiao", "Limit"),
        T("quanjiao", "The most points that a hand is worth to one payer, before the self-draw factor."),
        WINNING,
        "Q-14",
        (Choice(6), Choice(12), Choice(24)),
    )
    self_draw_factor: int = option(
        1,
        T("quanjiao", "Self-draw factor"),
        T("quanjiao", "Multiplies the points of a self-draw, after the limit."),
        PAYMENT,
        "Q-14",
        (Choice(1), Choice(2)),
    )
    payment: str = option(
        "all",
        T("quanjiao", "Who pays for a discard"),
        T("quanjiao", "Whether every other player pays a win on a discard or a robbed kong, or he who gave it alone."),
        PAYMENT,
        "Q-16",
        (
            Choice("all", T("quanjiao", "everybody")),
            Choice("discarder", T("quanjiao", "the discarder alone")),
        ),
    )
    liability: bool = option(
        True,
        T("quanjiao", "Liability"),
        T("quanjiao", "Who feeds a great hand, or discards recklessly, pays once for every loser (包牌)."),
        PAYMENT,
        "Q-17",
    )
    garden: int | str = option(
        50,
        T("quanjiao", "The garden"),
        T("quanjiao", "Points at the start. Nobody pays more than he has; the match ends once two stand at nothing."),
        MATCH,
        "Q-18",
        GARDENS,
    )
    match_length: int = option(
        4,
        T("quanjiao", "Match length"),
        T("quanjiao", "How often the round wind goes on before the match ends."),
        MATCH,
        "Q-18",
        (
            Choice(1, T("quanjiao", "1 round")),
            Choice(2, T("quanjiao", "2 rounds")),
            Choice(4, T("quanjiao", "4 rounds")),
        ),
    )
    chart: Chart = chart_option(ENTRIES)

    @property
    def balance(self) -> int:
        """What everybody starts with: 0 without the garden."""
        return 0 if isinstance(self.garden, str) else self.garden
