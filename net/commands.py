"""Hosting, joining and checking from the command line, without a window."""

import signal
from pathlib import Path

from engine.record import BadRecord, parse_record, verify
from net.discovery import TABLE_PORT
from net.guest import Guest, key_of
from net.invite import BadInvitation, Invitation, read_address, read_code
from net.robot import Robot
from net.server import Plan, Server, hosted_matches, plan_of

LONGEST_ADDRESS = 60
"""A text that is longer can only be a code."""


def target_of(text: str) -> Invitation | tuple[str, int]:
    """The invitation that a code says, or host and port of an address; BadInvitation if it is neither."""
    try:
        return read_code(text)
    except BadInvitation:
        if len(text) > LONGEST_ADDRESS:
            raise
    return read_address(text, TABLE_PORT)


def invitation_of(text: str) -> Invitation:
    """The table that an invitation code or an address means; BadInvitation if it is neither, OSError if nobody answers
    at the address."""
    target = target_of(text)
    if isinstance(target, Invitation):
        return target
    address, port = target
    found = key_of(address, port)
    if found is None:
        raise OSError(f"nobody answers at {address}:{port}")
    return found.invitation


def host(folder: Path, plan: Plan, version: str, announced: bool, new: bool) -> None:
    """Keep a table open until it is interrupted. A match that was interrupted before goes on, unless `new`."""
    terms = plan.terms
    matches = () if new else hosted_matches(folder)
    kept = next((one for one in matches if (one.ruleset, one.code) == (terms.ruleset, terms.code)), None)
    if kept is not None:
        plan, _ = plan_of(folder, kept.match_id, plan.port)
        print(f"going on with match {kept.match_id}", flush=True)
    server = Server(folder, plan, version, announced=announced)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        server.start()
        print(f"“{plan.name}” is open at port {server.port}; key {server.here.fingerprint}", flush=True)
        for invitation in server.invitations:
            print(f"{invitation.address}:{invitation.port}  {invitation.code}", flush=True)
        while server.alive:
            server.wait(1.0)
    finally:
        server.close()


def join_as_bot(target: str, name: str, level: str, version: str, folder: Path, password: str) -> None:
    """Let a bot play at somebody's table until that closes; OSError says why it could not, or had to go."""
    robot = Robot(level)
    guest = Guest(invitation_of(target), name, version, folder=folder, password=password, wake=robot.wake)
    try:
        robot.play(guest)
    finally:
        guest.close()


def verify_file(path: Path) -> str | None:
    """Decide a record again: where it departs from its rules, or None. BadRecord, BadOption or OSError where it can't
    be read."""
    try:
        record = parse_record(path.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError as error:
        raise BadRecord("is not written in UTF-8") from error
    found = verify(record)
    if found is None:
        return None
    return f"line {found.line}: the record says {found.recorded}, the rules lead to {found.expected}"
