"""What a match is set up with: who plays what, its secret, its clocks."""

import secrets
from collections.abc import Sequence
from typing import Annotated

import msgspec

from engine.match import Header, Player, Standing
from engine.rules import Rules
from net.messages import Nonce

Seconds = Annotated[float, msgspec.Meta(ge=0, le=3600)]


class Clocks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds to answer: `step` each turn and `reserve` a deal beyond it, `claims` in a window; step 0: no clocks."""

    step: Seconds = 0.0
    reserve: Seconds = 0.0
    claims: Seconds = 8.0


class Hosted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table open to others remembers beside the match: its name and password, the token by which each seat's
    person is known ("" for a bot), whose it is (a seat), and after how many seconds a bot plays for one who is gone."""

    name: str
    password: str
    tokens: tuple[str, ...]
    host: int | None
    takeover: Seconds


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match before its first event. `secret` (which all luck follows from) stays with the host; `nonces` are those
    that persons gave for the first deal; `standing` is where a match begins that carries an older one on."""

    header: Header
    secret: str
    clocks: Clocks = Clocks()
    nonces: tuple[Nonce, ...] = ()
    standing: Standing | None = None
    hosted: Hosted | None = None

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
