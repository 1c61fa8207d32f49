"""A host and guests in processes of their own, and what they left behind."""

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from engine.chance import commitment
from engine.deal import begin, fold, view
from engine.events import Began, Dealt, Drew, Event, Finished, Revealed
from engine.rulesets import rules_of
from engine.seat import Seat
from net.luck import Luck
from net.messages import EventFrame, SnapshotFrame
from net.protocol import DealLog, Room, Welcome, decode_down
from net.store import Log, Store
from tests.net.visiting import digest

ROOT = Path(__file__).resolve().parents[2]


class Hosting:
    """A host's process."""

    def __init__(self, folder: Path, rules: str, port: int = 0, *more: str, prefix: Sequence[str] = ()) -> None:
        command = [*prefix, sys.executable, "-m", "tests.net.hosting", str(folder), rules, str(port), *more]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline().split()
        self.port, self.code, self.key = int(said[0]), said[1], said[2]

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)


def visiting(
    code: str, seat: int, folder: Path, deals: int, *more: str, prefix: Sequence[str] = ()
) -> "subprocess.Popen[bytes]":
    command = [*prefix, sys.executable, "-m", "tests.net.visiting", code, str(seat), str(folder), str(deals), *more]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE)


def memory(pid: int) -> float:
    """Resident memory in MB (Linux)."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu(pid: int) -> float:
    """Seconds of processor time used so far (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def logs(folder: Path) -> list[Log]:
    """All matches that a host has kept, finished or not."""
    store = Store(folder / "matches.sqlite")
    ids = [row[0] for row in store._db.execute("SELECT id FROM matches ORDER BY rowid")]
    held = [store.load(match_id) for match_id in ids]
    store.close()
    return held


class Message(NamedTuple):
    """A message as it came, and what it says."""

    data: bytes
    said: object


def received(folder: Path) -> Iterator[Message]:
    """Everything that a guest's processes received, in order."""
    for path in sorted(folder.glob("bytes-*")):
        data = path.read_bytes()
        place = 0
        while place + 4 <= len(data):
            size = int.from_bytes(data[place : place + 4], "big")
            line = data[place + 4 : place + 4 + size]
            place += 4 + size
            if len(line) == size:  # else the process was killed while it wrote
                yield Message(line, decode_down(line))


def lines_of(path: Path) -> list[list[Any]]:
    """What a guest's processes wrote into a file, line by line."""
    rows = []
    for line in path.read_text().splitlines():
        with suppress(ValueError):  # nothing, or half a line of one that was killed
            rows.append(json.loads(line))
    return rows


def views_agree(held: Log, seat: Seat, folder: Path) -> int:
    """Compare the guest's view after every event with the host's for that seat; how many events there were. None may
    be missing or doubled but where a snapshot leapt over them."""
    rows = [row for row in lines_of(folder / "frames.jsonl") if row[0] == held.setup.header.match_id]
    begun = begin(rules_of(held.setup.header.ruleset, held.setup.header.code).initial)
    steps = [("", digest(view(begun, seat)))]
    for event in (event for batch in held.batches for event in batch):
        begun = fold(begun, [event])
        if event.seen_by(seat) is not None:
            steps.append((type(event).__name__, digest(view(begun, seat))))
    place = 0
    for row in rows:
        if row[2] == "Snapshot":
            while steps[place][1] != row[3]:
                place += 1
        else:
            place += 1
            assert steps[place] == (row[2], row[3]), (place, row)
    return len(rows)


def nothing_hidden(held: Log, seat: Seat, folder: Path) -> tuple[int, int]:
    """Search everything received for what the seat may not know: tiles of others' hands and of the wall by their slots,
    dealt packets, the host's secret, and the nonces of deals that were not over. Bytes and searches."""
    rules = rules_of(held.setup.header.ruleset, held.setup.header.code)
    luck = Luck(held.setup.secret, rules.players, (*held.setup.nonces, *held.nonces))
    secrets = _secrets(held, seat, luck)
    deal, size, searches = 0, 0, 0
    match_id = ""
    for message in received(folder):
        said = message.said
        if isinstance(said, Welcome | Room):
            _room_is_clean(message.data)
            room = said.room if isinstance(said, Welcome) else said
            match_id = room.match.match_id if room.match is not None else ""
        if match_id != held.setup.header.match_id:
            continue
        size += len(message.data)
        if isinstance(said, DealLog):
            assert said.deal <= deal
            continue
        if isinstance(said, EventFrame) and isinstance(said.event, Began):
            deal = said.event.standing.number
        if isinstance(said, SnapshotFrame):
            deal = len(said.view.results) + (said.view.deal.next is None)
            if said.view.deal.next is not None:
                secrets[deal - 1] = []
        assert held.setup.secret.encode() not in message.data
        revealed = isinstance(said, EventFrame) and isinstance(said.event, Revealed | Finished)
        for pattern in () if revealed or deal == 0 else secrets[deal - 1]:
            searches += 1
            assert pattern not in message.data, (deal, pattern, message.data)
        if isinstance(said, EventFrame) and isinstance(said.event, Revealed) and deal:
            secrets[deal - 1] = []
    return size, searches


def _room_is_clean(data: bytes) -> None:
    for word in (b'"hands"', b'"tiles"', b'"drawn"'):
        assert word not in data


def _secrets(held: Log, seat: Seat, luck: Luck) -> list[list[bytes]]:
    """For each deal what must not occur in anything sent before its end."""
    rows: list[list[bytes]] = []
    for batch in held.batches:
        for event in batch:
            if isinstance(event, Began):
                own = luck.nonces(event.standing.number)
                rows.append([own[0].encode(), *(nonce.encode() for n, nonce in enumerate(own[1:]) if n != seat)])
                assert commitment(own[0]) == luck.seal(event.standing.number)
            elif isinstance(event, Dealt | Drew) and event.seat != seat:
                rows[-1].append(_pattern(event))
    return rows


def _pattern(event: Event) -> bytes:
    """The text in which a tile of another seat and its place would be told."""
    data = msgspec.json.encode(event)
    return data[data.index(b'"tile') :].partition(b'"from_tail"')[0]
