"""Every field that holds tiles, melds or actions says who may see it, or its event is sealed (C-6)."""

from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import pytest

from engine.actions import Action
from engine.events import EVENTS, OPEN, Drew, Event, Mark, Scored
from engine.meld import Meld
from engine.seat import Seat
from engine.tile import HIDDEN, Tile

VALUES = (Tile, Meld, Action, Scored)


def holds_values(hint: Any) -> bool:
    """Whether a type is, or is made of, tiles, melds, actions or counted hands."""
    if get_args(hint):
        return any(holds_values(part) for part in get_args(hint) if part is not Ellipsis)
    return isinstance(hint, type) and issubclass(hint, VALUES)


def marked(hint: Any) -> bool:
    return get_origin(hint) is Annotated and any(isinstance(mark, Mark) for mark in hint.__metadata__)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.__name__)
def test_fields_of_tiles_and_actions_are_marked(event: type[Event]) -> None:
    hints = get_type_hints(event, include_extras=True)
    held = {field.name: hints[field.name] for field in msgspec.structs.fields(event)}
    bare = [name for name, hint in held.items() if holds_values(hint) and not marked(hint)]
    assert event.sealed or bare == []


def test_the_check_sees_what_it_should() -> None:
    assert holds_values(tuple[tuple[Meld, ...], ...])
    assert holds_values(Annotated[Tile, Mark.SECRET])
    assert not holds_values(tuple[Seat, ...])


def test_every_event_is_registered() -> None:
    assert set(Event.__subclasses__()) == set(EVENTS)


def test_a_secret_field_is_hidden_from_all_but_its_seat() -> None:
    drew = Drew(Seat.B, Tile.M5, 7)
    assert drew.seen_by(Seat.B) is drew
    assert drew.seen_by(OPEN) is drew
    for eye in (None, Seat.A, Seat.C):
        assert drew.seen_by(eye) == Drew(Seat.B, HIDDEN, 7)
