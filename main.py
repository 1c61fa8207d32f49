"""The command line of Sanfan: the window, and the commands that need none."""

import argparse
import json
import os
import sys
import tomllib
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from engine.bots import LEVELS, NoSuchLevel
from engine.given import BadInput, Given
from engine.options import BadOption
from engine.position import read_hand, read_melds, read_rules
from engine.rules import Rules
from engine.rulesets import IDS
from engine.scoring import NoWin, score, waits, waits_json
from engine.seat import WINDS
from engine.tile import NAMES
from net.arguments import add_commands as add_network_commands
from net.arguments import folder

if TYPE_CHECKING:
    from gui.opening import Resume

USUAL_LEVEL = "normal"
DONE, NO_WIN, BAD_INPUT, STOPPED, UNREAD = 0, 1, 2, 130, 141
LINE_LENGTH = 150


class Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        """One line on stderr, exit status 2."""
        self.exit(BAD_INPUT, f"{self.prog}: {one_line(message)}\n")


def one_line(error: object) -> str:
    """What went wrong, without line breaks and no longer than a line or two."""
    text = " ".join(str(error).split())
    return text if len(text) <= 4 * LINE_LENGTH else f"{text[: 4 * LINE_LENGTH]}…"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; gives the exit status."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    parser = make_parser()
    chosen = parser.parse_args(arguments)
    command: Callable[[argparse.Namespace], int] = chosen.command
    try:
        status = command(chosen)
        print(end="", flush=True)  # here, where it is noticed if nobody reads it
        return status
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # takes what Python still wants to write
        return UNREAD
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else error)
    except (BadInput, BadOption, NoSuchLevel) as error:
        return complain(error)
    except KeyboardInterrupt:
        return STOPPED


def complain(error: object) -> int:
    """Say on stderr what is wrong; gives the exit status."""
    print(f"sanfan: {one_line(error)}", file=sys.stderr)
    return BAD_INPUT


def make_parser() -> Parser:
    """All commands and their options."""
    parser = Parser(prog="sanfan", description="A desktop table for regional Chinese mahjong.")
    parser.add_argument("--version", action="version", version=f"Sanfan {current_version()}")
    parser.set_defaults(command=open_window)
    add_data(parser, data_folder())
    commands = parser.add_subparsers(metavar="COMMAND", title="commands (without one the window opens)")
    for name, command, text in (("play", play, "go straight to a table"), ("watch", watch, "watch four bots play")):
        one = add_command(commands, name, command, text)
        one.add_argument("--seed", type=int, help="a number that decides walls and dice")
        add_bots(one)
        one.add_argument("--speed", type=int, choices=range(5), help="how fast things move: 0 not at all, 4 very fast")
        add_data(one, argparse.SUPPRESS)
    simulate_ = add_command(commands, "simulate", simulate, "let bots play without a window")
    simulate_.add_argument("--deals", type=positive, required=True, metavar="N", help="how many deals")
    simulate_.add_argument("--seed", type=int, default=0, help="a number that decides everything (0)")
    add_bots(simulate_)
    add_json(simulate_)
    add_waits(commands)
    add_network_commands(commands, current_version, data_folder(), to_network, to_own_table)
    scores = commands.add_parser("score", help="count a win", description="Count a win, or one on every line.")
    scores.set_defaults(command=count)
    scores.add_argument("--json", required=True, metavar="FILE", help="the file to read, - for standard input")
    return parser


def add_command(commands: Any, name: str, command: Callable[[argparse.Namespace], int], text: str) -> Parser:
    """A command at a table: rule set and options."""
    one: Parser = commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
    one.set_defaults(command=command)
    one.add_argument("--rules", required=True, choices=IDS, help="the rule set")
    one.add_argument("--options", default="", metavar="O", help="a rule code, or key=value,key=value")
    return one


def add_waits(commands: Any) -> None:
    """The command `waits`."""
    one = add_command(commands, "waits", list_waits, "list what a hand waits for, and what it would gain")
    one.add_argument("hand", nargs="+", metavar="HAND", help="the concealed tiles: 123m 55p ESW")
    one.add_argument("--melds", default="", help='declared sets: "[555m] (CCCC)"')
    one.add_argument("--round", default="E", choices=list("ESWN"), help="the round wind (E)")
    one.add_argument("--seat-wind", default="E", choices=list("ESWN"), help="the seat wind (E); the dealer's is E")
    one.add_argument("--flowers", default="", help="flowers shown: ae")
    add_json(one)


def add_data(parser: Parser, default: object) -> None:
    """The option `--data`."""
    parser.add_argument("--data", type=folder, default=default, metavar="DIR", help="keep everything in this folder")


def add_bots(parser: Parser) -> None:
    """The option `--bots`."""
    levels = ", ".join(LEVELS)
    parser.add_argument("--bots", default=USUAL_LEVEL, metavar="b,b,…", help=f"one level, or one a bot: {levels}")


def add_json(parser: Parser) -> None:
    """The option `--json`."""
    parser.add_argument("--json", action="store_true", help="print JSON")


def positive(text: str) -> int:
    """A whole number above 0."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"“{text}” should be a whole number from 1 on")
    return int(text)


def current_version() -> str:
    """The version of the installed program, or of the sources it runs from."""
    sources = Path(__file__).with_name("pyproject.toml")
    try:
        return version("sanfan")
    except PackageNotFoundError:
        return str(tomllib.loads(sources.read_text(encoding="utf-8"))["project"]["version"])


def data_folder() -> Path:
    """Where the system wants a program's data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "sanfan"


def open_window(chosen: argparse.Namespace) -> int:
    """`sanfan`."""
    return show(chosen)


def show(chosen: argparse.Namespace, **opening: Any) -> int:
    """Open the window, at the start page or at another; only here Qt is loaded."""
    from gui.app import run
    from gui.opening import Opening

    def resume() -> "Resume | None":
        from gui.unfinished import last_unfinished

        return last_unfinished(chosen.data)

    return run(Opening(version=current_version(), resume=resume, **opening), chosen.data)


def play(chosen: argparse.Namespace) -> int:
    """`sanfan play`."""
    return to_table(chosen, 1)


def watch(chosen: argparse.Namespace) -> int:
    """`sanfan watch`."""
    return to_table(chosen, 0)


def to_table(chosen: argparse.Namespace, persons: int) -> int:
    """Open the window at a new table."""
    from gui.table_setup import ME, TableSetup

    rules = rules_of(chosen)
    bots = levels_of(chosen, rules.players - persons)
    seed = "" if chosen.seed is None else str(chosen.seed)
    setup = TableSetup(rules.id, rules.options.code(), (ME,) * persons + bots, seed=seed)
    arguments = {"setup": setup, "watch": not persons}
    return show(chosen, page="table", arguments=arguments, speed=chosen.speed)


def to_network(chosen: argparse.Namespace, target: str, name: str) -> int:
    """Open the window at somebody else's table."""
    return show(chosen, page="lan", arguments={"join": target, "name": name, "password": chosen.password})


def to_own_table(chosen: argparse.Namespace, seats: tuple[str, ...]) -> int:
    """Open the window at a table that it keeps open to others."""
    from gui.lan.hosting import OPEN_SEAT, HostSetup
    from gui.table_setup import ME

    rules = rules_of(chosen)
    free = (OPEN_SEAT,) * (rules.players - 1 - len(seats))
    setup = HostSetup(
        rules.id,
        rules.options.code(),
        (ME, *free, *seats),
        name=chosen.name,
        password=chosen.password,
        port=chosen.port,
    )
    return show(chosen, page="lan", arguments={"host": setup})


def rules_of(chosen: argparse.Namespace) -> Rules:
    """The law that `--rules` and `--options` say."""
    return read_rules(Given(chosen.rules, "--rules"), Given(chosen.options, "--options"))


def levels_of(chosen: argparse.Namespace, bots: int) -> tuple[str, ...]:
    """The levels that `--bots` says, one for each bot."""
    levels = tuple(level.strip() for level in chosen.bots.split(","))
    for level in levels:
        if level not in LEVELS:
            raise NoSuchLevel(f"--bots: there is no level “{level}”; there are: {', '.join(LEVELS)}")
    if len(levels) == 1:
        return levels * bots
    if len(levels) != bots:
        raise BadInput(f"--bots: should be one level, or {bots} of them, not {len(levels)}")
    return levels


def simulate(chosen: argparse.Namespace) -> int:
    """`sanfan simulate`."""
    from net.simulation import run

    rules = rules_of(chosen)
    outcome = run(rules, levels_of(chosen, rules.players), chosen.deals, chosen.seed)
    if chosen.json:
        print(json.dumps(outcome.to_json()))
        return DONE
    print(f"{rules.id} {rules.options.code()}: {outcome.deals} deals, {outcome.rate:.1f} a second")
    print(f"wins {outcome.wins}, draw games {outcome.draws}")
    for seat, (level, wins, average, final) in enumerate(outcome.seats()):
        print(f"seat {seat} ({level}): {wins} wins, {average:+.2f} {rules.unit.source} a deal, {final} in the end")
    return DONE


def list_waits(chosen: argparse.Namespace) -> int:
    """`sanfan waits`."""
    rules = rules_of(chosen)
    melds = read_melds(rules, Given(chosen.melds, "--melds"))
    hand = read_hand(Given(" ".join(chosen.hand), "HAND"), len(melds))
    flowers = Given(chosen.flowers, "--flowers").flowers()
    wind = WINDS["ESWN".index(chosen.seat_wind)]
    if wind >= rules.players:
        raise BadInput(f"--seat-wind: there is no {wind!r} among {rules.players} players")
    rows = waits(rules, hand, melds, WINDS["ESWN".index(chosen.round)], wind, flowers)
    if chosen.json:
        print(json.dumps(waits_json(rows)))
    elif not rows:
        print("not ready")
    for row in () if chosen.json else rows:
        print(f"{NAMES[row.tile]}  discard {gain(row.discard)}  self-draw {gain(row.self_draw)}")
    return DONE


def gain(points: int | None) -> str:
    """What a wait brings, in words."""
    return "no win" if points is None else f"{points:+}"


def count(chosen: argparse.Namespace) -> int:
    """`sanfan score`."""
    text = text_of(chosen.json)
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) > 1 and (isinstance(value_of(lines[0]), dict) or any(map(says_win, lines))):
        for line in lines:
            print(json.dumps(answer_line(line), ensure_ascii=False))
        return DONE
    try:
        print(json.dumps(score(parse_json(text)), ensure_ascii=False))
    except NoWin as error:
        print(json.dumps({"error": str(error)}, ensure_ascii=False))
        return NO_WIN
    return DONE


def text_of(name: str) -> str:
    """What stands in a file, or for `-` in the standard input."""
    if name == "-" and sys.stdin is None:
        raise BadInput("there is no standard input")
    try:
        return sys.stdin.read().removeprefix("\ufeff") if name == "-" else Path(name).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"{name}: is not written in UTF-8") from error


def answer_line(line: str) -> dict[str, Any]:
    """The answer to one object of many."""
    try:
        return score(parse_json(line))
    except (NoWin, BadInput) as error:
        return {"error": one_line(error)}


def says_win(line: str) -> bool:
    """Whether a line is an object of its own that says a win, so that the file is JSON lines."""
    held = value_of(line)
    return isinstance(held, dict) and bool({"rules", "win", "players"} & set(held))


def value_of(line: str) -> Any:
    """The value of a JSON text; None where it is none."""
    try:
        return parse_json(line)
    except BadInput:
        return None


def parse_json(text: str) -> Any:
    """The value of a JSON text."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"this is no JSON: {error}") from error


if __name__ == "__main__":
    sys.exit(main())
