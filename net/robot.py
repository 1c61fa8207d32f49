"""A guest without a window: a bot that takes a free seat at somebody's table, agrees to all, and plays."""

from threading import Event as Flag

from engine.actions import Ask
from engine.bots import Bot, bot
from engine.seat import SEATS, Seat
from net.guest import Alarm, Connected, Guest, GuestNews, MatchBegan, Trouble
from net.lobby import Accept, Sit
from net.protocol import Room
from net.session import Asked, News


class Robot:
    """Plays until the table closes or `stop` is called. All of it belongs to one thread but for `wake`."""

    def __init__(self, level: str) -> None:
        """NoSuchLevel is raised once it is to play, if there is none such."""
        self._level = level
        self._flag = Flag()
        self._guest: Guest | None = None
        self._bot: Bot | None = None
        self._wanted = ""
        self.lines: list[str] = []
        """What has happened that a person would want to know."""

    def wake(self) -> None:
        """There is something to poll."""
        self._flag.set()

    def play(self, guest: Guest) -> None:
        """Play at a table till it closes; OSError with the reason where it can't be joined or sends the robot away."""
        self._guest = guest
        guest.listen(self._hear)
        guest.start()
        while guest.state != "ended":
            if self._flag.wait(1.0):
                self._flag.clear()
                guest.poll()
            for line in self.lines:
                print(line, flush=True)
            self.lines.clear()
        if guest.trouble is not None:
            raise OSError(guest.trouble.text.fill(*guest.trouble.places))

    def _hear(self, news: GuestNews) -> None:
        match news:
            case Room():
                self._settle(news)
            case MatchBegan(session=session):
                self._bot = bot(self._level, session.rules, b"robot")
                session.listen(self._play)
            case Connected(state=state):
                self.lines.append(state)
            case Alarm(trouble=Trouble(text=text, places=places)):
                self.lines.append(text.fill(*places))
            case Trouble(text=text, places=places):
                self.lines.append(text.fill(*places))
                self._wanted = ""
                if self._guest is not None and self._guest.room is not None:
                    self._settle(self._guest.room)

    def _settle(self, room: Room) -> None:
        """One step nearer to being ready; each is taken once."""
        guest, lobby = self._guest, room.lobby
        me = lobby.person(guest.me) if guest is not None else None
        if guest is None or me is None or (room.match is not None and not room.over):
            return
        free = [seat for seat in SEATS[: lobby.players] if lobby.sitting(seat) is None and not lobby.bots[seat]]
        step = "sit" if me.seat is None else f"accept {lobby.revision}" if not me.accepted else "ready"
        if step == self._wanted or me.ready or (step == "sit" and not free):
            return
        self._wanted = step
        if me.seat is None:
            guest.wish(Sit(free[0]))
        elif not me.accepted:
            guest.wish(Accept(lobby.revision))
        else:
            guest.ready(True)

    def _play(self, news: News) -> None:
        if isinstance(news, Asked):
            self._wanted = ""
            if news.ask is not None:
                self._answer(news.ask)

    def _answer(self, ask: Ask) -> None:
        session = self._guest.session if self._guest is not None else None
        if session is not None and self._bot is not None and isinstance(session.eye, Seat):
            session.act(self._bot.choose(session.view.deal, session.eye, ask))
