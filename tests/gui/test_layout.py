"""Where tiles lie: all of them, at every size, and none on another."""

from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPolygonF

from engine.deal import Deal, Discard, begin
from engine.events import OPEN, Eye
from engine.meld import Meld, MeldKind
from engine.rules import Rules
from engine.rulesets import rules_of
from engine.seat import SEATS, Seat, seat_wind
from engine.tile import HIDDEN, Tile
from gui.table import frame as canvas
from gui.table.frame import frame
from gui.table.layout import Place, Spot, meld_pieces, poses, seating
from gui.table.solid import BOXES, Pose
from tests.gui.walk import walk

SIZES = ((1024, 606), (1280, 766), (1280, 800), (1920, 1046), (3840, 2126))
GAMES = (("laosanfan", ""), ("wanzai", ""), ("quanjiao", ""), ("quanjiao", "players=3"), ("quanjiao", "players=2"))


def crowded(rules: Rules, melds: int, flowers: int, revealed: bool, discards: int = 24) -> Deal:
    """More than any deal could hold: every seat with so many added kongs and flowers, rivers full, the wall whole."""
    deal = begin(rules.initial)
    seats = SEATS[: rules.players]
    face = Tile.M1 if revealed else HIDDEN
    last = seats[-1]
    kong = tuple(
        Meld(MeldKind.ADDED, (Tile(n),) * 4, source=last.after(n, rules.players), claimed=Tile(n)) for n in range(melds)
    )
    return replace(
        deal,
        hands=((face,) * (14 - 3 * melds),) * rules.players,
        drawn=((face,),) * rules.players,
        melds=tuple(tuple(replace(meld, source=seat.after(1, rules.players)) for meld in kong) for seat in seats),
        flowers=(tuple(Tile(34 + n) for n in range(flowers)),) * rules.players,
        discards=tuple(Discard(seat, Tile.P1, False) for _ in range(discards) for seat in seats),
        revealed=revealed,
    )


def outline(spot: Spot) -> QRectF:
    """All that a tile covers of the screen."""
    box = QPolygonF(BOXES[spot.pose].outline()).boundingRect()
    return QRectF(
        spot.x + box.left() * spot.size,
        spot.y - spot.lift + box.top() * spot.size,
        box.width() * spot.size,
        box.height() * spot.size,
    )


def group(place: Place, spots: dict[Place, Spot], stacks: int) -> tuple[str, int]:
    """What a tile belongs to: a wall, a river, a hand with its last tile, a row of melds or flowers."""
    if place.kind == "wall":
        return "wall", place.where // 2 // stacks
    if place.kind == "river":
        return "river", [Pose.UP_0, Pose.UP_1, Pose.UP_2, Pose.UP_3].index(spots[place].pose)
    return ("hand" if place.kind == "won" else place.kind), place.where


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES, ids="-".join)
@pytest.mark.parametrize("melds", range(5))
def test_nothing_lies_on_anything_else(size: tuple[int, int], game: tuple[str, str], melds: int) -> None:
    rules = rules_of(*game)
    at = frame(*size, large=melds % 2 == 0)
    flowers = 8 if len(rules.tiles) == 144 else 0
    for revealed in (False, True):
        deal = crowded(rules, melds, flowers, revealed, discards=44 if melds % 2 else 24)
        spots = poses(deal, seating(rules, OPEN if revealed else Seat.A), at)
        covered: dict[tuple[str, int], list[QRectF]] = {}
        for place, spot in spots.items():
            covered.setdefault(group(place, spots, rules.stacks), []).append(outline(spot))
        slack = 2.0 * max(1.0, at.scale)
        for one, other in combinations(covered, 2):
            for rect in covered[one]:
                inner = rect.adjusted(slack, slack, -slack, -slack)
                assert not any(inner.intersects(box) for box in covered[other]), (one, other, rect)
        window = QRectF(0, 0, *size)
        assert all(window.contains(rect) for rects in covered.values() for rect in rects)


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_plates_prompt_and_options_keep_their_room(size: tuple[int, int], large: bool) -> None:
    rules = rules_of("laosanfan")
    at = frame(*size, large)
    rooms = [QRectF(*at.rect(area)) for area in (*canvas.PLATES, canvas.PROMPT, canvas.OPTIONS, canvas.CENTRE)]
    for melds in range(5):
        for revealed in (False, True):
            deal = crowded(rules, melds, 8, revealed)
            for place, spot in poses(deal, seating(rules, OPEN if revealed else Seat.A), at).items():
                box = outline(spot).adjusted(2, 2, -2, -2)
                assert not any(room.intersects(box) for room in rooms), (place, box)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("eye", [*SEATS, OPEN])
def test_every_tile_is_on_the_table_all_the_time(seat: Seat, eye: Eye) -> None:
    name = ("laosanfan", "quanjiao", "wanzai", "laosanfan")[seat]
    rules = rules_of(name)
    seats, at = seating(rules, eye), frame(1280, 766)
    events = 0
    for event, deal in walk(rules, seed=seat, eye=eye):
        spots = poses(deal, seats, at)
        assert len(spots) == len(rules.tiles), event
        walls = {place.where for place in spots if place.kind == "wall"}
        assert walls == {slot for slot in range(len(rules.tiles)) if not deal.taken >> slot & 1}
        events += 1
    assert events > 50


def test_own_tiles_are_large_enough_to_be_read() -> None:
    rules = rules_of("laosanfan")
    deal = crowded(rules, 0, 0, False)
    for width, height in ((1280, 766), (1280, 800)):
        spots = poses(deal, seating(rules, Seat.A), frame(width, height))
        own = [spot for place, spot in spots.items() if place.kind == "hand" and place.where == 0]
        assert min(spot.size for spot in own) >= 44


def test_the_eye_sits_at_the_bottom_and_the_next_player_on_its_right() -> None:
    rules = rules_of("laosanfan")
    for eye in SEATS:
        assert [seating(rules, eye).chair(eye.after(n, 4)) for n in range(4)] == [0, 1, 2, 3]
    two = rules_of("quanjiao", "players=2")
    assert [seating(two, Seat.B).chair(seat) for seat in (1, 0)] == [0, 2]


@pytest.mark.parametrize(("source", "turned"), [(1, 2), (2, 1), (3, 0)])
def test_the_claimed_tile_is_turned_towards_whom_it_came_from(source: int, turned: int) -> None:
    meld = Meld(MeldKind.PUNG, (Tile.M5,) * 3, Seat(source), Tile.M5)
    pieces = meld_pieces(meld, 0, (0, 1, 2, 3))
    assert [piece.turned for piece in pieces] == [number == turned for number in range(3)]


def test_an_added_fourth_lies_on_the_turned_tile() -> None:
    meld = Meld(MeldKind.ADDED, (Tile.M5,) * 4, Seat.C, Tile.M5)
    assert [(piece.turned, piece.above) for piece in meld_pieces(meld, 0, (0, 1, 2, 3))] == [
        (False, False),
        (True, False),
        (True, True),
        (False, False),
    ]


def test_a_concealed_kong_shows_backs_outside_or_nothing_at_all() -> None:
    own = meld_pieces(Meld(MeldKind.CONCEALED, (Tile.M5,) * 4), 0, (0, 1, 2, 3))
    others = meld_pieces(Meld(MeldKind.CONCEALED, (HIDDEN,) * 4), 0, (0, 1, 2, 3))
    assert [piece.down for piece in own] == [True, False, False, True]
    assert all(piece.down for piece in others)


@pytest.mark.parametrize("seat", SEATS)
def test_flowers_that_count_for_their_player_lie_first_and_apart(seat: Seat) -> None:
    rules = rules_of("laosanfan")
    own = rules.own_flowers(seat_wind(seat, rules.initial.dealer, 4))
    flowers = tuple(Tile(34 + n) for n in range(8))
    deal = replace(begin(rules.initial), flowers=(flowers,) * 4)
    spots = poses(deal, seating(rules, Seat.A), frame(1280, 766))
    first = spots[Place("flower", seat, flowers.index(own[0]))]
    row = [(spots[Place("flower", seat, n)], tile) for n, tile in enumerate(flowers)]
    away = sorted((abs(spot.x - first.x) + abs(spot.y - first.y), tile) for spot, tile in row)
    assert {tile for _, tile in away[:2]} == set(own)
    steps = [there - here for (here, _), (there, _) in pairwise(away)]
    assert steps[1] > 1.2 * steps[0]
    assert max(steps[2:]) < 1.01 * steps[0]


def test_a_claimed_tile_leaves_the_river_and_nothing_else_moves() -> None:
    rules = rules_of("laosanfan")
    seats, at = seating(rules, Seat.A), frame(1280, 766)
    deal = replace(begin(rules.initial), discards=tuple(Discard(Seat.B, Tile(n), False) for n in range(8)))
    claimed = replace(deal, discards=(*deal.discards[:-1], replace(deal.discards[-1], claimed_by=Seat.C)))
    before, after = poses(deal, seats, at), poses(claimed, seats, at)
    assert set(before) - set(after) == {Place("river", 7)}
    assert all(before[place] == spot for place, spot in after.items())
    ninth = replace(claimed, discards=(*claimed.discards, Discard(Seat.B, Tile.RED, False)))
    assert poses(ninth, seats, at)[Place("river", 8)][:2] == before[Place("river", 7)][:2]
