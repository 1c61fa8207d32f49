"""A chance whose dice and wall are what an example wants; the rest of the wall is filled in a fixed order."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from engine.chance import Chance
from engine.deal import Deal, begin, fold
from engine.events import Broke, Thrown
from engine.match import Standing
from engine.rules import Rules, ThrowBy
from engine.seat import SEATS, Seat
from engine.tile import NAMES, Tile, Tiles
from engine.wall import head, tail

T = TypeVar("T")
FILL = Chance(b"the rest of the wall")


class Wishes(NamedTuple):
    """What an example wants of the deal that it begins with."""

    dealt: dict[Seat, Tiles]
    draws: Tiles
    tail: Tiles
    last: Tiles
    dice: tuple[tuple[int, int], ...]


class RiggedChance(Chance):
    """Chance for a deal with wishes; later deals come from a fixed seed."""

    wishes: Wishes
    first: int
    rigged: tuple[Tile, ...]

    @classmethod
    def of(cls, rules: Rules, standing: Standing, wishes: Wishes) -> "RiggedChance":
        chance = cls(FILL.seed)
        chance.wishes, chance.first = wishes, standing.number
        chance.rigged = _wall(rules, _ritual(rules, begin(standing), chance), wishes)
        return chance

    def dice(self, deal: int, n: int) -> tuple[int, int]:
        if deal == self.first and n < len(self.wishes.dice):
            return self.wishes.dice[n]
        return super().dice(deal, n)

    def wall(self, tiles: Sequence[T], deal: int) -> tuple[T, ...]:
        if deal == self.first:
            return self.rigged  # type: ignore[return-value]
        return super().wall(tiles, deal)


def _ritual(rules: Rules, deal: Deal, chance: RiggedChance) -> Deal:
    """The deal once its dice are thrown and its wall is broken."""
    while True:
        step = rules.ritual(deal)
        if isinstance(step, ThrowBy):
            dice = chance.dice(deal.standing.number, len(deal.throws))
            step = Thrown(step.seat, dice, step.purpose)
        deal = fold(deal, [step])
        if isinstance(step, Broke):
            return deal


def _wall(rules: Rules, deal: Deal, wishes: Wishes) -> tuple[Tile, ...]:
    size, start = len(rules.tiles), deal.broken_at
    wall: dict[int, Tile] = {}
    taken = 0
    places: dict[Seat, list[int]] = {seat: [] for seat in SEATS}
    for seat, packet in rules.packets(deal.standing.dealer, rules.players):
        places[seat] += [(start + place) % size for place in packet]
    for seat, slots in places.items():
        taken |= sum(1 << slot for slot in slots)
        wanted = wishes.dealt.get(seat, ())
        if len(wanted) > len(slots):
            raise ValueError(f"seat {seat} is dealt {len(slots)} tiles, not {len(wanted)}")
        wall.update(zip(slots, wanted, strict=False))
    ends = taken
    for tile in wishes.draws:
        slot = head(taken, start, size)
        wall[slot], taken = tile, taken | 1 << slot
    for tile in wishes.tail:
        slot = tail(ends, start, size)
        ends |= 1 << slot
        if slot in wall:
            raise ValueError("the draws and the tail meet")
        wall[slot] = tile
    for place, tile in enumerate(wishes.last):
        wall[(start + size - len(wishes.last) + place) % size] = tile
    return _fill(rules, wall, size)


def _fill(rules: Rules, wall: dict[int, Tile], size: int) -> tuple[Tile, ...]:
    left = Counter(rules.tiles)
    left.subtract(wall.values())
    missing = [NAMES[tile] for tile, count in left.items() if count < 0]
    if missing:
        raise ValueError(f"too many of {' '.join(missing)}: the wall has not so many")
    rest = list(FILL.shuffled(sorted(left.elements()), 0, "rest"))
    return tuple(wall[slot] if slot in wall else rest.pop() for slot in range(size))
