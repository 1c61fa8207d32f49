"""Readings of complete hands against a search that tries every choice of sets."""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from random import Random

import pytest

from engine.distance import Form, is_complete
from engine.shapes import Split, is_rags, is_seven_pairs, standard
from tests.engine.random_hands import (
    HONOUR_RUNS,
    SUITED,
    WITH_HONOUR_RUNS,
    any_hand,
    counts_of,
    near,
    pairs,
    rags,
    winning_hand,
)


def every_split(counts: Sequence[int], need: int, honour_runs: bool) -> Iterator[Split]:
    """The definition: any choice of sets and a pair that uses up the tiles."""
    sets = SUITED + HONOUR_RUNS if honour_runs else SUITED
    inside = sorted(part for part in sets if all(counts[tile] >= part.count(tile) for tile in part))
    for chosen in combinations_with_replacement(inside, need):
        rest = list(counts)
        for part in chosen:
            for tile in part:
                rest[tile] -= 1
        if min(rest) == 0 and max(rest) == 2 == sum(rest):
            yield Split(chosen, rest.index(2))


@pytest.mark.parametrize("honour_runs", [False, True])
@pytest.mark.parametrize(("need", "hands"), [(4, 700), (3, 900), (2, 600), (1, 300), (0, 50)])
def test_w16_every_reading_is_found_once(need: int, hands: int, honour_runs: bool) -> None:
    random = Random(need)
    several = 0
    one_suit = [part for part in SUITED if part[-1] < 6]
    for i in range(hands):
        counts = winning_hand(random, need, [WITH_HONOUR_RUNS, HONOUR_RUNS, one_suit][i % 3])
        if i % 4 == 0:
            counts = near(random, counts, 3 * need + 2, 1)
        splits = standard(counts, need, honour_runs)
        assert len(splits) == len(set(splits))
        assert set(splits) == set(every_split(counts, need, honour_runs)), counts
        assert bool(splits) == is_complete(counts, need, Form(honour_runs))
        several += len(splits) > 1
    assert several >= 10 or need < 3


def test_three_equal_runs_are_three_triplets_too() -> None:
    splits = standard(counts_of([0, 0, 0, 1, 1, 1, 2, 2, 2, 9, 10, 11, 12, 12]))
    run, rest = (0, 1, 2), (9, 10, 11)
    triplets = ((0, 0, 0), (1, 1, 1), (2, 2, 2))
    assert set(splits) == {Split((run, run, run, rest), 12), Split((*triplets, rest), 12)}


def test_w16_runs_of_honours_only_where_they_are_played() -> None:
    counts = counts_of([27, 28, 29, 28, 29, 30, 31, 32, 33, 12, 13, 14, 33, 33])
    assert standard(counts) == ()
    runs = {(27, 28, 29), (28, 29, 30), (31, 32, 33), (12, 13, 14)}
    assert any(set(split.sets) == runs and split.pair == 33 for split in standard(counts, honour_runs=True))


def test_a_hand_of_the_wrong_size_has_no_reading() -> None:
    assert standard(counts_of([0, 1, 2, 3, 3]), 1)
    assert standard(counts_of([0, 1, 2, 3, 3]), 2) == ()
    assert standard(counts_of([0, 1, 2]), 1) == ()


@pytest.mark.parametrize(("kinds", "fours"), [(7, 0), (6, 1), (5, 2), (4, 3)])
def test_w16_seven_pairs_tell_their_fours(kinds: int, fours: int) -> None:
    tiles = [tile for tile in range(kinds) for _ in range(4 if tile < fours else 2)]
    assert is_seven_pairs(counts_of(tiles)) == fours


def test_w16_seven_pairs_and_rags_agree_with_the_distance() -> None:
    random = Random(14)
    found = [0, 0]
    for i in range(3000):
        whole = pairs(random) if i % 2 else rags(random)
        counts = near(random, whole, 14, i // 2 % 2) if i % 5 else any_hand(random, 14)
        regular = is_complete(counts)
        assert is_complete(counts, form=Form(pairs=True)) == (regular or is_seven_pairs(counts) is not None)
        assert is_complete(counts, form=Form(rags=True)) == (regular or is_rags(counts))
        found[0] += is_seven_pairs(counts) is not None
        found[1] += is_rags(counts)
    assert min(found) >= 500


def test_w16_rags_need_not_hold_every_honour_but_space_between_ranks() -> None:
    tiles = [0, 3, 6, 10, 13, 16, 20, 23, 26, 27, 28, 29, 31, 33]
    assert is_rags(counts_of(tiles))
    assert not is_rags(counts_of([1, *tiles[1:]]))
    assert not is_rags(counts_of([*tiles[:-1], 31]))
    assert not is_rags(counts_of(tiles[1:]))
    assert is_seven_pairs(counts_of(tiles)) is None
