"""The laws over many drawn tables and whole rows of deals: `pytest tests/long`, some minutes."""

import pytest
from hypothesis import HealthCheck, given, settings

from tests.engine import laws
from tests.engine.playing import RULESETS, Player, options_of
from tests.engine.test_laws import PLAYERS, SEEDS

NAMES = sorted(RULESETS)
many = settings(max_examples=300, deadline=None, database=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("name", NAMES)
def test_laws(name: str) -> None:
    kind = RULESETS[name]

    @many
    @given(options_of(kind.options), SEEDS, PLAYERS)
    def law(options: object, seed: int, player: Player) -> None:
        rules = kind.build(options)
        assert laws.log_laws(rules, seed, player, deals=3) > 50
        laws.determinism(rules, seed, player, deals=3)
        laws.offers(rules, seed, player, deals=2, every=3)
        laws.claim_order(rules, seed, player, deals=3)

    law()
