"""The store: every match with all its batches in one SQLite file. A batch is on the disk before anybody hears of it.

A file that is damaged or not ours is put aside under another name, never written to and never deleted.
"""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from engine.events import AnyEvent, Event, Finished
from engine.match import Header
from net.messages import Nonce
from net.setup import Setup

DATABASE = "matches.sqlite"
"""The file of this machine's own matches in the data folder."""
APPLICATION = 0x53616E66  # "Sanf", in the head of the file
VERSION = 1
TABLES = {"matches", "batches", "nonces"}
SCHEMA = """
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    setup BLOB NOT NULL,
    begun INTEGER NOT NULL DEFAULT (CAST(strftime('%s', 'now') AS INTEGER)),
    deals INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'playing' CHECK (state IN ('playing', 'over', 'given up'))
);
CREATE TABLE batches (
    match TEXT NOT NULL REFERENCES matches, number INTEGER NOT NULL, events BLOB NOT NULL,
    PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE nonces (
    match TEXT NOT NULL REFERENCES matches, deal INTEGER NOT NULL, seat INTEGER NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (match, deal, seat)
) WITHOUT ROWID;
"""

Batch = tuple[Event, ...]
_batch = msgspec.json.Decoder(tuple[AnyEvent, ...])
_setup = msgspec.json.Decoder(Setup)
_encode = msgspec.json.Encoder().encode


class StoreError(Exception):
    """The store can't be used, or a match in it can't be read; the message says what is wrong and where."""


class Saved(NamedTuple):
    """A match that was begun and not finished: when (Unix seconds), and how many of its deals are finished."""

    header: Header
    begun: int
    deals: int


class Log(NamedTuple):
    """A match as it is kept: how it was set up, its batches, and the nonces that persons gave."""

    setup: Setup
    batches: tuple[Batch, ...]
    nonces: tuple[Nonce, ...]


class Store:
    """The matches of this computer. All calls come from the thread that opened it."""

    def __init__(self, path: Path) -> None:
        """Open or make the file (and its folder); StoreError if that fails, or a newer program wrote it.

        `aside` says where a damaged or foreign file was put, None if there was none.
        """
        self.path = path
        self.aside: Path | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            try:
                self._db = _opened(path)
            except (sqlite3.OperationalError, StoreError):
                raise  # locked, not to be read, or newer: nothing is wrong with the file
            except (sqlite3.DatabaseError, _ForeignFile):
                self.aside = _put_aside(path)
                self._db = _opened(path)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{path}: {error}") from error

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    def begin(self, setup: Setup) -> None:
        """Keep a new match."""
        with self._db:
            self._db.execute("INSERT INTO matches (id, setup) VALUES (?, ?)", (setup.header.match_id, _encode(setup)))

    def append(self, match_id: str, number: int, events: Sequence[Event], nonce: Nonce | None = None) -> None:
        """Keep a batch and the nonce that came with it; it is on the disk when this returns. StoreError if there is a
        batch of that number: somebody else goes on with the match."""
        finished = next((event for event in events if isinstance(event, Finished)), None)
        with self._db:
            try:
                self._db.execute("INSERT INTO batches VALUES (?, ?, ?)", (match_id, number, _encode(events)))
            except sqlite3.IntegrityError as error:
                raise StoreError("this match goes on in another window, and can't in two") from error
            if nonce is not None:
                row = (match_id, nonce.deal, int(nonce.seat), nonce.value)
                self._db.execute("INSERT OR REPLACE INTO nonces VALUES (?, ?, ?, ?)", row)
            if finished is not None:
                state = "over" if finished.over else "playing"
                change = "UPDATE matches SET deals = deals + 1, state = ? WHERE id = ?"
                self._db.execute(change, (state, match_id))

    def give_up(self, match_id: str) -> None:
        """Offer the match no longer; its log stays."""
        with self._db:
            self._db.execute("UPDATE matches SET state = 'given up' WHERE id = ?", (match_id,))

    def unfinished(self) -> tuple[Saved, ...]:
        """The matches that can be continued, the latest begun first; one that can't be read is left out."""
        query = "SELECT setup, begun, deals FROM matches WHERE state = 'playing' ORDER BY begun DESC, rowid DESC"
        saved = []
        for setup, begun, deals in self._read(query):
            try:
                saved.append(Saved(_setup.decode(setup).header, begun, deals))
            except msgspec.MsgspecError:
                continue
        return tuple(saved)

    def load(self, match_id: str) -> Log:
        """A match with all its batches; StoreError if there is none, or it can't be read."""
        row = next(iter(self._read("SELECT setup FROM matches WHERE id = ?", match_id)), None)
        if row is None:
            raise StoreError(f"{self.path}: there is no match {match_id}")
        rows = self._read("SELECT number, events FROM batches WHERE match = ? ORDER BY number", match_id)
        if [number for number, _ in rows] != list(range(len(rows))):
            raise StoreError(f"{self.path}: batches of match {match_id} are missing")
        given = self._read("SELECT deal, seat, value FROM nonces WHERE match = ?", match_id)
        try:
            setup = _setup.decode(row[0])
            batches = tuple(_batch.decode(events) for _, events in rows)
            nonces = tuple(msgspec.convert({"deal": d, "seat": s, "value": v}, Nonce) for d, s, v in given)
        except msgspec.MsgspecError as error:
            raise StoreError(f"{self.path}: match {match_id} can't be read: {error}") from error
        return Log(setup, batches, nonces)

    def _read(self, query: str, *values: str) -> list[Any]:
        try:
            return self._db.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise StoreError(f"{self.path}: {error}") from error


class Keeping:
    """What a table writes to: the store, for one match."""

    def __init__(self, store: Store, match_id: str) -> None:
        """Keep batches of that match."""
        self._store = store
        self._match_id = match_id

    def append(self, number: int, events: Sequence[Event], nonce: Nonce | None) -> None:
        """Keep a batch for good, and the nonce that came with it."""
        self._store.append(self._match_id, number, events, nonce)


class _ForeignFile(Exception):
    """The file is a database, but not one of this program."""


def _opened(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path)
    try:
        application = db.execute("PRAGMA application_id").fetchone()[0]
        version = db.execute("PRAGMA user_version").fetchone()[0]
        tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if tables and not (application == APPLICATION and tables >= TABLES):
            raise _ForeignFile
        if version > VERSION:
            raise StoreError(f"{path} was written by a newer version of this program")
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        if not tables:
            db.executescript(
                f"BEGIN; PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION}; {SCHEMA} COMMIT;"
            )
    except BaseException:
        db.close()
        raise
    return db


def _put_aside(path: Path) -> Path:
    """Rename the file, and what SQLite keeps beside it, to a name that is free."""
    number = 1
    while (target := path.with_name(f"{path.name}.aside-{number}")).exists():
        number += 1
    path.rename(target)
    for tail in ("-wal", "-shm"):
        companion = path.with_name(path.name + tail)
        if companion.exists():
            companion.rename(target.with_name(target.name + tail))
    return target
