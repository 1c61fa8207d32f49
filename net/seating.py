"""Who is known at a room, who gets in, and the match that the people of a lobby begin."""

import hmac
import secrets
from collections import deque
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from engine.match import Player
from engine.rulesets import rules_of
from engine.seat import Seat
from net.lobby import MOST_PEOPLE, Lobby
from net.luck import follows
from net.messages import Nonce
from net.playing import PeerPipe
from net.protocol import ENGINE, PROTOCOL, Knock, Refused
from net.setup import Hosted, Setup, set_up

SAYINGS, SAYING_EVERY = 5, 2.0
"""So many lines of chat at once, and one more every so many seconds."""
FETCH_EVERY = 0.2
"""Seconds from one log of a finished deal to the next for one person."""
WRONG_PASSWORDS = 10
"""So many wrong passwords a minute, from all together; then nobody new gets in till a minute is over."""

BOTS = "梅蘭竹菊"
"""What the bots of four seats are called, whatever language the people speak."""

Peer = bytes


class Member:
    """Somebody whom the room knows by a token, whether he is here or not."""

    def __init__(self, who: int, token: str) -> None:
        """Not here yet."""
        self.id = who
        self.token = token
        self.peer: Peer | None = None
        self.pipe: PeerPipe | None = None
        self.heard = 0.0
        self.quiet_until = 0.0
        self.fetches_from = 0.0

    def may_say(self, now: float) -> bool:
        """Whether a line of chat is not too much."""
        self.quiet_until = max(self.quiet_until, now) + SAYING_EVERY
        if self.quiet_until - now <= SAYINGS * SAYING_EVERY:
            return True
        self.quiet_until -= SAYING_EVERY
        return False

    def may_fetch(self, now: float) -> bool:
        """Whether it is time for another log of a deal: they are long, and asking for one is short."""
        if now < self.fetches_from:
            return False
        self.fetches_from = now + FETCH_EVERY
        return True


class Told:
    """The nonces told for the first deal of a match that is about to begin, and the pledges that they belong to: if one
    of these changes after all, everybody has to be ready anew."""

    def __init__(self) -> None:
        """None so far."""
        self.nonces: dict[int, str] = {}
        self._pledges: tuple[str, ...] = ()

    def take(self, lobby: Lobby, who: int, nonce: str) -> None:
        """Take a person's nonce, if it is the one that he pledged and all are ready."""
        person = lobby.person(who)
        if person is not None and lobby.complete and not self.broken(lobby) and follows(nonce, person.pledge, 1):
            self.nonces[who] = nonce
            self._pledges = lobby.pledges

    def complete(self, lobby: Lobby) -> bool:
        """Whether all are ready, and everybody who pledged nonces has told his first."""
        people = (person for person in lobby.people if person.seat is not None and person.pledge)
        told = all(person.id in self.nonces for person in people)
        return lobby.complete and told and not self.broken(lobby)

    def broken(self, lobby: Lobby) -> bool:
        """Whether a pledge has changed since nonces were told."""
        return bool(self.nonces) and self._pledges != lobby.pledges


class Doorman:
    """Decides who is let in."""

    def __init__(self, password: str, version: str) -> None:
        """`version` is this program's."""
        self.password = password
        self._version = version
        self._wrong: deque[float] = deque(maxlen=WRONG_PASSWORDS)

    def refusal(self, knock: Knock, known: bool, lobby: Lobby, now: float) -> Refused | None:
        """Why somebody is sent away, or None; one who is known by his token needs no password."""
        if (knock.protocol, knock.engine) != (PROTOCOL, ENGINE):
            return self.other_version((knock.protocol, knock.engine) < (PROTOCOL, ENGINE))
        if known:
            return None
        if lobby.locked:
            return Refused("locked")
        if len(self._wrong) == WRONG_PASSWORDS and now - self._wrong[0] < 60:
            return Refused("too_often")
        if not hmac.compare_digest(knock.password.encode(), self.password.encode()):
            self._wrong.append(now)
            return Refused("password")
        if len(lobby.people) >= MOST_PEOPLE:
            return Refused("full")
        return None

    def other_version(self, older: bool) -> Refused:
        """Tell a guest of an older program, or a newer one, which of the two should update."""
        return Refused("update_guest" if older else "update_host", (self._version,))


def setup_of(lobby: Lobby, members: Mapping[int, Member], told: Told, secret: str, password: str) -> Setup:
    """The match of a complete lobby; `members` by their ids."""
    terms, origin = lobby.terms, lobby.terms.origin
    rules = rules_of(terms.ruleset, terms.code)
    people = [lobby.sitting(Seat(number)) for number in range(lobby.players)]
    seated = [members[person.id] if person else None for person in people]
    players = [
        Player(person.name) if person else Player(name, level)
        for person, level, name in zip(people, lobby.bots, BOTS, strict=False)
    ]
    made = set_up(rules, players, clocks=terms.clocks)
    header, first = made.header, rules.initial.number
    if origin is not None:
        header, first = replace(header, parent=origin.match_id, at=origin.deals, kind="carried"), origin.standing.number
    host = next((seat for seat, person in enumerate(people) if person and person.id == lobby.host), None)
    tokens = tuple(member.token if member else "" for member in seated)
    return replace(
        made,
        header=header,
        secret=secret,
        nonces=tuple(_nonces(lobby, told, first)),
        standing=origin.standing if origin else None,
        hosted=Hosted(lobby.name, password, tokens, host, terms.takeover),
    )


def _nonces(lobby: Lobby, told: Told, first: int) -> Iterator[Nonce]:
    """What every person has pledged, and his nonce for the first deal."""
    for person in lobby.people:
        if person.seat is not None and person.pledge:
            yield Nonce(first - 1, person.seat, person.pledge)
            yield Nonce(first, person.seat, told.nonces[person.id])


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_hex(16)


def new_secret() -> str:
    """What all luck of a match follows from, known to the host alone."""
    return secrets.token_hex(32)
