"""Tile faces, sounds, fonts and catalogues, found the same way in a checkout and in an installed wheel."""

from pathlib import Path

HIDDEN = 42
_FOLDER = Path(__file__).parent


def path(name: str) -> Path:
    """The file of an asset such as "tiles/5p.svg"; it need not exist."""
    return _FOLDER / name


def read(name: str) -> bytes:
    """The bytes of an asset; FileNotFoundError if there is none of that name."""
    return (_FOLDER / name).read_bytes()


def tile_face(tile: int) -> str:
    """The name of the drawing of tile 0 to 41, or of the back (42); ValueError for any other number.

    Letters stand behind a word, so that no two names differ by case alone.
    """
    if not 0 <= tile <= HIDDEN:
        raise ValueError(f"no tile has the number {tile}")
    if tile < 27:
        return f"tiles/{tile % 9 + 1}{'mps'[tile // 9]}.svg"
    if tile < 31:
        return f"tiles/wind_{'ESWN'[tile - 27]}.svg"
    if tile < 34:
        return f"tiles/dragon_{'CFP'[tile - 31]}.svg"
    return "tiles/back.svg" if tile == HIDDEN else f"tiles/flower_{'abcdefgh'[tile - 34]}.svg"
