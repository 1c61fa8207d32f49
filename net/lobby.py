"""The lobby: who is at a table, in which seat, what is to be played, and who has agreed to it.

Pure like the engine: `decide` turns what a person wishes into the lobby after it, or refuses with the key of a text.
"""

import re
from typing import Annotated
from unicodedata import normalize

import msgspec
from msgspec.structs import replace

from engine.bots import LEVELS
from engine.match import Standing
from engine.options import BadOption
from engine.rulesets import rules_of
from engine.seat import Seat
from net.setup import Clocks, Seconds

MOST_PEOPLE = 8
"""So many people, seated or looking on, are at a table at most."""
PLAIN = (
    r"\A[^\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e"
    r"\u2060-\u206f\u2800\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\uffff\U000e0000-\U0010ffff]*\Z"
)
"""Plain text: neither control characters nor signs that turn the direction or can't be seen."""

MOST = 2**40
"""Beyond that no match counts."""
LONGEST_NAME, LONGEST_LINE = 24, 200

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, pattern=PLAIN)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_LINE, pattern=PLAIN)]
Who = Annotated[int, msgspec.Meta(ge=1, lt=2**31)]
Pledge = Annotated[str, msgspec.Meta(max_length=64, pattern=r"\A[0-9a-f]*\Z")]
Level = Annotated[str, msgspec.Meta(max_length=24, pattern=PLAIN)]


class Wish(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """What a person wants of the lobby."""


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An older match that a new one carries on: its id, how many deals of it are finished, where they led, and who
    sat in which seat ("" for a bot)."""

    match_id: Annotated[str, msgspec.Meta(max_length=64)]
    deals: int
    standing: Standing
    names: Annotated[tuple[str, ...], msgspec.Meta(max_length=4)]


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody agrees to: rules, clocks, and after how many seconds a bot plays for one who is gone."""

    ruleset: Annotated[str, msgspec.Meta(max_length=32)]
    code: Annotated[str, msgspec.Meta(max_length=256)]
    clocks: Clocks = Clocks()
    takeover: Seconds = 20.0
    origin: Origin | None = None


class Person(msgspec.Struct, frozen=True):
    """Somebody at the table. `gone` says for how many seconds his line has been silent (0: he is here), `away` that he
    said so himself, `bot` that a bot plays his seat meanwhile; `pledge` (once he is ready) is what binds his nonces."""

    id: int
    name: str
    seat: Seat | None = None
    accepted: bool = False
    ready: bool = False
    away: bool = False
    gone: float = 0.0
    bot: bool = False
    pledge: str = ""


class Lobby(msgspec.Struct, frozen=True):
    """A table before and between matches: `bots` has a level for each seat ("" for none), `wishes` are pairs of
    persons of whom the first wants to swap seats with the second, `revision` counts changes of the terms."""

    name: str
    terms: Terms
    bots: tuple[str, ...]
    people: tuple[Person, ...] = ()
    host: int | None = None
    locked: bool = False
    password: bool = False
    wishes: tuple[tuple[int, int], ...] = ()
    revision: int = 1

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.bots)

    def person(self, who: int) -> Person | None:
        """The person of that id."""
        return next((person for person in self.people if person.id == who), None)

    def sitting(self, seat: Seat) -> Person | None:
        """Who has that seat."""
        return next((person for person in self.people if person.seat == seat), None)

    @property
    def complete(self) -> bool:
        """Whether a match can begin: every seat has a bot or a person who is here and ready, and there is a person."""
        seated = [person for person in self.people if person.seat is not None]
        filled = len(seated) + sum(level != "" for level in self.bots)
        return bool(seated) and filled == self.players and all(one.ready and not one.gone for one in seated)

    @property
    def pledges(self) -> tuple[str, ...]:
        """What binds the nonces of each seat ("" for one that has none); nothing before all are ready."""
        people = [self.sitting(Seat(seat)) for seat in range(self.players)] if self.complete else []
        return tuple(person.pledge if person is not None else "" for person in people)


class Sit(Wish, frozen=True):
    """Take a seat that is free or a bot's."""

    seat: Seat


class Stand(Wish, frozen=True):
    """Leave the seat, but not the table."""


class Swap(Wish, frozen=True):
    """Swap seats with a person; it is done when both have wished it."""

    who: Who


class Accept(Wish, frozen=True):
    """Agree to the terms of that revision."""

    revision: int


class SetReady(Wish, frozen=True):
    """Ready to begin, or not after all; `pledge` binds the nonces that follow ("" for none)."""

    on: bool
    pledge: Pledge = ""


class SetAway(Wish, frozen=True):
    """Away for a while, or here again."""

    on: bool


class SetBot(Wish, frozen=True):
    """A bot of that level for a seat where no person sits; "" for none. The host's wish, as are the following."""

    seat: Seat
    level: Level


class SetTerms(Wish, frozen=True):
    """Play by other terms: nobody has accepted them yet."""

    terms: Terms


class Lock(Wish, frozen=True):
    """Let nobody else in, or again."""

    on: bool


class Kick(Wish, frozen=True):
    """Send a person away."""

    who: Who


AnyWish = Sit | Stand | Swap | Accept | SetReady | SetAway | SetBot | SetTerms | Lock | Kick
HOSTS = SetBot | SetTerms | Lock | Kick
ANYTIME = SetAway | Lock | Kick
"""What can be wished during a match, too."""


class Denied(Exception):
    """A wish that is not granted; `key` finds the text in `net.words.TROUBLES`."""

    def __init__(self, key: str) -> None:
        """Name the reason."""
        super().__init__(key)
        self.key = key


def plain(text: str, longest: int) -> str:
    """The text without the signs that PLAIN excludes, and not longer than that."""
    return "".join(sign for sign in text if re.search(PLAIN, sign)).strip()[:longest]


def opened(name: str, terms: Terms, password: bool = False) -> Lobby:
    """An empty lobby; Denied where there are no such rules."""
    return Lobby(plain(name, LONGEST_NAME) or "Sanfan", terms, ("",) * _players(terms), password=password)


def decide(lobby: Lobby, who: int, wish: AnyWish) -> Lobby:
    """The lobby after a person's wish; Denied if it is not granted."""
    person = lobby.person(who)
    if person is None:
        raise Denied("no_such_person")
    if isinstance(wish, HOSTS):
        if lobby.host != who:
            raise Denied("not_host")
        return _decide_for_host(lobby, wish)
    match wish:
        case Sit(seat=seat):
            return _sit(lobby, person, seat)
        case Stand():
            return _put(lobby, replace(person, seat=None, ready=False))
        case Swap(who=other):
            return _swap(lobby, person, other)
        case Accept(revision=revision):
            if revision != lobby.revision:
                raise Denied("old_terms")
            return _put(lobby, replace(person, accepted=True))
        case SetReady(on=on, pledge=pledge):
            return _put(lobby, replace(_readied(person, on), pledge=pledge if on else ""))
        case SetAway(on=on):
            return _put(lobby, replace(person, away=on))


def _decide_for_host(lobby: Lobby, wish: HOSTS) -> Lobby:
    match wish:
        case SetBot(seat=seat, level=level):
            return _set_bot(lobby, seat, level)
        case SetTerms(terms=terms):
            return _set_terms(lobby, terms)
        case Lock(on=on):
            return replace(lobby, locked=on)
        case Kick(who=who):
            if lobby.person(who) is None or who == lobby.host:
                raise Denied("no_such_person")
            return leave(lobby, who)


def join(lobby: Lobby, who: int, name: str) -> Lobby:
    """The lobby with one more person, whose name is made unlike the others'; the first one is the host."""
    names = {_look(person.name) for person in lobby.people}
    name = " ".join(name.split()) or "?"
    number, unlike = 2, name
    while _look(unlike) in names:
        unlike, number = f"{name[: LONGEST_NAME - 3]} {number}", number + 1
    host = who if lobby.host is None else lobby.host
    return replace(lobby, people=(*lobby.people, Person(who, unlike)), host=host)


def _look(name: str) -> str:
    """What a name looks like at a glance."""
    return normalize("NFKC", name).casefold()


def leave(lobby: Lobby, who: int) -> Lobby:
    """The lobby without a person; if he was the host, the one who has been here longest is the host now."""
    people = tuple(person for person in lobby.people if person.id != who)
    host = lobby.host if lobby.host != who else next((person.id for person in people), None)
    wishes = tuple(pair for pair in lobby.wishes if who not in pair)
    return replace(lobby, people=people, host=host, wishes=wishes)


def rest(lobby: Lobby) -> Lobby:
    """The lobby after a match: nobody is ready, and who stayed away has no seat."""
    people = tuple(
        replace(person, ready=False, bot=False, seat=None if person.bot else person.seat) for person in lobby.people
    )
    return replace(lobby, people=people, terms=replace(lobby.terms, origin=None))


def unready(lobby: Lobby) -> Lobby:
    """The lobby with nobody ready."""
    return replace(lobby, people=tuple(replace(person, ready=False, pledge="") for person in lobby.people))


def _players(terms: Terms) -> int:
    try:
        players = rules_of(terms.ruleset, terms.code).players
    except BadOption as error:
        raise Denied("bad_rules") from error
    if terms.origin is not None and not _likely(terms.origin, players):
        raise Denied("bad_rules")
    return players


def _likely(origin: Origin, players: int) -> bool:
    """Whether a match for so many could have come to stand so."""
    standing = origin.standing
    counts = (origin.deals, standing.number, standing.run + 1, standing.dealt + 1, standing.rounds + 1)
    return (
        {len(standing.scores), len(origin.names)} == {players}
        and standing.dealer < players
        and all(abs(score) < MOST for score in standing.scores)
        and all(0 < count < MOST for count in counts)
    )


def _put(lobby: Lobby, person: Person) -> Lobby:
    return replace(lobby, people=tuple(person if held.id == person.id else held for held in lobby.people))


def _check_seat(lobby: Lobby, seat: Seat) -> None:
    if seat >= lobby.players:
        raise Denied("no_such_seat")


def _sit(lobby: Lobby, person: Person, seat: Seat) -> Lobby:
    _check_seat(lobby, seat)
    if lobby.sitting(seat) not in (None, person):
        raise Denied("taken")
    bots = (*lobby.bots[:seat], "", *lobby.bots[seat + 1 :])
    wishes = tuple(pair for pair in lobby.wishes if person.id not in pair)
    return _put(replace(lobby, bots=bots, wishes=wishes), replace(person, seat=seat, ready=False))


def _swap(lobby: Lobby, person: Person, who: int) -> Lobby:
    other = lobby.person(who)
    if other is None or other is person:
        raise Denied("no_such_person")
    if person.seat is None or other.seat is None:
        raise Denied("no_seat")
    if (who, person.id) not in lobby.wishes:
        kept = tuple(pair for pair in lobby.wishes if pair[0] != person.id)
        return replace(lobby, wishes=(*kept, (person.id, who)))
    wishes = tuple(pair for pair in lobby.wishes if not {who, person.id} & {*pair})
    swapped = _put(replace(lobby, wishes=wishes), replace(person, seat=other.seat, ready=False))
    return _put(swapped, replace(other, seat=person.seat, ready=False))


def _readied(person: Person, on: bool) -> Person:
    if person.seat is None:
        raise Denied("no_seat")
    if on and not person.accepted:
        raise Denied("not_accepted")
    return replace(person, ready=on)


def _set_bot(lobby: Lobby, seat: Seat, level: str) -> Lobby:
    _check_seat(lobby, seat)
    if level and level not in LEVELS:
        raise Denied("no_such_level")
    if lobby.sitting(seat) is not None:
        raise Denied("taken")
    return replace(lobby, bots=(*lobby.bots[:seat], level, *lobby.bots[seat + 1 :]))


def _set_terms(lobby: Lobby, terms: Terms) -> Lobby:
    players = _players(terms)
    people = tuple(
        replace(
            person,
            accepted=person.id == lobby.host,
            ready=False,
            seat=person.seat if person.seat is not None and person.seat < players else None,
        )
        for person in lobby.people
    )
    bots = (lobby.bots + ("",) * players)[:players]
    return replace(lobby, terms=terms, people=people, bots=bots, revision=lobby.revision + 1)
