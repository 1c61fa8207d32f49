"""Tiles as buttons, and the palette of all faces, for the mouse and for the arrow keys."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from engine.rules import Rules
from engine.tile import FIRST_FLOWER, FIRST_HONOUR, HIDDEN, TILES, Tile
from gui.shell import Shell
from gui.table.solid import BOXES, Pose
from gui.table.sprites import Mark, Sprites
from gui.table.words import tile_name

MARGIN = 1  # pixels round the tiles, for the frame of what has the keyboard
BOX = QPolygonF(BOXES[Pose.UP_0].outline()).boundingRect()


class TileButton(QAbstractButton):
    """One or several tiles side by side as a button; greyed while it can't be clicked."""

    def __init__(self, shell: Shell, sprites: Sprites, tiles: tuple[int, ...], width: float) -> None:
        super().__init__()
        self.tiles = tiles
        self._shell, self._sprites, self._width = shell, sprites, width
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.resize_tiles(width)

    def resize_tiles(self, width: float) -> None:
        """Makes the tiles so many pixels wide."""
        self._width = width
        self.setFixedSize(self.sizeHint())
        self.update()

    def name(self, rules: Rules) -> None:
        """Names the tiles as the rule set calls them, for those who hear them."""
        self.setAccessibleName(", ".join(tile_name(rules, tile) for tile in self.tiles))
        self.setToolTip(self.accessibleName())

    def sizeHint(self) -> QSize:
        """As large as its tiles."""
        across, down = self._width * len(self.tiles), BOX.height() * self._width
        return QSize(round(across) + 2 * MARGIN, round(down) + 2 * MARGIN)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the tiles, dimmed, lit under the mouse, framed with the keyboard on them."""
        painter = QPainter(self)
        lit = self.isEnabled() and self.underMouse()
        mark = Mark.LIT if lit else Mark.PLAIN if self.isEnabled() else Mark.DIMMED
        foot = QPointF(MARGIN + self._width / 2, MARGIN - BOX.top() * self._width)
        for tile in self.tiles:
            pose = Pose.DOWN_ALONG if tile == HIDDEN else Pose.UP_0
            sprite = self._sprites.tile(tile, pose, self._width, mark)
            painter.drawPixmap(foot - sprite.anchor, sprite.pixmap)
            foot += QPointF(self._width, 0)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self._shell.theme.accent), 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 4, 4)
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Lights up."""
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Goes out."""
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter clicks as well as the space bar."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class Palette(QWidget):
    """All 42 faces: three suits, beside them honours and both groups of flowers. `chosen` carries a tile."""

    chosen = Signal(object)
    COLUMNS = 9

    def __init__(self, shell: Shell, sprites: Sprites, width: float) -> None:
        super().__init__()
        self.buttons = {tile: TileButton(shell, sprites, (tile,), width) for tile in TILES[:HIDDEN]}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(3)
        self._grid.setColumnMinimumWidth(self.COLUMNS, 10)
        self._grid.setColumnStretch(2 * self.COLUMNS, 1)
        for tile, button in self.buttons.items():
            self._grid.addWidget(button, *self._place(tile))
            button.clicked.connect(lambda _checked=False, tile=tile: self.chosen.emit(tile))

    def show_fitting(self, rules: Rules, fits: Callable[[Tile], bool]) -> None:
        """Greys what can't be clicked; flowers are there only where they are played."""
        flowers = rules.tiles[-1] >= FIRST_FLOWER
        for tile, button in self.buttons.items():
            button.name(rules)
            button.setVisible(flowers or tile < FIRST_FLOWER)
            button.setEnabled(fits(tile))

    def resize_tiles(self, width: float) -> None:
        """Makes the tiles so many pixels wide."""
        for button in self.buttons.values():
            button.resize_tiles(width)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow keys go from tile to tile, past those that are greyed."""
        step = {
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
        }.get(Qt.Key(event.key()))
        focus = self.focusWidget()
        if step is None or not isinstance(focus, TileButton):
            super().keyPressEvent(event)
            return
        row, column = self._place(Tile(focus.tiles[0]))
        while (row := row + step[0]) in range(3) and (column := column + step[1]) in range(2 * self.COLUMNS):
            item = self._grid.itemAtPosition(row, column)
            widget = item.widget() if item is not None else None
            if widget is not None and widget.isVisible() and widget.isEnabled():
                widget.setFocus()
                return

    def _place(self, tile: Tile) -> tuple[int, int]:
        """Row and column of a tile; a free column lies between suits and honours."""
        if tile < FIRST_HONOUR:
            return divmod(int(tile), self.COLUMNS)
        if tile < FIRST_FLOWER:
            return 0, self.COLUMNS + 1 + tile - FIRST_HONOUR
        row, column = divmod(tile - FIRST_FLOWER, 4)
        return row + 1, self.COLUMNS + 1 + column
