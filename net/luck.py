"""The luck of a match: which nonces make the seed of each deal, and what is published of them when.

The seed of a deal is H(host's nonce, every seat's nonce), and none of them can be chosen once another is known. The
host's nonces follow from the match's secret, one a deal, so that revealing one tells nothing of the others; it commits
to each before any person's nonce for that deal is taken. A person's nonces are a chain that was pledged before the
match. The nonce of a seat that gave none (a bot's, or a person's in a local game) follows from the host's.
"""

from collections.abc import Iterable
from hashlib import sha256

from engine.chance import Chance, commitment, seed_of
from net.messages import Nonce

HOST = "host"
CHAIN = 1024
"""For so many deals of a match a person has nonces of his own."""


class Chain:
    """A person's nonces for a match: the hash of each is the one before, so that the first one pledges all others."""

    def __init__(self, secret: str) -> None:
        """`secret` (hex) is the last of them."""
        row = [secret]
        for _ in range(CHAIN):
            row.append(commitment(row[-1]))
        self._row = row[::-1]

    @property
    def pledge(self) -> str:
        """What all can know before any deal; it makes no wall."""
        return self._row[0]

    def nonce(self, deal: int) -> str:
        """The nonce for a deal of the match, counted from 1; "" for one beyond the chain."""
        return self._row[deal] if 0 < deal <= CHAIN else ""


def follows(nonce: str, earlier: str, deals: int) -> bool:
    """Whether a nonce is the one that was pledged by the one so many deals earlier."""
    if not 0 < deals <= CHAIN:
        return False
    for _ in range(deals):
        nonce = commitment(nonce)
    return nonce == earlier


def fallback(host: str, seat: int) -> str:
    """The nonce of a seat that gave none, from the host's for the same deal."""
    return sha256(f"sanfan nonce\n{host}\n{seat}".encode()).hexdigest()


class Luck:
    """All nonces of a match, and the chance of each deal."""

    def __init__(self, secret: str, players: int, given: Iterable[Nonce] = ()) -> None:
        """The match's secret, and what persons have pledged and given so far: a pledge is the nonce of the deal before
        the first."""
        self._secret = secret
        self._players = players
        self._given: dict[int, dict[int, str]] = {seat: {} for seat in range(players)}
        for nonce in given:
            self._given[nonce.seat][nonce.deal] = nonce.value
        self._chances: dict[int, Chance] = {}
        self.private = Chance(sha256(f"sanfan private\n{secret}".encode()).digest())
        """Luck that decides nothing in the game: waiting times, and ties of the bots."""

    def give(self, nonce: Nonce) -> bool:
        """Take a person's nonce for a deal that has not begun; False, and it is left out, if it is not the pledged."""
        given = self._given[nonce.seat]
        last = max((deal for deal in given if deal < nonce.deal), default=None)
        if last is None or not follows(nonce.value, given[last], nonce.deal - last):
            return False
        given[nonce.deal] = nonce.value
        self._chances.pop(nonce.deal, None)
        return True

    def nonces(self, deal: int) -> tuple[str, ...]:
        """The host's nonce for a deal, then each seat's."""
        host = self._host(deal)
        seats = (self._given[seat].get(deal) or fallback(host, seat) for seat in range(self._players))
        return host, *seats

    def seal(self, deal: int) -> str:
        """The host's commitment to its nonce for a deal (hex)."""
        return commitment(self._host(deal))

    def chance(self, deal: int) -> Chance:
        """Wall and dice of a deal."""
        if deal not in self._chances:
            self._chances = {deal: Chance(seed_of(*self.nonces(deal)))}
        return self._chances[deal]

    def _host(self, deal: int) -> str:
        return sha256(f"sanfan nonce\n{self._secret}\n{deal}\n{HOST}".encode()).hexdigest()
