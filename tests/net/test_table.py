"""The table: whole matches, what everybody learns of them, and answers that come late, twice or from the wrong one."""

import msgspec
import pytest

from engine.actions import PASS, READY, Discard, Throw
from engine.chance import Chance, commitment, seed_of
from engine.deal import begin, fold, view
from engine.events import OPEN, Began, Chose, Event, Finished
from engine.seat import SEATS, Seat
from engine.tile import HIDDEN
from net.client import ClientSession
from net.drive import seat_bots
from net.inline import Forgotten, play_inline
from net.luck import Chain
from net.messages import Act, AskFrame, EventFrame, SnapshotFrame, UnsealFrame
from net.pipe import memory_pipe
from net.session import result_of
from net.table import Table
from tests.net.tables import Person, Played, Recorder, Wire, onlooker, rules_for, setup_for

NAMES = ["laosanfan", "quanjiao", "wanzai", "toy"]


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_match_of_bots_ends(name: str) -> None:
    table = Played(rules_for(name), 0, level="normal").table
    table.start()
    results = play_inline(table, 12)
    assert table.over or len(results) == 12
    assert [result.number for result in results] == list(range(1, len(results) + 1))
    assert sum(sum(result.gains) for result in results) == 0


def test_a_match_goes_on_to_its_last_settlement() -> None:
    table = Played(rules_for("toy"), 0).table
    table.start()
    results = play_inline(table)
    assert table.over
    assert not table.asks
    assert len(results) >= 4
    assert table.deal.next is not None
    assert table.deal.next.standing.scores == tuple(map(sum, zip(*(r.gains for r in results), strict=True)))


@pytest.mark.parametrize("name", NAMES)
def test_every_eye_sees_the_host_s_view_at_every_frame_and_no_more(name: str) -> None:
    """Folds each stream beside the log; encodes whatever was sent and looks for tiles that may not be in it."""
    rules = rules_for(name)
    played = Played(rules, 2, eyes=(None,))
    played.table.start()
    play_inline(played.table, 2)
    streams: list[tuple[Seat | None, Recorder, ClientSession]] = [
        (person.session.eye, person.recorder, person.session)
        for person in played.persons  # type: ignore[misc]
    ]
    streams.append((None, played.onlookers[None][1], played.onlookers[None][0]))
    for eye, recorder, session in streams:
        assert session.view == played.table.seen_by(eye)
        sent = [frame.event for frame in recorder.frames if isinstance(frame, EventFrame)]
        assert len(sent) > 100
        deal, seen, place = begin(rules.initial), begin(rules.initial), 0
        for event in played.log:
            deal = fold(deal, [event])
            if (told := event.seen_by(eye)) is not None:
                assert sent[place] == told
                seen = fold(seen, [sent[place]])
                place += 1
            assert seen == view(deal, eye)
        assert place == len(sent)
        numbers = [frame.number for frame in recorder.frames if not isinstance(frame, SnapshotFrame)]
        assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_receives_holds_no_hidden_tile(name: str) -> None:
    """For every frame: each tile that it names is one that the seat may know at that moment."""
    rules = rules_for(name)
    played = Played(rules, 1)
    played.table.start()
    play_inline(played.table, 2)
    seat, frames = Seat.A, played.persons[0].recorder.frames
    looked_at = 0
    for frame in frames:
        if isinstance(frame, EventFrame) and getattr(frame.event, "seat", seat) != seat:
            raw = msgspec.json.decode(msgspec.json.encode(frame.event))
            if raw["type"] in ("Drew", "Dealt", "KongConcealed"):
                tiles = raw.get("tiles", [raw.get("tile")])
                assert set(tiles) == {int(HIDDEN)}
                looked_at += 1
            assert raw["type"] not in ("Chose", "Missed")
        elif isinstance(frame, SnapshotFrame) and not frame.view.deal.revealed:
            assert {tile for hand in frame.view.deal.hands[1:] for tile in hand} <= {HIDDEN}
    assert looked_at > 20
    assert b"secret" not in b"".join(map(msgspec.json.encode, frames))


def test_the_same_seed_and_answers_make_the_same_match() -> None:
    logs = []
    for _ in range(2):
        played = Played(rules_for("wanzai"), 1, seed="77")
        played.table.start()
        play_inline(played.table, 2)
        logs.append(played.log)
    other = Played(rules_for("wanzai"), 1, seed="78")
    other.table.start()
    play_inline(other.table, 2)
    assert logs[0] == logs[1]
    assert logs[0] != other.log


def test_every_decision_is_kept_before_anybody_hears_of_it() -> None:
    played = Played(rules_for("toy"), 1)
    person = played.persons[0]
    told_at: list[int] = []

    class Watching:
        def append(self, number: int, events: tuple[Event, ...], nonce: object) -> None:
            told_at.append(len(person.recorder.frames))
            assert not any(
                isinstance(frame, EventFrame) and frame.event in events[:1] for frame in person.recorder.frames[-1:]
            )
            played.kept.append(number, events, None)

    played.table._keeper = Watching()  # type: ignore[assignment]
    played.table.start()
    play_inline(played.table, 1)
    assert told_at[0] == 1  # the snapshot of the empty table
    assert told_at == sorted(told_at)
    assert len(told_at) == played.table.batches


def stopped_at_discard(persons: int = 1) -> tuple[Played, Person]:
    """A table where the first person is to discard."""
    played = Played(rules_for("toy"), persons)
    person = played.persons[0]
    played.table.start()
    while not (person.session.ask and isinstance(person.session.ask.actions[-1], Discard)):
        assert played.table.advance(played.table.agenda.now)
    person.playing = False
    while person.recorder.inner.receive() is not None:
        pass
    return played, person


def test_an_answer_that_comes_twice_counts_once() -> None:
    played, person = stopped_at_discard()
    ask = person.session.ask
    assert ask is not None
    before = played.table.batches
    answer = Act(ask.number, ask.actions[-1])
    pipe = person.session._pipe
    for _ in range(3):
        pipe.send(answer)
    played.table.advance(0.0)
    assert played.table.batches == before + 1
    chosen = [e for e in played.log if isinstance(e, Chose) and e.seat == 0 and e.action == answer.action]
    play_inline(played.table)
    again = [e for e in played.log if isinstance(e, Chose) and e.seat == 0 and e.action == answer.action]
    assert chosen == again


def test_an_answer_to_another_ask_or_not_offered_is_ignored() -> None:
    played, person = stopped_at_discard()
    ask = person.session.ask
    assert ask is not None
    before = played.table.batches
    pipe = person.session._pipe
    for wrong in (
        Act(ask.number - 1, ask.actions[0]),
        Act(ask.number + 1, ask.actions[0]),
        Act(ask.number, Throw()),
        Act(ask.number, READY),
    ):
        pipe.send(wrong)
    played.table.pump(0.0)
    assert played.table.batches == before
    person.session.act(PASS)
    person.session.act(ask.actions[0])
    played.table.advance(0.0)
    assert played.table.batches == before + 1


def test_an_ask_is_cleared_by_the_seat_s_own_answer() -> None:
    played, person = stopped_at_discard()
    assert person.session.ask is not None
    person.session.act(person.session.ask.actions[-1])
    played.table.advance(0.0)
    assert person.session.ask is None


def test_who_comes_back_gets_what_he_missed_or_a_snapshot() -> None:
    played, person = stopped_at_discard()
    table, last = played.table, person.session._last
    person.session.close()
    short = Person(table, Seat.A, last=last - 5)
    short.playing = False
    assert [frame.number for frame in short.recorder.frames] == [last - 4, last - 3, last - 2, last - 1, last]
    again = Person(table, Seat.A)
    assert short.recorder.closed
    assert isinstance(again.recorder.frames[0], SnapshotFrame)
    assert again.recorder.frames[0].ask is not None
    play_inline(table, 1)
    assert table.results
    assert again.session.view == table.seen_by(Seat.A)
    late = Person(table, Seat.A, last=last)
    assert isinstance(late.recorder.frames[0], SnapshotFrame)
    assert late.session.view == table.seen_by(Seat.A)


@pytest.mark.parametrize("fate", ["lost", "doubled"])
def test_a_bad_line_is_mended(fate: str) -> None:
    """One frame in seven is lost or doubled; a client that hears of the hole is told again."""
    rules = rules_for("toy")
    table = Table(rules, setup_for(rules, 1), Forgotten())
    seat_bots(table, None)
    end, client = memory_pipe()
    luck = Chance(b"bad line")
    wire = Wire(client, lambda count: "kept" if luck.below(7, 0, "line", count) else fate)
    session = ClientSession(rules, table.header, Seat.A, wire)
    seen: list[int] = []
    session.listen(lambda news: seen.append(news.number) if hasattr(news, "number") else None)
    table.bind(end, Seat.A)
    table.start()
    for _ in range(3000):
        session.poll()
        session.resync()  # what a client does at every tick of a silent line
        if session.ask is not None:
            session.act(session.ask.default)
        table.pump(0.0)
        if len(table.results) == 2:
            break
    session.poll()
    session.resync()
    table.pump(0.0)
    session.poll()
    assert len(table.results) >= 2
    assert seen == sorted(set(seen))
    assert session.view.results == table.results


def test_all_hands_are_shown_only_where_no_person_plays() -> None:
    rules = rules_for("toy")
    end, _ = memory_pipe()
    with pytest.raises(ValueError, match="no person"):
        Table(rules, setup_for(rules, 1), Forgotten()).bind(end, OPEN)
    watched = Played(rules, 0, eyes=(OPEN,))
    watched.table.start()
    play_inline(watched.table, 1)
    session, recorder = watched.onlookers[OPEN]
    assert session.view.deal == watched.table.deal
    assert sum(isinstance(frame, EventFrame) for frame in recorder.frames) == len(watched.log)


def test_a_table_recovers_from_an_exception_with_nothing_lost() -> None:
    played, person = stopped_at_discard()
    table = played.table
    ask = person.session.ask
    assert ask is not None
    before = table.deal
    keeper = table._keeper

    class Full:
        def append(self, number: int, events: object, nonce: object) -> None:
            raise OSError("disk full")

    table._keeper = Full()  # type: ignore[assignment]
    person.session.act(ask.actions[-1])
    with pytest.raises(OSError, match="disk full"):
        table.pump(0.0)
    table.recover()
    assert table.deal == before
    assert person.session.view == table.seen_by(Seat.A)
    assert person.session.ask is not None
    table._keeper = keeper
    person.session.act(person.session.ask.actions[-1])
    table.advance(0.0)
    assert table.deal != before


def test_nonces_are_opened_after_the_deal_and_sealed_before() -> None:
    played = Played(rules_for("toy"), 1)
    person = played.persons[0]
    chain = Chain("ab")
    played.table.luck._given[Seat.A][0] = chain.pledge
    person.session._nonces = lambda deal: chain.nonce(deal) if deal == 2 else ""
    played.table.start()
    play_inline(played.table, 2)
    session = person.session
    assert set(session.unsealed) == {1, 2}
    for deal, nonces in session.unsealed.items():
        assert session.seals[deal] == commitment(nonces[0])
        assert played.table.luck.chance(deal) == Chance(seed_of(*nonces))
    assert session.unsealed[2][1] == chain.nonce(2)
    assert session.unsealed[1][0] != session.unsealed[2][0]
    frames = person.recorder.frames
    opened = next(n for n, frame in enumerate(frames) if isinstance(frame, UnsealFrame))
    finished = next(
        n for n, frame in enumerate(frames) if isinstance(frame, EventFrame) and isinstance(frame.event, Finished)
    )
    asked = next(n for n, frame in enumerate(frames) if isinstance(frame, AskFrame) and READY in frame.ask.actions)
    assert finished < opened < asked
    nonce = session.unsealed[1][0].encode()
    assert not any(nonce in msgspec.json.encode(frame) for frame in frames[:opened])


def test_a_result_sums_up_its_deal() -> None:
    table = Played(rules_for("laosanfan"), 0, level="normal").table
    table.start()
    play_inline(table, 1)
    result = table.results[0]
    assert result == result_of(table.deal)
    assert result.gains == table.deal.standing.scores
    assert result.winners == tuple(won.seat for won in table.deal.won)


def test_seats_are_asked_in_their_own_streams_only() -> None:
    played = Played(rules_for("toy"), 4)
    played.table.start()
    play_inline(played.table, 1)
    assert sum(isinstance(event, Began) for event in played.log) >= 1
    for person, seat in zip(played.persons, SEATS, strict=True):
        chosen = [e.event for e in person.recorder.frames if isinstance(e, EventFrame) and isinstance(e.event, Chose)]
        assert {choice.seat for choice in chosen} == {seat}


def test_a_new_stream_s_number_tells_nothing_of_what_happened() -> None:
    """One who looks on, and comes again and again, can't count the decisions that he may not see."""
    played = Played(rules_for("toy"), 4)
    played.table.start()
    for _ in range(20):
        played.table.pump(0.0)
        _, recorder = onlooker(played.table, None)
        while not recorder.frames:
            due = played.table.agenda.next_due()
            assert due is not None
            played.table.pump(due)
        assert isinstance(recorder.frames[0], SnapshotFrame)
        assert recorder.frames[0].number == 0
