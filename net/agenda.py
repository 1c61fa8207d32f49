"""What is due when: bots' thinking times, clocks and minimum windows of a table in one queue, on any clock."""

from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count

Call = Callable[[], None]


class Agenda:
    """Calls by due time in seconds, those of the same moment in the order they were entered."""

    def __init__(self) -> None:
        """Nothing is due; the time is 0."""
        self.now = 0.0
        self._heap: list[tuple[float, int, Call]] = []
        self._order = count()

    def after(self, seconds: float, call: Call) -> None:
        """Call this when so many seconds have passed."""
        heappush(self._heap, (self.now + seconds, next(self._order), call))

    def take(self) -> Call | None:
        """The next call that is due by now, taken off the agenda."""
        return heappop(self._heap)[2] if self._heap and self._heap[0][0] <= self.now else None

    def next_due(self) -> float | None:
        """When the next call is due; None if nothing is."""
        return self._heap[0][0] if self._heap else None
