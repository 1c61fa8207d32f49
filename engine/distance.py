"""How far a hand is from winning: shanten, waits and useful tiles, by table look-up.

This is the one clever piece of the program, and what everything fast stands on: bots ask it thousands of
times a deal, and every discard asks it who waits for the tile.

How it works. The concealed tiles are four groups, the three suits and the honours, and no winning set
crosses a group. The counts of a group, read as digits to the base five with the lowest tile first, are
its *code*: 123 of a suit is 111000000 to the base five. A table says for each code its *class*: how many
tiles the group misses for k sets, and for k sets and a pair, k = 0..4. Two classes merge into the class
of both groups together, by a second table. So the distance of the whole hand is a few indexings, without
a search, dictionary or cache:

    FINAL[need][MERGE[SUIT[m]][SUIT[p]]][MERGE[SUIT[s]][HONOURS[h]]] - 1

`need` is the number of sets still to be made: each meld, kongs included, lowers it by one, and the tiles
of melds are not in the counts. What remains are 3 x need + 1 tiles while waiting, one more after a draw.

A tile is *useful* if adding it lowers the distance. For each group the other three are merged once into
one row of FINAL, which then gives the distance for every class of this group; and the class after adding
a tile is SUIT[code + POW[tile]], since adding a tile is adding a power of five. Only a digit four, a tile
held four times, would carry; such a hit is thrown out afterwards, because testing the few hits costs less
than testing all 34 tiles first.

For the same reason a `Hand` keeps its codes as tiles come and go: reading 34 counts costs more than all
the rest. It also keeps two sets of tiles as 34-bit masks, the kinds held and those held an odd number of
times. These give the two winning shapes that are not made of sets (W-16) their closed forms:

- seven pairs, four equal tiles counting twice: each odd kind is a tile without a partner, so o odd kinds
  among 13 or 14 tiles are (o - 1) // 2 from winning, and each odd kind is useful;
- thirteen rags: the ranks held in each suit have a rag class, how well they overlap with spaced ranks,
  and three classes with the number of different honours give the missing tiles, by one more table.

Runs of honours (W-16) are a second table for the honours' group. A flush plan is the same look-up with
the other groups' codes set to zero (`standard`). Distances from ten missing tiles on (shanten nine) all
read as ten: no hand of full size misses more than nine, only a plan that lacks most of its tiles does.

Where it comes from. Merging the suits' missing tiles is known from the calculators "shanten-number"
(tomohxx) and "nyanten" (Cryolite); the closed set of classes, which takes the merging itself into a table
of bytes, is how this program does it. `engine.make_tables` makes the tables; the tests compare with an
independent library and with plain search.

Results are masks of tiles: bit t stands for tile t, 0..33.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Self

from engine import distance_tables as tables

Codes = tuple[int, int, int, int]

GROUP = tuple(tile // 9 for tile in range(34))
"""Group of a tile: 0..2 the suits, 3 the honours."""
POW = tuple(5 ** (8 - tile % 9) for tile in range(27)) + tuple(5 ** (33 - tile) for tile in range(27, 34))
"""What one tile adds to the code of its group."""
GROUP_MASK = (0x1FF, 0x1FF << 9, 0x1FF << 18, 0x7F << 27)
"""The tiles of a group."""

_STEPS = [[(POW[tile], 1 << tile) for tile in range(34) if GROUP[tile] == group] for group in range(4)]
_DIGITS = b"01234".ljust(256, b"?")
_HELD = b"01111".ljust(256, b"?")
_ODD = b"01010".ljust(256, b"?")


class Form(NamedTuple):
    """Which winning shapes there are besides sets (triplets and runs in a suit) and a pair (W-16)."""

    honour_runs: bool = False
    """中發白 and any three different winds are runs."""
    pairs: bool = False
    """Seven pairs, where four equal tiles are two pairs; only without melds."""
    rags: bool = False
    """Thirteen rags; only without melds."""


PLAIN = Form()


def codes(counts: Sequence[int]) -> Codes:
    """Codes of the four groups of 34 counts; ValueError if a count is above four."""
    digits = bytes(counts).translate(_DIGITS)
    return int(digits[:9], 5), int(digits[9:18], 5), int(digits[18:27], 5), int(digits[27:], 5)


def tiles_of(mask: int) -> Iterator[int]:
    """The tiles of a mask, ascending."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def standard(m: int, p: int, s: int, h: int, need: int = 4, honour_runs: bool = False) -> int:
    """Shanten to `need` sets and a pair from codes, at most nine; a group set to 0 plays no part."""
    suit, merge = tables.SUIT, tables.MERGE
    honours = tables.HONOURS[honour_runs]
    return tables.FINAL[need][merge[suit[m]][suit[p]]][merge[suit[s]][honours[h]]] - 1


def standard_useful(m: int, p: int, s: int, h: int, need: int = 4, honour_runs: bool = False) -> int:
    """Tiles that lower `standard`, in all groups, those set to 0 included."""
    return _gains((m, p, s, h), need, tables.HONOURS[honour_runs])[1]


def shanten(counts: Sequence[int], need: int = 4, form: Form = PLAIN) -> int:
    """Shanten of 3 x need + 1 or + 2 tiles: 0 is ready, -1 is complete."""
    m, p, s, h = codes(counts)
    distance = standard(m, p, s, h, need, form.honour_runs)
    if need == 4 and (form.pairs or form.rags):
        return min(distance, *_special(_mask(counts, _HELD), _mask(counts, _ODD), form))
    return distance


def is_complete(counts: Sequence[int], need: int = 4, form: Form = PLAIN) -> bool:
    """Whether 3 x need + 2 tiles are a winning shape."""
    return shanten(counts, need, form) < 0


def useful(counts: Sequence[int], need: int = 4, form: Form = PLAIN) -> int:
    """Tiles that lower the shanten of 3 x need + 1 tiles; never a tile held four times."""
    return Hand(counts, need, form).useful()


def waits(counts: Sequence[int], need: int = 4, form: Form = PLAIN, gone: Sequence[int] | None = None) -> int:
    """Tiles that complete 3 x need + 1 tiles, save those held four times, the melds `gone` counted."""
    return Hand(counts, need, form).waits(gone)


class Hand:
    """One player's concealed tiles with their codes kept up to date; each meld lowers `need` by one."""

    __slots__ = ("codes", "counts", "form", "held", "need", "odd")

    def __init__(self, counts: Sequence[int] = (0,) * 34, need: int = 4, form: Form = PLAIN) -> None:
        self.counts = list(counts)
        self.need = need
        self.form = form
        self.codes = list(codes(counts))
        self.held = _mask(counts, _HELD)
        self.odd = _mask(counts, _ODD)

    @classmethod
    def of(cls, tiles: Iterable[int], need: int = 4, form: Form = PLAIN) -> Self:
        """A hand from its tiles."""
        hand = cls(need=need, form=form)
        for tile in tiles:
            hand.add(tile)
        return hand

    def copy(self) -> "Hand":
        """An independent hand with the same tiles."""
        twin = Hand.__new__(Hand)
        twin.counts = self.counts[:]
        twin.codes = self.codes[:]
        twin.need, twin.form, twin.held, twin.odd = self.need, self.form, self.held, self.odd
        return twin

    def add(self, tile: int) -> None:
        """Take in a tile held at most three times."""
        self.counts[tile] += 1
        self.codes[GROUP[tile]] += POW[tile]
        self.held |= 1 << tile
        self.odd ^= 1 << tile

    def remove(self, tile: int) -> None:
        """Give away a tile that is held."""
        self.counts[tile] -= 1
        self.codes[GROUP[tile]] -= POW[tile]
        self.odd ^= 1 << tile
        if not self.counts[tile]:
            self.held ^= 1 << tile

    def shanten(self) -> int:
        """Shanten of 3 x need + 1 or + 2 tiles: 0 is ready, -1 is complete."""
        m, p, s, h = self.codes
        form = self.form
        suit, merge = tables.SUIT, tables.MERGE
        honours = tables.HONOURS[form.honour_runs]
        distance = tables.FINAL[self.need][merge[suit[m]][suit[p]]][merge[suit[s]][honours[h]]] - 1
        if self.need == 4 and (form.pairs or form.rags):
            return min(distance, *_special(self.held, self.odd, form))
        return distance

    def complete(self) -> bool:
        """Whether 3 x need + 2 tiles are a winning shape."""
        return self.shanten() < 0

    def useful(self) -> int:
        """Tiles that lower the shanten of 3 x need + 1 tiles; never a tile held four times."""
        m, p, s, h = self.codes
        form = self.form
        distance, mask = _gains((m, p, s, h), self.need, tables.HONOURS[form.honour_runs])
        if self.need < 4 or not (form.pairs or form.rags):
            return mask
        pairs, rags = _special(self.held, self.odd, form)
        best = min(distance, pairs, rags)
        if distance > best:
            mask = 0
        if pairs == best:
            mask |= self.odd
        if rags == best:
            mask |= _rags_useful(self.held)
        return mask

    def waits(self, gone: Sequence[int] | None = None) -> int:
        """Tiles that complete 3 x need + 1 tiles, save those held four times, the melds `gone` counted."""
        if self.shanten():
            return 0
        mask = self.useful()
        if gone is not None:
            for tile in tiles_of(mask):
                if self.counts[tile] + gone[tile] >= 4:
                    mask ^= 1 << tile
        return mask


def _mask(counts: Sequence[int], bits: bytes) -> int:
    """The tiles whose count has its bit set, as a mask."""
    return int(bytes(counts).translate(bits)[::-1], 2)


def _gains(group_codes: Codes, need: int, honours: bytes) -> tuple[int, int]:
    """Missing tiles less one to `need` sets and a pair, and the tiles that lower that."""
    m, p, s, h = group_codes
    suit, merge, final = tables.SUIT, tables.MERGE, tables.FINAL[need]
    a, b, c, d = suit[m], suit[p], suit[s], honours[h]
    left, right = merge[a][b], merge[c][d]
    missing = final[left][right]
    others = merge[b][right], merge[a][right], merge[left][d], merge[left][c]
    mask = 0
    for code, table, other, steps in zip(group_codes, (suit, suit, suit, honours), others, _STEPS, strict=True):
        row = final[other]
        for step, bit in steps:
            if row[table[code + step]] < missing and code // step % 5 < 4:
                mask |= bit
    return missing - 1, mask


def _special(held: int, odd: int, form: Form) -> tuple[int, int]:
    """Shanten to seven pairs and to thirteen rags, fourteen for a shape that is not played."""
    pairs = (odd.bit_count() - 1) // 2 if form.pairs else 14
    return pairs, _rags(held) if form.rags else 14


def _rags(held: int) -> int:
    """Shanten to thirteen rags."""
    rag = tables.RAG_CLASS
    m, p, s = rag[held & 0x1FF], rag[held >> 9 & 0x1FF], rag[held >> 18 & 0x1FF]
    return tables.RAG_MISSING[m][p][s][(held >> 27).bit_count()] - 1


def _rags_useful(held: int) -> int:
    """Tiles that lower the shanten to thirteen rags."""
    distance = _rags(held)
    return sum(bit for bit in (1 << tile for tile in range(34)) if _rags(held | bit) < distance)
