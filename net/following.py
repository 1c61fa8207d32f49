"""A match as a guest's program follows it: frames in their order, answers until they have arrived, and checks."""

from collections.abc import Callable
from typing import NamedTuple

from engine.events import Chose, Entered
from engine.match import Header
from engine.rulesets import rules_of
from engine.seat import Seat
from net.audit import Auditor, Finding, Sight
from net.client import ClientSession
from net.lobby import Terms
from net.luck import Chain
from net.messages import Act, AskFrame, EventFrame, Frame, Message, SealFrame, SnapshotFrame
from net.pipe import memory_pipe
from net.protocol import DealLog


class Start(NamedTuple):
    """What was known when this program told its first nonce: the host's commitment, the pledges of all seats, and its
    own chain."""

    seal: str
    pledges: tuple[str, ...]
    chain: Chain


class Following:
    """One match. The network's thread works at `table_end`; `session` belongs to the thread that asks for it."""

    def __init__(self, header: Header, terms: Terms, seat: Seat | None, start: Start | None = None) -> None:
        """`start` is None where this program was not there; BadOption where it does not know the rules."""
        self.header = header
        self.rules = rules_of(header.ruleset, header.code)
        self.seat = seat
        self.terms = terms
        self.last = 0
        self.behind = False
        self.act: Act | None = None
        standing = terms.origin.standing if terms.origin else self.rules.initial
        self.auditor = Auditor(self.rules, seat, standing, start.pledges if start else ())
        self.nonces = {standing.number: start.chain.nonce(1)} if start else {}
        self.findings: list[Finding | None] = []
        self._first, self._chain = standing.number, start.chain if start else None
        self._seals = {standing.number: start.seal} if start else {}
        self._sight = Sight()
        self.table_end, self._client_end = memory_pipe()

    def session(self, wake: Callable[[], None]) -> ClientSession:
        """The window onto the match; `wake` is called on another thread when there is something to `poll`."""
        self._client_end.wake = wake
        return ClientSession(self.rules, self.header, self.seat, self._client_end, self._nonce)

    def take(self, frame: Frame) -> None:
        """A frame has come: pass it on if it is the next, or a snapshot that leaps ahead; know what is missing."""
        if isinstance(frame, SnapshotFrame):
            if frame.number < self.last:
                return
            self._sight.jump(len(frame.view.results))
            if frame.seal:
                self._seals.setdefault(self._coming(frame), frame.seal)
        elif frame.number <= self.last:
            return
        elif frame.number > self.last + 1:
            self.behind = True
            return
        self._note(frame)
        self.last, self.behind = frame.number, False
        self.table_end.send(frame)

    def say(self) -> list[Message]:
        """What the session has said since the last time; answers are kept until they have taken effect."""
        said: list[Message] = []
        while (message := self.table_end.receive()) is not None:
            if isinstance(message, Act):
                self.act = message
            said.append(message)
        return said

    def reached(self, number: int) -> None:
        """The host has sent frames up to that number by now."""
        self.behind = number > self.last

    @property
    def unchecked(self) -> int | None:
        """The deal (counted from 1) that is seen to its end and waits to be checked."""
        return self.auditor.checked + 1 if self._sight.ended > self.auditor.checked else None

    def check(self, log: DealLog) -> Finding | None:
        """Decide a finished deal again (the next in their order): what is wrong with it, or None."""
        number = self.auditor.number
        try:
            found = self.auditor.check(
                log.batches,
                log.nonces,
                self._seals.get(number),
                self.nonces.get(number),
                self._sight.of(log.deal),
            )
        except Exception as error:  # the log comes from another machine: whatever is in it, it is only wrong
            found = Finding("bad_event", (str(number), "–", "–", repr(error)[:300]))
        self.findings.append(found)
        return found

    def _note(self, frame: Frame) -> None:
        match frame:
            case EventFrame(event=event):
                self._sight.add(event)
                if type(event) is Entered or (isinstance(event, Chose) and event.seat == self.seat):
                    self.act = None
            case AskFrame():
                self.act = None
            case SealFrame(deal=deal, seal=seal):
                self._seals.setdefault(deal, seal)

    def _coming(self, frame: SnapshotFrame) -> int:
        deal = frame.view.deal
        return (deal.next.standing if deal.next else deal.standing).number

    def _nonce(self, deal: int) -> str:
        """This person's part in a deal: none before the host has committed itself."""
        if self._chain is None or deal not in self._seals:
            return ""
        return self.nonces.setdefault(deal, self._chain.nonce(deal - self._first + 1))
