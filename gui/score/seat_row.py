"""One seat of the hand to be scored: who he is, his sets, his tiles, his flowers; a click takes a tile away."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from engine.rules import Rules
from engine.tile import Tile
from gui.rules.hands import concealed_kong
from gui.score.draft import Draft, DraftMeld, Target
from gui.score.tiles import TileButton
from gui.shell import Shell
from gui.table.sprites import Sprites
from gui.table.words import wind_name

Change = Callable[[], object]

NAME, STAKES, GROUP, GAP = (
    112,
    112,
    20,
    2,
)  # pixels: of the columns beside the tiles, and what each group and each button adds
FLOATS = 3


class SeatRow(QFrame):
    """`tile_width` is what tiles are to be wide, if all of them find room in the `room` that the row has.

    `taken` asks for the seat to be the one that tiles go to, `won` for it to win; `changed` follows whatever the
    player changed in the draft here."""

    taken = Signal(int)
    won = Signal(int)
    changed = Signal()

    def __init__(self, shell: Shell, sprites: Sprites, seat: int, width: float) -> None:
        super().__init__()
        self.seat = seat
        self._shell, self._sprites, self._width = shell, sprites, width
        self.tile_width, self.room = width, 0
        self.name, self.wins = QPushButton(), QRadioButton()
        self.fire, self.float = QCheckBox(), QComboBox()
        self.float.addItems([""] * FLOATS)
        self.win_slot: QWidget | None = None
        self._draft: Draft | None = None
        self._rules: Rules | None = None
        self.name.setProperty("look", "small")
        self.name.setFixedWidth(NAME)
        self.name.setCheckable(True)
        self.name.clicked.connect(lambda: self.taken.emit(seat))
        self.wins.clicked.connect(lambda: self.won.emit(seat))
        self.fire.clicked.connect(self._stake)
        self.float.activated.connect(self._stake)
        self._tiles = QHBoxLayout()
        self._tiles.setSpacing(8)
        self._lay_out()

    def show_draft(self, draft: Draft, rules: Rules, current: bool, problem: str) -> None:
        """Shows the seat as it stands; `problem` is the part of it that is wrong, such as `hand` or `melds[1]`."""
        self._draft, self._rules = draft, rules
        stakes = bool(rules.initial.stakes)
        held, wins = draft.seats[self.seat], draft.winner == self.seat
        self._look("seat wrong" if problem == "seat" else "seat now" if current else "seat")
        self.name.setChecked(current)
        self.wins.setChecked(wins)
        self.fire.setVisible(stakes)
        self.float.setVisible(stakes)
        self.fire.setChecked(held.fire)
        self.float.setCurrentIndex(held.float)
        self._width = self._fitting(draft, stakes)
        _clear(self._tiles)
        for place, meld in enumerate(held.melds):
            self._tiles.addWidget(self._meld(place, meld, problem.startswith(f"melds[{place}]")))
        self._tiles.addWidget(self._hand(draft, wins, problem == "hand"))
        if wins:
            self.win_slot = self._win(draft, problem == "win")
            self._tiles.addWidget(self.win_slot)
        if held.flowers:
            self._tiles.addWidget(self._row(_takes(held.flowers), problem == "flowers"))
        self._tiles.addStretch(1)

    def retranslate(self) -> None:
        """Writes all words anew."""
        wind = wind_name(self.seat)
        dealer = QCoreApplication.translate("Score", "{wind} · dealer").format(wind=wind)
        self.name.setText(dealer if self.seat == 0 else wind)
        self.name.setAccessibleDescription(QCoreApplication.translate("Score", "Tiles that you click go to this seat"))
        self.wins.setText(QCoreApplication.translate("Score", "wins"))
        self.wins.setAccessibleName(QCoreApplication.translate("Score", "{wind} wins").format(wind=wind))
        self.fire.setText(QCoreApplication.translate("Score", "Fire"))
        for number in range(FLOATS):
            self.float.setItemText(number, QCoreApplication.translate("Score", "Float {n}").format(n=number))
        self.float.setAccessibleName(QCoreApplication.translate("Score", "Float of {wind}").format(wind=wind))
        self.fire.setAccessibleName(QCoreApplication.translate("Score", "Fire of {wind}").format(wind=wind))

    def _lay_out(self) -> None:
        side = QVBoxLayout()
        side.setSpacing(2)
        side.addWidget(self.name)
        side.addWidget(self.wins, 0, Qt.AlignmentFlag.AlignLeft)
        stakes = QVBoxLayout()
        stakes.setSpacing(2)
        stakes.addWidget(self.fire)
        stakes.addWidget(self.float)
        self.wins.setProperty("look", "small")
        self.fire.setProperty("look", "small")
        self.float.setProperty("look", "small")
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 3, 8, 3)
        row.setSpacing(8)
        row.addLayout(side)
        row.addLayout(self._tiles, 1)
        row.addLayout(stakes)

    def _fitting(self, draft: Draft, stakes: bool) -> float:
        """How wide tiles may be at most."""
        held = draft.seats[self.seat]
        tiles = (
            sum(len(meld.tiles) for meld in held.melds) + len(held.flowers) + max(held.hand_size, len(held.hand)) + 1
        )
        groups = len(held.melds) + 2 + bool(held.flowers)
        room = self.room - NAME - STAKES * stakes - GROUP * (1 + groups) - GAP * tiles
        return max(10.0, min(self.tile_width, room / tiles))

    def _hand(self, draft: Draft, wins: bool, wrong: bool) -> QWidget:
        held = draft.seats[self.seat]
        if held.hand:
            return self._row(_takes(held.hand), wrong)
        label = QLabel(
            QCoreApplication.translate("Score", "click tiles below")
            if wins
            else QCoreApplication.translate("Score", "hand not known")
        )
        label.setProperty("look", "problem" if wrong else "hint")
        return label

    def _win(self, draft: Draft, wrong: bool) -> QWidget:
        if draft.tile is None:
            label = QLabel(QCoreApplication.translate("Score", "+ winning tile"))
            label.setProperty("look", "problem" if wrong else "hint")
            return label
        return self._row([(draft.tile, lambda: setattr(draft, "tile", None))], wrong, "win")

    def _meld(self, place: int, meld: DraftMeld, wrong: bool) -> QWidget:
        assert self._draft is not None
        draft, box = self._draft, QFrame()
        tiles = concealed_kong(meld.tiles) if meld.target is Target.CONCEALED else meld.tiles
        button = self._button(tiles)
        button.clicked.connect(lambda: self._do(lambda: draft.seats[self.seat].melds.pop(place)))
        column = QVBoxLayout(box)
        column.setContentsMargins(2, 2, 2, 2)
        column.setSpacing(1)
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        fed = QPushButton(_fed_words(meld))
        fed.setProperty("look", "tag")
        fed.setEnabled(meld.source is not None and meld.target is not Target.CHOW)
        fed.setToolTip(_source_words(meld))
        fed.setAccessibleDescription(fed.toolTip())
        fed.clicked.connect(lambda: self._do(lambda: draft.turn_meld(self.seat, place)))
        column.addWidget(fed)
        box.setProperty("look", "slot wrong" if wrong else "slot")
        return box

    def _row(self, tiles: Sequence[tuple[int, Change]], wrong: bool, look: str = "slot") -> QFrame:
        box = QFrame()
        box.setProperty("look", "slot wrong" if wrong else look)
        row = QHBoxLayout(box)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(0)
        for tile, take in tiles:
            button = self._button((tile,))
            button.clicked.connect(lambda _checked=False, take=take: self._do(take))
            row.addWidget(button)
        return box

    def _button(self, tiles: tuple[int, ...]) -> TileButton:
        assert self._rules is not None
        button = TileButton(self._shell, self._sprites, tiles, self._width)
        button.name(self._rules)
        return button

    def _do(self, change: Change) -> None:
        change()
        self.changed.emit()

    def _stake(self) -> None:
        assert self._draft is not None
        held = self._draft.seats[self.seat]
        held.fire, held.float = self.fire.isChecked(), self.float.currentIndex()
        self.changed.emit()

    def _look(self, look: str) -> None:
        if self.property("look") != look:
            self.setProperty("look", look)
            self.style().unpolish(self)
            self.style().polish(self)


def _source_words(meld: DraftMeld) -> str:
    """Where the set came from, in full, and what a click changes."""
    if meld.source is None:
        return QCoreApplication.translate("Score", "A concealed kong: nobody fed it.")
    words = QCoreApplication.translate("Score", "Fed by {wind}, the fourth tile added later. Click to change.")
    if not meld.added:
        words = QCoreApplication.translate("Score", "Fed by {wind}. Click to change.")
    return words.format(wind=wind_name(meld.source))


def _takes(tiles: list[Tile]) -> list[tuple[int, Change]]:
    """The tiles, each with what takes it away."""
    return [(tile, partial(tiles.pop, place)) for place, tile in enumerate(tiles)]


def _fed_words(meld: DraftMeld) -> str:
    if meld.source is None:
        return QCoreApplication.translate("Score", "concealed")
    if meld.added:
        return QCoreApplication.translate("Score", "← {wind} +").format(wind=wind_name(meld.source))
    return QCoreApplication.translate("Score", "← {wind}").format(wind=wind_name(meld.source))


def _clear(row: QHBoxLayout) -> None:
    while (item := row.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
