"""A guest's talk with a host: knocking, signs of life, catching up, and what to do when the line breaks.

It knows neither sockets nor clocks: whoever runs it sends what `out` holds, and dials anew when `dials` says so.
"""

import secrets
from collections.abc import Callable
from typing import Literal, NamedTuple

from engine.options import BadOption
from net.audit import Finding
from net.following import Following, Start
from net.lobby import SetReady
from net.luck import Chain
from net.messages import Frame, Hello
from net.protocol import (
    BEAT,
    ENGINE,
    PROTOCOL,
    SILENCE,
    Checked,
    DealLog,
    Down,
    FetchDeal,
    Knock,
    NotGranted,
    Ping,
    Pong,
    Refused,
    Reveal,
    Room,
    Said,
    Up,
    Welcome,
)

REDIAL = 1.5
"""Seconds after which a connection that has not come about is given up for a new one."""
FIRST_TRY = 6.0
"""Seconds after which somebody who has never been at the table hears that nobody answers."""
HELLO_EVERY = 0.25
"""Not more often than this (seconds) a guest says which frames it lacks."""
WRONG_HANDSHAKES = 3
"""After so many handshakes that fail one after the other the host is not the one with that key."""

State = Literal["calling", "here", "lost", "ended"]


def new_secret() -> str:
    """What a person's part of the luck of a match follows from."""
    return secrets.token_hex(32)


class DealChecked(NamedTuple):
    """A finished deal was checked, and what is wrong with it."""

    match: Following
    log: DealLog
    finding: Finding | None


class Caller:
    """Who calls: his name, and what opens the door to him."""

    def __init__(self, name: str, version: str, password: str = "", token: str = "") -> None:
        """`token` is who he was the last time."""
        self.name, self.version, self.password, self.token = name, version, password, token


class Line:
    """The talk with one host, for as long as somebody wants to be at its table."""

    def __init__(
        self, who: Caller, tell: Callable[[object], None], now: float, secret: Callable[[], str] = new_secret
    ) -> None:
        """`tell` is told of everything that its owner should know; each time this person is ready, all his nonces are
        made from a new `secret`."""
        self.who = who
        self.state: State = "calling"
        self.trouble: Refused | None = None
        self.me = 0
        self.room: Room | None = None
        self.match: Following | None = None
        self.out: list[Up] = []
        self.dials = True
        self._tell = tell
        self._new_secret = secret
        self._chain: Chain | None = None
        self._start: Start | None = None
        self._begun = self._dialled = self._heard = self._spoke = now
        self._helloed = self._fetched = now - BEAT
        self._failures = 0

    def sign(self, sign: str, now: float) -> None:
        """The connection is open, closed, or its handshake has failed."""
        if self.state == "ended":
            return
        if sign == "open":
            self._failures = 0
            self._say(self._knock(), now)
        elif sign == "failed":
            self._failures += 1
            if self._failures >= WRONG_HANDSHAKES:
                self._end(Refused("wrong_key"))
        elif self.state == "here":
            self._lose(now)

    def hear(self, message: Down, now: float) -> None:
        """The host says something."""
        self._heard = now
        match message:
            case Welcome(me=me, token=token, room=room):
                self.me, self.who.token = me, token
                self._enter(room, now)
                if self.match is not None and self.match.act is not None:
                    self._say(self.match.act, now)
            case Refused():
                self._end(message)
            case Room():
                self._enter(message, now)
            case Pong(number=number):
                if self.match is not None:
                    self.match.reached(number)
            case Said() | NotGranted():
                self._tell(message)
            case DealLog():
                self._check(message, now)
            case _:
                self._take(message, now)

    def tick(self, now: float) -> float:
        """Do what is due by now; returns when more is due."""
        if self.state == "ended":
            return now + BEAT
        if self.state == "here":
            return self._keep_up(now)
        if self.state == "calling" and now - self._begun >= FIRST_TRY:
            self._end(Refused("no_table" if self._failures else "no_answer"))
        elif now - self._dialled >= REDIAL:
            self._dial(now)
        return min(self._dialled + REDIAL, self._begun + FIRST_TRY if self.state == "calling" else now + REDIAL)

    def speak(self, now: float) -> None:
        """Pass on what the match's session has said."""
        for message in self.match.say() if self.match is not None else ():
            self._say(message, now)

    def say(self, message: Up, now: float) -> None:
        """Say something to the host; lost where the line is broken."""
        if isinstance(message, SetReady) and message.on:
            message = SetReady(True, self._pledge())
        if self.state == "here":
            self._say(message, now)

    def _pledge(self) -> str:
        """The pledge to be ready with: a new one if nonces of the last were told, and it does not stand any more."""
        me = self.room.lobby.person(self.me) if self.room is not None else None
        stands = self._chain is not None and me is not None and me.ready and me.pledge == self._chain.pledge
        if self._chain is None or (self._start is not None and not stands):
            self._chain, self._start = Chain(self._new_secret()), None
        return self._chain.pledge

    def _reveal(self, room: Room, now: float) -> None:
        """Tell the nonce for the first deal: once for a chain, with all that must not change any more in mind."""
        lobby, chain = room.lobby, self._chain
        me = lobby.person(self.me)
        if chain is None or me is None or me.seat is None or not room.seal or not lobby.pledges:
            return
        start = Start(room.seal, lobby.pledges, chain)
        if lobby.pledges[me.seat] == chain.pledge and self._start in (None, start):
            self._start = start
            self._say(Reveal(chain.nonce(1)), now)

    def _keep_up(self, now: float) -> float:
        if now - self._heard > SILENCE:
            self._lose(now)
            self._dial(now)
            return now + REDIAL
        match = self.match
        if match is not None and match.behind and now - self._helloed >= HELLO_EVERY:
            self._helloed = now
            self._say(Hello(match.last), now)
        self._fetch(now)
        if now - self._spoke >= BEAT:
            self._say(Ping(), now)
        behind = match is not None and match.behind
        return min(self._spoke + BEAT, self._heard + SILENCE + 0.001, now + HELLO_EVERY if behind else now + BEAT)

    def _take(self, frame: Frame, now: float) -> None:
        if self.match is None:
            return
        self.match.take(frame)
        if self.match.behind and now - self._helloed >= HELLO_EVERY:
            self._helloed = now
            self._say(Hello(self.match.last), now)

    def _fetch(self, now: float) -> None:
        """Ask for the log of a deal that has ended, until it comes."""
        deal = self.match.unchecked if self.match is not None else None
        if deal is not None and self.room is not None and self.room.deals >= deal and now - self._fetched >= BEAT:
            self._fetched = now
            self._say(FetchDeal(deal), now)

    def _check(self, log: DealLog, now: float) -> None:
        if self.match is None or log.deal != self.match.unchecked:
            return
        found = self.match.check(log)
        self._fetched = now - BEAT
        self._say(Checked(log.deal, *(found or ())), now)
        self._tell(DealChecked(self.match, log, found))
        self._fetch(now)

    def _enter(self, room: Room, now: float) -> None:
        """The host lets us in, or the room has changed: perhaps a match has begun."""
        self.room = room
        was, self.state = self.state, "here"
        header = room.match
        if header is not None and (self.match is None or self.match.header.match_id != header.match_id):
            person = room.lobby.person(self.me)
            seat = person.seat if person is not None else None
            try:
                self.match = Following(header, room.lobby.terms, seat, self._start)
            except BadOption:
                self._end(Refused("rules_unknown"))
                return
            self._chain = self._start = None
            self._tell(self.match)
        elif header is None:
            self.match = None
        if header is None or room.over:
            self._reveal(room, now)
        self._fetch(now)
        self._tell(room)
        if was != "here":
            self._tell(self.state)

    def _knock(self) -> Knock:
        match = self.match
        who = self.who
        seen = ("", 0) if match is None else (match.header.match_id, match.last)
        return Knock(PROTOCOL, ENGINE, who.version, who.name, who.password, who.token, *seen)

    def _lose(self, now: float) -> None:
        self.state = "lost"
        self._dialled = now
        self._tell(self.state)

    def _dial(self, now: float) -> None:
        self.dials = True
        self._dialled = now

    def _end(self, trouble: Refused) -> None:
        self.state, self.trouble = "ended", trouble
        if self.match is not None:
            self.match.table_end.close()
        self._tell(self.state)

    def _say(self, message: Up, now: float) -> None:
        self._spoke = now
        self.out.append(message)
