"""A tile on the screen: one pixmap, and its shadow in the layer below all tiles."""

from math import pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from gui.table.layout import Spot
from gui.table.motion import Step
from gui.table.sprites import Mark, Sprites

SHADOWS, IN_FLIGHT = -10.0, 100_000.0
_ARC = 0.6  # how high a tile flies, in tile widths
_FARTHEST = 400.0  # pixels from where on it flies so high


class TileItem(QGraphicsPixmapItem):
    """Rests at a spot or flies to one; `spot` is where it is or where it flies to."""

    def __init__(self, scene: QGraphicsScene, sprites: Sprites, spot: Spot) -> None:
        super().__init__()
        self.shadow = QGraphicsPixmapItem()
        self.shadow.setZValue(SHADOWS)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._sprites = sprites
        self.spot = spot
        self.mark = Mark.PLAIN
        self.raised = 0.0
        scene.addItem(self.shadow)
        scene.addItem(self)
        self.rest(spot)

    def rest(self, spot: Spot) -> None:
        """Lies down at the spot at once."""
        self.spot = spot
        self._dress()
        self.setScale(1.0)
        self.setZValue(spot.depth)
        self._put(spot.x, spot.y, spot.lift + self.raised, 1.0)

    def show_mark(self, mark: Mark) -> None:
        """Is set off in that way from now on."""
        if mark is not self.mark:
            self.mark = mark
            self._dress()

    def lift(self, pixels: float) -> None:
        """Is held so many pixels above its spot, as a chosen tile is."""
        if pixels != self.raised:
            self.raised = pixels
            self._put(self.spot.x, self.spot.y, self.spot.lift + pixels, self.scale())

    def carry(self, across: float, down: float) -> None:
        """Is held by the mouse, so many pixels away from its spot."""
        self.setZValue(IN_FLIGHT)
        self._put(self.spot.x + across, self.spot.y, self.spot.lift - down, 1.0)

    def flight(self, spot: Spot) -> Step:
        """The motion from where it is now to a spot, turning its face on the way as needed."""
        before, self.spot = self._now(), spot
        x, y, lift, width = before
        self.raised = 0.0
        self._dress()
        self.setZValue(IN_FLIGHT + spot.depth)
        far = abs(spot.x - x) + abs(spot.y - y)
        arc = _ARC * spot.size * min(1.0, far / _FARTHEST)

        def step(share: float) -> None:
            if share >= 1.0:
                self.rest(spot)
                return
            scale = 1.0 + (width / spot.size - 1.0) * (1.0 - share)
            height = lift + (spot.lift - lift) * share + arc * sin(pi * share)
            self._put(x + (spot.x - x) * share, y + (spot.y - y) * share, height, scale)

        step(0.0)
        return step

    def leave(self) -> None:
        """Is taken off the table."""
        scene = self.scene()
        scene.removeItem(self.shadow)
        scene.removeItem(self)

    def _dress(self) -> None:
        spot = self.spot
        sprite = self._sprites.tile(spot.face, spot.pose, spot.size, self.mark)
        shadow = self._sprites.shadow(spot.pose, spot.size)
        self.setPixmap(sprite.pixmap)
        self.setOffset(-sprite.anchor)
        self.shadow.setPixmap(shadow.pixmap)
        self.shadow.setOffset(-shadow.anchor)

    def _now(self) -> tuple[float, float, float, float]:
        x, y = self.shadow.pos().x(), self.shadow.pos().y()
        return x, y, y - self.pos().y(), self.spot.size * self.scale()

    def _put(self, x: float, y: float, lift: float, scale: float) -> None:
        self.setScale(scale)
        self.setPos(QPointF(x, y - lift))
        self.shadow.setScale(scale)
        self.shadow.setPos(QPointF(x, y))
        self.shadow.setVisible(self.spot.lift == 0.0)
