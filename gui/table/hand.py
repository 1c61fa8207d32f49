"""The player's own hand under mouse and keys: choosing, discarding, sorting."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, Signal

from engine.actions import Ask, Caution, Discard
from engine.seat import Seat
from engine.tile import HIDDEN, Tile
from gui.table.hand_order import moved
from gui.table.layout import Place, Spot, has_drawn
from gui.table.scene import TableScene
from gui.table.solid import TALL
from gui.table.sprites import Mark

LIFT = 0.24  # of a tile, how far a chosen tile stands out
_STARTS_DRAG = 8.0  # pixels
_THROWN = 0.6  # of a tile, how far up one must drag to discard


class Hand(QObject):
    """One state machine for clicks, drags and keys.

    `discarded` gives the discard that was made. `said` gives the key of why there was none ("": no reason is known), or
    the caution that a second try would pass over. `gesture` is "double", "lift" or "drag": what discards beside
    dragging up.
    """

    discarded = Signal(object)
    said = Signal(object)
    chose = Signal(object)

    def __init__(self, scene: TableScene, gesture: Callable[[], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._gesture = gesture
        self._ask: Ask | None = None
        self._declaring = False
        self._chosen: int | None = None
        self._warned: Tile | None = None
        self._pressed: tuple[int, QPointF] | None = None
        self._dragging = False
        self._was_chosen = False

    @property
    def chosen(self) -> int | None:
        """The index of the tile that is lifted, counted from the left."""
        return self._chosen

    @property
    def face(self) -> Tile | None:
        """The face of the tile that is lifted."""
        return None if self._chosen is None else Tile(self._face(self._chosen))

    @property
    def places(self) -> list[Place]:
        """The places of the own hand from left to right."""
        near = self._scene.seats.near
        if not isinstance(self._scene.seats.eye, Seat):
            return []
        return [place for place in self._scene.tiles.spots if place.kind == "hand" and place.where == near]

    @property
    def discards(self) -> tuple[Discard, ...]:
        """The discards that are offered now, in the way that is wanted (declaring ready, or plainly)."""
        actions = self._ask.actions if self._ask else ()
        return tuple(action for action in actions if isinstance(action, Discard) and action.declare == self._declaring)

    def offer(self, ask: Ask | None) -> None:
        """The player is asked; only discards matter here."""
        self._ask = ask
        self._declaring = False
        self._warned = None
        self.refresh()

    def declare(self, on: bool) -> None:
        """The discard to come declares ready, or not after all."""
        self._declaring = on
        self.refresh()

    def refresh(self) -> None:
        """Follows a change of the hand."""
        if self._chosen is not None and self._chosen >= len(self.places):
            self._chosen = None
        self._show()

    def choose(self, index: int | None) -> None:
        """Lifts the tile with this index, and no other."""
        if index is not None and not 0 <= index < len(self.places):
            return
        if index != self._chosen:
            self._warned = None
        self._chosen = index
        self._show()
        self.chose.emit(index)

    def step(self, by: int) -> None:
        """Lifts the next tile to the right or left; the first time the one at that end."""
        count = len(self.places)
        if count:
            start = (-1 if by > 0 else count) if self._chosen is None else self._chosen
            self.choose((start + by) % count)

    def discard(self) -> None:
        """Discards the lifted tile, if it may be; a dangerous one only at the second try."""
        if self._chosen is None or self._ask is None:
            return
        face = self._face(self._chosen)
        drawn = self._is_drawn(self._chosen)
        fitting = [action for action in self.discards if action.tile == face]
        if not fitting:
            self.said.emit(self.refusal(face))
            return
        caution = self.caution(face)
        if caution is not None and self._warned != face:
            self._warned = face
            self.said.emit(caution)
            return
        action = min(fitting, key=lambda action: action.from_draw != drawn)
        self._chosen = None
        self.discarded.emit(action)

    def refusal(self, face: Tile) -> str:
        """The key of the reason why a tile may not be discarded now, or ""."""
        if self._ask is None or any(action.tile == face for action in self.discards):
            return ""
        return dict(self._ask.refused).get(face, "not_ready" if self._declaring else "")

    def caution(self, face: Tile) -> Caution | None:
        """The danger in discarding a tile; None if there is none."""
        warnings = self._ask.warnings if self._ask else ()
        return next((caution for caution in warnings if caution.tile == face), None)

    def at(self, point: QPointF) -> int | None:
        """The index of the own tile at a point of the scene."""
        for index, place in enumerate(self.places):
            spot = self._scene.tiles.spots[place]
            lift = LIFT * spot.size if index == self._chosen else 0.0
            top = spot.y - (TALL + 0.12) * spot.size - lift
            if abs(point.x() - spot.x) <= spot.size / 2 and top <= point.y() <= spot.y + 0.15 * spot.size:
                return index
        return None

    def press(self, point: QPointF) -> bool:
        """The mouse goes down; True if on an own tile."""
        index = self.at(point)
        if index is None:
            self.choose(None)
            return False
        self._pressed = (index, point)
        self._was_chosen = index == self._chosen
        self.choose(index)
        return True

    def move(self, point: QPointF) -> None:
        """The mouse moves with the button down."""
        if self._pressed is None:
            return
        index, start = self._pressed
        way = point - start
        if self._dragging or abs(way.x()) + abs(way.y()) > _STARTS_DRAG:
            self._dragging = True
            spot = self._spot(index)
            self._scene.tiles.items[self.places[index]].carry(way.x(), min(way.y(), 0.2 * spot.size))

    def release(self, point: QPointF) -> None:
        """The mouse comes up: a click, or the end of a drag."""
        if self._pressed is None:
            return
        index, start = self._pressed
        dragged, self._pressed, self._dragging = self._dragging, None, False
        spot = self._spot(index)
        way = point - start
        if dragged:
            self._scene.tiles.items[self.places[index]].rest(spot)
            if -way.y() > _THROWN * spot.size:
                self.choose(index)
                self.discard()
            else:
                self._sort(index, round(way.x() / spot.size))
            self._show()
        elif self._was_chosen and self._gesture() == "lift":
            self.discard()
        elif self._was_chosen and self._warned is None:
            self.choose(None)

    def double(self, point: QPointF) -> None:
        """A double click, which comes instead of the second press."""
        index = self.at(point)
        if index is not None and self._gesture() == "double":
            self.choose(index)
            self.discard()
        elif index is not None:
            self.press(point)

    def _sort(self, index: int, by: int) -> None:
        row = tuple(Tile(self._face(number)) for number in range(len(self.places)))
        fixed = int(has_drawn(self._scene.shown.deal, self._scene.seats.near))
        if by and not self._scene.sorts:
            self.choose(None)
            self._scene.rearrange(moved(row, index, index + by, fixed))

    def _spot(self, index: int) -> Spot:
        return self._scene.tiles.spots[self.places[index]]

    def _face(self, index: int) -> Tile:
        return Tile(self._spot(index).face)

    def _is_drawn(self, index: int) -> bool:
        return has_drawn(self._scene.shown.deal, self._scene.seats.near) and index == len(self.places) - 1

    def _show(self) -> None:
        """Lifts what is chosen and dims what may not be discarded."""
        marks: dict[Place, Mark] = {}
        turn = self._ask is not None and any(isinstance(action, Discard) for action in self._ask.actions)
        allowed = {action.tile for action in self.discards}
        for index, place in enumerate(self.places):
            spot = self._scene.tiles.spots[place]
            self._scene.tiles.items[place].lift(LIFT * spot.size if index == self._chosen else 0.0)
            if turn and spot.face not in allowed and spot.face != HIDDEN:
                marks[place] = Mark.DIMMED
            elif turn and self.caution(Tile(spot.face)):
                marks[place] = Mark.RISKY
        self._scene.mark_hand(marks)
