"""Makes the tables of `engine.distance`: `python -m engine.make_tables` writes `engine/distance.bin`.

What is computed. Take one group of a hand, a suit or the honours, alone. How far it is from holding k
sets, and from holding k sets and a pair, for k = 0..4, are ten numbers of missing tiles: its *costs*. A
target never asks for more than four copies of a tile, so the costs are exact also where four equal tiles
are held. Costs of two groups merge by choosing how many sets each supplies and where the pair is (the
smallest sum of every division), and the costs of the whole hand say the distance: (k sets and a pair) - 1
is its shanten, where k sets are not yet melded. That the distance falls apart into groups this way is the
method of the calculators "shanten-number" (tomohxx) and "nyanten" (Cryolite); the code here is our own.

Why it fits in bytes. No hand of 3k + 1 tiles misses more than nine tiles, so every cost from ten on is
written as ten, FAR. That makes very few different cost vectors, and merging two of them gives one of them
again: 226 in all, closed under merging. Each is a *class*, one byte. The tables, in the order of the
file:

    1 byte          n, the number of classes
    5 x n           COST[k][class]: missing tiles for k sets and a pair
    n x n           MERGE[class][class] -> class
    5^9             SUIT[code] -> class; code reads the nine counts as digits to the base five, rank 1 first
    5^7, 5^7        HONOURS[code] -> class: triplets only, and with runs of honours (W-16)
    512             RAG_CLASS[set of ranks as bits] -> rag class
    8 x r x r x r   RAG_MISSING[three rag classes, number of different honours] -> missing tiles of 14

How a suit is computed. Nearly two million codes are too many to look at one by one, but one can read a
suit rank by rank, keeping every *plan* that is still possible: (runs begun one rank ago, runs begun at
this rank, sets so far, pair or not) with the tiles it misses so far. Two prefixes with equal plans have
equal futures; interned, under ten thousand states remain over all nine ranks. Level by level the table is
then put together by joining each state's five successors. No plan needs three equal runs, since those are
three triplets.

How honours are computed. Winds (625 codes) and dragons (125) are small enough for the definition itself:
a code that contains the sets misses nothing, any other misses one more than its best neighbour with one
tile added. The honours are the merge of both.

Thirteen rags. In each suit the best overlap of the ranks held with a spaced set of exactly 1, 2 or 3
ranks is a rag class; the missing tiles are 14 less the best sum of overlaps over all divisions of 14
tiles.
"""

import zlib
from array import array
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, pairwise, product
from pathlib import Path

FAR = 10
FILE = Path(__file__).with_name("distance.bin")

Costs = tuple[int, ...]
Plan = tuple[int, int, int, int]
Plans = tuple[tuple[Plan, int], ...]
Shape = tuple[int, ...]

_STARTS = ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1))


@cache
def merge(a: Costs, b: Costs) -> Costs:
    """Costs of two groups together."""
    costs = [FAR] * 10
    for i, j in product(range(5), range(5)):
        if i + j < 5:
            costs[i + j] = min(costs[i + j], a[i] + b[j])
            costs[i + j + 5] = min(costs[i + j + 5], a[i + 5] + b[j], a[i] + b[j + 5])
    return tuple(costs)


@cache
def _moves(plan: Plan, count: int, rank: int) -> tuple[tuple[Plan, int], ...]:
    """What a plan may become at a rank held `count` times, and how many tiles it then misses there."""
    before, begun, sets, pair = plan
    moves = []
    for (runs, triplet), eyes in product(_STARTS, range(2 - pair)):
        wanted = before + begun + runs + 3 * triplet + 2 * eyes
        total = sets + runs + triplet
        if wanted <= 4 and total <= 4 and (rank < 7 or not runs):
            moves.append(((begun, runs, total, pair + eyes), max(0, wanted - count)))
    return tuple(moves)


def _read(plans: Plans, count: int, rank: int) -> Plans:
    """All plans after one more rank, each with the fewest missing tiles."""
    best: dict[Plan, int] = {}
    for plan, missing in plans:
        for following, more in _moves(plan, count, rank):
            if missing + more < best.get(following, FAR):
                best[following] = missing + more
    return tuple(sorted(best.items()))


def _costs(plans: Plans) -> Costs:
    """Costs of a suit that has been read to the end, where no run is open any more."""
    missing = {sets + 5 * pair: cost for (_, _, sets, pair), cost in plans}
    return tuple(missing.get(i, FAR) for i in range(10))


def _suit() -> tuple[list[Costs], bytes]:
    """The costs of each state of a suit read to the end, and the state of each code."""
    level: list[Plans] = [(((0, 0, 0, 0), 0),)]
    codes = array("H", [0])
    for rank in range(9):
        states: dict[Plans, int] = {}
        rows = []
        for plans in level:
            successors = [_read(plans, count, rank) for count in range(5)]
            rows.append(array("H", [states.setdefault(after, len(states)) for after in successors]).tobytes())
        codes = array("H", b"".join(map(rows.__getitem__, codes)))
        level = list(states)
    return [_costs(plans) for plans in level], bytes(iter(codes))


def _small(tiles: int, sets: Sequence[Shape]) -> list[Costs]:
    """Costs of every code of a small group of tiles, by the definition itself."""
    shapes = list(product(range(5), repeat=tiles))
    pairs = [tuple(2 * (i == tile) for i in range(tiles)) for tile in range(tiles)]

    @cache
    def missing(held: Shape, need: int, pair: int) -> int:
        if holds(held, need, pair):
            return 0
        more = ((*held[:i], n + 1, *held[i + 1 :]) for i, n in enumerate(held) if n < 4)
        return min((missing(shape, need, pair) + 1 for shape in more), default=FAR)

    @cache
    def holds(held: Shape, need: int, pair: int) -> bool:
        if not need and not pair:
            return True
        rest = [tuple(map(int.__sub__, held, part)) for part in (sets if need else pairs)]
        after = (need - 1, pair) if need else (0, 0)
        return any(min(shape) >= 0 and holds(shape, *after) for shape in rest)

    return [tuple(min(FAR, missing(held, need, pair)) for pair, need in product(range(2), range(5))) for held in shapes]


def _triplets(tiles: int) -> list[Shape]:
    return [tuple(3 * (i == tile) for i in range(tiles)) for tile in range(tiles)]


def _closed(costs: Iterable[Costs]) -> list[Costs]:
    """The given classes and all that merging ever makes of them, in a fixed order."""
    base = sorted(set(costs))
    found = set(base)
    fresh = list(base)
    while fresh:
        fresh = sorted({merge(a, b) for a in fresh for b in base} - found)
        found.update(fresh)
    return sorted(found)


def _rags() -> bytes:
    """RAG_CLASS and RAG_MISSING (W-16)."""
    spaced = [
        [sum(1 << rank for rank in ranks) for ranks in combinations(range(9), size) if _apart(ranks)]
        for size in range(4)
    ]
    overlaps = [
        tuple(max((held & target).bit_count() for target in spaced[size]) for size in range(4)) for held in range(512)
    ]
    classes = sorted(set(overlaps))
    divisions = [sizes for sizes in product(range(4), repeat=3) if sum(sizes) >= 7]
    missing = [
        14 - max(sum(map(tuple.__getitem__, suits, sizes)) + min(honours, 14 - sum(sizes)) for sizes in divisions)
        for suits in product(classes, repeat=3)
        for honours in range(8)
    ]
    return bytes(map(classes.index, overlaps)) + bytes(missing)


def _apart(ranks: tuple[int, ...]) -> bool:
    return all(b - a >= 3 for a, b in pairwise(ranks))


def build() -> bytes:
    """All tables, one after the other in the order above, uncompressed; takes some seconds."""
    suit, states = _suit()
    triplets = _triplets(4), _triplets(3)
    wind_runs: list[Shape] = [tuple(int(i != absent) for i in range(4)) for absent in range(4)]
    dragon_run: Shape = (1, 1, 1)
    small = [(_small(4, triplets[0]), _small(3, triplets[1]))]
    small.append((_small(4, [*triplets[0], *wind_runs]), _small(3, [*triplets[1], dragon_run])))

    classes = _closed([*suit, *(costs for groups in small for group in groups for costs in group)])
    number = {costs: i for i, costs in enumerate(classes)}
    merged = [bytes(number[merge(a, b)] for b in classes) for a in classes]

    parts = [bytes([len(classes)])]
    parts += [bytes(costs[5 + need] for costs in classes) for need in range(5)]
    parts += merged
    parts += [states.translate(bytes(number[costs] for costs in suit).ljust(256))]
    for winds, dragons in small:
        parts += [bytes(merged[number[wind]][number[dragon]] for wind in winds for dragon in dragons)]
    return b"".join([*parts, _rags()])


if __name__ == "__main__":
    FILE.write_bytes(zlib.compress(build(), 9))
