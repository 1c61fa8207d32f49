"""Two dice that tumble over the felt and come to rest on a given throw."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui import speeds, theme
from gui.table.motion import Animator, Done, ease_out, steady

_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_RED = (1, 4)  # the one and the four are red on Chinese dice
_SLANT, _RISE = 0.8, 0.6  # how much of a depth and of a height on the table is seen
_FACES = (
    # normal and the two directions along the face, for top, bottom, front, back, right, left
    ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    ((0, 0, -1), (1, 0, 0), (0, -1, 0)),
    ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
    ((0, -1, 0), (-1, 0, 0), (0, 0, -1)),
    ((1, 0, 0), (0, -1, 0), (0, 0, -1)),
    ((-1, 0, 0), (0, 1, 0), (0, 0, -1)),
)


def sides(top: int) -> tuple[int, ...]:
    """The values on top, bottom, front, back, right and left of a die; opposite sides add up to seven."""
    front = next(value for value in (2, 3, 1) if value not in (top, 7 - top))
    right = next(value for value in (3, 1, 2) if value not in (top, 7 - top, front, 7 - front))
    return top, 7 - top, front, 7 - front, right, 7 - right


class Die(QGraphicsItem):
    """One die, seen at a slant; `edge` is its length in pixels and its position the foot of its centre."""

    def __init__(self, edge: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._edge = edge
        self._sides = sides(1)
        self._roll = self._spin = self._height = 0.0

    def turn(self, value: int, roll: float, spin: float, height: float) -> None:
        """Shows `value` on top once `roll` (radians) is 0; `height` is in edges above the felt."""
        self._sides, self._roll, self._spin, self._height = sides(value), roll, spin, height
        self.update()

    def boundingRect(self) -> QRectF:
        """Everything the die may cover in any orientation, its hop and its shadow."""
        return QRectF(-1.2 * self._edge, -3.6 * self._edge, 2.4 * self._edge, 4.6 * self._edge)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draws the shadow, then the sides that face the eye."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        self._draw_shadow(painter)
        painter.translate(0, -(self._height + 0.5) * self._edge * _RISE)
        painter.scale(self._edge / 2, self._edge / 2)
        painter.setBrush(QColor("#D8CFB8"))
        for value, face in zip(self._sides, _FACES, strict=True):
            normal, along, down = (self._turned(*axis) for axis in face)
            facing = normal[1] * _RISE + normal[2] * _SLANT
            if facing > 0:
                self._draw_side(painter, value, (normal, along, down), facing)

    def _draw_shadow(self, painter: QPainter) -> None:
        reach = self._edge * (0.95 + 0.15 * self._height)
        shade = QRadialGradient(0, 0, reach)
        shade.setColorAt(0, QColor(0, 0, 0, 130))
        shade.setColorAt(1, QColor(0, 0, 0, 0))
        painter.save()
        painter.translate(0.12 * self._edge, 0.12 * self._edge)
        painter.scale(1, _SLANT)
        painter.setBrush(shade)
        painter.drawEllipse(QPointF(), reach, reach)
        painter.restore()

    def _turned(self, x: float, y: float, z: float) -> tuple[float, float, float]:
        y, z = y * cos(self._roll) - z * sin(self._roll), y * sin(self._roll) + z * cos(self._roll)
        return x * cos(self._spin) - y * sin(self._spin), x * sin(self._spin) + y * cos(self._spin), z

    @staticmethod
    def _draw_side(painter: QPainter, value: int, axes: tuple[tuple[float, float, float], ...], facing: float) -> None:
        (centre_x, centre_y), (along_x, along_y), (down_x, down_y) = ((x, y * _SLANT - z * _RISE) for x, y, z in axes)
        painter.save()
        painter.setTransform(QTransform(along_x, along_y, down_x, down_y, centre_x, centre_y), True)
        ivory = QColor(theme.IVORY).darker(round(100 + 45 * (1 - facing)))
        painter.setBrush(ivory.darker(108))
        painter.drawRoundedRect(QRectF(-1.01, -1.01, 2.02, 2.02), 0.1, 0.1)
        painter.setBrush(ivory)
        painter.drawRoundedRect(QRectF(-0.95, -0.95, 1.9, 1.9), 0.3, 0.3)
        painter.setBrush(QColor(theme.INK_RED if value in _RED else "#22303A"))
        radius = {1: 0.36, 4: 0.22}.get(value, 0.19)
        for x, y in _PIPS[value]:
            painter.drawEllipse(QPointF(0.5 * x, 0.5 * y), radius, radius)
        painter.restore()


class Dice(QGraphicsItem):
    """Both dice; the item's position is where they come to rest. Hidden until the first throw."""

    def __init__(self, edge: float, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._edge = edge
        self._dice = (Die(edge, self), Die(edge, self))
        self.values = (1, 1)
        self.hide()

    def boundingRect(self) -> QRectF:
        """Nothing: the dice themselves draw."""
        return QRectF()

    def shape(self) -> QPainterPath:
        """Nothing: the dice are not to be clicked."""
        return QPainterPath()

    def throw(self, values: tuple[int, int], animator: Animator, done: Done | None = None) -> None:
        """Tumbles the dice to these values and lets them lie a moment before `done`."""
        tumble, rest = speeds.DICE_TUMBLE, speeds.DICE_REST
        self._pose(values, 0.0)
        self.show()
        animator.run(
            lambda share: self._pose(values, min(1.0, share * (tumble + rest) / tumble)),
            tumble + rest,
            done=done,
            key=self,
            ease=steady,
        )

    def _pose(self, values: tuple[int, int], share: float) -> None:
        self.values = values
        left = 1.0 - ease_out(share)
        for index, (die, value) in enumerate(zip(self._dice, values, strict=True)):
            side = 2 * index - 1
            rest = QPointF(side * 0.85 * self._edge, side * 0.22 * self._edge)
            away = QPointF((3.2 - index) * self._edge, (2.6 + 0.7 * index) * self._edge)
            die.setPos(rest + away * left)
            hop = abs(sin(pi * 3 * (share + 0.08 * index))) * 2.0 * left**1.5
            turns = left * pi
            die.turn(value, (5 + index) * turns, 0.38 - 0.9 * index + side * 3 * turns, hop)
