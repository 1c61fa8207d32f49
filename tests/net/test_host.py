"""The table's thread: matches begun, paused, left and continued; nothing stays behind, and faults are told."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.actions import AnyAction, Ask
from engine.bots.random_bot import RandomBot
from engine.deal import Deal
from engine.events import OPEN, Discarded, Eye
from engine.seat import Seat
from net.agenda import StopWatch
from net.client import ClientSession
from net.host import FAULTS_IN_A_ROW, Host
from net.session import Happened, News
from net.setup import Setup
from net.store import Keeping, Store
from tests.net.tables import rules_for, setup_for

PATIENCE = 20.0


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Path]:
    before = threading.active_count()
    yield tmp_path / "sanfan.db"
    assert threading.active_count() == before


class Sitting:
    """A person who answers with the last action offered, on the test's thread."""

    def __init__(self, database: Path, setup: Setup, match: str | None = None, eye: Eye = Seat.A) -> None:
        self.faults: list[Exception] = []
        self.flag = threading.Event()
        self.news: list[News] = []
        self.host = Host(rules_for("toy"), database, match or setup, thinking=None, fault=self.fault)
        self.session: ClientSession = self.host.session(setup.header, eye, self.flag.set)
        self.session.listen(self.news.append)
        self.host.start()

    def fault(self, error: Exception) -> None:
        self.faults.append(error)
        self.flag.set()

    def play(self, answers: int) -> None:
        """Answer so many asks, or until the match is over."""
        while answers and not (self.session.view.deal.next and self.session.view.deal.next.over):
            assert self.flag.wait(PATIENCE)
            self.flag.clear()
            self.session.poll()
            if self.session.ask is not None:
                self.session.act(self.session.ask.actions[-1])
                answers -= 1

    def wait_for(self, what: str) -> None:
        while not getattr(self, what):
            assert self.flag.wait(PATIENCE)
            self.flag.clear()
            self.session.poll()


def one_person() -> Setup:
    return setup_for(rules_for("toy"), 1)


def test_a_match_left_and_continued_ends_and_leaves_no_thread(database: Path) -> None:
    setup = one_person()
    sitting = Sitting(database, setup)
    sitting.play(12)
    sitting.host.close()
    sitting.host.close()
    assert not sitting.host.alive
    assert sitting.session.closed
    store = Store(database)
    assert [saved.header for saved in store.unfinished()] == [setup.header]
    batches = store.load(setup.header.match_id).batches
    discards = sum(isinstance(event, Discarded) for batch in batches for event in batch)
    store.close()
    assert discards
    again = Sitting(database, setup, setup.header.match_id)
    again.play(1)
    assert again.session.view.deal.standing.number == 1
    assert len(again.session.view.deal.discards) >= discards
    again.play(10_000)
    again.host.close()
    assert again.session.view.deal.next is not None
    assert again.session.view.deal.next.over
    store = Store(database)
    assert store.unfinished() == ()
    store.close()
    assert not sitting.faults
    assert not again.faults


def test_four_bots_are_watched_with_open_hands(database: Path) -> None:
    watching = Sitting(database, setup_for(rules_for("toy"), 0), eye=OPEN)
    while not watching.session.view.results:
        assert watching.flag.wait(PATIENCE)
        watching.flag.clear()
        watching.session.poll()
    watching.host.close()
    assert sum(isinstance(news, Happened) for news in watching.news) > 100


def test_a_table_that_was_never_started_closes(database: Path) -> None:
    host = Host(rules_for("toy"), database, one_person())
    host.close()
    assert not host.alive


def test_a_stopped_watch_loses_the_time_until_it_goes_on() -> None:
    time = [100.0]
    watch = StopWatch(lambda: time[0])
    time[0] = 103.0
    watch.stop()
    time[0] = 150.0
    watch.stop()
    assert (watch.now(), watch.stopped) == (103.0, True)
    watch.go_on()
    time[0] = 151.0
    watch.go_on()
    assert (watch.now(), watch.stopped) == (104.0, False)


def test_a_paused_table_goes_on_or_closes(database: Path) -> None:
    sitting = Sitting(database, one_person())
    sitting.host.pause(True)
    sitting.host.pause(False)
    sitting.play(3)
    sitting.host.pause(True)
    sitting.host.close()
    assert not sitting.host.alive
    assert not sitting.faults


def test_a_listener_whose_waking_fails_ends_no_table(database: Path) -> None:
    setup = setup_for(rules_for("toy"), 0)
    watching = Sitting(database, setup, eye=OPEN)

    def fail() -> None:
        raise RuntimeError("the window is gone")

    broken = watching.host.session(setup.header, None, fail)
    while not watching.session.view.results:
        assert watching.flag.wait(PATIENCE)
        watching.flag.clear()
        watching.session.poll()
    watching.host.close()
    assert broken.closed
    assert [str(fault) for fault in watching.faults] == ["the window is gone"]


def test_a_store_that_cannot_be_opened_is_told(database: Path) -> None:
    database.mkdir()
    sitting = Sitting(database, one_person())
    sitting.wait_for("faults")
    sitting.host.close()
    assert "sanfan.db" in str(sitting.faults[0])


def test_a_full_disk_is_told_and_the_match_goes_on_where_it_was(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = one_person()
    sitting = Sitting(database, setup)
    sitting.play(5)
    append, refusing = Keeping.append, [2]

    def full(self: Keeping, number: int, events: tuple[object, ...], nonce: object) -> None:
        if refusing[0]:
            refusing[0] -= 1
            raise OSError("disk full")
        append(self, number, events, nonce)  # type: ignore[arg-type]

    monkeypatch.setattr(Keeping, "append", full)
    sitting.play(10_000)
    sitting.host.close()
    assert [str(fault) for fault in sitting.faults] == ["disk full"] * 2
    assert sitting.session.view.deal.next is not None
    assert sitting.session.view.deal.next.over


def test_a_table_that_fails_again_and_again_ends_and_can_be_continued(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = one_person()
    sitting = Sitting(database, setup)
    sitting.play(5)

    def full(self: Keeping, number: int, events: object, nonce: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(Keeping, "append", full)
        while len(sitting.faults) < FAULTS_IN_A_ROW:
            assert sitting.flag.wait(PATIENCE)
            sitting.flag.clear()
            sitting.session.poll()
            if sitting.session.ask is not None:
                sitting.session.act(sitting.session.ask.actions[-1])
        sitting.host.close()
    again = Sitting(database, setup, setup.header.match_id)
    again.play(10_000)
    again.host.close()
    assert again.session.view.deal.next is not None
    assert again.session.view.deal.next.over


def test_a_bot_that_fails_plays_what_a_timeout_would(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: RandomBot, view: Deal, seat: Seat, ask: Ask) -> AnyAction:
        raise RuntimeError("a bot's bug")

    monkeypatch.setattr(RandomBot, "choose", fail)
    sitting = Sitting(database, one_person())
    sitting.play(10_000)
    sitting.host.close()
    assert sitting.session.view.deal.next is not None
    assert sitting.session.view.deal.next.over
    assert not sitting.faults
