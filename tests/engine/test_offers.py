"""What is kept of the offers of a claim window, and when it isn't used."""

from msgspec.structs import replace

from engine import game
from engine.actions import PASS
from engine.chance import Chance
from engine.common import no_chows
from engine.deal import Deal, put
from engine.offers import Window, claim_offers
from engine.rules import Rules
from engine.rulesets import rules_of


def window(rules: Rules) -> Deal:
    """The first deal in which a discard may be claimed."""
    chance = Chance(b"window")
    step = game.opening(rules, chance)
    while step.deal.phase != "claims":
        seat = min(step.asks)
        step = game.step(rules, step.deal, seat, step.asks[seat].default, chance)
    return step.deal


def test_an_answer_leaves_the_offers_and_any_other_difference_does_not() -> None:
    rules = rules_of("wanzai")
    deal = window(rules)
    kept = Window()
    offers = kept.open(rules, deal)
    assert offers == claim_offers(rules, deal)
    seat = next(iter(offers))
    answered = replace(deal, answers=put(deal.answers, seat, PASS))
    assert kept.offers(rules, answered) is offers
    without = replace(deal, hands=put(deal.hands, seat, ()))
    assert seat not in kept.offers(rules, without)
    other = rules._replace(chows=no_chows, limits=())
    assert kept.offers(other, deal) == claim_offers(other, deal)
    assert kept.offers(other, deal) is not offers


def test_a_window_that_was_never_opened_is_worked_out() -> None:
    rules = rules_of("quanjiao")
    deal = window(rules)
    assert Window().offers(rules, deal) == claim_offers(rules, deal) != {}
