"""Makes assets/fonts/SanfanSans-*.otf, a subset of Noto Sans CJK TC: python -m assets.make_fonts [FOLDER].

FOLDER holds the NotoSansCJK-*.ttc of Debian's fonts-noto-cjk. The licence (fonts/OFL.txt) reserves no name;
the subset still bears a name of its own, for it is a modified version.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from assets.characters import needed

DEBIAN = Path("/usr/share/fonts/opentype/noto")
FONTS = Path(__file__).parent / "fonts"
FAMILY = "Sanfan Sans"
JAPANESE, TRADITIONAL_CHINESE = 0, 3  # places of "Noto Sans CJK JP" and "… TC" in the collections
NARROW = "‘’“”·"
LOW_ELLIPSIS = "cid63163"  # the glyph on the base line; the Chinese one floats at half height
NAME_IDS = (0, 1, 2, 3, 4, 5, 6, 13, 14)


def narrow(font: TTFont, donor: TTFont) -> None:
    """Maps quotation marks and dots to the glyphs meant for Latin text.

    The Chinese ones are a whole em wide, which tears words such as “can’t” apart. `donor` is the sister
    font that maps them to narrow glyphs of the outlines both share.
    """
    glyphs = donor.getBestCmap()
    for table in font["cmap"].tables:
        table.cmap.update({ord(char): glyphs[ord(char)] for char in NARROW if ord(char) in table.cmap})
        if ord("…") in table.cmap:
            table.cmap[ord("…")] = LOW_ELLIPSIS


def subset(font: TTFont, characters: set[str]) -> None:
    """Leaves the glyphs of `characters` in the font, with kerning and hints, and nothing else."""
    options = Options()
    options.layout_features = ["kern", "mark", "ccmp"]
    options.name_IDs = list(NAME_IDS)
    options.notdef_outline = True
    options.recalc_timestamp = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord(char) for char in characters])
    subsetter.subset(font)


def rename(font: TTFont, weight: str) -> None:
    """Gives the font its own name in its name table and in its outlines."""
    full, postscript = f"{FAMILY} {weight}", f"{FAMILY.replace(' ', '')}-{weight}"
    names = {1: FAMILY, 2: weight, 3: f"{postscript};1", 4: full, 6: postscript}
    for name_id, text in names.items():
        font["name"].setName(text, name_id, 3, 1, 0x409)
    outlines = font["CFF "].cff
    outlines.fontNames[0] = postscript
    outlines[0].FamilyName, outlines[0].FullName = FAMILY, full


def main(folder: Path = DEBIAN) -> None:
    """Writes both weights and says which characters the source lacks."""
    wanted = needed()
    for weight in ("Regular", "Bold"):
        source = folder / f"NotoSansCJK-{weight}.ttc"
        font = TTFont(source, fontNumber=TRADITIONAL_CHINESE, recalcTimestamp=False)
        narrow(font, TTFont(source, fontNumber=JAPANESE))
        lacking = sorted(char for char in wanted if ord(char) not in font.getBestCmap())
        subset(font, wanted)
        rename(font, weight)
        font.save(FONTS / f"SanfanSans-{weight}.otf")
        print(weight, len(wanted) - len(lacking), "characters; not in the source:", "".join(lacking) or "none")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
