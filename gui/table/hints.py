"""What the table tells who points at a tile: how many are unseen, and what a discard would leave him waiting for."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from engine.deal import Deal, without
from engine.rules import Rules
from engine.scoring import waits
from engine.seat import Seat, seat_wind
from engine.tile import FIRST_FLOWER, HIDDEN, Tile
from gui.table.pictures import Pictures
from gui.table.words import tile_name

_AT_MOST = 9  # waits shown side by side
_TILE = 24.0


class Wait(NamedTuple):
    """A tile that would win, how many are unseen, the gain by discard and by self-draw (None: below the minimum)."""

    tile: Tile
    unseen: int
    discard: int | None
    self_draw: int | None


def unseen(deal: Deal, face: int) -> int:
    """How many copies of a face the view of a deal does not show."""
    rows = (
        *deal.hands,
        *(meld.tiles for row in deal.melds for meld in row),
        *deal.flowers,
        tuple(discard.tile for discard in deal.discards if discard.claimed_by is None),
    )
    return (1 if face >= FIRST_FLOWER else 4) - sum(row.count(Tile(face)) for row in rows)


def waits_after(rules: Rules, deal: Deal, seat: Seat, discard: Tile) -> tuple[Wait, ...]:
    """What the seat, which must be seen, would wait for after a discard; empty if that doesn't leave it ready."""
    standing = deal.standing
    hand = without(deal.hands[seat], discard)
    rows = waits(
        rules,
        hand,
        deal.melds[seat],
        standing.round_wind,
        seat_wind(seat, standing.dealer, deal.players),
        deal.flowers[seat],
        deal.declared[seat],
    )
    return tuple(Wait(row.tile, unseen(deal, row.tile), row.discard, row.self_draw) for row in rows)


class WaitsPanel(QFrame):
    """The waits as pictures, with how many are unseen and what each would bring; `scale` is that of the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.waits: tuple[Wait, ...] = ()
        self.pictures = Pictures()
        self.scale = 1.0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(14, 8, 14, 8)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(0)
        self.hide()

    def show_waits(self, rows: tuple[Wait, ...]) -> None:
        """Shows these waits, or hides when there are none."""
        if rows == self.waits:
            return
        self.waits = rows
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        heads = (
            QCoreApplication.translate("Hints", "waits for"),
            QCoreApplication.translate("Hints", "unseen"),
            QCoreApplication.translate("Hints", "by discard"),
            QCoreApplication.translate("Hints", "by self-draw"),
        )
        for line, head in enumerate(heads):
            self._put(line, 0, head, "muted")
        for column, row in enumerate(rows[:_AT_MOST], 1):
            self._put_wait(column, row)
        self.setAccessibleName(" · ".join(f"{tile_name(row.tile)}: {row.unseen}" for row in rows))
        self.adjustSize()
        self.setVisible(bool(rows))

    def _put_wait(self, column: int, row: Wait) -> None:
        picture = QLabel()
        picture.setPixmap(self.pictures.row([(row.tile,)], _TILE * self.scale))
        picture.setAccessibleName(tile_name(row.tile))
        self._grid.addWidget(picture, 0, column, Qt.AlignmentFlag.AlignHCenter)
        self._put(1, column, str(row.unseen))
        for line, gain in ((2, row.discard), (3, row.self_draw)):
            self._put(line, column, "—" if gain is None else f"+{gain}", "muted" if gain is None else "")

    def _put(self, line: int, column: int, words: str, look: str = "") -> None:
        label = QLabel(words)
        label.setProperty("look", look)
        side = Qt.AlignmentFlag.AlignHCenter if column else Qt.AlignmentFlag.AlignRight
        self._grid.addWidget(label, line, column, side | Qt.AlignmentFlag.AlignVCenter)


def pointed_words(deal: Deal, face: int) -> str:
    """A line about a tile that is pointed at."""
    if face == HIDDEN:
        return ""
    words = QCoreApplication.translate("Hints", "{tile}: {count} unseen")
    return words.format(tile=tile_name(face), count=unseen(deal, face))
