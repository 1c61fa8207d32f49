"""The form made from a schema: what is chosen is what the options are, whatever the rule set."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QValidator, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine import rulesets
from engine.options import Choice, Needs, Option, Options, Value, chart_option, option
from engine.text import QT_TRANSLATE_NOOP as T
from gui.option_editors import Buttons, Picker, Stepper, Switch, value_words
from gui.option_row import MARK
from gui.options_form import OptionsForm
from tests.gui.choosing import choose

PLAY, MONEY, CHART = T("toy", "Play"), T("toy", "Money"), T("toy", "Chart")
FAN = (*(Choice(n) for n in range(9)), Choice("top", T("toy", "the top")))


@dataclass(frozen=True)
class ToyOptions(Options):
    flush: bool = option(True, T("toy", "Flush"), T("toy", "A flush counts."), PLAY, "T-1")
    bank: int | str = option(
        "off",
        T("toy", "Bank"),
        T("toy", "What everybody brings."),
        MONEY,
        "T-2",
        (Choice("off", T("toy", "no bank")), *(Choice(n) for n in range(20, 101))),
    )
    worth: int = option(
        2,
        T("toy", "Worth"),
        T("toy", "What a flush is worth."),
        PLAY,
        "T-3",
        (Choice(1), Choice(2), Choice(3)),
        Needs("flush", (True,), T("toy", "A flush does not count at this table.")),
    )
    payer: str = option(
        "all",
        T("toy", "Payer"),
        T("toy", "Who pays."),
        MONEY,
        "T-4",
        (Choice("all", T("toy", "everybody at the table")), Choice("one", T("toy", "the discarder and nobody else"))),
    )
    chart: object = chart_option(
        (
            Option("runs", T("toy", "Runs"), T("toy", "Four runs."), CHART, FAN, 1, "T-5"),
            Option("pairs", T("toy", "Pairs"), T("toy", "Seven pairs."), CHART, FAN, "top", "T-5"),
        )
    )


@pytest.fixture
def form(qtbot: QtBot) -> OptionsForm:
    made = OptionsForm(ToyOptions())
    qtbot.addWidget(made)
    made.resize(700, 900)
    made.show()
    return made


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label, _ in widget._titles]  # type: ignore[attr-defined]


def test_the_control_suits_the_choices(form: OptionsForm) -> None:
    kinds = {key: type(row.editor) for key, row in form.rows.items()}
    assert kinds == {
        "flush": Switch,
        "bank": Stepper,
        "worth": Buttons,
        "payer": Picker,
        "chart.runs": Stepper,
        "chart.pairs": Stepper,
    }


def test_groups_stand_together_in_the_order_of_their_first_option(form: OptionsForm) -> None:
    assert texts(form) == ["Play", "Money", "Chart"]
    heights = {key: row.label.mapTo(form, QPoint(0, 0)).y() for key, row in form.rows.items()}
    assert sorted(heights, key=lambda key: heights[key]) == [
        "flush", "worth", "bank", "payer", "chart.runs", "chart.pairs",
    ]  # fmt: skip


LEAVES = [(name, leaf.key) for name in rulesets.IDS for leaf in rulesets.ruleset(name).options.schema()]


@pytest.mark.parametrize(("name", "key"), LEAVES)
def test_every_value_of_every_option_can_be_chosen(qtbot: QtBot, name: str, key: str) -> None:
    kind = rulesets.ruleset(name).options
    form = OptionsForm(kind())
    qtbot.addWidget(form)
    form.show()
    made: list[Options] = []
    form.changed.connect(made.append)
    leaf = kind.find(key)
    values = [choice.value for choice in leaf.choices if choice.value != leaf.default] + [leaf.default]
    for value in values:
        choose(qtbot, form.rows[key].editor, value)
        assert form.options == made[-1] == kind().with_value(key, value)


def test_what_is_changed_is_marked_and_can_be_reset(form: OptionsForm, qtbot: QtBot) -> None:
    row = form.rows["worth"]
    assert (row.label.text(), row.reset.isVisible()) == ("Worth", False)
    choose(qtbot, row.editor, 3)
    assert (row.label.text(), row.reset.isVisible()) == (f"Worth {MARK}", True)
    assert row.reset.accessibleName() == "Worth. Back to the standard: 2"
    qtbot.mouseClick(row.reset, Qt.MouseButton.LeftButton)
    assert form.options == ToyOptions()
    assert (row.label.text(), row.reset.isVisible()) == ("Worth", False)
    assert isinstance(row.editor, Buttons)
    assert row.editor.buttons[1].isChecked()


def test_a_dependent_option_is_greyed_with_the_reason(form: OptionsForm, qtbot: QtBot) -> None:
    row = form.rows["worth"]
    assert row.editor.isEnabled()
    choose(qtbot, form.rows["flush"].editor, False)
    assert not row.editor.isEnabled()
    assert row.help.text() == "What a flush is worth.\nA flush does not count at this table."
    assert form.options.value("worth") == 2
    choose(qtbot, form.rows["flush"].editor, True)
    assert row.editor.isEnabled()
    assert row.help.text() == "What a flush is worth."


def test_options_made_elsewhere_are_shown_without_an_echo(form: OptionsForm) -> None:
    made: list[object] = []
    form.changed.connect(made.append)
    options = ToyOptions.from_text("flush=off,bank=57,worth=3,payer=one,chart.runs=top,chart.pairs=0")
    form.show_options(options)
    assert made == []
    assert form.options == options
    assert shown(form) == {key: options.value(key) for key in form.rows}


def shown(form: OptionsForm) -> dict[str, Value]:
    values: dict[str, Value] = {}
    for key, row in form.rows.items():
        choices = [choice.value for choice in row.option.choices]
        match row.editor:
            case Switch() as switch:
                values[key] = switch.isChecked()
            case Buttons() as buttons:
                values[key] = choices[[button.isChecked() for button in buttons.buttons].index(True)]
            case Picker() as picker:
                values[key] = choices[picker.currentIndex()]
            case Stepper() as stepper:
                values[key] = choices[stepper.box.value()]
    return values


def test_arrows_go_in_tens_through_a_long_row(form: OptionsForm, qtbot: QtBot) -> None:
    stepper = form.rows["bank"].editor
    assert isinstance(stepper, Stepper)
    seen = []
    for _ in range(3):
        qtbot.mouseClick(stepper.more, Qt.MouseButton.LeftButton)
        seen.append(form.options.value("bank"))
    qtbot.keyClick(stepper.box, Qt.Key.Key_Down)
    seen.append(form.options.value("bank"))
    choose(qtbot, stepper, 57)
    qtbot.mouseClick(stepper.less, Qt.MouseButton.LeftButton)
    seen.append(form.options.value("bank"))
    assert seen == [20, 30, 40, 30, 50]
    stepper.box.stepBy(-100)
    assert form.options.value("bank") == "off"
    stepper.box.stepBy(-1)
    stepper.box.stepBy(100)
    assert form.options.value("bank") == 100


def test_a_number_that_is_no_choice_is_not_taken(form: OptionsForm, qtbot: QtBot) -> None:
    stepper = form.rows["bank"].editor
    assert isinstance(stepper, Stepper)
    choose(qtbot, stepper, 57)
    stepper.box.selectAll()
    qtbot.keyClicks(stepper.box, "1")
    qtbot.keyClick(stepper.box, Qt.Key.Key_Return)
    assert form.options.value("bank") == 57
    states = [stepper.box.validate(text, 0)[0] for text in ("57", "No Bank", "off", "5", "no", "101", "x")]
    good, half, bad = QValidator.State.Acceptable, QValidator.State.Intermediate, QValidator.State.Invalid
    assert states == [good, good, good, half, half, bad, bad]


def test_the_wheel_scrolls_the_page_and_never_changes_a_rule(form: OptionsForm) -> None:
    for row in form.rows.values():
        target = row.editor.box if isinstance(row.editor, Stepper) else row.editor
        middle = QPointF(target.rect().center())
        event = QWheelEvent(
            middle, target.mapToGlobal(middle), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(target, event)
    assert form.options == ToyOptions()


def test_everything_can_be_reached_and_read_out(form: OptionsForm) -> None:
    for row in form.rows.values():
        editor = row.editor.box if isinstance(row.editor, Stepper) else row.editor
        assert editor.accessibleName() == row.option.label.source
        assert row.editor.accessibleDescription() == row.option.help.source
        target = row.editor.focusProxy() or row.editor
        assert target.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert row.label.buddy() is row.editor


def test_values_in_words() -> None:
    leaf = {option.key: option for option in ToyOptions.schema()}
    assert [value_words(leaf["flush"], value) for value in (True, False)] == ["On", "Off"]
    assert [value_words(leaf["bank"], value) for value in ("off", 20)] == ["no bank", "20"]
    assert [value_words(leaf["chart.runs"], value) for value in (1, "top")] == ["1", "the top"]
