"""Draws every tile into assets/tiles: python -m assets.make_tiles."""

from pathlib import Path

from assets import HIDDEN, tile_face
from assets.art.flowers import flower
from assets.art.honours import back, dragon, wind
from assets.art.shapes import document
from assets.art.suits import bamboo, character, dots

ROOT = Path(__file__).parent


def face(tile: int) -> str:
    """The drawing of a tile (0 to 41), or the back (42), without the document around it."""
    if tile < 27:
        suit = (character, dots, bamboo)[tile // 9]
        return suit(tile % 9 + 1)
    if tile < 31:
        return wind("ESWN"[tile - 27])
    if tile < 34:
        return dragon("CFP"[tile - 31])
    return back() if tile == HIDDEN else flower("abcdefgh"[tile - 34])


def drawings() -> dict[str, str]:
    """The SVG text of every tile by its file name below assets/."""
    return {tile_face(tile): document(face(tile)) for tile in range(HIDDEN + 1)}


def main() -> None:
    """Writes all drawings, replacing what is there."""
    for name, text in drawings().items():
        (ROOT / name).write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    main()
