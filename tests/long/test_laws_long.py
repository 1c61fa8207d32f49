"""The laws over many drawn tables and whole rows of deals: `pytest -n 0 tests/long/test_laws_long.py -s`, some minutes.

Each part draws its tables from a seed of its own; a run that was broken off goes on after the parts it has finished.
"""

import pytest
from hypothesis import HealthCheck, given, seed, settings

from tests.engine import laws
from tests.engine.playing import RULESETS, Player, options_of
from tests.engine.test_laws import PLAYERS, SEEDS
from tests.long.progress import Progress

NAMES = sorted(RULESETS)
PARTS, TABLES = 10, 30
many = settings(max_examples=TABLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("name", NAMES)
def test_laws(name: str) -> None:
    kind = RULESETS[name]
    progress = Progress(f"laws-{name}")

    def law(options: object, number: int, player: Player) -> None:
        rules = kind.build(options)
        assert laws.log_laws(rules, number, player, deals=3) > 50
        laws.determinism(rules, number, player, deals=3)
        laws.offers(rules, number, player, deals=2, every=3)
        laws.claim_order(rules, number, player, deals=3)

    for part in range(PARTS):
        if str(part) not in progress.parts:
            many(seed(part)(given(options_of(kind.options), SEEDS, PLAYERS)(law)))()
            progress.add(str(part), f"{TABLES} tables")
    progress.finish()
