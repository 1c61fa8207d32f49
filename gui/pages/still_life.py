"""The picture on the start page: a piece of the wall, a river and the three dragons."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from gui.table.solid import Pose, footprint, rise
from gui.table.sprites import HIDDEN, Sprites

_RIVER = ((0, 9, 18, 27, 28, 29), (4, 13, 22, 34, 38, 40))


def picture(size: QSize, ratio: float) -> QPixmap:
    """The tiles on a clear ground, as large as `size` in logical pixels allows."""
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    sprites = Sprites(ratio)
    placed = list(_placed(min(size.width() / 9.6, size.height() / 9.5)))
    painter = QPainter(made)
    painter.translate(size.width() / 2, size.height() / 2)
    for _, pose, width, place, lifted in placed:
        if not lifted:
            shadow = sprites.shadow(pose, width)
            painter.drawPixmap(place - shadow.anchor, shadow.pixmap)
    for face, pose, width, place, _ in placed:
        sprite = sprites.tile(face, pose, width)
        painter.drawPixmap(place - sprite.anchor, sprite.pixmap)
    painter.end()
    return made


def _placed(size: float) -> Iterator[tuple[int, Pose, float, QPointF, bool]]:
    """Face, pose, width and place of each tile, and whether it lies on another."""
    across, down = footprint(Pose.DOWN_ALONG, size)
    for layer, stacks in enumerate((8, 6)):
        height = -2.6 * down - layer * rise(Pose.DOWN_ALONG, size)
        for n in range(stacks):
            yield HIDDEN, Pose.DOWN_ALONG, size, QPointF((n - 3.5) * across, height), layer > 0
    for row, faces in enumerate(_RIVER):
        for n, face in enumerate(faces):
            yield face, Pose.UP_0, size, QPointF((n - 2.5) * across, (row - 0.9) * down), False
    large = size * 1.55
    for n in range(3):
        yield 31 + n, Pose.HAND, large, QPointF((n - 1) * large * 1.04, 3.55 * down), False
