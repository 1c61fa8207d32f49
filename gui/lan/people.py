"""The people of a table: those without a seat in the lobby, and all others in the menu beside the game."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QWidget

from gui.lan.presence import granted, presence_words
from gui.lan.visit import Visit
from net.lobby import MOST_PEOPLE, Kick, Lobby, Person


def add_people(menu: QMenu, visit: Visit) -> None:
    """A menu for each other person: to hear him or not, and for the host to send him away."""
    lobby = visit.lobby
    for person in lobby.people if lobby is not None else ():
        if lobby is None or person.id == visit.guest.me:
            continue
        one = menu.addMenu(person.name.replace("&", "&&"))
        add_mute(one, visit, person, partial(_mute, visit, person))
        if granted(lobby, visit.guest.me, Kick(person.id)):
            send = one.addAction(QCoreApplication.translate("Lobby", "Send away"))
            send.triggered.connect(lambda _checked=False, who=person.id: visit.guest.wish(Kick(who)))


def add_mute(menu: QMenu, visit: Visit, person: Person, mute: Callable[[], None]) -> None:
    """The line of a menu that mutes a person, or lets him be heard again."""
    quiet = QCoreApplication.translate("Lobby", "Mute in the chat")
    again = QCoreApplication.translate("Lobby", "Hear again in the chat")
    menu.addAction(again if person.id in visit.guest.muted else quiet).triggered.connect(lambda: mute())


def _mute(visit: Visit, person: Person) -> None:
    visit.guest.muted ^= {person.id}


class OnlookerList(QWidget):
    """A button for each onlooker, with what can be done about him in its menu; hidden while there is none."""

    wished = Signal(object)
    muted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.label = QLabel()
        self.label.setProperty("look", "hint")
        self.buttons = [QPushButton() for _ in range(MOST_PEOPLE)]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.label)
        for button in self.buttons:
            button.setProperty("look", "small")
            button.setMenu(QMenu(button))
            row.addWidget(button)
        row.addStretch(1)

    def show_people(self, visit: Visit, lobby: Lobby) -> None:
        """Shows who has no seat now."""
        people = [person for person in lobby.people if person.seat is None]
        self.setVisible(bool(people))
        for place, button in enumerate(self.buttons):
            button.setVisible(place < len(people))
            if place < len(people):
                self._show(button, people[place], visit, lobby)

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.label.setText(QCoreApplication.translate("Lobby", "Without a seat:"))

    def _show(self, button: QPushButton, person: Person, visit: Visit, lobby: Lobby) -> None:
        mine = person.id == visit.guest.me
        presence = presence_words(visit, person)
        name = QCoreApplication.translate("Lobby", "{name} (you)").format(name=person.name) if mine else person.name
        words = f"{name} · {presence}" if presence else name
        button.setText(words.replace("&", "&&"))
        button.setEnabled(not mine)
        menu = button.menu()
        menu.clear()
        add_mute(menu, visit, person, lambda: self.muted.emit(person.id))
        if granted(lobby, visit.guest.me, Kick(person.id)):
            send = menu.addAction(QCoreApplication.translate("Lobby", "Send away"))
            send.triggered.connect(lambda: self.wished.emit(Kick(person.id)))
