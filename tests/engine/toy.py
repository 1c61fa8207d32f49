"""A fourth rule set, as small as one can be: every win is worth a point from everybody, one round."""

from dataclasses import dataclass

from engine import common, patterns
from engine.deal import Deal
from engine.events import Broke, Event, Scored, Transfer
from engine.match import Next, Outcome
from engine.options import Options, option
from engine.reading import Reading
from engine.rules import Fan, Rules, ThrowBy
from engine.text import QT_TRANSLATE_NOOP as T
from engine.wall import break_slot


@dataclass(frozen=True)
class ToyOptions(Options):
    flush: bool = option(True, T("toy", "Flush"), T("toy", "A full flush is worth one more."), T("toy", "Fan"), "T-1")


def ritual(deal: Deal) -> ThrowBy | Event:
    dealer = deal.standing.dealer
    if not deal.throws:
        return ThrowBy(dealer, "wall")
    total = sum(deal.throws[0].dice)
    return Broke((dealer + total - 1) % 4, total, break_slot((dealer + total - 1) % 4, total, 17))


def tally(rules: Rules, reading: Reading) -> Scored | None:
    lines = common.count_fans(rules.fans, reading)
    return common.scored_as(reading, lines, 1 + common.fan_sum(lines))


def settle(deal: Deal, scored: Scored) -> tuple[Transfer, ...]:
    return tuple(Transfer(seat, scored.seat, scored.value, "other") for seat in common.others(deal, scored.seat))


def succession(deal: Deal, outcome: Outcome) -> Next:
    return common.rounds_match(1, common.winner_stays(deal, outcome, draw_keeps=False))


def build(options: ToyOptions) -> Rules:
    return common.table(
        id="toy", name=T("toy", "Toy"), unit=T("toy", "points"), options=options, tiles=common.NO_FLOWERS, stacks=17,
        ritual=ritual, tally=tally, settle=settle, succession=succession,
        fans=(Fan("flush", T("toy", "Flush"), int(options.flush), patterns.full_flush),),
    )  # fmt: skip
