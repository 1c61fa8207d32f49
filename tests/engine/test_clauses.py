"""The law to read: every clause has a text, every key its clause, every pattern a hand that really has it."""

import re
from pathlib import Path

import pytest

from engine.clauses import COMMON
from engine.rules import Rules
from engine.rulesets import IDS, RuleSet, ruleset
from engine.scoring import score
from engine.text import WORDS

SETS = [ruleset(name) for name in IDS]
DOCS = Path(__file__).parents[2] / "docs" / "rules"
ALL = pytest.mark.parametrize("chosen", SETS, ids=IDS)


def standard(chosen: RuleSet) -> Rules:
    return chosen.build(chosen.options())


@ALL
def test_the_program_and_the_written_law_have_the_same_clauses(chosen: RuleSet) -> None:
    titles = re.compile(r"^### ([A-Z]-\d+) · ", re.MULTILINE)
    written = [*titles.findall((DOCS / f"{chosen.id}.md").read_text(encoding="utf-8"))]
    common = [*titles.findall((DOCS / "README.md").read_text(encoding="utf-8"))]
    numbers = [clause.number for clause in chosen.law]
    assert written
    assert sorted(numbers) == sorted(written + common)


@ALL
def test_clauses_are_numbered_through(chosen: RuleSet) -> None:
    letter = chosen.clauses[0].number.partition("-")[0]
    assert [clause.number for clause in chosen.clauses] == [
        f"{letter}-{number}" for number in range(1, len(chosen.clauses) + 1)
    ]


def test_the_three_laws_and_what_is_common_are_whole() -> None:
    last = {chosen.id: chosen.clauses[-1].number for chosen in SETS}
    assert last.items() >= {"laosanfan": "L-18", "quanjiao": "Q-18", "wanzai": "W-19"}.items()
    assert [clause.number for clause in COMMON] == [f"C-{number}" for number in range(1, 11)]


@ALL
def test_every_clause_says_something(chosen: RuleSet) -> None:
    assert all(clause.title.source and clause.body.source.endswith(".") for clause in chosen.law)


@ALL
def test_every_option_names_a_clause_that_exists(chosen: RuleSet) -> None:
    numbers = {clause.number for clause in chosen.clauses}
    assert {option.clause for option in chosen.options.schema()} <= numbers


@ALL
def test_every_key_of_the_law_has_its_clause(chosen: RuleSet) -> None:
    assert {clause.number for clause in chosen.law} >= set(chosen.where.values())
    assert set(standard(chosen).words) >= set(WORDS)
    assert set(chosen.where) == set(standard(chosen).words)


@ALL
def test_every_pattern_has_a_sample(chosen: RuleSet) -> None:
    assert list(chosen.samples) == [fan.key for fan in standard(chosen).fans]


SAMPLES = [(chosen, key) for chosen in SETS for key in chosen.samples]


@pytest.mark.parametrize(("chosen", "key"), SAMPLES, ids=[f"{chosen.id}-{key}" for chosen, key in SAMPLES])
def test_a_sample_has_its_pattern(chosen: RuleSet, key: str) -> None:
    """At the standard table, or the one that the sample asks for because the standard does not play the pattern."""
    sample = chosen.samples[key]
    played = next(fan.worth for fan in standard(chosen).fans if fan.key == key) > 0
    assert played == (sample.options == "")
    answer = score(sample.question(chosen.id))
    assert key in [line["key"] for line in answer["fans"]]


@ALL
def test_figures_are_whole_tables_of_a_clause(chosen: RuleSet) -> None:
    numbers = {clause.number for clause in chosen.clauses}
    for figures in chosen.figures(standard(chosen)):
        assert figures.clause in numbers
        assert {len(row) for row in figures.rows} == {len(figures.head)}


def test_the_figures_of_laosanfan_are_those_of_its_law() -> None:
    """L-14 and L-15: the numbers of the written tables."""
    chosen = ruleset("laosanfan")
    hu, silver = chosen.figures(standard(chosen))
    assert [row[1:] for row in hu.rows[:4]] == [(2, 4), (4, 8), (8, 16), (16, 32)]
    assert silver.rows[0] == (0, 30, 40, 50, 60, 80)
    assert silver.rows[3] == (3, 300, 300, 300, 300, 300)
    fifties = chosen.figures(chosen.build(chosen.options.from_text("scheme=yaobanliu")))[1]
    assert fifties.rows[0] == (0, 50, 100, 100, 100, 100)
