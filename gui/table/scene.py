"""The table as a scene: it rests at what it is shown, and plays an event as motion towards what follows it."""

from collections import Counter
from collections.abc import Mapping

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from engine import wall
from engine.deal import Deal
from engine.events import Began, Broke, Dealt, Event, Eye, Paid, Thrown
from engine.rules import Rules
from engine.seat import Seat
from engine.tile import HIDDEN, Tiles
from gui import speeds
from gui.backdrop import felt
from gui.table import frame as canvas
from gui.table import pace
from gui.table.calls import Call, call_of
from gui.table.centre import Centre, facts
from gui.table.count import Count
from gui.table.dice import Dice
from gui.table.frame import frame
from gui.table.hand_order import arranged
from gui.table.layout import Place, Spot, hand_row, poses, seating, stack_spot
from gui.table.motion import Animator, Done
from gui.table.seats import Plate, seat_facts
from gui.table.sprites import Mark, Sprites
from gui.table.tile_layer import TileLayer
from gui.theme import Theme
from net.session import Match

_RIM = 8.0


class TableScene(QGraphicsScene):
    """All that lies on the table. `shown` is the match that it rests at or moves towards.

    `own` is the near hand as its player has arranged it, `sorts` whether it is kept sorted.
    """

    def __init__(
        self,
        rules: Rules,
        eye: Eye,
        shown: Match,
        look: Theme,
        animator: Animator,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.rules, self.seats = rules, seating(rules, eye)
        self.shown = shown
        self.sorts = True
        self.own: Tiles = ()
        self.own_colour = "jade"
        self.danger: frozenset[Seat] = frozenset()
        self.at = frame(*canvas.CANVAS)
        self.look, self.animator = look, animator
        self._felt = QPixmap()
        self._hand_marks: Mapping[Place, Mark] = {}
        self._pointed: int | None = None
        self.tiles = TileLayer(self, animator)
        self.centre = Centre(look)
        self.plates = tuple(Plate(look, chair) for chair in range(4))
        self.count = Count()
        self._dress_dice()
        for item in (self.centre, *self.plates, self.count):
            self.addItem(item)

    def fit(self, size: QSize, ratio: float, indices: bool = False, large: bool = False) -> None:
        """Draws the table anew for a window of this size (logical pixels) and device pixel ratio."""
        self.animator.fast_forward()
        self.at = frame(size.width(), size.height(), large)
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self._felt = felt(self.look, size, ratio, _RIM)
        self.tiles.use(Sprites(ratio, indices))
        self.centre.fit(self.at)
        for plate in self.plates:
            plate.fit(self.at)
        self.count.fit(20 * self.at.scale)
        self.removeItem(self.dice)
        self._dress_dice()
        self.jump(self.shown)
        self.update()

    def jump(self, match: Match) -> None:
        """Shows a match as it stands, with nothing in motion."""
        self.shown = match
        self._arrange()
        self.tiles.rest(self._poses())
        self.dice.setVisible(False)
        self.count.hide()
        self._tell()

    def play(self, event: Event, match: Match, done: Done) -> None:
        """Sets in motion what the event changes; `done` follows when the next one may be played."""
        before, self.shown = self.shown.deal, match
        self._arrange()
        if isinstance(event, Began):
            self.jump(match)
        else:
            self.tiles.play(event, self._poses())
            self._tell()
        self._call(event)
        if isinstance(event, Paid):
            self._pay(event)
        if isinstance(event, Thrown):
            self._throw(event, before, done)
        elif isinstance(event, Broke):
            self._count_stacks(event, done)
        else:
            if isinstance(event, Dealt):
                self.dice.hide()
            self.animator.run(lambda share: None, pace.hold(event), done=done)

    def rearrange(self, own: Tiles) -> None:
        """The player has put his hand in another order."""
        self.own = own
        self.tiles.rest(self._poses())
        self._mark()

    def set_sorts(self, sorts: bool) -> None:
        """Keeps the near hand sorted from now on, or leaves it as its player puts it."""
        self.sorts = sorts
        self.own = () if sorts else hand_row(self.shown.deal, self.seats.near)
        self.jump(self.shown)

    def mark_hand(self, marks: Mapping[Place, Mark]) -> None:
        """Sets tiles off, beside the last discard."""
        self._hand_marks = marks
        self._mark()

    def point_at(self, face: int | None) -> None:
        """Marks every tile with this face that is seen, or none."""
        self._pointed = face
        self._mark()

    def dress(self, look: Theme) -> None:
        """Takes another theme; it shows with the next `fit`."""
        self.look = look
        self.centre.dress(look)
        for plate in self.plates:
            plate.dress(look)

    def warn(self, danger: frozenset[Seat]) -> None:
        """Shows at the plates of these seats, and at the near one, that a discard may make liable."""
        if danger != self.danger:
            self.danger = danger
            self._tell()

    def chair_point(self, chair: int) -> QPointF:
        """Where what a chair calls is shown."""
        x, y = canvas.CALLS[chair]
        return QPointF(self.at.x(x), self.at.y(y))

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Lays the felt."""
        painter.drawPixmap(0, 0, self._felt)

    def _dress_dice(self) -> None:
        self.dice = Dice(34 * self.at.scale)
        x, y = canvas.DICE
        self.dice.setPos(self.at.x(x), self.at.y(y + 14))
        self.dice.setZValue(150_000)
        self.addItem(self.dice)

    def _arrange(self) -> None:
        if self.sorts or self.seats.eye != self.seats.near:
            self.own = ()
        else:
            self.own = arranged(self.own, self.shown.deal, self.seats.near)

    def _poses(self) -> dict[Place, Spot]:
        return poses(self.shown.deal, self.seats, self.at, self.own or None)

    def _tell(self) -> None:
        deal = self.shown.deal
        self.centre.tell(facts(self.rules, deal, self.seats), self.animator)
        empty = set(range(4))
        for seat in range(deal.players):
            chair = self.seats.chair(seat)
            empty.discard(chair)
            danger = bool(self.danger) and (seat == self.seats.near or seat in self.danger)
            told = seat_facts(self.shown.header, deal, seat, self.own_colour, chair, danger)
            self.plates[chair].tell(told, self.animator)
        for chair in empty:
            self.plates[chair].tell(None, self.animator)
        self._mark()

    def _mark(self) -> None:
        marks: dict[Place, Mark] = {}
        if self._pointed is not None and self._pointed != HIDDEN:
            marks = {place: Mark.ALIKE for place, spot in self.tiles.spots.items() if spot.face == self._pointed}
        marks.update(self._hand_marks)
        last = Place("river", len(self.shown.deal.discards) - 1)
        if last in self.tiles.items:
            marks[last] = Mark.LIT
        for place in self.tiles.items:
            if place.kind == "won":
                marks[place] = Mark.LIT
        self.tiles.mark(marks)

    def _call(self, event: Event) -> None:
        words = call_of(event)
        if words and self.animator.speed != speeds.NONE:
            call = Call(words, self.at.text(64))
            self.addItem(call)
            seat = getattr(event, "seat", None)
            centre = QPointF(self.at.x(canvas.DICE[0]), self.at.y(canvas.DICE[1]))
            call.play(self.animator, centre if seat is None else self.chair_point(self.seats.chair(seat)))

    def _pay(self, event: Paid) -> None:
        if self.animator.speed == speeds.NONE:
            return
        sums: Counter[tuple[int, int]] = Counter()
        for paid in event.paid:
            sums[self.seats.chair(paid.payer), self.seats.chair(paid.to)] += paid.amount
        for (payer, to), amount in sums.items():
            points = Call(str(amount), self.at.text(28))
            self.addItem(points)
            points.fly(
                self.animator, self.plates[payer].boundingRect().center(), self.plates[to].boundingRect().center()
            )

    def _throw(self, event: Thrown, before: Deal, done: Done) -> None:
        """The dice tumble, then their sum runs round the chairs, but for a second throw at the wall."""
        again = any(thrown.purpose == event.purpose for thrown in before.throws)
        first = self.seats.chair(event.seat)
        places = [self.chair_point((first + step) % 4) for step in range(0 if again else sum(event.dice))]

        def counted() -> None:
            if places:
                self.count.run(places, speeds.COUNT_STEP, self.animator, done)
            else:
                done()

        self.dice.throw(event.dice, self.animator, counted)

    def _count_stacks(self, event: Broke, done: Done) -> None:
        first = wall.first_stack(event.side, self.seats.stacks)
        places = []
        for step in range(event.counted):
            x, y, _ = stack_spot((first + step) % (wall.SIDES * self.seats.stacks), self.seats, self.at)
            places.append(QPointF(x, y))
        self.count.run(places, speeds.COUNT_STEP / 2, self.animator, done)
