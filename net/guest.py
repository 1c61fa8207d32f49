"""Being at somebody's table: a thread that talks with the host, and what a window needs to know of it.

How a window joins: `Guest(invitation, name, version, folder=…, wake=…)`, `start()`. `wake` is called on another thread
whenever there is something to `poll`; everything else happens in the thread that polls:

- `state`: "calling", "here", "lost" (the line is broken, it is called again by itself), "ended" (`trouble` says why);
- `room` is all that is known of the table (its `lobby` with people, seats, bots, terms; votes, verdicts); `me` is one's
  own id in it; `wish(...)` takes the values of net.lobby (Sit, Swap, Accept, SetBot …); `ready(on)`, `say`, `phrase`,
  `vote`;
- `session` is the window onto the running match, or the one just over, like any local one (net.session.Session);
- `listen` tells of all news; `finding` is what is wrong with the last deal that was checked.

Tables on the network are found with net.discovery.Finder, invitations are read by net.invite.read_code; an address
alone is asked for its key with `key_of`.
"""

import json
import logging
import select
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import NamedTuple

from engine.text import Text
from net.audit import Finding
from net.carrying import Diary, guest_setup
from net.client import ClientSession
from net.discovery import Finder, Found
from net.door import wake, wakers, woken
from net.following import Following
from net.invite import Invitation
from net.line import Caller, DealChecked, Line, State
from net.lobby import LONGEST_LINE, LONGEST_NAME, Accept, AnyWish, SetReady, plain
from net.pipe import no_wake
from net.protocol import (
    BadMessage,
    CastVote,
    Leave,
    NotGranted,
    Refused,
    Room,
    Said,
    Say,
    SayPhrase,
    Up,
    Vote,
    decode_down,
    encode,
)
from net.wire import Caller as Wire
from net.words import TROUBLES

TOKENS = "tables.json"
"""The file in the data folder that says who one was at which table."""
_log = logging.getLogger("sanfan")


class Trouble(NamedTuple):
    """What has gone wrong, to be said to a person: the text and what goes into its places."""

    text: Text
    places: tuple[str, ...]


class Connected(NamedTuple):
    """The state of the line has changed."""

    state: State


class MatchBegan(NamedTuple):
    """A match begins, or was found running: from now on this is `Guest.session`."""

    session: ClientSession


class Alarm(NamedTuple):
    """A finished deal is not what it should be."""

    trouble: Trouble


GuestNews = Room | Said | Connected | MatchBegan | Alarm | Trouble
"""The room has changed; a line of chat; … ; a wish was not granted."""


class Guest:
    """Somebody at a table, seen from his own program. All of it belongs to one thread, but for the one it runs."""

    def __init__(
        self,
        invitation: Invitation,
        name: str,
        version: str,
        *,
        folder: Path | None = None,
        password: str = "",
        token: str = "",
        wake: Callable[[], None] = no_wake,
    ) -> None:
        """Nothing runs before `start`. In `folder` it remembers who it was, and keeps the deals; `token` says who to
        be instead."""
        self.invitation = invitation
        self.state: State = "calling"
        self.room: Room | None = None
        self.me = 0
        self.session: ClientSession | None = None
        self.finding: Finding | None = None
        self.trouble: Trouble | None = None
        self.muted: set[int] = set()
        self._folder, self._wake = folder, wake
        self._who = Caller(
            plain(name, LONGEST_NAME) or "?", version, password, token or _tokens(folder).get(invitation.key, "")
        )
        self._news: deque[object] = deque()
        self._wanted: deque[Up] = deque()
        self._ears: list[Callable[[GuestNews], None]] = []
        self._waker, self._woken = wakers()
        self._closing = False
        self._thread = Thread(target=self._run, name="guest", daemon=True)

    def start(self) -> None:
        """Call the host."""
        self._thread.start()

    def listen(self, ear: Callable[[GuestNews], None]) -> Callable[[], None]:
        """Be told all news from now on, in order; returns what ends it."""
        self._ears.append(ear)
        return lambda: self._ears.remove(ear) if ear in self._ears else None

    def poll(self) -> None:
        """Take in all that has arrived, and tell it to the ears; the session's ears hear theirs."""
        while self._news:
            self._take(self._news.popleft())
        if self.session is not None:
            self.session.poll()

    def wish(self, wish: AnyWish) -> None:
        """Wish something of the lobby; what it leads to is told, or why not."""
        self._say(wish)

    def ready(self, on: bool) -> None:
        """Be ready to begin, with a part of one's own in the luck of the match; or not after all."""
        self._say(SetReady(on))

    def say(self, line: str) -> None:
        """Say a line; what is not plain text, or beyond 200 signs, is left out."""
        if line := plain(line, LONGEST_LINE):
            self._say(Say(line))

    def phrase(self, key: str) -> None:
        """Say a quick phrase (net.words.PHRASES)."""
        self._say(SayPhrase(key))

    def vote(self, vote: Vote, on: bool) -> None:
        """Vote for a pause, for going on, or for the end of the match; done when everybody present has."""
        self._say(CastVote(vote, on))

    def leave(self) -> None:
        """Go for good: nobody keeps the seat."""
        self._say(Leave())
        self.close()

    def close(self) -> None:
        """Hang up; the table goes on, and one can come back. May be called twice."""
        self._closing = True
        wake(self._waker)
        if self._thread.ident is not None:
            self._thread.join()

    def _say(self, message: Up) -> None:
        self._wanted.append(message)
        wake(self._waker)

    def _take(self, news: object) -> None:
        match news:
            case (Room() as room, int() as me):
                self.room, self.me = room, me
                self._tell(room)
            case Said(who=who):
                if who not in self.muted:
                    self._tell(news)
            case NotGranted(key=key):
                self._tell(Trouble(TROUBLES[key], ()))
            case DealChecked(finding=finding):
                self.finding = finding
                if finding is not None:
                    self._tell(Alarm(Trouble(TROUBLES[finding.key], finding.places)))
            case Following():
                self.session = news.session(self._wake)
                self._tell(MatchBegan(self.session))
            case (str() as state, trouble):
                self.state = state  # type: ignore[assignment]
                self.trouble = self._words(trouble) if isinstance(trouble, Refused) else None
                self._tell(Connected(self.state))

    def _words(self, refused: Refused) -> Trouble:
        where = f"{self.invitation.address}:{self.invitation.port}"
        text = TROUBLES.get(refused.key, TROUBLES["no_table"])
        return Trouble(text, refused.places or (where,))

    def _tell(self, news: GuestNews) -> None:
        for ear in tuple(self._ears):
            ear(news)

    def _run(self) -> None:
        try:
            with _Calling(self) as calling:
                while not self._closing:
                    calling.turn()
                calling.last_words()
        except Exception:
            _log.exception("the guest's thread")
            self._news.append(("ended", Refused("no_table")))
            self._wake()


class _Calling:
    """The wire and the talk of a guest while its thread runs."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        where = guest.invitation
        self._wire = Wire(where.address, where.port, where.key)
        self._line = Line(guest._who, self._news, monotonic())
        self._diary = Diary(guest._folder) if guest._folder is not None else None
        self._due = 0.0

    def __enter__(self) -> "_Calling":
        return self

    def __exit__(self, *args: object) -> None:
        self._wire.close()
        if self._diary is not None:
            self._diary.close()

    def turn(self) -> None:
        """Wait for something to do, do it, and say what is to be said."""
        line = self._line
        if line.dials:
            line.dials = False
            self._wire.dial()
        self._wire.wait(min(1.0, max(0.0, self._due - monotonic())), (self._guest._woken,))
        woken(self._guest._woken)
        now = monotonic()
        for sign in self._wire.signs():
            line.sign(sign, now)
        while line.state != "ended" and (data := self._wire.receive()) is not None:
            with suppress(BadMessage):
                line.hear(decode_down(data), now)
        while self._guest._wanted:
            self._want(self._guest._wanted.popleft(), now)
        line.speak(now)
        self._due = line.tick(now)
        self._send()

    def _want(self, message: Up, now: float) -> None:
        """Say what the owner wants; but an origin that is not in his own log is not accepted (H-4)."""
        room = self._line.room
        origin = room.lobby.terms.origin if room is not None else None
        lies = origin is not None and self._diary is not None and not self._diary.agrees(origin)
        if isinstance(message, Accept) and lies:
            self._news(NotGranted("bad_origin"))
        else:
            self._line.say(message, now)

    def last_words(self) -> None:
        """What was wanted last still goes out."""
        now = monotonic()
        while self._guest._wanted:
            self._line.say(self._guest._wanted.popleft(), now)
        self._send()
        self._wire.wait(0.05, ())

    def _send(self) -> None:
        for message in self._line.out:
            self._wire.send(encode(message))
        self._line.out.clear()

    def _news(self, news: object) -> None:
        """Something that the owner should know; what is to be kept is kept first."""
        guest, line = self._guest, self._line
        if isinstance(news, str):
            news = (news, line.trouble)
            if guest._folder is not None and line.who.token:
                _remember(guest._folder, guest.invitation.key, line.who.token)
        elif isinstance(news, Room):
            news = (news, line.me)
        elif isinstance(news, Following):
            news.table_end.wake = lambda: wake(guest._waker)
            if self._diary is not None:
                self._diary.begin(guest_setup(news.header, news.terms))
        elif isinstance(news, DealChecked) and self._diary is not None and news.finding is None:
            self._diary.add(news.match.header.match_id, news.log.deal, news.log.batches)
        guest._news.append(news)
        guest._wake()


def key_of(address: str, port: int, seconds: float = 2.0) -> Found | None:
    """The table at that address, with its key, asked for directly; None if nobody answers in that time."""
    finder = Finder((address, port))
    end = monotonic() + seconds
    try:
        while (now := monotonic()) < end:
            due = finder.advance(now)
            for found in finder.tables():
                if found.notice.port == port:
                    return Found(Invitation(address, port, found.notice.key), found.notice)
            select.select([finder], [], [], max(0.0, min(due, end) - monotonic()))
    finally:
        finder.close()
    return None


def known_at(folder: Path, key: str) -> bool:
    """Whether this folder remembers who one was at the table of that key: then it needs no password."""
    return key in _tokens(folder)


def _tokens(folder: Path | None) -> dict[str, str]:
    if folder is None:
        return {}
    try:
        held = json.loads((folder / TOKENS).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return held if isinstance(held, dict) else {}


def _remember(folder: Path, key: str, token: str) -> None:
    tokens = _tokens(folder)
    if tokens.get(key) != token:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / TOKENS).write_text(json.dumps({**tokens, key: token}), encoding="utf-8")
