"""Choosing a value of an option as a player does: with mouse and keys."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.options import Value
from gui.option_editors import Buttons, Editor, Picker, Stepper, Switch, place


def choose(qtbot: QtBot, editor: Editor, value: Value) -> None:
    """Works the control of an option until it stands on a value."""
    n = place(editor._option, value)
    match editor:
        case Switch():
            if editor.isChecked() is not value:
                qtbot.keyClick(editor, Qt.Key.Key_Space)
        case Buttons():
            qtbot.mouseClick(editor.buttons[n], Qt.MouseButton.LeftButton)
        case Picker():
            qtbot.keyClick(editor, Qt.Key.Key_Home)
            for _ in range(n):
                qtbot.keyClick(editor, Qt.Key.Key_Down)
        case Stepper():
            editor.box.selectAll()
            qtbot.keyClicks(editor.box, editor.box.textFromValue(n))
            qtbot.keyClick(editor.box, Qt.Key.Key_Return)
