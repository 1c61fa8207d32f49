"""老三番 with flowers, as played in Ninghai, Ningbo: its clauses L-1 to L-18 as one table of law."""

from functools import partial

from engine import common
from engine.match import Standing
from engine.rules import Rules
from engine.rulesets import RuleSet
from engine.rulesets.laosanfan.clauses import CLAUSES, WHERE
from engine.rulesets.laosanfan.hand import hand_fans, own_flowers, set_fans
from engine.rulesets.laosanfan.liability import danger, liable
from engine.rulesets.laosanfan.options import LaosanfanOptions
from engine.rulesets.laosanfan.payment import losers_settle, settle
from engine.rulesets.laosanfan.procedure import STACKS, drawable, first_go_around, ritual, succession
from engine.rulesets.laosanfan.samples import SAMPLES, figures
from engine.rulesets.laosanfan.scheme import SCHEMES, tally
from engine.rulesets.laosanfan.words import WORDS
from engine.text import QT_TRANSLATE_NOOP as T

NAME = T("laosanfan", "Laosanfan")
SUMMARY = T(
    "laosanfan",
    "Old three-fan from Ninghai with eight flowers: hu are counted, three fan are the limit.\n"
    "The losers settle among themselves, and who feeds three spread sets pays for all.",
)


def build(options: LaosanfanOptions) -> Rules:
    """The law of a table of laosanfan."""
    return common.table(
        id="laosanfan",
        name=NAME,
        unit=T("laosanfan", "silver"),
        options=options,
        tiles=common.WITH_FLOWERS,
        stacks=STACKS,
        ritual=ritual,
        drawable=drawable,
        limits=(first_go_around,) if options.first_round_limit else (),
        all_win=options.multiple_winners == "all",
        fans=hand_fans(options) + set_fans(options),
        tally=partial(tally, SCHEMES[options.scheme]),
        settle=partial(settle, options),
        losers=partial(losers_settle, options),
        liable=liable if options.liability else common.nobody_liable,
        danger=danger if options.liability else common.no_danger,
        own_flowers=own_flowers,
        succession=partial(succession, options),
        words=WORDS,
        has_hu=True,
        # nobody has dealt before the dice have chosen the first dealer (L-2)
        initial=Standing((0,) * 4, dealt=0),
    )


RULESET = RuleSet("laosanfan", NAME, SUMMARY, LaosanfanOptions, build, CLAUSES, WHERE, SAMPLES, figures)
