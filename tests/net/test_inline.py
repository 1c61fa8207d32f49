"""Simulation: so many deals, the same for the same seed, and money that only changes hands."""

import pytest

from net.inline import simulate
from tests.net.tables import rules_for


@pytest.mark.parametrize("name", ["laosanfan", "quanjiao", "wanzai", "toy"])
def test_so_many_deals_are_played(name: str) -> None:
    rules = rules_for(name)
    results = list(simulate(rules, ["normal"] * rules.players, "5", 8))
    assert len(results) == 8
    assert all(sum(result.gains) == 0 for result in results)
    assert any(result.winners for result in results)
    assert results == list(simulate(rules, ["normal"] * rules.players, "5", 8))
    assert results != list(simulate(rules, ["normal"] * rules.players, "6", 8))


def test_one_match_follows_another() -> None:
    """A match of the toy is one round: four deals and more."""
    numbers = [result.number for result in simulate(rules_for("toy"), ["random"] * 4, "5", 9)]
    assert len(numbers) == 9
    assert numbers.count(1) >= 2


def test_levels_must_exist_and_fit() -> None:
    rules = rules_for("toy")
    with pytest.raises(ValueError, match="grandmaster"):
        list(simulate(rules, ["grandmaster"] * 4, "5", 1))
    with pytest.raises(ValueError, match="4 seats"):
        list(simulate(rules, ["random"] * 3, "5", 1))
