"""The phases before the first turn: fire and float, the dice, the deal, the flowers; and *Ready* between two deals."""

from engine.actions import READY, THROW, AnyAction, Ask, Stakes
from engine.deal import Deal
from engine.ending import draw_game
from engine.events import Began, Broke, Dealt, Drew, FlowerShown, Readied, Staked, Thrown
from engine.flow import Flow
from engine.match import Stake
from engine.rules import Phase, Rules, ThrowBy
from engine.seat import Seat
from engine.tile import Tile, is_flower
from engine.wall import head, tail

FLOATS = (0, 1, 2)
FIRE_HOLDS = 4


def stays(flow: Flow) -> None:
    """Nothing happens by itself: the phase waits for an answer."""


def draw(flow: Flow, seat: Seat, from_tail: bool = False) -> bool:
    """Draw a tile, and replace flowers at once (L-5); False when that ended the deal (L-9)."""
    while True:
        tile = _take(flow, seat, from_tail)
        if tile is None or not is_flower(tile):
            return tile is not None
        flow.emit(FlowerShown(seat, tile))
        from_tail = True


def _take(flow: Flow, seat: Seat, from_tail: bool) -> Tile | None:
    """A tile is drawn from the head or the tail of the wall; None when that ended the deal (L-9)."""
    if not flow.rules.drawable(flow.deal, 0):
        draw_game(flow)
        return None
    deal, size = flow.deal, len(flow.rules.tiles)
    slot = (tail if from_tail else head)(deal.taken, deal.broken_at, size)
    tile = flow.chance.wall(flow.rules.tiles, deal.standing.number)[slot]
    flow.emit(Drew(seat, tile, slot, from_tail))
    return tile


def _ask_throw(rules: Rules, deal: Deal) -> dict[Seat, Ask]:
    step = rules.ritual(deal)
    return {step.seat: Ask((THROW,), THROW)} if isinstance(step, ThrowBy) else {}


def _throw(flow: Flow, seat: Seat, action: AnyAction) -> None:
    step = flow.rules.ritual(flow.deal)
    assert isinstance(step, ThrowBy)
    dice = flow.chance.dice(flow.deal.standing.number, len(flow.deal.throws))
    flow.emit(Thrown(seat, dice, step.purpose))
    while not isinstance(meaning := flow.rules.ritual(flow.deal), ThrowBy):
        flow.emit(meaning)
        if isinstance(meaning, Broke):
            _deal_out(flow)
            return


def _deal_out(flow: Flow) -> None:
    """The packets of the deal, then everybody's flowers from the dealer on (L-4, L-5)."""
    dealer, players = flow.deal.standing.dealer, flow.rules.players
    wall = flow.chance.wall(flow.rules.tiles, flow.deal.standing.number)
    for seat, places in flow.rules.packets(dealer, players):
        slots = tuple((flow.deal.broken_at + place) % len(wall) for place in places)
        flow.emit(Dealt(seat, tuple(wall[slot] for slot in slots), slots))
    for step in range(players):
        if not _replace_flowers(flow, dealer.after(step, players)):
            return
    flow.next_opening()


def _replace_flowers(flow: Flow, seat: Seat) -> bool:
    while flowers := [tile for tile in flow.deal.hands[seat] if is_flower(tile)]:
        for flower in flowers:
            flow.emit(FlowerShown(seat, flower))
        for _ in flowers:
            if _take(flow, seat, from_tail=True) is None:
                return False
    return True


def four_packets(dealer: Seat, players: int) -> tuple[tuple[Seat, tuple[int, ...]], ...]:
    """L-4: four tiles at a time three times, then one each, and one more for the dealer."""
    seats = [dealer.after(step, players) for step in range(players)]
    rows = [
        (seat, tuple(range(4 * (lap * players + step), 4 * (lap * players + step) + 4)))
        for lap in range(3)
        for step, seat in enumerate(seats)
    ]
    rows += [(seat, (12 * players + step,)) for step, seat in enumerate([*seats, dealer])]
    return tuple(rows)


def _ask_stakes(rules: Rules, deal: Deal) -> dict[Seat, Ask]:
    """Fire and float (W-7, W-8): fire must be held for four deals; without an answer the last choice stands."""
    asks: dict[Seat, Ask] = {}
    for number, last in enumerate(deal.stakes):
        seat = Seat(number)
        if deal.answers[seat] is None:
            held = last.fire and 0 < last.held < FIRE_HOLDS
            fires = (True,) if held else (False, True)
            actions = tuple(Stakes(fire, float_) for fire in fires for float_ in FLOATS)
            asks[seat] = Ask(actions, Stakes(last.fire, last.float))
    return asks


def _stake(flow: Flow, seat: Seat, action: AnyAction) -> None:
    if all(answer is not None for answer in flow.deal.answers):
        stakes = []
        for answer, last in zip(flow.deal.answers, flow.deal.stakes, strict=True):
            assert isinstance(answer, Stakes)
            stakes.append(Stake(answer.fire, answer.float, last.held if answer.fire else 0))
        flow.emit(Staked(tuple(stakes)))
        flow.next_opening()


def _ask_ready(rules: Rules, deal: Deal) -> dict[Seat, Ask]:
    return {Seat(number): Ask((READY,), READY) for number, ready in enumerate(deal.ready) if not ready}


def _ready(flow: Flow, seat: Seat, action: AnyAction) -> None:
    flow.emit(Readied(seat))
    if all(flow.deal.ready) and flow.deal.next:
        flow.emit(Began(flow.deal.next.standing))
        flow.next_opening()


def nobody(rules: Rules, deal: Deal) -> dict[Seat, Ask]:
    """Nobody is asked anything: the match is over."""
    return {}


def _refuse(flow: Flow, seat: Seat, action: AnyAction) -> None:
    raise AssertionError("nobody is asked in this phase")


STAKES = Phase(stays, _ask_stakes, _stake)
DICE = Phase(stays, _ask_throw, _throw)
SETTLED = Phase(stays, _ask_ready, _ready)
OVER = Phase(stays, nobody, _refuse)
