"""全椒老三番, as played in Quanjiao, Anhui: its clauses Q-1 to Q-18 as one table of law."""

from functools import partial

from engine import common
from engine.events import DITING, TIANTING, KongConcealed
from engine.play import PHASES
from engine.rules import Rules
from engine.rulesets import RuleSet
from engine.rulesets.quanjiao import ready
from engine.rulesets.quanjiao.chart import fans
from engine.rulesets.quanjiao.clauses import CLAUSES, WHERE
from engine.rulesets.quanjiao.law import STACKS, garden, ritual, settle, show_kongs, succession, tally
from engine.rulesets.quanjiao.liability import danger, liable
from engine.rulesets.quanjiao.options import QuanjiaoOptions
from engine.rulesets.quanjiao.samples import SAMPLES
from engine.rulesets.quanjiao.words import WORDS
from engine.text import QT_TRANSLATE_NOOP as T

NAME = T("quanjiao", "Quanjiao three-fan")
SUMMARY = T(
    "quanjiao",
    "For two, three or four players, without chows: 24 patterns, and at least two fan to win.\n"
    "Everybody brings a garden of points; who feeds a great hand pays for all.",
)


def build(options: QuanjiaoOptions) -> Rules:
    """The law of a table of quanjiao."""
    earthly = options.chart[DITING] != 0
    heavenly = options.chart[TIANTING] != 0
    patterns = fans(options.chart, options.limit)
    return common.table(
        id="quanjiao",
        name=NAME,
        unit=T("quanjiao", "pt"),
        bamboo=T("quanjiao", "%1 of bamboo"),
        options=options,
        players=options.players,
        tiles=common.NO_FLOWERS,
        stacks=STACKS,
        ritual=ritual,
        opening=("dice", TIANTING) if heavenly else ("dice",),
        phases={**PHASES, TIANTING: ready.PHASE},
        chows=common.no_chows,
        limits=(ready.fixed_hand,),
        more=ready.earthly if earthly else common.nothing_more,
        customs={KongConcealed: show_kongs},
        fans=patterns,
        tally=partial(tally, options),
        settle=partial(settle, options),
        liable=liable if options.liability else common.nobody_liable,
        danger=partial(danger, frozenset(fan.key for fan in patterns if fan.worth))
        if options.liability
        else common.no_danger,
        purse=garden if options.balance else common.full_purse,
        succession=partial(succession, options),
        score=options.balance,
        minimum=options.min_fan,
        ready_panel=True,
        words=WORDS,
    )


RULESET = RuleSet("quanjiao", NAME, SUMMARY, QuanjiaoOptions, build, CLAUSES, WHERE, SAMPLES)
