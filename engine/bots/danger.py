"""What a discard risks: who may be ready, which tiles he may wait for, and what he would cost.

Next to certain is but this: a tile that a player has let pass since he last changed his hand does not win for him. The
rest is read from what lies on the table: exposed sets, the suits of his river, tiles not seen yet.
"""

from math import exp, log
from typing import NamedTuple

from engine.bots.parameters import Parameters
from engine.bots.sight import Sight, place_of
from engine.bots.worth import Worth
from engine.deal import Deal
from engine.distance import GROUP
from engine.meld import Meld
from engine.seat import Seat
from engine.tile import FIRST_FLOWER, FIRST_HONOUR, HIDDEN, TILES, Tile, suit

HARDLY_READY = 0.02
"""Who is less likely ready than this is not looked at."""
NO_WAITS = [0.0] * FIRST_FLOWER
USUAL_WAITS = 1.7
"""Tiles that a ready hand waits for, on the average."""
THROWN = 0.4
"""How likely a player waits for a kind of tile that lies in his river, compared with others."""
SEEN_SUIT = 2.0
"""A prior of so many discards of each suit, before a river says anything."""
GATHERED = {0: 1.0, 1: 1.1, 2: 1.6, 3: 2.5, 4: 3.0}
"""How much likelier a player waits in the suit in which all of his so many exposed sets are."""
ELSEWHERE = {0: 1.0, 1: 0.95, 2: 0.6, 3: 0.25, 4: 0.1}
"""And outside it, the honours aside."""
KEPT_TO_IT = {0: 0.05, 1: 0.08, 2: 0.25, 3: 0.7, 4: 0.9}
"""How likely a player with so many exposed sets within a narrower plan is on the way to it."""


class Threat(NamedTuple):
    """An opponent: how likely he is ready, how likely he waits for each tile if he is, and what he costs a discarder,
    one who is liable, and others."""

    seat: Seat
    ready: float
    waits: list[float]
    discarder: float
    liable: float
    bystander: float

    def hit(self, tile: int) -> float:
        """The chance that this discard is won on."""
        return self.ready * self.waits[tile]


def threats(worth: Worth, numbers: Parameters, sight: Sight) -> list[Threat]:
    """The opponents in turn order."""
    view, shares = sight.view, worth.shares
    rows = []
    ways: list[float] = []
    rivers: list[list[Tile]] = [[] for _ in range(view.players)]
    for discard in view.discards:
        rivers[discard.seat].append(discard.tile)
    for step in range(1, view.players):
        other = sight.seat.after(step, view.players)
        melds = _seen(view.melds[other], sight.unseen)
        ready = _ready(numbers, view, other, melds, len(rivers[other]))
        if ready < HARDLY_READY:
            rows.append(Threat(other, ready, NO_WAITS, 0.0, 0.0, 0.0))
            continue
        ways = ways or [_ways(tile, sight.unseen) for tile in range(FIRST_FLOWER)]
        value = 0.0 if sight.place.is_broke(0) else _value(worth, sight, other, melds)
        waits = _waits(numbers, view, other, melds, ways, rivers[other])
        rows.append(
            Threat(other, ready, waits, value * shares.discarder, value * shares.liable, value * shares.bystander)
        )
    return rows


def _seen(melds: tuple[Meld, ...], unseen: list[int]) -> tuple[Meld, ...]:
    """The melds; a kong face down as one of tiles that nobody has shown, of his other sets' suit if it may be."""
    if all(meld.tiles[0] != HIDDEN for meld in melds):
        return melds
    shown = {suit(meld.tiles[0]) for meld in melds if meld.tiles[0] != HIDDEN}
    likely = sorted(range(FIRST_FLOWER), key=lambda tile: suit(tile) not in shown)
    tile = next((TILES[tile] for tile in likely if unseen[tile] == 4), TILES[likely[0]])
    return tuple(meld if meld.tiles[0] != HIDDEN else Meld(meld.kind, (tile,) * 4) for meld in melds)


def _ready(numbers: Parameters, view: Deal, seat: Seat, melds: tuple[Meld, ...], turns: int) -> float:
    """How likely a player is ready, by his sets and how often he has discarded; for certain if he has said so or holds
    one tile."""
    if view.declared[seat] is not None or len(melds) == 4:
        return 1.0
    odds = numbers.ready + numbers.ready_meld * len(melds) + numbers.ready_turn * log(1 + turns)
    return 1 / (1 + exp(-odds))


def _value(worth: Worth, sight: Sight, seat: Seat, melds: tuple[Meld, ...]) -> float:
    """What a win of that player brings him, over the plans that his sets allow."""
    exposed = sum(meld.is_exposed for meld in melds)
    return worth.at(melds, place_of(worth.rules, sight.view, seat)).usual(KEPT_TO_IT[exposed])


def _waits(
    numbers: Parameters, view: Deal, seat: Seat, melds: tuple[Meld, ...], ways: list[float], river: list[Tile]
) -> list[float]:
    """How likely a ready player waits for each tile; `ways` says in how many ways anybody could."""
    weights: list[float] = []
    for group, factor in enumerate(_suit_factors(numbers, melds, river)):
        weights += [way * factor for way in ways[9 * group : 9 * group + 9]]
    for thrown in set(river):
        weights[thrown] *= THROWN
    for tile in _passed(view, seat):
        weights[tile] = 0.0
    whole = sum(weights) or 1.0
    usual = 1.0 if len(melds) == 4 else USUAL_WAITS
    shares = [usual * weight / whole for weight in weights]
    return shares if max(shares) <= 1 else [min(1.0, share) for share in shares]


def _ways(tile: int, unseen: list[int]) -> float:
    """In how many ways tiles nobody has shown can wait for this one: as a single, a pair, or two of a run."""
    held = unseen[tile]
    ways = 0.5 * held + 0.8 * held * (held - 1)
    if tile < FIRST_HONOUR:
        rank = tile % 9
        if rank >= 2:
            ways += unseen[tile - 2] * unseen[tile - 1] * (1.0 if rank < 8 else 0.8)
        if rank <= 6:
            ways += unseen[tile + 1] * unseen[tile + 2]
        if 1 <= rank <= 7:
            ways += 0.7 * unseen[tile - 1] * unseen[tile + 1]
    return ways


def _suit_factors(numbers: Parameters, melds: tuple[Meld, ...], river: list[Tile]) -> list[float]:
    """How much likelier than usual a player waits in each suit and in honours: by his sets, and by his river."""
    exposed = [meld for meld in melds if meld.is_exposed]
    suits = {suit(meld.tiles[0]) for meld in exposed} - {3}
    thrown = [0, 0, 0, 0]
    for tile in river:
        thrown[GROUP[tile]] += 1
    usual = sum(thrown[:3]) / 3 + SEEN_SUIT
    factors = [usual / (thrown[group] + SEEN_SUIT) for group in range(3)] + [1.0]
    if len(suits) == 1:
        (gathered,) = suits
        for group in range(3):
            factors[group] *= (GATHERED if group == gathered else ELSEWHERE)[len(exposed)] ** numbers.gathered
    return factors


def _passed(view: Deal, seat: Seat) -> set[int]:
    """The tiles that he has let pass, or thrown himself, since his hand last changed."""
    safe: set[int] = set()
    for discard in reversed(view.discards):
        if discard.claimed_by == seat:
            break
        safe.add(discard.tile)
        if discard.seat == seat and not discard.from_draw:
            break
    return safe
