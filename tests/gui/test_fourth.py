"""A fourth rule set that only lies in the folder, without samples or clauses: it can be chosen, read and played."""

import sys
from types import ModuleType

import pytest

from engine import rulesets
from gui.pages.new_table import NewTablePage
from gui.pages.score import ScorePage
from gui.rules.view import RulesView
from gui.shell import Shell
from net.simulation import run
from tests.engine.playing import TOY


@pytest.fixture(autouse=True)
def fourth(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("engine.rulesets.toy")
    module.RULESET = TOY  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(rulesets, "IDS", (*rulesets.IDS, TOY.id))


def test_the_folder_is_the_register() -> None:
    assert rulesets.IDS[:3] == ("laosanfan", "quanjiao", "wanzai")


def test_it_is_a_card_with_a_form(shell: Shell) -> None:
    page = NewTablePage(shell)
    page.cards.cards[TOY.id].click()
    assert page.setup.ruleset == TOY.id


def test_its_law_is_printed(shell: Shell) -> None:
    view = RulesView(shell)
    view.show_law(TOY.id)
    assert "Flush" in view.text.toPlainText()
    assert "C-10" in view.text.toPlainText()


def test_its_hands_are_counted(shell: Shell) -> None:
    page = ScorePage(shell)
    page.games[TOY.id].click()
    assert page.games[TOY.id].isChecked()


def test_bots_play_it() -> None:
    outcome = run(TOY.build(TOY.options()), ("normal",) * 4, 3, 1)
    assert outcome.deals == 3
