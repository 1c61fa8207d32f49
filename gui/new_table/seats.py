"""Who sits where: the player and bots of each level, in turn order."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from gui.still import StillComboBox
from gui.table_setup import ME

MOST = 4


def level_words(level: str) -> str:
    """What a bot of that level is called, or a seat that waits for somebody."""
    return {
        "open": QCoreApplication.translate("NewTable", "Open seat"),
        "easy": QCoreApplication.translate("NewTable", "Bot, easy"),
        "normal": QCoreApplication.translate("NewTable", "Bot, normal"),
        "hard": QCoreApplication.translate("NewTable", "Bot, hard"),
    }.get(level, level)


class Seats(QWidget):
    """A list for each seat. Exactly one is the player's: where he sits down, who sat there takes his old seat."""

    def __init__(self, levels: Sequence[str]) -> None:
        super().__init__()
        self._choices = (ME, *levels)
        self._held = [ME, *[levels[len(levels) // 2]] * (MOST - 1)]
        self._players = MOST
        self.lists = [StillComboBox() for _ in range(MOST)]
        self._labels = [QLabel() for _ in range(MOST)]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        for seat, (label, box) in enumerate(zip(self._labels, self.lists, strict=True)):
            box.addItems([""] * len(self._choices))
            box.activated.connect(lambda n, seat=seat: self._seat(seat, self._choices[n]))
            label.setBuddy(box)
            grid.addWidget(label, seat, 0)
            grid.addWidget(box, seat, 1)

    @property
    def chosen(self) -> tuple[str, ...]:
        """Who sits at the table, the player's seat as ME."""
        return tuple(self._held[: self._players])

    def show_chosen(self, seats: Sequence[str]) -> None:
        """Seats those who are known, and bots elsewhere."""
        for seat, who in enumerate(seats):
            if who in self._choices:
                self._held[seat] = who
        self.show_players(len(seats))

    def show_players(self, players: int) -> None:
        """Puts so many chairs at the table; a player whose chair goes takes the first."""
        self._players = players
        if ME not in self._held[:players]:
            seat = self._held.index(ME)
            self._held[seat], self._held[0] = self._held[0], ME
        for seat, (label, box) in enumerate(zip(self._labels, self.lists, strict=True)):
            box.setCurrentIndex(self._choices.index(self._held[seat]))
            box.setVisible(seat < players)
            label.setVisible(seat < players)

    def retranslate(self) -> None:
        """Writes all words anew."""
        me = QCoreApplication.translate("NewTable", "Me")
        for seat, (label, box) in enumerate(zip(self._labels, self.lists, strict=True)):
            label.setText(QCoreApplication.translate("NewTable", "Seat {number}").format(number=seat + 1))
            box.setAccessibleName(label.text())
            for n, who in enumerate(self._choices):
                box.setItemText(n, me if who == ME else level_words(who))

    def _seat(self, seat: int, who: str) -> None:
        mine = self._held.index(ME)
        if who == ME:
            self._held[mine] = self._held[seat]
        elif seat == mine:
            other = (mine + 1) % self._players
            self._held[other] = ME
        self._held[seat] = who
        self.show_players(self._players)
