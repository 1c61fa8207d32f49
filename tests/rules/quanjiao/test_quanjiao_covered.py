"""The examples show every clause, every pattern and liability both ways, and every option at each of its values."""

import re

import pytest

from engine import game
from engine.chance import Chance
from engine.options import Option
from engine.rulesets.quanjiao import RULESET
from engine.rulesets.quanjiao.chart import PATTERNS
from engine.rulesets.quanjiao.options import GARDENS, QuanjiaoOptions
from tests.rules.examples import Example, all_examples

EXAMPLES = [example for example in all_examples() if example.region == "quanjiao"]
CLAUSES = [*(f"Q-{number}" for number in range(1, 19)), *(f"C-{number}" for number in range(1, 11))]


def titles(start: str) -> list[str]:
    return [example.title for example in EXAMPLES if re.search(rf"\b{re.escape(start)}(?![\d.])", example.title)]


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_an_example(clause: str) -> None:
    assert clause in {clause for example in EXAMPLES for clause in example.clauses}


@pytest.mark.parametrize("letter", "abcdef")
def test_every_letter_of_the_liability_names_somebody_and_nobody(letter: str) -> None:
    """Q-17: each rule both ways (f: exempt and not)."""
    texts = [line.text for example in EXAMPLES if f"Q-17{letter}" in example.title for line in example.lines]
    assert "liable: nobody" in texts
    assert [text for text in texts if text.startswith("liable: 2")]


@pytest.mark.parametrize(("number", "key"), [(n, row.key) for n, row in enumerate(PATTERNS, 1)])
def test_every_pattern_has_a_hand_that_has_it_and_one_that_misses_it(number: int, key: str) -> None:
    """Q-13."""
    shown = {True: 0, False: 0}
    for example in EXAMPLES:
        if example.title in titles(f"Q-13.{number}"):
            counts = any(line.key == "fans" and re.search(rf"\b{key}\b", line.value) for line in example.lines)
            missed = "just missed" in example.title or "not played" in example.title
            assert counts != missed, example.title
            shown[counts] += 1
    assert min(shown.values()) > 0


def chosen(example: Example, leaf: Option) -> str:
    """The option's value in an example."""
    rows = [line.value for line in example.lines if line.key == "options"]
    return leaf.format(QuanjiaoOptions.from_text(rows[0] if rows else "").value(leaf.key))


@pytest.mark.parametrize("key", [leaf.key for leaf in QuanjiaoOptions.schema() if "chart." not in leaf.key])
def test_every_option_is_exercised_at_each_of_its_values(key: str) -> None:
    """The chart has a test of its own, the garden's many numbers as well; its ends are examples."""
    leaf = QuanjiaoOptions.find(key)
    values = ["off", "20", "50", "500"] if key == "garden" else [choice.text for choice in leaf.choices]
    written = {value for example in EXAMPLES for value in [chosen(example, leaf)]}
    assert set(values) <= written


def test_every_garden_gives_everybody_its_points() -> None:
    """Q-18."""
    for choice in GARDENS:
        rules = RULESET.build(QuanjiaoOptions(garden=choice.value))
        points = 0 if choice.value == "off" else choice.value
        deal = game.opening(rules, Chance(b"garden")).deal
        assert deal.standing.scores == (points,) * 4
