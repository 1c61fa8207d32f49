"""The luck of a match: which nonces make the seed of each deal, and what is published of them when.

The seed of a deal is H(host's nonce, every seat's nonce). The host's nonces follow from the match's secret, one a deal,
so that revealing one tells nothing of the others; it commits to each before any person's nonce for that deal is taken.
The nonce of a seat that gave none (a bot's, or a person's in a local game) follows from the secret too.
"""

from collections.abc import Iterable
from hashlib import sha256

from engine.chance import Chance, commitment, seed_of
from net.messages import Nonce

HOST = "host"


class Luck:
    """All nonces of a match, and the chance of each deal."""

    def __init__(self, secret: str, players: int, given: Iterable[Nonce] = ()) -> None:
        """The match's secret, and the nonces that persons have given so far."""
        self._secret = secret
        self._players = players
        self._given = {(nonce.deal, int(nonce.seat)): nonce.value for nonce in given}
        self._chances: dict[int, Chance] = {}
        self.private = Chance(sha256(f"sanfan private\n{secret}".encode()).digest())
        """Luck that decides nothing in the game: waiting times, and ties of the bots."""

    def give(self, nonce: Nonce) -> None:
        """Take a person's nonce for a deal that has not begun."""
        self._given[nonce.deal, int(nonce.seat)] = nonce.value
        self._chances.pop(nonce.deal, None)

    def nonces(self, deal: int) -> tuple[str, ...]:
        """The host's nonce for a deal, then each seat's."""
        seats = (self._given.get((deal, seat)) or self._derived(deal, str(seat)) for seat in range(self._players))
        return self._derived(deal, HOST), *seats

    def seal(self, deal: int) -> str:
        """The host's commitment to its nonce for a deal (hex)."""
        return commitment(self._derived(deal, HOST))

    def chance(self, deal: int) -> Chance:
        """Wall and dice of a deal."""
        if deal not in self._chances:
            self._chances = {deal: Chance(seed_of(*self.nonces(deal)))}
        return self._chances[deal]

    def _derived(self, deal: int, whose: str) -> str:
        return sha256(f"sanfan nonce\n{self._secret}\n{deal}\n{whose}".encode()).hexdigest()
