"""The prompt above the hand: exactly what is offered, with its tiles, always in the same place."""

from time import monotonic

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from engine.actions import (
    AddedKong,
    AnyAction,
    Ask,
    Chow,
    ConcealedKong,
    Declare,
    Discard,
    Kong,
    Pass,
    Pung,
    Ready,
    Stakes,
    Throw,
    Win,
)
from engine.deal import Deal
from engine.rules import Rules
from gui import speeds
from gui.table.pictures import Pictures
from gui.table.words import tile_name

KEYS = {
    Qt.Key.Key_C: (Chow,),
    Qt.Key.Key_P: (Pung,),
    Qt.Key.Key_K: (Kong, ConcealedKong, AddedKong),
    Qt.Key.Key_H: (Win,),
}
_MANY = (Chow, ConcealedKong, AddedKong, Stakes)  # of these there may be several to choose among
_TILE, _LEAST = 24.0, 76.0  # widths of a tile and of the smallest button, on the canvas


def action_words(action: AnyAction) -> str:
    """What an action is called on its button."""
    match action:
        case Chow():
            return QCoreApplication.translate("Prompt", "Chow")
        case Pung():
            return QCoreApplication.translate("Prompt", "Pung")
        case Kong() | ConcealedKong() | AddedKong():
            return QCoreApplication.translate("Prompt", "Kong")
        case Win():
            return QCoreApplication.translate("Prompt", "Win")
        case Pass():
            return QCoreApplication.translate("Prompt", "Pass")
        case Throw():
            return QCoreApplication.translate("Prompt", "Throw the dice")
        case Declare():
            return QCoreApplication.translate("Prompt", "Declare ready")
        case Ready():
            return QCoreApplication.translate("Prompt", "Next deal")
        case Stakes(fire=fire, float=number):
            if fire:
                return QCoreApplication.translate("Prompt", "Fire, float {number}").format(number=number)
            return QCoreApplication.translate("Prompt", "Float {number}").format(number=number)
    raise ValueError(f"{action} has no button")


def action_tiles(action: AnyAction, deal: Deal) -> tuple[int, ...]:
    """The tiles that an action would lay down, in the order of the set."""
    last = deal.discards[-1].tile if deal.discards else None
    match action:
        case Chow(first=first, second=second) if last is not None:
            return tuple(sorted((first, second, last)))
        case Pung() if last is not None:
            return (last,) * 3
        case Kong() if last is not None:
            return (last,) * 4
        case ConcealedKong(tile=tile) | AddedKong(tile=tile):
            return (tile,) * 4
    return ()


class Choice(QPushButton):
    """A button for one action; without one it only puts the prompt away."""

    def __init__(
        self, action: AnyAction | None, words: str, tiles: tuple[int, ...], pictures: Pictures, scale: float
    ) -> None:
        super().__init__(words)
        self.action = action
        self._least = round(_LEAST * scale)
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.dress(False)
        if tiles:
            picture = pictures.row([tiles], _TILE * scale)
            self.setIcon(QIcon(picture))
            self.setIconSize(picture.deviceIndependentSize().toSize())

    def dress(self, tight: bool) -> None:
        """Takes the usual letters, or smaller ones where there is little room."""
        look = "call win" if isinstance(self.action, Win) else "call"
        self.setProperty("look", f"{look} tight" if tight else look)
        self.style().unpolish(self)
        self.style().polish(self)

    def sizeHint(self) -> QSize:
        """Wide enough to be hit without aiming."""
        hint = super().sizeHint()
        return QSize(max(hint.width(), self._least), hint.height())


class Prompt(QWidget):
    """A row of choices that ends at its right edge with the way out. Clicks count only `guard` milliseconds after it
    came up; `scale` is that of the table.

    `chosen` gives the action; `declaring` says that the next discard is to declare ready, or not after all.
    """

    chosen = Signal(object)
    declaring = Signal(bool)

    def __init__(self, parent: QWidget, rules: Rules, guard: int = speeds.PROMPT_GUARD) -> None:
        super().__init__(parent)
        self.guard = guard
        self._rules = rules
        self.pictures = Pictures()
        self.scale = 1.0
        self.choices: list[Choice] = []
        self.declare: QPushButton | None = None
        self._since = 0.0
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        self._throw = QTimer(self)
        self._throw.setSingleShot(True)
        self._throw.timeout.connect(lambda: self.press(Throw))
        self.hide()

    def ask(self, ask: Ask | None, deal: Deal) -> None:
        """Shows what is offered beside discards, or nothing."""
        self.clear()
        if ask is None:
            return
        offered = [action for action in ask.actions if not isinstance(action, Discard)]
        offered.sort(key=lambda action: isinstance(action, Win) + 2 * isinstance(action, Pass))
        numbered = sum(isinstance(action, _MANY) for action in offered) > 1
        self._row.addStretch(1)
        if any(isinstance(action, Discard) and action.declare for action in ask.actions):
            self._add_declare()
        for action in offered:
            self._add(action, deal, numbered)
        if offered and len(offered) < len(ask.actions):  # a turn: not to use it is to discard
            self._put(Choice(None, QCoreApplication.translate("Prompt", "Not now"), (), self.pictures, self.scale))
        self._tighten()
        if self.choices or self.declare:
            self._since = monotonic()
            self.show()
        if any(isinstance(action, Throw) for action in offered):
            self._throw.start(speeds.DICE_WAIT)

    def clear(self) -> None:
        """Shows nothing."""
        self._throw.stop()
        self.hide()
        self.choices, self.declare = [], None
        while self._row.count():
            item = self._row.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the row into the new width."""
        super().resizeEvent(event)
        self._tighten()

    def offers(self, *kinds: type) -> list[Choice]:
        """The choices of these kinds of action, in their order."""
        return [choice for choice in self.choices if isinstance(choice.action, kinds)]

    @property
    def only(self) -> AnyAction | None:
        """The action offered where there is just one, such as to throw the dice."""
        return self.choices[0].action if len(self.choices) == 1 else None

    def press(self, *kinds: type) -> bool:
        """Takes the only choice of these kinds; among several the keyboard goes to the first. False: there is none."""
        found = self.offers(*kinds)
        if len(found) == 1:
            self._take(found[0])
        elif found:
            found[0].setFocus()
        return bool(found)

    def pick(self, number: int) -> bool:
        """Takes the choice with that number, where choices are numbered."""
        several = self.offers(*_MANY)
        if len(several) < 2 or not 0 < number <= len(several):
            return False
        self._take(several[number - 1])
        return True

    def way_out(self) -> bool:
        """Passes, or puts the prompt away; False: there is nothing to leave."""
        if self.declare is not None and self.declare.isChecked():
            self.declare.setChecked(False)
            return True
        leaving = [choice for choice in self.choices if choice.action is None or isinstance(choice.action, Pass)]
        if leaving:
            self._take(leaving[0])
        return bool(leaving)

    def _add(self, action: AnyAction, deal: Deal, numbered: bool) -> None:
        words = action_words(action)
        if numbered and isinstance(action, _MANY):
            words = f"{1 + len(self.offers(*_MANY))}  {words}"
        tiles = action_tiles(action, deal)
        choice = Choice(action, words, tiles, self.pictures, self.scale)
        if tiles:
            names = ", ".join(tile_name(self._rules, tile) for tile in tiles)
            choice.setAccessibleName(f"{words}: {names}")
        self._put(choice)

    def _put(self, choice: Choice) -> None:
        choice.clicked.connect(lambda: self._clicked(choice))
        self.choices.append(choice)
        self._row.addWidget(choice)

    def _add_declare(self) -> None:
        self.declare = QPushButton(QCoreApplication.translate("Prompt", "Declare ready with a discard"))
        self.declare.setProperty("look", "call")
        self.declare.setCheckable(True)
        self.declare.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.declare.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.declare.toggled.connect(self.declaring)
        self._row.addWidget(self.declare)

    def _tighten(self) -> None:
        """Takes smaller letters for a row that would not fit."""
        for tight in (False, True):
            for choice in self.choices:
                choice.dress(tight)
            if self._row.sizeHint().width() <= self.width():
                return

    def _clicked(self, choice: Choice) -> None:
        if (monotonic() - self._since) * 1000 >= self.guard:
            self._take(choice)

    def _take(self, choice: Choice) -> None:
        if choice not in self.choices:
            return
        if choice.action is None:
            self.clear()
        else:
            self.chosen.emit(choice.action)
