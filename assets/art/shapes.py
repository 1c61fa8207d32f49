"""The few SVG elements the drawings are made of, all within SVG Tiny 1.2."""

import json
import math
from functools import cache
from pathlib import Path

INK = "#1E2A26"
RED = "#B3261E"
GREEN = "#1B6B3A"
BLUE = "#1F4E9C"
GOLD = "#C9A961"
IVORY = "#F5EFDF"

GLYPHS = Path(__file__).parent.parent / "glyphs.json"


@cache
def outlines() -> dict[str, tuple[str, list[int]]]:
    """The outline of each character and its bounds (left, top, right, bottom): 1/1000 em, y down."""
    return {char: (path, bounds) for char, (path, bounds) in json.loads(GLYPHS.read_text("utf-8")).items()}


def number(value: float) -> str:
    """A coordinate with at most two decimals and no needless zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def document(body: str, width: int = 300, height: int = 400) -> str:
    """A whole SVG file around `body`, with the origin at the top left corner."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="{width}" '
        f'height="{height}" viewBox="0 0 {width} {height}">\n{body}</svg>\n'
    )


def disc(x: float, y: float, radius: float, fill: str) -> str:
    """A filled circle."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"/>\n'


def ring(x: float, y: float, radius: float, width: float, colour: str) -> str:
    """A circle line of the given width around its radius."""
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="none" '
        f'stroke="{colour}" stroke-width="{number(width)}"/>\n'
    )


def box(x: float, y: float, width: float, height: float, radius: float, fill: str) -> str:
    """A filled rectangle with round corners."""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" '
        f'rx="{number(radius)}" fill="{fill}"/>\n'
    )


def frame(x: float, y: float, width: float, height: float, radius: float, line: float, colour: str) -> str:
    """A rectangle line with round corners; its middle runs along the given box."""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" '
        f'rx="{number(radius)}" fill="none" stroke="{colour}" stroke-width="{number(line)}"/>\n'
    )


def shape(d: str, fill: str) -> str:
    """A filled path."""
    return f'<path d="{d}" fill="{fill}"/>\n'


def line(d: str, colour: str, width: float) -> str:
    """A path drawn as a line with round ends."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{number(width)}" '
        'stroke-linecap="round" stroke-linejoin="round"/>\n'
    )


def placed(body: str, x: float, y: float, angle: float = 0, scale: float = 1) -> str:
    """`body`, drawn around the origin, scaled, turned clockwise by `angle` degrees and moved to (x, y)."""
    steps = [f"translate({number(x)},{number(y)})"]
    if angle:
        steps.append(f"rotate({number(angle)})")
    if scale != 1:
        steps.append(f"scale({number(scale)})")
    return f'<g transform="{" ".join(steps)}">\n{body}</g>\n'


def around(body: str, x: float, y: float, count: int, start: float = 0) -> str:
    """`count` copies of `body` turned evenly about (x, y)."""
    return "".join(placed(body, x, y, start + 360 * i / count) for i in range(count))


def on_circle(x: float, y: float, radius: float, angle: float) -> tuple[float, float]:
    """The point at `angle` degrees, clockwise from the right, on a circle."""
    return x + radius * math.cos(math.radians(angle)), y + radius * math.sin(math.radians(angle))


def petal(length: float, width: float, fill: str, near: float = 0) -> str:
    """A leaf-shaped petal that points up from (0, -near) to (0, -length)."""
    half, reach = width / 2, length - near
    top, low = -near - reach * 0.72, -near - reach * 0.3
    return shape(
        f"M0 {number(-near)}C{number(-half)} {number(low)} {number(-half)} {number(top)} 0 {number(-length)}"
        f"C{number(half)} {number(top)} {number(half)} {number(low)} 0 {number(-near)}Z",
        fill,
    )


def glyph(char: str, x: float, y: float, size: float, colour: str, weight: float = 0, stretch: float = 1) -> str:
    """A character with the middle of its outline at (x, y).

    `size` is its em, `weight` what the brush adds in 1/1000 em, `stretch` its height against its width.
    """
    d, (left, top, right, bottom) = outlines()[char]
    scale_x, scale_y = size / 1000, size / 1000 * stretch
    shift_x = x - scale_x * (left + right) / 2
    shift_y = y - scale_y * (top + bottom) / 2
    return (
        f'<path transform="translate({number(shift_x)},{number(shift_y)}) '
        f'scale({scale_x:.4f},{scale_y:.4f})" d="{d}" fill="{colour}" stroke="{colour}" '
        f'stroke-width="{number(weight)}" stroke-linejoin="round"/>\n'
    )
