"""The middle of the table: round, deal, dealer's run, seat winds, tiles left, and whose turn it is."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.deal import Deal
from engine.rules import Rules
from engine.seat import seat_wind
from gui import speeds, theme
from gui.table.frame import CENTRE, Frame
from gui.table.layout import Seating
from gui.table.motion import Animator, steady
from gui.table.words import wind_name
from gui.theme import Theme

TURN_PHASES = ("turn", "robbing")


class Facts(NamedTuple):
    """What the middle of the table says: seat winds by chair (None: an empty chair), the chairs of dealer and turn;
    once the dice are `thrown` they lie there until the deal."""

    round_wind: int
    number: int
    run: int
    left: int
    winds: tuple[int | None, ...]
    dealer: int
    turn: int | None
    thrown: bool = False


def facts(rules: Rules, deal: Deal, seats: Seating) -> Facts:
    """The facts of a deal for the middle of the table."""
    standing = deal.standing
    winds: list[int | None] = [None] * 4
    for seat in range(deal.players):
        winds[seats.chair(seat)] = seat_wind(seat, standing.dealer, deal.players)
    turn = seats.chair(deal.turn) if deal.phase in TURN_PHASES or deal.phase == "claims" else None
    dealer = seats.chair(standing.dealer)
    left = tiles_left(rules, deal)
    thrown = bool(deal.throws) and not deal.taken
    return Facts(int(standing.round_wind), standing.number, standing.run, left, tuple(winds), dealer, turn, thrown)


def tiles_left(rules: Rules, deal: Deal) -> int:
    """How many tiles can still be drawn before the deal is a draw game."""
    return _drawable(rules.drawable, len(rules.tiles), deal)


@lru_cache(maxsize=8)
def _drawable(drawable: Callable[[Deal, int], bool], size: int, deal: Deal) -> int:
    taken = deal.taken.bit_count()
    low, high = 0, size - taken
    while low < high:  # it gets no less drawable with more tiles in the wall
        middle = (low + high) // 2
        if drawable(replace(deal, taken=(1 << taken + middle) - 1), 0):
            low = middle + 1
        else:
            high = middle
    return low


class Centre(QGraphicsItem):
    """Draws the facts; the edge of the chair whose turn it is pulses three times, then rests lit."""

    def __init__(self, look: Theme) -> None:
        super().__init__()
        self.facts = Facts(0, 1, 0, 0, (None,) * 4, 0, None)
        self._look = look
        self._at = Frame(1.0, 0.0, 0.0)
        self._glow = 1.0
        self.setZValue(-5)

    def dress(self, look: Theme) -> None:
        """Takes another theme."""
        self._look = look
        self.update()

    def fit(self, at: Frame) -> None:
        """Takes its place on the table."""
        self.prepareGeometryChange()
        self._at = at

    def tell(self, new: Facts, animator: Animator) -> None:
        """Shows new facts."""
        if new == self.facts:
            return
        pulses = new.turn is not None and new.turn != self.facts.turn
        self.facts = new
        self.update()
        if pulses:
            length = speeds.TURN_PULSE * speeds.TURN_PULSES
            animator.run(self._pulse, length, key=self, ease=steady)

    def boundingRect(self) -> QRectF:
        """The panel with its edges."""
        return QRectF(*self._at.rect(CENTRE))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draws the panel, its edges and the words."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = self.boundingRect().adjusted(3, 3, -3, -3)
        radius = 12 * self._at.scale
        painter.setPen(QPen(QColor(self._look.line), 1.5))
        painter.setBrush(QColor(self._look.panel))
        painter.drawRoundedRect(area, radius, radius)
        self._draw_edges(painter, area)
        if not self.facts.thrown:
            self._draw_words(painter, area)

    def _draw_edges(self, painter: QPainter, area: QRectF) -> None:
        edge = 26 * self._at.scale
        for chair, wind in enumerate(self.facts.winds):
            if wind is None:
                continue
            strip = _strip(area, chair, edge)
            on = chair == self.facts.turn
            if on:
                gold = QColor(self._look.accent)
                gold.setAlphaF(self._glow)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(gold)
                painter.drawRoundedRect(strip, 6 * self._at.scale, 6 * self._at.scale)
            dealer = chair == self.facts.dealer
            colour = (
                self._look.on_accent if on and self._glow > 0.5 else self._look.accent if dealer else self._look.text
            )
            painter.setPen(QColor(colour))
            painter.setFont(theme.font(self._at.text(16), bold=True))
            painter.save()
            painter.translate(strip.center())
            painter.rotate((0, -90, 0, 90)[chair])
            words = wind_name(wind)
            if dealer:
                words = QCoreApplication.translate("Table", "{wind} · dealer").format(wind=words)
            painter.drawText(QRectF(-90, -20, 180, 40), Qt.AlignmentFlag.AlignCenter, words)
            painter.restore()

    def _draw_words(self, painter: QPainter, area: QRectF) -> None:
        now, scale = self.facts, self._at.scale
        round_ = QCoreApplication.translate("Table", "{wind} round").format(wind=wind_name(now.round_wind))
        deal = QCoreApplication.translate("Table", "deal {number}").format(number=now.number)
        if now.run:
            deal += " · " + QCoreApplication.translate("Table", "stays {run}").format(run=now.run)
        left = QCoreApplication.translate("Table", "left to draw")
        middle = area.center()
        for words, pixels, bold, offset, colour in (
            (round_, 17, True, -30, self._look.text),
            (deal, 13, False, -11, self._look.muted),
            (str(now.left), 25, True, 10, self._look.accent),
            (left, 12, False, 31, self._look.muted),
        ):
            painter.setFont(theme.font(self._at.text(pixels), bold))
            painter.setPen(QColor(colour))
            line = QRectF(0, 0, area.width(), 40 * scale)
            line.moveCenter(middle + QPointF(0, offset * scale))
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, words)

    def _pulse(self, share: float) -> None:
        wave = share * speeds.TURN_PULSES % 1.0
        self._glow = 1.0 if share >= 1.0 else 0.25 + 0.75 * abs(2.0 * wave - 1.0)
        for chair in range(4):
            if chair == self.facts.turn:
                self.update(_strip(self.boundingRect(), chair, 32 * self._at.scale))


def _strip(area: QRectF, chair: int, edge: float) -> QRectF:
    inner = area.adjusted(5, 5, -5, -5)
    side = 0.16 * inner.width()
    return (
        QRectF(inner.left() + side, inner.bottom() - edge, inner.width() - 2 * side, edge),
        QRectF(inner.right() - edge, inner.top() + edge * 0.6, edge, inner.height() - 1.2 * edge),
        QRectF(inner.left() + side, inner.top(), inner.width() - 2 * side, edge),
        QRectF(inner.left(), inner.top() + edge * 0.6, edge, inner.height() - 1.2 * edge),
    )[chair]
