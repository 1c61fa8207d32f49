"""The commands `host`, `join` and `verify`: their arguments, and what they do. Sockets are loaded only when needed."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.bots import LEVELS, NoSuchLevel
from engine.given import BadInput
from engine.rulesets import IDS, rules_of

Window = Callable[[argparse.Namespace, str, str], int]
"""(what was chosen, an invitation or address, the player's name) -> exit status: opens the window at that table."""
OwnWindow = Callable[[argparse.Namespace, tuple[str, ...]], int]
"""(what was chosen, the bots of the last seats) -> exit status: opens the window at a table of one's own."""
DONE, DIFFERS = 0, 1


def add_commands(commands: Any, version: Callable[[], str], data: Path, window: Window, own_window: OwnWindow) -> None:
    """Add the three commands to those of the command line."""
    one = _add(commands, "host", "keep a table open to others, with or without a window")
    one.set_defaults(command=lambda chosen: host(chosen, version(), own_window))
    one.add_argument("--window", action="store_true", help="open the window and play along")
    one.add_argument("--rules", required=True, choices=IDS, help="the rule set")
    one.add_argument("--options", default="", metavar="O", help="a rule code, or key=value,key=value")
    one.add_argument("--port", type=int, metavar="P", help="the port to listen at (33031); 0 for any that is free")
    one.add_argument("--name", default="Sanfan", metavar="N", help="the table's name")
    one.add_argument("--bots", default="", metavar="b,b,…", help=f"bots for the last seats: {', '.join(LEVELS)}")
    one.add_argument("--new", action="store_true", help="do not go on with a match that was interrupted")
    how = one.add_mutually_exclusive_group()
    how.add_argument(
        "--open", action="store_true", help="whoever finds it on the network may come (else by invitation)"
    )
    how.add_argument("--password", default="", metavar="W", help="who finds it may come with this password")
    one.add_argument("--data", type=folder, default=data, metavar="DIR", help="keep everything in this folder")
    one = _add(commands, "join", "go to somebody's table")
    one.set_defaults(command=lambda chosen: join(chosen, version(), window))
    one.add_argument("target", metavar="CODE|HOST:PORT", help="an invitation, or an address")
    one.add_argument("--name", default="", metavar="N", help="your name at the table")
    one.add_argument("--password", default="", metavar="W", help="the table's password")
    one.add_argument("--bot", choices=tuple(LEVELS), help="let a bot play there, without a window")
    one.add_argument("--data", type=folder, default=data, metavar="DIR", help="keep everything in this folder")
    one = _add(commands, "verify", "check a record of a match line by line")
    one.set_defaults(command=check)
    one.add_argument("file", type=Path, metavar="FILE", help="the record")


def _add(commands: Any, name: str, text: str) -> Any:
    return commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")


def folder(text: str) -> Path:
    """The folder that `--data` names."""
    if not text:
        raise argparse.ArgumentTypeError("names no folder")
    return Path(text)


def host(chosen: argparse.Namespace, version: str, own_window: OwnWindow) -> int:
    """`sanfan host`."""
    from net import commands
    from net.discovery import TABLE_PORT
    from net.lobby import Denied, Terms
    from net.server import Plan
    from net.store import StoreError

    rules = rules_of(chosen.rules, chosen.options)
    bots = tuple(level.strip() for level in chosen.bots.split(",") if level.strip())
    for level in bots:
        if level not in LEVELS:
            raise NoSuchLevel(f"--bots: there is no level “{level}”; there are: {', '.join(LEVELS)}")
    if len(bots) >= rules.players:
        raise BadInput(f"--bots: at most {rules.players - 1}, so that somebody can sit down")
    port = TABLE_PORT if chosen.port is None else chosen.port
    if not 0 <= port < 2**16:
        raise BadInput(f"--port: {port} is no port")
    if chosen.window:
        return own_window(chosen, bots)
    plan = Plan(chosen.name, Terms(rules.id, rules.options.code()), bots, chosen.password, port)
    try:
        commands.host(chosen.data, plan, version, chosen.open or bool(chosen.password), chosen.new)
    except (StoreError, Denied) as error:
        raise BadInput(str(error)) from error
    return DONE


def join(chosen: argparse.Namespace, version: str, window: Window) -> int:
    """`sanfan join`."""
    from net import commands
    from net.invite import BadInvitation

    name = chosen.name or chosen.bot
    try:
        commands.target_of(chosen.target)
        if chosen.bot is None:
            return window(chosen, chosen.target, chosen.name)
        commands.join_as_bot(chosen.target, name, chosen.bot, version, chosen.data, chosen.password)
    except BadInvitation as error:
        raise BadInput(str(error)) from error
    return DONE


def check(chosen: argparse.Namespace) -> int:
    """`sanfan verify`."""
    from engine.record import BadRecord
    from net import commands

    try:
        difference = commands.verify_file(chosen.file)
    except BadRecord as error:
        raise BadInput(f"{chosen.file}: {error}") from error
    print(difference or "the record is what its seeds and decisions lead to")
    return DIFFERS if difference else DONE
