"""Where everything is on the table at a given size, in pixels; drawn up once on a canvas of 1280 × 760."""

from typing import NamedTuple

CANVAS = (1280.0, 760.0)
BOTTOM, RIGHT, TOP, LEFT = range(4)
"""The four chairs as the eye sees them, in turn order from its own."""

WALL, RIVER = 25, 28
HANDS = (56, 30, 28, 30)
LARGE_HAND = 60
MELDS, FLOWERS = (40, 27, 28, 27), (31, 26, 28, 26)
CENTRE = (548.0, 251.0, 184.0, 154.0)
PLATES = (
    (12.0, 672.0, 176.0, 80.0),
    (1032.0, 300.0, 236.0, 72.0),
    (872.0, 4.0, 236.0, 60.0),
    (12.0, 300.0, 236.0, 72.0),
)
PROMPT = (200.0, 598.0, 696.0, 60.0)
LINE = 20.0  # of the prompt's height, for what is said above the buttons
READY = (10.0, 626.0)  # where the lower left corner of the ready panel lies
CLOCK = (24.0, 632.0, 152.0, 34.0)
RULES = (10.0, 10.0, 84.0, 34.0)
OPTIONS = (1165.0, 600.0, 114.0, 150.0)
DICE = (640.0, 326.0)
CALLS = ((640.0, 520.0), (850.0, 330.0), (640.0, 150.0), (430.0, 330.0))


class Rect(NamedTuple):
    """A rectangle in pixels."""

    x: float
    y: float
    width: float
    height: float


class Frame(NamedTuple):
    """The canvas fitted into a window: its scale and where its corner lies; `large` asks for larger own tiles."""

    scale: float
    left: float
    top: float
    large: bool = False

    def hand(self, chair: int) -> float:
        """The width of the tiles of a chair's hand."""
        return self.tile(LARGE_HAND if self.large and chair == BOTTOM else HANDS[chair])

    def x(self, value: float) -> float:
        """A distance from the canvas's left edge in pixels of the window."""
        return self.left + value * self.scale

    def y(self, value: float) -> float:
        """A distance from the canvas's top edge in pixels of the window."""
        return self.top + value * self.scale

    def tile(self, width: float) -> float:
        """The whole number of pixels that a tile of this width on the canvas gets."""
        return float(max(8, int(width * self.scale)))

    def rect(self, area: tuple[float, float, float, float]) -> Rect:
        """A rectangle of the canvas in pixels of the window."""
        x, y, width, height = area
        return Rect(self.x(x), self.y(y), width * self.scale, height * self.scale)

    def text(self, pixels: float) -> int:
        """The size of letters, never below 11 pixels."""
        return max(11, round(pixels * self.scale))


def frame(width: float, height: float, large: bool = False) -> Frame:
    """The canvas as large as fits, in the middle of a window of this size."""
    scale = min(width / CANVAS[0], height / CANVAS[1])
    return Frame(scale, (width - CANVAS[0] * scale) / 2, (height - CANVAS[1] * scale) / 2, large)
