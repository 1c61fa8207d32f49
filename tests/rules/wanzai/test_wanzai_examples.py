"""The examples of this folder leave out no clause, option, value, pattern or rare event."""

import re

import pytest

from engine.options import Option
from engine.rulesets.wanzai import RULESET
from engine.rulesets.wanzai.options import WanzaiOptions
from tests.rules.examples import Example, all_examples

EXAMPLES = [example for example in all_examples() if example.region == "wanzai"]
PATTERNS = [fan.key for fan in RULESET.build(WanzaiOptions(extras=True)).fans]
PURE = {"pinghu": {4, 5, 10}, "daqidui": {10}, "qixiaodui": {10}, "haohua": {20}, "shuanghaohua": {40}}


def values(example: Example) -> dict[str, str]:
    """The options that an example names."""
    written = next((line.value for line in example.lines if line.key == "options"), "")
    return dict(re.findall(r"(\w+)=(\w+)", written))


def test_every_clause_has_an_example() -> None:
    shown = set().union(*(example.clauses for example in EXAMPLES))
    assert {f"W-{n}" for n in range(1, 20)} | {f"C-{n}" for n in range(1, 11)} <= shown


@pytest.mark.parametrize("leaf", WanzaiOptions.schema(), ids=lambda leaf: leaf.key)
def test_every_option_is_exercised_at_each_value(leaf: Option) -> None:
    of_clause = [example for example in EXAMPLES if leaf.clause in example.clauses]
    shown = {values(example).get(leaf.key, leaf.format(leaf.default)) for example in of_clause}
    assert shown == {choice.text for choice in leaf.choices}


@pytest.mark.parametrize("key", PATTERNS)
def test_every_pattern_is_shown_at_its_price(key: str) -> None:
    lines = [line.text for example in EXAMPLES for line in example.lines]
    prices = {int(line.split()[-1]) for line in lines if line.startswith(f"fans: {key} ")}
    assert prices
    assert prices >= PURE.get(key, set())


def test_every_word_of_an_event_is_known() -> None:
    rules = RULESET.build(WanzaiOptions())
    keys = {"kong_added", "kong_direct", "kong_concealed", "kong_void", "robbed", "other", "discarder", "self_draw"}
    steps = {"one_suit", "twice", "as_self_draw", "value", "fire", "floats", "kong_passed"}
    assert keys | steps | set(PATTERNS) <= set(rules.words)
