"""Takes the outlines of the tiles' characters into glyphs.json: python -m assets.make_glyphs FONT.

FONT is LXGW WenKai Bold (Debian: fonts-lxgw-wenkai). Needed only when a character is added,
since the drawings are made from glyphs.json.
"""

import json
import sys

from fontTools.pens.boundsPen import BoundsPen  # type: ignore[import-untyped]
from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from assets.art.shapes import GLYPHS

CHARACTERS = "一二三四五六七八九萬東南西北中發春夏秋冬梅蘭菊竹1234"


def main(font_path: str) -> None:
    """Writes glyphs.json from the font at `font_path`; a missing character is a KeyError."""
    font = TTFont(font_path)
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = 1000 / font["head"].unitsPerEm
    rows = []
    for char in CHARACTERS:
        outline = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
        bounds = BoundsPen(glyphs)
        for pen in (outline, bounds):
            glyphs[names[ord(char)]].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        row = [outline.getCommands(), [round(value) for value in bounds.bounds]]
        rows.append(f"{json.dumps(char, ensure_ascii=False)}: {json.dumps(row)}")
    GLYPHS.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
