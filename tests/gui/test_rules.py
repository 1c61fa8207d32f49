"""The law to read: whole, printed from the law of the table, searched, and opened at the very clause."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.rulesets import IDS, ruleset
from gui.pages.page import Page
from gui.pages.rules import RulesPage
from gui.pages.start import StartPage
from gui.rules.hands import sample_groups
from gui.rules.payments import payment_cases
from gui.rules.sections import sections
from gui.rules.view import ANCHOR, RulesView
from gui.rules.window import RulesWindow
from gui.shell import Shell
from gui.table_setup import TableSetup
from gui.window import MainWindow


def view_of(window: MainWindow, **arguments: object) -> RulesView:
    window.go("rules", **arguments)
    assert isinstance(window.page, RulesPage)
    return window.page.view


def listed(view: RulesView) -> list[str]:
    items = [view.contents.item(row) for row in range(view.contents.count())]
    return [item.data(ANCHOR) for item in items if item.data(ANCHOR)]


def current(view: RulesView) -> str:
    return str(view.contents.currentItem().data(ANCHOR))


def plain(html: str) -> str:
    document = QTextDocument()
    document.setHtml(html)
    return document.toPlainText()


@pytest.mark.parametrize("name", IDS)
def test_every_pattern_option_and_clause_is_printed(window: MainWindow, name: str) -> None:
    view = view_of(window, ruleset=name)
    chosen = ruleset(name)
    rules = chosen.build(chosen.options())
    numbers = [clause.number for clause in chosen.law]
    assert listed(view) == ["table", *(fan.key for fan in rules.fans), "payments", *numbers]
    words = view.text.toPlainText()
    for clause in chosen.law:
        assert clause.body.source.splitlines()[0] in words
    for option in chosen.options.schema():
        assert option.label.source in words
    pictures = view.text.toHtml().count("hand:")
    assert pictures == len(rules.fans) + 1


def test_numbers_are_those_of_this_table() -> None:
    """Q-13: a changed number is shown with the standard, and a pattern at 0 is not played."""
    chosen = ruleset("quanjiao")
    options = chosen.options.from_text("chart.hunyise=5,chart.quanzi=0,limit=6")
    texts = {section.anchor: plain(section.html) for section in sections(chosen, options)}
    assert "5 fan" in texts["hunyise"]
    assert "standard: 3" in texts["hunyise"]
    assert "not played at this table" in texts["quanzi"]
    assert "6 fan" in texts["qingyise"]
    assert "standard" not in texts["qingyise"]
    assert "Differs from the standard in 3 place" in texts["table"]
    assert "Limit\nThe most points" in texts["Q-14"].replace("\u2028", "\n")


def test_prices_on_a_self_draw_and_in_one_suit_are_shown() -> None:
    chosen = ruleset("wanzai")
    text = {section.anchor: plain(section.html) for section in sections(chosen, chosen.options())}["pinghu"]
    assert [words in text for words in ("2 pt", "self-draw: 1 pt", "in one suit: 5 pt")] == [True] * 3


def test_the_example_of_payments_is_settled_by_the_law() -> None:
    """L-16: a discard is paid in full by the discarder and half by the others, unless the table says otherwise."""
    chosen = ruleset("laosanfan")
    paid = {case.how: case.paid for case in payment_cases(chosen, chosen.build(chosen.options()))}
    assert paid["South wins on a discard of East"] == "East pays 300, West pays 150, North pays 150"
    assert paid["South wins by self-draw"] == "East pays 300, West pays 300, North pays 300"
    full = chosen.build(chosen.options.from_text("payment=full_all"))
    assert "West pays 300" in {case.how: case.paid for case in payment_cases(chosen, full)}["South robs a kong of East"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_example_of_payments_has_as_many_players_as_the_table(players: int) -> None:
    chosen = ruleset("quanjiao")
    cases = [*payment_cases(chosen, chosen.build(chosen.options.from_text(f"players={players}")))]
    assert cases[0].paid.count(" pays ") == players - 1


def test_an_example_that_is_no_win_at_this_table_is_left_out() -> None:
    chosen = ruleset("quanjiao")
    options = chosen.options()
    for option in options.schema():
        options = options.with_value(option.key, 0) if "." in option.key else options
    assert [*payment_cases(chosen, chosen.build(options))] == []


@pytest.mark.parametrize(
    ("key", "anchor"),
    [("L-14", "L-14"), ("hongzhong", "hongzhong"), ("hu_middle", "L-14"), ("half_others", "L-16"), ("", "table")],
)
def test_the_law_opens_at_a_clause_a_pattern_or_the_clause_of_a_key(window: MainWindow, key: str, anchor: str) -> None:
    view = view_of(window, ruleset="laosanfan", clause=key)
    assert current(view) == anchor
    scrolled = view.text.verticalScrollBar().value()
    assert (scrolled > 0) == (anchor != "table")


def test_a_search_narrows_and_marks(window: MainWindow, qtbot: QtBot) -> None:
    view = view_of(window, ruleset="laosanfan")
    qtbot.keyClicks(view.search, "dead  WALL")
    assert listed(view) == ["L-9"]
    marked = [selection.cursor.selectedText() for selection in view.text.extraSelections()]
    assert [words.casefold() for words in marked] == ["dead wall"] * len(marked)
    assert marked
    assert view.found.text() == f"Found: {len(marked)}"
    qtbot.keyClick(view.search, Qt.Key.Key_Return)
    assert view.text.textCursor().selectedText().casefold() == "dead wall"
    view.show_key("L-14")
    assert view.search.text() == ""
    assert current(view) == "L-14"
    assert len(listed(view)) > 30


def test_a_search_that_finds_nothing_shows_nothing(window: MainWindow) -> None:
    view = view_of(window, ruleset="wanzai")
    view.search.setText("tax return")
    assert listed(view) == []
    assert view.text.toPlainText().strip() == ""


def test_a_link_leads_to_its_clause(window: MainWindow) -> None:
    view = view_of(window, ruleset="quanjiao")
    view.text.anchorClicked.emit("#Q-17")
    assert current(view) == "Q-17"


def test_another_rule_set_is_one_click_away(window: MainWindow, qtbot: QtBot) -> None:
    view = view_of(window, ruleset="quanjiao", options="min_fan=1")
    assert view.standard.isVisible()
    qtbot.mouseClick(view.standard, Qt.MouseButton.LeftButton)
    assert not view.standard.isVisible()
    view._buttons["wanzai"].click()
    assert "pinghu" in listed(view)


def test_without_a_question_the_last_table_is_read(window: MainWindow, shell: Shell) -> None:
    setup = TableSetup("wanzai", ruleset("wanzai").options.from_text("deals=16").code())
    shell.settings.change(last_table=setup.to_text())
    view = view_of(window)
    assert "16 deals" in view.text.toPlainText()


def test_a_code_of_another_game_is_told_and_the_standard_shown(window: MainWindow) -> None:
    view = view_of(window, ruleset="wanzai", options="ZZZ")
    assert window.banner.isVisible()
    assert "standard table" in view.text.toPlainText()


def test_the_law_in_the_language_of_the_player(window: MainWindow, shell: Shell, qapp: QApplication) -> None:
    view = view_of(window, ruleset="quanjiao")
    shell.settings.change(language="zh_Hant")
    qapp.processEvents()
    view.search.setText("條")
    assert listed(view)
    assert "索" not in view.text.toPlainText()
    shell.settings.change(language="en")


def test_escape_goes_back(window: MainWindow, qtbot: QtBot) -> None:
    view = view_of(window)
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert isinstance(window.page, StartPage)


class Played(Page):
    """A page with a table."""

    law = {"ruleset": "wanzai", "options": "deals=16"}  # noqa: RUF012

    def left(self) -> None:
        raise AssertionError("the table is left")


def test_beside_a_table_the_rules_have_a_window_of_their_own(
    window: MainWindow, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    from gui import pages

    make: Callable[[Shell], Page] = Played
    monkeypatch.setitem(pages.PAGES, "table", make)
    window.go("table")
    table = window.page
    shell.go("rules", clause="kong_void")
    assert window.page is table
    beside = window.findChild(RulesWindow)
    assert isinstance(beside, RulesWindow)
    assert beside.isVisible()
    assert not beside.isModal()
    assert "16 deals" in beside.view.text.toPlainText()
    assert current(beside.view) == "W-10"
    shell.go("rules", clause="W-7")
    assert window.findChildren(RulesWindow) == [beside]
    assert current(beside.view) == "W-7"
    beside.view.back.click()
    assert not beside.isVisible()
    monkeypatch.setattr(Played, "left", lambda self: None)


def test_a_sample_hand_as_it_lies() -> None:
    groups, lit = sample_groups(ruleset("quanjiao").samples["quanqiuren"])
    assert [len(group) for group in groups] == [3, 3, 3, 4, 1, 1]
    assert groups[3] == (42, 25, 25, 42)
    assert lit == 5
    flowers, lit = sample_groups(ruleset("laosanfan").samples["sihua"])
    assert (len(flowers), lit) == (4, 2)


@pytest.mark.parametrize("language", ["zh_Hant", "zh_Hans", "en"])
@pytest.mark.parametrize("name", IDS)
def test_nothing_is_cut_in_the_smallest_window(
    window: MainWindow, shell: Shell, qapp: QApplication, language: str, name: str
) -> None:
    shell.settings.change(language=language)
    window.resize(1024, 640)
    view = view_of(window, ruleset=name, options=ruleset(name).options().code())
    qapp.processEvents()
    assert window.width() == 1024
    margin = view.text.document().documentMargin()
    assert view.text.document().idealWidth() - margin <= view.text.viewport().width()
    shell.settings.change(language="en")
