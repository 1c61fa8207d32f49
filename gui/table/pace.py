"""How long an event takes on the table, and which events are not hurried by what waits behind them."""

from engine.events import (
    Broke,
    Claimed,
    Counted,
    DealerChosen,
    Dealt,
    Declared,
    Discarded,
    Drew,
    Event,
    Finished,
    FlowerShown,
    KongConcealed,
    KongLaid,
    NoWinner,
    Paid,
    Revealed,
    Thrown,
    Won,
)
from gui import speeds

_CALL = speeds.CALL_BANNER // 2  # play goes on while the second half of a call fades
_FLIGHT: dict[type[Event], int] = {
    Dealt: 2 * speeds.PACKET,
    Drew: speeds.DRAW,
    Discarded: speeds.DISCARD,
    Claimed: speeds.MELD,
    KongConcealed: speeds.MELD,
    KongLaid: speeds.MELD,
    FlowerShown: speeds.FLOWER,
    Revealed: speeds.OPEN_HAND,
    Won: speeds.MELD,
}
_HOLD: dict[type[Event], int] = {
    Dealt: speeds.PACKET,
    Claimed: max(speeds.MELD, _CALL),
    KongConcealed: max(speeds.MELD, _CALL),
    KongLaid: max(speeds.MELD, _CALL),
    Declared: _CALL,
    Won: speeds.CALL_BANNER,
    NoWinner: speeds.CALL_BANNER,
    Paid: speeds.CLOSE_UP,
}
_RITUAL = (Thrown, DealerChosen, Broke, Dealt, FlowerShown)
_SETTLEMENT = (Won, NoWinner, Revealed, Counted, Paid, Finished)


def flight(event: Event) -> int:
    """How long a tile that the event moves is under way, in normal-speed milliseconds."""
    return _FLIGHT.get(type(event), speeds.CLOSE_UP)


def hold(event: Event) -> int:
    """How long the next event waits, in normal-speed milliseconds."""
    kind = type(event)
    return _HOLD.get(kind, _FLIGHT.get(kind, 0))


def unhurried(event: Event) -> bool:
    """Whether the event belongs to the ritual or the settlement, which no backlog shortens."""
    return isinstance(event, _RITUAL + _SETTLEMENT)
