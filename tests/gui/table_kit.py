"""A table for tests of the screen: a session that plays inline, and a widget round it without motion."""

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from engine import game
from engine.actions import AnyAction, Ask
from engine.chance import Chance
from engine.deal import begin, view
from engine.events import Eye
from engine.match import Header, Player
from engine.rules import Rules
from engine.seat import SEATS, Seat
from gui.shell import Shell
from gui.table.table_widget import TableWidget
from net.session import Asked, Happened, Match, News, Snapshot, advance

Choose = Callable[[Ask], AnyAction]


def default(ask: Ask) -> AnyAction:
    """What a timeout would play."""
    return ask.default


class InlineSession:
    """A whole table behind one seat's window, without threads: the other seats answer at once."""

    def __init__(self, rules: Rules, seed: int, eye: Eye = Seat.A, others: Choose = default) -> None:
        self.rules, self.eye, self.others = rules, eye, others
        self.chance = Chance(str(seed).encode())
        players = tuple(Player(f"P{seat}", "" if seat == eye else "bot") for seat in SEATS[: rules.players])
        self.view = Match(Header("m", rules.id, "", players), (), view(begin(rules.initial), eye))
        self.ask: Ask | None = None
        self.asks_shown: list[int] = []
        self.answers: list[AnyAction] = []
        self._ears: list[Callable[[News], None]] = []
        self._number = 0
        self._step: game.Step | None = None

    def start(self) -> None:
        self._take(game.opening(self.rules, self.chance))

    def act(self, action: AnyAction) -> None:
        if self.ask is not None and action in self.ask.actions:
            assert isinstance(self.eye, Seat)
            self.answers.append(action)
            self._decide(self.eye, action)

    def shown(self) -> None:
        assert self.ask is not None
        self.asks_shown.append(self.ask.number)

    def listen(self, ear: Callable[[News], None]) -> Callable[[], None]:
        self._ears.append(ear)
        return lambda: self._ears.remove(ear)

    def close(self) -> None:
        self._ears.clear()

    def tell(self, news: News) -> None:
        for ear in tuple(self._ears):
            ear(news)

    def jump(self, match: Match) -> None:
        self.view = match
        self.tell(Snapshot(match))

    def _decide(self, seat: Seat, action: AnyAction) -> None:
        assert self._step is not None
        asks = self._step.asks
        self._take(game.step(self.rules, self._step.deal, seat, action, self.chance, offered=asks))

    def _take(self, step: game.Step) -> None:
        self._step = step
        self._asked(None)
        for event in step.events:
            seen = event.seen_by(self.eye)
            if seen is not None:
                self._number += 1
                self.view = advance(self.view, seen)
                self.tell(Happened(self._number, seen, self.view))
        if isinstance(self.eye, Seat) and self.eye in step.asks:
            self._asked(step.asks[self.eye])
        elif step.asks:
            seat = min(step.asks)
            self._decide(seat, self.others(step.asks[seat]))

    def _asked(self, ask: Ask | None) -> None:
        if ask is not self.ask:
            self.ask = ask
            self.tell(Asked(ask))


def table_of(qtbot: QtBot, shell: Shell, session: InlineSession) -> TableWidget:
    """A widget at that session's table, shown at 1280 × 766; clicks count at once."""
    table = TableWidget(shell, session, guard=0)
    qtbot.addWidget(table)
    table.resize(1280, 766)
    table.show()
    return table


def settle(qtbot: QtBot, table: TableWidget) -> None:
    """Waits until everything heard has been shown."""
    qtbot.waitUntil(lambda: table.player.idle and not table.animator.moving, timeout=20_000)
