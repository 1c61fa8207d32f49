"""The numbers that a level plays by, per rule set: `parameters.json`, made by `python -m tests.bench.tune`."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

FILE = Path(__file__).with_name("parameters.json")
ANY = "*"
"""The row that holds for all levels, and that of a level which holds for all rule sets."""


class Parameters(NamedTuple):
    """What a level plays by."""

    pace: float
    """With so many draws to come, every second missing tile still comes."""
    sets: float
    triplets: float
    pairs: float
    rags: float
    """How fast tiles come for each way to put a hand together."""
    flush: float
    """How fast they come for hands of one suit."""
    width: float
    """The weight of the tiles that help; 0 for a player who sees how near he is, not how many tiles bring him on."""
    claim: float
    """The share by which a claim must raise the score."""
    pung: float
    chow: float
    """How often a tile comes by claims, as compared with the own draw."""
    aims: int
    """So many of the best aims are looked at closely."""
    mistakes: int
    """In a hundred decisions so many fall to the second best."""
    river: int
    """Whether the tiles thrown are watched: 1, or 0 for a player to whom they may all still come."""
    fire: int
    floats: int
    """What is staked, where there are stakes."""
    ready: float
    ready_meld: float
    ready_turn: float
    """The log-odds that a player is ready, how each exposed set raises them, and the power of his discards by which the
    odds grow: fitted to self-play by `python -m tests.bench.readiness`."""
    gathered: float
    """How much the suit of a player's exposed sets says about the suit he waits in: 0 nothing, 1 what `danger` takes as
    usual."""
    fear: float
    """The weight of losses."""
    nerve: float
    """With so many draws before somebody wins, every second missing tile is thought to come, when prospects are held
    against losses."""


@lru_cache(maxsize=1)
def _file() -> dict[str, dict[str, dict[str, Any]]]:
    table: dict[str, dict[str, dict[str, Any]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return table


def parameters(level: str, rules_id: str) -> Parameters:
    """The numbers of a level under a rule set: what all levels share, then its own, then those for that rule set."""
    table = _file()
    rows = table[level]
    return Parameters(**{**table[ANY][ANY], **rows[ANY], **rows.get(rules_id, {})})
