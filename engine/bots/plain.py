"""The level "normal": keeps the hand with the fewest tiles missing and the most tiles that help, within the law.

It knows what a table offers and refuses from its ask, counts the tiles it can see, values what a ready hand waits for
where the table has a minimum, and gives a tile that could make it liable only where that leaves it ready.
"""

from collections.abc import Iterable
from typing import NamedTuple

from engine.actions import (
    DECLARE,
    KONG,
    PASS,
    PUNG,
    WIN,
    AddedKong,
    AnyAction,
    Ask,
    Chow,
    ConcealedKong,
    Discard,
    Pung,
    Stakes,
)
from engine.chance import Chance
from engine.deal import Deal
from engine.distance import Hand, tiles_of
from engine.offers import score
from engine.reading import Win
from engine.rules import Rules
from engine.seat import Seat, seat_wind
from engine.tile import TILES, Tile, counts_of, is_terminal

BOLDEST_FLOAT = 1
"""A float above this is left to players with nerves."""
WORTHLESS = 0.25
"""What a tile that completes the hand below the minimum counts for: the fan may still come with the last tile."""


class Prospect(NamedTuple):
    """How a hand stands after a discard, better ones greater: safe, few tiles missing, many that help."""

    safe: bool
    missing: int
    helping: float
    outer: bool


class Plain:
    """Remembers nothing: the same view and the same seed give the same choice."""

    def __init__(self, rules: Rules, seed: bytes) -> None:
        """The seed breaks ties."""
        self._rules = rules
        self._chance = Chance(seed)

    def choose(self, view: Deal, seat: Seat, ask: Ask) -> AnyAction:
        """Win, else what brings the hand forward."""
        if len(ask.actions) == 1:
            return ask.actions[0]
        if WIN in ask.actions:
            return WIN
        if DECLARE in ask.actions:
            return DECLARE
        if isinstance(ask.default, Stakes):
            return self._stakes(view, seat, ask)
        if PASS in ask.actions:
            return self._claim(view, seat, ask)
        return self._turn(view, seat, ask)

    def _stakes(self, view: Deal, seat: Seat, ask: Ask) -> AnyAction:
        modest = [action for action in ask.actions if isinstance(action, Stakes) and action.float <= BOLDEST_FLOAT]
        return self._lot(modest, view, seat)

    def _turn(self, view: Deal, seat: Seat, ask: Ask) -> AnyAction:
        hand = self._hand(view, seat)
        best, choices = self._discards(view, seat, hand, ask)
        for action in ask.actions:
            if isinstance(action, ConcealedKong | AddedKong) and self._after_kong(hand, action) <= -best.missing:
                return action
        declared = [action for action in choices if action.declare]
        return self._lot(declared or choices, view, seat)

    def _discards(self, view: Deal, seat: Seat, hand: Hand, ask: Ask) -> tuple[Prospect, list[Discard]]:
        """The best prospect, and the discards that lead to it."""
        discards = [action for action in ask.actions if isinstance(action, Discard)]
        warned = {tile for tile, _ in ask.warnings}
        missing = {action.tile: _without(hand, action.tile) for action in discards}
        fewest = min((tile in warned and distance > 0, distance) for tile, distance in missing.items())
        unseen = _unseen(view, seat)
        prospects: dict[Tile, Prospect] = {}
        for tile, distance in missing.items():
            risky = tile in warned and distance > 0
            if (risky, distance) == fewest:
                hand.remove(tile)
                helping = self._helping(view, seat, hand, distance, unseen)
                hand.add(tile)
                prospects[tile] = Prospect(not risky, -distance, helping, is_terminal(tile))
        best = max(prospects.values())
        return best, [action for action in discards if prospects.get(action.tile) == best]

    def _helping(self, view: Deal, seat: Seat, hand: Hand, distance: int, unseen: list[int]) -> float:
        """How many tiles not seen yet bring the hand forward; those that win below the minimum count for little."""
        useful = tiles_of(hand.useful())
        if distance or not self._rules.minimum:
            return sum(unseen[tile] for tile in useful)
        return sum(unseen[tile] * (1.0 if self._wins(view, seat, hand, tile) else WORTHLESS) for tile in useful)

    def _wins(self, view: Deal, seat: Seat, hand: Hand, tile: int) -> bool:
        """Whether a discard of that tile would be a win at this table."""
        dealer, standing = view.standing.dealer, view.standing
        held = tuple(TILES[kind] for kind, count in enumerate(hand.counts) for _ in range(count))
        source = seat.after(1, view.players)
        win = Win(
            seat, TILES[tile], "discard", source, held, view.melds[seat], view.flowers[seat],
            seat_wind(seat, dealer, view.players), standing.round_wind, seat == dealer, view.declared[seat],
        )  # fmt: skip
        return score(self._rules, win) is not None

    def _claim(self, view: Deal, seat: Seat, ask: Ask) -> AnyAction:
        """Claim what lowers the distance, a kong also where it stays; otherwise let it go."""
        last = view.discards[-1].tile
        hand = self._hand(view, seat)
        before = hand.shanten()
        if KONG in ask.actions and _declared(hand, [last] * 3) <= before:
            return KONG
        best: list[tuple[int, AnyAction]] = []
        for action in ask.actions:
            if isinstance(action, Pung):
                best.append((_declared(hand, [last] * 2), PUNG))
            elif isinstance(action, Chow):
                best.append((_declared(hand, [action.first, action.second]), action))
        distance, action = min(best, key=lambda row: row[0], default=(before, PASS))
        return action if distance < before else PASS

    def _after_kong(self, hand: Hand, action: ConcealedKong | AddedKong) -> int:
        if isinstance(action, AddedKong):
            return _without(hand, action.tile)
        return _declared(hand, [action.tile] * 4)

    def _hand(self, view: Deal, seat: Seat) -> Hand:
        return Hand.of(view.hands[seat], 4 - len(view.melds[seat]), self._rules.form)

    def _lot(self, choices: list[AnyAction] | list[Stakes] | list[Discard], view: Deal, seat: Seat) -> AnyAction:
        if len(choices) == 1:
            return choices[0]
        lot = self._chance.below(len(choices), view.standing.number, f"{seat} {view.phase}", len(view.discards))
        return choices[lot]


def _without(hand: Hand, tile: int) -> int:
    """The distance with one tile less."""
    hand.remove(tile)
    distance = hand.shanten()
    hand.add(tile)
    return distance


def _declared(hand: Hand, tiles: Iterable[int]) -> int:
    """The distance once those tiles lie on the table as a meld; of one tile too many, the best is discarded."""
    rest = hand.copy()
    for tile in tiles:
        rest.remove(tile)
    rest.need -= 1
    return rest.shanten()


def _unseen(view: Deal, seat: Seat) -> list[int]:
    """How many of each face the seat has not seen."""
    seen = [*view.hands[seat]]
    for row in view.melds:
        for meld in row:
            seen += meld.tiles
    seen += [discard.tile for discard in view.discards if discard.claimed_by is None]
    return [4 - count for count in counts_of(seen)]
