"""Winds, dragons and the back."""

from assets.art.shapes import BLUE, GREEN, RED, around, box, disc, frame, glyph, line, petal, ring

WINDS = {"E": "東", "S": "南", "W": "西", "N": "北"}


def wind(letter: str) -> str:
    """The face of a wind, E, S, W or N."""
    return glyph(WINDS[letter], 150, 200, 268, BLUE, 26, 1.2)


def dragon(letter: str) -> str:
    """The face of a dragon: C red 中, F green 發, P a blue frame."""
    if letter == "C":
        return glyph("中", 150, 200, 290, RED, 34, 1.15)
    if letter == "F":
        return glyph("發", 150, 200, 272, GREEN, 20, 1.2)
    return white()


def white() -> str:
    """The white dragon: a double blue frame with a cut at each corner."""
    return frame(48, 48, 204, 304, 26, 22, BLUE) + frame(76, 76, 148, 248, 10, 7, BLUE)


def back() -> str:
    """The back: a jade panel with a lattice of lozenges and a flower in the middle."""
    dark, jade, light = "#1C5B43", "#2F7D5F", "#6DB598"
    body = box(14, 14, 272, 372, 24, dark) + box(22, 22, 256, 356, 18, jade)
    columns, rows = range(65, 236, 34), range(67, 334, 38)
    for x, y in ((x, y) for x in columns for y in rows):
        body += line(f"M{x} {y - 19}L{x + 17} {y}L{x} {y + 19}L{x - 17} {y}Z", light, 3) + disc(x, y, 3.5, light)
    body += frame(40, 40, 220, 320, 12, 5, light)
    medal = disc(150, 200, 68, dark) + ring(150, 200, 60, 4, light) + around(petal(54, 28, light, 14), 150, 200, 8)
    return body + medal + disc(150, 200, 9, light)
