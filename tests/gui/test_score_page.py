"""Scoring a hand: clicked or typed, counted as `sanfan score` counts, and wrong input marked in its place."""

import json

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame
from pytestqt.qtbot import QtBot

from engine.rulesets import IDS, rules_of, ruleset
from engine.scoring import score
from engine.tile import TILES, Tile, parse_tiles
from gui.pages.score import ScorePage
from gui.pages.start import StartPage
from gui.rules.window import RulesWindow
from gui.score.draft import Draft, DraftMeld, Target, run_from
from gui.score.seat_row import SeatRow
from gui.score.table_rules import TableRules
from gui.score.tiles import TileButton
from gui.shell import Shell
from gui.window import MainWindow

EAST, SOUTH, WEST, NORTH = range(4)


def page_of(window: MainWindow, name: str = "laosanfan", options: str = "") -> ScorePage:
    window.go("score", ruleset=name, options=options)
    assert isinstance(window.page, ScorePage)
    return window.page


def click(qtbot: QtBot, page: ScorePage, tiles: str, target: Target = Target.HAND) -> None:
    """Clicks where tiles go, then tiles."""
    qtbot.mouseClick(page.targets[target], Qt.MouseButton.LeftButton, pos=QPoint(6, 6))
    for tile in parse_tiles(tiles):
        qtbot.mouseClick(page.palette_.buttons[tile], Qt.MouseButton.LeftButton)


def wins(qtbot: QtBot, page: ScorePage, seat: int) -> None:
    qtbot.mouseClick(page.rows[seat].wins, Qt.MouseButton.LeftButton, pos=QPoint(6, 6))


def choose(qtbot: QtBot, buttons: list, number: int) -> None:  # type: ignore[type-arg]
    qtbot.mouseClick(buttons[number], Qt.MouseButton.LeftButton, pos=QPoint(6, 6))


def said(page: ScorePage) -> str:
    return page.result.toPlainText().replace("\ufffc", "").replace("\u2028", "\n")


def tiles_of(row: SeatRow) -> list[TileButton]:
    """The tiles that a seat shows."""
    QApplication.processEvents()
    return [button for button in row.findChildren(TileButton) if button.isVisible()]


def wrong(page: ScorePage) -> list[str]:
    """Which frames of the seats are marked."""
    QApplication.processEvents()
    marked = [f"seat {row.seat}" for row in page.rows if row.property("look") == "seat wrong"]
    for row in page.rows:
        children = [child for child in row.findChildren(QFrame) if child.isVisible()]
        marked += [f"slot {row.seat}" for child in children if child.property("look") == "slot wrong"]
    return marked


def test_the_first_worked_example_click_by_click(window: MainWindow, qtbot: QtBot) -> None:
    """L-14, L-15: 26 hu, 56 → 60 silver from each."""
    page = page_of(window)
    wins(qtbot, page, SOUTH)
    click(qtbot, page, "9m", Target.KONG)
    click(qtbot, page, "5m", Target.PUNG)
    click(qtbot, page, "13s 66m 888m")
    assert page.target is Target.WIN
    click(qtbot, page, "2s", Target.WIN)
    choose(qtbot, page.conditions.how.buttons, 0)
    words = said(page)
    for line in ("16 hu", "Middle wait", "Base 30 and 26 hu: 56 hu", "Worth 60 silver", "West → South\n60"):
        assert line in words
    assert "South +180" in words
    assert wrong(page) == []


def test_the_answer_is_that_of_the_command_line(window: MainWindow, qtbot: QtBot) -> None:
    """Q-17 c: what is copied and scored gives what the page shows."""
    page = page_of(window, "quanjiao")
    wins(qtbot, page, SOUTH)
    click(qtbot, page, "159m", Target.PUNG)
    click(qtbot, page, "33m 77m")
    click(qtbot, page, "7m", Target.WIN)
    choose(qtbot, page.conditions.source.buttons, WEST)
    qtbot.mouseClick(page.copy, Qt.MouseButton.LeftButton)
    answer = score(json.loads(QGuiApplication.clipboard().text()))
    assert (answer["value"], answer["liable"], answer["payments"]) == (12, WEST, [0, 36, -36, 0])
    words = said(page)
    assert "West is liable and pays for all" in words
    assert "West −36" in words


def test_a_fifth_copy_cannot_be_clicked(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    click(qtbot, page, "111m")
    assert not page.palette_.buttons[Tile.M5].isHidden()
    assert page.palette_.buttons[Tile.M1].isEnabled()
    click(qtbot, page, "1m")
    assert not page.palette_.buttons[Tile.M1].isEnabled()
    click(qtbot, page, "1m")
    assert page.draft.used()[Tile.M1] == 4
    qtbot.mouseClick(page.targets[Target.PUNG], Qt.MouseButton.LeftButton, pos=QPoint(6, 6))
    click(qtbot, page, "99p")
    click(qtbot, page, "", Target.PUNG)
    assert not page.palette_.buttons[Tile.P9].isEnabled()


def test_a_full_hand_takes_no_more(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    click(qtbot, page, "123m 456p 789s EE SS")
    click(qtbot, page, "W")
    assert len(page.draft.seats[EAST].hand) == 13
    assert not any(page.palette_.buttons[tile].isEnabled() for tile in TILES[:34])


def test_a_wrong_number_of_tiles_is_marked_at_the_hand(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    click(qtbot, page, "123m")
    assert wrong(page) == ["slot 0"]
    assert said(page) == "East: should have 13 tiles (without the winning tile), not 3"
    page.draft.seats[WEST].hand = [Tile.P1]
    page.draft.seats[EAST].hand = [*parse_tiles("123m 456p 789s EE SS")]
    page.draft.tile = Tile.SOUTH
    page.update_all()
    assert wrong(page) == ["slot 2"]


def test_a_set_fed_by_the_wrong_player_is_marked(window: MainWindow, qtbot: QtBot) -> None:
    """C-2: a chow comes from the player before."""
    page = page_of(window)
    seat = page.draft.seats[EAST]
    seat.hand = [*parse_tiles("456p 789s EE SS")]
    seat.melds = [DraftMeld(Target.CHOW, run_from(Tile.M1), WEST)]
    page.draft.tile = Tile.SOUTH
    page.update_all()
    assert wrong(page) == ["slot 0"]
    assert "a chow is fed by the player before" in said(page)


def test_a_hand_that_is_no_win_says_why(window: MainWindow, qtbot: QtBot) -> None:
    """Q-12: below the minimum, and no shape at all."""
    page = page_of(window, "quanjiao")
    wins(qtbot, page, SOUTH)
    click(qtbot, page, "S", Target.PUNG)
    click(qtbot, page, "567m 345p 88s 23s")
    click(qtbot, page, "4s", Target.WIN)
    assert said(page) == "below the minimum of 2 fan: this hand has 1"
    assert wrong(page) == ["seat 1"]
    click(qtbot, page, "9p", Target.WIN)
    assert said(page) == "no winning shape"


def test_a_click_on_a_tile_takes_it_away(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    click(qtbot, page, "1m", Target.PUNG)
    click(qtbot, page, "23m")
    buttons = tiles_of(page.rows[EAST])
    assert [button.tiles for button in buttons] == [(0, 0, 0), (1,), (2,)]
    qtbot.mouseClick(buttons[1], Qt.MouseButton.LeftButton)
    assert page.draft.seats[EAST].hand == [Tile.M3]
    buttons = tiles_of(page.rows[EAST])
    qtbot.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    assert page.draft.seats[EAST].melds == []


def test_everything_by_the_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    """W-16, example 5: thirteen rags with all seven honours, typed as they are written."""
    page = page_of(window, "wanzai")
    qtbot.keyClicks(page, "148m259p3sESWNCF")
    assert page.draft.seats[EAST].hand == [*parse_tiles("148m 259p 3s ESWN CF")]
    assert page.target is Target.WIN
    qtbot.keyClicks(page, "P")
    assert "Worth 4 pt" in said(page)
    qtbot.keyClick(page, Qt.Key.Key_Backspace)
    assert len(page.draft.seats[EAST].hand) == 12
    palette = page.palette_
    palette.buttons[Tile.M1].setFocus()
    page.target = Target.HAND
    page.update_all()
    qtbot.keyClick(palette.buttons[Tile.M1], Qt.Key.Key_Right)
    focused = window.focusWidget()
    assert isinstance(focused, TileButton)
    assert focused.tiles == (Tile.M2,)
    qtbot.keyClick(focused, Qt.Key.Key_Return)
    assert Tile.M2 in page.draft.seats[EAST].hand


def test_fire_and_float(window: MainWindow, qtbot: QtBot) -> None:
    """W-17: doubled for each who is on fire, floats added."""
    page = page_of(window, "wanzai")
    qtbot.keyClicks(page, "148m259p3sESWNCFP")
    assert page.rows[NORTH].fire.isVisible()
    page.rows[NORTH].fire.click()
    page.rows[EAST].float.setCurrentIndex(2)
    page.rows[EAST].float.activated.emit(2)
    assert "fire × 2 = 8" in said(page)
    assert "East +10" in said(page)


def test_rules_of_the_table_by_form_and_code(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window, "quanjiao")
    qtbot.mouseClick(page.table, Qt.MouseButton.LeftButton)
    dialog = page.findChild(TableRules)
    assert isinstance(dialog, TableRules)
    assert not dialog.isModal()
    code = ruleset("quanjiao").options.from_text("players=3").code()
    dialog.code.edit.setText(code)
    dialog.code.edit.editingFinished.emit()
    assert page.law == {"ruleset": "quanjiao", "options": code}
    assert [row.isVisible() for row in page.rows] == [True, True, True, False]
    assert len(page.draft.seats) == 3
    dialog.close()


def test_what_cannot_be_is_greyed(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window, "quanjiao")
    assert page.targets[Target.CHOW].isHidden()
    flags = page.conditions.flags
    assert [flags[flag].isEnabled() for flag in ("kong", "last", "first")] == [False, False, False]
    choose(qtbot, page.conditions.how.buttons, 0)
    assert [flags[flag].isEnabled() for flag in ("kong", "last", "first")] == [True, True, True]
    flags["kong"].click()
    assert page.draft.flags == {"kong"}
    choose(qtbot, page.conditions.how.buttons, 1)
    assert page.draft.flags == set()
    assert not page.conditions.source.buttons[EAST].isEnabled()


def test_why_opens_the_clause_beside_the_page(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window, "wanzai")
    qtbot.keyClicks(page, "148m259p3sESWNCFP")
    page.result.anchorClicked.emit("#discarder")
    beside = window.findChild(RulesWindow)
    assert isinstance(beside, RulesWindow)
    assert beside.view.contents.currentItem().text().startswith("W-17")
    assert window.page is page
    beside.close()


@pytest.mark.parametrize("name", IDS)
def test_every_sample_hand_can_be_laid_out(window: MainWindow, name: str) -> None:
    """The samples of the law, put into the draft, are the question that they are for the engine."""
    chosen = ruleset(name)
    for key, sample in chosen.samples.items():
        rules = rules_of(name, sample.options)
        draft = Draft.of(rules.players)
        draft.choose_winner(sample.seat)
        for meld in sample.melds.split():
            tiles = parse_tiles(meld[1:-1])
            target = Target.CONCEALED if meld[0] == "(" else Target.KONG if len(tiles) == 4 else Target.PUNG
            target = target if tiles[0] == tiles[1] else Target.CHOW
            assert draft.fits(rules, sample.seat, target, tiles[0])
            draft.add(sample.seat, target, tiles[0])
        for tile in parse_tiles(sample.hand):
            assert draft.fits(rules, sample.seat, Target.HAND, tile)
            draft.add(sample.seat, Target.HAND, tile)
        for tile in parse_tiles(sample.flowers):
            draft.add(sample.seat, Target.FLOWERS, tile)
        draft.tile, draft.how, draft.flags = parse_tiles(sample.tile)[0], sample.how, set(sample.flags)
        draft.source, draft.round_wind = (sample.seat - 1) % 4, "ESWN".index(sample.round_wind)
        draft.declared = sample.declared is not None
        assert key in [line["key"] for line in score(draft.question(rules))["fans"]]


def test_runs_of_every_kind() -> None:
    assert run_from(Tile.M9) == parse_tiles("789m")
    assert run_from(Tile.S1) == parse_tiles("123s")
    assert run_from(Tile.GREEN) == parse_tiles("CFP")
    winds = {run_from(tile) for tile in parse_tiles("ESWN")}
    assert winds == {parse_tiles(text) for text in ("ESW", "SWN", "EWN", "ESN")}


def test_a_set_goes_round_its_feeders() -> None:
    draft = Draft.of(4)
    draft.add(SOUTH, Target.KONG, Tile.M1)
    seen = []
    for _ in range(6):
        meld = draft.seats[SOUTH].melds[0]
        seen.append((meld.source, meld.added))
        draft.turn_meld(SOUTH, 0)
    assert sorted(set(seen)) == [(source, added) for source in (EAST, WEST, NORTH) for added in (False, True)]
    draft.add(SOUTH, Target.CONCEALED, Tile.M2)
    draft.turn_meld(SOUTH, 1)
    assert draft.seats[SOUTH].melds[1].source is None


def test_clearing_and_leaving(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    click(qtbot, page, "1m")
    qtbot.mouseClick(page.clear, Qt.MouseButton.LeftButton)
    assert page.draft == Draft.of(4)
    assert "Click the tiles" in said(page)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert isinstance(window.page, StartPage)


@pytest.mark.parametrize("language", ["zh_Hant", "zh_Hans"])
def test_what_is_wrong_is_said_in_the_language_of_the_player(
    window: MainWindow, shell: Shell, qapp: QApplication, language: str, qtbot: QtBot
) -> None:
    page = page_of(window)
    click(qtbot, page, "123m")
    shell.settings.change(language=language)
    qapp.processEvents()
    expected = {
        "zh_Hant": "東：應有 13 張（不含胡牌張），現有 3 張",
        "zh_Hans": "东：应有 13 张（不含胡牌张），现有 3 张",
    }
    assert said(page) == expected[language]
    shell.settings.change(language="en")


def test_seat_rows_have_names(window: MainWindow) -> None:
    page = page_of(window, "wanzai")
    for row in page.rows:
        assert isinstance(row, SeatRow)
        assert row.wins.accessibleName()
        assert row.float.accessibleName()
    assert all(button.accessibleName() for button in page.palette_.buttons.values())


@pytest.mark.parametrize("language", ["zh_Hant", "zh_Hans", "en"])
@pytest.mark.parametrize("name", IDS)
def test_the_fullest_rows_have_room_in_the_smallest_window(
    window: MainWindow, shell: Shell, qapp: QApplication, language: str, name: str
) -> None:
    shell.settings.change(language=language)
    window.resize(1024, 640)
    page = page_of(window, name)
    for seat in page.draft.seats:
        seat.hand = [*parse_tiles("147m 258p 369s ESWN")]
        seat.flowers = [*parse_tiles("abcdefgh")] if name == "laosanfan" else []
    page.draft.seats[SOUTH].melds = [DraftMeld(Target.KONG, (tile,) * 4, EAST, True) for tile in TILES[:4]]
    page.draft.seats[SOUTH].hand = [Tile.EAST]
    page.draft.tile = Tile.EAST
    page.draft.choose_winner(SOUTH)
    page.update_all()
    qapp.processEvents()
    assert window.width() == 1024
    for row in page.rows:
        assert row.minimumSizeHint().width() <= row.width() <= page.width() - page.conditions.width()
    buttons = [child for child in page.findChildren(QAbstractButton) if child.isVisible()]
    assert len(buttons) > 60
    assert [button for button in buttons if button.width() < button.minimumSizeHint().width()] == []
    shell.settings.change(language="en")
