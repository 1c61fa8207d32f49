"""One who looks at a table: his eye, his pipe, his numbered stream of frames, what he is asked and his clock."""

from collections import deque

from msgspec.structs import replace

from engine.actions import Ask, By
from engine.events import Event, Eye
from net.messages import AskFrame, EventFrame, Frame, SealFrame, SnapshotFrame, UnsealFrame
from net.pipe import TableEnd
from net.session import Match

KEPT_FRAMES = 32
"""So many frames are kept for one whose line broke; who missed more gets a snapshot."""


class Link:
    """A place to look from; it stays when its pipe is exchanged for a new one, and with it the stream.

    With `glances` it is only asked, and looks at the table itself: that spares telling a bot of every event.
    """

    def __init__(self, eye: Eye, by: By, glances: bool, number: int) -> None:
        """Frames are numbered from `number` + 1 on."""
        self.eye = eye
        self.by = by
        self.glances = glances
        self.number = number
        self.pipe: TableEnd | None = None
        self.ask: Ask | None = None
        self.started: float | None = None
        self.wants_snapshot = False
        self._kept: deque[Frame] = deque(maxlen=KEPT_FRAMES)

    @property
    def open(self) -> bool:
        """Whether somebody is at the other end."""
        return self.pipe is not None and not self.pipe.closed

    def attach(self, pipe: TableEnd) -> None:
        """Look through this pipe from now on; an older one is closed."""
        if self.pipe is not None:
            self.pipe.close()
        self.pipe = pipe

    def tell(self, event: Event) -> None:
        """Send the event as this eye sees it, if it may know of it."""
        seen = event.seen_by(self.eye)
        if seen is not None:
            self._send(EventFrame(self._next(), seen))  # type: ignore[arg-type]

    def put(self, ask: Ask, clock: float) -> None:
        """Ask; the frame's number names the question."""
        number = self._next()
        self.ask = replace(ask, number=number, clock=clock)
        self.started = None
        self._send(AskFrame(number, self.ask))

    def show(self, match: Match, seal: str) -> None:
        """Show all that the eye sees now."""
        self.wants_snapshot = False
        self._deliver(SnapshotFrame(self.number, match, self.ask, seal))

    def seal(self, deal: int, seal: str) -> None:
        """Tell the host's commitment for a deal."""
        self._send(SealFrame(self._next(), deal, seal))

    def unseal(self, deal: int, nonces: tuple[str, ...]) -> None:
        """Tell what made a finished deal's wall."""
        self._send(UnsealFrame(self._next(), deal, nonces))

    def settle(self) -> None:
        """The standing ask is answered, or no longer open."""
        self.ask = self.started = None

    def send_again(self, last: int) -> bool:
        """Send what came after a frame; False where that is no longer kept or never was."""
        missed = [frame for frame in self._kept if frame.number > last]
        if last > self.number or len(missed) != self.number - last:
            return False
        for frame in missed:
            self._deliver(frame)
        return True

    def _next(self) -> int:
        self.number += 1
        return self.number

    def _send(self, frame: Frame) -> None:
        self._kept.append(frame)
        self._deliver(frame)

    def _deliver(self, frame: Frame) -> None:
        if self.pipe is not None:
            self.pipe.send(frame)
