"""A match that is played at a room's table: its table and time, bots in place of those who are gone, and its parts."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from engine.actions import By
from engine.events import Eye
from engine.rules import Rules
from engine.seat import Seat
from net.agenda import StopWatch
from net.audit import Parts
from net.drive import Thinking, seat_bot, seat_bots
from net.lobby import Lobby
from net.messages import Frame, Message, Nonce
from net.pipe import TableEnd
from net.protocol import Checked, DealLog, Room, Verdict, Vote
from net.setup import Setup
from net.store import Batch
from net.table import Keeper, Table

WAITING = 32
"""So many of a guest's messages wait for the table; more are lost, as they would be on a bad line."""
STAND_IN = "normal"
"""The level of the bot that plays for one who is gone."""


@dataclass
class Playing:
    """The table with all that a room adds to it. Time is the room's, in seconds, and stands still while `stopped`."""

    rules: Rules
    setup: Setup
    keeper: Keeper
    thinking: Thinking | None
    now: float
    batches: Iterable[Batch] = ()
    nonces: Iterable[Nonce] = ()
    deals: int = 0
    verdicts: dict[Seat, Verdict] = field(default_factory=dict)
    votes: dict[Vote, set[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Seat the bots; nothing runs before `start`."""
        batches = tuple(self.batches)
        self._parts = Parts(self.keeper, batches)
        self._watch = StopWatch(lambda: self.now)
        self.table = Table(self.rules, self.setup, self._parts, batches, self.nonces)
        self.deals = len(self._parts.finished)
        self._stand_ins: set[Seat] = set()
        seat_bots(self.table, self.thinking)

    @property
    def stopped(self) -> bool:
        """Whether time stands still."""
        return self._watch.stopped

    def start(self) -> None:
        """Begin, or go on where the log ends."""
        self.table.start()

    def stop(self, on: bool) -> None:
        """Let time stand still, or go on."""
        if on:
            self._watch.stop()
        else:
            self._watch.go_on()

    def bind(self, pipe: TableEnd, eye: Eye, last: int | None) -> None:
        """Let a person look through a pipe from that frame on, and have his seat back from a bot."""
        if isinstance(eye, Seat) and eye in self._stand_ins:
            self._stand_ins.remove(eye)
            self.table.unbind(eye, By.BOT)
        self.table.bind(pipe, eye, last=last)

    def stand_in(self, seat: Seat) -> None:
        """Let a bot play for a person who is gone."""
        if seat not in self._stand_ins:
            self._stand_ins.add(seat)
            seat_bot(self.table, seat, STAND_IN, self.thinking)

    def pump(self) -> float | None:
        """Do all there is to do by now; returns when more is due, if ever."""
        if self._watch.stopped:
            return None
        time = self._watch.now()
        due = self.table.pump(time)
        if self.table.told and self.deals != len(self._parts.finished):
            self.deals = len(self._parts.finished)
            self.verdicts.clear()
        return None if due is None else self.now + due - time

    def log_of(self, deal: int) -> DealLog | None:
        """The log of a finished deal, counted from 1; None if there is none that everybody has been told of."""
        if not 1 <= deal <= self.deals:
            return None
        first = (self.setup.standing or self.rules.initial).number
        part = self._parts.finished[deal - 1]
        return DealLog(deal, part, self.table.luck.nonces(first + deal - 1))  # type: ignore[arg-type]

    def checked(self, seat: Seat, found: Checked) -> bool:
        """Take what a seat has found in the deal finished last; False for any other deal."""
        if found.deal != self.deals:
            return False
        self.verdicts[seat] = Verdict(seat, found.deal, found.key, found.places)
        return True

    def room(self, lobby: Lobby, seal: str, why: str) -> Room:
        """All that everybody may know while it is played, beside the game; `why` time stands still, if it does."""
        votes = tuple((vote, who) for vote, cast in self.votes.items() for who in sorted(cast))
        over = self.table.over and self.table.told
        why = why if self.stopped else ""
        verdicts = tuple(self.verdicts.values())
        return Room(lobby, self.table.header, over, seal, why, votes, verdicts, self.deals)  # type: ignore[arg-type]

    def cast(self, vote: Vote, who: int, on: bool, voters: set[int]) -> bool:
        """Take a vote; True if all voters are for it now, and all votes are over."""
        cast = self.votes.setdefault(vote, set())
        if on:
            cast.add(who)
        else:
            cast.discard(who)
        if on and voters and voters <= cast:
            self.votes.clear()
            return True
        return False


class PeerPipe:
    """A table's end of a pipe that goes through the wire: frames are sent at once, messages wait to be taken."""

    def __init__(self, send: Callable[[Frame], None]) -> None:
        """`send` puts a frame on the wire."""
        self.closed = False
        self.number = 0
        self._send = send
        self._inbox: list[Message] = []

    def send(self, value: Frame) -> None:
        """Send a frame."""
        if not self.closed:
            self.number = value.number
            self._send(value)

    def take(self, message: Message) -> None:
        """A message has come."""
        if not self.closed and len(self._inbox) < WAITING:
            self._inbox.append(message)

    def receive(self) -> Message | None:
        """The next message that has arrived, or None."""
        return self._inbox.pop(0) if self._inbox else None

    def close(self) -> None:
        """End the pipe."""
        self.closed = True
