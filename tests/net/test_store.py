"""The store: what was kept is there again, and a file that is no store of ours is put aside, not lost."""

import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine import game
from engine.chance import Chance
from engine.events import Finished
from engine.seat import Seat
from net.drive import seat_bots
from net.inline import Forgotten, play_inline
from net.luck import Chain
from net.messages import EventFrame, Nonce
from net.store import VERSION, Keeping, Store, StoreError
from net.table import Table
from tests.net.tables import Kept, Person, rules_for, setup_for

NAMES = ["laosanfan", "quanjiao", "wanzai", "toy"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "麻將 daten" / "sanfan.db"


def stored_table(store: Store, name: str, persons: int = 0) -> Table:
    rules = rules_for(name)
    setup = setup_for(rules, persons, "normal")
    store.begin(setup)
    table = Table(rules, setup, Keeping(store, setup.header.match_id))
    seat_bots(table, None)
    return table


@pytest.mark.parametrize("name", NAMES)
def test_after_every_batch_the_store_gives_the_same_table(path: Path, name: str) -> None:
    store = Store(path)
    table = stored_table(store, name)
    table.start()
    looked, seen = 0, 0
    while not table.results:
        assert table.advance(0.0)
        if table.batches > seen:
            seen = table.batches
            log = Store(path).load(table.header.match_id)
            again = Table(table.rules, log.setup, Forgotten(), log.batches, log.nonces)
            again.start()
            assert (again.deal, again.asks, again.results) == (table.deal, table.asks, table.results)
            assert again.luck.chance(again.coming) == table.luck.chance(table.coming)
            looked += 1
    store.close()
    assert looked > 20


@pytest.mark.parametrize("name", NAMES)
def test_a_match_continued_is_the_match_that_was_never_interrupted(path: Path, name: str) -> None:
    rules = rules_for(name)
    setup = setup_for(rules, 0, "normal", "5")
    whole = Kept()
    table = Table(rules, setup, whole)
    seat_bots(table, None)
    table.start()
    play_inline(table, 2)
    for n in range(4):
        cut = Chance(b"cut").below(len(whole.batches) - 1, 0, name, n) + 1
        kept = Kept()
        again = Table(rules, setup, kept, whole.batches[:cut])
        seat_bots(again, None)
        again.start()
        play_inline(again, 2)
        assert [*whole.batches[:cut], *kept.batches] == whole.batches
        assert again.results == table.results


def test_frames_are_numbered_on_when_a_match_is_continued() -> None:
    """A guest of the table before can't take a frame of the new one for one that he has."""
    rules = rules_for("toy")
    setup = setup_for(rules, 1)
    kept = Kept()
    table = Table(rules, setup, kept)
    seat_bots(table, None)
    person = Person(table, Seat.A)
    table.start()
    play_inline(table, 1)
    last = max(frame.number for frame in person.recorder.frames)
    again = Table(rules, setup, kept, list(kept.batches))
    back = Person(again, Seat.A, last=last)
    again.start()
    assert [type(frame).__name__ for frame in back.recorder.frames][:1] == ["SnapshotFrame"]
    again.pump(0.0)
    assert min(frame.number for frame in back.recorder.frames if isinstance(frame, EventFrame)) > last


def test_unfinished_matches_are_offered_until_they_end(path: Path) -> None:
    store = Store(path)
    first, second = stored_table(store, "toy"), stored_table(store, "toy", 1)
    first.start()
    second.start()
    assert [saved.header for saved in store.unfinished()] == [second.header, first.header]
    play_inline(first, 1)
    assert [saved.deals for saved in store.unfinished()] == [0, 1]
    assert all(saved.begun > 1_700_000_000 for saved in store.unfinished())
    play_inline(first)
    assert first.over
    assert [saved.header for saved in store.unfinished()] == [second.header]
    store.give_up(second.header.match_id)
    assert store.unfinished() == ()
    assert len(store.load(second.header.match_id).batches) == second.batches
    store.close()


def test_nonces_are_kept_with_their_batch(path: Path) -> None:
    store = Store(path)
    chain = Chain("ab")
    rules = rules_for("toy")
    setup = replace(setup_for(rules, 1), nonces=(Nonce(0, Seat.A, chain.pledge), Nonce(1, Seat.A, chain.nonce(1))))
    store.begin(setup)
    table = Table(rules, setup, Keeping(store, setup.header.match_id))
    seat_bots(table, None)
    person = Person(table, Seat.A)
    person.session._nonces = chain.nonce
    table.start()
    play_inline(table, 2)
    log = store.load(table.header.match_id)
    assert log.nonces == (Nonce(2, Seat.A, chain.nonce(2)),)
    again = Table(table.rules, log.setup, Forgotten(), log.batches, log.nonces)
    again.start()
    assert again.luck.chance(2) == table.luck.chance(2)
    assert again.luck.chance(2) != Table(table.rules, log.setup, Forgotten(), log.batches).luck.chance(2)
    store.close()


def test_every_stored_decision_can_be_decided_again(path: Path) -> None:
    store = Store(path)
    table = stored_table(store, "wanzai")
    table.start()
    play_inline(table, 1)
    log = store.load(table.header.match_id)
    deal = game.opening(table.rules, table.luck.chance(1)).deal
    for batch in log.batches[1:]:
        chose = batch[0]
        assert type(chose).__name__ == "Chose"
        step = game.step(table.rules, deal, chose.seat, chose.action, table.luck.chance(1), chose.by)  # type: ignore[attr-defined]
        assert step.events == batch
        deal = step.deal
    assert any(isinstance(event, Finished) for event in log.batches[-1])
    store.close()


@pytest.mark.parametrize("content", [b"this is no database" * 100, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_file_is_put_aside_whole(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    store = Store(path)
    assert store.aside == path.with_name("sanfan.db.aside-1")
    assert store.aside.read_bytes() == content
    assert store.unfinished() == ()
    stored_table(store, "toy").start()
    store.close()
    assert len(Store(path).unfinished()) == 1


def test_another_program_s_database_is_put_aside_and_names_are_never_reused(path: Path) -> None:
    path.parent.mkdir(parents=True)
    for number in (1, 2):
        foreign = sqlite3.connect(path)
        foreign.execute("CREATE TABLE recipes (name TEXT)")
        foreign.execute("INSERT INTO recipes VALUES (?)", (f"dumplings {number}",))
        foreign.commit()
        foreign.close()
        store = Store(path)
        store.close()
        assert store.aside == path.with_name(f"sanfan.db.aside-{number}")
        path.unlink()
    kept = sqlite3.connect(path.with_name("sanfan.db.aside-1")).execute("SELECT name FROM recipes").fetchall()
    assert kept == [("dumplings 1",)]


def test_a_newer_program_s_file_is_left_alone(path: Path) -> None:
    Store(path).close()
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {VERSION + 1}")
    db.commit()
    db.close()
    with pytest.raises(StoreError, match="newer version"):
        Store(path)
    assert path.exists()
    assert not list(path.parent.glob("*.aside-*"))


def test_a_place_that_cannot_hold_a_file_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError):
        Store(tmp_path / "file" / "sanfan.db")
    (tmp_path / "folder").mkdir()
    with pytest.raises(StoreError):
        Store(tmp_path / "folder")
    assert (tmp_path / "folder").is_dir()


def test_a_match_that_cannot_be_read_says_so_and_spoils_no_other(path: Path) -> None:
    store = Store(path)
    tables = [stored_table(store, "toy") for _ in range(3)]
    for table in tables:
        table.start()
        play_inline(table, 1)
    holed, spoiled, good = (table.header.match_id for table in tables)
    db = sqlite3.connect(path)
    db.execute("DELETE FROM batches WHERE match = ? AND number = 3", (holed,))
    db.execute("UPDATE batches SET events = '[{}]' WHERE match = ? AND number = 3", (spoiled,))
    db.commit()
    db.close()
    with pytest.raises(StoreError, match="missing"):
        store.load(holed)
    with pytest.raises(StoreError, match="can't be read"):
        store.load(spoiled)
    with pytest.raises(StoreError, match="no match"):
        store.load("nobody")
    assert len(store.load(good).batches) == tables[2].batches
    assert len(store.unfinished()) == 3
    store.close()
