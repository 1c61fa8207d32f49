"""Which tile is which: where every tile of the table lay before an event."""

from collections.abc import Mapping

from engine.events import Discarded, Event
from engine.tile import HIDDEN
from gui.table.layout import Place, Spot
from gui.table.solid import UP

Spots = Mapping[Place, Spot]


def carried(event: Event, before: Spots, after: Spots) -> dict[Place, Place]:
    """For each place after the event the one before it of the same tile.

    What stays is its own; hands are compared face by face, since they close up and are sorted; what is left over on
    both sides has moved: out of the wall, onto the river, into a meld.
    """
    came = {place: place for place in after if place in before and place.kind != "hand"}
    for seat in {place.where for place in after if place.kind == "hand"}:
        came.update(_kept(event, _row(before, seat), _row(after, seat)))
    gone = set(came.values())
    left = [place for place in before if place not in gone]
    for place in sorted((place for place in after if place not in came), key=lambda place: after[place].face == HIDDEN):
        if left:
            best = max(left, key=lambda old: _likely(old, before[old], place, after[place]))
            left.remove(best)
            came[place] = best
    return came


def _row(spots: Spots, seat: int) -> list[tuple[Place, int]]:
    return sorted((place, spot.face) for place, spot in spots.items() if place.kind == "hand" and place.where == seat)


def _kept(event: Event, before: list[tuple[Place, int]], after: list[tuple[Place, int]]) -> dict[Place, Place]:
    """The tiles that stay in a hand: of each face as many as before and after have it, in their order."""
    came: dict[Place, Place] = {}
    for face in {face for _, face in after}:
        old = [place for place, one in before if one == face]
        new = [place for place, one in after if one == face]
        while len(old) > len(new):
            old.pop(_leaver(event, len(old)))
        came.update(zip(new, old, strict=False))
    return came


def _leaver(event: Event, count: int) -> int:
    """Which of several alike leaves a hand: the last if it was just drawn, otherwise any other (one can't tell)."""
    if isinstance(event, Discarded):
        return count - 1 if event.from_draw else (7 * event.tile + 3) % max(1, count - 1)
    return count // 2


def _likely(old: Place, was: Spot, new: Place, now: Spot) -> tuple[bool, bool]:
    """How likely a tile that has left one place is the one that came to another: the claimed one lies turned."""
    turned = was.pose in UP and now.pose in UP and was.pose is not now.pose
    return was.face == now.face or HIDDEN in (was.face, now.face), turned == (old.kind == "river")
