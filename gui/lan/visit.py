"""Being at a table on the network: the guest behind the window, and the server where the table is one's own."""

from collections.abc import Sequence
from time import monotonic

from PySide6.QtCore import QObject, Signal

from engine.seat import Seat
from gui.bridge import Bell
from gui.pages.fields import default_name
from gui.shell import Shell
from gui.text import say
from net.client import ClientSession
from net.guest import Alarm, Connected, Guest, GuestNews, MatchBegan, Trouble
from net.invite import Invitation
from net.lobby import Accept, AnyWish, Lobby, Person
from net.protocol import Room, Said
from net.server import Server


def plain(text: str, longest: int) -> str:
    """A text as the network takes it: one line of signs that can be seen."""
    return "".join(sign for sign in " ".join(text.split()) if sign.isprintable())[:longest].strip()


class Visit(QObject):
    """One stay at one table, handed from page to page; whoever has it last closes it.

    `changed` follows the room, `moved` the state of the line, `began` a match; `said` carries a line of chat,
    `refused` and `alarmed` words about a wish that was not granted and a deal that is not what it should be.
    """

    changed = Signal()
    moved = Signal()
    began = Signal()
    said = Signal(object)
    refused = Signal(str)
    alarmed = Signal(str)

    def __init__(
        self,
        shell: Shell,
        invitation: Invitation,
        *,
        name: str = "",
        password: str = "",
        token: str = "",
        server: Server | None = None,
        wishes: Sequence[AnyWish] = (),
    ) -> None:
        """Calls the host at once; `wishes` are told when it has let us in, after the host's own consent."""
        super().__init__()
        self.server = server
        self.chat: list[Said] = []
        self.alarm: Trouble | None = None
        self._wishes = list(wishes)
        self._gone: dict[int, float] = {}
        self._lost = 0.0
        self._begins = False
        self._bell = Bell()
        self.guest = Guest(
            invitation,
            plain(name or shell.settings.now.name, 24) or default_name(),
            shell.opening.version,
            folder=shell.data_dir,
            password=password,
            token=token,
            wake=self._bell.ring,
        )
        self._bell.heard.connect(self.guest.poll)
        self.guest.listen(self._hear)
        self.guest.start()

    @property
    def room(self) -> Room | None:
        """All that is known of the table, once it has let us in."""
        return self.guest.room

    @property
    def lobby(self) -> Lobby | None:
        """The people, seats and terms of the table."""
        return self.room.lobby if self.room else None

    @property
    def me(self) -> Person | None:
        """Oneself among the people of the table."""
        return self.lobby.person(self.guest.me) if self.lobby else None

    @property
    def is_host(self) -> bool:
        """Whether one has the host's rights in the lobby."""
        return self.lobby is not None and self.lobby.host == self.guest.me

    @property
    def session(self) -> ClientSession | None:
        """The window onto the match that runs or is just over."""
        return self.guest.session if self.room is not None and self.room.match is not None else None

    @property
    def playing(self) -> bool:
        """Whether a match is under way."""
        return self.session is not None and self.room is not None and not self.room.over

    @property
    def others(self) -> tuple[str, ...]:
        """The names of everybody else who is here now."""
        people = self.lobby.people if self.lobby else ()
        return tuple(person.name for person in people if person.id != self.guest.me and not person.gone)

    @property
    def trouble(self) -> str:
        """Why the visit is over, in words; empty while it lasts."""
        return say(self.guest.trouble.text, *self.guest.trouble.places) if self.guest.trouble else ""

    def gone_for(self, person: Person) -> float:
        """For how many seconds a person's line has been silent by now; 0 for somebody who is here."""
        return monotonic() - self._gone[person.id] if person.id in self._gone else 0.0

    @property
    def lost_for(self) -> float:
        """For how many seconds our own line has been broken; 0 while it holds."""
        return monotonic() - self._lost if self.guest.state == "lost" else 0.0

    def sitting(self, seat: Seat) -> Person | None:
        """Who has that seat."""
        return self.lobby.sitting(seat) if self.lobby else None

    def leave(self) -> None:
        """Goes for good: nobody keeps the seat; a table of one's own is closed, with its match on the disk."""
        if self.server is None and self.guest.state == "here":
            self._bell.muffle()
            self.guest.leave()
        else:
            self.close()

    def close(self) -> None:
        """Hangs up; a table of one's own is closed, with its match on the disk."""
        self._bell.muffle()
        self.guest.close()
        if self.server is not None:
            self.server.close()

    def _hear(self, news: GuestNews) -> None:
        match news:
            case Room():
                now = monotonic()
                self._gone = {person.id: now - person.gone for person in news.lobby.people if person.gone}
                self.changed.emit()
                if self._begins:
                    self._begins = False
                    self.began.emit()
            case Said():
                self.chat.append(news)
                self.said.emit(news)
            case Connected(state=state):
                if state == "here":
                    self._arrive()
                elif state == "lost":
                    self._lost = monotonic()
                self.moved.emit()
            case MatchBegan():
                self.alarm = None
                self._begins = True  # the room that says so comes next
            case Alarm(trouble=trouble):
                self.alarm = trouble
                self.alarmed.emit(say(trouble.text, *trouble.places))
            case Trouble():
                self.refused.emit(say(news.text, *news.places))

    def _arrive(self) -> None:
        if self.server is not None and self.lobby is not None and self.me is not None and not self.me.accepted:
            self.guest.wish(Accept(self.lobby.revision))
        for wish in self._wishes:
            self.guest.wish(wish)
        self._wishes.clear()
