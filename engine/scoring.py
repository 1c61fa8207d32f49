"""Counting without playing: `sanfan score` for a given win, `sanfan waits` for a given hand."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.common import count_fans, fan_sum
from engine.deal import Deal, begin, put
from engine.ending import count_up
from engine.events import FanLine, Scored, Transfer, Won
from engine.meld import Meld
from engine.offers import ready_waits
from engine.offers import score as best_reading
from engine.position import Position, check_copies, read_position
from engine.reading import Win
from engine.rules import Rules
from engine.seat import SEATS, Seat, Wind
from engine.text import QT_TRANSLATE_NOOP as T
from engine.text import Said
from engine.tile import NAMES, Tile, Tiles


class NoWin(Said):
    """The hand is no legal win; the message says why."""


class Count(NamedTuple):
    """A win counted and settled: the position, the count with all its lines, who pays whom."""

    position: Position
    scored: Scored
    transfers: tuple[Transfer, ...]


def count(data: Any, rules: Rules | None = None) -> Count:
    """Count the win that a JSON object describes.

    `rules` takes the place of those that the object names. BadInput if it can't be read, NoWin if it is no win.
    """
    position = read_position(data, rules)
    rules, deal, win, capped = position
    if best_reading(rules, win) is None:
        raise why_no_win(rules, win)
    (scored,), transfers = count_up(rules, deal, [win])
    if capped:
        transfers = rules.purse(deal.standing, transfers)
    return Count(position, scored, transfers)


def score(data: Any, rules: Rules | None = None) -> dict[str, Any]:
    """The answer of `sanfan score` to one JSON object, or as `count` what is wrong."""
    return answer_of(count(data, rules))


def answer_of(counted: Count) -> dict[str, Any]:
    """The count as `sanfan score` prints it: fans, value, payments, transfers, liable."""
    (rules, *_), scored, transfers = counted
    return {
        "fans": [
            {"key": line.key, "name": _name(rules, line.key), "worth": line.worth, "count": line.count}
            for line in scored.fans
        ],
        "fan": scored.fan,
        **({"hu": scored.hu} if rules.has_hu else {}),
        "value": scored.value,
        "payments": gains(transfers, rules.players),
        "transfers": [
            {"from": int(move.payer), "to": int(move.to), "amount": move.amount, "reason": _reason(rules, scored, move)}
            for move in transfers
        ],
        "liable": None if scored.liable is None else int(scored.liable),
    }


def _reason(rules: Rules, scored: Scored, move: Transfer) -> str:
    words = _name(rules, move.reason)
    return f"{words} ({scored.liable_by})" if move.reason == "liability" else words


def _name(rules: Rules, key: str) -> str:
    text = rules.words.get(key)
    return text.source if text else key


def gains(transfers: Iterable[Transfer], players: int) -> list[int]:
    """What each seat gains or loses by the transfers."""
    sums = [0] * players
    for transfer in transfers:
        sums[transfer.payer] -= transfer.amount
        sums[transfer.to] += transfer.amount
    return sums


def why_no_win(rules: Rules, win: Win) -> NoWin:
    """The reason, in words, why a win that has no value is none."""
    best: tuple[FanLine, ...] | None = None
    for shape in rules.shapes:
        for reading in shape(win):
            lines = count_fans(rules.fans, reading)
            if best is None or fan_sum(lines) > fan_sum(best):
                best = lines
    if best is None:
        return NoWin(T("input", "no winning shape"))
    return NoWin(T("input", "below the minimum of %1 fan: this hand has %2"), rules.minimum, fan_sum(best))


class Gain(NamedTuple):
    """What the winner would gain in all on a waiting tile; None where it would be no win."""

    tile: Tile
    discard: int | None
    self_draw: int | None


def waits(
    rules: Rules,
    hand: Tiles,
    melds: tuple[Meld, ...] = (),
    round_wind: Wind = Wind.EAST,
    seat_wind: Wind = Wind.EAST,
    flowers: Tiles = (),
    declared: str | None = None,
) -> tuple[Gain, ...]:
    """What a ready hand waits for and what each tile would bring, by an ordinary discard and by an ordinary self-draw.

    Losers' settlement, liability, fire and float are left out. A hand that is not ready has no waits; BadInput if a
    tile occurs more often than it is in the wall.
    """
    check_copies(rules, (*hand, *flowers, *(tile for meld in melds for tile in meld.tiles)))
    return _waits(rules, tuple(sorted(hand)), melds, round_wind, seat_wind, tuple(sorted(flowers)), declared)


@lru_cache(maxsize=4096)
def _waits(
    rules: Rules,
    hand: Tiles,
    melds: tuple[Meld, ...],
    round_wind: Wind,
    wind: Wind,
    flowers: Tiles,
    declared: str | None,
) -> tuple[Gain, ...]:
    """The winner sits in seat 0; who discards makes no difference to his gain."""
    winner, dealer = Seat.A, Seat.A.after(-wind, rules.players)
    deal = begin(replace(rules.initial, dealer=dealer, round_wind=round_wind, stakes=()))
    deal = replace(
        deal,
        hands=put(deal.hands, winner, hand),
        melds=put(deal.melds, winner, melds),
        flowers=put(deal.flowers, winner, flowers),
        declared=put(deal.declared, winner, declared),
        revealed=True,
    )
    ordinary = Win(
        winner, Tile.HIDDEN, "self", None, hand, melds, flowers, wind, round_wind, winner == dealer, declared
    )
    rows = []
    for tile in ready_waits(rules, hand, melds):
        drawn = ordinary._replace(tile=tile)
        fed = drawn._replace(how="discard", source=SEATS[1])
        rows.append(Gain(tile, _gain(rules, deal, fed), _gain(rules, deal, drawn)))
    return tuple(rows)


def _gain(rules: Rules, deal: Deal, win: Win) -> int | None:
    scored: Scored | None = best_reading(rules, win)
    if scored is None:
        return None
    deal = replace(deal, won=(Won(win.seat, win.tile, win.how, win.source),), scored=(scored,))
    return gains(rules.settle(deal, scored), rules.players)[win.seat]


def waits_json(rows: Iterable[Gain]) -> list[dict[str, Any]]:
    """The rows as `sanfan waits --json` prints them."""
    return [{"tile": NAMES[row.tile], "discard": row.discard, "self": row.self_draw} for row in rows]
