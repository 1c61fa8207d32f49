"""Tiles as pixmaps: a small solid box of ivory and jade, drawn once for each face, pose, size and mark."""

from dataclasses import dataclass
from enum import Enum
from math import ceil

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

import assets
from gui import theme
from gui.table.solid import BOXES, Box, Pose, Side, rounded

HIDDEN = 42
_CORNER_INDEX = "123456789" * 3 + "ESWNCFP" + "12341234"
_ART = QRectF(0, 0, 300, 400)  # the face in units of its own
_ROUND = 0.1  # radius of a corner, in tile widths

_IVORY = {Side.TOP: "#EFE6D0", Side.FRONT: "#DDD0B1", Side.FLANK: "#D2C4A4"}
_JADE = {Side.TOP: "#2F8A67", Side.FRONT: "#1E6B4E", Side.FLANK: "#2A7F5E"}
_IVORY_LID = ("#FCF8EE", theme.IVORY, "#EBE2CB")
_JADE_LID = ("#45A883", theme.JADE, "#257757")
_LIT = "#E0A82E"


class Mark(Enum):
    """How a tile is set off: refused, yours to choose or just discarded, like the tile pointed at, risky to discard."""

    PLAIN = 0
    DIMMED = 1
    LIT = 2
    ALIKE = 3
    RISKY = 4


@dataclass(frozen=True)
class Sprite:
    """A pixmap and where in it, in logical pixels, the middle of the tile's foot on the table lies."""

    pixmap: QPixmap
    anchor: QPointF


class Sprites:
    """Makes and keeps the sprites for one device pixel ratio; sizes are tile widths in logical pixels."""

    def __init__(self, ratio: float = 1.0, corner_indices: bool = False) -> None:
        self._ratio = ratio
        self._indices = corner_indices
        self._tiles: dict[tuple[int, Pose, float, Mark], Sprite] = {}
        self._shadows: dict[tuple[Pose, float], Sprite] = {}
        self._faces: dict[int, QSvgRenderer] = {}

    def tile(self, face: int, pose: Pose, size: float, mark: Mark = Mark.PLAIN) -> Sprite:
        """The sprite of a face 0 to 41, or HIDDEN; a pose that shows no face gives the same for all."""
        if BOXES[pose].turn is None:
            face = HIDDEN
        key = (face, pose, size, mark)
        if key not in self._tiles:
            self._tiles[key] = self._draw_tile(*key)
        return self._tiles[key]

    def shadow(self, pose: Pose, size: float) -> Sprite:
        """The soft shadow of a tile, for a layer below all tiles."""
        key = (pose, size)
        if key not in self._shadows:
            self._shadows[key] = self._draw_shadow(*key)
        return self._shadows[key]

    def _draw_tile(self, face: int, pose: Pose, size: float, mark: Mark) -> Sprite:
        box = BOXES[pose]
        canvas, painter, anchor = self._canvas(QPolygonF(box.outline()).boundingRect(), size, 3 / size)
        outline = rounded(box.outline(), _ROUND)
        painter.fillPath(outline, QColor("#8A7F66"))
        painter.setClipPath(outline)
        lid = _draw_box(painter, box, blank=face == HIDDEN and box.turn is not None)
        if box.turn is not None and face != HIDDEN:
            self._draw_face(painter, face, lid, box.turn)
        if mark is Mark.DIMMED:
            painter.fillPath(outline, QColor(16, 26, 24, 105))
        if mark is Mark.ALIKE:
            painter.fillPath(rounded(lid, _ROUND), _colour(theme.GOLD, 105))
        if mark is Mark.LIT:
            painter.strokePath(outline, _pen(QColor(_LIT), 0.13))
        if mark is Mark.RISKY:
            painter.strokePath(outline, _pen(QColor(theme.INK_RED), 0.13))
            _draw_warning(painter, QPointF(lid[1].x() - 0.2, lid[1].y() + 0.2))
        painter.setClipping(False)
        painter.setPen(_pen(QColor(30, 24, 12, 110), 0.9 / size))
        painter.drawPath(outline)
        painter.end()
        return Sprite(QPixmap.fromImage(canvas), anchor)

    def _draw_face(self, painter: QPainter, face: int, lid: tuple[QPointF, ...], turn: int) -> None:
        lid = _inset(lid, 0.05)
        corners = [lid[(index - turn) % 4] for index in range(4)]
        onto = QTransform()
        if not QTransform.quadToQuad(QPolygonF(_corners(_ART)), QPolygonF(corners), onto):
            raise ValueError("a tile's lid has no area")
        painter.save()
        painter.setTransform(onto, True)
        if face not in self._faces:
            self._faces[face] = QSvgRenderer(QByteArray(assets.read(assets.tile_face(face))))
        self._faces[face].render(painter, _ART)
        if self._indices:
            painter.setFont(theme.font(64, bold=True))
            painter.setPen(QColor(theme.INK_BLUE))
            painter.drawText(_ART.adjusted(22, 6, 0, 0), _CORNER_INDEX[face])
        painter.restore()

    def _draw_shadow(self, pose: Pose, size: float) -> Sprite:
        box = BOXES[pose]
        blur = 0.26
        foot = rounded(box.foot(), _ROUND).translated(0.07, 0.11)
        canvas, painter, anchor = self._canvas(foot.boundingRect(), size, blur)
        steps = max(4, round(blur * size / 1.5))
        for step in range(steps):
            grown = QPainterPathStroker(_pen(QColor(), 2 * blur * (steps - step) / steps)).createStroke(foot)
            painter.fillPath(grown.united(foot), QColor(4, 8, 6, round(140 / steps)))
        painter.end()
        return Sprite(QPixmap.fromImage(canvas), anchor)

    def _canvas(self, bounds: QRectF, size: float, margin: float) -> tuple[QImage, QPainter, QPointF]:
        """A clear image for what lies within `bounds` (tile widths), a painter whose unit is the tile width
        and whose origin the tile's foot, and that origin in logical pixels."""
        bounds = bounds.adjusted(-margin, -margin, margin, margin)
        across, down = ceil(bounds.width() * size * self._ratio), ceil(bounds.height() * size * self._ratio)
        image = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self._ratio)
        image.fill(Qt.GlobalColor.transparent)
        # Whole device pixels keep neighbouring tiles equally sharp.
        anchor = QPointF(
            round(-bounds.left() * size * self._ratio) / self._ratio,
            round(-bounds.top() * size * self._ratio) / self._ratio,
        )
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(anchor)
        painter.scale(size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        return image, painter, anchor


def _draw_box(painter: QPainter, box: Box, blank: bool) -> tuple[QPointF, ...]:
    """Paints both parts of a tile and gives the corners of its lid; a blank lid is ivory without a face."""
    lid: tuple[QPointF, ...] = ()
    jade_lid = box.turn is None and not blank
    for jade, ranges in box.slabs():
        shades = _JADE if jade else _IVORY
        for side in (Side.FLANK, Side.FRONT, Side.TOP):
            if side is Side.FLANK and box.camera.lean == 0:
                continue
            corners = box.side(side, ranges)
            shade = shades[side]
            painter.setBrush(_sheen(corners, (shade, shade, QColor(shade).darker(112).name())))
            painter.drawPolygon(QPolygonF(corners))
            if side is box.lid and jade == jade_lid:
                lid = corners
    painter.setBrush(_sheen(lid, _JADE_LID if jade_lid else _IVORY_LID))
    painter.drawPath(rounded(lid, _ROUND))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    light, width = QColor(255, 255, 255, 70 if jade_lid else 190), 0.022
    painter.setPen(_pen(light, width))
    painter.drawPath(rounded(_inset(lid, 0.02), _ROUND))
    if jade_lid and box.lid is not Side.FLANK:
        painter.setPen(_pen(QColor(210, 240, 220, 75), 0.025))
        painter.drawPath(rounded(_inset(lid, 0.24), _ROUND * 0.8))
    painter.setPen(Qt.PenStyle.NoPen)
    return lid


def _draw_warning(painter: QPainter, middle: QPointF) -> None:
    """A red disc with an exclamation mark, so that colour is not all that warns."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.INK_RED))
    painter.drawEllipse(middle, 0.14, 0.14)
    painter.setPen(_pen(QColor("#FFFFFF"), 0.045))
    painter.drawLine(middle + QPointF(0, -0.08), middle + QPointF(0, 0.02))
    painter.drawPoint(middle + QPointF(0, 0.085))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _inset(corners: tuple[QPointF, ...], share: float) -> tuple[QPointF, ...]:
    middle = sum(corners, QPointF()) / len(corners)
    return tuple(corner + (middle - corner) * share for corner in corners)


def _sheen(corners: tuple[QPointF, ...], colours: tuple[str, ...]) -> QLinearGradient:
    """A gradient down a side, from the light at the top left."""
    gradient = QLinearGradient(corners[0], corners[2])
    for index, colour in enumerate(colours):
        gradient.setColorAt(index / (len(colours) - 1), QColor(colour))
    return gradient


def _corners(rect: QRectF) -> list[QPointF]:
    return [rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()]


def _colour(name: str, alpha: int) -> QColor:
    made = QColor(name)
    made.setAlpha(alpha)
    return made


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
