"""A fourth rule set that only lies in the folder, without samples or clauses: it can be chosen, read and played."""

import sys
from collections.abc import Iterator
from types import ModuleType

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import rulesets
from gui.pages.new_table import NewTablePage
from gui.pages.score import ScorePage
from gui.rules.view import RulesView
from gui.shell import Shell
from net.simulation import run
from tests.engine.playing import TOY


@pytest.fixture(autouse=True)
def fourth(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    module = ModuleType("engine.rulesets.toy")
    module.RULESET = TOY  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(rulesets, "IDS", (*rulesets.IDS, TOY.id))
    yield
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no page outlives the rule set that it shows


def test_the_folder_is_the_register() -> None:
    assert {"laosanfan", "quanjiao", "wanzai"} < set(rulesets.IDS)


def test_it_is_a_card_with_a_form(qtbot: QtBot, shell: Shell) -> None:
    page = NewTablePage(shell)
    qtbot.addWidget(page)
    page.cards.cards[TOY.id].click()
    assert page.setup.ruleset == TOY.id


def test_its_law_is_printed(qtbot: QtBot, shell: Shell) -> None:
    view = RulesView(shell)
    qtbot.addWidget(view)
    view.show_law(TOY.id)
    assert "Flush" in view.text.toPlainText()
    assert "C-10" in view.text.toPlainText()


def test_its_hands_are_counted(qtbot: QtBot, shell: Shell) -> None:
    page = ScorePage(shell)
    qtbot.addWidget(page)
    page.games[TOY.id].click()
    assert page.games[TOY.id].isChecked()


def test_bots_play_it() -> None:
    outcome = run(TOY.build(TOY.options()), ("normal",) * 4, 3, 1)
    assert outcome.deals == 3
