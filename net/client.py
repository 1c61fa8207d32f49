"""A Session at the far end of a pipe: it folds what it is told into a view, and sends answers back."""

from collections.abc import Callable

from engine.actions import AnyAction, Ask, Ready
from engine.deal import begin
from engine.events import Chose, Entered, Event, Eye
from engine.match import Header
from engine.rules import Rules
from net.messages import Act, AskFrame, EventFrame, Frame, Hello, SealFrame, Shown, SnapshotFrame, UnsealFrame
from net.pipe import ClientEnd
from net.session import Asked, Happened, Match, News, Snapshot, advance

Ear = Callable[[News], None]


def no_nonce(deal: int) -> str:
    """A local player leaves the luck to the match's secret."""
    return ""


class Glance:
    """A window for a bot on the table's own thread: asks go through the pipe, the view is looked at when needed."""

    def __init__(self, rules: Rules, eye: Eye, pipe: ClientEnd, look: Callable[[], Match]) -> None:
        """`look` gives what the eye sees now."""
        self.rules = rules
        self.eye = eye
        self.ask: Ask | None = None
        self._pipe = pipe
        self._look = look
        self._ears: list[Ear] = []

    @property
    def view(self) -> Match:
        """The match as this eye sees it."""
        return self._look()

    def act(self, action: AnyAction) -> None:
        """Answer the standing ask; without one, or with an action not offered, nothing happens."""
        if self.ask is not None and action in self.ask.actions:
            self._pipe.send(Act(self.ask.number, action))
            self.ask = None

    def shown(self) -> None:
        """A bot has no clock."""

    def listen(self, ear: Ear) -> Callable[[], None]:
        """Be told of asks from now on; returns what ends it."""
        self._ears.append(ear)
        return lambda: self._ears.remove(ear) if ear in self._ears else None

    def close(self) -> None:
        """Leave the window; the table goes on."""
        self._pipe.close()

    def poll(self) -> None:
        """Take in all that has arrived, and tell it to the ears."""
        while (frame := self._pipe.receive()) is not None:
            if isinstance(frame, AskFrame):
                self.ask = frame.ask
                for ear in tuple(self._ears):
                    ear(Asked(self.ask))


class ClientSession:
    """A seat's or a spectator's window onto a table. All of it belongs to one thread: whoever owns it calls `poll`
    when its end of the pipe is woken. Until the table's first snapshot `view` is the match before its first event.
    """

    def __init__(
        self, rules: Rules, header: Header, eye: Eye, pipe: ClientEnd, nonces: Callable[[int], str] = no_nonce
    ) -> None:
        """Look through the pipe; `nonces` gives this person's part of the luck of a deal (hex, "" for none)."""
        self.rules = rules
        self.eye = eye
        self.view = Match(header, (), begin(rules.initial))
        self.ask: Ask | None = None
        self.seals: dict[int, str] = {}
        self.unsealed: dict[int, tuple[str, ...]] = {}
        self._pipe = pipe
        self._nonces = nonces
        self._ears: list[Ear] = []
        self._last = 0
        self._lost = False

    @property
    def closed(self) -> bool:
        """Whether the table has gone, or this window was closed."""
        return self._pipe.closed

    def act(self, action: AnyAction) -> None:
        """Answer the standing ask; without one, or with an action not offered, nothing happens."""
        if self.ask is not None and action in self.ask.actions:
            nonce = self._nonces(self._coming()) if isinstance(action, Ready) else ""
            self._pipe.send(Act(self.ask.number, action, nonce))

    def shown(self) -> None:
        """Tell the table that the standing ask is on the screen: its clock starts now."""
        if self.ask is not None:
            self._pipe.send(Shown(self.ask.number))

    def listen(self, ear: Ear) -> Callable[[], None]:
        """Be told all news from now on, in order; returns what ends it."""
        self._ears.append(ear)
        return lambda: self._ears.remove(ear) if ear in self._ears else None

    def close(self) -> None:
        """Leave the window; the table goes on."""
        self._ears.clear()
        self._pipe.close()

    def poll(self) -> None:
        """Take in all that has arrived, and tell it to the ears."""
        while (frame := self._pipe.receive()) is not None:
            self._take(frame)

    def resync(self) -> None:
        """Ask for what came after the last frame that arrived."""
        self._pipe.send(Hello(self._last))

    def _take(self, frame: Frame) -> None:
        if isinstance(frame, SnapshotFrame):
            self._jump(frame)
            return
        if frame.number <= self._last:
            return
        if frame.number > self._last + 1:
            if not self._lost:
                self._lost = True
                self.resync()
            return
        self._last = frame.number
        self._lost = False
        match frame:
            case EventFrame(event=event):
                self._happened(frame.number, event)
            case AskFrame(ask=ask):
                self._asked(ask)
            case SealFrame(deal=deal, seal=seal):
                self.seals[deal] = seal
            case UnsealFrame(deal=deal, nonces=nonces):
                self.unsealed[deal] = nonces

    def _jump(self, frame: SnapshotFrame) -> None:
        if frame.number < self._last:
            return
        self._last = frame.number
        self._lost = False
        self.view = frame.view
        self.ask = frame.ask
        if frame.seal:
            self.seals[self._coming()] = frame.seal
        self._tell(Snapshot(self.view))
        self._tell(Asked(self.ask))

    def _happened(self, number: int, event: Event) -> None:
        self.view = advance(self.view, event)
        ends = type(event) is Entered or (isinstance(event, Chose) and event.seat == self.eye)
        self._tell(Happened(number, event, self.view))
        if ends and self.ask is not None:
            self._asked(None)

    def _asked(self, ask: Ask | None) -> None:
        self.ask = ask
        self._tell(Asked(ask))

    def _coming(self) -> int:
        deal = self.view.deal
        return (deal.next.standing if deal.next else deal.standing).number

    def _tell(self, news: News) -> None:
        for ear in tuple(self._ears):
            ear(news)
