"""One animator moves everything: one timer that runs only while something moves."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem
from shiboken6 import isValid

from gui import speeds

Step = Callable[[float], None]
Done = Callable[[], None]


def ease_out(share: float) -> float:
    """Cubic ease-out of a share of time, 0 to 1."""
    return 1.0 - (1.0 - share) ** 3


def steady(share: float) -> float:
    """No easing: the share of time itself."""
    return share


@dataclass
class _Motion:
    begins: float
    length: float
    step: Step
    done: Done | None
    ease: Callable[[float], float]


class Animator(QObject):
    """Runs motions under one clock (seconds, rising); at speed 0 each jumps to its end at once.

    `finished` follows when nothing moves any more. It and every `done` are called from the event loop,
    never from inside the call that started or hurried a motion.
    """

    finished = Signal()
    _ended = Signal()

    def __init__(self, speed: int, clock: Callable[[], float] = monotonic, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = speed
        self._clock = clock
        self._motions: dict[Hashable, _Motion] = {}
        self._over: list[Done] = []
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(speeds.FRAME)
        self._timer.timeout.connect(self.tick)
        self._due = False
        self._ended.connect(self._report, Qt.ConnectionType.QueuedConnection)

    @property
    def moving(self) -> bool:
        """Whether any motion is still running or waiting for its delay."""
        return bool(self._motions)

    def run(
        self,
        step: Step,
        duration: float,
        delay: float = 0.0,
        done: Done | None = None,
        key: Hashable | None = None,
        ease: Callable[[float], float] = ease_out,
    ) -> None:
        """Calls `step` with 0 … 1, the last time with exactly 1, over `duration` normal-speed milliseconds
        after `delay` more. It takes the place of a motion with the same key, whose `done` still comes."""
        key = object() if key is None else key
        self._end(self._motions.pop(key, None))
        motion = _Motion(
            self._clock() + speeds.scaled(delay, self.speed) / 1000,
            speeds.scaled(duration, self.speed) / 1000,
            step,
            done,
            ease,
        )
        if self.speed == speeds.NONE:
            step(1.0)
            self._end(motion)
            self._report_soon()
            return
        self._motions[key] = motion
        if not self._timer.isActive():
            self._timer.start()

    def move(
        self,
        item: QGraphicsItem,
        *,
        to: QPointF | None = None,
        rotation: float | None = None,
        opacity: float | None = None,
        scale: float | None = None,
        duration: float,
        delay: float = 0.0,
        done: Done | None = None,
    ) -> None:
        """Moves an item from where it is when its delay is over; a new move takes over from a running one."""
        goals = {"to": to, "rotation": rotation, "opacity": opacity, "scale": scale}
        self.run(_Move(item, goals), duration, delay, done, key=item)

    def fast_forward(self) -> None:
        """Brings every motion to its end at once."""
        motions, self._motions = list(self._motions.values()), {}
        for motion in motions:
            motion.step(1.0)
            self._end(motion)
        self._report_soon()

    def clear(self) -> None:
        """Forgets every motion and everything still to be told, leaving the items where they are."""
        self._motions.clear()
        self._over.clear()
        self._timer.stop()
        self._due = False

    def tick(self) -> None:
        """Brings every motion to where the clock says it is; the timer calls this once a frame."""
        now = self._clock()
        for key, motion in list(self._motions.items()):
            passed = now - motion.begins
            if passed < 0 or self._motions.get(key) is not motion:
                continue
            if passed < motion.length:
                motion.step(motion.ease(passed / motion.length))
                continue
            del self._motions[key]
            motion.step(1.0)
            self._end(motion)
        if not self._motions:
            self._timer.stop()
            self._report_soon()

    def _end(self, motion: _Motion | None) -> None:
        if motion is not None and motion.done is not None:
            self._over.append(motion.done)
            self._report_soon()

    def _report_soon(self) -> None:
        if not self._due:
            self._due = True
            self._ended.emit()

    def _report(self) -> None:
        if not self._due:
            return
        self._due = False
        over, self._over = self._over, []
        for done in over:
            done()
        if not self._motions and not self._over:
            self._timer.stop()
            self.finished.emit()


class _Move:
    """The step of one item's move; it reads where the item stands when it first moves."""

    def __init__(self, item: QGraphicsItem, goals: dict[str, QPointF | float | None]) -> None:
        self._item = item
        self._goals = goals
        self._from: tuple[QPointF, float, float, float] | None = None

    def __call__(self, share: float) -> None:
        item = self._item
        if not isValid(item):
            return
        if self._from is None:
            self._from = (item.pos(), item.rotation(), item.opacity(), item.scale())
        start, *levels = self._from
        to = self._goals["to"]
        if isinstance(to, QPointF):
            item.setPos(to if share >= 1 else start + (to - start) * share)
        setters = (item.setRotation, item.setOpacity, item.setScale)
        for name, level, put in zip(("rotation", "opacity", "scale"), levels, setters, strict=True):
            goal = self._goals[name]
            if isinstance(goal, float | int):
                put(goal if share >= 1 else level + (goal - level) * share)
