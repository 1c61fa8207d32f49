"""Sample hands as pictures: sets on the table, the hand, the winning tile set off, flowers."""

from collections.abc import Sequence

from PySide6.QtGui import QPixmap

from engine.clauses import Sample
from engine.meld import parse_meld
from engine.tile import HIDDEN, Tiles, parse_tiles
from gui.table.pictures import Pictures

WIDTH = 23.0  # of a tile


def concealed_kong(tiles: Tiles) -> Tiles:
    """A concealed kong as it lies: the outer tiles face down."""
    return (HIDDEN, *tiles[1:3], HIDDEN)


def sample_groups(sample: Sample) -> tuple[list[Sequence[int]], int]:
    """The groups of a sample hand from left to right, and which of them is the winning tile."""
    melds = [parse_meld(meld) for meld in sample.melds.split()]
    groups: list[Sequence[int]] = [meld.tiles if meld.is_exposed else concealed_kong(meld.tiles) for meld in melds]
    groups += [tuple(sorted(parse_tiles(sample.hand))), parse_tiles(sample.tile)]
    lit = len(groups) - 1
    if sample.flowers:
        groups.append(parse_tiles(sample.flowers))
    return groups, lit


def sample_picture(pictures: Pictures, sample: Sample) -> QPixmap:
    """The drawn hand."""
    groups, lit = sample_groups(sample)
    return pictures.row(groups, WIDTH, lit=(lit,))
