"""The rule sets: each is one module (or small package) that says its options and builds its table of law."""

from collections.abc import Callable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, NamedTuple

from engine.clauses import COMMON, Clause, Figures, Sample, no_figures
from engine.options import BadOption, Options
from engine.rules import Rules
from engine.text import QT_TRANSLATE_NOOP, Text

IDS = tuple(sorted(module.name for module in iter_modules(__path__)))
"""A rule set is registered by lying here: its id is the name of its module."""
NO_RULE_SET = QT_TRANSLATE_NOOP("options", "there is no rule set “%1”; there are: %2")


class RuleSet(NamedTuple):
    """A region's game: its name, a two-line summary, its options and how they build the law; and the law to read.

    `clauses` are its own, `where` finds the clause of a key (fan, line, step, payment, refusal), `samples` has a hand
    for every pattern, `figures` are tables of numbers at a table.
    """

    id: str
    name: Text
    summary: Text
    options: type[Options]
    build: Callable[[Any], Rules]
    clauses: tuple[Clause, ...] = ()
    where: Mapping[str, str] = {}
    samples: Mapping[str, Sample] = {}
    figures: Callable[[Rules], tuple[Figures, ...]] = no_figures

    @property
    def law(self) -> tuple[Clause, ...]:
        """Its own clauses, then those common to all."""
        return self.clauses + COMMON


def ruleset(name: str) -> RuleSet:
    """The rule set of that id; BadOption names those that exist."""
    if name not in IDS:
        raise BadOption(NO_RULE_SET, name, ", ".join(IDS))
    held = import_module(f"engine.rulesets.{name}").RULESET
    assert isinstance(held, RuleSet)
    return held


def rules_of(name: str, options: str = "") -> Rules:
    """The law of a table: a rule set, and its options as a rule code or `k=v,k=v`; BadOption says what is wrong."""
    chosen = ruleset(name)
    return chosen.build(chosen.options.from_text(options))
