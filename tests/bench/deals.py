"""Whole deals by the engine alone, with event log and the views that bots look at, and how long each decision takes."""

from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time

from engine import game
from engine.actions import WIN, AnyAction, Ask
from engine.bots import LEVELS, bot
from engine.chance import Chance
from engine.deal import view
from engine.events import Event
from engine.rules import Rules
from engine.rulesets import IDS, rules_of
from engine.seat import Seat
from tests.bench.timing import Row, milliseconds, percentile

LOTS = "random"
"""Players that choose by lot and need not look; every other name is a level of the bots."""
DEALS = {LOTS: 60}
OTHER_DEALS = 20
TARGETS = {LOTS: 3e-3, "normal": 6e-3, "hard": 25e-3}
"""Seconds a deal at the median."""
LATENCIES = {"normal": {95: 1e-3}, "hard": {95: 10e-3, 99: 30e-3}}
"""Seconds a decision: what so many percent may take."""

Choose = Callable[[game.Step, Seat, Ask], AnyAction]


def by_lot(number: int) -> Choose:
    """Wins if it can, else does anything."""
    random = Random(number)

    def choose(step: game.Step, seat: Seat, ask: Ask) -> AnyAction:
        return WIN if WIN in ask.actions else ask.actions[int(random.random() * len(ask.actions))]

    return choose


def by_bots(rules: Rules, level: str, number: int, taken: list[float]) -> Choose:
    """Four bots of a level; `taken` collects the seconds of each decision."""
    bots = [bot(level, rules, f"{number} {seat}".encode()) for seat in range(rules.players)]

    def choose(step: game.Step, seat: Seat, ask: Ask) -> AnyAction:
        seen = view(step.deal, seat)
        start = process_time()
        action = bots[seat].choose(seen, seat, ask)
        taken.append(process_time() - start)
        return action

    return choose


def play(rules: Rules, number: int, choose: Choose) -> list[Event]:
    """A whole deal, from the dice to the settlement: its log."""
    chance = Chance(f"bench {number}".encode())
    step = game.opening(rules, chance)
    log = [*step.events]
    while step.deal.next is None:
        seat = min(step.asks)
        action = choose(step, seat, step.asks[seat])
        step = game.step(rules, step.deal, seat, action, chance, offered=step.asks)
        log += step.events
    return log


def timed(rules: Rules, number: int, choose: Choose) -> float:
    """The seconds of a deal."""
    start = process_time()
    play(rules, number, choose)
    return process_time() - start


def rows() -> Iterator[Row]:
    """For each kind of player and each rule set the median of a deal, then the decisions of each level."""
    latencies: dict[str, list[float]] = {}
    for level in (LOTS, *(level for level in LEVELS if level != LOTS)):
        for name in IDS:
            taken = latencies.setdefault(level, [])
            seconds = _deals(rules_of(name), level, taken)
            yield _row(f"a deal, four {level} players, {name}", seconds, TARGETS.get(level))
    for level, taken in latencies.items():
        for percent in (50, 95, 99) if taken else ():
            aim = LATENCIES.get(level, {}).get(percent)
            yield _row(f"a decision of a {level} bot, {percent} %", percentile(taken, percent), aim)


def _deals(rules: Rules, level: str, taken: list[float]) -> float:
    players = (by_lot(n) if level == LOTS else by_bots(rules, level, n, taken) for n in range(1000))
    play(rules, -1, by_lot(-1))
    return median(timed(rules, number, next(players)) for number in range(DEALS.get(level, OTHER_DEALS)))


def _row(what: str, seconds: float, target: float | None) -> Row:
    if target is None:
        return Row(what, milliseconds(seconds))
    return Row(what, milliseconds(seconds), target=f"≤ {target * 1e3:g} ms", met=seconds <= target)
