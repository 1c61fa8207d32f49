"""The number that runs round the table while the dice are counted out."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui import theme
from gui.table.motion import Animator, steady

_STAYS = 3  # steps that the last number stays


class Count(QGraphicsItem):
    """A disc with a number; hidden unless it is running."""

    def __init__(self) -> None:
        super().__init__()
        self.number = 0
        self._radius = 20.0
        self.setZValue(200_000)
        self.hide()

    def fit(self, radius: float) -> None:
        """Takes its size."""
        self.prepareGeometryChange()
        self._radius = radius

    def run(self, places: Sequence[QPointF], step: float, animator: Animator, done: Callable[[], None]) -> None:
        """Counts 1, 2, 3 … from place to place, so many milliseconds each; the last one stays a little."""

        def count(share: float) -> None:
            number = min(len(places), 1 + int(share * (len(places) + _STAYS)))
            if number != self.number or not self.isVisible():
                self.number = number
                self.setPos(places[number - 1])
                self.show()
                self.update()
            if share >= 1.0:
                self.hide()

        animator.run(count, step * (len(places) + _STAYS), done=done, key=self, ease=steady)

    def boundingRect(self) -> QRectF:
        """The disc."""
        reach = self._radius + 2
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draws the disc and its number."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("#FFE9B0"), 2))
        painter.setBrush(QColor(20, 14, 6, 220))
        painter.drawEllipse(QPointF(), self._radius, self._radius)
        painter.setFont(theme.font(round(self._radius * 1.1), bold=True))
        painter.drawText(self.boundingRect(), Qt.AlignmentFlag.AlignCenter, str(self.number))
