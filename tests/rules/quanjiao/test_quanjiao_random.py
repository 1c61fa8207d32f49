"""Whole deals of quanjiao by chance, over options drawn by chance: nothing fails, and everything occurs."""

from collections.abc import Iterator

import pytest

from engine import game
from engine.actions import Action, Chow, Declare, Stakes
from engine.chance import Chance
from engine.deal import fold, view
from engine.events import (
    EVENTS,
    Counted,
    DealerChosen,
    Declared,
    Entered,
    FlowerShown,
    Missed,
    Paid,
    Staked,
)
from engine.options import Value
from engine.play import PHASES
from engine.rules import Rules
from engine.rulesets.quanjiao import RULESET
from engine.rulesets.quanjiao.chart import PATTERNS
from engine.rulesets.quanjiao.options import QuanjiaoOptions
from engine.seat import SEATS, Seat
from tests.rules.by_chance import Played, play

MATCHES, DEALS = 14, 3
SHORT = {"garden": 20, "match_length": 1}
"""Every fourth table plays on to its end."""
FOREIGN_ACTIONS = {Stakes, Chow}
FOREIGN_EVENTS = {Staked, FlowerShown, Missed, DealerChosen}
"""What belongs to other rule sets."""
RIGGED_ACTIONS = {Declare}
RIGGED_EVENTS = {Declared}
"""What chance brings too seldom: see ready.txt (Q-10)."""


def table(seed: int) -> Rules:
    """A table whose options outside the chart, and four entries of it, are drawn by chance."""
    luck = Chance(f"options {seed}".encode())
    drawn: dict[str, Value] = {}
    for number, leaf in enumerate(RULESET.options.schema()):
        if not leaf.key.startswith("chart.") or luck.below(6, 0, "chart", number) == 0:
            drawn[leaf.key] = leaf.choices[luck.below(len(leaf.choices), 0, "option", number)].value
    drawn["players"] = 2 + seed % 3
    drawn.update(SHORT if seed % 4 == 0 else {})
    options = QuanjiaoOptions()
    for key, value in {**drawn}.items():
        options = options.with_value(key, value)
    return RULESET.build(options)


def match(seed: int) -> Iterator[Played]:
    """The decisions at the table of that seed."""
    return play(table(seed), seed, 40 if seed % 4 == 0 else DEALS)


@pytest.fixture(scope="module")
def decisions() -> list[Played]:
    return [played for seed in range(MATCHES) for played in match(seed)]


def test_everything_occurs(decisions: list[Played]) -> None:
    """Q-1 to Q-18, C-1 to C-3: every action, event and phase of this game."""
    actions = {type(played.action) for played in decisions}
    events = {type(event) for played in decisions for event in played.events}
    phases = {event.phase for played in decisions for event in played.events if isinstance(event, Entered)}
    assert set(Action.__subclasses__()) - actions - RIGGED_ACTIONS == FOREIGN_ACTIONS
    assert set(EVENTS) - events - RIGGED_EVENTS == FOREIGN_EVENTS
    assert phases == set(PHASES) - {"stakes"} | {"tianting"}


def test_deals_are_whole_and_sum_to_zero(decisions: list[Played]) -> None:
    finished = 0
    for played in decisions:
        scores = played.deal.standing.scores
        assert sum(scores) == sum(played.rules.initial.scores), "C-7"
        if played.rules.options.value("garden") != "off":
            assert min(scores) >= 0, "Q-18"
        finished += played.deal.over and not played.before.over
    assert finished >= 40


def test_what_is_counted_and_paid_has_words(decisions: list[Played]) -> None:
    payments = 0
    for played in decisions:
        words = set(played.rules.words)
        for event in played.events:
            if isinstance(event, Paid):
                payments += 1
                assert len(event.owed) == len(event.paid)
                assert {transfer.reason for transfer in event.owed} <= words
            elif isinstance(event, Counted):
                (hand,) = event.scored
                assert {*(line.key for line in hand.fans), *(step.key for step in hand.steps)} <= words
                assert hand.fan >= played.rules.minimum
    assert payments > 10


def test_every_reason_and_warning_has_words(decisions: list[Played]) -> None:
    told = set()
    for played in decisions:
        for ask in game.asks(played.rules, played.deal).values():
            keys = {reason for _, reason in ask.refused} | {caution.key for caution in ask.warnings}
            assert keys <= set(played.rules.words)
            told |= keys
    assert "danger_last_five" in told


def test_tiles_are_conserved(decisions: list[Played]) -> None:
    """Each slot taken is a tile in a hand, a meld or a river, or the one won from another."""
    for played in decisions:
        deal = played.deal
        lying = sum(map(len, deal.hands)) + sum(len(meld.tiles) for row in deal.melds for meld in row)
        lying += sum(discard.claimed_by is None for discard in deal.discards)
        lying += bool(deal.won) and deal.won[0].how != "self"
        assert lying == deal.taken.bit_count()


@pytest.mark.parametrize("eye", [None, *SEATS])
def test_no_view_tells_more_than_its_events(decisions: list[Played], eye: Seat | None) -> None:
    """C-6: what an eye sees of a deal is what its events told it; concealed kongs are open to all (Q-7)."""
    seen = view(decisions[0].before, eye)
    for played in decisions:
        if played.before.standing.number == 1 and not played.before.throws:
            seen = view(played.before, eye)
        seen = fold(seen, (event.seen_by(eye) for event in played.events))
        assert seen == view(played.deal, eye)


def test_the_same_seed_gives_the_same_deals() -> None:
    """C-8."""
    first, second = ([event for played in match(1) for event in played.events] for _ in range(2))
    assert first == second


def test_every_pattern_has_an_id_of_its_own() -> None:
    """Q-13: 24 of them."""
    assert len({row.key for row in PATTERNS}) == len(PATTERNS) == 24
