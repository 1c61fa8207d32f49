"""The own hand under mouse and keys."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from engine.actions import Ask, Caution, Discard
from engine.rulesets import rules_of
from engine.seat import Seat
from engine.tile import Tile
from gui.shell import Shell
from gui.table.hand_order import arranged, moved
from gui.table.layout import has_drawn
from gui.table.sprites import Mark
from gui.table.table_widget import TableWidget
from tests.gui.table_kit import InlineSession, settle, table_of


@pytest.fixture
def session() -> InlineSession:
    """A table at which it comes to the own turn."""
    return InlineSession(rules_of("wanzai"), seed=1)


@pytest.fixture
def table(qtbot: QtBot, shell: Shell, session: InlineSession) -> TableWidget:
    """That table, played by timeouts up to a plain turn with a tile drawn."""
    made = table_of(qtbot, shell, session)
    session.start()
    settle(qtbot, made)
    while not plain_turn(session):
        assert session.ask is not None
        made.act(session.ask.default)
        settle(qtbot, made)
    return made


def plain_turn(session: InlineSession) -> bool:
    ask = session.ask
    return (
        ask is not None
        and all(isinstance(action, Discard) for action in ask.actions)
        and has_drawn(session.view.deal, Seat.A)
    )


def middle(table: TableWidget, index: int) -> QPoint:
    """The middle of an own tile in the viewport."""
    spot = table.scene.tiles.spots[table.hand.places[index]]
    return table.view.mapFromScene(spot.x, spot.y - 0.6 * spot.size)


def click(qtbot: QtBot, table: TableWidget, index: int) -> None:
    qtbot.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=middle(table, index))


def face(table: TableWidget, index: int) -> int:
    return table.scene.tiles.spots[table.hand.places[index]].face


def test_a_double_click_discards(qtbot: QtBot, table: TableWidget, session: InlineSession) -> None:
    wanted = face(table, 2)
    click(qtbot, table, 2)
    assert table.hand.chosen == 2
    qtbot.mouseDClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=middle(table, 2))
    assert session.answers[-1] == Discard(Tile(wanted))


def test_a_second_click_discards_where_that_is_chosen(
    qtbot: QtBot, table: TableWidget, session: InlineSession, shell: Shell
) -> None:
    click(qtbot, table, 1)
    click(qtbot, table, 1)
    assert table.hand.chosen is None, "with double clicks, a second click lays the tile down again"
    shell.settings.change(gesture="lift")
    wanted = face(table, 1)
    click(qtbot, table, 1)
    item = table.scene.tiles.items[table.hand.places[1]]
    assert item.raised > 5
    click(qtbot, table, 1)
    assert session.answers[-1] == Discard(Tile(wanted))


def test_the_last_tile_is_discarded_as_the_one_drawn(qtbot: QtBot, table: TableWidget, session: InlineSession) -> None:
    last = len(table.hand.places) - 1
    wanted = face(table, last)
    table.hand.choose(last)
    table.hand.discard()
    assert session.answers[-1] == Discard(Tile(wanted), from_draw=True)


def drag(qtbot: QtBot, table: TableWidget, index: int, by: QPoint) -> None:
    start = middle(table, index)
    viewport = table.view.viewport()
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    for part in (0.5, 1.0):
        point = start + QPoint(round(by.x() * part), round(by.y() * part))
        table.hand.move(table.view.mapToScene(point))
    table.hand.release(table.view.mapToScene(start + by))


def test_dragging_up_discards(qtbot: QtBot, table: TableWidget, session: InlineSession) -> None:
    wanted = face(table, 4)
    drag(qtbot, table, 4, QPoint(3, -120))
    assert session.answers[-1] == Discard(Tile(wanted))


def test_dragging_sideways_sorts_where_the_hand_is_not_kept_sorted(qtbot: QtBot, table: TableWidget) -> None:
    before = [face(table, index) for index in range(13)]
    drag(qtbot, table, 0, QPoint(130, -4))
    assert [face(table, index) for index in range(13)] == before, "a sorted hand stays sorted"
    table.auto.switches["sort"].click()
    drag(qtbot, table, 0, QPoint(56 * 3, -4))
    assert [face(table, index) for index in range(13)] == [*before[1:4], before[0], *before[4:]]


def test_keys_choose_and_discard(qtbot: QtBot, table: TableWidget, session: InlineSession) -> None:
    count = len(session.answers)
    for key, index in ((Qt.Key.Key_1, 0), (Qt.Key.Key_9, 8), (Qt.Key.Key_0, 9), (Qt.Key.Key_Equal, 11)):
        qtbot.keyClick(table.view, key)
        assert table.hand.chosen == index
    qtbot.keyClick(table.view, Qt.Key.Key_Right)
    assert table.hand.chosen == 12
    qtbot.keyClick(table.view, Qt.Key.Key_Escape)
    assert table.hand.chosen is None
    qtbot.keyClick(table.view, Qt.Key.Key_Left)
    assert table.hand.chosen == len(table.hand.places) - 1
    qtbot.keyClick(table.view, Qt.Key.Key_3)
    wanted = face(table, 2)
    qtbot.keyClick(table.view, Qt.Key.Key_Return)
    assert session.answers[count] == Discard(Tile(wanted))


def test_a_refused_tile_is_dimmed_and_says_why(qtbot: QtBot, table: TableWidget, session: InlineSession) -> None:
    ask = table.ask
    assert ask is not None
    wrong = Tile(face(table, 0))
    allowed = tuple(action for action in ask.actions if isinstance(action, Discard) and action.tile != wrong)
    table._ask_is(Ask(allowed, allowed[-1], refused=((wrong, "not_ready"),)))
    assert table.scene.tiles.items[table.hand.places[0]].mark is Mark.DIMMED
    count = len(session.answers)
    table.hand.choose(0)
    assert "would not leave you ready" in table.guide.text()
    table.hand.discard()
    assert len(session.answers) == count
    assert "would not leave you ready" in table.guide.text()


def test_a_dangerous_discard_wants_a_second_try(qtbot: QtBot, table: TableWidget, session: InlineSession) -> None:
    ask = table.ask
    assert ask is not None
    risky = Tile(face(table, 3))
    table._ask_is(replace(ask, warnings=(Caution(risky, "wall_empty", (Seat.B, Seat.D)),)))
    marked = [plate.facts is not None and plate.facts.danger for plate in table.scene.plates]
    assert marked == [True, True, False, True]
    assert table.scene.tiles.items[table.hand.places[3]].mark is Mark.RISKY
    count = len(session.answers)
    qtbot.mouseDClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=middle(table, 3))
    assert len(session.answers) == count
    assert table.guide.text().startswith("Careful, South P1, North P3: ")
    table.hand.discard()
    assert session.answers[count].tile == risky  # type: ignore[union-attr]


def test_pointing_marks_what_is_alike_and_counts_the_unseen(qtbot: QtBot, table: TableWidget) -> None:
    wanted = face(table, 5)
    table._pointed(wanted, True)
    alike = {place for place, item in table.scene.tiles.items.items() if item.mark is Mark.ALIKE}
    assert alike == {place for place, spot in table.scene.tiles.spots.items() if spot.face == wanted}
    assert "unseen" in table.guide.text()
    table._pointed(None, False)
    assert all(item.mark is not Mark.ALIKE for item in table.scene.tiles.items.values())


def test_an_arranged_hand_keeps_its_order() -> None:
    deal = InlineSession(rules_of("wanzai"), seed=1).view.deal
    hand = (Tile.P1, Tile.M1, Tile.S1)
    deal = replace(deal, hands=(hand, *deal.hands[1:]))
    assert arranged((Tile.S1, Tile.RED, Tile.P1), deal, 0) == (Tile.S1, Tile.P1, Tile.M1)
    assert moved((Tile.M1, Tile.M2, Tile.M3), 0, 2, 0) == (Tile.M2, Tile.M3, Tile.M1)
    assert moved((Tile.M1, Tile.M2, Tile.M3), 0, 9, 1) == (Tile.M2, Tile.M1, Tile.M3)
    assert moved((Tile.M1, Tile.M2, Tile.M3), 2, 0, 1) == (Tile.M1, Tile.M2, Tile.M3)
