"""What is due when: bots' thinking times, clocks and minimum windows of a table in one queue, and a time that stops."""

from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from time import monotonic

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


class StopWatch:
    """A clock in seconds that can be stopped: the time until it goes on does not count."""

    def __init__(self, source: Callable[[], float] = monotonic) -> None:
        """It goes, beside a clock that never goes back."""
        self._source = source
        self._lost = 0.0
        self._stopped_at: float | None = None

    @property
    def stopped(self) -> bool:
        """Whether it stands still."""
        return self._stopped_at is not None

    def now(self) -> float:
        """The seconds that counted so far."""
        return (self._source() if self._stopped_at is None else self._stopped_at) - self._lost

    def stop(self) -> None:
        """Stand still from now on."""
        if self._stopped_at is None:
            self._stopped_at = self._source()

    def go_on(self) -> None:
        """Go on where it stopped."""
        if self._stopped_at is not None:
            self._lost += self._source() - self._stopped_at
            self._stopped_at = None
