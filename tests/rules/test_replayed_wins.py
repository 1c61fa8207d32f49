"""A win in play is counted and paid as `sanfan score` counts the same position given as data."""

from typing import Any

import pytest

from engine import game
from engine.actions import AnyAction, Ask, Chow, ConcealedKong, Discard, Kong, Pung, Win
from engine.chance import Chance
from engine.deal import Deal
from engine.distance import shanten
from engine.meld import Meld, MeldKind
from engine.rules import Rules
from engine.rulesets import IDS, ruleset
from engine.scoring import gains, score
from engine.seat import Seat
from engine.tile import NAMES, counts_of, format_tiles

MATCHES, DEALS = 15, 4
SETTLED = {"laosanfan": "multiple_winners=first", "quanjiao": "min_fan=1,garden=off", "wanzai": "kongs_on_draw=keep"}


def choose(rules: Rules, deal: Deal, seat: Seat, ask: Ask) -> AnyAction:
    """Win, claim what is of one's suit (by seat), discard what is of another, and come nearer to a win."""
    if Win() in ask.actions:
        return Win()

    def likes(tile: int) -> bool:
        return tile >= 27 or tile // 9 == seat % 3

    claims = [action for action in ask.actions if isinstance(action, Pung | Kong | Chow | ConcealedKong)]
    if claims and (isinstance(claims[0], ConcealedKong) or likes(deal.discards[-1].tile)):
        return claims[0]
    discards = [action for action in ask.actions if isinstance(action, Discard) and not action.declare]
    if not discards:
        return ask.default

    def worth(action: Discard) -> tuple[bool, int]:
        hand = list(deal.hands[seat])
        hand.remove(action.tile)
        return likes(action.tile), shanten(counts_of(hand), 4 - len(deal.melds[seat]), rules.form)

    return min(discards, key=worth)


def written(meld: Meld) -> dict[str, Any]:
    row: dict[str, Any] = {"tiles": repr(meld), "source": None if meld.source is None else int(meld.source)}
    return {**row, "added": True} if meld.kind is MeldKind.ADDED else row


def mark_of(deal: Deal, seat: Seat) -> str | None:
    """Q-17d: the only discard since the fourth set."""
    since = deal.discards[deal.melds[seat][3].at :] if len(deal.melds[seat]) == 4 else ()
    own = [discard.tile for discard in since if discard.seat == seat]
    return NAMES[own[0]] if len(own) == 1 else None


def position(rules: Rules, before: Deal, deal: Deal, number: int) -> dict[str, Any]:
    """The win as the JSON of `sanfan score`: how it fell as play had it before, what lies open as it is after."""
    won = deal.won[number]
    hands = [hand[:-1] if seat == won.seat and won.how == "self" else hand for seat, hand in enumerate(before.hands)]
    left = len(rules.tiles) - before.taken.bit_count()
    opening = len(before.discards) == (0 if won.how == "self" else 1) and not before.kongs
    is_flag = {"kong": before.from_tail and before.kongs > 0, "last": not left, "first": opening}
    flags = [flag for flag, is_so in is_flag.items() if is_so]
    rows: list[dict[str, Any]] = []
    for seat, hand in enumerate(hands):
        melds = [written(meld) for meld in deal.melds[seat]]
        rows.append({"hand": format_tiles(hand), "melds": melds, "flowers": format_tiles(deal.flowers[seat])})
        if deal.stakes:
            rows[-1].update(fire=deal.stakes[seat].fire, float=deal.stakes[seat].float)
    source = None if won.source is None else int(won.source)
    fall = {"tile": NAMES[won.tile], "how": won.how, "source": source, "flags": flags, "mark": mark_of(deal, won.seat)}
    return {
        "rules": rules.id,
        "options": rules.options.to_json(),
        "round": "ESWN"[deal.standing.round_wind],
        "dealer": int(deal.standing.dealer),
        "winner": int(won.seat),
        "players": rows,
        "win": fall,
        "wall_left": left,
        **({"declared": list(deal.declared)} if any(deal.declared) else {}),
    }


def wins_of(name: str, seed: int) -> list[tuple[dict[str, Any], list[int], Seat | None]]:
    """The wins of some deals by a single winner: the position, what was paid for it, who was liable."""
    held = ruleset(name)
    rules, chance = held.build(held.options.from_text(SETTLED[name])), Chance(f"replayed {seed}".encode())
    step, found = game.opening(rules, chance), []
    while step.asks and step.deal.standing.number <= DEALS:
        seat = min(step.asks)
        before = step.deal
        step = game.step(rules, before, seat, choose(rules, before, seat, step.asks[seat]), chance)
        if len(step.deal.won) == 1 and not before.won:
            paid = gains(step.deal.paid[len(before.paid) :], rules.players)
            found.append((position(rules, before, step.deal, 0), paid, step.deal.scored[0].liable))
    return found


@pytest.mark.parametrize("name", IDS)
def test_a_win_in_play_is_counted_as_the_same_position(name: str) -> None:
    """Q-17, L-18 and all that is read off a deal: winds, flags, marks, tiles left, readiness after the discard."""
    rows = [row for seed in range(MATCHES) for row in wins_of(name, seed)]
    assert len(rows) > MATCHES
    for data, paid, liable in rows:
        answer = score(data)
        assert (answer["payments"], answer["liable"]) == (paid, liable), data
    assert any(liable is not None for _, _, liable in rows) == (name != "wanzai")
