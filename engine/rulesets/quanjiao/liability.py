"""包牌 (Q-17): who pays for all, judged rule by rule, and the warning before a discard that could make one liable.

Sets count in the order in which they were exposed; the *feeder* of a set is he whose discard it claimed.
"""

from collections.abc import Iterator
from functools import lru_cache

from engine import common
from engine.actions import Caution
from engine.deal import Deal
from engine.deal import Discard as Discarded
from engine.events import Scored
from engine.meld import Meld
from engine.offers import ready_waits
from engine.reading import Win
from engine.rules import Liability, Rules, Warn
from engine.seat import Seat, seat_wind, seats_after
from engine.tile import FIRST_DRAGON, FIRST_FLOWER, FIRST_HONOUR, TILES, Tile, is_terminal, suit

Keys = frozenset[str]
Named = tuple[Seat, int | None] | None
"""Whom a rule names, and the place of his discard that made him liable."""

GREAT: Keys = frozenset({"qingyise", "yaoyaohe", "quanzi", "dasanyuan", "sanjifeng"})
"""The five patterns of 清一色不包清一色 (Q-17f)."""
GROUPS = {"sanjifeng": range(FIRST_HONOUR, FIRST_DRAGON), "dasanyuan": range(FIRST_DRAGON, FIRST_FLOWER)}
"""The winds of 三季風 and the dragons of 三大元 (Q-17a)."""
LAST_TILES = 5
MARK_RANGE = 2


def liable(rules: Rules, deal: Deal, win: Win, scored: Scored) -> Liability | None:
    """Q-17: the first of the rules a–e that names somebody decides, unless f exempts him."""
    has = frozenset(line.key for line in scored.fans)
    for rule, names in RULES:
        named = names(deal, win, has)
        if named is not None:
            exempt = has & GREAT and _waits_for_great(rules, deal, named[0])
            return None if exempt else Liability(named[0], rule, named[1])
    return None


def _feeder(meld: Meld) -> Named:
    return None if meld.source is None else (meld.source, meld.at)


def _giver(deal: Deal, win: Win) -> Named:
    """The discarder of the winning tile, or the player robbed; nobody on a self-draw."""
    if win.source is None:
        return None
    return win.source, len(deal.discards) - 1 if win.how == "discard" else None


def exposed(melds: tuple[Meld, ...]) -> list[Meld]:
    """The exposed sets in the order of exposure."""
    return [meld for meld in melds if meld.is_exposed]


def _groups(deal: Deal, win: Win, has: Keys) -> Named:
    """a. The feeder of the last of three or four exposed sets; beside two, the discarder of one more that wins."""
    for key, group in GROUPS.items():
        if key in has:
            sets = [meld for meld in exposed(win.melds) if meld.tiles[0] in group]
            if len(sets) > 2:
                return _feeder(sets[-1])
            if len(sets) == 2 and win.how == "discard" and win.tile in group and win.hand.count(win.tile) == 2:
                return _giver(deal, win)
    return None


def _terminals(deal: Deal, win: Win, has: Keys) -> Named:
    """b. The feeder of the fourth exposed set; beside three and a concealed kong, the discarder of the winning tile."""
    if not has & {"yaoyaohe", "quanzi"} or has & GROUPS.keys():
        return None
    sets = exposed(win.melds)
    if len(sets) == 4:
        return _feeder(sets[-1])
    return _giver(deal, win) if len(sets) == 3 and len(win.melds) == 4 and win.how == "discard" else None


def _flush(deal: Deal, win: Win, has: Keys) -> Named:
    """c. The feeder of the fourth exposed set; with three, he who gave the winning tile."""
    if "qingyise" not in has:
        return None
    sets = exposed(win.melds)
    if len(sets) == 4:
        return _feeder(sets[-1])
    return _giver(deal, win) if len(sets) == 3 else None


def _begged(deal: Deal, win: Win, has: Keys) -> Named:
    """d. Who is won upon close to the mark before the winner's next turn."""
    if "quanqiuren" not in has or win.how != "discard":
        return None
    mark = win.mark if win.mark is not None else mark_of(win.melds, win.seat, deal.discards)
    return _giver(deal, win) if mark is not None and is_close(mark, win.tile) else None


def mark_of(melds: tuple[Meld, ...], seat: Seat, discards: tuple[Discarded, ...]) -> Tile | None:
    """The seat's first discard after its fourth set was declared, if it has had no turn since (Q-17d)."""
    if len(melds) < 4:
        return None
    since = [discard.tile for discard in discards[melds[3].at :] if discard.seat == seat]
    return since[0] if len(since) == 1 else None


def is_close(mark: Tile, tile: Tile) -> bool:
    """Of the mark's suit within two ranks of it; an honour is close only to itself."""
    return mark == tile or (tile < FIRST_HONOUR and suit(mark) == suit(tile) and abs(mark - tile) <= MARK_RANGE)


def _last_five(deal: Deal, win: Win, has: Keys) -> Named:
    """e. Who gave the winning tile when five tiles or fewer were in the wall."""
    return _giver(deal, win) if win.wall_left is not None and win.wall_left <= LAST_TILES else None


RULES = (("Q-17a", _groups), ("Q-17b", _terminals), ("Q-17c", _flush), ("Q-17d", _begged), ("Q-17e", _last_five))
"""In the order in which they are asked."""


def _waits_for_great(rules: Rules, deal: Deal, seat: Seat) -> bool:
    """f. Whether the seat waits for a tile that would give it one of the five great patterns."""
    standing, hand, melds = deal.standing, deal.hands[seat], deal.melds[seat]
    wind = seat_wind(seat, standing.dealer, deal.players)
    for tile in ready_waits(rules, hand, melds):
        win = Win(seat, tile, "discard", None, hand, melds, seat_wind=wind, round_wind=standing.round_wind)
        for shape in rules.shapes:
            for reading in shape(win):
                if any(line.key in GREAT for line in common.count_fans(rules.fans, reading)):
                    return True
    return False


def danger(played: Keys, rules: Rules, deal: Deal, seat: Seat) -> Warn | None:
    """The warnings before a discard: why it could make the seat liable for another's win, by rules a–e.

    `played` are the patterns that count at this table.
    """
    left = len(rules.tiles) - deal.taken.bit_count()
    if left > LAST_TILES and max(map(len, deal.melds)) < 2:
        return None
    others = seats_after(seat, deal.players)
    words: dict[Seat, dict[Tile, str]] = {}
    for other in others:
        melds = deal.melds[other]
        if len(melds) > 1 and (said := _words(melds, mark_of(melds, other, deal.discards), played)):
            words[other] = said
    if left > LAST_TILES and not words:
        return None

    def warn(tile: Tile) -> Caution | None:
        against = [other for other, said in words.items() if tile in said]
        if against:
            return Caution(tile, words[against[0]][tile], tuple(against))
        return Caution(tile, "danger_last_five", others) if left <= LAST_TILES else None

    return warn


DANGERS = {
    "sanjifeng": "danger_winds",
    "dasanyuan": "danger_dragons",
    "yaoyaohe": "danger_terminals",
    "quanzi": "danger_terminals",
    "qingyise": "danger_flush",
    "quanqiuren": "danger_mark",
}
"""The word of warning against each pattern."""


@lru_cache(maxsize=64)
def _words(melds: tuple[Meld, ...], mark: Tile | None, played: Keys) -> dict[Tile, str]:
    """The word of warning for each tile that is dangerous against these sets, which stay the same for many turns."""
    words: dict[Tile, str] = {}
    for key, tiles in _dangers(melds, mark, played):
        if key in played:
            words = dict.fromkeys(tiles, DANGERS[key]) | words
    return words


def _dangers(melds: tuple[Meld, ...], mark: Tile | None, played: Keys) -> Iterator[tuple[str, list[Tile]]]:
    """The patterns for which who has these sets could hold the giver of one of those tiles liable, as far as they show.

    Whether he would be exempt (f) is left aside: that is judged when the hand is won, which may be later.
    """
    sets, laid = exposed(melds), {meld.tiles[0] for meld in melds}
    suits = set(map(suit, laid))
    if len(sets) == 3 and len(suits) == 1:
        yield "qingyise", [tile for tile in TILES[:FIRST_HONOUR] if suit(tile) in suits]
    rest = [tile for tile in TILES[:FIRST_FLOWER] if tile not in laid]  # of the others no set nor pair can be made
    for key, group in GROUPS.items():
        if len(melds) < 4 and sum(meld.tiles[0] in group for meld in sets) >= 2:
            yield key, [tile for tile in rest if tile in group]
    grouped = any(key in played and len(laid.intersection(group)) >= 3 for key, group in GROUPS.items())
    if len(sets) == 3 and not grouped and all(map(is_terminal, laid)):
        yield "yaoyaohe", [tile for tile in rest if is_terminal(tile)]
        if min(laid) >= FIRST_HONOUR:
            yield "quanzi", [tile for tile in rest if tile >= FIRST_HONOUR]
    if mark is not None:
        yield "quanqiuren", [tile for tile in rest if is_close(mark, tile)]
