"""The new-table page: from the widgets to the table, presets, rule codes, and words that fit."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from engine import rulesets
from engine.bots import LEVELS
from engine.options import Options
from gui import text
from gui.new_table.presets import FILE, Preset, Presets
from gui.opening import Opening
from gui.option_editors import Buttons
from gui.pages.new_table import NewTablePage
from gui.pages.start import StartPage
from gui.pages.table import TablePage
from gui.settings import Settings
from gui.shell import Shell
from gui.table_setup import CLOCKS, ME, TableSetup
from gui.theme import THEMES
from gui.window import MainWindow
from tests.gui.choosing import choose

SMALLEST = (1024, 600)  # the window without its menu bar
LEAVES = [(name, leaf.key) for name in rulesets.IDS for leaf in rulesets.ruleset(name).options.schema()]
HIGH = rulesets.ruleset("quanjiao").options.from_text("limit=24,min_fan=1,chart.pinghe=3")


class Gone(list[tuple[str, dict[str, object]]]):
    """Where the page asked to go."""

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        shell.gone.connect(lambda page, arguments: self.append((page, arguments)))

    @property
    def setup(self) -> TableSetup:
        """The table that was opened last."""
        page, arguments = self[-1]
        assert page == "table"
        setup = arguments["setup"]
        assert isinstance(setup, TableSetup)
        return setup


@pytest.fixture(autouse=True)
def swept(qapp: QApplication) -> None:
    """Earlier tests' pages are gone before the next is dressed: restyling them all takes seconds."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def gone(shell: Shell) -> Gone:
    return Gone(shell)


def opened(qtbot: QtBot, shell: Shell) -> NewTablePage:
    page = NewTablePage(shell)
    qtbot.addWidget(page)
    page.resize(*SMALLEST)
    page.show()
    page.enter()
    return page


@pytest.fixture
def page(qtbot: QtBot, shell: Shell) -> NewTablePage:
    return opened(qtbot, shell)


def press(qtbot: QtBot, button: QAbstractButton) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def pick(qtbot: QtBot, box: QComboBox, n: int) -> None:
    qtbot.keyClick(box, Qt.Key.Key_Home)
    for _ in range(n):
        qtbot.keyClick(box, Qt.Key.Key_Down)


def paste(qtbot: QtBot, page: NewTablePage, code: str) -> None:
    QGuiApplication.clipboard().setText(code)
    press(qtbot, page.code.paste)


def test_untouched_it_opens_the_usual_table(page: NewTablePage, gone: Gone, qtbot: QtBot) -> None:
    press(qtbot, page.start)
    assert gone.setup.options == TableSetup().options
    assert gone.setup.seats.count(ME) == 1
    assert {*gone.setup.seats} - {ME} <= {*LEVELS} - {"random"}


@pytest.mark.parametrize(("name", "key"), LEAVES)
def test_the_table_is_built_with_exactly_what_was_chosen(
    page: NewTablePage, gone: Gone, qtbot: QtBot, name: str, key: str
) -> None:
    press(qtbot, page.cards.cards[name])
    ruleset = rulesets.ruleset(name)
    choices = [choice.value for choice in ruleset.options.find(key).choices]
    for value in dict.fromkeys((*choices[:4], *choices[-2:], choices[len(choices) // 2])):
        choose(qtbot, page.form.rows[key].editor, value)
        press(qtbot, page.start)
        chosen = ruleset.options().with_value(key, value)
        assert gone.setup.ruleset == name
        assert gone.setup.rules.options == chosen
        assert len(gone.setup.seats) == ruleset.build(chosen).players
        assert page.code.edit.text() == chosen.code()


def test_each_rule_set_keeps_its_own_options_while_the_page_lives(page: NewTablePage, qtbot: QtBot) -> None:
    choose(qtbot, page.form.rows["scheme"].editor, "tuidaoba")
    press(qtbot, page.cards.cards["wanzai"])
    assert (page.setup.ruleset, page.options) == ("wanzai", rulesets.ruleset("wanzai").options())
    press(qtbot, page.cards.cards["laosanfan"])
    assert page.options.value("scheme") == "tuidaoba"
    assert [name for name, form in page._forms.items() if form.isVisible()] == ["laosanfan"]


def test_arrow_keys_go_along_the_cards(page: NewTablePage, qtbot: QtBot) -> None:
    qtbot.keyClick(page.cards.cards["laosanfan"], Qt.Key.Key_Right)
    assert page.setup.ruleset == "quanjiao"


def test_the_number_of_seats_follows_the_rules(page: NewTablePage, qtbot: QtBot) -> None:
    press(qtbot, page.cards.cards["quanjiao"])
    pick(qtbot, page.seats.lists[3], 0)
    assert page.setup.seats[3] == ME
    choose(qtbot, page.form.rows["players"].editor, 2)
    assert [box.isVisible() for box in page.seats.lists] == [True, True, False, False]
    assert page.setup.seats.index(ME) == 0
    assert len(page.setup.seats) == 2
    choose(qtbot, page.form.rows["players"].editor, 4)
    assert page.setup.seats.count(ME) == 1
    assert len(page.setup.seats) == 4


def test_there_is_always_one_seat_of_mine(page: NewTablePage, qtbot: QtBot) -> None:
    levels = [level for level in LEVELS if level != "random"]
    pick(qtbot, page.seats.lists[2], 0)
    assert page.setup.seats.index(ME) == 2
    pick(qtbot, page.seats.lists[2], len(levels))
    assert page.setup.seats.index(ME) == 3
    assert page.setup.seats[2] == levels[-1]
    pick(qtbot, page.seats.lists[0], 1)
    assert page.setup.seats[0] == levels[0]
    assert page.setup.seats.count(ME) == 1


def test_clock_and_seed_reach_the_table(page: NewTablePage, gone: Gone, qtbot: QtBot) -> None:
    for n, clocks in enumerate(CLOCKS):
        pick(qtbot, page.clocks, n)
        assert page.setup.clocks == clocks
    qtbot.keyClicks(page.seed, "  full   moon ")
    press(qtbot, page.start)
    assert (gone.setup.clocks, gone.setup.seed) == (CLOCKS[-1], "full moon")


def test_the_last_table_is_remembered(
    page: NewTablePage, shell: Shell, gone: Gone, qtbot: QtBot, tmp_path: Path
) -> None:
    press(qtbot, page.cards.cards["quanjiao"])
    choose(qtbot, page.form.rows["players"].editor, 3)
    choose(qtbot, page.form.rows["garden"].editor, 120)
    pick(qtbot, page.seats.lists[1], 0)
    pick(qtbot, page.clocks, 3)
    qtbot.keyClicks(page.seed, "once")
    press(qtbot, page.start)
    again = opened(qtbot, Shell(Settings(tmp_path), tmp_path, Opening()))
    assert gone.setup.seed == "once"
    assert again.setup == replace(gone.setup, seed="")
    assert again.cards.cards["quanjiao"].isChecked()


@pytest.mark.parametrize("name", rulesets.IDS)
def test_the_window_opens_that_very_table_and_play_now_opens_it_again(
    window: MainWindow, qtbot: QtBot, name: str
) -> None:
    window.go("new_table")
    page = window.page
    assert isinstance(page, NewTablePage)
    press(qtbot, page.cards.cards[name])
    chosen = furthest(page.options)
    paste(qtbot, page, chosen.code())
    pick(qtbot, page.seats.lists[1], 0)
    press(qtbot, page.start)
    assert opened_table(window) == (name, chosen, 1)
    leave_table(window)
    start = window.page
    assert isinstance(start, StartPage)
    press(qtbot, start.doors["table"])
    assert opened_table(window) == (name, chosen, 1)
    leave_table(window)


def opened_table(window: MainWindow) -> tuple[str, Options, int]:
    """Rule set, options and the player's seat of the table that the window shows."""
    page = window.page
    assert isinstance(page, TablePage)
    assert page.table is not None
    session = page.table.session
    people = [n for n, player in enumerate(session.view.header.players) if not player.bot]
    assert people == [session.eye]
    return session.rules.id, session.rules.options, people[0]


def leave_table(window: MainWindow) -> None:
    """Ends the table without being asked whether to, and goes to the start page."""
    assert window.page is not None
    window.page.left()
    window.go("start")


def test_copying_and_pasting_the_rule_code(page: NewTablePage, qtbot: QtBot) -> None:
    press(qtbot, page.cards.cards["quanjiao"])
    paste(qtbot, page, f"  {HIGH.code().lower()} \n")
    assert page.options == HIGH
    assert page.code.edit.text() == HIGH.code()
    limit = page.form.rows["limit"].editor
    assert isinstance(limit, Buttons)
    assert limit.buttons[2].isChecked()
    QGuiApplication.clipboard().clear()
    press(qtbot, page.code.copy)
    assert QGuiApplication.clipboard().text() == HIGH.code()


def test_a_typing_error_is_refused_in_the_player_s_language(page: NewTablePage, shell: Shell, qtbot: QtBot) -> None:
    code = page.options.code()
    paste(qtbot, page, "1" + code)
    assert page.code.problem.isVisible()
    assert page.code.problem.text().startswith(f"“1{code}” is no rule code of this rule set")
    assert not page.start.isEnabled()
    assert page.options == type(page.options)()
    shell.settings.change(language="zh_Hans")
    QGuiApplication.processEvents()
    assert "规则码" in page.code.problem.text()
    assert f"1{code}" in page.code.problem.text()
    shell.settings.change(language="en")
    QGuiApplication.processEvents()
    page.code.edit.selectAll()
    qtbot.keyClicks(page.code.edit, code)
    qtbot.keyClick(page.code.edit, Qt.Key.Key_Return)
    assert not page.code.problem.isVisible()
    assert page.start.isEnabled()


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("§§", "“§” does not occur in a rule code"),
        ("scheme=chess", "scheme: “chess” is none of yaobansan"),
        ("colour=red", "there is no option “colour”"),
        ("ZZZZ", "its check letters do not fit"),
    ],
)
def test_each_mistake_has_its_own_message(page: NewTablePage, qtbot: QtBot, code: str, says: str) -> None:
    paste(qtbot, page, code)
    assert says in page.code.problem.text()
    choose(qtbot, page.form.rows["scheme"].editor, "tuidaoba")
    assert not page.code.problem.isVisible()
    assert page.code.edit.text() == page.options.code()


def test_a_code_from_before_an_option_was_added_still_works(page: NewTablePage, qtbot: QtBot) -> None:
    old = rulesets.ruleset("laosanfan").options().with_value("payment", "full_all")
    code = old.code()
    assert len(code) < len(old.schema())  # it says nothing of the options at the end
    paste(qtbot, page, code)
    assert page.options == old


def test_the_differences_are_counted_listed_and_undone(page: NewTablePage, qtbot: QtBot) -> None:
    assert not page.differences.isEnabled()
    assert page.differences.text() == "The standard table"
    press(qtbot, page.cards.cards["quanjiao"])
    choose(qtbot, page.form.rows["limit"].editor, 24)
    assert page.differences.text() == "Differs from the standard in one place"
    choose(qtbot, page.form.rows["chart.pinghe"].editor, "limit")
    assert page.differences.text() == "Differs from the standard in 2 places"
    lines = page.differences.menu().actions()
    assert [line.text() for line in lines if not line.isSeparator()] == [
        "Limit: 24 (standard: 12)",
        "Level hand: limit (standard: 1)",
        "All back to the standard",
    ]
    lines[1].trigger()
    assert page.form.rows["chart.pinghe"].editor.visibleRegion().boundingRect().height() > 0
    lines[-1].trigger()
    assert page.options == type(page.options)()
    assert not page.differences.isEnabled()


def test_presets_are_saved_chosen_renamed_and_deleted(page: NewTablePage, qtbot: QtBot, tmp_path: Path) -> None:
    box = page.presets
    assert [button.isEnabled() for button in (box.save, box.rename, box.delete)] == [False, False, False]
    choose(qtbot, page.form.rows["scheme"].editor, "yaoerliu")
    wanted = page.options
    qtbot.keyClicks(box.name, "  At  home ")
    press(qtbot, box.save)
    assert Presets(tmp_path).all() == (Preset("At home", "laosanfan", wanted.code()),)
    press(qtbot, page.cards.cards["wanzai"])
    pick(qtbot, box.list, 0)
    box.list.activated.emit(0)
    assert (page.setup.ruleset, page.options) == ("laosanfan", wanted)
    assert page.cards.cards["laosanfan"].isChecked()
    assert not box.rename.isEnabled()
    box.name.selectAll()
    qtbot.keyClicks(box.name, "Sunday")
    press(qtbot, box.rename)
    assert [preset.name for preset in Presets(tmp_path).all()] == ["Sunday"]
    assert box.list.currentText() == "Sunday"
    press(qtbot, box.delete)
    assert Presets(tmp_path).all() == ()
    assert not box.list.isEnabled()


def test_scrolling_over_a_list_changes_nothing(page: NewTablePage) -> None:
    before = page.setup
    for box in (*page.seats.lists, page.clocks, page.presets.list):
        middle = QPointF(box.rect().center())
        down = QPoint(0, -120)
        event = QWheelEvent(
            middle, box.mapToGlobal(middle), QPoint(), down, Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(box, event)
    assert page.setup == before


@pytest.mark.parametrize("preset", [Preset("odd", "chess", ""), Preset("odd", "wanzai", "ZZZZ")])
def test_a_preset_that_cannot_be_read_says_so(qtbot: QtBot, shell: Shell, tmp_path: Path, preset: Preset) -> None:
    Presets(tmp_path).save(preset)
    page = opened(qtbot, shell)
    before = page.setup
    told: list[str] = []
    shell.told.connect(told.append)
    page.presets.list.setCurrentIndex(0)
    page.presets.list.activated.emit(0)
    assert len(told) == 1
    assert page.setup == before


def test_presets_that_cannot_be_written_say_so(page: NewTablePage, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    qtbot.keyClicks(page.presets.name, "Sunday")
    press(qtbot, page.presets.save)
    assert page.presets.problem.isVisible()
    assert page.presets.problem.text().startswith("The presets cannot be written: ")


@pytest.mark.parametrize("language", [code for code, _ in text.languages()])
@pytest.mark.parametrize("name", rulesets.IDS)
def test_no_words_are_cut(qtbot: QtBot, shell: Shell, language: str, name: str) -> None:
    shell.settings.change(language=language)
    page = opened(qtbot, shell)
    page._choose_ruleset(name)
    page.show_options(furthest(page.options))
    page.code.edit.setText("ZZZZ")
    page.code.edit.editingFinished.emit()
    QGuiApplication.processEvents()
    seen = list(worded(page))
    assert len(seen) > 40
    assert [cut for widget in seen if (cut := cut_words(widget))] == []
    inner = page._scroll.widget()
    assert inner is not None
    assert inner.width() <= page._scroll.viewport().width()
    text.choose("en")


def furthest(options: Options) -> Options:
    """The options with everything changed, but the players."""
    for leaf in options.schema():
        if leaf.key != "players":
            value = next(choice.value for choice in reversed(leaf.choices) if choice.value != leaf.default)
            options = options.with_value(leaf.key, value)
    return options


def worded(page: QWidget) -> Iterator[QWidget]:
    """What shows words of its own."""
    for widget in page.findChildren(QWidget):
        if widget.isVisible() and isinstance(widget, QLabel | QAbstractButton | QComboBox | QSpinBox):
            yield widget


def cut_words(widget: QWidget) -> str:
    """The words of a widget that is too small for them."""
    if isinstance(widget, QLabel) and widget.wordWrap():
        longest = max(widget.text().split(), key=widget.fontMetrics().horizontalAdvance, default="")
        small = widget.height() < widget.heightForWidth(widget.width())
        if widget.text().isascii():
            small = small or widget.width() < widget.fontMetrics().horizontalAdvance(longest)
        return widget.text() if small else ""
    if isinstance(widget, QSpinBox):
        edit = widget.findChild(QLineEdit)
        assert edit is not None
        return edit.text() if edit.width() < edit.fontMetrics().horizontalAdvance(edit.text()) else ""
    if isinstance(widget, QComboBox):
        rows = [widget.itemText(n) for n in range(widget.count())]
        widest = max((widget.fontMetrics().horizontalAdvance(row) for row in rows), default=0)
        return str(rows) if widget.width() < widest + 40 else ""
    small = widget.width() < widget.minimumSizeHint().width() or widget.height() < widget.minimumSizeHint().height()
    return f"{widget.property('text')}" if small else ""


def test_the_page_wears_every_theme(qtbot: QtBot, shell: Shell) -> None:
    page = opened(qtbot, shell)
    for theme in THEMES:
        shell.settings.change(theme=theme)
        assert page.grab().toImage().pixelColor(8, 8).isValid()
