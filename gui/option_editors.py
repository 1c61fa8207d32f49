"""Controls for one option each: a switch, a row of buttons, a list or a number, as its choices ask for."""

from PySide6.QtCore import QCoreApplication, QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QValidator, QWheelEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QWidget,
)

from engine.options import Choice, Option, Value
from gui.still import StillComboBox
from gui.text import say

MANY = 6  # choices, from which on they are a row of numbers rather than words
BUTTON_LETTERS = 30  # of all labels together, up to which they are a row of buttons
LONG = 60  # choices, from which on the arrows go in tens
STRIDE = 10


def choice_words(choice: Choice) -> str:
    """A choice in the language of the interface."""
    if choice.label is not None:
        return say(choice.label)
    if isinstance(choice.value, bool):
        on, off = QCoreApplication.translate("Options", "On"), QCoreApplication.translate("Options", "Off")
        return on if choice.value else off
    return choice.text


def value_words(option: Option, value: Value) -> str:
    """What a value of an option is called in the language of the interface."""
    return choice_words(option.choices[place(option, value)])


def place(option: Option, value: Value) -> int:
    """Which of the choices a value is; a number is never a switch."""
    kinds = [(type(choice.value), choice.value) for choice in option.choices]
    return kinds.index((type(value), value))


class Switch(QCheckBox):
    """An option that is on or off."""

    chosen = Signal(object)
    wide = False

    def __init__(self, option: Option) -> None:
        super().__init__()
        self._option = option
        self.clicked.connect(self._choose)

    def show_value(self, value: Value) -> None:
        """Shows a value without a word to anybody."""
        self.setChecked(value is True)
        self.setText(value_words(self._option, value))

    def retranslate(self, label: str) -> None:
        """Writes all words anew; `label` is what the option is called."""
        self.setAccessibleName(label)
        self.show_value(self.isChecked())

    def _choose(self, on: bool) -> None:
        self.show_value(on)
        self.chosen.emit(on)


class WordButton(QRadioButton):
    """A choice in a frame, all of which can be clicked."""

    def hitButton(self, place: QPoint) -> bool:
        """Wherever the frame is."""
        return self.rect().contains(place)


class Buttons(QWidget):
    """An option of a few short choices, all of which are seen."""

    chosen = Signal(object)
    wide = False

    def __init__(self, option: Option) -> None:
        super().__init__()
        self._option = option
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        self.buttons = [WordButton() for _ in option.choices]
        for button, choice in zip(self.buttons, option.choices, strict=True):
            self._group.addButton(button)
            row.addWidget(button)
            button.clicked.connect(lambda _checked=False, value=choice.value: self.chosen.emit(value))
        self.setFocusProxy(self.buttons[0])

    def show_value(self, value: Value) -> None:
        """Shows a value without a word to anybody."""
        button = self.buttons[place(self._option, value)]
        button.setChecked(True)
        self.setFocusProxy(button)

    def retranslate(self, label: str) -> None:
        """Writes all words anew; `label` is what the option is called."""
        self.setAccessibleName(label)
        for button, choice in zip(self.buttons, self._option.choices, strict=True):
            button.setText(choice_words(choice))
            button.setAccessibleName(f"{label}: {choice_words(choice)}")


class Picker(StillComboBox):
    """An option whose choices take a phrase each."""

    chosen = Signal(object)
    wide = True

    def __init__(self, option: Option) -> None:
        super().__init__()
        self._option = option
        self.addItems([""] * len(option.choices))
        self.activated.connect(lambda n: self.chosen.emit(option.choices[n].value))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def show_value(self, value: Value) -> None:
        """Shows a value without a word to anybody."""
        self.setCurrentIndex(place(self._option, value))

    def retranslate(self, label: str) -> None:
        """Writes all words anew; `label` is what the option is called."""
        self.setAccessibleName(label)
        for n, choice in enumerate(self._option.choices):
            self.setItemText(n, choice_words(choice))


class NumberBox(QSpinBox):
    """The n-th of many choices: typed, or stepped through; in a long row in tens."""

    def __init__(self, option: Option) -> None:
        super().__init__()
        self._option = option
        self._words = [choice.text for choice in option.choices]
        self._stops = [n for n, choice in enumerate(option.choices) if self._is_stop(choice.value)]
        self.setRange(0, len(option.choices) - 1)
        self.setKeyboardTracking(False)
        self.setProperty("look", "number")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def retranslate(self) -> None:
        """Writes all words anew."""
        self._words = [choice_words(choice) for choice in self._option.choices]
        self.lineEdit().setText(self.textFromValue(self.value()))
        self.updateGeometry()

    def textFromValue(self, n: int) -> str:
        """The words of the n-th choice."""
        return self._words[n]

    def valueFromText(self, text: str) -> int:
        """Which choice was typed, in words or as it is written in files; the one shown if it is none."""
        typed = text.strip().casefold()
        for n, choice in enumerate(self._option.choices):
            if typed in (self._words[n].casefold(), choice.text):
                return n
        return self.value()

    def validate(self, text: str, cursor: int) -> tuple[QValidator.State, str, int]:
        """Lets through what is, or may become, one of the choices."""
        typed = text.strip().casefold()
        names = [*(word.casefold() for word in self._words), *(choice.text for choice in self._option.choices)]
        if typed in names:
            return QValidator.State.Acceptable, text, cursor
        begun = any(name.startswith(typed) for name in names)
        return (QValidator.State.Intermediate if begun else QValidator.State.Invalid), text, cursor

    def stepBy(self, steps: int) -> None:
        """Goes on by so many stops."""
        onward = [n for n in self._stops if (n > self.value() if steps > 0 else n < self.value())]
        if onward:
            self.setValue(onward[min(steps, len(onward)) - 1] if steps > 0 else onward[max(steps, -len(onward))])

    def sizeHint(self) -> QSize:
        """Room for the longest of its words."""
        hint = super().sizeHint()
        width = max(self.fontMetrics().horizontalAdvance(word) for word in {*self._words[:1], *self._words[-1:]})
        return QSize(max(hint.width(), width + 30), hint.height())

    def minimumSizeHint(self) -> QSize:
        """Room for the longest of its words, always."""
        return self.sizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Lets the page scroll."""
        event.ignore()

    def _is_stop(self, value: Value) -> bool:
        return len(self._option.choices) < LONG or not isinstance(value, int) or value % STRIDE == 0


class Stepper(QWidget):
    """An option of many numbers, words among them, between a button for less and one for more."""

    chosen = Signal(object)
    wide = False

    def __init__(self, option: Option) -> None:
        super().__init__()
        self._option = option
        self.box = NumberBox(option)
        self.less, self.more = QPushButton("−"), QPushButton("+")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for widget, steps in ((self.less, -1), (self.box, 0), (self.more, 1)):
            row.addWidget(widget)
            if isinstance(widget, QPushButton):
                widget.setProperty("look", "small")
                widget.setAutoRepeat(True)
                widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrow keys do the same in the box
                widget.clicked.connect(lambda _checked=False, steps=steps: self.box.stepBy(steps))
        self.setFocusProxy(self.box)
        self.box.valueChanged.connect(lambda n: self.chosen.emit(option.choices[n].value))

    def show_value(self, value: Value) -> None:
        """Shows a value without a word to anybody."""
        with QSignalBlocker(self.box):
            self.box.setValue(place(self._option, value))

    def retranslate(self, label: str) -> None:
        """Writes all words anew; `label` is what the option is called."""
        self.box.retranslate()
        self.box.setAccessibleName(label)
        self.less.setAccessibleName(QCoreApplication.translate("Options", "{option}: less").format(option=label))
        self.more.setAccessibleName(QCoreApplication.translate("Options", "{option}: more").format(option=label))


Editor = Switch | Buttons | Picker | Stepper


def editor(option: Option) -> Editor:
    """The control that suits an option's choices."""
    if all(isinstance(choice.value, bool) and choice.label is None for choice in option.choices):
        return Switch(option)
    if len(option.choices) > MANY:
        return Stepper(option)
    letters = sum(len(choice.label.source if choice.label else choice.text) for choice in option.choices)
    return Buttons(option) if letters <= BUTTON_LETTERS else Picker(option)
