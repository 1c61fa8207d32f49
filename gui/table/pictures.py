"""Rows of tiles as small pictures for buttons, lists and panels."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QPolygonF

from gui.table.solid import BOXES, Pose, footprint
from gui.table.sprites import HIDDEN, Mark, Sprites

_BETWEEN = 0.35  # of a tile, between two groups


class Pictures:
    """Paints rows of tiles lying face up, hidden ones face down, at one device pixel ratio."""

    def __init__(self, ratio: float = 1.0, indices: bool = False) -> None:
        self._ratio = ratio
        self._sprites = Sprites(ratio, indices)

    def row(self, groups: Iterable[Sequence[int]], width: float, lit: Sequence[int] = ()) -> QPixmap:
        """Groups of tiles side by side, a tile being so many pixels wide; the groups named in `lit` are set off."""
        rows = [tuple(group) for group in groups if group]
        box = QPolygonF(BOXES[Pose.UP_0].outline()).boundingRect()
        across, _ = footprint(Pose.UP_0, width)
        tiles = sum(map(len, rows))
        size = QSizeF(tiles * across + max(0, len(rows) - 1) * _BETWEEN * width + 8, box.height() * width + 8)
        picture = QPixmap((size * self._ratio).toSize())
        picture.setDevicePixelRatio(self._ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        foot = QPointF(4 + across / 2, 4 - box.top() * width)
        for number, group in enumerate(rows):
            for tile in group:
                pose = Pose.DOWN_ALONG if tile == HIDDEN else Pose.UP_0
                sprite = self._sprites.tile(tile, pose, width, Mark.LIT if number in lit else Mark.PLAIN)
                painter.drawPixmap(foot - sprite.anchor, sprite.pixmap)
                foot += QPointF(across, 0)
            foot += QPointF(_BETWEEN * width, 0)
        painter.end()
        return picture
