"""Whole deals of laosanfan by chance, over options drawn by chance: nothing fails, and everything occurs."""

from collections.abc import Iterator

import pytest

from engine import game
from engine.actions import Action, Declare, Stakes
from engine.chance import Chance
from engine.deal import fold, view
from engine.events import EVENTS, Declared, Entered, KongShown, Missed, Paid, Robbed, Staked
from engine.play import PHASES
from engine.rules import Rules
from engine.rulesets.laosanfan import RULESET
from engine.seat import SEATS, Seat
from tests.rules.by_chance import Played, play

MATCHES, DEALS = 11, 4
FOREIGN_ACTIONS = {Stakes, Declare}
FOREIGN_EVENTS = {Staked, Declared, KongShown, Missed}
"""What belongs to other rule sets."""
RIGGED = {Robbed}
"""What chance brings too seldom: see L-7 in play.txt."""


def table(seed: int) -> Rules:
    """A table with every option drawn by chance; every second one plays a single round."""
    luck = Chance(f"options {seed}".encode())
    options = RULESET.options()
    for number, leaf in enumerate(RULESET.options.schema()):
        options = options.with_value(leaf.key, leaf.choices[luck.below(len(leaf.choices), 0, "option", number)].value)
    return RULESET.build(options.with_value("match_length", 1 if seed % 2 else 4))


def match(seed: int) -> Iterator[Played]:
    """The decisions at the table of that seed."""
    return play(table(seed), seed, DEALS + 2 * (seed % 2))


@pytest.fixture(scope="module")
def decisions() -> list[Played]:
    return [played for seed in range(MATCHES) for played in match(seed)]


def test_everything_occurs(decisions: list[Played]) -> None:
    actions = {type(played.action) for played in decisions}
    events = {type(event) for played in decisions for event in played.events}
    phases = {event.phase for played in decisions for event in played.events if isinstance(event, Entered)}
    assert set(Action.__subclasses__()) - actions == FOREIGN_ACTIONS
    assert set(EVENTS) - events - RIGGED == FOREIGN_EVENTS
    assert phases == set(PHASES) - {"stakes"}


def test_deals_are_whole_and_sum_to_zero(decisions: list[Played]) -> None:
    finished = 0
    for played in decisions:
        assert sum(played.deal.standing.scores) == 0, "C-7"
        finished += played.deal.over and not played.before.over
    assert finished >= 40


def test_payments_name_their_reasons(decisions: list[Played]) -> None:
    paid = [(played.rules, event) for played in decisions for event in played.events if isinstance(event, Paid)]
    assert paid
    for rules, event in paid:
        for transfer in event.paid:
            assert transfer.amount > 0
            assert transfer.payer != transfer.to
            assert {transfer.reason, *(line.key for line in transfer.steps)} <= set(rules.words)


def test_everything_counted_has_words(decisions: list[Played]) -> None:
    scored = [(played.rules, hand) for played in decisions if played.deal.over for hand in played.deal.scored]
    assert scored
    for rules, hand in scored:
        keys = [line.key for line in hand.fans] + [line.key for line in hand.hu_lines]
        assert {*keys, *(step.key for step in hand.steps)} <= set(rules.words)
        assert sum(line.hu for line in hand.hu_lines) == hand.hu


def test_every_reason_and_warning_has_words(decisions: list[Played]) -> None:
    told = set()
    for played in decisions:
        for ask in game.asks(played.rules, played.deal).values():
            keys = {reason for _, reason in ask.refused} | {caution.key for caution in ask.warnings}
            assert keys <= set(played.rules.words)
            told |= keys
    assert "first_discard" in told
    assert any(key.startswith("danger_") for key in told)


def test_tiles_are_conserved(decisions: list[Played]) -> None:
    """Each slot taken is a tile in a hand, a meld, a river or among the flowers, or the one won from another."""
    for played in decisions:
        deal = played.deal
        lying = sum(len(row) for row in (*deal.hands, *deal.flowers))
        lying += sum(len(meld.tiles) for row in deal.melds for meld in row)
        lying += sum(discard.claimed_by is None for discard in deal.discards)
        lying += bool(deal.won) and deal.won[0].how != "self"
        assert lying == deal.taken.bit_count()


@pytest.mark.parametrize("eye", [None, *SEATS])
def test_no_view_tells_more_than_its_events(decisions: list[Played], eye: Seat | None) -> None:
    """C-6: what an eye sees of a deal is what its events told it."""
    seen = view(decisions[0].before, eye)
    for played in decisions:
        if played.before.standing.number == 1 and not played.before.throws:
            seen = view(played.before, eye)
        seen = fold(seen, (event.seen_by(eye) for event in played.events))
        assert seen == view(played.deal, eye)
