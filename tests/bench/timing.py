"""Timing on a machine that others use as well: processor time, the two sides in turn, medians; and the table's rows."""

from collections.abc import Callable, Sequence
from time import process_time
from typing import Any, NamedTuple

ROUNDS = 5
PASSES = 3

Job = tuple[Callable[[Any], object], Sequence[Any]]
"""A function and the values it is called with."""


class Row(NamedTuple):
    """A line of the table: what is measured, ours, the other side's, how they compare, what is aimed at and reached."""

    what: str
    ours: str
    other: str = ""
    ratio: str = ""
    target: str = ""
    met: bool | None = None


class Compared(NamedTuple):
    """Seconds a call of ours and of the other side."""

    ours: float
    other: float

    @property
    def faster(self) -> float:
        """How many times as many calls of ours as of theirs there are in a second."""
        return self.other / self.ours


def compare(ours: Job, other: Job, rounds: int = ROUNDS) -> Compared:
    """The round with the median ratio; in each round both sides have their turn, so that a busy machine slows both."""
    pairs = sorted((Compared(_best(ours), _best(other)) for _ in range(rounds)), key=lambda pair: pair.faster)
    return pairs[len(pairs) // 2]


def _best(job: Job) -> float:
    """Seconds a call, at the best of a few passes: the first warms the caches."""
    return min(_pass(*job) for _ in range(PASSES))


def _pass(call: Callable[[Any], object], values: Sequence[Any]) -> float:
    start = process_time()
    for value in values:
        call(value)
    return (process_time() - start) / len(values)


def yardstick() -> float:
    """Seconds for a fixed piece of plain Python, some two milliseconds: what a deal is measured by in the tests."""
    start = process_time()
    seen: dict[tuple[int, ...], int] = {}
    row = tuple(range(14))
    for number in range(2500):
        part = (*row[: number % 14], number % 34, *row[number % 14 :])
        seen[part] = max(part) + seen.get(part, 0)
    return process_time() - start


def percentile(values: Sequence[float], percent: int) -> float:
    """The value that so many percent do not exceed."""
    row = sorted(values)
    return row[min(len(row) - 1, len(row) * percent // 100)]


def rate(seconds: float) -> str:
    """Calls a second, in thousands."""
    return f"{1e-3 / seconds:,.1f} k/s"


def milliseconds(seconds: float) -> str:
    """A time in milliseconds."""
    return f"{seconds * 1e3:.2f} ms"
