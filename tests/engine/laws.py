"""The laws that hold for every rule set, under any options, on every prefix of every log."""

from collections import Counter
from itertools import permutations

import pytest

from engine import game
from engine.actions import PUNG, THROW, WIN, AnyAction, ConcealedKong, Discard
from engine.chance import Chance
from engine.deal import Deal, begin, fold, view
from engine.events import OPEN, Event
from engine.match import Header
from engine.record import Record, format_record, parse_record, verify
from engine.rules import Rules
from engine.seat import SEATS, Seat
from engine.tile import TILES, Tile
from tests.engine.playing import Decision, Player, log_of, play


def tiles_of(rules: Rules, deal: Deal, wall: tuple[Tile, ...]) -> Counter[Tile]:
    """Every tile of the table, wherever it lies."""
    lying = [tile for row in (*deal.hands, *deal.flowers) for tile in row]
    lying += [tile for row in deal.melds for meld in row for tile in meld.tiles]
    lying += [discard.tile for discard in deal.discards if discard.claimed_by is None]
    if deal.won and deal.won[0].how == "discard":
        lying.append(deal.won[0].tile)
    if deal.robbed is not None:
        lying.append(deal.robbed)
    return Counter(lying) + Counter(tile for slot, tile in enumerate(wall) if not deal.taken >> slot & 1)


def log_laws(rules: Rules, seed: int, player: Player, deals: int) -> int:
    """Tiles and money are kept, no eye learns what it may not, and no purse of a garden is overdrawn (C-6, C-7).

    Gives the number of events looked at.
    """
    chance, log = Chance(f"law {seed}".encode()), log_of(rules, seed, player, deals)
    eyes = (None, OPEN, *SEATS[: rules.players])
    deal = begin(rules.initial)
    seen = dict.fromkeys(eyes, deal)
    total, wall = Counter(rules.tiles), chance.wall(rules.tiles, 1)
    for event in log:
        deal = fold(deal, [event])
        wall = chance.wall(rules.tiles, deal.standing.number)
        assert sum(deal.standing.scores) == sum(rules.initial.scores)
        assert min(rules.initial.scores) <= 0 or min(deal.standing.scores) >= 0
        assert tiles_of(rules, deal, wall) == total, event
        for eye in eyes:
            seen[eye] = fold(seen[eye], [event.seen_by(eye)])
            assert seen[eye] == view(deal, eye), (eye, event)
    return len(log)


def determinism(rules: Rules, seed: int, player: Player, deals: int) -> None:
    """The same seed and the same decisions give the same log, also by way of its text (C-8)."""
    log = log_of(rules, seed, player, deals)
    assert log == log_of(rules, seed, player, deals)
    header = Header("law", rules.id, rules.options.code(), ())
    record = Record(header, (f"law {seed}".encode(),), log)
    again = parse_record(format_record(record))
    assert again == record
    assert verify(again, rules) is None


def offers(rules: Rules, seed: int, player: Player, deals: int, every: int) -> int:
    """What is offered is accepted, and nothing else; gives the number of actions tried."""
    chance, tried = Chance(f"law {seed}".encode()), 0
    for count, decision in enumerate(play(rules, seed, player, deals)):
        if count % every and decision.deal.phase not in ("robbing", "stakes"):
            continue
        for seat, ask in decision.asks.items():
            assert ask.default in ask.actions
            assert len(set(ask.actions)) == len(ask.actions)
            for action in ask.actions:
                step = game.step(rules, decision.deal, seat, action, chance, offered=decision.asks)
                assert step.deal == fold(decision.deal, step.events)
                tried += 1
            for other in others(decision):
                if other not in ask.actions:
                    with pytest.raises(game.Refused):
                        game.step(rules, decision.deal, seat, other, chance)
        silent = next((seat for seat in SEATS if seat not in decision.asks), None)
        if silent is not None:
            with pytest.raises(game.Refused):
                game.step(rules, decision.deal, silent, decision.action, chance)
    return tried


def others(decision: Decision) -> list[AnyAction]:
    """Some actions that may or may not be offered."""
    tile = TILES[len(decision.deal.discards) % 34]
    return [WIN, PUNG, THROW, Discard(tile), Discard(tile, from_draw=True), ConcealedKong(tile)]


def claim_order(rules: Rules, seed: int, player: Player, deals: int) -> int:
    """In which order claims arrive is immaterial: same public events, same state (C-1); gives the windows tried."""
    chance, windows = Chance(f"law {seed}".encode()), 0
    for decision in play(rules, seed, player, deals):
        deal, asks = decision.deal, decision.asks
        if len(asks) < 2 or deal.phase in ("settled", "stakes") or any(deal.answers):
            continue
        windows += 1
        for lot in range(0, 1000, 331):
            answers = {seat: player(rules, view(deal, seat), seat, ask, lot + seat) for seat, ask in asks.items()}
            results = [answered(rules, deal, answers, order, chance) for order in permutations(answers)]
            assert all(result == results[0] for result in results)
    return windows


def answered(
    rules: Rules, deal: Deal, answers: dict[Seat, AnyAction], order: tuple[Seat, ...], chance: Chance
) -> tuple[list[Event], Deal]:
    """The public events and the state that answers lead to in that order; who is no longer asked is too late."""
    log: list[Event] = []
    phase = (deal.phase, len(deal.discards))
    for seat in order:
        if (deal.phase, len(deal.discards)) == phase and seat in game.asks(rules, deal):
            step = game.step(rules, deal, seat, answers[seat], chance)
            log += step.events
            deal = step.deal
    return [event for event in log if event.seen_by(None) is not None], deal
