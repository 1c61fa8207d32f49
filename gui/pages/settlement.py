"""The settlement: a panel over the table that says who won, what it is worth, who pays whom, and why."""

from PySide6.QtCore import QCoreApplication, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.rules import Rules
from engine.seat import SEATS
from gui import speeds
from gui.pages import settlement_words as words
from gui.pages.why import why_button
from gui.table.motion import Animator, steady
from gui.table.pictures import Pictures
from gui.table.words import name_of, number_words, signed
from net.session import Match

_LARGEST = (1000, 740)
_LARGE, _SMALL = 30.0, 19.0  # widths of tiles


class Settlement(QFrame):
    """Shows a finished deal line by line; a click shows everything. It can be folded away to look at the table.

    `scale` is that of the table, `note` a line beside the buttons for whoever holds the table. `next` says that the
    player is ready to go on, `folded` that the panel was put away or taken up again, `asked` carries the key of a line
    whose clause the player wants to read.
    """

    next = Signal()
    folded = Signal()
    asked = Signal(str)

    def __init__(self, parent: QWidget, rules: Rules, animator: Animator) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self.rules, self.animator = rules, animator
        self.pictures = Pictures()
        self.scale = 1.0
        self.match: Match | None = None
        self._seated = True
        self._lines: list[QWidget] = []
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self.hide_button, self.next_button = QPushButton(), QPushButton()
        self.next_button.setProperty("look", "primary")
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.note.setContentsMargins(12, 0, 12, 0)
        self.hide_button.clicked.connect(self.fold)
        self.next_button.clicked.connect(self.go)
        buttons = QHBoxLayout()
        buttons.addWidget(self.hide_button)
        buttons.addWidget(self.note, 1)
        buttons.addWidget(self.next_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(26, 20, 26, 18)
        column.addWidget(self._area, 1)
        column.addLayout(buttons)
        self.unfold_button = QPushButton(parent)
        self.unfold_button.clicked.connect(self.fold)
        self.unfold_button.hide()
        self.hide()

    @property
    def active(self) -> bool:
        """Whether a finished deal is being settled, folded away or not."""
        return self.match is not None

    @property
    def revealing(self) -> bool:
        """Whether lines are still to come."""
        return any(line.isHidden() for line in self._lines)

    def show_deal(self, match: Match, seated: bool) -> None:
        """Shows a finished deal, unless it is shown already; who only watches has nothing to press."""
        if self.match is not None:
            return
        self.match, self._seated = match, seated
        self._build()
        count = len(self._lines)
        length = min(count * speeds.FAN_LINE, speeds.FAN_LINES_AT_MOST)
        for line in self._lines:
            line.hide()
        self.animator.run(lambda share: self._reveal(round(share * count)), length, key=self, ease=steady)
        self.show()
        self.raise_()
        self.next_button.setFocus()

    def leave(self) -> None:
        """The settlement is over: the next deal begins."""
        self.match = None
        self._lines = []
        self.hide()
        self.unfold_button.hide()

    def wait(self) -> None:
        """The player is ready; the others are waited for."""
        self.next_button.setEnabled(False)
        self.next_button.setText(QCoreApplication.translate("Settlement", "Waiting for the others…"))

    def go(self) -> None:
        """Shows what is still to come, or goes on."""
        if self.revealing:
            self._reveal(len(self._lines))
        elif self.next_button.isEnabled():
            self.next.emit()

    def fold(self) -> None:
        """Puts the panel away to look at the table, or takes it up again."""
        self.setVisible(self.isHidden())
        self.unfold_button.setVisible(self.isHidden())
        self.unfold_button.raise_()
        self.folded.emit()

    def place(self, area: QRect) -> None:
        """Lies in the middle of the table."""
        width = min(round(_LARGEST[0] * max(1.0, self.scale)), area.width() - 60)
        height = min(round(_LARGEST[1] * max(1.0, self.scale)), area.height() - 36, self._wanted(width))
        self.setGeometry((area.width() - width) // 2, (area.height() - height) // 2, width, height)
        self.unfold_button.adjustSize()
        self.unfold_button.move((area.width() - self.unfold_button.width()) // 2, round(area.height() * 0.79))

    def _wanted(self, width: int) -> int:
        """The height at which nothing needs to be scrolled, for a panel of this width."""
        body = self._area.widget()
        lines = body.layout() if body is not None else None
        column = self.layout()
        if lines is None or column is None:
            return 0
        margins = column.contentsMargins()
        inner = width - margins.left() - margins.right() - 2
        tall = lines.totalHeightForWidth(inner) if lines.hasHeightForWidth() else lines.totalSizeHint().height()
        buttons = max(self.hide_button.sizeHint().height(), self.next_button.sizeHint().height())
        return tall + buttons + margins.top() + margins.bottom() + column.spacing() + 2

    def retranslate(self) -> None:
        """Writes all words anew."""
        if self.match is not None:
            self._build()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click shows everything."""
        self._reveal(len(self._lines))

    def _reveal(self, count: int) -> None:
        for line in self._lines[:count]:
            line.show()

    def _build(self) -> None:
        assert self.match is not None
        self._lines = []
        over = self.match.deal.next is not None and self.match.deal.next.over
        self.hide_button.setText(QCoreApplication.translate("Settlement", "Look at the table"))
        self.unfold_button.setText(QCoreApplication.translate("Settlement", "Show the settlement"))
        ranking = QCoreApplication.translate("Settlement", "Final ranking")
        self.next_button.setText(ranking if over else QCoreApplication.translate("Settlement", "Next deal"))
        self.next_button.setEnabled(self._seated or over)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(10)
        title = QLabel(words.headline(self.match, self.rules))
        title.setProperty("look", "title")
        title.setWordWrap(True)
        self.setAccessibleName(title.text())
        column.addWidget(title)
        top = QHBoxLayout()
        top.setSpacing(36)
        left = QVBoxLayout()
        left.setSpacing(8)
        for number in range(len(self.match.deal.scored)):
            self._add_winner(column, left, number)
        left.addStretch(1)
        top.addLayout(left, 3)
        top.addLayout(self._totals(), 2)
        column.addLayout(top)
        for line in words.liable_lines(self.match, self.rules):
            self._add_liable(column, line)
        self._add_payments(column)
        self._add_hands(column)
        column.addStretch(1)
        self._area.setWidget(body)

    def _add_winner(self, above: QVBoxLayout, column: QVBoxLayout, number: int) -> None:
        assert self.match is not None
        deal, scored = self.match.deal, self.match.deal.scored[number]
        groups = words.open_hand(deal, scored.seat)
        hand = QLabel()
        hand.setPixmap(self.pictures.row(groups, _LARGE * self.scale, lit=(len(groups) - 1,)))
        above.addWidget(hand)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(2)
        for row, line in enumerate(words.count_lines(self.rules, scored)):
            self._put(grid, row, 0, _label(line.words), 1 if line.worth else 3)
            if line.tiles:
                picture = QLabel()
                picture.setPixmap(self.pictures.row([line.tiles], _SMALL * self.scale))
                self._put(grid, row, 1, picture)
            if line.worth:
                self._put(grid, row, 2, _label(line.worth, "worth"))
            self._put_why(grid, row, 3, line.key)
        grid.setColumnStretch(4, 1)
        column.addLayout(grid)
        value = _label(words.value_words(self.rules, scored), "large")
        self._keep(value)
        column.addWidget(value)

    def _add_liable(self, column: QVBoxLayout, line: words.Line) -> None:
        grid = QGridLayout()
        grid.addWidget(_label(line.words, "warning"), 0, 0)
        self._put_why(grid, 0, 1, line.key)
        grid.setColumnStretch(2, 1)
        column.addLayout(grid)

    def _totals(self) -> QVBoxLayout:
        """What each player has gained or lost in the deal, and has now."""
        assert self.match is not None
        deal = self.match.deal
        grid = QGridLayout()
        grid.setHorizontalSpacing(22)
        grid.setVerticalSpacing(6)
        for row, (seat, gain) in enumerate(zip(SEATS, words.gains(deal), strict=False)):
            grid.addWidget(_label(name_of(self.match.header, deal, seat)), row, 0)
            grid.addWidget(_label(signed(gain), "gain" if gain > 0 else "loss" if gain < 0 else "worth"), row, 1)
            grid.addWidget(_label(number_words(deal.standing.scores[seat]), "worth"), row, 2)
        column = QVBoxLayout()
        column.addLayout(grid)
        column.addStretch(1)
        return column

    def _put(self, grid: QGridLayout, row: int, column: int, widget: QWidget, span: int = 1) -> None:
        self._keep(widget)
        grid.addWidget(widget, row, column, 1, span)

    def _put_why(self, grid: QGridLayout, row: int, column: int, key: str) -> None:
        button = why_button(self.rules, key, self.asked.emit)
        if button is not None:
            self._put(grid, row, column, button)

    def _keep(self, line: QWidget) -> None:
        """A line to be revealed, which has its room from the start."""
        policy = line.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        line.setSizePolicy(policy)
        self._lines.append(line)

    def _add_payments(self, column: QVBoxLayout) -> None:
        assert self.match is not None
        rows = words.payments(self.match, self.rules)
        if not rows:
            column.addWidget(_label(QCoreApplication.translate("Settlement", "Nobody pays anything."), "muted"))
            return
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(2)
        for number, row in enumerate(rows):
            who = QCoreApplication.translate("Settlement", "{payer} pays {to}").format(payer=row.payer, to=row.to)
            self._put(grid, number, 0, _label(who))
            self._put(grid, number, 1, _label(row.amount, "worth"))
            self._put_why(grid, number, 2, row.key)
            self._put(grid, number, 3, _label(row.why, "muted"))
        grid.setColumnStretch(3, 1)
        column.addWidget(_rule())
        column.addLayout(grid)

    def _add_hands(self, column: QVBoxLayout) -> None:
        assert self.match is not None
        deal = self.match.deal
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(0)
        for row, seat in enumerate(SEATS[: deal.players]):
            picture = QLabel()
            picture.setPixmap(
                self.pictures.row([*words.open_hand(deal, seat), deal.flowers[seat]], _SMALL * self.scale)
            )
            grid.addWidget(_label(name_of(self.match.header, deal, seat)), row, 0)
            grid.addWidget(picture, row, 1)
        grid.setColumnStretch(1, 1)
        column.addWidget(_rule())
        column.addLayout(grid)


def _label(text: str, look: str = "") -> QLabel:
    label = QLabel(text)
    label.setWordWrap(look == "muted")
    if look:
        label.setProperty("look", look)
    if look in ("worth", "gain", "loss"):
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return label


def _rule() -> QFrame:
    line = QFrame()
    line.setFrameShape(QFrame.Shape.HLine)
    line.setProperty("look", "rule")
    return line
