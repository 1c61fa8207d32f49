"""What the player lets the table do for him: the switches at the right edge, and the answers they give."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from engine.actions import PASS, WIN, AnyAction, Ask, Discard


class AutoBar(QWidget):
    """Four switches; `changed` names the one that was turned."""

    changed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words: dict[str, Callable[[], str]] = {
            "win": lambda: QCoreApplication.translate("Auto", "Win for me"),
            "pass": lambda: QCoreApplication.translate("Auto", "No claims"),
            "discard": lambda: QCoreApplication.translate("Auto", "Auto-discard"),
            "sort": lambda: QCoreApplication.translate("Auto", "Sort"),
        }
        self.switches = {name: QCheckBox() for name in self._words}
        self.switches["sort"].setChecked(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for name, switch in self.switches.items():
            switch.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            switch.setProperty("look", "auto")
            switch.toggled.connect(lambda _on, name=name: self.changed.emit(name))
            column.addWidget(switch)
        self.retranslate()

    def on(self, name: str) -> bool:
        """Whether a switch is on."""
        return self.switches[name].isChecked()

    def turn_off(self) -> None:
        """Lets the player decide again, from the next deal on."""
        for name, switch in self.switches.items():
            switch.setChecked(name == "sort" and switch.isChecked())

    def answer(self, ask: Ask) -> AnyAction | None:
        """What the switches answer to an ask; None leaves it to the player."""
        if WIN in ask.actions:
            return WIN if self.on("win") else None
        if PASS in ask.actions:
            return PASS if self.on("pass") else None
        drawn = [action for action in ask.actions if isinstance(action, Discard) and action.from_draw]
        plain = all(isinstance(action, Discard) for action in ask.actions)
        risky = {caution.tile for caution in ask.warnings}
        safe = [action for action in drawn if not action.declare and action.tile not in risky]
        return safe[0] if self.on("discard") and plain and safe else None

    def retranslate(self) -> None:
        """Writes the words anew."""
        for name, words in self._words.items():
            self.switches[name].setText(words())
            self.switches[name].setAccessibleName(words())
