"""People on a network for tests: a guest that sits down, agrees, and answers by lot whatever he is asked."""

from collections.abc import Callable
from pathlib import Path
from threading import Event as Flag
from time import monotonic

from engine.actions import WIN, Ask
from engine.chance import Chance
from engine.seat import Seat
from net.guest import Alarm, Connected, Guest, GuestNews, MatchBegan, Trouble
from net.invite import Invitation
from net.lobby import Accept, Sit
from net.protocol import Room
from net.session import Asked, News

VERSION = "test"


class Player:
    """A guest that plays by lot, polled by the test itself."""

    def __init__(self, invitation: Invitation, name: str, *, seat: int | None = None, **given: object) -> None:
        self.flag = Flag()
        self.guest = Guest(invitation, name, VERSION, wake=self.flag.set, **given)  # type: ignore[arg-type]
        self.seat = seat
        self.chance = Chance(f"player {name}".encode())
        self.playing = True
        self.answers = 0
        self.troubles: list[Trouble] = []
        self.alarms: list[Trouble] = []
        self.states: list[str] = []
        self.guest.listen(self.hear)
        self.guest.start()

    def hear(self, news: GuestNews) -> None:
        match news:
            case Room():
                self.settle(news)
            case MatchBegan(session=session):
                session.listen(self.play)
            case Trouble():
                self.troubles.append(news)
            case Alarm(trouble=trouble):
                self.alarms.append(trouble)
            case Connected(state=state):
                self.states.append(state)

    def settle(self, room: Room) -> None:
        """Take the seat, agree, be ready."""
        me = room.lobby.person(self.guest.me)
        if me is None or self.seat is None or (room.match is not None and not room.over):
            return
        if me.seat is None:
            self.guest.wish(Sit(Seat(self.seat)))
        elif not me.accepted:
            self.guest.wish(Accept(room.lobby.revision))
        elif not me.ready and self.playing:
            self.guest.ready(True)

    def play(self, news: News) -> None:
        if isinstance(news, Asked) and news.ask is not None and self.playing:
            self.answer(news.ask)

    def answer(self, ask: Ask) -> None:
        assert self.guest.session is not None
        lot = self.chance.below(len(ask.actions), 0, "lot", self.answers)
        self.answers += 1
        self.guest.session.act(WIN if WIN in ask.actions else ask.actions[lot])

    def close(self) -> None:
        self.guest.close()


def until(players: list[Player], done: Callable[[], bool], seconds: float = 30.0) -> None:
    """Poll everybody until something is so; AssertionError if it is not within that time."""
    end = monotonic() + seconds
    while not done():
        assert monotonic() < end, [(p.guest.state, p.guest.trouble, p.guest.room) for p in players]
        for player in players:
            if player.flag.wait(0.002):
                player.flag.clear()
                player.guest.poll()


def folder_of(path: Path, name: str) -> Path:
    return path / name
