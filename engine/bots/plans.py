"""Plans: the kinds of hand that a player may set out for, and how far the tiles are from each.

A plan says which groups of tiles may be used and how they are put together; a *core* is what must be in the hand
besides (a triplet of an honour, a straight). A plan with a core is an *aim*. All plans are the same in every rule set:
what each is worth, and so which of them matter, is asked of the law (`engine.bots.worth`).
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

from engine.bots import triplets
from engine.distance import (
    GROUP,
    GROUP_MASK,
    POW,
    Codes,
    Form,
    Hand,
    rags_shanten,
    rags_useful,
    standard_useful,
    tiles_of,
)
from engine.distance_tables import FINAL, HONOURS, MERGE, SUIT
from engine.meld import Meld, MeldKind
from engine.text import QT_TRANSLATE_NOOP as T
from engine.text import Text
from engine.tile import is_terminal

if TYPE_CHECKING:
    from engine.bots.worth import Prices

HONOUR_GROUP = 3
OUTER = sum(1 << tile for tile in range(34) if is_terminal(tile))
"""1, 9 and the honours."""
ALL_TILES = (1 << 34) - 1
FAR = 99
"""Missing tiles of an aim that can't be reached."""
_EMPTY = SUIT[0]


@dataclass(frozen=True, eq=False, slots=True)
class Plan:
    """Which groups may be used, put together in which way: "sets", "triplets", "pairs" or "rags"; `only` is a mask of
    the tiles that may be used. A plan is *wider* than another if all hands of the other are hands of it."""

    way: str
    groups: tuple[bool, bool, bool, bool]
    only: int
    name: Text

    narrow: bool
    """Of one suit at most."""
    left: int
    """Which of the first two groups may be used: 1 for characters, 2 for dots, or both."""
    right: int
    """Which of the last two: 1 for bamboo, 2 for honours, or both."""

    by_groups: bool
    """Whether it is made of sets, so that tiles of other groups are of no use."""
    whole_groups: bool
    """Whether any tiles of these groups make any sets."""

    mixed: bool
    """With honours, but not in all suits: a model hand must have honours, or it would keep to a narrower plan."""


class Core(NamedTuple):
    """What must be in the hand: triplets of these honours, and a straight of a suit (or -1)."""

    honours: tuple[int, ...] = ()
    straight: int = -1


class Aim(NamedTuple):
    """A plan with a core."""

    plan: Plan
    core: Core


NO_CORE = Core()

NAMES: dict[str, Text] = {
    "any": T("bots", "any hand"),
    "two": T("bots", "a hand of two suits"),
    "two_honours": T("bots", "a hand of two suits and honours"),
    "half": T("bots", "a half flush (混一色)"),
    "full": T("bots", "a full flush (清一色)"),
    "honours": T("bots", "all honours (字一色)"),
    "simples": T("bots", "all simples (斷幺)"),
    "triplets": T("bots", "all triplets (對對胡)"),
    "half_triplets": T("bots", "triplets of one suit and honours"),
    "full_triplets": T("bots", "triplets of one suit"),
    "terminals": T("bots", "triplets of 1, 9 and honours (幺幺和)"),
    "pairs": T("bots", "seven pairs (七小對)"),
    "full_pairs": T("bots", "seven pairs of one suit"),
    "rags": T("bots", "thirteen rags (十三爛)"),
}


STRAIGHT = T("bots", "a straight (一條龍)")


def _plan(way: str, name: str, *groups: int, tiles: int = ALL_TILES) -> Plan:
    mask = sum(GROUP_MASK[group] for group in groups) & tiles
    a, b, c, d = (group in groups for group in range(4))
    by_groups, whole = way in ("sets", "triplets"), way == "sets" and mask & OUTER > 0
    narrow, mixed = a + b + c <= 1, d and a + b + c < 3
    return Plan(way, (a, b, c, d), mask, NAMES[name], narrow, a + 2 * b, c + 2 * d, by_groups, whole, mixed)


def _all_plans() -> Iterator[Plan]:
    """Wider plans before narrower ones."""
    yield _plan("sets", "any", 0, 1, 2, 3)
    for absent in range(3):
        pair = [suit for suit in range(3) if suit != absent]
        yield _plan("sets", "two_honours", *pair, 3)
        yield _plan("sets", "two", *pair)
    yield _plan("sets", "simples", 0, 1, 2, tiles=ALL_TILES & ~OUTER)
    for suit in range(3):
        yield _plan("sets", "half", suit, 3)
        yield _plan("sets", "full", suit)
    yield _plan("triplets", "triplets", 0, 1, 2, 3)
    for suit in range(3):
        yield _plan("triplets", "half_triplets", suit, 3)
        yield _plan("triplets", "full_triplets", suit)
    yield _plan("triplets", "terminals", 0, 1, 2, 3, tiles=OUTER)
    yield _plan("triplets", "honours", 3)
    yield _plan("pairs", "pairs", 0, 1, 2, 3)
    for suit in range(3):
        yield _plan("pairs", "full_pairs", suit)
    yield _plan("rags", "rags", 0, 1, 2, 3)


PLANS = tuple(_all_plans())


def is_wider(plan: Plan, other: Plan) -> bool:
    """Whether every hand of the other plan is one of this plan."""
    ways = plan.way == other.way or (plan.way == "sets" and other.way == "triplets")
    return ways and plan is not other and other.only & ~plan.only == 0


def fitting(plans: tuple[Plan, ...], melds: Iterable[Meld]) -> tuple[Plan, ...]:
    """Those of the plans that a player with these melds may still reach."""
    kinds, chows = 0, False
    for meld in melds:
        chows |= meld.kind is MeldKind.CHOW
        for tile in meld.tiles:
            kinds |= 1 << tile
    if not kinds:
        return plans
    open_to_sets = [plan for plan in plans if plan.by_groups and not kinds & ~plan.only]
    return tuple([plan for plan in open_to_sets if not chows or plan.way == "sets"])


def playable(plan: Plan, form: Form) -> bool:
    """Whether hands put together in that way are played."""
    return {"pairs": form.pairs, "rags": form.rags}.get(plan.way, True)


class Frame(NamedTuple):
    """A hand with a core taken out: what is missing in the core, and the codes and the sets of the rest."""

    core: Core
    missing: int
    codes: Sequence[int]
    need: int

    def again(self, hand: Hand) -> "Frame":
        """The same once the hand has given or taken tiles: without a core the frame follows by itself."""
        return self if self.core is NO_CORE else frame(hand, self.core)


def frame(hand: Hand, core: Core = NO_CORE) -> Frame:
    """The hand as seen with a core in mind."""
    if core is NO_CORE:
        return Frame(core, 0, hand.codes, hand.need)
    codes, need, missing = hand.codes[:], hand.need - len(core.honours), 0
    for tile in core.honours:
        held = min(hand.counts[tile], 3)
        missing += 3 - held
        codes[HONOUR_GROUP] -= held * POW[tile]
    if core.straight >= 0:
        need -= 3
        for tile in range(9 * core.straight, 9 * core.straight + 9):
            if hand.counts[tile]:
                codes[core.straight] -= POW[tile]
            else:
                missing += 1
    return Frame(core, missing, codes, need)


def within_reach(hand: Hand, prices: "Prices", reach: int) -> list[tuple[int, Plan, Frame]]:
    """The aims that miss at most so many tiles more than the nearest, the nearest first, and what they miss."""
    plain, kinds = frame(hand), triplets.kinds_of(hand)
    final, (lefts, rights) = FINAL[hand.need], _merged(plain, hand.form)
    to_triplets = triplets.missing(hand.need, kinds, ALL_TILES)
    nearest, near = final[lefts[-1]][rights[-1]], []
    limit = nearest + reach
    for plan in prices.plans:
        if plan.whole_groups:
            gap = final[lefts[plan.left]][rights[plan.right]]
        elif plan.way == "triplets":
            gap = triplets.missing(hand.need, kinds, plan.only) if to_triplets <= limit else FAR
        else:
            gap = missing(plan, plain, hand)
        if gap <= limit:
            near.append((gap, plan))
            if gap < nearest:
                nearest, limit = gap, gap + reach
    rows = [(gap, plan, plain) for gap, plan in near if gap <= limit]
    for core in cores(hand, prices.valued, prices.straights):
        rows += [row for row in _with_core(hand, core, near) if row[0] <= limit]
    rows.sort(key=itemgetter(0))
    return rows


def _with_core(hand: Hand, core: Core, near: Iterable[tuple[int, Plan]]) -> Iterator[tuple[int, Plan, Frame]]:
    """Those of the plans that can have the core, with it."""
    seen = frame(hand, core)
    final, (lefts, rights) = FINAL[seen.need], _merged(seen, hand.form)
    for gap, plan in near:
        if takes(plan, core):
            if plan.whole_groups:
                gap = seen.missing + final[lefts[plan.left]][rights[plan.right]]
            yield gap, plan, seen


def _merged(seen: Frame, form: Form) -> tuple[tuple[int, int, int, int], tuple[int, int, int, int]]:
    """The classes of what a plan may use of characters and dots, by `Plan.left`, and of the others, by `Plan.right`."""
    m, p, s, h = seen.codes
    a, b, c, d = SUIT[m], SUIT[p], SUIT[s], HONOURS[form.honour_runs][h]
    none = MERGE[_EMPTY]
    left = none[_EMPTY], MERGE[a][_EMPTY], none[b], MERGE[a][b]
    return left, (none[_EMPTY], MERGE[c][_EMPTY], none[d], MERGE[c][d])


def takes(plan: Plan, core: Core) -> bool:
    """Whether a hand of the plan can have the core."""
    if core is NO_CORE:
        return True
    if plan.way not in ("sets", "triplets"):
        return False
    if core.straight >= 0:
        return plan.way == "sets" and not GROUP_MASK[core.straight] & ~plan.only
    return plan.groups[HONOUR_GROUP]


def missing(plan: Plan, seen: Frame, hand: Hand) -> int:
    """How many tiles are missing to a hand of the plan with the frame's core; 0 is a complete hand."""
    if plan.way == "sets":
        if seen.need < 0:
            return FAR
        m, p, s, h = seen.codes if plan.only & OUTER else simple_codes(hand)
        a, b, c, d = plan.groups
        left = MERGE[SUIT[m] if a else _EMPTY][SUIT[p] if b else _EMPTY]
        right = MERGE[SUIT[s] if c else _EMPTY][HONOURS[hand.form.honour_runs][h] if d else _EMPTY]
        return seen.missing + FINAL[seen.need][left][right]
    if plan.way == "triplets":
        return triplets.missing(hand.need, triplets.kinds_of(hand), plan.only)
    if plan.way == "pairs":
        return 7 - triplets.pairs(hand, plan.only)
    return 1 + rags_shanten(hand.held)


def after_each(plan: Plan, seen: Frame, hand: Hand, tiles: Iterable[int]) -> list[int]:
    """How many tiles are missing after each of these discards, one row per tile."""
    if plan.way == "triplets":
        return triplets.after_each(hand, plan.only, tiles)
    if plan.way == "pairs":
        now, paired = missing(plan, seen, hand), plan.only & ~hand.odd
        return [now + (paired >> tile & 1) for tile in tiles]
    if plan.way == "rags":
        return [_after(plan, hand, tile) for tile in tiles]
    honours, only, ahead = HONOURS[hand.form.honour_runs], plan.only, seen.missing
    codes = m, p, s, h = seen.codes if only & OUTER else simple_codes(hand)
    characters, dots, bamboo, winds = plan.groups
    a, b = SUIT[m] if characters else _EMPTY, SUIT[p] if dots else _EMPTY
    c, d = SUIT[s] if bamboo else _EMPTY, honours[h] if winds else _EMPTY
    final, left, right = FINAL[seen.need], MERGE[a][b], MERGE[c][d]
    rows = final[MERGE[b][right]], final[MERGE[a][right]], final[MERGE[left][d]], final[MERGE[left][c]]
    now, tables = final[left][right] + ahead, (SUIT, SUIT, SUIT, honours)
    core = _in_core(seen.core, hand)
    return [
        now + 1
        if core >> tile & 1
        else rows[group := GROUP[tile]][tables[group][codes[group] - POW[tile]]] + ahead
        if only >> tile & 1
        else now
        for tile in tiles
    ]


def _in_core(core: Core, hand: Hand) -> int:
    """The tiles of which the core needs all that there are, as a mask."""
    if core is NO_CORE:
        return 0
    counts, first = hand.counts, 9 * core.straight
    needed = [tile for tile in core.honours if counts[tile] <= 3]
    if core.straight >= 0:
        needed += [tile for tile in range(first, first + 9) if counts[tile] <= 1]
    return sum([1 << tile for tile in needed])


def _after(plan: Plan, hand: Hand, tile: int) -> int:
    """How many tiles are missing after a discard."""
    hand.remove(tile)
    gap = missing(plan, frame(hand), hand)
    hand.add(tile)
    return gap


def simple_codes(hand: Hand) -> Codes:
    """The codes of the hand's tiles from 2 to 8."""
    m, p, s, _ = hand.codes
    low = POW[0]
    return (
        m % low - m % 5,
        p % low - p % 5,
        s % low - s % 5,
        0,
    )


def useful(plan: Plan, seen: Frame, hand: Hand) -> int:
    """The tiles that bring a waiting hand nearer to the plan, as a mask."""
    if plan.way == "sets":
        return _sets_useful(plan, seen, hand)
    if plan.way == "triplets":
        return triplets.useful(hand, plan.only)
    if plan.way == "pairs":
        return hand.odd & plan.only
    return rags_useful(hand.held)


_standard_useful = lru_cache(maxsize=256)(standard_useful)
"""The same hand is met on several ways when discards and draws are tried one after another."""


def _sets_useful(plan: Plan, seen: Frame, hand: Hand) -> int:
    m, p, s, h = seen.codes if plan.only & OUTER else simple_codes(hand)
    a, b, c, d = plan.groups
    codes = m if a else 0, p if b else 0, s if c else 0, h if d else 0
    mask = _standard_useful(*codes, seen.need, hand.form.honour_runs) & plan.only
    if seen.missing:
        for tile in seen.core.honours:
            if hand.counts[tile] < 3:
                mask |= 1 << tile
        if seen.core.straight >= 0:
            mask |= GROUP_MASK[seen.core.straight] & ~hand.held
    return mask


@lru_cache(maxsize=64)
def _subsets(honours: tuple[int, ...]) -> tuple[Core, ...]:
    """Cores of each of the honours, and of all of them."""
    cores = [Core((tile,)) for tile in honours]
    return (*cores, Core(honours)) if len(cores) > 1 else tuple(cores)


STRAIGHT_FROM = 6
"""A straight is thought of from so many different tiles of it on."""


def cores(hand: Hand, valued: int, straights: bool) -> Iterator[Core]:
    """The cores worth a thought: the valued honours held at least twice, a straight in sight."""
    honours = hand.held & valued & ~hand.odd
    for tile in tiles_of(hand.held & valued & hand.odd):
        if hand.counts[tile] == 3:
            honours |= 1 << tile
    if honours:
        held = tuple(tiles_of(honours))[: hand.need]
        yield from _subsets(held)
    if straights and hand.need >= 3:
        for suit in range(3):
            if (hand.held & GROUP_MASK[suit]).bit_count() >= STRAIGHT_FROM:
                yield Core((), suit)
