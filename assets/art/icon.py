"""The icon of the program: a red dragon before the back of another tile, on green felt."""

from assets.art.honours import back, dragon
from assets.art.shapes import GOLD, IVORY, box, frame, placed

FELT = "#0B3D2E"
SHADE = "#062A20"
JADE = "#2F7D5F"


def tile(face: str, front: str, rear: str) -> str:
    """A tile of 300 by 400 around the origin, with the edge of its rear showing below its front."""
    body = box(-156, -188, 312, 436, 44, SHADE) + box(-150, -200, 300, 434, 40, rear)
    return body + box(-150, -200, 300, 400, 40, front) + placed(face, -150, -200)


def icon() -> str:
    """The icon, 512 by 512."""
    felt = box(16, 16, 480, 480, 108, FELT) + frame(28, 28, 456, 456, 98, 8, GOLD)
    behind = placed(tile(back(), JADE, IVORY), 196, 236, -13, 0.8)
    return felt + behind + placed(tile(dragon("C"), IVORY, JADE), 300, 262, 9, 0.86)
