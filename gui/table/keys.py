"""What the keys do at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from gui.table.prompt import KEYS

if TYPE_CHECKING:
    from gui.table.table_widget import TableWidget

_ROW = (
    *(Qt.Key(Qt.Key.Key_1 + number) for number in range(9)),
    Qt.Key.Key_0,
    Qt.Key.Key_Minus,
    Qt.Key.Key_Equal,
    Qt.Key.Key_BracketLeft,
    Qt.Key.Key_BracketRight,
)
_GO = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_OUT = (Qt.Key.Key_Escape, Qt.Key.Key_Space)


def press_key(table: TableWidget, key: Qt.Key) -> bool:
    """Does what a key stands for; False if it stands for nothing now."""
    if key in (*_GO, *_OUT) and not table.player.idle:
        table.player.hurry()
        return True
    if key in KEYS:
        return table.prompt.press(*KEYS[key])
    if key in _ROW:
        _number(table, _ROW.index(key))
        return True
    if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        table.hand.step(1 if key == Qt.Key.Key_Right else -1)
        return True
    if key in _GO:
        return _go(table)
    if key in _OUT:
        return _out(table, key)
    if key == Qt.Key.Key_T:
        table.shell.settings.change(hints=not table.shell.settings.now.hints)
        return True
    return False


def _number(table: TableWidget, index: int) -> None:
    if not table.prompt.pick(index + 1):
        table.hand.choose(index)


def _go(table: TableWidget) -> bool:
    if table.settlement.active:
        table.settlement.go()
    elif table.ranking.isVisible():
        table.closing.emit()
    elif table.prompt.only is not None:
        table.act(table.prompt.only)
    else:
        table.hand.discard()
    return True


def _out(table: TableWidget, key: Qt.Key) -> bool:
    if table.settlement.active:
        if key == Qt.Key.Key_Space:
            table.settlement.go()
        else:
            table.settlement.fold()
        return True
    if table.prompt.way_out():
        return True
    if table.hand.chosen is not None:
        table.hand.choose(None)
        return True
    return False
