"""What is common to the rule sets (C-1 to C-10): ready-made columns, of which a region exchanges those that differ."""

from functools import cache, partial
from typing import Any

from engine.actions import Action, AnyAction, Chow, Kong, Pung, Win
from engine.deal import Deal
from engine.distance import PLAIN
from engine.events import FanLine, HuLine, Scored, Step, Transfer
from engine.match import Next, Outcome, Standing, pass_deal
from engine.opening import four_packets
from engine.options import Options
from engine.play import PHASES
from engine.reading import Reading, four_sets
from engine.reading import Win as WinFacts
from engine.rules import Fan, Ritual, Rules, Settle, Succession, Tally
from engine.seat import Seat, Wind
from engine.text import QT_TRANSLATE_NOOP as T
from engine.text import WORDS, Text
from engine.tile import FIRST_FLOWER, FIRST_HONOUR, TILES, Tile, Tiles

CLAIMS: tuple[frozenset[type[Action]], ...] = (frozenset({Win}), frozenset({Pung, Kong}), frozenset({Chow}))
"""C-1: a win goes before a pung or kong, and these before a chow."""
NO_FLOWERS: Tiles = TILES[:FIRST_FLOWER] * 4
"""136 tiles."""
WITH_FLOWERS: Tiles = NO_FLOWERS + TILES[FIRST_FLOWER:42]
"""144 tiles."""
OPEN_SIDES = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""Which of the four sides so many players sit on (Q-2)."""


def to_the_last_tile(size: int, deal: Deal, more_kongs: int) -> bool:
    """The wall is played to its last tile."""
    return deal.taken.bit_count() < size


@cache
def suit_chows(tile: Tile) -> tuple[tuple[Tile, Tile], ...]:
    """C-2: the two tiles that make a run of a suit with this one."""
    if tile >= FIRST_HONOUR:
        return ()
    rank = tile % 9
    pairs = [(tile + a, tile + b) for a, b in ((-2, -1), (-1, 1), (1, 2)) if rank + a >= 0 and rank + b <= 8]
    return tuple((TILES[first], TILES[second]) for first, second in pairs)


def no_chows(tile: Tile) -> tuple[tuple[Tile, Tile], ...]:
    """Nobody may chow."""
    return ()


def nothing_more(rules: Rules, deal: Deal, seat: Seat) -> tuple[AnyAction, ...]:
    """A turn has no actions of its own in this rule set."""
    return ()


def no_losers(deal: Deal) -> tuple[Transfer, ...]:
    """The losers pay one another nothing."""
    return ()


def nobody_liable(rules: Rules, deal: Deal, win: WinFacts, scored: Scored) -> None:
    """There is no liability at this table."""


def no_danger(rules: Rules, deal: Deal, seat: Seat) -> None:
    """No discard makes liable at this table."""


def no_own_flowers(wind: Wind) -> Tiles:
    """No flower counts for one seat more than for another."""
    return ()


def full_purse(standing: Standing, owed: tuple[Transfer, ...]) -> tuple[Transfer, ...]:
    """Whatever is owed is paid."""
    return owed


def count_fans(fans: tuple[Fan, ...], reading: Reading) -> tuple[FanLine, ...]:
    """The patterns of a reading that count: those not played are no patterns, and none counts that another absorbs."""
    found = [(fan, int(count)) for fan in fans if fan.worth and (count := fan.there(reading))]
    absorbed = {key for fan, _ in found for key in fan.absorbs}
    return tuple([FanLine(fan.key, fan.worth, count) for fan, count in found if fan.key not in absorbed])


def fan_sum(lines: tuple[FanLine, ...]) -> int:
    """The fan of the lines together."""
    return sum([line.worth * line.count for line in lines])


def scored_as(
    reading: Reading,
    fans: tuple[FanLine, ...],
    value: int,
    steps: tuple[Step, ...] = (),
    hu_lines: tuple[HuLine, ...] = (),
) -> Scored:
    """The counted hand that a tally returns."""
    win = reading.win
    sets = tuple([group.tiles for group in reading.groups])
    if reading.pair is not None:
        sets += ((reading.pair,) * 2,)
    return Scored(
        seat=win.seat,
        source=win.source,
        how=win.how,
        tile=win.tile,
        shape=reading.shape,
        sets=sets or (reading.tiles,),
        fans=fans,
        fan=fan_sum(fans),
        value=value,
        hu=sum([line.hu for line in hu_lines]),
        hu_lines=hu_lines,
        steps=steps,
    )


def others(deal: Deal, seat: Seat) -> list[Seat]:
    """The other seats in turn order after a seat."""
    return [seat.after(step, deal.players) for step in range(1, deal.players)]


def rounds_match(rounds: int, standing: Standing) -> Next:
    """The match is over once the round wind has advanced so often."""
    return Next(standing, over=standing.rounds >= rounds)


def winner_stays(deal: Deal, outcome: Outcome, draw_keeps: bool) -> Standing:
    """A winning dealer stays; otherwise the next seat deals. A draw keeps the dealer where the table says so."""
    dealer = deal.standing.dealer
    stays = dealer in outcome.winners or (not outcome.winners and draw_keeps)
    return pass_deal(deal.standing, stays, deal.players)


CUSTOMARY: dict[str, Any] = {
    "price": T("rules", "%1 fan"),
    "bamboo": T("rules", "%1 of bamboo"),
    "form": PLAIN,
    "opening": ("dice",),
    "phases": PHASES,
    "packets": four_packets,
    "claims": CLAIMS,
    "chows": suit_chows,
    "all_win": False,
    "missed_win": False,
    "limits": (),
    "more": nothing_more,
    "shapes": (four_sets,),
    "losers": no_losers,
    "liable": nobody_liable,
    "danger": no_danger,
    "own_flowers": no_own_flowers,
    "purse": full_purse,
    "customs": {},
    "words": {},
    "minimum": 0,
    "has_hu": False,
    "ready_panel": False,
}
"""The columns that a rule set has unless it says otherwise."""


def table(
    *,
    id: str,
    name: Text,
    unit: Text,
    options: Options,
    tiles: Tiles,
    stacks: int,
    ritual: Ritual,
    tally: Tally,
    settle: Settle,
    succession: Succession,
    fans: tuple[Fan, ...],
    players: int = 4,
    score: int = 0,
    **columns: Any,
) -> Rules:
    """A rule set's columns: those it must say, and the customary ones unless it says otherwise."""
    rest: dict[str, Any] = {
        **CUSTOMARY,
        "sides": OPEN_SIDES[players],
        "drawable": partial(to_the_last_tile, len(tiles)),
        "initial": Standing((score,) * players),
        **columns,
    }
    rest["words"] = {**WORDS, **{fan.key: fan.name for fan in fans}, **rest["words"]}
    return Rules(
        id=id, name=name, unit=unit, options=options, players=players, tiles=tiles, stacks=stacks, ritual=ritual,
        tally=tally, settle=settle, succession=succession, fans=fans, **rest,
    )  # fmt: skip
