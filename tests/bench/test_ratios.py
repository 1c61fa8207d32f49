"""What is fast stays fast: ratios to work done in turn in the same process, with 40 % slack, never absolute times.

A machine that is busy for a moment may spoil a round, so that each test has a few attempts.
"""

from collections.abc import Callable
from itertools import count
from statistics import median

import pytest

from engine.rulesets import rules_of
from tests.bench import deals, distance, scoring
from tests.bench.timing import compare, yardstick

SLACK = 0.4
ATTEMPTS = 3
DEALS = 25

COUNTING = {"laosanfan": 3.0, "quanjiao": 2.0, "wanzai": 2.9}
"""How many times as fast as the library counts a hand we were when this was written."""
COSTS = {"laosanfan": 1.3, "quanjiao": 1.4, "wanzai": 1.5}
"""How many times as long as the yardstick a deal of random players took when this was written."""
BOTS = {
    ("laosanfan", "easy"): 4.6, ("laosanfan", "normal"): 3.2, ("laosanfan", "hard"): 7.3,
    ("quanjiao", "easy"): 5.2, ("quanjiao", "normal"): 3.5, ("quanjiao", "hard"): 11.5,
    ("wanzai", "easy"): 3.1, ("wanzai", "normal"): 1.6, ("wanzai", "hard"): 4.2,
}  # fmt: skip
"""How many times as long as one of random players a deal of each level's bots took when this was written."""
BOTS_DEALS = 12


def holds(attempt: Callable[[], list[str]]) -> list[str]:
    """What is too slow in the best of a few attempts."""
    too_slow: list[str] = []
    for _ in range(ATTEMPTS):
        too_slow = attempt()
        if not too_slow:
            break
    return too_slow


def test_distances_are_as_many_times_faster_than_the_library_as_is_aimed_at() -> None:
    def attempt() -> list[str]:
        measured = distance.rates(hands=700, slow=15, rounds=3)
        assert len(measured) == 6
        return [
            f"{what}: {compared.faster:.1f} ×, aimed at {target} ×"
            for what, compared, target in measured
            if compared.faster < target * (1 - SLACK)
        ]

    assert not holds(attempt)


@pytest.mark.parametrize("name", COUNTING)
def test_a_win_is_counted_about_as_fast_as_ever(name: str) -> None:
    rules, hands = rules_of(name, scoring.ANY_HAND_WINS.get(name, "")), scoring.hands(100)

    def attempt() -> list[str]:
        ours = (lambda tiles: scoring.count(rules, tiles), hands)
        faster = compare(ours, (scoring.count_by_library, hands), rounds=3).faster
        return [f"{faster:.2f} ×"] if faster < COUNTING[name] * (1 - SLACK) else []

    assert not holds(attempt)


@pytest.mark.parametrize("name", COSTS)
def test_a_deal_takes_about_as_long_as_ever(name: str) -> None:
    rules = rules_of(name)
    assert any(type(event).__name__ == "Finished" for event in deals.play(rules, 0, deals.by_lot(0)))

    def attempt() -> list[str]:
        cost = median(deals.timed(rules, number, deals.by_lot(number)) / yardstick() for number in range(DEALS))
        return [f"{cost:.2f} yardsticks"] if cost > COSTS[name] * (1 + SLACK) else []

    assert not holds(attempt)


@pytest.mark.parametrize(("name", "level"), BOTS)
def test_a_deal_of_bots_takes_about_as_many_deals_by_lot_as_ever(name: str, level: str) -> None:
    rules, numbers = rules_of(name), count()
    choose = deals.by_bots(rules, level, [])
    for first in range(deals.FIRST_DEALS):
        assert deals.play(rules, -1 - first, choose)

    def attempt() -> list[str]:
        fresh = [next(numbers) for _ in range(BOTS_DEALS)]
        by_lot = median(deals.timed(rules, number, deals.by_lot(number)) for number in fresh)
        cost = median(deals.timed(rules, number, choose) for number in fresh) / by_lot
        return [f"{cost:.2f} deals by lot"] if cost > BOTS[name, level] * (1 + SLACK) else []

    assert not holds(attempt)
