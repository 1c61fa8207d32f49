"""The order that a player has given his own hand."""

from engine.deal import Deal
from engine.tile import Tiles
from gui.table.layout import has_drawn


def arranged(before: Tiles, deal: Deal, seat: int) -> Tiles:
    """The hand in the order it had, new tiles at its end; the tile just drawn is always the last."""
    hand = deal.hands[seat]
    drawn = hand[-1:] if has_drawn(deal, seat) else ()
    kept, missing = [], list(hand[: len(hand) - len(drawn)])
    for tile in before:
        if tile in missing:
            missing.remove(tile)
            kept.append(tile)
    return (*kept, *missing, *drawn)


def moved(row: Tiles, index: int, to: int, fixed: int) -> Tiles:
    """The row with one tile put elsewhere; the last `fixed` tiles keep their place."""
    if index >= len(row) - fixed:
        return row
    rest = [*row[:index], *row[index + 1 :]]
    rest.insert(max(0, min(to, len(row) - fixed - 1)), row[index])
    return tuple(rest)
