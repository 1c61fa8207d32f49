"""Chance: a SHA-256 counter stream, a pure function of (seed, deal, purpose, n), the same for ever on every machine.

It has no cursor: asking twice gives the same answer, so a deal can be played again from its seed and decisions.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from struct import unpack
from typing import NamedTuple, TypeVar

T = TypeVar("T")


def seed_of(*nonces: str) -> bytes:
    """The seed that several nonces make together: nobody who knows all but one of them can choose it."""
    return sha256("\n".join(nonces).encode()).digest()


def commitment(nonce: str) -> str:
    """What is published before a nonce is, so that it can't be changed afterwards (hex)."""
    return sha256(b"sanfan commitment\n" + nonce.encode()).hexdigest()


class Chance(NamedTuple):
    """All the luck of a match that one seed holds."""

    seed: bytes

    def _stream(self, deal: int, purpose: str) -> Iterator[int]:
        prefix = self.seed + f"\n{deal}\n{purpose}\n".encode()
        block = 0
        while True:
            digest = sha256(prefix + str(block).encode()).digest()
            yield from unpack(">8I", digest)
            block += 1

    def shuffled(self, items: Sequence[T], deal: int, purpose: str) -> tuple[T, ...]:
        """The items in a random order, every order equally likely (Fisher–Yates, rejecting the uneven rest)."""
        row = list(items)
        stream = self._stream(deal, purpose)
        for last in range(len(row) - 1, 0, -1):
            other = _below(last + 1, stream)
            row[last], row[other] = row[other], row[last]
        return tuple(row)

    def below(self, limit: int, deal: int, purpose: str, n: int) -> int:
        """A number from 0 to limit − 1, the n-th for this purpose."""
        return _below(limit, self._stream(deal, f"{purpose} {n}"))

    def dice(self, deal: int, n: int) -> tuple[int, int]:
        """The n-th throw of two dice in a deal."""
        return 1 + self.below(6, deal, "die", 2 * n), 1 + self.below(6, deal, "die", 2 * n + 1)

    def wall(self, tiles: Sequence[T], deal: int) -> tuple[T, ...]:
        """What lies in each slot of the wall in a deal."""
        return _wall(self, tuple(tiles), deal)


@lru_cache(maxsize=16)
def _wall(chance: Chance, tiles: tuple[T, ...], deal: int) -> tuple[T, ...]:
    return chance.shuffled(tiles, deal, "wall")


def _below(limit: int, stream: Iterator[int]) -> int:
    fair = 2**32 - 2**32 % limit
    while (number := next(stream)) >= fair:
        pass
    return number % limit
