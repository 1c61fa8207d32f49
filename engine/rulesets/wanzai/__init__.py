"""萬載麻將, as played in Wanzai, Jiangxi: its clauses W-1 to W-19 as one table of law."""

from functools import partial

from engine import common
from engine.distance import Form
from engine.events import Claimed, Drew, Event, KongStood, Revealed
from engine.match import Stake, Standing
from engine.play import free_missed
from engine.reading import four_sets, rags, seven_pairs
from engine.rules import Custom, Rules
from engine.rulesets import RuleSet
from engine.rulesets.wanzai.clauses import CLAUSES, WHERE
from engine.rulesets.wanzai.hand import fans, tally
from engine.rulesets.wanzai.options import WanzaiOptions
from engine.rulesets.wanzai.payment import kong_money, settle, void_kongs
from engine.rulesets.wanzai.procedure import STACKS, chows, jump_draw, only_when_drawn, ritual, succession
from engine.rulesets.wanzai.samples import SAMPLES, figures
from engine.rulesets.wanzai.words import WORDS
from engine.text import QT_TRANSLATE_NOOP as T

NAME = T("wanzai", "Wanzai mahjong")
SUMMARY = T(
    "wanzai",
    "Runs of honours, thirteen rags and seven pairs; the best pattern alone counts.\n"
    "Fire and float are chosen in secret before every deal, and kongs are paid at once.",
)


def build(options: WanzaiOptions) -> Rules:
    """The law of a table with these options."""
    customs: dict[type[Event], Custom] = {KongStood: partial(kong_money, options.dealer_fire)}
    if options.missed_win:
        customs |= {Drew: free_missed, Claimed: free_missed}
    if options.kongs_on_draw == "void":
        customs[Revealed] = void_kongs
    return common.table(
        id="wanzai",
        name=NAME,
        unit=T("wanzai", "pt"),
        price=T("wanzai", "%1 pt"),
        options=options,
        tiles=common.NO_FLOWERS,
        stacks=STACKS,
        form=Form(honour_runs=True, pairs=True, rags=True),
        opening=("stakes", "dice"),
        ritual=partial(ritual, options.dice_rule),
        packets=jump_draw,
        chows=chows if options.honour_chow else common.suit_chows,
        all_win=True,
        missed_win=options.missed_win,
        limits=(only_when_drawn,),
        shapes=(seven_pairs, rags, partial(four_sets, honour_runs=True)),
        fans=fans(options),
        tally=partial(tally, options.quanqiuren == "double"),
        settle=partial(settle, options.dealer_fire),
        customs=customs,
        succession=partial(succession, options),
        words=WORDS,
        initial=Standing((0,) * 4, stakes=(Stake(),) * 4),
    )


RULESET = RuleSet("wanzai", NAME, SUMMARY, WanzaiOptions, build, CLAUSES, WHERE, SAMPLES, figures)
