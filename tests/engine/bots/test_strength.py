"""A sample of the long runs: levels against each other, no illegal move, no liability that cost nothing to avoid."""

from pathlib import Path

import pytest

from engine.bots.hard import Hard
from engine.bots.parameters import Parameters, parameters
from engine.bots.planner import Planner
from engine.rulesets import IDS, rules_of
from tests.bench.arena import Outcome, mean_and_error
from tests.bench.tune import STEPS
from tests.long.legality import judge, together
from tests.long.strength import brought, line, measure, seated

WALLS = 3


@pytest.mark.parametrize("name", IDS)
def test_an_easy_player_beats_three_random_ones(name: str) -> None:
    rows = measure(rules_of(name), "easy", "random", WALLS)
    mean, error = mean_and_error([row.points / row.deals for row in rows])
    assert len(rows) == WALLS
    assert mean > error


def test_a_measurement_goes_on_where_it_stopped(tmp_path: Path) -> None:
    rules, path = rules_of("wanzai"), tmp_path / "rows.json"
    first = measure(rules, "easy", "random", 1, path=path)
    both = measure(rules, "easy", "random", 2, path=path)
    assert both[:1] == first
    assert both == measure(rules, "easy", "random", 2)
    assert "| 8 |" in line("easy", both)


def test_a_part_brings_what_is_lost_without_it() -> None:
    whole = [Outcome(deals=4, points=8), Outcome(deals=4, points=4)]
    assert brought("danger", whole, [Outcome(deals=4, points=4), Outcome(deals=4)]) == "danger brings +1.00 ± 0.00"
    rules = rules_of("wanzai")
    bare = seated("hard", rules, "a", "danger")
    assert all(isinstance(player, Hard) and Hard.parts - player.parts == {"danger"} for player in bare)


def test_equals_gain_nothing_from_each_other_on_duplicate_deals() -> None:
    rows = measure(rules_of("laosanfan"), "random", "random", 2)
    assert sum(rows, Outcome()).deals == 8


def test_nothing_illegal_and_no_needless_liability() -> None:
    total = judge(0)
    for number in range(20, 80, 20):
        total = together(total, judge(number))
    assert total.decisions > 100
    assert total.illegal == 0
    assert not total.needless.keys() & {"easy", "normal", "hard"}


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_every_number_that_is_tuned_is_a_number_of_the_level(level: str) -> None:
    for name in IDS:
        assert STEPS.keys() <= parameters(level, name)._asdict().keys()


def test_a_player_plays_by_other_numbers() -> None:
    rules = rules_of("quanjiao")
    player = Planner(rules, b"")
    numbers = parameters("normal", "quanjiao")
    assert isinstance(numbers, Parameters)
    player.play_by(numbers._replace(pace=numbers.pace * 2))
    assert player.numbers.pace == numbers.pace * 2
