"""The ready panel at the lower left of the table (Q-15): what the hand waits for, how much is left, what it brings."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from engine.rules import Rules
from gui.table.hints import Wait
from gui.table.pictures import Pictures
from gui.table.words import tile_name

_MOST, _IN_A_COLUMN, _ROOMY = 12, 6, 4  # waits shown, those below one another, those with large tiles
_LARGE, _SMALL = 22.0, 16.0  # widths of tiles, on the canvas
_CELLS = 4  # tile, copies left, gain by discard, gain by self-draw


class ReadyPanel(QFrame):
    """One line for each wait that wins by an ordinary discard or self-draw; `scale` is that of the table.

    A hand that is ready but reaches the minimum only by chance shows no tile.
    """

    def __init__(self, parent: QWidget, rules: Rules) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.waits: tuple[Wait, ...] = ()
        self.scale = 1.0
        self._rules = rules
        self._pictures = Pictures()
        self._grid = QGridLayout(self)
        self._grid.setVerticalSpacing(0)
        self.hide()

    def show_waits(self, waits: tuple[Wait, ...]) -> None:
        """Shows these waits, or hides when there are none."""
        if waits != self.waits:
            self.waits = waits
            self.draw()

    def draw(self) -> None:
        """Draws the waits anew, after a change of scale or language."""
        self.hide()  # what is put into a panel that is seen has no size till the next turn of the event loop
        self._clear()
        margin, between = round(10 * self.scale), round(7 * self.scale)
        self._grid.setContentsMargins(margin, between, margin, between)
        self._grid.setHorizontalSpacing(between)
        wins = [wait for wait in self.waits if wait.wins][:_MOST]
        title = QCoreApplication.translate("Ready", "Ready for")
        if self.waits and not wins:
            title = QCoreApplication.translate("Ready", "Ready, but below the minimum")
        self._put(0, 0, title, "tiny muted", span=2 if wins else 2 * _CELLS)
        if wins:
            heads = (
                QCoreApplication.translate("Ready", "left"),
                QCoreApplication.translate("Ready", "discard"),
                QCoreApplication.translate("Ready", "drawn"),
            )
            for cell, head in enumerate(heads, 1):
                self._put(1, cell, head, "tiny muted")
        width = (_LARGE if len(wins) <= _ROOMY else _SMALL) * self.scale
        for number, wait in enumerate(wins):
            column, row = divmod(number, _IN_A_COLUMN)
            self._put_wait(row + 2, column * _CELLS, wait, width)
        rows = (f"{tile_name(self._rules, wait.tile)}: {wait.unseen}" for wait in wins)
        self.setAccessibleName(" · ".join((title, *rows)))
        self.adjustSize()
        self.setVisible(bool(self.waits))

    def _put_wait(self, row: int, column: int, wait: Wait, width: float) -> None:
        picture = QLabel()
        picture.setPixmap(self._pictures.row([(wait.tile,)], width))
        picture.setAccessibleName(tile_name(self._rules, wait.tile))
        self._grid.addWidget(picture, row, column)
        self._put(row, column + 1, f"×{wait.unseen}", "tiny" if wait.unseen else "tiny muted")
        for cell, gain in ((2, wait.discard), (3, wait.self_draw)):
            self._put(row, column + cell, "—" if gain is None else f"+{gain}", "tiny muted" if gain is None else "tiny")

    def _put(self, row: int, column: int, words: str, look: str, span: int = 1) -> None:
        label = QLabel(words)
        label.setProperty("look", look)
        side = Qt.AlignmentFlag.AlignRight if span == 1 else Qt.AlignmentFlag.AlignLeft
        self._grid.addWidget(label, row, column, 1, span, side | Qt.AlignmentFlag.AlignVCenter)

    def _clear(self) -> None:
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
