"""The laws, with few and short examples; tests/long/test_laws_long.py has the same with many."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.engine import laws
from tests.engine.playing import RULESETS, Player, aimless, eager, options_of, play

NAMES = sorted(RULESETS)
SEEDS = st.integers(0, 2**32 - 1)
PLAYERS = st.sampled_from([aimless, eager])
few = settings(max_examples=20, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_lost_and_nothing_leaks(name: str) -> None:
    kind = RULESETS[name]

    @few
    @given(options_of(kind.options), SEEDS, PLAYERS)
    def law(options: object, seed: int, player: Player) -> None:
        assert laws.log_laws(kind.build(options), seed, player, deals=1) > 50

    law()


@pytest.mark.parametrize("name", NAMES)
def test_same_seed_and_decisions_give_the_same_log(name: str) -> None:
    kind = RULESETS[name]

    @few
    @given(options_of(kind.options), SEEDS, PLAYERS)
    def law(options: object, seed: int, player: Player) -> None:
        laws.determinism(kind.build(options), seed, player, deals=1)

    law()


@pytest.mark.parametrize("name", NAMES)
def test_what_is_offered_is_accepted_and_nothing_else(name: str) -> None:
    kind = RULESETS[name]

    @few
    @given(options_of(kind.options), SEEDS, PLAYERS)
    def law(options: object, seed: int, player: Player) -> None:
        assert laws.offers(kind.build(options), seed, player, deals=1, every=5) > 20

    law()


@pytest.mark.parametrize("name", NAMES)
def test_the_order_of_claims_is_immaterial(name: str) -> None:
    kind, windows = RULESETS[name], 0

    @few
    @given(options_of(kind.options), SEEDS, PLAYERS)
    def law(options: object, seed: int, player: Player) -> None:
        nonlocal windows
        windows += laws.claim_order(kind.build(options), seed, player, deals=10)

    law()
    assert windows > 0


@pytest.mark.parametrize("name", NAMES)
def test_play_gets_somewhere(name: str) -> None:
    """The laws would hold for games in which nothing happens: these have wins, kongs, claims and draws."""
    rules = RULESETS[name].build(RULESETS[name].options())
    kinds = {type(event).__name__ for seed in range(3) for d in play(rules, seed, eager, 6) for event in d.step.events}
    assert {"Won", "Counted", "Paid", "Claimed", "KongStood", "Finished"} <= kinds


@pytest.mark.parametrize("name", NAMES)
def test_a_match_comes_to_its_end(name: str) -> None:
    kind = RULESETS[name]
    options = kind.options()
    for leaf in options.schema():
        if leaf.key in ("match_length", "deals"):
            options = options.with_value(leaf.key, min(int(choice.value) for choice in leaf.choices))
    last = None
    for decision in play(kind.build(options), 1, eager, deals=200):
        last = decision.step
    assert last is not None
    assert last.deal.phase == "over"
    assert last.deal.next is not None
    assert last.deal.next.over
