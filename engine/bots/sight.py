"""What a player sees, prepared for thinking: the hand, the tiles not seen yet, the draws still to come."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from msgspec.structs import replace

from engine.actions import AddedKong, AnyAction, Chow, ConcealedKong, Kong
from engine.bots.alike import Place
from engine.deal import Deal, begin
from engine.distance import Hand
from engine.events import Transfer
from engine.match import Standing
from engine.meld import Meld, MeldKind
from engine.rules import Purse, Rules
from engine.seat import SEATS, Seat, seat_wind
from engine.tile import TILES, Tile, Tiles, counts_of


@dataclass
class Sight:
    """A seat's view of a deal; `draws` are its own draws to come, and who does not watch the `river` counts its tiles
    as unseen."""

    view: Deal
    seat: Seat
    hand: Hand
    melds: tuple[Meld, ...]
    draws: float
    place: Place
    river: bool

    @cached_property
    def unseen(self) -> list[int]:
        """How many copies of each face may still come: four, less the own tiles, the melds and the river."""
        unseen = [4 - count for count in counts_of(self.view.hands[self.seat])]
        unseen += [0] * 9  # flowers, and hidden tiles of concealed kongs
        for row in self.view.melds:
            for meld in row:
                for tile in meld.tiles:
                    unseen[tile] -= 1
        for discard in self.view.discards if self.river else ():
            if discard.claimed_by is None:
                unseen[discard.tile] -= 1
        return unseen


def look(rules: Rules, view: Deal, seat: Seat, dead_tiles: int, river: bool = True) -> Sight:
    """What the seat sees; `dead_tiles` stay in the wall."""
    melds = view.melds[seat]
    hand = Hand(counts_of(view.hands[seat]), 4 - len(melds), rules.form)
    left = len(rules.tiles) - view.taken.bit_count() - dead_tiles
    return Sight(view, seat, hand, melds, max(left, 0) / view.players, place_of(rules, view, seat), river)


def place_of(rules: Rules, view: Deal, seat: Seat) -> Place:
    """Where a seat stands: winds, flowers, stakes, declared ready, who is broke."""
    wind = seat_wind(seat, view.standing.dealer, view.players)
    stakes = view.stakes
    turned = (*stakes[seat:], *stakes[:seat])
    broke = _broke(rules.purse, view.standing)
    turned_broke = (*broke[seat:], *broke[:seat])
    return Place(wind, view.standing.round_wind, view.flowers[seat], turned, view.declared[seat], turned_broke)


@lru_cache(maxsize=64)
def _broke(purse: Purse, standing: Standing) -> tuple[bool, ...]:
    """Who could not pay a single point; empty if everybody could."""
    players = len(standing.scores)
    owed = tuple(Transfer(payer, payer.after(1, players), 1, "") for payer in SEATS[:players])
    broke = tuple(not paid.amount for paid in purse(standing, owed))
    return broke if any(broke) else ()


def held_tiles(counts: Sequence[int]) -> Tiles:
    """The tiles of a hand by their counts, ascending."""
    return tuple(TILES[kind] for kind, count in enumerate(counts) for _ in range(count))


def dead_tiles(rules: Rules) -> int:
    """How many tiles of the wall are never drawn while there is no kong."""
    size = len(rules.tiles)
    deal = begin(rules.initial)
    left = 0
    while not rules.drawable(replace(deal, taken=(1 << size - left) - 1), 0):
        left += 1
    return left - 1


def after(sight: Sight, action: AnyAction) -> tuple[Hand, tuple[Meld, ...]]:
    """The hand and the melds after a kong or a claim."""
    hand, melds = sight.hand, sight.melds
    if isinstance(action, ConcealedKong):
        tiles = (action.tile,) * 4
        return _stripped(hand, tiles), (*melds, Meld(MeldKind.CONCEALED, tiles))
    if isinstance(action, AddedKong):
        rest = hand.copy()
        rest.remove(action.tile)
        return rest, _with_fourth(melds, action.tile)
    last = sight.view.discards[-1]
    kind, own = MeldKind.PUNG, [last.tile] * 2
    if isinstance(action, Kong):
        kind, own = MeldKind.DIRECT, [last.tile] * 3
    elif isinstance(action, Chow):
        kind, own = MeldKind.CHOW, [action.first, action.second]
    meld = Meld(kind, tuple(sorted((*own, last.tile))), last.seat, last.tile)
    return _stripped(hand, tuple(own)), (*melds, meld)


def _stripped(hand: Hand, tiles: Tiles) -> Hand:
    """The hand once these tiles have gone into a meld."""
    rest = hand.copy()
    for tile in tiles:
        rest.remove(tile)
    rest.need -= 1
    return rest


def _with_fourth(melds: tuple[Meld, ...], tile: Tile) -> tuple[Meld, ...]:
    """The melds once the fourth tile lies on its pung."""
    return tuple(
        Meld(MeldKind.ADDED, (tile,) * 4, meld.source, tile)
        if meld.kind is MeldKind.PUNG and meld.tiles[0] == tile
        else meld
        for meld in melds
    )
