"""The lobby: who sits where, what is to be played, and a word with each other until everybody is ready."""

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from engine.bots import LEVELS
from engine.rulesets import rules_of
from engine.seat import SEATS, Seat
from gui.lan.chat import Chat
from gui.lan.host_form import HostForm
from gui.lan.hosting import HostSetup
from gui.lan.invite_box import InviteBox
from gui.lan.notice import Notice
from gui.lan.people import OnlookerList
from gui.lan.presence import granted, waiting_words
from gui.lan.seat_card import SeatCard
from gui.lan.terms_panel import TermsPanel
from gui.lan.visit import Visit
from gui.lan.visiting import VisitingPage
from gui.pages.new_table import NOT_FOR_PEOPLE
from gui.shell import Shell
from gui.table.seats import chair_colour
from net.carrying import DIARY, Diary
from net.lobby import Accept, AnyWish, Lobby, Lock, SetAway, SetReady, SetTerms, Stand

_SIDE = 330
_TICK = 1000


class LobbyPage(VisitingPage):
    """Shows the lobby of the `visit` that it is entered with; when a match begins it goes to the table."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.title, self.waiting, self.problem = QLabel(), QLabel(), Notice()
        self.invite, self.lock, self.away, self.leave = QPushButton(), QPushButton(), QPushButton(), QPushButton()
        self.stand, self.ready = QPushButton(), QPushButton()
        levels = [level for level in LEVELS if level != NOT_FOR_PEOPLE]
        self.seats = [SeatCard(seat, levels) for seat in SEATS]
        self.onlookers = OnlookerList()
        self.terms, self.chat = TermsPanel(), Chat()
        self._form: HostForm | None = None
        self._agreed: tuple[object, bool] = (None, True)
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self.show_room)
        self._lay_out()
        self._connect()
        self.retranslate()

    @property
    def form(self) -> HostForm:
        """The form in which the host changes the rules, made when it is first wanted."""
        if self._form is None:
            self._form = HostForm(self.shell)
            self._form.opened.connect(self._propose)
            self._form.closed.connect(self._show_lobby)
            self._stack.addWidget(self._form)
        return self._form

    def enter(self, **arguments: object) -> None:
        """Shows a visit, or goes on to its table where a match is under way."""
        visit = arguments.get("visit")
        if not isinstance(visit, Visit):
            self.shell.go("lan")
            return
        self.take(visit)
        visit.began.connect(self._began)
        if visit.playing:
            self._began()
            return
        self._show_lobby()
        self.problem.clear()
        self.chat.show_visit(visit)
        self.show_room()
        self.ready.setFocus()

    def release(self) -> Visit | None:
        """Holds the visit no longer, and lets it go on."""
        self._timer.stop()
        self.chat.show_visit(None)
        if self.visit is not None:
            self.visit.began.disconnect(self._began)
        return super().release()

    def show_room(self) -> None:
        """Shows the lobby as it is now."""
        visit, lobby = self.visit, self.visit.lobby if self.visit else None
        if visit is None or lobby is None:
            return
        me = visit.me
        closed = QCoreApplication.translate("Lobby", "{name} (not open to all)")
        self.title.setText(closed.format(name=lobby.name) if lobby.locked or lobby.password else lobby.name)
        self._show_seats(visit, lobby)
        self.onlookers.show_people(visit, lobby)
        agrees = self._agrees(lobby)
        self.terms.show_terms(lobby.terms, agrees)
        late = tuple(person.name for person in lobby.people if not person.accepted and person.seat is not None)
        self.terms.show_consent(visit.is_host, late)
        self.waiting.setText(waiting_words(visit))
        self._offer_ready(visit, lobby, agrees)
        self.stand.setVisible(me is not None and me.seat is not None)
        self.lock.setVisible(visit.is_host)
        unlock = QCoreApplication.translate("Lobby", "Let others in")
        self.lock.setText(unlock if lobby.locked else QCoreApplication.translate("Lobby", "Lock"))
        away = QCoreApplication.translate("Lobby", "Away for a moment")
        self.away.setText(QCoreApplication.translate("Lobby", "Back again") if me and me.away else away)
        if any(person.gone for person in lobby.people) and not self._timer.isActive():
            self._timer.start()
        elif not any(person.gone for person in lobby.people):
            self._timer.stop()

    def show_line(self) -> None:
        """Says when the line is broken; a visit that has ended leads back to the list."""
        super().show_line()
        if self.visit is not None and self.visit.guest.state == "lost":
            self.problem.tell(QCoreApplication.translate("Lan", "Connection lost. Calling again …"))
        elif self.visit is not None:
            self.problem.clear()
            self.show_room()

    def show_refusal(self, words: str) -> None:
        """Says why a wish was not granted."""
        self.problem.tell(words, choices=[(QCoreApplication.translate("Window", "Close"), self.problem.clear)])

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.invite.setText(QCoreApplication.translate("Lobby", "Invite…"))
        self.leave.setText(QCoreApplication.translate("TablePage", "Leave"))
        self.stand.setText(QCoreApplication.translate("Lobby", "Stand up"))
        for card in self.seats:
            card.retranslate()
        self.onlookers.retranslate()
        self.terms.retranslate()
        self.chat.retranslate()
        self.show_room()

    def _connect(self) -> None:
        for card in self.seats:
            card.wished.connect(self._wish)
            card.muted.connect(self._mute)
        self.onlookers.wished.connect(self._wish)
        self.onlookers.muted.connect(self._mute)
        self.terms.changing.connect(self._change_terms)
        self.terms.reading.connect(self._read)
        self.ready.clicked.connect(self._go_ahead)
        self.stand.clicked.connect(lambda: self._wish(Stand()))
        self.lock.clicked.connect(self._toggle_lock)
        self.away.clicked.connect(self._toggle_away)
        self.invite.clicked.connect(self._invite)
        self.leave.clicked.connect(lambda: self.shell.go("lan"))

    def _show_seats(self, visit: Visit, lobby: Lobby) -> None:
        sides = rules_of(lobby.terms.ruleset, lobby.terms.code).sides
        near = visit.me.seat if visit.me is not None and visit.me.seat is not None else Seat.A
        for card in self.seats:
            card.setVisible(card.seat < lobby.players)
            if card.seat < lobby.players:
                chair = (sides[card.seat] - sides[near]) % 4
                card.show_seat(visit, lobby, chair_colour(chair, self.shell.settings.now.seat_colour))

    def _offer_ready(self, visit: Visit, lobby: Lobby, agrees: bool) -> None:
        """The one thing that is to be done next: agree to the rules, then be ready."""
        me = visit.me
        if me is not None and not me.accepted:
            self._dress_ready("primary")
            self.ready.setText(QCoreApplication.translate("Lobby", "Accept the rules"))
            self.ready.setEnabled(agrees)
            return
        ready = me is not None and me.ready
        self._dress_ready("" if ready else "primary")
        not_ready = QCoreApplication.translate("Lobby", "Not ready after all")
        self.ready.setText(not_ready if ready else QCoreApplication.translate("Lobby", "Ready"))
        self.ready.setEnabled(granted(lobby, visit.guest.me, SetReady(not ready)))

    def _dress_ready(self, look: str) -> None:
        if self.ready.property("look") != look:
            self.ready.setProperty("look", look)
            self.ready.style().unpolish(self.ready)
            self.ready.style().polish(self.ready)

    def _agrees(self, lobby: Lobby) -> bool:
        """Whether an older match that is carried on stands where one's own log of it ends."""
        origin = lobby.terms.origin
        if origin is None or not (self.shell.data_dir / DIARY).exists():
            return True
        if self._agreed[0] != origin:
            diary = Diary(self.shell.data_dir)
            self._agreed = origin, diary.agrees(origin)
            diary.close()
        return self._agreed[1]

    def _wish(self, wish: AnyWish) -> None:
        if self.visit is not None:
            self.problem.clear()
            self.visit.guest.wish(wish)

    def _mute(self, who: int) -> None:
        if self.visit is not None:
            self.visit.guest.muted ^= {who}
            self.show_room()

    def _go_ahead(self) -> None:
        """Agrees to the rules, or is ready, or not after all."""
        visit, lobby, me = self.visit, self.visit.lobby if self.visit else None, self.visit.me if self.visit else None
        if visit is None or lobby is None or me is None:
            return
        if me.accepted:
            visit.guest.ready(not me.ready)
        else:
            self._wish(Accept(lobby.revision))

    def _toggle_lock(self) -> None:
        if self.visit is not None and self.visit.lobby is not None:
            self._wish(Lock(not self.visit.lobby.locked))

    def _toggle_away(self) -> None:
        if self.visit is not None and self.visit.me is not None:
            self._wish(SetAway(not self.visit.me.away))

    def _change_terms(self) -> None:
        if self.visit is not None and self.visit.lobby is not None:
            self.form.show_terms(self.visit.lobby.terms)
            self._stack.setCurrentWidget(self.form)
            self.form.enter()

    def _propose(self, setup: HostSetup) -> None:
        self._show_lobby()
        if self.visit is not None and self.visit.lobby is not None and setup.terms != self.visit.lobby.terms:
            self._wish(SetTerms(setup.terms))

    def _show_lobby(self) -> None:
        self._stack.setCurrentWidget(self._lobby)

    def _read(self) -> None:
        if self.visit is not None and self.visit.lobby is not None:
            self.shell.go("rules")

    def _invite(self) -> None:
        if self.visit is not None:
            server = self.visit.server
            InviteBox(self, server.invitations if server else (self.visit.guest.invitation,)).open()

    def _began(self) -> None:
        self.hand_on("lan_table")

    @property
    def law(self) -> dict[str, object] | None:
        """The rules that are talked about here, to be read in a window beside."""
        lobby = self.visit.lobby if self.visit else None
        return {"ruleset": lobby.terms.ruleset, "options": lobby.terms.code} if lobby else None

    def _lay_out(self) -> None:
        self.title.setProperty("look", "title")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        for button in (self.invite, self.lock, self.away, self.leave):
            button.setProperty("look", "small")
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title, 1)
        for button in (self.invite, self.lock, self.away, self.leave):
            head.addWidget(button)
        halves = QHBoxLayout()
        halves.setSpacing(16)
        halves.addWidget(self._left(), 1)
        halves.addWidget(self._right())
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self.waiting, 1)
        foot.addWidget(self.stand)
        foot.addWidget(self.ready)
        self._lobby = QWidget()
        column = QVBoxLayout(self._lobby)
        column.setContentsMargins(28, 14, 28, 18)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(self.problem)
        column.addLayout(halves, 1)
        column.addLayout(foot)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._lobby)

    def _left(self) -> QScrollArea:
        inner, grid = QWidget(), QGridLayout()
        grid.setSpacing(12)
        for card in self.seats:
            grid.addWidget(card, card.seat // 2, card.seat % 2)
        for side in (0, 1):
            grid.setColumnStretch(side, 1)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(12)
        column.addLayout(grid)
        column.addWidget(self.onlookers)
        column.addWidget(self.terms)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        return scroll

    def _right(self) -> QFrame:
        panel = QFrame()
        panel.setProperty("look", "panel")
        panel.setFixedWidth(_SIDE)
        column = QVBoxLayout(panel)
        column.setContentsMargins(14, 14, 14, 14)
        column.addWidget(self.chat)
        return panel
