"""The tile as a solid: how its box stands or lies in each pose and where its edges come out on the screen."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

TALL, THICK = 4 / 3, 0.64  # in tile widths
JADE_SHARE = 0.4  # of the thickness


class Pose(Enum):
    """How a tile is placed. UP_n lies face up, readable from the chair n places after yours; a claimed tile
    lies in the pose one place on from its neighbours. DOWN lies face down, along or across. HAND stands
    facing you; BACK stands before another chair and shows you its back."""

    HAND = "hand"
    UP_0 = "up0"
    UP_1 = "up1"
    UP_2 = "up2"
    UP_3 = "up3"
    DOWN_ALONG = "down along"
    DOWN_ACROSS = "down across"
    BACK_RIGHT = "back right"
    BACK_OPPOSITE = "back opposite"
    BACK_LEFT = "back left"


UP = (Pose.UP_0, Pose.UP_1, Pose.UP_2, Pose.UP_3)


class Side(Enum):
    """The sides of a box that may face the eye."""

    TOP = 0
    FRONT = 1
    FLANK = 2


@dataclass(frozen=True)
class Camera:
    """A slanting parallel view: how much of a depth and a height is seen, and how far heights lean right."""

    depth: float
    height: float
    lean: float = 0.0


_TABLE = Camera(0.88, 0.475)
_OWN = Camera(0.26, 1.0)
_OPPOSITE = Camera(0.62, 0.78)
_LEFT = Camera(0.78, 0.6, -0.26)
_RIGHT = Camera(0.78, 0.6, 0.26)


@dataclass(frozen=True)
class Box:
    """A tile's box in tile widths (x right, y towards the eye, z up), its lid (the large side that is seen),
    the axis across which ivory and jade meet, and how far the face on the lid is turned (None: a back)."""

    extent: tuple[float, float, float]
    camera: Camera
    lid: Side
    split: int
    jade_low: bool
    turn: int | None = None

    def at(self, x: float, y: float, z: float) -> QPointF:
        """Where a point comes out, in tile widths from the middle of the box's foot."""
        x, y = x - self.extent[0] / 2, y - self.extent[1] / 2
        camera = self.camera
        return QPointF(x + camera.lean * z, y * camera.depth - z * camera.height)

    def slabs(self) -> tuple[tuple[bool, Sequence[tuple[float, float]]], ...]:
        """The jade and the ivory part, the one to be drawn first first: (is jade, range along each axis)."""
        whole = self.extent[self.split]
        cut = whole * (JADE_SHARE if self.jade_low else 1 - JADE_SHARE)
        made = []
        for low, high in ((0.0, cut), (cut, whole)):
            ranges = [(0.0, extent) for extent in self.extent]
            ranges[self.split] = (low, high)
            made.append(((low == 0.0) == self.jade_low, tuple(ranges)))
        return tuple(reversed(made)) if self.split == 0 and self.camera.lean > 0 else tuple(made)

    def side(self, side: Side, ranges: Sequence[tuple[float, float]]) -> tuple[QPointF, ...]:
        """A side of a part of the box: its corners on the screen, clockwise from the top left."""
        (x0, x1), (y0, y1), (z0, z1) = ranges
        if side is Side.TOP:
            corners = ((x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1))
        elif side is Side.FRONT:
            corners = ((x0, y1, z1), (x1, y1, z1), (x1, y1, z0), (x0, y1, z0))
        elif self.camera.lean < 0:
            corners = ((x1, y1, z1), (x1, y0, z1), (x1, y0, z0), (x1, y1, z0))
        else:
            corners = ((x0, y0, z1), (x0, y1, z1), (x0, y1, z0), (x0, y0, z0))
        return tuple(self.at(*corner) for corner in corners)

    def outline(self) -> tuple[QPointF, ...]:
        """The corners of all that is seen, in order."""
        x, y, z = self.extent
        near, far = (0.0, x) if self.camera.lean <= 0 else (x, 0.0)
        corners = ((near, y, 0), (far, y, 0), (far, 0, 0), (far, 0, z), (near, 0, z), (near, y, z))
        return tuple(self.at(*corner) for corner in corners)

    def foot(self) -> tuple[QPointF, ...]:
        """The corners of what the box covers of the table."""
        x, y, _ = self.extent
        return tuple(self.at(*corner) for corner in ((0, 0, 0), (x, 0, 0), (x, y, 0), (0, y, 0)))


_ALONG, _ACROSS = (1.0, TALL, THICK), (TALL, 1.0, THICK)
BOXES = {
    Pose.HAND: Box((1.0, THICK, TALL), _OWN, Side.FRONT, split=1, jade_low=True, turn=0),
    **{
        pose: Box((_ALONG, _ACROSS)[turn % 2], _TABLE, Side.TOP, split=2, jade_low=True, turn=turn)
        for turn, pose in enumerate(UP)
    },
    Pose.DOWN_ALONG: Box(_ALONG, _TABLE, Side.TOP, split=2, jade_low=False),
    Pose.DOWN_ACROSS: Box(_ACROSS, _TABLE, Side.TOP, split=2, jade_low=False),
    Pose.BACK_RIGHT: Box((THICK, 1.0, TALL), _RIGHT, Side.FLANK, split=0, jade_low=True),
    Pose.BACK_OPPOSITE: Box((1.0, THICK, TALL), _OPPOSITE, Side.FRONT, split=1, jade_low=False),
    Pose.BACK_LEFT: Box((THICK, 1.0, TALL), _LEFT, Side.FLANK, split=0, jade_low=False),
}


def footprint(pose: Pose, size: float) -> tuple[float, float]:
    """Width and depth on the screen, in pixels, of what a tile of width `size` covers of the table: how far
    apart tiles in this pose touch side by side and one behind the other."""
    box = BOXES[pose]
    return box.extent[0] * size, box.extent[1] * box.camera.depth * size


def rise(pose: Pose, size: float) -> float:
    """How many pixels higher on the screen a tile lies that is put on top of one in this pose."""
    box = BOXES[pose]
    return box.extent[2] * box.camera.height * size


def rounded(corners: Sequence[QPointF], radius: float) -> QPainterPath:
    """A closed path through these corners with each rounded off."""
    path = QPainterPath()
    for index, corner in enumerate(corners):
        enter = _towards(corner, corners[index - 1], radius)
        leave = _towards(corner, corners[(index + 1) % len(corners)], radius)
        if index == 0:
            path.moveTo(enter)
        else:
            path.lineTo(enter)
        path.quadTo(corner, leave)
    path.closeSubpath()
    return path


def _towards(start: QPointF, end: QPointF, distance: float) -> QPointF:
    way = end - start
    length = (way.x() ** 2 + way.y() ** 2) ** 0.5
    return start if length == 0 else start + way * min(0.5, distance / length)
