"""What is said beside the hand: the ready panel (Q-15) and the hint, both in step with the table."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine.actions import PASS, PUNG, THROW, WIN, Ask, Discard, Stakes
from engine.deal import Deal
from engine.deal import Discard as Discarded
from engine.events import OPEN
from engine.meld import Meld, parse_meld
from engine.rulesets import IDS, rules_of
from engine.seat import Seat
from engine.tile import Tile, parse_tiles
from gui.shell import Shell
from gui.table.hints import Adviser, Wait
from gui.table.ready_panel import ReadyPanel
from gui.table.table_widget import TableWidget
from tests.gui.table_kit import InlineSession, settle, table_of

Sit = Callable[..., TableWidget]
READY = "222m345m678m4455m"


@pytest.fixture
def sit(qtbot: QtBot, shell: Shell) -> Sit:
    """Sits down at a table of a rule set, with a hand of one's own choice."""

    def sat(name: str, hand: str, melds: tuple[str, ...] = (), options: str = "") -> TableWidget:
        session = InlineSession(rules_of(name, options), 3)
        table = table_of(qtbot, shell, session)
        session.start()
        settle(qtbot, table)
        session.jump(session.view._replace(deal=holding(session.view.deal, hand, melds)))
        settle(qtbot, table)
        return table

    return sat


def holding(deal: Deal, hand: str, melds: tuple[str, ...] = ()) -> Deal:
    """The deal with that hand and those melds in the first seat, nothing drawn."""
    laid: tuple[Meld, ...] = tuple(parse_meld(meld, Seat.B) for meld in melds)
    return replace(
        deal,
        hands=(parse_tiles(hand), *deal.hands[1:]),
        melds=(laid, *deal.melds[1:]),
        drawn=((),) * deal.players,
        discards=(),
    )


def show(table: TableWidget, deal: Deal) -> None:
    """The table shows another deal."""
    session = table.session
    assert isinstance(session, InlineSession)
    session.jump(table.scene.shown._replace(deal=deal))


def words(panel: ReadyPanel) -> list[str]:
    """What stands on the panel, pictures aside."""
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible() and label.text()]


def test_each_wait_says_whether_it_wins_by_discard_and_by_self_draw(sit: Sit) -> None:
    table = sit("quanjiao", "222m345m678p4455s")
    panel = table.guide.ready
    assert panel.isVisible()
    assert panel.waits == (Wait(Tile.S4, 2, 6, 6), Wait(Tile.S5, 2, 6, 6))
    assert words(panel) == ["Ready for", "left", "discard", "drawn", *["×2", "+6", "+6"] * 2]


def test_a_wait_that_reaches_the_minimum_in_one_way_only(sit: Sit) -> None:
    """Q-15: with all four sets exposed a discard brings a fan more (全求人) than a self-draw."""
    table = sit("quanjiao", "5p", ("[222m]", "[333s]", "[777p]", "[888s]"), "chart.duiduihe=0")
    panel = table.guide.ready
    (wait,) = panel.waits
    assert wait.tile is Tile.P5
    assert wait.discard is not None
    assert wait.self_draw is None
    assert words(panel)[4:] == ["×3", f"+{wait.discard}", "—"]


def test_what_wins_only_by_chance_shows_no_tile(sit: Sit) -> None:
    """Q-15: ready, but only 海底撈, 槓上花 or 搶槓 would reach the minimum."""
    table = sit("quanjiao", "123m456m789p1199s")
    panel = table.guide.ready
    assert [wait.wins for wait in panel.waits] == [False, False]
    assert words(panel) == ["Ready, but below the minimum"]
    assert not any(label.pixmap() for label in panel.findChildren(QLabel) if label.isVisible())


@pytest.mark.parametrize("name", IDS)
def test_the_panel_stays_while_the_hand_is_ready_and_follows_what_is_seen(sit: Sit, name: str) -> None:
    table = sit(name, READY)
    before = {wait.tile: wait.unseen for wait in table.guide.ready.waits}
    tile = max(before, key=before.__getitem__)
    deal = table.scene.shown.deal
    show(table, replace(deal, discards=(Discarded(Seat.B, tile, False),)))
    assert {wait.tile: wait.unseen for wait in table.guide.ready.waits} == before | {tile: before[tile] - 1}
    show(
        table,
        replace(deal, hands=((*deal.hands[0], Tile.NORTH), *deal.hands[1:]), drawn=((Tile.NORTH,), *deal.drawn[1:])),
    )
    assert {wait.tile for wait in table.guide.ready.waits} == set(before), "what was just drawn is left aside"
    show(table, holding(deal, "112236m147p258sE"))
    assert table.guide.ready.isHidden()


def test_after_a_claim_it_shows_what_the_discard_would_leave(sit: Sit) -> None:
    table = sit("wanzai", "2345m678p4455s", ("[222m]",))
    guide = table.guide
    assert guide.ready.isHidden()
    actions = tuple(Discard(tile) for tile in dict.fromkeys(table.scene.shown.deal.hands[0]))
    table._ask_is(Ask(actions, actions[0]))
    assert guide.ready.isHidden()
    guide.point(Tile.M2, True)
    assert {wait.tile for wait in guide.ready.waits} == {Tile.S4, Tile.S5}
    guide.point(Tile.S4, True)
    assert guide.ready.isHidden()
    show(table, holding(table.scene.shown.deal, "345m678p4455s", ("[222m]",)))
    assert {wait.tile for wait in guide.ready.waits} == {Tile.S4, Tile.S5}


@pytest.mark.parametrize(("name", "shown"), [("quanjiao", True), ("laosanfan", False), ("wanzai", False)])
def test_without_hints_only_a_law_with_a_panel_shows_it(sit: Sit, shell: Shell, name: str, shown: bool) -> None:
    shell.settings.change(hints=False)
    table = sit(name, READY)
    assert table.guide.ready.isVisible() == shown
    shell.settings.change(hints=True)
    assert table.guide.ready.isVisible()


def test_it_follows_the_language(sit: Sit, shell: Shell) -> None:
    table = sit("quanjiao", READY)
    shell.settings.change(language="zh_Hans")
    table.retranslate()
    shown = words(table.guide.ready)
    shell.settings.change(language="en")
    assert shown[:4] == ["听牌", "余", "点炮", "自摸"]


def test_who_watches_has_no_panel(qtbot: QtBot, shell: Shell) -> None:
    session = InlineSession(rules_of("quanjiao"), 1, OPEN)
    table = table_of(qtbot, shell, session)
    show(table, holding(session.view.deal, READY))
    assert table.guide.ready.isHidden()


def test_t_says_what_a_strong_bot_would_do_and_why(qtbot: QtBot, shell: Shell) -> None:
    shell.settings.change(hints=False)
    session = InlineSession(rules_of("wanzai"), 3)
    table = table_of(qtbot, shell, session)
    session.start()
    settle(qtbot, table)
    while not isinstance(session.ask and session.ask.default, Discard):
        assert session.ask is not None
        table.act(session.ask.default)
        settle(qtbot, table)
    assert table.guide.text() == ""
    qtbot.keyClick(table.view, Qt.Key.Key_T)
    assert table.guide.text().startswith("Hint: discard ")
    assert " – " in table.guide.text()
    qtbot.keyClick(table.view, Qt.Key.Key_T)
    assert table.guide.text() == ""


def test_the_hint_comes_by_itself_and_gives_way_to_what_is_pointed_at(qtbot: QtBot, sit: Sit) -> None:
    table = sit("laosanfan", "147m258p369sESWNN")
    actions = tuple(Discard(tile) for tile in dict.fromkeys(table.scene.shown.deal.hands[0]))
    table._ask_is(Ask(actions, actions[0]))
    qtbot.waitUntil(lambda: table.guide.text().startswith("Hint: discard "))
    hint = table.guide.text()
    table._pointed(Tile.M1, True)
    assert "unseen" in table.guide.text()
    table._pointed(None, False)
    assert table.guide.text() == hint
    table._ask_is(None)
    assert table.guide.text() == ""


def test_where_there_is_no_choice_or_only_taste_there_is_no_advice(sit: Sit) -> None:
    table = sit("wanzai", READY)
    adviser, match = Adviser(table.session.rules), table.scene.shown
    stakes = (Stakes(False, 0), Stakes(True, 0))
    assert adviser.words(match, Seat.A, Ask((THROW,), THROW)) == ""
    assert adviser.words(match, Seat.A, Ask(stakes, stakes[0])) == ""
    deal = replace(match.deal, discards=(Discarded(Seat.B, Tile.S4, False),))
    said = adviser.words(match._replace(deal=deal), Seat.A, Ask((WIN, PUNG, PASS), WIN))
    assert said == "Hint: Win – wins"


def test_the_panel_has_room_for_other_waits_at_once(sit: Sit) -> None:
    table = sit("quanjiao", "222m345m678p4455s")
    panel = table.guide.ready
    before = panel.size()
    panel.show_waits(tuple(panel.waits[:1]))
    assert panel.isVisible()
    assert panel.size() == panel.sizeHint()
    assert before.height() > panel.height() > 30


def test_a_line_above_buttons_is_not_cut(sit: Sit) -> None:
    table = sit("laosanfan", "123m456m789m1234p")
    table.prompt.ask(Ask((PUNG, PASS), PASS), table.scene.shown.deal)
    table.guide.point(Tile.M1, True)
    guide = table.guide
    assert guide.text()
    assert guide.contentsRect().height() >= guide.fontMetrics().height()
    assert (
        guide.geometry().bottom() <= table.prompt.choices[0].mapTo(table, table.prompt.choices[0].rect().topLeft()).y()
    )
