"""What an aim is worth at a table, asked of the law itself.

A few *model hands* that keep to the aim are drawn by lot, finished with the melds, flowers and winds of the player,
counted by the rules and settled: the mean of what they bring is the worth of the aim. A model below the minimum brings
nothing, so the worth knows the minimum, the chart, the scheme and what fire and float do, without knowing any of them.
"""

from functools import lru_cache, partial
from math import inf
from typing import NamedTuple

from msgspec.structs import replace

from engine.bots.alike import Key, Place, aim_key, hand_key, representative, shown
from engine.bots.models import MODELS, ModelHand, models
from engine.bots.plans import (
    ALL_TILES,
    NO_CORE,
    PLANS,
    Aim,
    Core,
    Plan,
    fitting,
    is_wider,
    playable,
    takes,
)
from engine.deal import Deal, begin
from engine.distance import tiles_of
from engine.events import Scored, Transfer, Won
from engine.match import Stake
from engine.meld import Meld, MeldKind
from engine.offers import score
from engine.reading import Win
from engine.rules import Rules
from engine.seat import SEATS, Seat, Wind
from engine.text import Text
from engine.tile import FIRST_FLOWER, FIRST_HONOUR, TILES, Tile, Tiles

CAREFULLY = 24
"""Model hands for the questions asked once at a table."""
CLEARLY_MORE = 1.3
"""A narrower plan matters if it is worth so many times as much as any wider one."""
SLIGHTLY_MORE = 1.02
"""An honour is valued if its triplet raises the worth so much above that of the others."""
CEILING = 2.0
"""No aim of a plan is thought to be worth more than so many times the plan by itself, or with a core."""
PRICES_KEPT, GAINS_KEPT, SCENES_KEPT = 4096, 65536, 1024
STRAIGHTS_FROM = 1.3
"""Straights matter if they are worth so many times as much as any hand."""


class Shares(NamedTuple):
    """How much of what a winner gains on a discard falls on the discarder, on a liable discarder, on each other."""

    discarder: float
    liable: float
    bystander: float


class Worth:
    """The worth of every aim under one law; asked twice, it remembers."""

    def __init__(self, rules: Rules) -> None:
        """Find out which plans and honours matter here."""
        self.rules = rules
        self._plain = Place(Wind.SOUTH, Wind.EAST, (), rules.initial.stakes)
        self._scene = lru_cache(maxsize=SCENES_KEPT)(partial(_scene, rules))
        self.alike = lru_cache(maxsize=PRICES_KEPT)(partial(hand_key, valued=self.valued))
        self._known: dict[object, float] = {}
        self._valued: dict[tuple[Wind, Wind], int] = {}
        self._prices: dict[object, Prices] = {}
        self._gains: dict[object, float] = {}
        self._ceilings: dict[tuple[Stake, ...], Ceilings] = {}
        self.chows = any(rules.chows(TILES[tile]) for tile in range(FIRST_FLOWER))
        self.plans = tuple(plan for plan in PLANS if playable(plan, rules.form))
        self.plans = self._that_matter()
        place = Place(Wind.EAST, Wind.EAST, (), rules.initial.stakes)
        plain = self.of(Aim(self.plans[0], NO_CORE), (), place, CAREFULLY)
        self.straights = self.of(Aim(self.plans[0], Core((), 0)), (), place, CAREFULLY) > STRAIGHTS_FROM * plain
        self.shares = self._find_shares()

    def _that_matter(self) -> tuple[Plan, ...]:
        """The plans worth more than every wider one, with nothing exposed or with a triplet exposed."""
        place = self._plain
        kept: list[Plan] = []
        for plan in self.plans:
            wider = [other for other in self.plans if is_wider(other, plan)]
            for melds in ((), self._exposed(plan)):
                own = self.of(Aim(plan, NO_CORE), melds, place, CAREFULLY)
                least = CLEARLY_MORE * max(
                    (self.of(Aim(other, NO_CORE), melds, place, CAREFULLY) for other in wider), default=0
                )
                if own > least:
                    kept.append(plan)
                    break
        return tuple(kept) if self.plans[0] in kept else (self.plans[0], *kept)

    def _exposed(self, plan: Plan) -> tuple[Meld, ...]:
        """A pung of a tile that every plan without a certain suit may use as well."""
        tile = tiles_of(plan.only)[-2]
        return (shown(MeldKind.PUNG, (tile,) * 3),)

    def valued(self, place: Place) -> int:
        """The honours of which a triplet raises the worth, as a mask."""
        key = place.seat_wind, place.round_wind
        if key not in self._valued:
            at = Place(place.seat_wind, place.round_wind, (), self.rules.initial.stakes)
            melds = {tile: (shown(MeldKind.PUNG, (tile,) * 3),) for tile in range(FIRST_HONOUR, FIRST_FLOWER)}
            worth = {tile: self._mean(Aim(self.plans[0], NO_CORE), row, at, CAREFULLY) for tile, row in melds.items()}
            least = min(worth.values())
            self._valued[key] = sum(1 << tile for tile, points in worth.items() if points > SLIGHTLY_MORE * least)
        return self._valued[key]

    def at(self, melds: tuple[Meld, ...], place: Place) -> "Prices":
        """The prices for a player with these melds: the same ones for all that are alike and open to the same plans."""
        known = self._prices.get((melds, place))
        if known is None:
            if len(self._prices) > PRICES_KEPT:
                self._prices.clear()
            plans = fitting(self.plans, melds)
            key = self.alike(melds, place), plans, place.seat_wind, place.round_wind
            known = self._prices.get(key)
            if known is None:
                known = self._prices[key] = Prices(self, plans, melds, place)
            self._prices[melds, place] = known
        return known

    def of(self, aim: Aim, melds: tuple[Meld, ...], place: Place, count: int = MODELS) -> float:
        """The mean gain of so many model hands of the aim; 0 where it can't be reached or wins nothing."""
        return self.price(aim, melds, place, self.alike(melds, place), count) if fitting((aim.plan,), melds) else 0.0

    def price(self, aim: Aim, melds: tuple[Meld, ...], place: Place, alike: Key, count: int = MODELS) -> float:
        """The same for a plan that fits the melds; `alike` is what the worth may depend on beside the aim."""
        key = count, aim_key(aim, place, self.valued), alike
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._mean(*representative(aim, melds, place, self.valued), count)
        return known

    def most(self, plan: Plan, stakes: tuple[Stake, ...]) -> float:
        """What no aim of the plan is thought to exceed, so that aims that can't be the best need not be priced."""
        place = self._plain._replace(stakes=stakes)
        cores = NO_CORE, *(Core((tile,)) for tile in tiles_of(self.valued(place))[-1:]), *self._straight(plan)
        return CEILING * max(self.of(Aim(plan, core), (), place) for core in cores if takes(plan, core)) or inf

    def ceilings(self, stakes: tuple[Stake, ...]) -> "Ceilings":
        """The same for all plans."""
        if stakes not in self._ceilings:
            self._ceilings[stakes] = Ceilings(self, stakes)
        return self._ceilings[stakes]

    def _straight(self, plan: Plan) -> tuple[Core, ...]:
        """A straight that the plan may have."""
        rows = (Core((), suit) for suit in range(3) if self.straights and plan.groups[suit])
        return tuple(rows)[:1]

    def _mean(self, aim: Aim, melds: tuple[Meld, ...], place: Place, count: int) -> float:
        gains = [self._gain(hand, melds, place) for hand in models(aim, melds, count)]
        return sum(gains) / len(gains) if gains else 0.0

    def _gain(self, hand: ModelHand, melds: tuple[Meld, ...], place: Place) -> float:
        """What the winner of the model hand gains."""
        source = None if hand.self_drawn else SEATS[1 + hand.number % (self.rules.players - 1)]
        counted = self._counted(hand.tiles, melds, place, source)
        return 0.0 if counted is None else self._paid(counted, place)

    def _counted(self, tiles: Tiles, melds: tuple[Meld, ...], place: Place, source: Seat | None) -> Scored | None:
        """A finished hand won in seat 0 on its last tile, counted."""
        how = "self" if source is None else "discard"
        dealer = place.seat_wind == Wind.EAST
        return score(
            self.rules,
            Win(
                SEATS[0], tiles[-1], how, source, tiles[:-1], melds, place.flowers,
                place.seat_wind, place.round_wind, dealer, place.declared,
            ),
        )  # fmt: skip

    def _paid(self, counted: Scored, place: Place) -> float:
        """What the winner in seat 0 is paid in all."""
        moves = self._settled(counted, place)
        return float(sum([move.amount for move in moves if not place.is_broke(move.payer)]))

    def _settled(self, counted: Scored, place: Place) -> list[Transfer]:
        """What the winner in seat 0 is paid."""
        won = Won(counted.seat, counted.tile, counted.how, counted.source)
        scene = self._scene(place.seat_wind, place.round_wind, place.stakes)
        deal = replace(scene, won=(won,), scored=(counted,))
        return [move for move in self.rules.settle(deal, counted) if move.to == counted.seat]

    def gain(self, melds: tuple[Meld, ...], place: Place, hand: Tiles, tile: Tile, source: Seat | None) -> float:
        """What a player gains who completes his hand with that tile, drawn or discarded; 0 where it is no win."""
        key = hand, tile, source, melds, place
        known = self._gains.get(key)
        if known is None:
            if len(self._gains) > GAINS_KEPT:
                self._gains.clear()
            counted = self._counted((*hand, tile), melds, place, source)
            known = self._gains[key] = 0.0 if counted is None else self._paid(counted, place)
        return known

    def patterns(self, plan: Plan) -> tuple[Text, ...]:
        """The names of the patterns that the law sees in every hand of the plan, those of any hand left out."""
        keys = self._keys(plan) - self._keys(self.plans[0])
        return tuple(self.rules.words[key] for key in sorted(keys))

    def _keys(self, plan: Plan) -> frozenset[str]:
        """The keys of the patterns that are in all model hands of the plan that win."""
        hands = models(Aim(plan, NO_CORE), (), CAREFULLY)
        counted = [self._counted(hand.tiles, (), self._plain, SEATS[1]) for hand in hands]
        rows = [frozenset(line.key for line in scored.fans) for scored in counted if scored]
        return frozenset.intersection(*rows) if rows else frozenset()

    def _find_shares(self) -> Shares:
        """Ask the law about wins on a discard of the next player."""
        place, source = self._plain, SEATS[1]
        rows = []
        for plan in self.plans:
            hand = next(models(Aim(plan, NO_CORE), (), 1), None)
            counted = hand and self._counted(hand.tiles, (), place, source)
            if counted:
                plain = self._settled(counted, place)
                liable = self._settled(replace(counted, liable=source), place)
                whole = sum(move.amount for move in plain)
                own = sum(move.amount for move in plain if move.payer == source)
                taken = sum(move.amount for move in liable if move.payer == source)
                rows.append((own / whole, taken / whole, (whole - own) / whole / max(1, self.rules.players - 2)))
        return Shares(*(sum(column) / len(rows) for column in zip(*rows, strict=True))) if rows else Shares(1, 1, 0)


class Ceilings(dict[Plan, float]):
    """What no aim of each plan is thought to exceed with certain stakes."""

    def __init__(self, worth: Worth, stakes: tuple[Stake, ...]) -> None:
        """Nothing is priced before it is asked for."""
        self._worth, self._stakes = worth, stakes

    def __missing__(self, plan: Plan) -> float:
        most = self[plan] = self._worth.most(plan, self._stakes)
        return most


class Prices(dict[tuple[Plan, Core], float]):
    """The plans open to a player with certain melds, and what each is worth with a core."""

    def __init__(self, worth: Worth, plans: tuple[Plan, ...], melds: tuple[Meld, ...], place: Place) -> None:
        """Nothing is priced before it is asked for."""
        self.plans = plans
        self._worth, self._melds, self._place = worth, melds, place
        self.valued = worth.valued(place)
        self.straights = worth.straights
        self.most = worth.ceilings(place.stakes)
        self._alike = worth.alike(melds, place)
        self._usual: dict[float, float] = {}

    def __missing__(self, aim: tuple[Plan, Core]) -> float:
        price = self[aim] = self._worth.price(Aim(*aim), self._melds, self._place, self._alike)
        return price

    def usual(self, narrow: float) -> float:
        """What a win brings, if the player keeps to each narrower plan that may win with this weight."""
        if narrow not in self._usual:
            total = weights = 0.0
            for plan in self.plans:
                weight = 1.0 if plan.only == ALL_TILES and plan.way == "sets" else 4 * narrow / len(self.plans)
                price = self[plan, NO_CORE]
                if price:
                    total, weights = total + weight * price, weights + weight
            self._usual[narrow] = total / weights if weights else 0.0
        return self._usual[narrow]


def _scene(rules: Rules, seat_wind: Wind, round_wind: Wind, stakes: tuple[Stake, ...]) -> Deal:
    """A deal in which the player sits in seat 0."""
    dealer = SEATS[0].after(-seat_wind, rules.players)
    return begin(replace(rules.initial, dealer=dealer, round_wind=round_wind, stakes=stakes))


@lru_cache(maxsize=32)
def worth_of(rules: Rules) -> Worth:
    """The worth at a table, shared by all who sit at it."""
    return Worth(rules)
