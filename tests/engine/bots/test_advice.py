"""Bots say why: in words whose texts can be translated, and about the choice that they make."""

import pytest

from engine import game
from engine.actions import Discard
from engine.bots import LEVELS, bot
from engine.bots.advice import Saying
from engine.bots.plans import NO_CORE, Aim, frame, missing
from engine.bots.reasons import ready
from engine.bots.sight import dead_tiles, look
from engine.bots.worth import worth_of
from engine.chance import Chance
from engine.deal import view
from engine.meld import parse_meld
from engine.rulesets import IDS, rules_of
from engine.text import Text
from tests.engine.bots.test_planner import ME, OTHER, holding, rules_for


def texts(saying: object) -> list[Text]:
    """All texts of a saying, those in its places included."""
    if isinstance(saying, Saying):
        return [saying.text, *(text for place in saying.places for text in texts(place))]
    return [saying] if isinstance(saying, Text) else []


@pytest.mark.parametrize("level", sorted(LEVELS))
@pytest.mark.parametrize("name", IDS)
def test_every_choice_has_its_reasons(name: str, level: str) -> None:
    rules, chance = rules_of(name), Chance(b"advice")
    players = [bot(level, rules, bytes([seat])) for seat in range(rules.players)]
    step, said, discards = game.opening(rules, chance), set[str](), 0
    while step.deal.next is None:
        seat = min(step.asks)
        ask, seen = step.asks[seat], view(step.deal, seat)
        advice = players[seat].explain(seen, seat, ask)
        assert advice.action == players[seat].choose(seen, seat, ask)
        assert advice.reasons
        assert all(text.source for reason in advice.reasons for text in texts(reason))
        assert "%" not in advice.english()
        said.add(advice.english())
        discards += isinstance(advice.action, Discard)
        step = game.step(rules, step.deal, seat, advice.action, chance, offered=step.asks)
    assert discards > 10
    assert len(said) > (0 if level == "random" else 5)


def test_a_danger_is_named() -> None:
    """Somewhere in some deals the hard bot keeps a tile because of what another has on the table."""
    rules = rules_of("wanzai")
    players = [bot("hard", rules, bytes([seat])) for seat in range(4)]
    said = set()
    for deal in range(3):
        chance = Chance(f"danger {deal}".encode())
        step = game.opening(rules, chance)
        while step.deal.next is None:
            seat = min(step.asks)
            advice = players[seat].explain(view(step.deal, seat), seat, step.asks[seat])
            said |= {reason.text.source for reason in advice.reasons}
            step = game.step(rules, step.deal, seat, advice.action, chance, offered=step.asks)
    assert "%1 is dangerous: %2" in said


@pytest.mark.parametrize(
    ("name", "melds", "hand", "river", "words"),
    [
        ("laosanfan", "", "123m456p78s99p234s", "", "ready for any hand, on 6s 9s"),
        ("laosanfan", "", "123m456p78s99p234s", "6666s", "ready for any hand, on 9s"),
        ("quanjiao", "", "123m456p78s99p234s", "", "ready for any hand, on 6s 9s"),
        ("quanjiao", "[222p]", "123m78s99p234s", "", "ready for any hand, but no tile that may still come would win"),
        ("quanjiao", "[222p]", "123p78p99s234s", "", "ready for Hard void, on 6p 9p"),
    ],
)
def test_a_ready_hand_names_the_tiles_that_may_still_come_and_win(
    name: str, melds: str, hand: str, river: str, words: str
) -> None:
    rules = rules_for(name)
    shown = (parse_meld(melds, OTHER),) if melds else ()
    sight = look(rules, holding(rules, hand, shown, river, drawn=False), ME, dead_tiles(rules))
    worth = worth_of(rules)
    near = [plan for plan in worth.plans if missing(plan, frame(sight.hand), sight.hand) == 1]
    assert ready(worth, sight, sight.hand, shown, Aim(near[-1], NO_CORE)).english() == words
