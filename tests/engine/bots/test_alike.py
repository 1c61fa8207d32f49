"""A price doesn't depend on which of the situations that are alike was met first."""

from typing import Any

import pytest

from engine.bots import bot
from engine.bots.alike import aim_key, hand_key, representative
from engine.bots.worth import Worth, worth_of
from engine.rulesets import IDS, rules_of
from tests.bench.arena import play

DEALS = 6


@pytest.fixture(params=IDS)
def asked(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[Worth, list[tuple[Any, ...]]]:
    """The prices that hard players ask in a few deals."""
    rules = rules_of(request.param)
    calls: dict[tuple[Any, ...], None] = {}
    price = Worth.price

    def note(self: Worth, aim: Any, melds: Any, place: Any, *rest: Any) -> float:
        calls[aim, melds, place] = None
        return price(self, aim, melds, place, *rest)

    monkeypatch.setattr(Worth, "price", note)
    worth_of.cache_clear()
    bots = [bot("hard", rules, bytes([seat])) for seat in range(rules.players)]
    for wall in range(DEALS):
        play(rules, 11_000_000 + wall, bots)
    worth_of.cache_clear()
    monkeypatch.undo()
    return Worth(rules), list(calls)


def test_one_situation_stands_for_all_that_are_alike(asked: tuple[Worth, list[tuple[Any, ...]]]) -> None:
    worth, calls = asked
    found: dict[object, Any] = {}
    shared = 0
    for aim, melds, place in calls:
        key = aim_key(aim, place, worth.valued), hand_key(melds, place, worth.valued)
        chosen = representative(aim, melds, place, worth.valued)
        shared += key in found
        assert found.setdefault(key, chosen) == chosen
        again, stand_in, there = chosen
        assert (aim_key(again, there, worth.valued), hand_key(stand_in, there, worth.valued)) == key
    assert shared > len(calls) / 10


def test_prices_asked_in_another_order_are_the_same(asked: tuple[Worth, list[tuple[Any, ...]]]) -> None:
    worth, calls = asked
    forward = [worth.of(aim, melds, place) for aim, melds, place in calls]
    other = Worth(worth.rules)
    backward = [other.of(aim, melds, place) for aim, melds, place in reversed(calls)]
    assert any(forward)
    assert forward == backward[::-1]
