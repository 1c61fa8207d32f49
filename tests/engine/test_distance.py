"""Shanten, waits and useful tiles against an independent library and against plain search."""

import zlib
from collections.abc import Iterable, Sequence
from itertools import combinations, product
from pathlib import Path
from random import Random

import pytest
from mahjong.agari import Agari
from mahjong.shanten import Shanten

from engine import distance_tables, make_tables
from engine.distance import (
    GROUP_MASK,
    PLAIN,
    Form,
    Hand,
    codes,
    is_complete,
    may_wait,
    shanten,
    standard_of,
    standard_useful,
    tiles_of,
    useful,
    waits,
)
from tests.engine.random_hands import (
    HONOUR_RUNS,
    SUITED,
    WITH_HONOUR_RUNS,
    any_hand,
    counts_of,
    half_near,
    near,
    pairs,
    rags,
    winning_hand,
)

WANZAI = Form(honour_runs=True, pairs=True, rags=True)


# Agreement with the package `mahjong`


@pytest.mark.parametrize(("need", "hands"), [(4, 6000), (3, 2000), (2, 1500), (1, 1000), (0, 500)])
def test_shanten_and_wins_agree_with_an_independent_library(need: int, hands: int) -> None:
    random = Random(need)
    wins = 0
    for i in range(hands):
        counts = half_near(random, need, i % 2)
        assert shanten(counts, need) == Shanten.calculate_shanten_for_regular_hand(counts), counts
        if i % 2:
            other = need == 4 and -1 in (
                Shanten.calculate_shanten_for_chiitoitsu_hand(counts),
                Shanten.calculate_shanten_for_kokushi_hand(counts),
            )
            assert (is_complete(counts, need) or other) == Agari.is_agari(counts), counts
            wins += is_complete(counts, need)
    assert wins > hands / 20


# Agreement with plain search, for the shapes that the library does not know


def wins(counts: Sequence[int], need: int, form: Form) -> bool:
    """The definition of a winning hand (W-16)."""
    if need == 4 and form.pairs and not any(count % 2 for count in counts):
        return True
    tiles = [tile for tile in range(34) if counts[tile]]
    if need == 4 and form.rags and len(tiles) == 14:
        suited = [tile for tile in tiles if tile < 27]
        if all(b - a >= 3 or a // 9 != b // 9 for a, b in combinations(suited, 2)):
            return True
    sets = SUITED + HONOUR_RUNS if form.honour_runs else SUITED
    return any(all_sets(less(counts, (pair, pair)), sets) for pair in tiles if counts[pair] >= 2)


def all_sets(counts: Sequence[int], sets: Sequence[tuple[int, ...]]) -> bool:
    lowest = next((tile for tile in range(34) if counts[tile]), None)
    if lowest is None:
        return True
    rests = [less(counts, part) for part in sets if part[0] == lowest]
    return any(min(rest) >= 0 and all_sets(rest, sets) for rest in rests)


def less(counts: Sequence[int], part: Sequence[int]) -> list[int]:
    rest = list(counts)
    for tile in part:
        rest[tile] -= 1
    return rest


def more(counts: Sequence[int], tile: int) -> list[int]:
    return [count + (i == tile) for i, count in enumerate(counts)]


def room(counts: Sequence[int]) -> list[int]:
    return [tile for tile in range(34) if counts[tile] < 4]


def mask(tiles: Iterable[int]) -> int:
    return sum(1 << tile for tile in tiles)


def within(counts: Sequence[int], need: int, sets: Sequence[tuple[int, ...]], budget: int) -> bool:
    """Whether so many sets and a pair, four of a kind at most, lack no more tiles than the budget."""
    want = [0] * 34
    pairs = [(tile, tile) for tile in range(34)]

    def search(first: int, left: int, budget: int) -> bool:
        parts = sets if left else pairs
        return any(fits(i, parts[i], left, budget) for i in range(first if left else 0, len(parts)))

    def fits(i: int, part: tuple[int, ...], left: int, budget: int) -> bool:
        for tile in part:
            want[tile] += 1
            budget -= want[tile] > counts[tile]
        found = budget >= 0 and all(want[tile] <= 4 for tile in part)
        found = found and (not left or search(i, left - 1, budget))
        for tile in part:
            want[tile] -= 1
        return found

    return search(0, need, budget)


def honours(random: Random, need: int) -> list[int]:
    return winning_hand(random, need, WITH_HONOUR_RUNS)


def wanzai_hand(random: Random, need: int) -> list[int]:
    """3 x need + 1 tiles: any, or near one of the winning shapes of W-16."""
    if random.random() < 0.2:
        return any_hand(random, 3 * need + 1)
    kind = random.choice("hpr") if need == 4 else "h"
    whole = {"h": lambda: honours(random, need), "p": lambda: pairs(random), "r": lambda: rags(random)}[kind]()
    return near(random, whole, 3 * need + 1, random.choice([0, 0, 1]))


def test_w16_waits_and_wins_agree_with_plain_search() -> None:
    random = Random(16)
    ready = won = 0
    for i in range(5000):
        need = [4, 4, 4, 3, 2][i % 5]
        form = WANZAI if i % 3 else Form(honour_runs=True, pairs=bool(i % 2))
        counts = wanzai_hand(random, need)
        expected = mask(tile for tile in room(counts) if wins(more(counts, tile), need, form))
        assert waits(counts, need, form) == expected, (counts, need, form)
        ready += bool(expected)
        drawn = more(counts, random.choice([*tiles_of(expected)] * 5 + room(counts)))
        assert is_complete(drawn, need, form) == wins(drawn, need, form), (drawn, need, form)
        won += is_complete(drawn, need, form)
    assert 1500 < ready < 4500
    assert 500 < won < 4500


@pytest.mark.parametrize(("need", "hands"), [(0, 200), (1, 3000), (2, 1000), (3, 500), (4, 300)])
@pytest.mark.parametrize("honour_runs", [False, True])
def test_w16_shanten_agrees_with_plain_search(need: int, hands: int, honour_runs: bool) -> None:
    random = Random(need)
    sets = SUITED + HONOUR_RUNS if honour_runs else SUITED
    for _ in range(hands):
        if need < 3:
            counts = any_hand(random, 3 * need + 1, random.choice([range(34), range(22, 34), range(27, 34)]))
        else:
            counts = near(random, honours(random, need), 3 * need + 1, random.randrange(2))
        missing = shanten(counts, need, Form(honour_runs)) + 1
        assert within(counts, need, sets, missing), counts
        assert not within(counts, need, sets, missing - 1), counts


def test_w16_seven_pairs_and_rags_lack_what_the_nearest_complete_hand_lacks() -> None:
    random = Random(13)
    spaced = [ranks for size in range(4) for ranks in combinations(range(9), size) if apart(ranks)]
    for i in range(60):
        counts = near(random, rags(random), 13 + i % 2, i % 6) if i % 3 else any_hand(random, 13 + i % 2)
        overlaps = [
            [(len(ranks), sum(counts[suit + rank] > 0 for rank in ranks)) for ranks in spaced] for suit in (0, 9, 18)
        ]
        honours = sum(count > 0 for count in counts[27:])
        held = max(
            a + b + c + min(honours, 14 - i - j - k)
            for (i, a), (j, b), (k, c) in product(*map(set, overlaps))
            if 14 - i - j - k <= 7
        )
        pairs_held = sum(count // 2 for count in counts)
        sets = shanten(counts)
        assert shanten(counts, form=Form(rags=True)) == min(sets, 13 - held), counts
        assert shanten(counts, form=Form(pairs=True)) == min(sets, 6 - pairs_held), counts


def apart(ranks: Sequence[int]) -> bool:
    return all(abs(a - b) >= 3 for a, b in combinations(ranks, 2))


# Useful tiles, and a hand's own state


@pytest.mark.parametrize("form", [PLAIN, Form(pairs=True), Form(rags=True), WANZAI])
def test_useful_tiles_are_those_that_lower_the_shanten(form: Form) -> None:
    random = Random(34)
    for i in range(500):
        need = [4, 4, 3, 2, 1, 0][i % 6]
        counts = wanzai_hand(random, need) if i % 2 else half_near(random, need)
        now = shanten(counts, need, form)
        lower = mask(tile for tile in room(counts) if shanten(more(counts, tile), need, form) < now)
        assert useful(counts, need, form) == lower, (counts, need, form)


@pytest.mark.parametrize("form", [PLAIN, WANZAI])
def test_the_first_look_misses_no_hand_that_waits_and_spares_most_others(form: Form) -> None:
    random = Random(8)
    ready = spared = 0
    for i in range(4000):
        need = [4, 4, 4, 3, 2][i % 5]
        counts = any_hand(random, 3 * need + 1) if i % 2 else wanzai_hand(random, need)
        tiles = [tile for tile in range(34) for _ in range(counts[tile])]
        looked = may_wait(tiles, need, form)
        assert looked or not waits(counts, need, form), (tiles, need)
        ready += bool(waits(counts, need, form))
        spared += not looked
    assert ready > 300
    assert spared > 1500


def test_a_tile_held_four_times_is_neither_useful_nor_waited_for() -> None:
    counts = counts_of([0] * 4)
    assert shanten(counts, 1) == 1
    assert useful(counts, 1) == mask(range(1, 34))
    counts = counts_of([2, 2, 2, 2, 0, 1, 31])
    assert not useful(counts, 2) & 1 << 2


def test_a_hand_keeps_its_state_as_tiles_come_and_go() -> None:
    random = Random(7)
    for form in (PLAIN, WANZAI):
        hand = Hand.of([0] * 4, form=form)
        for _ in range(1000):
            if sum(hand.counts) < 13 or (sum(hand.counts) < 14 and random.random() < 0.5):
                hand.add(random.choice(room(hand.counts)))
                continue
            fresh = Hand(hand.counts, form=form)
            assert hand.codes == list(codes(hand.counts))
            assert (hand.held, hand.odd) == (fresh.held, fresh.odd)
            assert hand.shanten() == shanten(hand.counts, form=form)
            assert hand.complete() == is_complete(hand.counts, form=form)
            if sum(hand.counts) == 13:
                assert hand.useful() == useful(hand.counts, form=form)
                assert hand.waits() == waits(hand.counts, form=form)
            hand.remove(random.choice([tile for tile in range(34) if hand.counts[tile]]))


def test_a_copy_is_independent() -> None:
    hand = Hand.of([0, 1, 2, 9], need=1, form=WANZAI)
    twin = hand.copy()
    assert (twin.need, twin.form, twin.waits()) == (1, WANZAI, 1 << 9)
    twin.add(9)
    assert twin.complete()
    assert (hand.counts[9], hand.waits()) == (1, 1 << 9)


def test_a_wait_that_the_player_holds_four_times_with_his_melds_does_not_count() -> None:
    hand = Hand.of([0, 1, 9, 9], need=1)
    melds = counts_of([2, 2, 2])
    assert hand.waits(melds) == hand.waits() == 1 << 2
    assert hand.waits(counts_of([2, 2, 2, 2])) == 0
    assert waits(hand.counts, 1, gone=counts_of([2, 2, 2, 2])) == 0


# Examples, plans and the tables themselves


def test_w16_examples() -> None:
    rag = counts_of([0, 3, 7, 10, 13, 17, 20, 27, 28, 29, 30, 31, 32])
    assert waits(rag, form=WANZAI) == mask([23, 24, 25, 26, 33])
    assert waits(rag) == 0
    runs_of_honours = counts_of([27, 28, 29, 28, 29, 30, 31, 32, 33, 12, 13, 14, 33, 33])
    assert is_complete(runs_of_honours, form=Form(honour_runs=True))
    assert not is_complete(runs_of_honours)
    two_fours = counts_of([0] * 4 + [5] * 4 + [9, 9, 20, 20, 30, 30])
    assert is_complete(two_fours, form=Form(pairs=True))
    assert not is_complete(two_fours, form=Form(honour_runs=True, rags=True))


def test_pairs_and_rags_need_a_hand_without_melds() -> None:
    counts = counts_of([0, 0, 5, 5, 9, 9, 20, 20, 30, 30, 33])
    assert not is_complete(counts, 3, WANZAI)
    assert shanten(counts, 3, WANZAI) == shanten(counts, 3, Form(honour_runs=True))


def test_a_flush_plan_is_the_same_look_up_with_other_groups_left_out() -> None:
    m, p, s, h = codes(counts_of([0, 1, 2, 3, 4, 5, 6, 7, 9, 14, 27, 27, 27]))
    assert standard_of(m, p, s, h) == 1
    assert standard_of(m, 0, 0, h) == 2
    assert standard_of(m, 0, 0, 0) == 5
    assert standard_of(0, p, 0, 0) == standard_of(0, 0, 0, 0) == 9
    assert standard_useful(m, 0, 0, h) & GROUP_MASK[3] == mask([28, 29, 30, 31, 32, 33])


def test_tiles_of_a_mask_ascend() -> None:
    assert list(tiles_of(1 << 33 | 1 << 4 | 1)) == [0, 4, 33]


def test_the_shipped_tables_are_what_the_script_makes() -> None:
    assert zlib.decompress(make_tables.FILE.read_bytes()) == make_tables.build()
    assert make_tables.FILE.stat().st_size < 150_000


def test_the_tables_are_made_when_the_file_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(distance_tables, "build", lambda: b"made")
    monkeypatch.setattr(distance_tables, "FILE", tmp_path / "missing.bin")
    assert distance_tables.load() == b"made"
