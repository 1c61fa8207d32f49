"""Characters, dots and bamboo: faces 1m to 9s."""

from assets.art.shapes import (
    BLUE,
    GREEN,
    INK,
    IVORY,
    RED,
    around,
    box,
    disc,
    glyph,
    line,
    on_circle,
    petal,
    placed,
    ring,
    shape,
)

NUMERALS = "一二三四五六七八九"

Spot = tuple[float, float, str]

DOTS: dict[int, tuple[float, tuple[Spot, ...]]] = {
    2: (74, ((150, 108, GREEN), (150, 292, BLUE))),
    3: (54, ((76, 80, BLUE), (150, 200, RED), (224, 320, GREEN))),
    4: (58, ((84, 100, BLUE), (216, 100, GREEN), (84, 300, GREEN), (216, 300, BLUE))),
    5: (48, ((76, 82, BLUE), (224, 82, GREEN), (150, 200, RED), (76, 318, GREEN), (224, 318, BLUE))),
    6: (50, tuple((x, y, GREEN if y == 76 else RED) for y in (76, 212, 324) for x in (88, 212))),
    7: (
        42,
        (
            *((62, 66, GREEN), (150, 104, GREEN), (238, 142, GREEN)),
            *((x, y, RED) for y in (240, 338) for x in (92, 208)),
        ),
    ),
    8: (43, tuple((x, y, BLUE) for y in (62, 154, 246, 338) for x in (88, 212))),
    9: (
        42,
        tuple((x, y, colour) for y, colour in ((70, GREEN), (200, RED), (330, BLUE)) for x in (58, 150, 242)),
    ),
}
"""Radius and places of the dots of each rank."""

Stick = tuple[float, float, float, str]

STICKS: dict[int, tuple[float, float, tuple[Stick, ...]]] = {
    2: (64, 164, ((150, 108, 0, GREEN), (150, 292, 0, GREEN))),
    3: (58, 164, ((150, 108, 0, GREEN), (86, 292, 0, GREEN), (214, 292, 0, GREEN))),
    4: (58, 164, tuple((x, y, 0, GREEN) for y in (108, 292) for x in (86, 214))),
    5: (56, 164, ((150, 200, 0, RED), *((x, y, 0, GREEN) for y in (108, 292) for x in (64, 236)))),
    6: (56, 164, tuple((x, y, 0, GREEN) for y in (108, 292) for x in (56, 150, 244))),
    7: (50, 110, ((150, 74, 0, RED), *((x, y, 0, GREEN) for y in (202, 326) for x in (58, 150, 242)))),
    8: (
        42,
        158,
        (
            *((x, y, 0, GREEN) for y in (108, 292) for x in (44, 256)),
            *((114, 116, -29, GREEN), (186, 116, 29, GREEN), (114, 284, 29, GREEN), (186, 284, -29, GREEN)),
        ),
    ),
    9: (
        50,
        110,
        tuple((x, y, 0, RED if x == 150 else GREEN) for y in (74, 200, 326) for x in (58, 150, 242)),
    ),
}
"""Width and height of the sticks of each rank, and where each stands: middle, turn in degrees, colour."""


def character(rank: int) -> str:
    """The face of `rank` characters: the numeral over 萬."""
    numeral = glyph(NUMERALS[rank - 1], 150, 96, 178, INK, 44, 0.92)
    return numeral + glyph("萬", 150, 280, 212, RED, 16)


def dot(x: float, y: float, radius: float, colour: str) -> str:
    """One dot: a disc with a string of beads around an eye."""
    beads = "".join(disc(*on_circle(x, y, radius * 0.79, 30 * i), radius * 0.075, IVORY) for i in range(12))
    eye = disc(x, y, radius * 0.58, IVORY) + disc(x, y, radius * 0.38, colour) + disc(x, y, radius * 0.12, IVORY)
    return disc(x, y, radius, colour) + beads + eye


def great_dot() -> str:
    """The one dot: a wheel of petals around a red flower."""
    x, y = 150, 200
    scallops = "".join(disc(*on_circle(x, y, 112, 15 * i), 17, GREEN) for i in range(24))
    rim = disc(x, y, 114, GREEN) + ring(x, y, 104, 5, IVORY)
    petals = around(petal(94, 27, IVORY, 48), x, y, 16)
    core = disc(x, y, 54, IVORY) + disc(x, y, 48, RED) + around(petal(43, 24, IVORY, 10), x, y, 8)
    return scallops + rim + petals + core + disc(x, y, 13, BLUE) + disc(x, y, 5, IVORY)


def dots(rank: int) -> str:
    """The face of `rank` dots."""
    if rank == 1:
        return great_dot()
    radius, spots = DOTS[rank]
    return "".join(dot(x, y, radius, colour) for x, y, colour in spots)


def stick(width: float, height: float, colour: str) -> str:
    """One upright bamboo stick of two joints, its middle at the origin."""
    knot = width / 3
    joint = height / 2 - knot / 2
    body = ""
    for top in (-height / 2 + knot / 2, 0.0):
        body += box(-width * 0.36, top, width * 0.72, joint, width / 6, colour)
        body += line(f"M0 {top + knot:g}V{top + joint - knot:g}", IVORY, width / 9)
    for middle in (-height / 2 + knot / 2, 0.0, height / 2 - knot / 2):
        body += box(-width / 2, middle - knot / 2, width, knot, knot / 2, colour)
    return body


def bird() -> str:
    """The one bamboo: a long-tailed bird that rests on a bamboo twig."""
    tail = ""
    feathers = ((4, 160, BLUE), (25, 186, GREEN), (47, 164, BLUE), (68, 136, GREEN), (89, 116, BLUE))
    for turn, reach, colour in feathers:
        feather = petal(reach, 52, colour) + disc(0, -reach * 0.72, 14, IVORY) + disc(0, -reach * 0.72, 8, RED)
        tail += placed(feather, 156, 246, turn)
    perch = placed(stick(46, 232, GREEN), 150, 352, 90)
    legs = line("M128 276V330M160 272V330", RED, 10)
    body = shape(
        "M78 66C104 58 126 76 128 104C130 136 150 158 176 184C204 212 196 258 158 276"
        "C114 296 66 262 62 206C60 170 78 150 76 128C74 118 66 112 58 108C52 92 58 72 78 66Z",
        BLUE,
    )
    wing = shape("M106 178C146 176 186 204 192 250C150 258 110 236 106 178Z", GREEN)
    wing += line("M124 200C144 204 160 216 168 236", IVORY, 6)
    head = shape("M64 84L26 100L62 110Z", RED) + disc(86, 92, 9, IVORY) + disc(85, 92, 4.5, INK)
    crest = "".join(placed(petal(42, 17, RED), 94, 74, turn) for turn in (-22, 10, 42))
    return tail + perch + legs + crest + body + wing + head


def bamboo(rank: int) -> str:
    """The face of `rank` bamboo."""
    if rank == 1:
        return bird()
    width, height, sticks = STICKS[rank]
    return "".join(placed(stick(width, height, colour), x, y, angle) for x, y, angle, colour in sticks)
