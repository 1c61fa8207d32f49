"""The luck of a match: nobody chooses it alone, and one deal's tells nothing of the next."""

from itertools import pairwise

import pytest

from engine.chance import commitment
from engine.match import Player
from engine.seat import Seat
from net.luck import Luck
from net.messages import Nonce
from net.setup import set_up
from tests.net.tables import rules_for


def test_each_deal_has_luck_of_its_own() -> None:
    luck = Luck("secret", 4)
    assert len({luck.chance(deal).seed for deal in range(1, 50)}) == 49
    assert len({luck.seal(deal) for deal in range(1, 50)}) == 49
    assert luck.seal(3) == commitment(luck.nonces(3)[0])
    assert all(len(nonce) == 64 for nonce in luck.nonces(3))


def test_every_person_s_nonce_changes_the_wall() -> None:
    seeds = []
    luck = Luck("secret", 4)
    for seat in range(4):
        seeds.append(luck.chance(2).seed)
        luck.give(Nonce(2, Seat(seat), f"{seat}f"))
    seeds.append(luck.chance(2).seed)
    assert all(first != second for first, second in pairwise(seeds))
    assert luck.chance(1) == Luck("secret", 4).chance(1)
    assert Luck("secret", 4, [Nonce(2, Seat(seat), f"{seat}f") for seat in range(4)]).chance(2) == luck.chance(2)


def test_a_seed_makes_the_same_match_and_none_a_fresh_one() -> None:
    rules = rules_for("toy")
    players = [Player("Bot", "random")] * 4
    assert set_up(rules, players, "5").secret == set_up(rules, players, "5").secret
    assert set_up(rules, players).secret != set_up(rules, players).secret
    assert set_up(rules, players, "5").header.match_id != set_up(rules, players, "5").header.match_id
    with pytest.raises(ValueError, match="4 seats, not 3"):
        set_up(rules, players[:3])
