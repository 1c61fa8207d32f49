"""Plays what happens at the table in order, one event after another, and asks once everything is shown."""

from collections import deque

from PySide6.QtCore import QObject, QTimer, Signal

from engine.actions import Ask
from engine.events import Event
from gui import speeds
from gui.table import pace
from gui.table.scene import TableScene
from net.session import Asked, Happened, Match, News, Session, Snapshot


class Player(QObject):
    """Listens to a session and lets the scene follow it.

    `played` comes with each event that has been set in motion, `asked` with the ask (or None) once the queue is
    drained, `drained` whenever it is.
    """

    played = Signal(object)
    asked = Signal(object)
    drained = Signal()

    def __init__(self, session: Session, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._scene = scene
        self._queue: deque[News] = deque()
        self._busy = False
        self._turn = 0  # numbers what is being played, so that what was hurried past can't come back
        self._ask: Ask | None = session.ask
        self._told: Ask | None = None
        self._end = session.listen(self.hear)

    @property
    def idle(self) -> bool:
        """Whether everything heard has been shown."""
        return not self._busy and not self._queue

    def start(self) -> None:
        """Shows what is there, and asks what has been asked already."""
        if self.idle:
            self._rest()

    def stop(self) -> None:
        """Hears no more."""
        self._end()
        self._queue.clear()
        self._turn += 1

    def hear(self, news: News) -> None:
        """Takes news from the session."""
        if isinstance(news, Asked) and news.ask is None and self._told is not None:
            self._withdraw()
        if isinstance(news, Snapshot):
            self._drop()
        self._queue.append(news)
        if not self._busy:
            self._next()

    def hurry(self) -> None:
        """Brings everything that still moves or waits to its end at once: the player wants to go on."""
        if self.idle:
            self._scene.animator.fast_forward()
            return
        self._turn += 1
        self._busy = False
        shown = False
        while self._queue:
            news = self._queue.popleft()
            if isinstance(news, Asked):
                self._ask = news.ask
            else:
                shown = True
                self._scene.shown = news.view
                if isinstance(news, Happened):
                    self.played.emit(news)
        self._scene.animator.fast_forward()
        if shown:
            self._scene.jump(self._scene.shown)
        self._rest()

    def _drop(self) -> None:
        self._turn += 1
        self._queue.clear()
        self._busy = False
        self._scene.animator.fast_forward()

    def _next(self) -> None:
        while self._queue and not self._busy:
            news = self._queue.popleft()
            match news:
                case Asked(ask=ask):
                    self._ask = ask
                case Snapshot(view=view):
                    self._scene.jump(view)
                case Happened(event=event, view=view):
                    if self._late() and not pace.unhurried(event):
                        self._scene.animator.fast_forward()
                        self._scene.jump(view)
                    else:
                        self._play(event, view)
                    self.played.emit(news)
        if self.idle:
            self._rest()

    def _play(self, event: Event, view: Match) -> None:
        self._busy = True
        turn = self._turn
        try:
            self._scene.play(event, view, lambda: self._done(turn))
        except Exception:  # a fault of the picture must not end the game: it is told, and the table goes on
            QTimer.singleShot(0, self, lambda: self._recover(turn))
            raise

    def _recover(self, turn: int) -> None:
        if turn != self._turn:
            return
        self._turn += 1
        self._busy = False
        try:
            self._scene.jump(self._scene.shown)
        finally:
            self._next()

    def _done(self, turn: int) -> None:
        if turn == self._turn:
            self._busy = False
            self._next()

    def _late(self) -> bool:
        """Whether more than two seconds of play wait behind what is played now."""
        waiting = (news.event for news in self._queue if isinstance(news, Happened))
        length = sum(pace.hold(event) for event in waiting if not pace.unhurried(event))
        return speeds.scaled(length, self._scene.animator.speed) > speeds.BACKLOG

    def _rest(self) -> None:
        if self._ask is not self._told:
            self._told = self._ask
            self.asked.emit(self._ask)
            if self._ask is not None:
                self._session.shown()
        self.drained.emit()

    def _withdraw(self) -> None:
        self._told = None
        self.asked.emit(None)
