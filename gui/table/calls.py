"""The words that players call out, shown large where they sit."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.events import Claimed, Declared, Event, KongConcealed, KongLaid, NoWinner, Won
from engine.meld import MeldKind
from gui import speeds, theme
from gui.table.motion import Animator, steady

_SHARE_IN, _SHARE_OUT = 0.15, 0.75


def call_of(event: Event) -> str:
    """What is called out with an event, in the language of the interface; "" for nothing."""
    match event:
        case Claimed(meld=meld) if meld.kind is MeldKind.CHOW:
            return QCoreApplication.translate("Call", "Chow")
        case Claimed(meld=meld) if meld.kind is MeldKind.PUNG:
            return QCoreApplication.translate("Call", "Pung")
        case Claimed() | KongConcealed() | KongLaid():
            return QCoreApplication.translate("Call", "Kong")
        case Declared():
            return QCoreApplication.translate("Call", "Ready")
        case Won(how="self"):
            return QCoreApplication.translate("Call", "Self-draw")
        case Won():
            return QCoreApplication.translate("Call", "Win")
        case NoWinner():
            return QCoreApplication.translate("Call", "Draw game")
    return ""


class Call(QGraphicsItem):
    """One call: it comes up, stays and fades; it is in nobody's way."""

    def __init__(self, words: str, pixels: int) -> None:
        super().__init__()
        self.words = words
        self._font = theme.font(pixels, bold=True)
        self._path = QPainterPath()
        self._path.addText(QPointF(), self._font, words)
        self._path.translate(-self._path.boundingRect().center())
        self.setZValue(300_000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """The letters with their rim."""
        rim = self._font.pixelSize() * 0.16
        return self._path.boundingRect().adjusted(-rim, -rim, rim, rim)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draws gold letters with a dark rim."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.strokePath(self._path, _rim(self._font.pixelSize() * 0.14))
        painter.fillPath(self._path, QColor("#FFE9B0"))

    def play(self, animator: Animator, place: QPointF) -> None:
        """Shows itself at a place for the time of a call, then leaves the scene."""
        self.setPos(place)
        animator.run(self._step, speeds.CALL_BANNER, done=self._leave, key=self, ease=steady)

    def fly(self, animator: Animator, start: QPointF, end: QPointF) -> None:
        """Flies from one place to another, as points from who pays to who is paid."""
        self.setPos(start)
        animator.move(self, to=end, duration=speeds.POINTS_FLY, done=self._leave)

    def _step(self, share: float) -> None:
        grown = min(1.0, share / _SHARE_IN)
        self.setScale(1.25 - 0.25 * grown)
        self.setOpacity(grown if share < _SHARE_OUT else (1.0 - share) / (1.0 - _SHARE_OUT))

    def _leave(self) -> None:
        scene = self.scene()
        if scene is not None:
            scene.removeItem(self)


def _rim(width: float) -> QPen:
    return QPen(
        QColor(20, 14, 6, 235), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    )
