"""Where every tile of a deal lies on the table, as one eye sees it: pure geometry."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from engine import wall
from engine.deal import Deal
from engine.events import Eye
from engine.meld import Meld, MeldKind
from engine.rules import OwnFlowers, Rules
from engine.seat import Seat, seat_wind
from engine.tile import HIDDEN, Tile, Tiles
from gui.table import frame as canvas
from gui.table.frame import BOTTOM, RIGHT, TOP, Frame
from gui.table.solid import UP, Pose, footprint, rise

RIVER_ROW, RIVER_ROWS, RIVER_MORE = 6, 4, 5
APART = 0.2  # of a tile, between the hand and the tile drawn
_BREAK = 0.4  # of a tile, between the two ends of a broken wall
_BACKS = (Pose.HAND, Pose.BACK_RIGHT, Pose.BACK_OPPOSITE, Pose.BACK_LEFT)
_BETWEEN = 7.0  # on the canvas, between two melds
_OWN_APART = 0.25  # of a tile, between the flowers that count for their player and the others


class Place(NamedTuple):
    """A tile's place is its identity: ("wall", slot), ("river", number of the discard), ("hand", seat, number),
    ("meld", seat, meld, tile), ("flower", seat, number) or ("won", seat)."""

    kind: str
    where: int
    number: int = 0
    part: int = 0


class Spot(NamedTuple):
    """How a tile lies there: the middle of its foot on the felt, how high above it (both in pixels), its face, pose
    and width; `depth` says what is drawn later (nearer to the eye)."""

    x: float
    y: float
    lift: float
    face: int
    pose: Pose
    size: float
    depth: float


class Seating(NamedTuple):
    """Who looks, how the chairs stand round the four sides of a table with so many stacks on each, and which flowers
    count for a seat's wind."""

    eye: Eye
    sides: tuple[int, ...]
    stacks: int
    tiles: int
    own_flowers: OwnFlowers

    @property
    def near(self) -> Seat:
        """The seat at the bottom of the screen: the eye's own, or the first."""
        return self.eye if isinstance(self.eye, Seat) else Seat.A

    def chair(self, seat: int) -> int:
        """Where a seat is on the screen."""
        return (self.sides[seat] - self.sides[self.near]) % 4


def seating(rules: Rules, eye: Eye) -> Seating:
    """The chairs of a rule set's table as an eye sees them."""
    return Seating(eye, rules.sides, rules.stacks, len(rules.tiles), rules.own_flowers)


def poses(deal: Deal, seats: Seating, at: Frame, own: Tiles | None = None) -> dict[Place, Spot]:
    """Every tile of the deal and how it lies; `own` is the near hand in the order its player gave it."""
    spots = dict(_wall(deal, seats, at))
    spots.update(_rivers(deal, seats, at))
    for seat in range(deal.players):
        chair = seats.chair(seat)
        row = own if own is not None and seat == seats.near else hand_row(deal, seat)
        spots.update(_hand(deal, seat, chair, row, at))
        spots.update(_melds(deal, seat, seats, at))
        spots.update(_flowers(deal, seat, seats, at))
    return spots


def has_drawn(deal: Deal, seat: int) -> bool:
    """Whether the seat holds a tile more than it keeps, the last of its hand, just drawn."""
    return bool(deal.drawn[seat]) and len(deal.hands[seat]) + 3 * len(deal.melds[seat]) == 14


def hand_row(deal: Deal, seat: int) -> Tiles:
    """A hand in the order it is shown: what is seen is sorted, the tile just drawn stays at the end."""
    hand = deal.hands[seat]
    if HIDDEN in hand:
        return hand
    if has_drawn(deal, seat):
        return (*sorted(hand[:-1]), hand[-1])
    return tuple(sorted(hand))


def winning_tile(deal: Deal) -> tuple[Seat, Tile] | None:
    """Who has taken the tile that others let go, by discard or on a kong; None if nobody has."""
    if deal.won and deal.won[0].how != "self":
        return deal.won[0].seat, deal.won[0].tile
    return None


def stack_spot(stack: int, seats: Seating, at: Frame, shift: float = 0.0) -> tuple[float, float, Pose]:
    """The foot of a stack of the wall and how its tiles lie; `shift` moves it to its player's right, in tiles."""
    side, right = wall.side_of(stack, seats.stacks)
    chair = (side - seats.sides[seats.near]) % 4
    size = at.tile(canvas.WALL)
    pose = Pose.DOWN_ALONG if chair in (BOTTOM, TOP) else Pose.DOWN_ACROSS
    across, down = footprint(pose, size)
    steps = (seats.stacks - 1) / 2 - right + shift
    x, y = ((640.0, 581.0), (909.0, 330.0), (640.0, 90.0), (371.0, 330.0))[chair]
    way = ((1, 0), (0, -1), (-1, 0), (0, 1))[chair]
    return at.x(x) + way[0] * steps * across, at.y(y) + way[1] * steps * down, pose


def _wall(deal: Deal, seats: Seating, at: Frame) -> Iterator[tuple[Place, Spot]]:
    size = at.tile(canvas.WALL)
    broken_side, counted = wall.side_of(deal.broken_at // 2, seats.stacks)
    for slot in range(seats.tiles):
        if deal.taken >> slot & 1:
            continue
        side, right = wall.side_of(slot // 2, seats.stacks)
        x, y, pose = stack_spot(slot // 2, seats, at, _BREAK if side == broken_side and right < counted else 0.0)
        upper = slot % 2 == 0
        lift = rise(pose, size) if upper else 0.0
        yield Place("wall", slot), Spot(x, y, lift, HIDDEN, pose, size, y + 0.1 * upper)


def _rivers(deal: Deal, seats: Seating, at: Frame) -> Iterator[tuple[Place, Spot]]:
    lying = [0] * deal.players
    for number, discard in enumerate(deal.discards):
        if discard.claimed_by is None:
            chair = seats.chair(discard.seat)
            x, y = river_spot(chair, lying[discard.seat], at)
            lying[discard.seat] += 1
            yield Place("river", number), Spot(x, y, 0.0, discard.tile, UP[chair], at.tile(canvas.RIVER), y)


def river_spot(chair: int, number: int, at: Frame) -> tuple[float, float]:
    """Where the discard so far on in a river lies: six to a row, four rows, then beside them on the right (and, at a
    table for two, on the left)."""
    middle = RIVER_ROW * RIVER_ROWS
    block, place = (0, number) if number < middle else divmod(number - middle, RIVER_MORE * RIVER_ROWS)
    row, column = divmod(place, RIVER_ROW if number < middle else RIVER_MORE)
    along = column - (RIVER_ROW - 1) / 2
    if number >= middle:
        along += RIVER_ROW if block == 0 else -RIVER_MORE
    size = at.tile(canvas.RIVER)
    across, down = footprint(UP[chair], size)
    left, top, width, height = at.rect(canvas.CENTRE)
    x, y = left + width / 2, top + height / 2
    lid, gap = rise(UP[chair], size), 3 * at.scale
    if chair == BOTTOM:
        return x + along * across, top + height + gap + lid + (row + 0.5) * down
    if chair == TOP:
        return x - along * across, top - gap - (row + 0.5) * down
    if chair == RIGHT:
        return left + width + gap + (row + 0.5) * across, y + lid / 2 - along * down
    return left - gap - (row + 0.5) * across, y + lid / 2 + along * down


def _hand(deal: Deal, seat: int, chair: int, row: Tiles, at: Frame) -> Iterator[tuple[Place, Spot]]:
    won = winning_tile(deal)
    for index, face in enumerate(row):
        apart = has_drawn(deal, seat) and index == len(row) - 1
        yield Place("hand", seat, index), hand_spot(chair, index, face, at, apart)
    if won is not None and won[0] == seat:
        yield Place("won", seat), hand_spot(chair, len(row), won[1], at, True)


def hand_spot(chair: int, index: int, face: int, at: Frame, apart: bool = False) -> Spot:
    """A tile of a hand, counted from its player's left; a face that is seen lies open before the other chairs."""
    size = at.hand(chair)
    pose = _BACKS[chair] if face == HIDDEN or chair == BOTTOM else UP[chair]
    across, down = footprint(pose, size)
    along = index + (APART if apart else 0.0)
    if chair == BOTTOM:
        x, y = at.x(200) + (along + 0.5) * across, at.y(750) - size * 0.09
    elif chair == TOP:
        x, y = at.x(850) - (along + 0.5) * across, at.y(43 if face == HIDDEN else 40)
    elif chair == RIGHT:
        x, y = at.x(949 if face == HIDDEN else 955), at.y(592) - (along + 0.5) * down
    else:
        x, y = at.x(331 if face == HIDDEN else 324), at.y(100) + (along + 0.5) * down
    if pose is Pose.HAND and face == HIDDEN:
        pose = Pose.BACK_OPPOSITE
    return Spot(x, y, 0.0, face, pose, size, y)


class _Piece(NamedTuple):
    """A tile of a meld before it is laid down: its face, whether it is turned, face down, on top of the last one."""

    face: Tile
    turned: bool = False
    down: bool = False
    above: bool = False


def meld_pieces(meld: Meld, seat: int, sides: tuple[int, ...]) -> list[_Piece]:
    """A meld's tiles from its player's left to his right: the claimed one is turned and lies towards whom it came
    from, an added fourth lies on it, a concealed kong shows backs outside (all backs where it is not seen)."""
    if meld.kind is MeldKind.CONCEALED:
        return [_Piece(tile, down=tile == HIDDEN or n in (0, 3)) for n, tile in enumerate(meld.tiles)]
    claimed = meld.claimed if meld.claimed is not None else meld.tiles[0]
    rest = list(meld.tiles)
    rest.remove(claimed)
    fourth = [rest.pop()] if meld.kind is MeldKind.ADDED else []
    row = [_Piece(tile) for tile in rest]
    away = 3 if meld.source is None else (sides[meld.source] - sides[seat]) % 4
    place = {1: len(row), 2: 1, 3: 0}.get(away, 0)
    return [
        *row[:place],
        _Piece(claimed, turned=True),
        *(_Piece(tile, turned=True, above=True) for tile in fourth),
        *row[place:],
    ]


def _melds(deal: Deal, seat: int, seats: Seating, at: Frame) -> Iterator[tuple[Place, Spot]]:
    """The first meld at the player's far right, the next ones to its left."""
    chair = seats.chair(seat)
    size = at.tile(canvas.MELDS[chair])
    end = 0.0
    for index, meld in enumerate(deal.melds[seat]):
        if meld.tiles[0] == deal.robbed and not deal.won:  # until its winner takes it, the robbed tile stays
            meld = replace(meld, kind=MeldKind.ADDED, tiles=(deal.robbed,) * 4)
        pieces = meld_pieces(meld, seat, seats.sides)
        for part in reversed(range(len(pieces))):
            piece = pieces[part]
            pose = _pose(piece, chair)
            across, down = footprint(pose, size)
            length = across if chair in (BOTTOM, TOP) else down
            x, y = _from_right(chair, end + length / 2, pose, size, at)
            lift = rise(pose, size) if piece.above else 0.0
            end += 0.0 if piece.above else length
            yield (
                Place("meld", seat, index, _part(pieces, part)),
                Spot(x, y, lift, piece.face, pose, size, y + 0.1 * piece.above),
            )
        end += _BETWEEN * at.scale


def _part(pieces: list[_Piece], number: int) -> int:
    """A piece's number, which it keeps when a fourth is laid on: that one is the last."""
    if pieces[number].above:
        return 3
    return number - any(piece.above for piece in pieces[:number])


def _pose(piece: _Piece, chair: int) -> Pose:
    if piece.down:
        return Pose.DOWN_ALONG if chair in (BOTTOM, TOP) else Pose.DOWN_ACROSS
    return UP[(chair + piece.turned) % 4]


def _from_right(chair: int, way: float, pose: Pose, size: float, at: Frame) -> tuple[float, float]:
    """A place so many pixels to the left of a player's right end, on the line that his melds' near edges make."""
    across, down = footprint(pose, size)
    if chair == BOTTOM:
        return at.x(1160) - way, at.y(750) - down / 2
    if chair == TOP:
        return at.x(250) + way, at.y(22) + down / 2
    if chair == RIGHT:
        return at.x(970) - across / 2, at.y(86) + way
    return at.x(310) + across / 2, at.y(598) - way


def _flowers(deal: Deal, seat: int, seats: Seating, at: Frame) -> Iterator[tuple[Place, Spot]]:
    """Those that count for the player first, set off from the others."""
    chair = seats.chair(seat)
    size = at.tile(canvas.FLOWERS[chair])
    across, down = footprint(UP[chair], size)
    own = seats.own_flowers(seat_wind(seat, deal.standing.dealer, deal.players))
    row = sorted(enumerate(deal.flowers[seat]), key=lambda flower: flower[1] not in own)
    first_other = sum(tile in own for _, tile in row)
    for step, (index, tile) in enumerate(row):
        along = step + (_OWN_APART if 0 < first_other <= step else 0.0)
        if chair == BOTTOM:
            x, y = at.x(904) + (along + 0.5) * across, at.y(636)
        elif chair == TOP:
            x, y = at.x(240) - (along + 0.5) * across, at.y(22) + down / 2
        elif chair == RIGHT:
            x, y = at.x(1002), at.y(90) + (7.5 - along) * down
        else:
            x, y = at.x(278), at.y(584) - (7.5 - along) * down
        yield Place("flower", seat, index), Spot(x, y, 0.0, tile, UP[chair], size, y)
