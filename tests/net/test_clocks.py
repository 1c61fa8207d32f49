"""Clocks and the minimum window, on a clock that the test moves."""

from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest

from engine import play
from engine.actions import DECLARE, KONG, PASS, PUNG, WIN, AddedKong, AnyAction, Ask, By, Discard
from engine.deal import Deal
from engine.events import TIANTING, Chose, Claimed, Declared, Discarded, Drew, Entered, Event, Finished, Won
from engine.offers import Offers
from engine.rules import Rules
from engine.rulesets.quanjiao import ready
from engine.seat import Seat
from net import drive
from net.drive import THINKING, Thinking, seat_bots
from net.inline import play_inline
from net.messages import Act, EventFrame
from net.setup import Clocks
from net.table import JITTER, UNSEEN, WINDOW, Table
from tests.net import tables
from tests.net.tables import Kept, Person, Played, advance_to, onlooker, passing, rules_for, setup_for

STEP = Clocks(step=5.0, reserve=10.0, claims=8.0)
WINDOWS = ("claims", "robbing", TIANTING)


def waiting_to_discard(clocks: Clocks = STEP) -> tuple[Played, Person, float]:
    played = Played(rules_for("toy"), 1, clocks=clocks)
    person, now = played.persons[0], 0.0
    played.table.start()
    while not (person.session.ask and isinstance(person.session.ask.actions[-1], Discard)):
        assert played.table.advance(now)
    person.playing = False
    while person.recorder.inner.receive() is not None:
        pass
    return played, person, now


def timeouts(played: Played) -> list[Chose]:
    return [event for event in played.log if isinstance(event, Chose) and event.by is By.TIMEOUT]


def test_a_clock_starts_when_the_ask_is_shown() -> None:
    """R-6 of docs/protocol.md."""
    played, person, now = waiting_to_discard()
    ask = person.session.ask
    assert ask is not None
    assert ask.clock == 15.0
    person.session.shown()
    played.table.pump(now + 3.0)
    advance_to(played.table, now + 3.0, now + 17.9)
    assert not timeouts(played)
    person.playing = True
    played.table.pump(now + 18.0)
    assert [(event.seat, event.action) for event in timeouts(played)] == [(Seat.A, ask.default)]


def test_a_clock_starts_by_itself_ten_seconds_after_the_ask() -> None:
    played, _, now = waiting_to_discard()
    advance_to(played.table, now, now + UNSEEN + 14.9)
    assert not timeouts(played)
    advance_to(played.table, now + UNSEEN + 14.9, now + UNSEEN + 15.0)
    assert len(timeouts(played)) == 1


def test_what_goes_beyond_the_step_comes_out_of_the_reserve() -> None:
    played, person, now = waiting_to_discard()
    person.session.shown()
    played.table.pump(now)
    assert person.session.ask is not None
    person.session.act(person.session.ask.actions[-1])
    person.playing = True
    played.table.advance(now + 9.0)  # the message: four seconds beyond the step
    person.playing = False
    while not (person.session.ask and isinstance(person.session.ask.actions[-1], Discard)):
        ask = person.session.ask
        if ask is not None:
            assert ask.clock == (8.0 if PASS in ask.actions else 11.0)
            person.session.act(PASS)
        assert played.table.advance(now + 9.0)
    assert person.session.ask.clock == 11.0


def test_a_friends_table_has_no_clock() -> None:
    played, person, now = waiting_to_discard(Clocks())
    assert person.session.ask is not None
    assert person.session.ask.clock == 0.0
    person.session.shown()
    advance_to(played.table, now, now + 10_000)
    assert not timeouts(played)


def test_a_late_answer_after_the_timeout_is_ignored() -> None:
    played, person, now = waiting_to_discard()
    ask = person.session.ask
    assert ask is not None
    person.session.shown()
    played.table.pump(now)
    other = next(action for action in ask.actions if action != ask.default)
    advance_to(played.table, now, now + 15.0)
    before = [e for e in played.log if isinstance(e, Chose) and e.seat == Seat.A]
    person.session._pipe.send(Act(ask.number, other))
    played.table.pump(now + 15.0)
    assert [e for e in played.log if isinstance(e, Chose) and e.seat == Seat.A] == before


class Stamped:
    """When each frame of a seat left the table."""

    def __init__(self, persons: int, name: str = "toy", thinking: Thinking | None = None) -> None:
        self.played = Played(rules_for(name), persons, thinking=thinking)
        self.table = self.played.table
        self.times: list[tuple[float, EventFrame]] = []
        recorder = self.played.persons[0].recorder
        send = recorder.send

        def stamped(frame: object) -> None:
            if isinstance(frame, EventFrame):
                self.times.append((self.table.agenda.now, frame))
            send(frame)  # type: ignore[arg-type]

        recorder.send = stamped  # type: ignore[method-assign]
        self.table.start()

    def windows(self) -> list[tuple[str, float, Event]]:
        """Each window's phase, the seconds until the next event that everybody learns of, and that event."""
        public = [(moment, frame.event) for moment, frame in self.times if not frame.event.sealed]
        return [
            (event.phase, then - moment, after)
            for (moment, event), (then, after) in pairwise(public)
            if isinstance(event, Entered) and event.phase in WINDOWS
        ]

    def gaps(self) -> list[float]:
        """Seconds between the opening of each window and the next event that everybody learns of."""
        return [gap for _, gap, _ in self.windows()]


def test_with_two_persons_nothing_follows_a_discard_within_the_window() -> None:
    """T-1 of docs/protocol.md."""
    stamped = Stamped(2)
    play_inline(stamped.table, 1)
    gaps = stamped.gaps()
    assert len(gaps) > 30
    assert min(gaps) >= WINDOW - 1e-9
    assert max(gaps) <= WINDOW + JITTER + 1e-9
    assert len({round(gap, 3) for gap in gaps}) > 10
    assert any(isinstance(frame.event, Drew) for _, frame in stamped.times)


class Passer(Person):
    """Somebody who claims nothing, and never waits."""

    def answer(self, ask: Ask) -> None:
        self.answers.append(PASS)
        if PASS in ask.actions:
            self.session.act(PASS)
        else:
            super().answer(ask)


@pytest.mark.parametrize("name", ["laosanfan", "quanjiao", "wanzai"])
def test_a_third_seat_can_t_tell_whether_others_had_a_claim(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """T-1: the same frames, numbered without a gap, within the same time."""
    monkeypatch.setattr(tables, "Person", Passer)
    stamped = Stamped(4, name)
    play_inline(stamped.table, 2)
    events = [event for _, event in groupby_discards(stamped.played.log)]
    streams = [frames for _, frames in groupby_discards([frame.event for _, frame in stamped.times])]
    seen: dict[bool, set[tuple[str, ...]]] = {False: set(), True: set()}
    for all_of_them, shown in zip(events, streams, strict=True):
        choosers = {event.seat for event in all_of_them if isinstance(event, Chose) and event.action == PASS}
        if Seat.A not in choosers and not any(isinstance(event, Finished) for event in shown):
            seen[bool(choosers)].add(tuple(type(event).__name__ for event in shown[:2]))
    assert seen[False] == seen[True] == {("Entered", "Drew")}
    numbers = [frame.number for frame in stamped.played.persons[0].recorder.frames]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    gaps = stamped.gaps()
    assert min(gaps) >= WINDOW - 1e-9
    assert max(gaps) <= WINDOW + JITTER + 1e-9


def groupby_discards(events: Sequence[Event]) -> list[tuple[Event, list[Event]]]:
    """Each discard, and what comes until the next."""
    groups: list[tuple[Event, list[Event]]] = []
    for event in events:
        if isinstance(event, Discarded):
            groups.append((event, []))
        elif groups:
            groups[-1][1].append(event)
    return groups


def test_a_bot_that_claims_is_not_slower_than_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """T-1: at any pace."""
    monkeypatch.setattr(drive, "bot", lambda level, rules, seed: Chooser(PUNG, KONG))
    rules = rules_for("toy")
    table = Table(rules, setup_for(rules, 2, "normal"), Kept())
    seat_bots(table, THINKING._replace(pace=lambda: 3.0))
    for seat in (Seat.A, Seat.B):
        Passer(table, seat)
    table.start()
    waits, now, since = [], 0.0, 0.0
    while len(waits) < 15:
        claims = {seat for seat, ask in table.asks.items() if PASS in ask.actions and seat > Seat.B}
        batches = table.batches
        now = passing(table, now)
        if table.batches > batches:
            if claims:
                waits.append(now - since)
            since = now
    assert 0 < max(waits) <= WINDOW + JITTER + WINDOW


class Chooser:
    """A bot that takes the first of these choices that it is offered, and else what a timeout would."""

    def __init__(self, *choices: AnyAction) -> None:
        self.choices = choices

    def choose(self, view: Deal, seat: Seat, ask: Ask) -> AnyAction:
        return next((choice for choice in self.choices if choice in ask.actions), ask.default)


class Konger(Person):
    """Somebody who lays kongs when he can, and never waits."""

    def answer(self, ask: Ask) -> None:
        kong = next((action for action in ask.actions if isinstance(action, AddedKong) or action == PUNG), None)
        self.answers.append(kong or (PASS if PASS in ask.actions else ask.actions[-1]))
        self.session.act(self.answers[-1])


def robbed_by(*seats: Seat) -> Callable[[Rules, Deal], Offers]:
    """As if these seats waited for whatever tile is laid on a pung."""
    return lambda rules, deal: {seat: (WIN, PASS) for seat in seats if seat != deal.turn}


def ready_at(*seats: Seat) -> Callable[[Rules, Deal, Seat], bool]:
    """As if these seats had been dealt a ready hand."""
    return lambda rules, deal, seat: seat in seats


def windows_where(
    others: tuple[Seat, ...], persons: int, monkeypatch: pytest.MonkeyPatch, deals: int = 6
) -> list[tuple[str, float, Event]]:
    """The windows that the first seat sees where these other seats could always rob and declare, and let it pass."""
    monkeypatch.setattr(drive, "bot", lambda level, rules, seed: Chooser(PASS))
    monkeypatch.setattr(tables, "Person", Konger)
    monkeypatch.setattr(play, "rob_offers", robbed_by(*others))
    monkeypatch.setattr(ready, "is_ready", ready_at(*others))
    stamped = Stamped(persons, "quanjiao", THINKING)
    play_inline(stamped.table, deals)
    return stamped.windows()


@pytest.mark.parametrize("persons", [1, 2, 3])
def test_no_window_tells_by_time_whether_others_were_asked(persons: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """T-1: robbing and 天聽 take the same time, to the last digit, where all others are asked and where nobody is."""
    nobody = windows_where((), persons, monkeypatch)
    everybody = windows_where((Seat.B, Seat.C, Seat.D), persons, monkeypatch)
    assert {phase for phase, _, _ in nobody} == set(WINDOWS)
    assert [(phase, round(gap, 9)) for phase, gap, _ in nobody] == [
        (phase, round(gap, 9)) for phase, gap, _ in everybody
    ]
    gaps = [gap for _, gap, _ in nobody]
    least, most = (WINDOW - 1e-9, WINDOW + JITTER + 1e-9) if persons > 1 else (0.0, 0.0)
    assert least <= min(gaps) <= max(gaps) <= most


@pytest.mark.parametrize("name", ["laosanfan", "quanjiao", "wanzai"])
def test_alone_only_what_a_bot_takes_takes_time(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """T-1: a bot that could claim and did not, and one that could not, let the game go on in the same moment."""
    monkeypatch.setattr(tables, "Person", Passer)
    stamped = Stamped(1, name, THINKING)
    play_inline(stamped.table, 4)
    taken = [gap for _, gap, after in stamped.windows() if isinstance(after, Claimed | Won)]
    let_go = [gap for _, gap, after in stamped.windows() if not isinstance(after, Claimed | Won)]
    passes = [event for event in stamped.played.log if isinstance(event, Chose) and event.action == PASS]
    assert sum(event.by is By.BOT for event in passes) > 5
    assert len(taken) > 5
    assert len(let_go) > 30
    assert THINKING.shortest - 1e-9 <= min(taken) <= max(taken) <= THINKING.longest + 1e-9
    assert max(let_go) == 0.0


def test_a_bot_s_declaration_takes_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drive, "bot", lambda level, rules, seed: Chooser(DECLARE))
    monkeypatch.setattr(ready, "is_ready", ready_at(Seat.B, Seat.C, Seat.D))
    stamped = Stamped(1, "quanjiao", THINKING)
    play_inline(stamped.table, 1)
    phase, gap, after = stamped.windows()[0]
    assert phase == TIANTING
    assert isinstance(after, Declared)
    assert THINKING.shortest <= gap <= THINKING.longest


def test_alone_against_bots_there_is_no_window() -> None:
    stamped = Stamped(1)
    play_inline(stamped.table, 1)
    gaps = stamped.gaps()
    assert len(gaps) > 30
    assert max(gaps) == 0.0


def test_who_comes_during_a_window_sees_no_more_than_the_others() -> None:
    """A snapshot waits for the window's end, and fits the frames that follow."""
    stamped = Stamped(2)
    table, now = stamped.table, 0.0
    for _ in range(2000):
        if not table.told:
            break
        now = passing(table, now)
    assert not table.told
    session, recorder = onlooker(table, None)
    assert not recorder.frames
    play_inline(table, 1)
    assert recorder.frames
    assert session.view == table.seen_by(None)


@pytest.mark.parametrize("pace", [1.0, 0.3])
@pytest.mark.parametrize("level", ["random", "normal"])
def test_bots_take_a_human_s_time_whether_or_not_they_have_a_choice(level: str, pace: float) -> None:
    rules = rules_for("toy")
    kept = Kept()
    table = Table(rules, setup_for(rules, 1, level), kept)
    seat_bots(table, THINKING._replace(pace=lambda: pace))
    person = Person(table, Seat.A)
    table.start()
    asked: dict[int, float] = {}
    waits: list[float] = []
    passes: list[float] = []
    now = 0.0
    while len(waits) < 60:
        batches = table.batches
        now = passing(table, now)
        if table.batches > batches:
            chose = kept.batches[-1][0]
            since = asked.pop(chose.seat, now) if isinstance(chose, Chose) else now
            if isinstance(chose, Chose) and chose.by is By.BOT:
                (passes if chose.action == PASS else waits).append(now - since)
            asked = {seat: asked.get(seat, now) for seat in table.asks}
    assert person.answers
    assert min(waits) >= THINKING.shortest * pace - 1e-9
    assert max(waits) <= THINKING.longest * pace + 1e-9
    assert passes
    assert max(passes) == 0.0
