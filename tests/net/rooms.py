"""A room and its guests on one virtual clock: all that goes over the wire, without a wire."""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path

from msgspec.structs import replace

from engine.actions import WIN, Ask
from engine.chance import Chance
from engine.seat import Seat
from net import lobby as law
from net.client import ClientSession
from net.following import Following
from net.line import Caller, DealChecked, Line
from net.lobby import Accept, AnyWish, SetReady, Sit, Terms
from net.pipe import no_wake
from net.protocol import Down, Knock, NotGranted, Room, Said, Up, decode_down, decode_up, encode
from net.room import Hall
from net.session import Asked, News
from net.store import Store

STEP = 0.05
VERSION = "test"


class Visitor:
    """A guest's program, with a line that can be cut, and a person that sits down, agrees and answers by lot."""

    def __init__(self, net: "Net", name: str, seat: int | None, token: str = "", password: str = "") -> None:
        self.net = net
        self.name, self.seat = name, seat
        self.peer: bytes | None = None
        self.cut = self.silent = False
        self.playing = True
        self.news: list[object] = []
        self.checked: list[DealChecked] = []
        self.heard: list[Down] = []
        self.said: list[Up] = []
        self.session: ClientSession | None = None
        self.chance = Chance(f"visitor {name}".encode())
        self.answers = 0
        self.asked: Ask | None = None
        self.line = Line(Caller(name, VERSION, password, token), self.take, net.now, self.new_nonce)

    def new_nonce(self) -> str:
        """By the name and a number, so that a test's luck is always the same."""
        return sha256(f"{self.name} {next(self.net.count)}".encode()).hexdigest()

    def take(self, news: object) -> None:
        self.news.append(news)
        match news:
            case Following():
                self.session = news.session(no_wake)
                self.session.listen(self.hear)
            case DealChecked():
                self.checked.append(news)
            case Room():
                self.settle(news)

    def settle(self, room: Room) -> None:
        me = room.lobby.person(self.line.me)
        if me is None or self.seat is None or (room.match is not None and not room.over) or not self.playing:
            return
        if me.seat is None:
            self.say(Sit(Seat(self.seat)))
        elif not me.accepted:
            self.say(Accept(room.lobby.revision))
        elif not me.ready:
            self.say(SetReady(True))

    def hear(self, news: News) -> None:
        if isinstance(news, Asked):
            self.asked = news.ask
            if news.ask is not None and self.playing:
                self.answer(news.ask)

    def answer(self, ask: Ask) -> None:
        assert self.session is not None
        lot = self.chance.below(len(ask.actions), 0, "lot", self.answers)
        self.answers += 1
        self.session.act(WIN if WIN in ask.actions else ask.actions[lot])

    def say(self, message: Up | AnyWish) -> None:
        self.line.say(message, self.net.now)

    def get(self, message: Down) -> None:
        self.heard.append(message)
        self.line.hear(decode_down(encode(message)), self.net.now)

    def step(self) -> None:
        """What the program does at this moment."""
        line = self.line
        if line.dials:
            line.dials = False
            if self.net.down or self.cut or line.state == "ended":
                self.peer = None
            else:
                self.net.connect(self)
        line.tick(self.net.now)
        if self.session is not None:
            self.session.poll()
        line.speak(self.net.now)
        self.said += line.out
        for message in line.out:
            if self.peer is not None and not self.cut:
                self.net.carry(self.peer, message)
        line.out.clear()


class Net:
    """One room, and everybody's lines to it."""

    def __init__(self, path: Path, terms: Terms | None = None, bots: tuple[str, ...] = (), **given: str) -> None:
        self.now = 0.0
        self.count = count()
        self.store = Store(path / "matches.sqlite")
        terms = terms or Terms("quanjiao", "")
        lobby = law.opened("table", terms, bool(given.get("password")))
        self.lobby = replace(lobby, bots=("",) * (lobby.players - len(bots)) + bots)
        self.given = given
        self.hall = self.new_hall()
        self.visitors: list[Visitor] = []
        self.peers: dict[bytes, Visitor] = {}
        self.up: deque[tuple[bytes, Up]] = deque()
        self.down = False
        self.loses: Callable[[Down], bool] = lambda message: False
        self.doubles = False

    def new_secret(self) -> str:
        return f"secret {next(self.count)}"

    def new_hall(self) -> Hall:
        return Hall(self.lobby, self.store, self.send, VERSION, thinking=None, secret=self.new_secret, **self.given)

    def visitor(self, name: str, seat: int | None = None, **given: str) -> Visitor:
        visitor = Visitor(self, name, seat, **given)
        self.visitors.append(visitor)
        return visitor

    def connect(self, visitor: Visitor) -> None:
        visitor.peer = f"peer {len(self.peers)}".encode()
        self.peers[visitor.peer] = visitor
        visitor.line.sign("open", self.now)

    def carry(self, peer: bytes, message: Up) -> None:
        for _ in range(2 if self.doubles and not isinstance(message, Knock) else 1):
            self.up.append((peer, decode_up(encode(message))))

    def send(self, peer: bytes, message: Down) -> None:
        visitor = self.peers[peer]
        if visitor.peer == peer and not visitor.cut and not self.loses(message):
            visitor.get(message)
            if self.doubles:
                visitor.get(message)

    def step(self) -> None:
        for visitor in self.visitors:
            if not visitor.silent:
                visitor.step()
        while self.up and not self.down:
            peer, message = self.up.popleft()
            self.hall.hear(peer, message, self.now)
        if not self.down:
            self.hall.advance(self.now)
        self.now = round(self.now + STEP, 3)

    def run(self, seconds: float) -> None:
        end = self.now + seconds
        while self.now < end:
            self.step()

    def until(self, done: Callable[[], bool], seconds: float = 600.0) -> float:
        """How long it took on the virtual clock."""
        begun = self.now
        while not done():
            assert self.now < begun + seconds, "it does not come to pass"
            self.step()
        return self.now - begun

    def die(self) -> None:
        """The host's process is killed: nothing is left but the store."""
        self.down = True
        self.up.clear()
        for visitor in self.visitors:
            visitor.peer = None
            visitor.line.sign("closed", self.now)

    def rise(self, match_id: str) -> None:
        """The host is started again and goes on with its match."""
        self.down = False
        self.hall = self.new_hall()
        self.hall.go_on_with(self.store.load(match_id), self.now)


@contextmanager
def playing(path: Path, persons: int = 4, level: str = "random", **given: object) -> Iterator[Net]:
    """A room where so many persons have begun a match, beside bots."""
    net = Net(path, bots=(level,) * (4 - persons), **given)  # type: ignore[arg-type]
    for seat in range(persons):
        net.visitor(f"P{seat}", seat)
    net.until(lambda: all(visitor.session is not None for visitor in net.visitors), 10)
    yield net
    net.store.close()


def agree(net: Net) -> bool:
    """Whether every view is the host's, as soon as everybody has been told all."""
    assert net.hall.playing is not None
    table = net.hall.playing.table
    net.until(lambda: table.told)
    for visitor in net.visitors:
        if visitor.session is not None:
            visitor.session.poll()
    seen = [visitor.session.view == table.seen_by(visitor.session.eye) for visitor in net.visitors if visitor.session]
    return len(seen) == len(net.visitors) and all(seen)


def said(visitor: Visitor) -> list[Said]:
    return [news for news in visitor.news if isinstance(news, Said)]


def denied(visitor: Visitor) -> list[str]:
    return [news.key for news in visitor.news if isinstance(news, NotGranted)]
