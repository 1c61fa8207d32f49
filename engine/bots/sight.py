"""What a player sees, prepared for thinking: the hand, the tiles not seen yet, the draws still to come."""

from dataclasses import dataclass
from functools import cached_property

from msgspec.structs import replace

from engine.bots.worth import Place
from engine.deal import Deal, begin
from engine.distance import Hand
from engine.meld import Meld
from engine.rules import Rules
from engine.seat import Seat, seat_wind
from engine.tile import Tiles, counts_of


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
    return Sight(view, seat, hand, melds, max(left, 0) / view.players, place_of(view, seat), river)


def place_of(view: Deal, seat: Seat) -> Place:
    """Where a seat stands: winds, flowers, stakes, declared ready."""
    wind = seat_wind(seat, view.standing.dealer, view.players)
    stakes = view.stakes
    turned = (*stakes[seat:], *stakes[:seat])
    return Place(wind, view.standing.round_wind, view.flowers[seat], turned, view.declared[seat])


def dead_tiles(rules: Rules) -> int:
    """How many tiles of the wall are never drawn while there is no kong."""
    size = len(rules.tiles)
    deal = begin(rules.initial)
    left = 0
    while not rules.drawable(replace(deal, taken=(1 << size - left) - 1), 0):
        left += 1
    return left - 1


def stripped(hand: Hand, tiles: Tiles) -> Hand:
    """The hand once these tiles have gone into a meld."""
    rest = hand.copy()
    for tile in tiles:
        rest.remove(tile)
    rest.need -= 1
    return rest
