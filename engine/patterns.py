"""Universal facts about a read hand. Each says how often a reading has it (0 = not); a region prices them."""

from collections import Counter

from engine.reading import Reading
from engine.tile import (
    FIRST_DRAGON,
    FIRST_FLOWER,
    FIRST_HONOUR,
    TILES,
    Tile,
    is_honour,
    is_terminal,
)

SUITS = 0x1FF, 0x1FF << 9, 0x1FF << 18
"""The faces of each suit as a mask, like those below."""
WINDS = sum(1 << tile for tile in range(FIRST_HONOUR, FIRST_DRAGON))
DRAGONS = sum(1 << tile for tile in range(FIRST_DRAGON, FIRST_FLOWER))
HONOURS = WINDS | DRAGONS
TERMINALS = sum(1 << tile for tile in range(FIRST_FLOWER) if is_terminal(tile))


def full_flush(reading: Reading) -> int:
    """清一色: one suit and no honours."""
    return _suits(reading) == 1 and not reading.kinds & HONOURS


def half_flush(reading: Reading) -> int:
    """混一色: one suit and honours."""
    return reading.kinds & HONOURS and _suits(reading) == 1


def all_honours(reading: Reading) -> int:
    """字一色, 全字: honours only."""
    return not reading.kinds & ~HONOURS


def two_suits_with_honours(reading: Reading) -> int:
    """軟缺: exactly one suit missing, with honours."""
    return reading.kinds & HONOURS and _suits(reading) == 2


def two_suits_only(reading: Reading) -> int:
    """硬缺: exactly one suit missing, no honours."""
    return not reading.kinds & HONOURS and _suits(reading) == 2


def _suits(reading: Reading) -> int:
    """How many suits occur."""
    characters, dots, bamboo = SUITS
    kinds = reading.kinds
    return (kinds & characters > 0) + (kinds & dots > 0) + (kinds & bamboo > 0)


def all_triplets(reading: Reading) -> int:
    """對對胡: four triplets or kongs and a pair."""
    return len(reading.triplets) == 4


def all_runs(reading: Reading) -> int:
    """Four runs and a pair."""
    return len(reading.runs) == 4


def all_terminals(reading: Reading) -> int:
    """幺幺和: triplets and pair all of 1, 9 and honours."""
    return all_triplets(reading) and not reading.kinds & ~TERMINALS


def no_terminals(reading: Reading) -> int:
    """斷幺: no 1, 9 or honour."""
    return not reading.kinds & TERMINALS


def nothing_exposed(reading: Reading) -> int:
    """不下架: no exposed set; concealed kongs do no harm (C-4)."""
    return not [meld for meld in reading.win.melds if meld.is_exposed]


def all_declared(reading: Reading) -> int:
    """All four sets on the table, a single tile in hand."""
    return len(reading.win.melds) == 4


def all_exposed(reading: Reading) -> int:
    """All four sets exposed, no concealed kong."""
    return all_declared(reading) and all(meld.is_exposed for meld in reading.win.melds)


def four_of_a_kind(reading: Reading) -> int:
    """四遇子: how many tiles the hand holds all four of, in any way."""
    return reading.counts.count(4)


def identical_runs(reading: Reading) -> int:
    """姊妹鋪: disjoint pairs of identical runs."""
    runs = [run.tiles for run in reading.runs]
    return 0 if len(set(runs)) == len(runs) else sum([count // 2 for count in Counter(runs).values()])


def straight(reading: Reading) -> int:
    """一條龍: 123 456 789 of one suit."""
    if len(reading.runs) < 3:
        return 0
    starts = {int(run.tile) for run in reading.runs if run.tile < FIRST_HONOUR}
    return any({9 * suit, 9 * suit + 3, 9 * suit + 6} <= starts for suit in range(3))


def triplet_of(reading: Reading, tile: Tile) -> int:
    """Whether the reading has a triplet or kong of this tile."""
    return reading.tripled >> tile & 1


def dragon_triplets(reading: Reading) -> int:
    """Triplets and kongs of 中, 發, 白."""
    return (reading.tripled & DRAGONS).bit_count()


def wind_triplets(reading: Reading) -> int:
    """Triplets and kongs of winds."""
    return (reading.tripled & WINDS).bit_count()


def seat_wind_triplet(reading: Reading) -> int:
    """A triplet or kong of the own seat wind."""
    return triplet_of(reading, wind_tile(reading.win.seat_wind))


def round_wind_triplet(reading: Reading) -> int:
    """A triplet or kong of the round wind."""
    return triplet_of(reading, wind_tile(reading.win.round_wind))


def middle_wait(reading: Reading) -> int:
    """夾中: the winning tile is the middle of a concealed run of a suit."""
    run = reading.completed
    return run is not None and not run.is_triplet and not is_honour(run.tile) and reading.win.tile == run.tiles[1]


def two_sided_wait(reading: Reading) -> int:
    """The winning tile is an end of a run that its other end could have completed as well."""
    run = reading.completed
    if run is None or run.is_triplet or is_honour(run.tile):
        return 0
    low, tile = run.tile % 9, reading.win.tile
    return (tile == run.tiles[0] and low != 6) or (tile == run.tiles[2] and low != 0)


def robbing(reading: Reading) -> int:
    """搶槓: won by robbing a kong."""
    return reading.win.how == "rob"


def kong_draw(reading: Reading) -> int:
    """槓上花: self-drawn on a replacement tile."""
    return reading.win.self_drawn and "kong" in reading.win.flags


def last_tile(reading: Reading) -> int:
    """海底撈: self-drawn on the last tile of the wall."""
    return reading.win.self_drawn and "last" in reading.win.flags


def wind_tile(wind: int) -> Tile:
    """The tile of a wind."""
    return TILES[FIRST_HONOUR + wind]
