"""The window onto the scene: it hands the mouse to the own hand and tells what is pointed at."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from gui.table.hand import Hand
from gui.table.scene import TableScene
from gui.table.tile_item import TileItem

_LEAST = 320  # pixels across; a view that is smaller has not been laid out yet
_SETTLES = 60  # milliseconds from the last change of size to the new drawing


class TableView(QGraphicsView):
    """Shows a scene at one unit a pixel. `pointed` gives the face under the mouse (or None) and whether it is a
    tile of the own hand; `clicked` comes with every press, `fitted` when the scene has been drawn for a new size."""

    pointed = Signal(object, bool)
    clicked = Signal()
    fitted = Signal()

    def __init__(self, parent: QWidget, indices: bool = False, large: bool = False) -> None:
        super().__init__(parent)
        self._indices, self._large = indices, large
        self._table: TableScene | None = None
        self._hand: Hand | None = None
        self._pointed: tuple[int | None, bool] = (None, False)
        self._done = (QSize(), 0.0)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.fit)

    def show_table(self, scene: TableScene, hand: Hand) -> None:
        """Shows this table from now on."""
        self._table, self._hand = scene, hand
        self.setScene(scene)
        self.refit()

    def dress(self, indices: bool, large: bool) -> None:
        """Shows corner indices on the tiles, or not, and larger tiles in the own hand, or not."""
        self._indices, self._large = indices, large
        self.refit()

    def refit(self) -> None:
        """Draws the scene anew although the size is the same."""
        self._done = (QSize(), 0.0)
        self.fit()

    def fit(self) -> None:
        """Draws the scene for the size and the device pixel ratio that the view has now."""
        wanted = (self.viewport().size(), self.devicePixelRatioF())
        if self._table is not None and wanted != self._done and wanted[0].width() >= _LEAST:
            self._done = wanted
            self._table.fit(*wanted, self._indices, self._large)
            self.fitted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draws anew once the size has settled."""
        super().resizeEvent(event)
        if self._done[1]:
            self._later.start(_SETTLES)
        else:
            self.fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hands a press to the hand."""
        self.clicked.emit()
        if self._hand is not None and event.button() == Qt.MouseButton.LeftButton:
            self._hand.press(self._point(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Hands a double click to the hand."""
        if self._hand is not None and event.button() == Qt.MouseButton.LeftButton:
            self._hand.double(self._point(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hands a drag to the hand, or tells what is pointed at."""
        if self._hand is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._hand.move(self._point(event))
        else:
            self._point_at(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Hands a release to the hand."""
        if self._hand is not None and event.button() == Qt.MouseButton.LeftButton:
            self._hand.release(self._point(event))

    def leaveEvent(self, event: QEvent) -> None:
        """Points at nothing any more."""
        super().leaveEvent(event)
        self._tell_pointed((None, False))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leaves all keys to the page."""
        event.ignore()

    def _point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def _point_at(self, point: QPoint) -> None:
        item = self.itemAt(point)
        own = self._hand is not None and self._hand.at(self.mapToScene(point)) is not None
        self._tell_pointed((item.spot.face, own) if isinstance(item, TileItem) else (None, False))

    def _tell_pointed(self, pointed: tuple[int | None, bool]) -> None:
        if pointed != self._pointed:
            self._pointed = pointed
            self.pointed.emit(*pointed)
