"""Whole deals by the engine alone, with event log and the views that bots look at; decisions; deals through a table."""

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
from net.inline import simulate
from tests.bench.timing import Row, milliseconds, percentile

LOTS = "random"
"""Players that choose by lot and need not look; every other name is a level of the bots."""
DEALS = {LOTS: 60}
OTHER_DEALS = 20
FIRST_DEALS = 3
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


def by_bots(rules: Rules, level: str, taken: list[float]) -> Choose:
    """Bots of a level, for as many deals as are played; `taken` collects the seconds of each decision."""
    bots = [bot(level, rules, f"{seat}".encode()) for seat in range(rules.players)]

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
    """For each kind of player and each rule set the median of a deal, then the decisions of each level.

    Bots play some deals first, as in a match: what they work out of the rules they keep.
    """
    latencies: dict[str, list[float]] = {}
    for level in (LOTS, *(level for level in LEVELS if level != LOTS)):
        for name in IDS:
            seconds, taken = _deals(rules_of(name), level)
            latencies.setdefault(level, []).extend(taken)
            yield _row(f"a deal, {level} players, {name}", seconds, TARGETS.get(level))
    for name in IDS:
        yield _row(f"the same at a table, random bots, {name}", _at_a_table(rules_of(name)), None)
    for level, taken in latencies.items():
        for percent in (50, 95, 99) if taken else ():
            aim = LATENCIES.get(level, {}).get(percent)
            yield _row(f"a decision, {level} bot, {percent} %", percentile(taken, percent), aim)


def _deals(rules: Rules, level: str) -> tuple[float, list[float]]:
    """The median of a deal, and the seconds of each decision in them."""
    taken: list[float] = []
    choose = by_lot(0) if level == LOTS else by_bots(rules, level, taken)
    for number in range(FIRST_DEALS):
        play(rules, -1 - number, choose)
    taken.clear()
    return median(timed(rules, number, choose) for number in range(DEALS.get(level, OTHER_DEALS))), taken


def _at_a_table(rules: Rules) -> float:
    """The seconds of a deal that bots play by lot through sessions, the mean of a match."""
    start = process_time()
    played = list(simulate(rules, (LOTS,) * rules.players, "bench", OTHER_DEALS))
    return (process_time() - start) / len(played)


def _row(what: str, seconds: float, target: float | None) -> Row:
    if target is None:
        return Row(what, milliseconds(seconds))
    return Row(what, milliseconds(seconds), target=f"≤ {target * 1e3:g} ms", met=seconds <= target)
