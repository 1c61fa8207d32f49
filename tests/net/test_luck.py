"""The luck of a match: nobody chooses it alone, and one deal's tells nothing of the next."""

from itertools import pairwise

import pytest

from engine.chance import commitment
from engine.match import Player
from engine.seat import Seat
from net.luck import CHAIN, Chain, Luck, fallback, follows
from net.messages import Nonce
from net.setup import set_up
from tests.net.tables import rules_for

CHAINS = [Chain(f"0{seat}") for seat in range(4)]
PLEDGES = [Nonce(0, Seat(seat), chain.pledge) for seat, chain in enumerate(CHAINS)]


def test_each_deal_has_luck_of_its_own() -> None:
    luck = Luck("secret", 4)
    assert len({luck.chance(deal).seed for deal in range(1, 50)}) == 49
    assert len({luck.seal(deal) for deal in range(1, 50)}) == 49
    assert luck.seal(3) == commitment(luck.nonces(3)[0])
    assert all(len(nonce) == 64 for nonce in luck.nonces(3))


def test_every_person_s_nonce_changes_the_wall() -> None:
    seeds = []
    luck = Luck("secret", 4, PLEDGES)
    for seat in range(4):
        seeds.append(luck.chance(2).seed)
        assert luck.give(Nonce(2, Seat(seat), CHAINS[seat].nonce(2)))
    seeds.append(luck.chance(2).seed)
    assert all(first != second for first, second in pairwise(seeds))
    assert luck.chance(1) == Luck("secret", 4).chance(1)
    given = [Nonce(2, Seat(seat), CHAINS[seat].nonce(2)) for seat in range(4)]
    assert Luck("secret", 4, given).chance(2) == luck.chance(2)


def test_a_nonce_that_was_not_pledged_is_left_out() -> None:
    luck, bare = Luck("secret", 4, PLEDGES), Luck("secret", 4)
    before = luck.chance(5)
    for value in ("", "ab", CHAINS[0].nonce(4), CHAINS[0].nonce(6), CHAINS[1].nonce(5), CHAINS[0].pledge):
        assert not luck.give(Nonce(5, Seat.A, value))
    assert luck.chance(5) == before == bare.chance(5)
    assert luck.give(Nonce(5, Seat.A, CHAINS[0].nonce(5)))
    assert not luck.give(Nonce(7, Seat.A, CHAINS[0].nonce(6)))
    assert not bare.give(Nonce(5, Seat.A, CHAINS[0].nonce(5)))


def test_a_chain_binds_each_nonce_and_ends() -> None:
    chain = CHAINS[2]
    assert follows(chain.nonce(1), chain.pledge, 1)
    assert follows(chain.nonce(CHAIN), chain.nonce(7), CHAIN - 7)
    assert not follows(chain.nonce(8), chain.nonce(7), 0)
    assert not follows(chain.nonce(3), chain.nonce(7), -4)
    assert chain.nonce(CHAIN) == "02"
    assert chain.nonce(CHAIN + 1) == chain.nonce(0) == chain.nonce(-1) == ""


def test_the_nonce_of_a_seat_without_a_person_follows_from_the_host_s() -> None:
    """F-6: so the host, bound by its seal, can't choose it when it knows the others'."""
    nonces = Luck("secret", 4).nonces(3)
    assert nonces[1:] == tuple(fallback(nonces[0], seat) for seat in range(4))


def test_a_seed_makes_the_same_match_and_none_a_fresh_one() -> None:
    rules = rules_for("toy")
    players = [Player("Bot", "random")] * 4
    assert set_up(rules, players, "5").secret == set_up(rules, players, "5").secret
    assert set_up(rules, players).secret != set_up(rules, players).secret
    assert set_up(rules, players, "5").header.match_id != set_up(rules, players, "5").header.match_id
    with pytest.raises(ValueError, match="4 seats, not 3"):
        set_up(rules, players[:3])
