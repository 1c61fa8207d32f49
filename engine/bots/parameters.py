"""The numbers that a level plays by, per rule set: `parameters.json`, made by `python -m tests.bench.tune`."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

FILE = Path(__file__).with_name("parameters.json")
ANY = "*"
"""The row of a level that holds for rule sets without one of their own."""


class Parameters(NamedTuple):
    """What a level plays by.

    `pace` draws from the end of the wall every second missing tile still comes; `sets` to `rags` say how fast tiles
    come for each way to put a hand together, `flush` for hands of one suit; `width` weighs the tiles that help, `claim` the share by which a claim must raise the score, `pung` and `chow` how often a tile comes by claims as
    compared with the own draw, `mistakes` in a hundred decisions fall to the second best. Fire is chosen from 1 on.
    """

    pace: float
    sets: float
    triplets: float
    pairs: float
    rags: float
    flush: float
    width: float
    claim: float
    pung: float
    chow: float
    mistakes: int
    fire: int
    float: int


@lru_cache(maxsize=1)
def _file() -> dict[str, dict[str, dict[str, Any]]]:
    table: dict[str, dict[str, dict[str, Any]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return table


def parameters(level: str, rules_id: str) -> Parameters:
    """The numbers of a level under a rule set."""
    rows = _file()[level]
    return Parameters(**{**rows[ANY], **rows.get(rules_id, {})})
