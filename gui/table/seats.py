"""The plates at the seats: who sits there, what he has, what he has declared."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.deal import Deal
from engine.match import Header
from engine.seat import seat_wind
from gui import speeds, theme
from gui.table.frame import BOTTOM, PLATES, Frame
from gui.table.motion import Animator, steady
from gui.table.words import number_words, signed, wind_name
from gui.theme import SEAT_COLOURS, Theme

_COLOURS = ("jade", "indigo", "amber", "cinnabar")


class SeatFacts(NamedTuple):
    """What a plate says; `stake` is fire and float in words, `danger` says that a discard may make liable."""

    name: str
    wind: int
    score: int
    dealer: bool
    ready: bool
    stake: str
    danger: bool
    colour: str


def chair_colour(chair: int, near_colour: str) -> str:
    """The colour of a chair, where the near one has that name."""
    colours = (near_colour, *(colour for colour in _COLOURS if colour != near_colour))
    return SEAT_COLOURS[colours[chair]]


def seat_facts(header: Header, deal: Deal, seat: int, near_colour: str, chair: int, danger: bool) -> SeatFacts:
    """What the plate of a seat says in a deal."""
    player = header.players[seat]
    return SeatFacts(
        name=player.name or QCoreApplication.translate("Table", "Player {number}").format(number=seat + 1),
        wind=seat_wind(seat, deal.standing.dealer, deal.players),
        score=deal.standing.scores[seat],
        dealer=seat == deal.standing.dealer,
        ready=deal.declared[seat] is not None,
        stake=_stake_words(deal, seat),
        danger=danger,
        colour=chair_colour(chair, near_colour),
    )


def _stake_words(deal: Deal, seat: int) -> str:
    stakes = deal.standing.stakes
    if not stakes:
        return ""
    words = [QCoreApplication.translate("Table", "fire")] if stakes[seat].fire else []
    if stakes[seat].float:
        words.append(QCoreApplication.translate("Table", "float {number}").format(number=stakes[seat].float))
    return " · ".join(words)


class Plate(QGraphicsItem):
    """The plate of one chair; a change of the score shows beside it for a while, as does who is not there."""

    def __init__(self, look: Theme, chair: int) -> None:
        super().__init__()
        self.chair = chair
        self.facts: SeatFacts | None = None
        self.change = self.presence = ""
        self._look = look
        self._at = Frame(1.0, 0.0, 0.0)
        self.setZValue(-5)

    def dress(self, look: Theme) -> None:
        """Takes another theme."""
        self._look = look
        self.update()

    def fit(self, at: Frame) -> None:
        """Takes its place on the table."""
        self.prepareGeometryChange()
        self._at = at

    def tell(self, new: SeatFacts | None, animator: Animator) -> None:
        """Shows new facts; what was gained or lost since the last ones is shown with its sign."""
        if new == self.facts:
            return
        if new and self.facts and new.name == self.facts.name and new.score != self.facts.score:
            self.change = signed(new.score - self.facts.score)
            animator.run(lambda share: None, speeds.POINTS_FLY * 2, done=self._forget, key=self, ease=steady)
        self.facts = new
        self.setVisible(new is not None)
        self.update()

    def show_presence(self, words: str) -> None:
        """Says beside the name why the seat does not answer by itself; nothing for somebody who is here."""
        if words != self.presence:
            self.presence = words
            self.update()

    def boundingRect(self) -> QRectF:
        """The plate."""
        return QRectF(*self._at.rect(PLATES[self.chair]))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draws the plate, its medallion, the words."""
        if self.facts is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._at.scale
        area = self.boundingRect().adjusted(2, 2, -2, -2)
        ground = QColor(self._look.panel)
        ground.setAlpha(215)
        edge = self._look.loss if self.facts.danger else self._look.line
        painter.setPen(QPen(QColor(edge), 3.0 if self.facts.danger else 1.2))
        painter.setBrush(ground)
        painter.drawRoundedRect(area, 12 * scale, 12 * scale)
        radius = (20 if self.chair == BOTTOM else 22) * scale
        middle = QPointF(area.left() + radius + 9 * scale, area.center().y())
        self._draw_medallion(painter, middle, radius)
        self._draw_words(painter, area.adjusted(2 * radius + 18 * scale, 4 * scale, -6 * scale, -4 * scale))

    def _draw_medallion(self, painter: QPainter, middle: QPointF, radius: float) -> None:
        assert self.facts is not None
        painter.setBrush(QColor(self.facts.colour))
        dealer = QPen(QColor(theme.GOLD), 3 * self._at.scale)
        painter.setPen(dealer if self.facts.dealer else Qt.PenStyle.NoPen)
        painter.drawEllipse(middle, radius, radius)
        words = wind_name(self.facts.wind)
        pixels = self._at.text(22 if len(words) == 1 else 12)
        painter.setFont(theme.font(pixels, bold=True))
        painter.setPen(QColor("#FFFFFF"))
        circle = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(circle, Qt.AlignmentFlag.AlignCenter, words)

    def _draw_words(self, painter: QPainter, area: QRectF) -> None:
        assert self.facts is not None
        small, large = theme.font(self._at.text(15)), theme.font(self._at.text(21), bold=True)
        upper = QRectF(area.left(), area.top(), area.width(), area.height() * 0.46)
        lower = QRectF(area.left(), upper.bottom(), area.width(), area.height() * 0.54)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(small)
        marks = self._marks()
        room = upper.width() - (QFontMetricsF(small).horizontalAdvance(marks) + 6 if marks else 0)
        painter.setPen(QColor(self._look.muted))
        name = QFontMetricsF(small).elidedText(self.facts.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(upper, left, name)
        painter.setPen(QColor(self._look.accent))
        painter.drawText(upper, right, marks)
        painter.setFont(large)
        painter.setPen(QColor(self._look.text))
        painter.drawText(lower, left, number_words(self.facts.score))
        if self.change:
            painter.setPen(QColor(self._look.loss if self.change.startswith("−") else self._look.gain))
            painter.drawText(lower, right, self.change)

    def _marks(self) -> str:
        assert self.facts is not None
        marks = [self.presence] if self.presence else []
        if self.facts.stake:
            marks.append(self.facts.stake)
        if self.facts.ready:
            marks.append(QCoreApplication.translate("Table", "Ready"))
        if self.facts.danger:
            marks.append("⚠" if self.chair != BOTTOM else "!")
        return " ".join(marks)

    def _forget(self) -> None:
        self.change = ""
        self.update()
