"""Which characters the program's own font must hold."""

import unicodedata
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).parent.parent

SIGNS = (
    "".join(map(chr, chain(range(0x20, 0x7F), range(0xA0, 0x100))))
    + "‐–—―‘’“”„†•‥…‰′″※←↑→↓↔⇄⇒∈−√∞≈≠≤≥⌘■□▲△▶▷▼▽◀◁◆◇○◎●★☆♠♥♦♣♪✓─│┌┐└┘├┤┬┴┼"
    + "⁴ⅠⅡⅢⅣⅤ①②③④⑤⑥⑦⑧⑨⑩"
    + "　、。〃々〇〈〉《》「」『』【】〔〕〜・ー！（），．／：；？［］｛｝～％＋－＝×０１２３４５６７８９"
)
"""ASCII, Latin-1 and the punctuation, arrows and marks a table may show."""

SHOWN = (
    "assets/translations/*.ts",
    "docs/**/*.md",
    "engine/**/*.py",
    "gui/**/*.py",
    "main.py",
    "net/**/*.py",
)
"""The files whose characters may come to the screen."""


def listed() -> set[str]:
    """The common characters of fonts/characters.txt, so that new words seldom need a new font."""
    return set((ROOT / "assets/fonts/characters.txt").read_text("utf-8"))


def shown(patterns: tuple[str, ...] = SHOWN) -> set[str]:
    """Every character of the repository's files that match, as far as they are there."""
    files = (file for pattern in patterns for file in sorted(ROOT.glob(pattern)))
    return set("").union(*(file.read_text("utf-8") for file in files))


def needed() -> set[str]:
    """Every printable character the font is made for."""
    wanted = listed() | shown() | set(SIGNS)
    return {char for char in wanted if not unicodedata.category(char).startswith("C")}
