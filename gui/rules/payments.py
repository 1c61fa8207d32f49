"""What a sample hand brings at a table, won in each way: counted and settled by the law itself."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from engine.rules import Rules
from engine.rulesets import RuleSet
from engine.scoring import Count, NoWin, count
from engine.seat import SEATS
from gui.table.words import wind_name
from gui.text import say


class Case(NamedTuple):
    """One way to win: in words, what the hand is worth, who pays how much."""

    how: str
    worth: str
    paid: str


def payment_cases(ruleset: RuleSet, rules: Rules) -> Iterator[Case]:
    """The rule set's first sample hand, won by South and by the dealer; a way that is no win at this table is left
    out."""
    sample = next(iter(ruleset.samples.values()))
    last = rules.players - 1
    ways = [(1, "self", None), (1, "discard", 0), (1, "discard", last), (1, "rob", 0), (0, "self", None)]
    ways.append((0, "discard", last))
    for winner, how, source in dict.fromkeys(ways):
        if winner != source:
            question = sample._replace(seat=winner).question(ruleset.id, rules.players)
            question["win"] = {**question["win"], "how": how, "source": source}
            case = _case(rules, question)
            if case is not None:
                yield case


def _case(rules: Rules, question: dict[str, Any]) -> Case | None:
    try:
        counted = count(question, rules)
    except NoWin:
        return None
    worth = QCoreApplication.translate("Rules", "worth {value} {unit}")
    return Case(_how(question), worth.format(value=counted.scored.value, unit=say(rules.unit)), _paid(rules, counted))


def _how(question: dict[str, Any]) -> str:
    how, source = question["win"]["how"], question["win"]["source"]
    words = {
        "self": QCoreApplication.translate("Rules", "{winner} wins by self-draw"),
        "discard": QCoreApplication.translate("Rules", "{winner} wins on a discard of {source}"),
        "rob": QCoreApplication.translate("Rules", "{winner} robs a kong of {source}"),
    }[how]
    return words.format(winner=wind_name(question["winner"]), source="" if source is None else wind_name(source))


def _paid(rules: Rules, counted: Count) -> str:
    """What each seat pays in all; East deals, so that seats and winds are the same."""
    paid = [sum(move.amount for move in counted.transfers if move.payer == seat) for seat in SEATS[: rules.players]]
    words = QCoreApplication.translate("Rules", "{payer} pays {amount}")
    rows = [words.format(payer=wind_name(seat), amount=amount) for seat, amount in enumerate(paid) if amount]
    return QCoreApplication.translate("Rules", ", ").join(rows)
