"""The tiles on the table: each an item that keeps its identity from place to place."""

from collections.abc import Mapping

from PySide6.QtWidgets import QGraphicsScene

from engine.events import Event
from gui import speeds
from gui.table import pace
from gui.table.carry import carried
from gui.table.layout import Place, Spot
from gui.table.motion import Animator
from gui.table.sprites import Mark, Sprites
from gui.table.tile_item import TileItem


class TileLayer:
    """Puts the tiles of a scene where they belong, at once or in motion."""

    def __init__(self, scene: QGraphicsScene, animator: Animator) -> None:
        self._scene = scene
        self._animator = animator
        self.sprites = Sprites()
        self.items: dict[Place, TileItem] = {}
        self.spots: dict[Place, Spot] = {}

    def use(self, sprites: Sprites) -> None:
        """Draws with other sprites from the next rest or flight on."""
        self.sprites = sprites
        for item in self.items.values():
            item.leave()
        self.items, self.spots = {}, {}

    def rest(self, spots: Mapping[Place, Spot]) -> None:
        """Every tile lies at its spot at once; those with a place of the same name stay the same item."""
        spare = [item for place, item in self.items.items() if place not in spots]
        items = {}
        for place, spot in spots.items():
            item = self.items.get(place) or (spare.pop() if spare else None)
            if item is None:
                item = TileItem(self._scene, self.sprites, spot)
            else:
                item.rest(spot)
            items[place] = item
        for item in spare:
            item.leave()
        self.items, self.spots = items, dict(spots)

    def play(self, event: Event, spots: Mapping[Place, Spot]) -> None:
        """Every tile that the event has moved sets out for its spot."""
        came = carried(event, self.spots, spots)
        before, self.items = self.items, {}
        for place, spot in spots.items():
            item = before.pop(came[place]) if place in came else TileItem(self._scene, self.sprites, spot)
            self.items[place] = item
            if item.spot != spot:
                stays = came.get(place, place).kind == place.kind
                length = speeds.CLOSE_UP if stays else pace.flight(event)
                self._animator.run(item.flight(spot), length, key=item)
        for item in before.values():
            item.leave()
        self.spots = dict(spots)

    def mark(self, marks: Mapping[Place, Mark]) -> None:
        """Sets off these tiles, and no others."""
        for place, item in self.items.items():
            item.show_mark(marks.get(place, Mark.PLAIN))
