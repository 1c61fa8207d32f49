"""A room: one table open to others, from its lobby through its matches. It knows neither sockets nor clocks.

Whoever runs it hands in what guests say (`hear`), lets it do what is due (`advance`), and sends what it says.
"""

from collections import deque
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from engine.rulesets import rules_of
from engine.seat import Seat
from net import lobby as law
from net.drive import THINKING, Thinking
from net.lobby import AnyWish, Denied, Lobby, Person
from net.luck import Luck
from net.messages import Act, Hello, Shown
from net.playing import PeerPipe, Playing
from net.protocol import (
    SILENCE,
    CastVote,
    Checked,
    Down,
    FetchDeal,
    Knock,
    Leave,
    NotGranted,
    Ping,
    Pong,
    Refused,
    Reveal,
    Room,
    Said,
    Say,
    SayPhrase,
    Up,
    Welcome,
)
from net.seating import Doorman, Member, Peer, Told, new_secret, new_token, setup_of
from net.setup import Setup
from net.store import Keeping, Log, Store
from net.words import PHRASES

PATIENCE = 60.0
"""Seconds that a seat in the lobby is kept for one who is gone."""


class Hall:
    """The room itself."""

    def __init__(
        self,
        lobby: Lobby,
        store: Store,
        send: Callable[[Peer, Down], None],
        version: str,
        *,
        password: str = "",
        owner: str = "",
        thinking: Thinking | None = THINKING,
        secret: Callable[[], str] = new_secret,
    ) -> None:
        """An open lobby; whoever brings the token `owner` is its host, without one whoever comes first. `secret` gives
        what all luck of a match follows from."""
        self.lobby = lobby
        self.playing: Playing | None = None
        self._store, self._send = store, send
        self.doorman = Doorman(password, version)
        self._owner, self._thinking = owner, thinking
        self._new_secret, self._secret = secret, secret()
        self._members: dict[str, Member] = {}
        self._peers: dict[Peer, Member] = {}
        self._said: deque[Said] = deque(maxlen=30)
        self._told = Told()
        self._why = ""
        self._ids = 0
        self._changed = False
        self._now = 0.0

    def go_on_with(self, log: Log, now: float) -> None:
        """Go on with a hosted match of the store; time stands still till all its people are back."""
        self._now = now
        setup, hosted = log.setup, log.setup.hosted
        assert hosted is not None
        for seat, (player, token) in enumerate(zip(setup.header.players, hosted.tokens, strict=True)):
            if token:
                member = self._new_member(token)
                person = Person(member.id, player.name, Seat(seat), accepted=True, gone=SILENCE)
                host = member.id if hosted.host == seat else self.lobby.host
                self.lobby = replace(self.lobby, people=(*self.lobby.people, person), host=host)
        self.lobby = replace(self.lobby, bots=tuple(player.bot for player in setup.header.players))
        self._play(setup, log)
        assert self.playing is not None
        self.playing.start()

    def hear(self, peer: Peer, message: Up, now: float) -> bool:
        """What a guest says; whether he belongs here."""
        self._now = now
        member = self._peers.get(peer)
        if member is None:
            return isinstance(message, Knock) and self._knock(peer, message)
        member.heard = self._now
        try:
            self._take(member, message)
        except Denied as denied:
            self._tell(member, NotGranted(denied.key))
        return member.peer == peer

    def advance(self, now: float) -> float | None:
        """Do all that is due by now and tell everybody what has changed; returns when more is due, if ever."""
        self._now = now
        self._watch_presence()
        if self._told.broken(self.lobby):
            self._told, self.lobby, self._changed = Told(), law.unready(self.lobby), True
        due = self._pump()
        if self._changed:
            self._changed = False
            room = self.room()
            for member in self._members.values():
                self._tell(member, room)
        times = [self._next_look(member) for member in self._members.values()]
        return min((time for time in (due, *times) if time is not None), default=None)

    def close(self) -> None:
        """Tell everybody that the host closes; what is on the disk can be continued."""
        for member in self._members.values():
            self._tell(member, Refused("closing"))

    def room(self) -> Room:
        """All that everybody may know now."""
        people = tuple(replace(person, gone=self._gone(person)) for person in self.lobby.people)
        lobby = replace(self.lobby, people=people)
        playing = self.playing
        origin = lobby.terms.origin
        seal = Luck(self._secret, lobby.players).seal(origin.standing.number if origin else 1)
        if playing is None:
            return Room(lobby, seal=seal)
        return playing.room(lobby, seal, self._why)

    @property
    def active(self) -> bool:
        """Whether a match is under way."""
        return self.playing is not None and not self.playing.table.over

    def _gone(self, person: Person) -> float:
        member = next((held for held in self._members.values() if held.id == person.id), None)
        return 0.0 if member is None or member.peer is not None else max(0.1, round(self._now - member.heard, 1))

    def _knock(self, peer: Peer, knock: Knock) -> bool:
        member = self._members.get(knock.token) if knock.token else None
        known = member is not None or knock.token == self._owner != ""
        refusal = self.doorman.refusal(knock, known, self.lobby, self._now)
        if refusal is not None:
            self._send(peer, refusal)
            return False
        new = member is None
        if member is None:
            member = self._new_member(self._owner if knock.token == self._owner != "" else new_token())
            self.lobby = law.join(self.lobby, member.id, knock.name)
            if member.token == self._owner:
                self.lobby = replace(self.lobby, host=member.id)
        self._attach(member, peer)
        self._tell(member, Welcome(member.id, member.token, self.room()))
        for said in self._said if new else ():
            self._tell(member, said)
        header = self.playing.table.header if self.playing else None
        seen = header is not None and knock.match == header.match_id and not new
        self._bind(member, knock.last if seen else None)
        self._changed = True
        return True

    def _new_member(self, token: str) -> Member:
        self._ids += 1
        member = Member(self._ids, token)
        member.heard = self._now
        self._members[token] = member
        return member

    def _attach(self, member: Member, peer: Peer) -> None:
        """He is at this peer from now on; a window that he had elsewhere is told so."""
        if member.peer is not None and member.peer != peer:
            self._tell(member, Refused("elsewhere"))
            self._peers.pop(member.peer, None)
        member.peer = peer
        self._peers[peer] = member
        member.heard = self._now
        self._put(member, gone=0.0, bot=False)
        if self._why == "waiting" and not any(self._gone(person) for person in self._seated()):
            self._stop("")

    def _bind(self, member: Member, last: int | None) -> None:
        person = self.lobby.person(member.id)
        if self.playing is None or person is None or member.peer is None:
            return
        if member.pipe is not None:
            member.pipe.close()
        member.pipe = PeerPipe(partial(self._send, member.peer))
        member.pipe.number = last or 0
        self.playing.bind(member.pipe, person.seat, last)

    def _take(self, member: Member, message: Up) -> None:
        match message:
            case Ping():
                self._tell(member, Pong(member.pipe.number if member.pipe else 0))
            case Act() | Shown() | Hello():
                if member.pipe is not None:
                    member.pipe.take(message)
            case Say(line=line):
                self._say(member, line=line)
            case SayPhrase(key=key):
                if key in PHRASES:
                    self._say(member, key=key)
            case CastVote():
                self._vote(member, message)
            case FetchDeal(deal=deal):
                log = self.playing.log_of(deal) if self.playing else None
                if log is not None and member.may_fetch(self._now):
                    self._tell(member, log)
            case Checked():
                person = self.lobby.person(member.id)
                if self.playing and person and person.seat is not None:
                    self._changed |= self.playing.checked(person.seat, message)
            case Leave():
                self._leave(member)
            case Reveal(nonce=nonce):
                if not self.active:
                    self._told.take(self.lobby, member.id, nonce)
                    self._begin_if_all_told()
            case Knock():
                pass
            case _:
                self._grant(member, message)

    def _say(self, member: Member, line: str = "", key: str = "") -> None:
        person = self.lobby.person(member.id)
        if person is None or not member.may_say(self._now):
            raise Denied("slow_down")
        said = Said(person.id, person.name, line, key)
        self._said.append(said)
        for held in self._members.values():
            self._tell(held, said)

    def _vote(self, member: Member, message: CastVote) -> None:
        playing = self.playing
        if playing is None or not self.active:
            raise Denied("not_playing")
        voters = {person.id for person in self._seated() if not self._gone(person)}
        if member.id not in voters:
            raise Denied("no_seat")
        self._changed = True
        if playing.cast(message.vote, member.id, message.on, voters):
            if message.vote == "end":
                self._store.give_up(playing.table.header.match_id)
                self._end(None)
            else:
                self._stop("pause" if message.vote == "pause" else "")

    def _leave(self, member: Member) -> None:
        person = self.lobby.person(member.id)
        self._drop(member)
        if person is None or person.seat is None or not self.active:
            self._forget(member)
        elif self.playing is not None:
            self._stand_in(person)

    def _grant(self, member: Member, wish: AnyWish) -> None:
        if self.active and not isinstance(wish, law.ANYTIME):
            raise Denied("playing")
        before = self.lobby
        self.lobby = law.decide(before, member.id, wish)
        self._changed = True
        if isinstance(wish, law.Kick):
            self._kicked(before, wish.who)
        self._begin_if_all_told()

    def _begin_if_all_told(self) -> None:
        if not self.active and self._told.complete(self.lobby):
            self._begin()

    def _kicked(self, before: Lobby, who: int) -> None:
        person = before.person(who)
        member = next(held for held in self._members.values() if held.id == who)
        self._tell(member, Refused("kicked"))
        self._drop(member)
        self._forget(member)
        if self.active and self.playing is not None and person is not None and person.seat is not None:
            self.playing.stand_in(person.seat)
            if not self._seated():
                self._end(None)

    def _begin(self) -> None:
        """Everybody is ready: the match begins."""
        members = {member.id: member for member in self._members.values()}
        setup = setup_of(self.lobby, members, self._told, self._secret, self.doorman.password)
        self._store.begin(setup)
        self._secret = self._new_secret()
        self._told = Told()
        self._play(setup, None)
        assert self.playing is not None
        room = self.room()
        for member in self._members.values():
            self._tell(member, room)
            self._bind(member, None)
        self.playing.start()

    def _play(self, setup: Setup, log: Log | None) -> None:
        rules = rules_of(setup.header.ruleset, setup.header.code)
        keeping = Keeping(self._store, setup.header.match_id)
        kept = (log.batches, log.nonces) if log else ((), ())
        self.playing = Playing(rules, setup, keeping, self._thinking, self._now, *kept)
        if log:
            self._stop("waiting")

    def _pump(self) -> float | None:
        playing = self.playing
        if playing is None:
            return None
        playing.now = self._now
        before = playing.deals, playing.table.over and playing.table.told
        due = playing.pump()
        if before != (playing.deals, playing.table.over and playing.table.told):
            self._changed = True
            if not self.active:
                self._end(playing)
        return due

    def _end(self, playing: Playing | None) -> None:
        self.playing = playing
        self._why = ""
        self.lobby = law.rest(self.lobby)
        self._changed = True

    def _watch_presence(self) -> None:
        for member in tuple(self._members.values()):
            person = self.lobby.person(member.id)
            silent = self._now - member.heard
            if member.peer is not None and silent > SILENCE:
                self._drop(member)
            if member.peer is None and person is not None:
                if not self.active and silent > PATIENCE:
                    self._forget(member)
                elif self.active and not person.bot and silent >= self.lobby.terms.takeover:
                    self._stand_in(person)
        if self.active and not self._why and all(self._gone(person) for person in self._seated()):
            self._stop("waiting")

    def _next_look(self, member: Member) -> float | None:
        """When the member's silence changes something."""
        person = self.lobby.person(member.id)
        if member.peer is not None:
            return member.heard + SILENCE + 0.001
        if person is None or person.bot or (self.playing is not None and self.playing.stopped):
            return None
        return member.heard + (self.lobby.terms.takeover if self.active else PATIENCE) + 0.001

    def _stand_in(self, person: Person) -> None:
        if person.seat is None:
            self._forget(next(held for held in self._members.values() if held.id == person.id))
        elif self.playing is not None and not self.playing.stopped:
            self._put_person(person, bot=True)
            self.playing.stand_in(person.seat)

    def _seated(self) -> list[Person]:
        return [person for person in self.lobby.people if person.seat is not None]

    def _stop(self, why: str) -> None:
        self._why = why
        self._changed = True
        if self.playing is not None:
            self.playing.stop(bool(why))

    def _put(self, member: Member, **changes: object) -> None:
        person = self.lobby.person(member.id)
        if person is not None:
            self._put_person(person, **changes)

    def _put_person(self, person: Person, **changes: object) -> None:
        people = tuple(replace(held, **changes) if held.id == person.id else held for held in self.lobby.people)
        self.lobby = replace(self.lobby, people=people)
        self._changed = True

    def _drop(self, member: Member) -> None:
        """His line is gone."""
        if member.peer is not None:
            self._peers.pop(member.peer, None)
        member.peer = None
        if member.pipe is not None:
            member.pipe.close()
        self._put(member, gone=0.1, ready=False)

    def _forget(self, member: Member) -> None:
        """He is no longer known."""
        self._members.pop(member.token, None)
        self.lobby = law.leave(self.lobby, member.id)
        self._changed = True

    def _tell(self, member: Member, message: Down) -> None:
        if member.peer is not None:
            self._send(member.peer, message)
