"""Whole matches of bots without a window, as fast as they go."""

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any, NamedTuple

from engine.rules import Rules
from net.inline import simulate
from net.session import Result


class Outcome(NamedTuple):
    """So many deals by bots of these levels: the law, each deal's result, and the seconds it took."""

    rules: Rules
    levels: tuple[str, ...]
    results: tuple[Result, ...]
    seconds: float

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return len(self.results)

    @property
    def wins(self) -> int:
        """How many of them somebody won."""
        return sum(bool(result.winners) for result in self.results)

    @property
    def draws(self) -> int:
        """How many of them nobody won."""
        return self.deals - self.wins

    @property
    def rate(self) -> float:
        """Deals a second."""
        return self.deals / self.seconds

    @property
    def scores(self) -> list[int]:
        """What each seat has in the end, all matches together."""
        start = self.rules.initial.scores
        return [score + sum(result.gains[seat] for result in self.results) for seat, score in enumerate(start)]

    def seats(self) -> Iterator[tuple[str, int, float, int]]:
        """For each seat: its level, its wins, its average gain a deal, what it has in the end."""
        for seat, (level, score) in enumerate(zip(self.levels, self.scores, strict=True)):
            wins = sum(seat in result.winners for result in self.results)
            yield level, wins, (score - self.rules.initial.scores[seat]) / self.deals, score

    def to_json(self) -> dict[str, Any]:
        """As `sanfan simulate --json` prints it."""
        return {
            "rules": self.rules.id,
            "deals": self.deals,
            "seconds": round(self.seconds, 3),
            "deals_per_second": round(self.rate, 1),
            "wins": self.wins,
            "draws": self.draws,
            "scores": self.scores,
        }


def run(rules: Rules, levels: Sequence[str], deals: int, seed: int) -> Outcome:
    """Play so many deals, beginning a new match whenever one is over; the same seed gives the same deals."""
    began = perf_counter()
    results = tuple(simulate(rules, levels, f"{seed}", deals))
    return Outcome(rules, tuple(levels), results, perf_counter() - began)
