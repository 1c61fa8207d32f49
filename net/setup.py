"""What a match is set up with: who plays what, its secret, its clocks."""

import secrets
from collections.abc import Sequence

import msgspec

from engine.match import Header, Player
from engine.rules import Rules
from net.messages import Nonce


class Clocks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds to answer: `step` each turn and `reserve` a deal beyond it, `claims` in a window; step 0: no clocks."""

    step: float = 0.0
    reserve: float = 0.0
    claims: float = 8.0


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match before its first event. `secret` (which all luck follows from) stays with the host; `nonces` are those
    that persons gave for the first deal."""

    header: Header
    secret: str
    clocks: Clocks = Clocks()
    nonces: tuple[Nonce, ...] = ()

    @property
    def persons(self) -> int:
        """How many seats are played by people."""
        return sum(not player.bot for player in self.header.players)


def set_up(rules: Rules, players: Sequence[Player], seed: str | None = None, clocks: Clocks | None = None) -> Setup:
    """A new match; the same seed gives the same walls and dice, no seed a fresh one. ValueError if seats don't fit."""
    if len(players) != rules.players:
        raise ValueError(f"this table has {rules.players} seats, not {len(players)}")
    secret = secrets.token_hex(32) if seed is None else f"seed {seed}"
    header = Header(secrets.token_hex(8), rules.id, rules.options.code(), tuple(players))
    return Setup(header, secret, clocks or Clocks())
