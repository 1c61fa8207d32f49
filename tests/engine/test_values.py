"""Tiles and melds as text, chance that never changes, the geometry of the wall."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import Chance, commitment, seed_of
from engine.meld import BadMeld, MeldKind, parse_meld
from engine.seat import Seat, Wind, seat_wind
from engine.tile import (
    NAMES,
    TILES,
    BadTiles,
    Tile,
    format_tiles,
    is_terminal,
    parse_tile,
    parse_tiles,
    suit,
)
from engine.wall import break_slot, first_stack, head, side_of, tail


def test_tiles_read_as_they_are_written() -> None:
    assert parse_tiles("123m 55p 789s ESWN CFP abcdefgh") == (
        *(0, 1, 2, 13, 13, 24, 25, 26),
        *range(27, 42),
    )
    assert parse_tiles("1m2m 3m") == parse_tiles("123m")
    assert [repr(tile) for tile in TILES] == list(NAMES)
    assert parse_tile("9s") is Tile.S9


@settings(derandomize=True, max_examples=50, deadline=None, database=None)
@given(st.lists(st.sampled_from(TILES)))
def test_every_row_of_tiles_reads_back(tiles: list[Tile]) -> None:
    assert parse_tiles(format_tiles(tiles)) == tuple(tiles)


@pytest.mark.parametrize(
    ("text", "part"), [("12", "12"), ("1 2m", "1"), ("0m", "0"), ("m", "m"), ("1E", "1E"), ("X", "X"), ("123m4", "4")]
)
def test_bad_tiles_are_named(text: str, part: str) -> None:
    with pytest.raises(BadTiles, match=f"“{part}”"):
        parse_tiles(text)


def test_one_tile_is_one() -> None:
    with pytest.raises(BadTiles, match="single"):
        parse_tile("12m")


def test_kinds_of_tiles() -> None:
    assert [suit(tile) for tile in parse_tiles("1m 9p 5s E P a h")] == [0, 1, 2, 3, 3, 4, 4]
    assert format_tiles(tile for tile in TILES if is_terminal(tile)) == "19m 19p 19s ESWNCFP"


@pytest.mark.parametrize(
    ("text", "added", "kind"),
    [
        ("[123p]", False, MeldKind.CHOW),
        ("[SWN]", False, MeldKind.CHOW),
        ("[555m]", False, MeldKind.PUNG),
        ("[CCCC]", False, MeldKind.DIRECT),
        ("[CCCC]", True, MeldKind.ADDED),
        ("(9999s)", False, MeldKind.CONCEALED),
    ],
)
def test_melds_read_as_they_are_written(text: str, added: bool, kind: MeldKind) -> None:
    meld = parse_meld(text, Seat.C, added)
    assert (meld.kind, repr(meld)) == (kind, text)
    assert meld.source == (None if kind is MeldKind.CONCEALED else Seat.C)


@pytest.mark.parametrize("text", ["", "555m", "[55m]", "[556m]", "(555m)", "[55555m]", "[555m)", "[5x]"])
def test_bad_melds_are_refused(text: str) -> None:
    with pytest.raises((BadMeld, BadTiles)):
        parse_meld(text)


def test_seat_winds_go_round_from_the_dealer() -> None:
    assert [seat_wind(seat, 2, 4) for seat in range(4)] == [Wind.WEST, Wind.NORTH, Wind.EAST, Wind.SOUTH]
    assert [seat_wind(seat, 1, 2) for seat in range(2)] == [Wind.SOUTH, Wind.EAST]


def test_chance_is_the_same_for_ever() -> None:
    chance = Chance(b"sanfan")
    assert format_tiles(chance.wall(TILES[:34], 1)[:8]) == FROZEN["wall"]
    assert [chance.dice(1, n) for n in range(4)] == FROZEN["dice"]
    assert [chance.below(1000, 7, "frozen", n) for n in range(4)] == FROZEN["below"]
    assert seed_of("one", "two").hex()[:16] == FROZEN["seed"]
    assert commitment("one")[:16] == FROZEN["commitment"]


FROZEN = {
    "wall": "C 764s 578m S",
    "dice": [(2, 5), (4, 1), (4, 5), (5, 5)],
    "below": [763, 754, 573, 71],
    "seed": "21066d108d5319ec",
    "commitment": "552a70e5e558527d",
}


def test_dice_and_lots_are_fair() -> None:
    chance = Chance(b"fair")
    eyes = Counter(eye for n in range(3000) for eye in chance.dice(1, n))
    assert sorted(eyes) == [1, 2, 3, 4, 5, 6]
    assert all(850 < count < 1150 for count in eyes.values())
    tops = Counter(chance.shuffled(range(5), n, "fair")[0] for n in range(2000))
    assert all(300 < count < 500 for count in tops.values())


def test_every_wall_holds_every_tile_once() -> None:
    walls = {Chance(b"walls").wall(TILES * 4, deal) for deal in range(5)}
    assert len(walls) == 5
    assert {tuple(sorted(wall)) for wall in walls} == {tuple(sorted(TILES * 4))}


def test_the_sides_follow_one_another_clockwise() -> None:
    assert [first_stack(side, 18) for side in range(4)] == [0, 54, 36, 18]
    for side in range(4):
        assert side_of(first_stack(side, 17) + 5, 17) == (side, 5)


def test_the_break_counts_from_the_right_end_and_on_round_the_corner() -> None:
    assert break_slot(0, 7, 18) == 14
    assert break_slot(1, 20, 18) == (54 + 20) % 72 * 2
    assert side_of(break_slot(1, 20, 18) // 2, 18) == (0, 2)


@pytest.mark.parametrize("start", [0, 14, 286])
def test_the_head_goes_round_and_the_tail_takes_top_before_bottom(start: int) -> None:
    size, taken = 288, 0
    drawn = []
    for _ in range(3):
        slot = head(taken, start, size)
        taken |= 1 << slot
        drawn.append(slot)
    assert drawn == [(start + place) % size for place in range(3)]
    replaced = []
    for _ in range(4):
        slot = tail(taken, start, size)
        taken |= 1 << slot
        replaced.append((slot - start) % size)
    assert replaced == [286, 287, 284, 285]


def test_the_last_stack_may_have_lost_its_top() -> None:
    assert tail(0b0111, 0, 4) == 3
    assert head(0b0111, 0, 4) == 3
