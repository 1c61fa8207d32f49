"""The eight flowers: four seasons and four plants, each a drawing, its character and its number."""

from collections.abc import Callable

from assets.art.shapes import (
    BLUE,
    GOLD,
    GREEN,
    INK,
    IVORY,
    RED,
    around,
    disc,
    glyph,
    line,
    on_circle,
    petal,
    placed,
    shape,
)

ROSE = "#D8737F"
LEAF = "#3C8F5A"
SKY = "#6F97CF"


def leaf(length: float, width: float, colour: str = GREEN) -> str:
    """A single leaf that points up from the origin."""
    return petal(length, width, colour)


def blossom(size: float, colour: str) -> str:
    """A blossom of five round petals around the origin, with golden stamens."""
    petals = "".join(disc(*on_circle(0, 0, size * 0.56, 72 * i - 90), size * 0.42, colour) for i in range(5))
    stamens = "".join(disc(*on_circle(0, 0, size * 0.34, 72 * i - 54), size * 0.08, IVORY) for i in range(5))
    return petals + disc(0, 0, size * 0.3, colour) + stamens + disc(0, 0, size * 0.15, GOLD)


def spring() -> str:
    """A swallow above young willow."""
    body = ""
    for x, bottom, bend in ((36, 344, 18), (76, 372, 10)):
        body += line(f"M{x} 150Q{x + bend} {(bottom + 150) // 2} {x} {bottom}", GREEN, 6)
        for i, y in enumerate(range(180, bottom - 10, 34)):
            shift = bend * (1 - ((y - (bottom + 150) / 2) / ((bottom - 150) / 2)) ** 2) / 2
            body += placed(leaf(44, 17, LEAF if i % 2 else GREEN), x + shift, y, 140 if i % 2 else 220)
    wings = "M170 268C150 232 150 196 166 160C178 196 196 216 214 236C238 226 264 224 284 232C260 244 246 262 232 282Z"
    torso = (
        "M128 252C140 236 164 240 186 252C212 264 234 284 240 304"
        "L276 362L236 330L222 374L212 320C180 316 150 296 128 252Z"
    )
    breast = shape("M136 262C152 268 178 290 206 314C176 310 150 292 136 262Z", IVORY)
    return body + shape(wings, INK) + shape(torso, INK) + breast + disc(140, 254, 11, RED)


def summer() -> str:
    """A lotus over its leaf."""
    stem = line("M150 270C154 300 146 330 152 372", GREEN, 9)
    pad = shape(
        "M28 334C40 304 108 296 150 318C192 296 262 304 274 334C250 368 190 374 150 352C110 374 50 368 28 334Z",
        GREEN,
    )
    veins = line("M150 334L62 330M150 334L238 330M150 334L98 350M150 334L202 350", LEAF, 5)
    petals = "".join(placed(petal(112, 60, ROSE), 150, 286, turn) for turn in (-72, 72, -38, 38))
    petals += "".join(placed(petal(122, 58, RED), 150, 286, turn) for turn in (-54, 54))
    petals += "".join(placed(petal(128, 60, ROSE), 150, 286, turn) for turn in (-19, 19))
    return stem + pad + veins + petals + placed(petal(132, 58, RED), 150, 288)


def autumn() -> str:
    """A maple leaf before the full moon."""
    lobe = shape("M0 0L-24 -34L-46 -44L-30 -62L-40 -88L-16 -86L0 -126L16 -86L40 -88L30 -62L46 -44L24 -34Z", RED)
    side = "".join(
        placed(lobe, 150, 280, turn, size) for turn, size in ((-58, 0.92), (58, 0.92), (-112, 0.66), (112, 0.66))
    )
    veins = line("M150 290V196M150 284L82 240M150 284L218 240M150 290L98 306M150 290L202 306", IVORY, 4)
    return (
        disc(150, 250, 112, GOLD)
        + side
        + placed(lobe, 150, 286)
        + disc(150, 282, 22, RED)
        + veins
        + line("M150 290C150 324 146 346 132 374", RED, 9)
    )


def winter() -> str:
    """A great snow crystal."""
    arm = line("M0 0V-108M0 -72L-28 -98M0 -72L28 -98M0 -40L-24 -62M0 -40L24 -62", BLUE, 11)
    plate = around(petal(40, 26, SKY, 6), 0, 0, 6, 30)
    return placed(around(arm, 0, 0, 6) + plate + disc(0, 0, 10, BLUE), 150, 256)


def plum() -> str:
    """A plum branch in blossom."""
    branch = line("M36 376C70 340 84 300 124 270C164 240 196 226 222 168", INK, 15)
    twigs = line("M124 270C112 236 84 216 66 168M176 240C210 250 240 250 270 286", INK, 9)
    buds = disc(66, 160, 13, RED) + disc(224, 162, 13, RED) + disc(274, 292, 13, RED)
    return (
        branch
        + twigs
        + buds
        + placed(blossom(54, RED), 98, 238)
        + placed(blossom(60, RED), 192, 236)
        + placed(blossom(48, ROSE), 160, 330)
    )


def orchid() -> str:
    """An orchid of long leaves with two blossoms."""
    leaves = ""
    for d in (
        "M146 376C140 300 100 226 24 196C84 244 112 310 128 376Z",
        "M152 376C160 280 198 196 282 190C216 224 184 296 172 376Z",
        "M136 376C116 330 70 304 20 312C70 322 100 346 116 376Z",
        "M164 376C186 328 230 300 284 312C236 322 206 346 188 376Z",
    ):
        leaves += shape(d, GREEN)
    stems = line("M148 372C150 306 136 246 112 206M154 372C158 320 176 276 208 250", LEAF, 6)
    return leaves + stems + placed(orchid_flower(), 108, 198, -14) + placed(orchid_flower(), 216, 244, 24, 0.9)


def orchid_flower() -> str:
    """One orchid blossom around the origin."""
    sepals = "".join(placed(petal(56, 26, BLUE), 0, 0, turn) for turn in (0, 72, -72))
    petals = "".join(placed(petal(46, 24, SKY), 0, 0, turn) for turn in (128, -128))
    return petals + sepals + placed(petal(34, 22, RED), 0, 0, 180) + disc(0, 0, 8, GOLD)


def chrysanthemum() -> str:
    """A golden chrysanthemum with its leaves."""
    stem = line("M150 270C152 310 148 340 150 376", GREEN, 10)
    blades = placed(leaf(86, 44), 150, 360, -62) + placed(leaf(86, 44), 150, 360, 62)
    outer = around(petal(100, 28, "#B98A2B", 20), 150, 236, 16)
    inner = around(petal(74, 22, GOLD, 10), 150, 236, 14, 11)
    core = around(petal(40, 15, "#B98A2B", 4), 150, 236, 10)
    return stem + blades + outer + inner + core + disc(150, 236, 11, RED)


def bamboo_grove() -> str:
    """Two bamboo stems with their leaves."""
    stems = ""
    for x, top, width in ((112, 146, 24), (176, 210, 20)):
        for y in range(top, 360, 58):
            stems += line(f"M{x} {y + 8}V{min(y + 46, 372)}", GREEN, width)
            stems += line(f"M{x - width * 0.55:g} {y + 56}H{x + width * 0.55:g}", LEAF, 5)
    leaves = ""
    for x, y, turns in (
        (112, 210, (-64, -104, -140)),
        (176, 226, (40, 76, 112)),
        (176, 300, (70, 110, 145)),
        (112, 318, (-76, -116)),
    ):
        leaves += "".join(placed(leaf(92, 27, LEAF if i == 1 else GREEN), x, y, turn) for i, turn in enumerate(turns))
    return stems + leaves


DRAWINGS: dict[str, tuple[str, Callable[[], str]]] = {
    "a": ("春", spring),
    "b": ("夏", summer),
    "c": ("秋", autumn),
    "d": ("冬", winter),
    "e": ("梅", plum),
    "f": ("蘭", orchid),
    "g": ("菊", chrysanthemum),
    "h": ("竹", bamboo_grove),
}


def flower(letter: str) -> str:
    """The face of flower a to h."""
    char, drawing = DRAWINGS[letter]
    place = "abcdefgh".index(letter)
    colour = RED if place < 4 else BLUE
    title = glyph(str(place % 4 + 1), 54, 76, 108, colour, 40) + glyph(char, 216, 80, 134, colour, 22)
    return drawing() + title
