"""How strong a level is: one of it against three of another, on duplicate deals with walls of their own.

`python -m tests.long.strength --rules quanjiao --a hard --b normal --deals 2000` plays and prints one row; `--off PART`
switches a part of the hard bot off, and prints also what the part brings on the same walls; `--numbers '{"width": 1}'`
changes what the opponents play by. Where it stopped is kept in the folder that SANFAN_LONG names (default: one in the
temporary folder), so the same command goes on after a break, and plays only what is missing when more is asked.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from engine.bots import Bot, bot
from engine.bots.hard import Hard
from engine.bots.parameters import Parameters
from engine.bots.planner import Planner
from engine.rules import Rules
from engine.rulesets import IDS, rules_of
from tests.bench.arena import Outcome, duplicate, mean_and_error
from tests.long import progress

FIRST_WALL = 5_000_000
"""Walls from here on are used for nothing else."""
FOLDER = progress.FOLDER / "strength"
SAVED_EVERY = 10


def seated(level: str, rules: Rules, name: str, off: str = "") -> list[Bot]:
    """A bot of the level for each seat, without a part of it."""
    bots = [bot(level, rules, f"{name} {seat}".encode()) for seat in range(rules.players)]
    for player in bots:
        if off and isinstance(player, Hard):
            player.parts = player.parts - {off}
    return bots


def change(players: list[Bot], numbers: dict[str, Any]) -> None:
    """From now on these players play by other numbers."""
    for player in players:
        if isinstance(player, Planner):
            player.play_by(Parameters(**{**player.numbers._asdict(), **numbers}))


def measure(
    rules: Rules,
    a: str,
    b: str,
    walls: int,
    off: str = "",
    path: Path | None = None,
    numbers: dict[str, Any] | None = None,
) -> list[Outcome]:
    """The outcomes of one a among b's, a row for each wall; those in the file at `path` are taken from there."""
    rows = [Outcome(*row) for row in json.loads(path.read_text())] if path and path.exists() else []
    challenger, opponents = seated(a, rules, "a", off), seated(b, rules, "b")
    change(opponents, numbers or {})
    for wall in range(len(rows), walls):
        rows.append(duplicate(rules, FIRST_WALL + wall, challenger, opponents))
        if path and (len(rows) % SAVED_EVERY == 0 or len(rows) == walls):
            path.write_text(json.dumps(rows))
            print(f"\r{len(rows)} of {walls} walls", end="", flush=True)
    return rows[:walls]


def line(name: str, rows: list[Outcome]) -> str:
    """A row of the table: points a deal with the standard error, and what a player would notice."""
    mean, error = mean_and_error([row.points / row.deals for row in rows])
    total = sum(rows, Outcome())
    return (
        f"| {name} | {total.deals} | {mean:+.2f} ± {error:.2f} | {mean / (error or 1):+.1f} "
        f"| {total.won / total.deals:.1%} | {total.turns / max(total.won, 1):.1f} "
        f"| {total.fed / total.deals:.1%} | {total.drawn / total.deals:.1%} |"
    )


def brought(part: str, whole: list[Outcome], less: list[Outcome]) -> str:
    """What a part brings in points a deal: the same walls with and without it."""
    mean, error = mean_and_error(
        [one.points / one.deals - two.points / two.deals for one, two in zip(whole, less, strict=True)]
    )
    return f"{part} brings {mean:+.2f} ± {error:.2f}"


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", choices=IDS, required=True)
    parser.add_argument("--options", default="")
    parser.add_argument("--a", default="hard")
    parser.add_argument("--b", default="normal")
    parser.add_argument("--off", default="", choices=sorted({"", *Hard.parts}))
    parser.add_argument("--numbers", type=json.loads, default={})
    parser.add_argument("--deals", type=int, default=2000)
    args = parser.parse_args()
    rules = rules_of(args.rules, args.options)
    FOLDER.mkdir(parents=True, exist_ok=True)

    def rows(off: str) -> list[Outcome]:
        name = f"{args.rules} {args.options} {args.a} {off} {args.b}"
        name += "".join(f" {key} {value}" for key, value in args.numbers.items())
        path = FOLDER / f"{name.replace(' ', '-')}.json"
        return measure(rules, args.a, args.b, -(-args.deals // rules.players), off, path, args.numbers)

    less = rows(args.off)
    without = f" without {args.off}" if args.off else ""
    print("\r" + line(f"{args.rules}: {args.a}{without} against {rules.players - 1} {args.b}", less))
    if args.off:
        print("\r" + brought(args.off, rows(""), less))


if __name__ == "__main__":
    main()
