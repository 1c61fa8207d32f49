"""Make `engine/bots/parameters.json`: `python -m tests.bench.tune --rules quanjiao --level hard --walls 200`.

One number of the level at a time is moved up or down and played against the level as it is, on duplicate deals with
fixed walls; a change that gains more than its standard error is tried again on fresh walls, and kept if it gains there
as well. Rounds go on until no number moves. All cores play, each a share of the walls; progress is written after every
trial, and the same command goes on from there.
"""

import argparse
import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from engine.bots import LEVELS
from engine.bots.parameters import ANY, FILE, Parameters, parameters
from engine.bots.planner import Planner
from engine.rulesets import IDS, rules_of
from tests.bench.arena import duplicate, mean_and_error

FIRST_WALL, FRESH_WALL = 1_000_000, 2_000_000
STEPS: dict[str, tuple[float, ...]] = {
    "pace": (0.7, 1.4), "triplets": (0.9, 1.1), "pairs": (0.85, 1.18), "rags": (0.85, 1.18), "flush": (0.9, 1.1),
    "width": (0.6, 1.6), "claim": (0.5, 2.0), "pung": (0.5, 2.0), "chow": (0.5, 2.0),
    "fear": (0.6, 1.6), "nerve": (0.6, 1.6),
}  # fmt: skip
"""What each number is multiplied by."""
DEFENCE = ("fear", "nerve")
"""Numbers that only a level that defends has a use for."""


def play(rules_id: str, level: str, tried: dict[str, Any], held: dict[str, Any], wall: int) -> float:
    """The points of the tried numbers on one wall against the held ones."""
    rules = rules_of(rules_id)
    kind = LEVELS[level]
    rows = []
    for numbers in (tried, held):
        bots = [kind(rules, bytes([seat])) for seat in range(rules.players)]
        for player in bots:
            assert isinstance(player, Planner)
            player.play_by(Parameters(**numbers))
        rows.append(bots)
    outcome = duplicate(rules, wall, *rows)
    return outcome.points / outcome.deals


class Tuner:
    """A search for better numbers that can be broken off."""

    def __init__(self, rules_id: str, level: str, walls: int, path: Path) -> None:
        """Go on from the file at `path`, if there is one."""
        self.rules_id, self.level, self.walls, self.path = rules_id, level, walls, path
        start = {"held": parameters(level, rules_id)._asdict(), "done": [], "kept": 0}
        self.state: dict[str, Any] = json.loads(path.read_text()) if path.exists() else start

    def trials(self) -> Iterator[tuple[str, float]]:
        """The numbers to move and by how much."""
        for name, factors in STEPS.items():
            if name not in DEFENCE or self.level == "hard":
                yield from ((name, factor) for factor in factors)

    def run(self, pool: ProcessPoolExecutor) -> dict[str, Any]:
        """Go round until no number moves; the numbers found."""
        while True:
            for name, factor in self.trials():
                if [name, factor] not in self.state["done"]:
                    self.attempt(pool, name, factor)
            if not self.state["kept"]:
                return dict(self.state["held"])
            self.state |= {"done": [], "kept": 0}

    def attempt(self, pool: ProcessPoolExecutor, name: str, factor: float) -> None:
        """Try one change, and keep it if it gains on fixed and on fresh walls."""
        held = self.state["held"]
        tried = {**held, name: round(held[name] * factor, 3)}
        gains = []
        for first in (FIRST_WALL, FRESH_WALL):
            gain, error = self.compare(pool, tried, first)
            gains.append(gain)
            print(f"{self.rules_id} {self.level}: {name} {held[name]} → {tried[name]}: {gain:+.3f} ± {error:.3f}")
            if gain <= error:
                break
        else:
            self.state |= {"held": tried, "kept": self.state["kept"] + 1}
        self.state["done"].append([name, factor])
        self.path.write_text(json.dumps(self.state))

    def compare(self, pool: ProcessPoolExecutor, tried: dict[str, Any], first: int) -> tuple[float, float]:
        """The gain of a change with its standard error."""
        work = partial(play, self.rules_id, self.level, tried, self.state["held"])
        return mean_and_error(list(pool.map(work, range(first, first + self.walls), chunksize=5)))


def write(rules_id: str, level: str, found: dict[str, Any]) -> None:
    """Put what differs from the row for any rule set into the data file."""
    table = json.loads(FILE.read_text(encoding="utf-8"))
    common = {**table[ANY][ANY], **table[level][ANY]}
    table[level][rules_id] = {name: value for name, value in found.items() if value != common[name]}
    blocks = []
    for name, rows in table.items():
        lines = ",\n".join(f'    "{key}": {json.dumps(row)}' for key, row in rows.items())
        blocks.append(f'  "{name}": {{\n{lines}\n  }}')
    FILE.write_text("{\n" + ",\n".join(blocks) + "\n}\n", encoding="utf-8")


def main() -> None:
    """Read the command line, search, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", choices=IDS, required=True)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--walls", type=int, default=200)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    args = parser.parse_args()
    path = Path(f"tune-{args.rules}-{args.level}.json")
    with ProcessPoolExecutor(args.cores) as pool:
        found = Tuner(args.rules, args.level, args.walls, path).run(pool)
    write(args.rules, args.level, found)
    path.unlink()


if __name__ == "__main__":
    main()
