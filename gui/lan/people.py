"""Those who are at the table without a seat."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QWidget

from gui.lan.presence import granted, presence_words
from gui.lan.visit import Visit
from net.lobby import MOST_PEOPLE, Kick, Lobby, Person


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
        mine, muted = person.id == visit.guest.me, person.id in visit.guest.muted
        presence = presence_words(visit, person)
        name = QCoreApplication.translate("Lobby", "{name} (you)").format(name=person.name) if mine else person.name
        words = f"{name} · {presence}" if presence else name
        button.setText(words.replace("&", "&&"))
        button.setEnabled(not mine)
        menu = button.menu()
        menu.clear()
        mute = QCoreApplication.translate("Lobby", "Mute in the chat")
        again = QCoreApplication.translate("Lobby", "Hear again in the chat")
        menu.addAction(again if muted else mute).triggered.connect(lambda: self.muted.emit(person.id))
        if granted(lobby, visit.guest.me, Kick(person.id)):
            send = menu.addAction(QCoreApplication.translate("Lobby", "Send away"))
            send.triggered.connect(lambda: self.wished.emit(Kick(person.id)))
