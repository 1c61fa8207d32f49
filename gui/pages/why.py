"""The way from a line of a count to the clause behind it."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QPushButton

from engine.options import Option
from engine.rules import Rules
from engine.rulesets import ruleset
from gui.option_editors import value_words
from gui.text import say

_SIZE = (28, 24)  # pixels: enough to be hit


def clause_words(rules: Rules, key: str) -> str:
    """The clause behind a key of the law, and the table's options that decide there, each on a line of its own."""
    held = ruleset(rules.id)
    number = held.where[key]
    title = next(say(clause.title) for clause in held.law if clause.number == number)
    rows = QCoreApplication.translate("Settlement", "{option}: {value}")
    return "\n".join(
        (
            f"{number} · {title}",
            *(
                rows.format(option=say(option.label), value=value_words(option, rules.options.value(option.key)))
                for option in _behind(rules, number, key)
            ),
        )
    )


def why_button(rules: Rules, key: str, ask: Callable[[str], object]) -> QPushButton | None:
    """A small button that asks for the clause behind a key; None where the law has no clause for it."""
    if key not in ruleset(rules.id).where:
        return None
    button = QPushButton("?")
    button.setProperty("look", "tag")
    button.setMinimumSize(*_SIZE)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    button.setAccessibleName(QCoreApplication.translate("Settlement", "Why?"))
    button.setToolTip(clause_words(rules, key))
    button.setAccessibleDescription(button.toolTip())
    button.clicked.connect(lambda _checked=False: ask(key))
    return button


def _behind(rules: Rules, clause: str, key: str) -> list[Option]:
    """The price of the pattern where the table sets it, else the options of the clause."""
    schema = rules.options.schema()
    own = [option for option in schema if "." in option.key and option.key.rpartition(".")[2] == key]
    return own or [option for option in schema if "." not in option.key and option.clause == clause]
