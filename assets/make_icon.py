"""Draws the icon of the program, as SVG and as PNG: python -m assets.make_icon."""

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from assets import path
from assets.art.icon import icon
from assets.art.shapes import document

SIZE = 256


def drawing() -> str:
    """The icon as SVG text."""
    return document(icon(), 512, 512)


def main() -> None:
    """Writes icon.svg and icon.png."""
    path("icon.svg").write_text(drawing(), "utf-8", newline="\n")
    image = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(drawing().encode())).render(painter)
    painter.end()
    image.save(str(path("icon.png")))


if __name__ == "__main__":
    main()
