"""The table: the one authority over a match. It knows no thread, no socket and no clock of its own.

It takes one action at a time: decides (`engine.game.step`), commits the batch, then tells everybody who looks what he
may know, and only then takes the next; so nothing re-enters, and nobody hears of anything that could still be lost.
"""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Protocol

from engine import game
from engine.actions import PASS, READY, AnyAction, Ask, By, Ready
from engine.deal import begin, fold, view
from engine.events import OPEN, Began, Entered, Event, Eye, Finished
from engine.match import Header
from engine.opening import stays
from engine.rules import Rules
from engine.seat import Seat
from net.agenda import Agenda
from net.link import Link
from net.luck import Luck
from net.messages import Act, Hello, Message, Nonce, Shown
from net.pipe import TableEnd
from net.session import Match, Result, result_of
from net.setup import Setup

UNSEEN = 10.0
"""Seconds after which an ask's clock starts though nobody said that it is on the screen."""
WINDOW, JITTER = 0.9, 0.3
"""With two or more people nothing that follows the opening of a window is told for WINDOW to WINDOW + JITTER seconds.

A window is a phase that passes by itself where no hand gives a choice (claims, robbing, 天聽): how soon it passes would
tell whether anybody was asked.
"""


class Keeper(Protocol):
    """Where batches are kept."""

    def append(self, number: int, events: Sequence[Event], nonce: Nonce | None) -> None:
        """Keep a batch for good, and the nonce that came with it; nobody hears of it before this returns."""


class Table:
    """A match being played: its log so far, who looks, and what is due."""

    def __init__(
        self,
        rules: Rules,
        setup: Setup,
        keeper: Keeper,
        log: Iterable[Sequence[Event]] = (),
        nonces: Iterable[Nonce] = (),
    ) -> None:
        """A match as far as its log goes; `start` begins it, or goes on where it stopped."""
        self.rules = rules
        self.header: Header = setup.header
        self.agenda = Agenda()
        self.luck = Luck(setup.secret, rules.players, (*setup.nonces, *nonces))
        self.deal = begin(setup.standing or rules.initial)
        self.results: tuple[Result, ...] = ()
        self.asks: Mapping[Seat, Ask] = {}
        self._keeper = keeper
        self._clocks = setup.clocks
        self._reserve = [setup.clocks.reserve] * rules.players
        self._persons = setup.persons
        self._standing = setup.standing
        self._links: list[Link] = []
        self._untold: deque[Event] = deque()
        self._gate = 0.0
        self._batches = 0
        for batch in log:
            self._take_over(batch)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.deal.next is not None and self.deal.next.over

    @property
    def told(self) -> bool:
        """Whether everybody has been told all that happened: nothing waits for a minimum window."""
        return not self._untold

    @property
    def batches(self) -> int:
        """How many decisions the log holds."""
        return self._batches

    def start(self) -> None:
        """Begin the match, or go on at the very tile where its log ends."""
        if not self._batches:
            self._commit(game.opening(self.rules, self.luck.chance(self.coming), self._standing))
        else:
            self.asks = game.asks(self.rules, self.deal)
            self._tell()

    @property
    def coming(self) -> int:
        """The number of the deal whose luck the next decision may need."""
        standing = self.deal.next.standing if self.deal.next else self.deal.standing
        return standing.number

    def seen_by(self, eye: Eye) -> Match:
        """The match as that eye sees it."""
        return Match(self.header, self.results, view(self.deal, eye))

    def bind(
        self, pipe: TableEnd, eye: Eye, by: By = By.PERSON, glances: bool = False, last: int | None = None
    ) -> None:
        """Let somebody look through a pipe: a seat's answers are taken as `by`'s. Who sat there before is sent away.

        `last` is the last frame that a returning guest has; a new stream goes on from there. (Counted from what has
        happened, its numbers would tell how often somebody had something to consider.) The open eye is for tables
        without people (ValueError).
        """
        if eye is OPEN and self._persons:
            raise ValueError("all hands are shown only at a table where no person plays")
        link = next((held for held in self._links if isinstance(eye, Seat) and (held.eye, held.by) == (eye, by)), None)
        if link is None:
            link = Link(eye, by, glances, last or 0)
            self._links.append(link)
            last = None
        link.attach(pipe)
        self._resend(link, last)

    def unbind(self, eye: Eye, by: By) -> None:
        """Let go of those who look so: a bot whose person has come back, a seat that is free again."""
        for link in [held for held in self._links if (held.eye, held.by) == (eye, by)]:
            self._links.remove(link)
            if link.pipe is not None:
                link.pipe.close()

    def close(self) -> None:
        """Let everybody go."""
        for link in self._links:
            if link.pipe is not None:
                link.pipe.close()

    def pump(self, now: float) -> float | None:
        """Do all there is to do by now (seconds on a clock that never goes back); returns when more is due, if ever."""
        while self.advance(now):
            pass
        return self.agenda.next_due()

    def advance(self, now: float) -> bool:
        """Do one thing: take a message, or what is due; False if there is nothing to do by now."""
        self.agenda.now = now
        for link in self._links:
            message = link.pipe.receive() if link.pipe is not None else None
            if message is not None:
                self._hear(link, message)
                return True
        call = self.agenda.take()
        if call is not None:
            call()
            return True
        self._links = [link for link in self._links if link.open or isinstance(link.eye, Seat)]
        return False

    def recover(self) -> None:
        """After an exception: everybody gets a snapshot in place of what was being told, and is asked again."""
        self._untold.clear()
        self.asks = game.asks(self.rules, self.deal)
        for link in self._links:
            link.settle()
            link.wants_snapshot = not link.glances
        self._tell()

    def _take_over(self, batch: Sequence[Event]) -> None:
        """Fold a batch of the log that was kept earlier."""
        self.deal = fold(self.deal, batch)
        if any(type(event) is Finished for event in batch):
            self.results += (result_of(self.deal),)
        self._batches += 1

    def _hear(self, link: Link, message: Message) -> None:
        match message:
            case Act(ask=number, action=action, nonce=nonce):
                if link.ask is not None and link.ask.number == number and action in link.ask.actions:
                    self._decide(link, action, link.by, nonce)
            case Shown(ask=number):
                self._start_clock(link, number)
            case Hello(last=last):
                self._resend(link, last)

    def _resend(self, link: Link, last: int | None) -> None:
        if link.glances:
            link.settle()
        elif last is None or not link.send_again(last):
            link.wants_snapshot = True
        if not self._untold:
            self._tell()

    def _decide(self, link: Link, action: AnyAction, by: By, nonce_text: str = "") -> None:
        """Carry out what a seat chose: decide, commit, tell."""
        seat = link.eye
        assert isinstance(seat, Seat)
        nonce = None
        if isinstance(action, Ready) and nonce_text:
            given = Nonce(self.coming, seat, nonce_text)
            nonce = given if self.luck.give(given) else None
        chance = self.luck.chance(self.coming)
        step = game.step(self.rules, self.deal, seat, action, chance, by, self.asks)
        self._commit(step, seat, nonce)

    def _commit(self, step: game.Step, seat: Seat | None = None, nonce: Nonce | None = None) -> None:
        """Keep the batch that a seat's choice led to; from here on it has happened."""
        self._keeper.append(self._batches, step.events, nonce)
        self._batches += 1
        if step.deal.next is not None and self.deal.next is None:
            self.results += (result_of(step.deal),)
        self.deal, self.asks = step.deal, step.asks
        self._settle_asks({type(event) for event in step.events}, seat)
        self._untold.extend(step.events)
        self._tell()

    def _settle_asks(self, kinds: set[type[Event]], seat: Seat | None) -> None:
        """An ask ends with its seat's answer or with the phase: the rule by which clients clear theirs, too."""
        for link in self._links:
            if link.ask is not None and (Entered in kinds or link.eye == seat):
                if link.started is not None and not _in_window(link.ask):
                    self._spend(link.eye, self.agenda.now - link.started)
                link.settle()
        if Began in kinds:
            self._reserve = [self._clocks.reserve] * self.rules.players

    def _spend(self, seat: Eye, seconds: float) -> None:
        """What a turn took beyond its step comes out of the seat's reserve."""
        assert isinstance(seat, Seat)
        self._reserve[seat] = max(0.0, self._reserve[seat] - max(0.0, seconds - self._clocks.step))

    def _tell(self) -> None:
        """Tell all that happened, as far as the minimum window lets it out; then show and ask. Who waits to be shown
        everything is told nothing before."""
        watching = [link for link in self._links if not link.glances and not link.wants_snapshot]
        if not watching and self._persons < 2:
            self._untold.clear()
        while self._untold:
            event = self._untold[0]
            if self.agenda.now < self._gate and not event.sealed:  # only its own seat learns what is sealed
                self.agenda.after(self._gate - self.agenda.now, self._tell)
                return
            self._untold.popleft()
            for link in watching:
                link.tell(event)
            self._after(event, watching)
        for link in self._links:
            self._serve(link)

    def _after(self, event: Event, watching: Sequence[Link]) -> None:
        if self._persons > 1 and isinstance(event, Entered) and self.rules.phases[event.phase].enter is not stays:
            jitter = self.luck.private.below(1000, self.deal.standing.number, "window", len(self.deal.discards))
            self._gate = self.agenda.now + WINDOW + JITTER * jitter / 1000
        if type(event) is Finished:
            number = self.deal.standing.number
            for link in watching:
                link.unseal(number, self.luck.nonces(number))
                if not self.over:
                    link.seal(self.coming, self.luck.seal(self.coming))

    def _serve(self, link: Link) -> None:
        """Show the link what it wants to see, and ask it what it is to be asked."""
        if link.wants_snapshot:
            link.show(self.seen_by(link.eye), self.luck.seal(self.coming))
        seat = link.eye
        if link.ask is None and isinstance(seat, Seat) and (ask := self.asks.get(seat)) is not None:
            clock = self._seconds(link, ask)
            link.put(ask, clock)
            if clock and link.ask is not None:
                self.agenda.after(UNSEEN, partial(self._start_clock, link, link.ask.number))

    def _seconds(self, link: Link, ask: Ask) -> float:
        """The seconds a person has for an answer; 0 for no limit. *Ready* has none: it brings the nonce."""
        if not self._clocks.step or link.by is not By.PERSON or READY in ask.actions:
            return 0.0
        assert isinstance(link.eye, Seat)
        return self._clocks.claims if _in_window(ask) else self._clocks.step + self._reserve[link.eye]

    def _start_clock(self, link: Link, number: int) -> None:
        ask = link.ask
        if ask is not None and ask.number == number and ask.clock and link.started is None:
            link.started = self.agenda.now
            self.agenda.after(ask.clock, partial(self._time_out, link, number))

    def _time_out(self, link: Link, number: int) -> None:
        if link.ask is not None and link.ask.number == number:
            self._decide(link, link.ask.default, By.TIMEOUT)


def _in_window(ask: Ask) -> bool:
    return PASS in ask.actions
