"""The examples of laosanfan leave nothing out: every clause, every value of every option, every fan."""

from engine.rulesets.laosanfan import RULESET
from tests.rules.examples import Example, all_examples

EXAMPLES = [example for example in all_examples() if example.region == "laosanfan"]
CLAUSES = {f"L-{number}" for number in range(1, 19)} | {f"C-{number}" for number in range(1, 11)}


def lines(key: str) -> list[str]:
    return [line.value for example in EXAMPLES for line in example.lines if line.key.split(" of ")[0] == key]


def agreed(example: Example) -> set[str]:
    """The options that an example names, as `key=value`."""
    return {
        part.strip()
        for line in example.lines
        if line.key == "options"
        for part in line.value.split(",")
        if part.strip()
    }


def test_every_clause_is_named() -> None:
    assert CLAUSES - {clause for example in EXAMPLES for clause in example.clauses} == set()


def test_every_value_of_every_option_is_played() -> None:
    there = {f"{leaf.key}={choice.text}" for leaf in RULESET.options.schema() for choice in leaf.choices}
    assert there - {option for example in EXAMPLES for option in agreed(example)} == set()


def test_every_fan_is_counted() -> None:
    counted = {part.split()[0] for value in lines("fans") for part in value.split(",")}
    everything = RULESET.options.from_text("wind_fan=seat_and_round")
    assert {fan.key for fan in RULESET.build(everything).fans} - counted == set()
    assert "none" in counted
