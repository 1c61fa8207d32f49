"""The bots: each level is one class, and sees only what its seat sees."""

from collections.abc import Callable, Mapping
from typing import Protocol

from engine.actions import AnyAction, Ask
from engine.bots.advice import Advice
from engine.bots.easy import Easy
from engine.bots.hard import Hard
from engine.bots.planner import Planner
from engine.bots.random_bot import RandomBot
from engine.deal import Deal
from engine.rules import Rules
from engine.seat import Seat


class Bot(Protocol):
    """A player."""

    def choose(self, view: Deal, seat: Seat, ask: Ask) -> AnyAction:
        """One of the actions that the ask offers; `view` is the deal as the seat sees it."""
        ...

    def explain(self, view: Deal, seat: Seat, ask: Ask) -> Advice:
        """What it chooses, and why in words."""
        ...


LEVELS: Mapping[str, Callable[[Rules, bytes], Bot]] = {
    "random": RandomBot,
    "easy": Easy,
    "normal": Planner,
    "hard": Hard,
}
"""The levels by name, weakest first."""


class NoSuchLevel(ValueError):
    """A level that does not exist; the message names those that do."""


def bot(level: str, rules: Rules, seed: bytes) -> Bot:
    """A bot of a level (NoSuchLevel) for a table; the same seed and the same views give the same choices."""
    if level not in LEVELS:
        raise NoSuchLevel(f"there is no level “{level}”; there are: {', '.join(LEVELS)}")
    return LEVELS[level](rules, seed)
