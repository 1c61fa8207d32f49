"""The settlement says who won and how, what it is worth, who pays whom, and why."""

from functools import cache

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engine.actions import READY
from engine.rules import Rules
from engine.rulesets import IDS, rules_of, ruleset
from engine.seat import Seat
from gui.pages import settlement_words as words
from gui.pages.why import clause_words
from gui.shell import Shell
from gui.table.words import tile_name
from net.session import Match, advance
from tests.gui.table_kit import InlineSession, settle, table_of
from tests.gui.test_scene import match_of
from tests.gui.walk import walk

EASY = {"quanjiao": "min_fan=1"}  # chance alone hardly makes two fan


@cache
def finished(rules: Rules, won: bool) -> Match:
    """A match whose first deals end with a win, or with a draw game."""
    for seed in range(400):
        match = match_of(rules, Seat.A)
        for event, _ in walk(rules, seed, Seat.A):
            match = advance(match, event)
        if bool(match.deal.won) == won:
            return match
    raise AssertionError("no such deal")


def texts(panel: QWidget) -> str:
    """All words in a panel."""
    return "\n".join(label.text() for label in panel.findChildren(QLabel))


@pytest.mark.parametrize("name", IDS)
def test_the_words_of_a_win(shell: Shell, name: str) -> None:
    rules = rules_of(name, EASY.get(name, ""))
    match = finished(rules, won=True)
    deal = match.deal
    head = words.headline(match, rules)
    assert head.count("\n") == len(deal.won) - 1
    assert match.header.players[deal.won[0].seat].name in head
    for scored in deal.scored:
        lines = words.count_lines(rules, scored)
        assert len(lines) == len(scored.fans) + len(scored.hu_lines) + len(scored.steps)
        assert all("%" not in line.words for line in lines)
        unit = "pt" if name == "wanzai" else "fan"
        assert all(line.worth.endswith(unit) for line in lines[: len(scored.fans)])
        groups = words.open_hand(deal, scored.seat)
        assert groups[-1] == (scored.tile,)
        kongs = sum(meld.is_kong for meld in deal.melds[scored.seat])
        assert sum(map(len, groups)) == 14 + kongs


@pytest.mark.parametrize("name", IDS)
def test_the_ledger_adds_up_and_names_every_reason(shell: Shell, name: str) -> None:
    rules = rules_of(name, EASY.get(name, ""))
    match = finished(rules, won=True)
    rows = words.payments(match, rules)
    assert sum(int(row.amount) for row in rows) == sum(transfer.amount for transfer in match.deal.paid)
    assert all(row.why and transfer.reason in rules.words for row, transfer in zip(rows, match.deal.paid, strict=False))
    assert sum(words.gains(match.deal)) == 0


def test_what_was_owed_and_not_paid_is_said(shell: Shell) -> None:
    rules = rules_of("wanzai")
    match = finished(rules, won=True)
    first = match.deal.paid[0]
    less = match._replace(deal=replace(match.deal, paid=(replace(first, amount=0), *match.deal.paid[1:])))
    assert f"owed {first.amount}" in words.payments(less, rules)[0].why


def test_who_is_liable_is_named_with_the_tile(shell: Shell) -> None:
    rules = rules_of("laosanfan")
    match = finished(rules, won=True)
    scored = replace(match.deal.scored[0], liable=Seat.B, liable_by="L-18d", liable_at=0)
    said = words.liable_lines(match._replace(deal=replace(match.deal, scored=(scored,))), rules)
    assert len(said) == 1
    assert said[0].key == "L-18d"
    assert "P1" in said[0].words
    assert "(L-18d): not ready" in said[0].words
    assert tile_name(rules, match.deal.discards[0].tile) in said[0].words


@pytest.mark.parametrize("name", IDS)
def test_every_line_opens_a_clause_that_exists(qtbot: QtBot, shell: Shell, name: str) -> None:
    held = ruleset(name)
    rules = rules_of(name, EASY.get(name, ""))
    match = finished(rules, won=True)
    session = InlineSession(rules, seed=3)
    table = table_of(qtbot, shell, session)
    scored = replace(match.deal.scored[0], liable=Seat.B, liable_by="liability")
    match = match._replace(deal=replace(match.deal, scored=(scored, *match.deal.scored[1:])))
    lines = [line for one in match.deal.scored for line in words.count_lines(rules, one)]
    keys = [row.key for row in (*lines, *words.liable_lines(match, rules), *words.payments(match, rules))]
    opened: list[tuple[str, dict[str, object]]] = []
    shell.gone.connect(lambda page, arguments: opened.append((page, arguments)))
    table.settlement.show_deal(match, True)
    buttons = [button for button in table.settlement.findChildren(QPushButton) if button.accessibleName() == "Why?"]
    for button in buttons:
        button.click()
    about = {"ruleset": name, "options": rules.options.code()}
    assert opened == [("rules", {**about, "clause": key}) for key in keys]
    numbers = [clause.number for clause in held.law]
    for key, button in zip(keys, buttons, strict=True):
        assert held.where[key] in numbers
        assert button.toolTip().startswith(f"{held.where[key]} · ")
        assert button.focusPolicy() == Qt.FocusPolicy.TabFocus
    table.close_table()


def test_the_clause_is_told_with_the_option_behind_it(shell: Shell) -> None:
    rules = rules_of("quanjiao", "limit=6")
    assert clause_words(rules, "limited").startswith("Q-14 · ")
    assert "Limit: 6" in clause_words(rules, "limited").splitlines()
    fan = rules.fans[0]
    assert len(clause_words(rules, fan.key).splitlines()) == 2


def test_the_table_opens_its_own_law(qtbot: QtBot, shell: Shell) -> None:
    session = InlineSession(rules_of("wanzai"), seed=1)
    table = table_of(qtbot, shell, session)
    with qtbot.waitSignal(shell.gone) as gone:
        qtbot.mouseClick(table.law_button, Qt.MouseButton.LeftButton)
    about = {"ruleset": "wanzai", "options": session.rules.options.code(), "clause": ""}
    assert gone.args == ["rules", about]
    table.close_table()


def test_the_panel_opens_folds_and_goes_on(qtbot: QtBot, shell: Shell) -> None:
    session = InlineSession(rules_of("laosanfan"), seed=3)
    table = table_of(qtbot, shell, session)
    session.start()
    settle(qtbot, table)
    while session.ask is not None and READY not in session.ask.actions:
        table.act(session.ask.default)
        settle(qtbot, table)
    panel = table.settlement
    assert panel.isVisible()
    assert not panel.revealing
    said = texts(panel)
    assert words.headline(session.view, session.rules) in said
    assert all(player.name in said for player in session.view.header.players)
    qtbot.mouseClick(panel.hide_button, Qt.MouseButton.LeftButton)
    assert panel.isHidden()
    assert panel.unfold_button.isVisible()
    qtbot.keyClick(table.view, Qt.Key.Key_Escape)
    assert panel.isVisible()
    qtbot.keyClick(table.view, Qt.Key.Key_Return)
    assert session.answers[-1] == READY


def test_lines_come_one_by_one_and_a_click_shows_all(qtbot: QtBot, shell: Shell) -> None:
    shell.settings.change(speed=2)
    session = InlineSession(rules_of("laosanfan"), seed=3)
    table = table_of(qtbot, shell, session)
    match = finished(session.rules, won=True)
    table.settlement.show_deal(match, True)
    assert table.settlement.revealing
    qtbot.mouseClick(table.settlement, Qt.MouseButton.LeftButton)
    assert not table.settlement.revealing
    table.close_table()


def test_the_last_deal_leads_to_the_ranking(qtbot: QtBot, shell: Shell) -> None:
    session = InlineSession(rules_of("wanzai"), seed=1)
    table = table_of(qtbot, shell, session)
    match = finished(session.rules, won=True)
    assert match.deal.next is not None
    over = match._replace(deal=replace(match.deal, next=replace(match.deal.next, over=True)))
    table.scene.jump(over)
    table.player.drained.emit()
    assert table.settlement.isVisible()
    qtbot.mouseClick(table.settlement.next_button, Qt.MouseButton.LeftButton)
    assert table.ranking.isVisible()
    said = texts(table.ranking)
    assert all(player.name in said for player in over.header.players)
    with qtbot.waitSignal(table.closing):
        qtbot.mouseClick(table.ranking.close_button, Qt.MouseButton.LeftButton)


def test_a_draw_game_says_why(shell: Shell) -> None:
    rules = rules_of("laosanfan")
    match = finished(rules, won=True)
    drawn = replace(match.deal, won=(), scored=(), no_winner="wall_empty")
    assert words.headline(match._replace(deal=drawn), rules) == "Draw game: no tile is left to draw"
