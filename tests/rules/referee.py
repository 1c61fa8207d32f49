"""A referee of its own: it follows the events of a deal and says, by plain search, what everybody may do.

It shares nothing with `engine.offers` but the value of a winning hand (Q-12), and serves all three rule sets: C-1 to
C-3, C-9, L-6, L-9, Q-7, Q-9, Q-10, W-9, W-11, W-13.
"""

from functools import lru_cache
from itertools import pairwise

from engine import offers
from engine.deal import Deal
from engine.events import (
    Began,
    Claimed,
    DealerChosen,
    Dealt,
    Declared,
    Discarded,
    Drew,
    Entered,
    Event,
    FlowerShown,
    KongConcealed,
    KongLaid,
    KongStood,
    Missed,
)
from engine.rules import Rules
from engine.seat import Seat

Move = tuple[str, int, int]
"""What may be done, and with which tiles (−1: none)."""
WIN, PASS, PUNG, KONG = (("win", -1, -1), ("pass", -1, -1), ("pung", -1, -1), ("kong", -1, -1))
HONOUR_RUNS = ((27, 28, 29), (27, 28, 30), (27, 29, 30), (28, 29, 30), (31, 32, 33))
SUIT_RUNS = tuple((tile, tile + 1, tile + 2) for tile in range(27) if tile % 9 < 7)


@lru_cache(maxsize=100_000)
def is_win(hand: tuple[int, ...], wanzai: bool) -> bool:
    """Whether sorted concealed tiles are sets and a pair; in wanzai also seven pairs or thirteen rags."""
    if wanzai and len(hand) == 14 and (hand[::2] == hand[1::2] or is_rags(hand)):
        return True
    pairs = {tile for tile in hand if hand.count(tile) > 1}
    return any(is_sets(less(hand, (tile, tile)), wanzai) for tile in pairs)


def is_rags(hand: tuple[int, ...]) -> bool:
    near = [b - a for a, b in pairwise(hand) if b < 27 and a // 9 == b // 9]
    return len(set(hand)) == 14 and all(gap > 2 for gap in near)


@lru_cache(maxsize=100_000)
def is_sets(hand: tuple[int, ...], wanzai: bool) -> bool:
    if not hand:
        return True
    first = hand[0]
    runs = [run for run in SUIT_RUNS + HONOUR_RUNS * wanzai if run[0] == first]
    return any(
        is_sets(less(hand, row), wanzai)
        for row in ((first,) * 3, *runs)
        if all(hand.count(tile) >= row.count(tile) for tile in row)
    )


def less(hand: tuple[int, ...], tiles: tuple[int, ...]) -> tuple[int, ...]:
    rest = list(hand)
    for tile in tiles:
        rest.remove(tile)
    return tuple(rest)


class Referee:
    """What is known of a deal from its events, all hands open."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.wanzai, self.quanjiao = rules.id == "wanzai", rules.id == "quanjiao"
        self.phase = ""

    def option(self, key: str) -> object:
        return self.rules.options.value(key)

    # -- what happens -------------------------------------------------------------------------------------------

    def follow(self, event: Event) -> None:
        match event:
            case Began(standing=standing):
                seats = range(self.rules.players)
                self.hands: list[list[int]] = [[] for _ in seats]
                self.sets: list[list[list[int]]] = [[] for _ in seats]
                self.chowed: list[int] = [0 for _ in seats]
                self.fresh: list[list[int]] = [[] for _ in seats]
                self.missed = [False for _ in seats]
                self.fixed = [False for _ in seats]
                self.dealer, self.first_deal = int(standing.dealer), standing.number == 1
                self.river: list[tuple[int, int]] = []
                self.left, self.kongs, self.replaced, self.laid = len(self.rules.tiles), 0, 0, -1
            case DealerChosen(seat=seat):
                self.dealer = int(seat)
            case Entered(phase=phase, turn=turn):
                self.phase, self.turn = phase, int(turn)
            case Dealt(seat=seat, tiles=tiles):
                self.hands[seat] += tiles
                self.left -= len(tiles)
                self.fresh[seat] = [tiles[-1]]
            case Drew(seat=seat, tile=tile, from_tail=replacement):
                self.hands[seat].append(tile)
                self.left -= 1
                self.replaced += replacement
                self.fresh[seat] = [*(self.fresh[seat] if replacement else ()), tile]
            case FlowerShown(seat=seat, tile=tile):
                self.hands[seat].remove(tile)
            case Declared(seat=seat):
                self.fixed[seat] = True
            case Missed(seat=seat, on=on):
                self.missed[seat] = on
            case Discarded(seat=seat, tile=tile):
                self.hands[seat].remove(tile)
                self.river.append((int(seat), int(tile)))
                self.fresh[seat] = []
            case Claimed(seat=seat, meld=meld):
                for tile in less(meld.tiles, (self.river[-1][1],)):
                    self.hands[seat].remove(tile)
                self.sets[seat].append(list(meld.tiles))
                self.fresh[seat] = []
            case KongConcealed(seat=seat, tile=tile):
                self.hands[seat] = [held for held in self.hands[seat] if held != tile]
                self.sets[seat].append([tile] * 4)
            case KongLaid(seat=seat, tile=tile):
                self.hands[seat].remove(tile)
                self.sets[seat][self.sets[seat].index([tile] * 3)].append(tile)
                self.laid = int(tile)
            case KongStood():
                self.kongs += 1

    # -- what may be done ---------------------------------------------------------------------------------------

    def may(self, deal: Deal) -> dict[int, set[Move]]:
        """What every seat may do now, whether or not it has answered; `deal` only serves to count a win."""
        match self.phase:
            case "turn":
                return {self.turn: self.turn_moves(deal)}
            case "claims":
                source, tile = self.river[-1]
                moves = {seat: self.claims(deal, seat, source, tile) for seat in self.others(source)}
            case _:
                moves = {
                    seat: {WIN} if self.wins(deal, seat, self.laid, "rob", self.turn) else set()
                    for seat in self.others(self.turn)
                }
        return {seat: {*row, PASS} for seat, row in moves.items() if row}

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.rules.players) if other != seat]

    def can_draw(self, more_kongs: int) -> bool:
        if self.rules.id == "laosanfan":
            return self.left > 18 + 2 * (self.kongs + more_kongs) + self.replaced % 2
        return self.left > 0

    def first_go_around(self) -> bool:
        """L-6: until the dealer's second draw; before it nobody claims, so four discards have been made."""
        if self.rules.id != "laosanfan" or not self.option("first_round_limit") or not self.first_deal:
            return False
        return len(self.river) < 4 or (len(self.river) == 4 and self.phase == "claims")

    def wins(self, deal: Deal, seat: int, tile: int, how: str, source: int | None) -> bool:
        hand = self.hands[seat][:-1] if how == "self" else self.hands[seat]
        banned = self.wanzai and self.missed[seat] and how != "self"
        if banned or not is_win(tuple(sorted([*hand, tile])), self.wanzai):
            return False
        win = offers.win_of(self.rules, deal, Seat(seat), tile, how, source)  # type: ignore[arg-type]
        return offers.score(self.rules, win) is not None

    def turn_moves(self, deal: Deal) -> set[Move]:
        seat, hand = self.turn, self.hands[self.turn]
        moves = {("discard", tile, -1) for tile in self.discards(seat)}
        if self.quanjiao and not self.river and not self.sets[seat] and self.option("chart.diting") != 0:
            moves |= {("declare", tile, -1) for tile in set(hand) if self.waits(less(tuple(hand), (tile,)), [])}
        if not self.fresh[seat]:
            return moves  # C-9
        if self.wins(deal, seat, hand[-1], "self", None):
            moves.add(WIN)
        if self.can_draw(1) and not self.first_go_around():
            moves |= {("concealed", tile, -1) for tile in set(hand) if hand.count(tile) == 4 and self.keeps(seat, tile)}
            added = {row[0] for row in self.sets[seat] if len(set(row)) == 1 and row[0] in hand}
            moves |= {("added", tile, -1) for tile in added if not self.wanzai or tile in self.fresh[seat]}
        return moves

    def discards(self, seat: int) -> set[int]:
        hand = set(self.hands[seat])
        if self.fixed[seat]:
            return {self.hands[seat][-1]}
        wanted = {tile for tile in hand if tile < 18}  # characters and dots
        return wanted if self.first_go_around() and wanted else hand

    def keeps(self, seat: int, tile: int) -> bool:
        """Q-10: a fixed hand makes a concealed kong only of the tile drawn, and if it waits for the same after it."""
        *before, drawn = self.hands[seat]
        if not self.fixed[seat]:
            return True
        after = tuple(held for held in self.hands[seat] if held != tile)
        same = self.waits(tuple(before), self.sets[seat]) == self.waits(after, [*self.sets[seat], [tile] * 4])
        return tile == drawn and same

    def waits(self, hand: tuple[int, ...], sets: list[list[int]]) -> set[int]:
        own = [*hand, *(tile for row in sets for tile in row)]
        return {t for t in range(34) if own.count(t) < 4 and is_win(tuple(sorted([*hand, t])), self.wanzai)}

    def claims(self, deal: Deal, seat: int, source: int, tile: int) -> set[Move]:
        moves = {WIN} if self.wins(deal, seat, tile, "discard", source) else set()
        if not self.can_draw(0) or self.first_go_around() or self.fixed[seat]:
            return moves
        hand = self.hands[seat]
        moves |= {PUNG} if hand.count(tile) >= 2 else set()
        moves |= {KONG} if hand.count(tile) == 3 and self.can_draw(1) else set()
        if seat == (source + 1) % self.rules.players and not self.quanjiao:
            runs = SUIT_RUNS + (HONOUR_RUNS if self.wanzai and self.option("honour_chow") else ())
            rests = [less(run, (tile,)) for run in runs if tile in run]
            moves |= {("chow", rest[0], rest[1]) for rest in rests if set(rest) <= set(hand)}
        return moves
