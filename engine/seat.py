"""Seats (chairs that never move) and winds (which go round the chairs)."""

from enum import IntEnum
from functools import cache


class Seat(IntEnum):
    """A chair at the table, 0 to players − 1, numbered in turn order (C-10)."""

    A, B, C, D = range(4)

    __hash__ = int.__hash__

    def __repr__(self) -> str:
        return str(int(self))

    __str__ = __repr__

    def after(self, steps: int, players: int) -> "Seat":
        """The seat so many steps further in turn order."""
        return SEATS[(self + steps) % players]


class Wind(IntEnum):
    """東 南 西 北."""

    EAST, SOUTH, WEST, NORTH = range(4)

    __hash__ = int.__hash__

    def __repr__(self) -> str:
        return "ESWN"[self]

    __str__ = __repr__


SEATS: tuple[Seat, ...] = tuple(Seat)
WINDS: tuple[Wind, ...] = tuple(Wind)


@cache
def seats_after(seat: Seat, players: int) -> tuple[Seat, ...]:
    """The other seats in turn order after a seat."""
    return tuple(seat.after(step, players) for step in range(1, players))


def seat_wind(seat: int, dealer: int, players: int) -> Wind:
    """East for the dealer, then in turn order."""
    return WINDS[(seat - dealer) % players]
