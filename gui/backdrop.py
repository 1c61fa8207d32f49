"""The felt: one pixmap with soft light in the middle, fine grain and, around a table, a wooden rim."""

from hashlib import shake_128

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
    QRadialGradient,
)

from gui.theme import Theme

_GRAIN = 128  # edge of the repeated grain in device pixels


def felt(theme: Theme, size: QSize, ratio: float = 1.0, rim: float = 0.0) -> QPixmap:
    """The background for a surface of this size in logical pixels; `rim` is the width of the wood or 0."""
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(theme.felt_edge))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(0, 0, size.width(), size.height())
    light = QRadialGradient(0, 0, 1)
    light.setColorAt(0.0, QColor(theme.felt))
    light.setColorAt(1.0, QColor(theme.felt_edge))
    painter.save()
    painter.translate(area.center() - QPointF(0, 0.04 * area.height()))
    painter.scale(0.72 * area.width(), 0.8 * area.height())
    painter.fillRect(QRectF(-2, -2, 4, 4), QBrush(light))
    painter.restore()
    painter.setOpacity(0.035)
    painter.drawTiledPixmap(area, QPixmap.fromImage(_grain()))
    painter.setOpacity(1.0)
    if rim > 0:
        _draw_rim(painter, area, rim, QColor(theme.rim))
    painter.end()
    return QPixmap.fromImage(image)


def _grain() -> QImage:
    noise = shake_128(b"felt").digest(_GRAIN * _GRAIN)
    return QImage(noise, _GRAIN, _GRAIN, _GRAIN, QImage.Format.Format_Grayscale8).copy()


def _draw_rim(painter: QPainter, area: QRectF, rim: float, wood: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    inner = area.adjusted(rim, rim, -rim, -rim)
    for step in range(6):  # the rim's shadow on the felt
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QColor(0, 0, 0, 70 - 11 * step))
        painter.drawRoundedRect(inner.adjusted(step, step, -step, -step), rim, rim)
    painter.setPen(Qt.PenStyle.NoPen)
    grain = QLinearGradient(area.topLeft(), area.bottomLeft())
    for share, light in ((0.0, 135), (0.5, 100), (1.0, 78)):
        grain.setColorAt(share, wood.lighter(light) if light >= 100 else wood.darker(10000 // light))
    painter.setBrush(grain)
    frame = _rounded(area.adjusted(-1, -1, 1, 1), 0).subtracted(_rounded(inner, rim * 0.7))
    painter.drawPath(frame)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QColor(255, 235, 200, 45))
    painter.drawRoundedRect(inner.adjusted(-1, -1, 1, 1), rim * 0.7, rim * 0.7)


def _rounded(area: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    return path
