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
the other groups' codes set to zero (`standard_of`). Distances from ten missing tiles on (shanten nine) all
read as ten: no hand of full size misses more than nine, only a plan that lacks most of its tiles does.

Where it comes from. Merging the suits' missing tiles is known from the calculators "shanten-number"
(tomohxx) and "nyanten" (Cryolite); the closed set of classes, which takes the merging itself into a table
of bytes, is how this program does it. `engine.make_tables` makes the tables; the tests compare with an
independent library and with plain search.

Results are masks of tiles: bit t stands for tile t, 0..33.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, Self

from engine.distance_tables import FINAL, HONOURS, MERGE, RAG_CLASS, RAG_MISSING, SUIT

Codes = tuple[int, int, int, int]

GROUP = tuple(tile // 9 for tile in range(34))
"""Group of a tile: 0..2 the suits, 3 the honours."""
POW = tuple(5 ** (8 - tile % 9) for tile in range(27)) + tuple(5 ** (33 - tile) for tile in range(27, 34))
"""What one tile adds to the code of its group."""
GROUP_MASK = (0x1FF, 0x1FF << 9, 0x1FF << 18, 0x7F << 27)
"""The tiles of a group."""

_SUIT_STEPS = tuple((POW[tile], 1 << tile) for tile in range(9))
_HONOUR_STEPS = tuple((POW[tile], 1 << tile) for tile in range(27, 34))
_PACKED = tuple(POW[tile] << 21 * GROUP[tile] for tile in range(34)) + (0,) * 9
_CODE = (1 << 21) - 1
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
    """Codes of the four groups of 34 counts, none above four."""
    # Written out: a loop over the counts would take longer than all look-ups together.
    # fmt: off
    (m1, m2, m3, m4, m5, m6, m7, m8, m9, p1, p2, p3, p4, p5, p6, p7, p8, p9,
     s1, s2, s3, s4, s5, s6, s7, s8, s9, h1, h2, h3, h4, h5, h6, h7) = counts
    # fmt: on
    return (
        (((((((m1 * 5 + m2) * 5 + m3) * 5 + m4) * 5 + m5) * 5 + m6) * 5 + m7) * 5 + m8) * 5 + m9,
        (((((((p1 * 5 + p2) * 5 + p3) * 5 + p4) * 5 + p5) * 5 + p6) * 5 + p7) * 5 + p8) * 5 + p9,
        (((((((s1 * 5 + s2) * 5 + s3) * 5 + s4) * 5 + s5) * 5 + s6) * 5 + s7) * 5 + s8) * 5 + s9,
        (((((h1 * 5 + h2) * 5 + h3) * 5 + h4) * 5 + h5) * 5 + h6) * 5 + h7,
    )


@lru_cache(maxsize=1 << 14)
def tiles_of(mask: int) -> tuple[int, ...]:
    """The tiles of a mask, ascending."""
    tiles = []
    while mask:
        tiles.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return tuple(tiles)


def standard_of(m: int, p: int, s: int, h: int, need: int = 4, honour_runs: bool = False) -> int:
    """Shanten to `need` sets and a pair from codes, at most nine; a group set to 0 plays no part."""
    return FINAL[need][MERGE[SUIT[m]][SUIT[p]]][MERGE[SUIT[s]][HONOURS[honour_runs][h]]] - 1


def standard_useful(m: int, p: int, s: int, h: int, need: int = 4, honour_runs: bool = False) -> int:
    """Tiles that lower `standard_of`, in all groups, those set to 0 included."""
    return _gains((m, p, s, h), need, HONOURS[honour_runs])[1]


def shanten(counts: Sequence[int], need: int = 4, form: Form = PLAIN) -> int:
    """Shanten of 3 x need + 1 or + 2 tiles: 0 is ready, -1 is complete."""
    m, p, s, h = codes(counts)
    distance = standard_of(m, p, s, h, need, form.honour_runs)
    if need == 4 and (form.pairs or form.rags):
        return min(distance, *_special(_mask(counts, _HELD), _mask(counts, _ODD), form))
    return distance


def is_complete(counts: Sequence[int], need: int = 4, form: Form = PLAIN) -> bool:
    """Whether 3 x need + 2 tiles are a winning shape."""
    return shanten(counts, need, form) < 0


def useful(counts: Sequence[int], need: int = 4, form: Form = PLAIN) -> int:
    """Tiles that lower the shanten of 3 x need + 1 tiles; never a tile held four times."""
    if need == 4 and (form.pairs or form.rags):
        return Hand(counts, need, form).useful()
    return _gains(codes(counts), need, HONOURS[form.honour_runs])[1]


def waits(counts: Sequence[int], need: int = 4, form: Form = PLAIN, gone: Sequence[int] | None = None) -> int:
    """Tiles that complete 3 x need + 1 tiles, save those held four times, the melds `gone` counted."""
    return 0 if shanten(counts, need, form) else Hand(counts, need, form).waits(gone)


def may_wait(tiles: Collection[int], need: int = 4, form: Form = PLAIN) -> bool:
    """Whether `waits` of 3 x need + 1 tiles is worth asking: True if they are ready, False for nearly all others.

    The codes are summed up side by side in one number straight from the tiles, and of the two shapes that are not made
    of sets no more is asked than that seven pairs have at most seven kinds while waiting, and thirteen rags thirteen.
    """
    packed = 0
    for tile in tiles:
        packed += _PACKED[tile]
    m, p, s, h = packed & _CODE, packed >> 21 & _CODE, packed >> 42 & _CODE, packed >> 63
    if not standard_of(m, p, s, h, need, form.honour_runs):
        return True
    return need == 4 and (form.pairs or form.rags) and not 7 < len(set(tiles)) < 13


class Hand:
    """One player's concealed tiles with their codes kept up to date; each meld lowers `need` by one."""

    __slots__ = ("_honours", "_special", "codes", "counts", "form", "held", "need", "odd")

    def __init__(self, counts: Sequence[int] = (0,) * 34, need: int = 4, form: Form = PLAIN) -> None:
        self.counts = list(counts)
        self.need = need
        self.form = form
        self._honours = HONOURS[form.honour_runs]
        self._special = form.pairs or form.rags
        self.codes = list(codes(counts))
        row = bytes(counts)
        self.held = int(row.translate(_HELD)[::-1], 2)
        self.odd = int(row.translate(_ODD)[::-1], 2)

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
        twin.need, twin.held, twin.odd = self.need, self.held, self.odd
        twin.form, twin._honours, twin._special = self.form, self._honours, self._special
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
        distance = FINAL[self.need][MERGE[SUIT[m]][SUIT[p]]][MERGE[SUIT[s]][self._honours[h]]] - 1
        if self._special and self.need == 4:
            return min(distance, *_special(self.held, self.odd, self.form))
        return distance

    def complete(self) -> bool:
        """Whether 3 x need + 2 tiles are a winning shape."""
        return self.shanten() < 0

    def useful(self) -> int:
        """Tiles that lower the shanten of 3 x need + 1 tiles; never a tile held four times."""
        distance, mask = _gains(self.codes, self.need, self._honours)
        if self.need < 4 or not self._special:
            return mask
        pairs, rags = _special(self.held, self.odd, self.form)
        best = min(distance, pairs, rags)
        if distance > best:
            mask = 0
        if pairs == best:
            mask |= self.odd
        if rags == best:
            mask |= rags_useful(self.held)
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


def _gains(group_codes: Iterable[int], need: int, honours: bytes) -> tuple[int, int]:
    """Shanten to `need` sets and a pair, and the tiles that lower it."""
    m, p, s, h = group_codes
    final, suit = FINAL[need], SUIT
    a, b, c, d = suit[m], suit[p], suit[s], honours[h]
    left, right = MERGE[a][b], MERGE[c][d]
    missing = final[left][right]
    for_m, for_p, for_s = final[MERGE[b][right]], final[MERGE[a][right]], final[MERGE[left][d]]
    for_h = final[MERGE[left][c]]
    mask = 0
    for step, bit in _SUIT_STEPS:
        if for_m[suit[m + step]] < missing and m // step % 5 < 4:
            mask |= bit
        if for_p[suit[p + step]] < missing and p // step % 5 < 4:
            mask |= bit << 9
        if for_s[suit[s + step]] < missing and s // step % 5 < 4:
            mask |= bit << 18
    for step, bit in _HONOUR_STEPS:
        if for_h[honours[h + step]] < missing and h // step % 5 < 4:
            mask |= bit
    return missing - 1, mask


def _special(held: int, odd: int, form: Form) -> tuple[int, int]:
    """Shanten to seven pairs and to thirteen rags, fourteen for a shape that is not played."""
    pairs = (odd.bit_count() - 1) // 2 if form.pairs else 14
    return pairs, rags_shanten(held) if form.rags else 14


def rags_shanten(held: int) -> int:
    """Shanten to thirteen rags."""
    rag = RAG_CLASS
    m, p, s = rag[held & 0x1FF], rag[held >> 9 & 0x1FF], rag[held >> 18 & 0x1FF]
    return RAG_MISSING[m][p][s][(held >> 27).bit_count()] - 1


def rags_useful(held: int) -> int:
    """Tiles that lower the shanten to thirteen rags."""
    distance = rags_shanten(held)
    return sum(bit for bit in (1 << tile for tile in range(34)) if rags_shanten(held | bit) < distance)
