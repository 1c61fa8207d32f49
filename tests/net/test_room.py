"""A room on a virtual clock: presence, lines that break, hosts that die, and what nobody may do (docs/protocol.md)."""

from pathlib import Path

import pytest

from engine.actions import READY
from engine.chance import commitment
from engine.deal import fold
from engine.events import Chose
from engine.match import Player
from engine.seat import SEATS, Seat
from net.audit import Finding
from net.lobby import AnyWish, Kick, Lock, SetAway, SetBot, SetReady, SetTerms, Sit, Swap, Terms
from net.luck import Chain
from net.messages import Act, AskFrame, EventFrame, Hello, SnapshotFrame
from net.protocol import (
    ENGINE,
    PROTOCOL,
    CastVote,
    DealLog,
    FetchDeal,
    Knock,
    Leave,
    Ping,
    Refused,
    Reveal,
    Say,
    SayPhrase,
    Welcome,
)
from net.setup import Clocks
from tests.net.rooms import Net, Visitor, agree, denied, playing, said


def deals(net: Net) -> int:
    return net.hall.room().deals


def log_of(net: Net) -> list[object]:
    assert net.hall.playing is not None
    batches = net.store.load(net.hall.playing.table.header.match_id).batches
    return [event for batch in batches for event in batch]


def test_four_people_play_and_everybody_s_view_is_the_host_s(tmp_path: Path) -> None:
    """R-1, R-2, F-4: the frames are numbered without a gap, and every deal is checked by all."""
    with playing(tmp_path) as net:
        net.until(lambda: deals(net) == 2)
        net.run(2)
        assert agree(net)
        assert {(verdict.seat, verdict.key) for verdict in net.hall.room().verdicts} == {(seat, "") for seat in SEATS}
        for visitor in net.visitors:
            assert [row.finding for row in visitor.checked] == [None, None]
            numbers = [one.number for one in visitor.heard if isinstance(one, EventFrame | AskFrame)]
            assert len(numbers) > 100
            assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("seconds", [1, 5, 30])
def test_a_cut_line_loses_nothing(tmp_path: Path, seconds: int) -> None:
    """L-1, L-2, L-4: noticed within 3 s, back within 2 s, and the view is right at once."""
    with playing(tmp_path, terms=Terms("quanjiao", "", takeover=10.0)) as net:
        victim = net.visitors[1]
        for moment in range(4):
            net.run(3 + moment)
            victim.cut = True
            net.run(seconds)
            states = {news for news in victim.news if isinstance(news, str)}
            if seconds > 3:
                assert victim.line.state == "lost"
                person = net.hall.room().lobby.sitting(Seat.B)
                assert person is not None
                assert person.gone > 0
                assert person.bot == (seconds > 10)
            victim.cut = False
            assert net.until(lambda: victim.line.state == "here", 5) <= 2
            assert states <= {"here", "lost"}
        net.run(8)
        assert agree(net)
        assert [row.finding for row in victim.checked] == [None] * deals(net)
        person = net.hall.room().lobby.sitting(Seat.B)
        assert person is not None
        assert not person.bot


def test_a_bot_plays_for_one_who_is_gone_and_gives_the_seat_back(tmp_path: Path) -> None:
    """T-3."""
    with playing(tmp_path, terms=Terms("quanjiao", "", takeover=5.0)) as net:
        net.visitors[2].cut = True
        net.until(lambda: deals(net) == 1)
        chosen = [event for event in log_of(net) if isinstance(event, Chose) and event.seat == Seat.C]
        assert {event.by for event in chosen} >= {"bot"}
        net.visitors[2].cut = False
        net.until(lambda: net.visitors[2].line.state == "here")
        before = len(log_of(net))
        net.until(lambda: deals(net) == 2)
        later = [event for event in log_of(net)[before:] if isinstance(event, Chose) and event.seat == Seat.C]
        assert {event.by for event in later} == {"person"}
        assert len(later) > 5


def test_frames_that_are_lost_are_sent_again_and_doubled_ones_count_once(tmp_path: Path) -> None:
    """R-3, R-4: also where every answer comes twice."""
    with playing(tmp_path) as net:
        count = 0

        def lossy(message: object) -> bool:
            nonlocal count
            count += 1
            return isinstance(message, EventFrame | AskFrame) and count % 7 == 0

        net.loses, net.doubles = lossy, True
        net.until(lambda: deals(net) == 2)
        net.loses = lambda message: False
        net.run(3)
        assert agree(net)
        assert all(row.finding is None for visitor in net.visitors for row in visitor.checked)


def test_one_who_asks_again_gets_at_most_32_frames_a_time(tmp_path: Path) -> None:
    """R-4."""
    with playing(tmp_path) as net:
        net.run(10)
        for visitor in net.visitors:
            visitor.playing = False
        net.run(3)
        victim = net.visitors[0]
        assert victim.line.match is not None
        for last in (0, 1, victim.line.match.last - 32, victim.line.match.last - 5):
            victim.heard.clear()
            assert victim.peer is not None
            net.hall.hear(victim.peer, Hello(last), net.now)
            net.hall.advance(net.now)
            frames = [one for one in victim.heard if isinstance(one, EventFrame | AskFrame)]
            assert len(frames) <= 32
            assert frames or any(isinstance(one, SnapshotFrame) for one in victim.heard)


def test_a_killed_host_comes_back_at_the_very_tile_and_waits_for_all(tmp_path: Path) -> None:
    """H-1, H-2: 20 deaths in one match; time stands still until everybody is back."""
    with playing(tmp_path) as net:
        assert net.hall.playing is not None
        match_id = net.hall.playing.table.header.match_id
        for n in range(20):
            net.run(1 + n % 5 / 2)
            before = log_of(net)
            net.die()
            net.run(2)
            net.rise(match_id)
            assert net.hall.room().why == "waiting"
            net.visitors[3].silent = True
            net.run(4)
            assert log_of(net) == before
            net.visitors[3].silent = False
            net.until(lambda: net.hall.room().why == "", 10)
            net.run(0.5)
        assert agree(net)
        assert all(row.finding is None for visitor in net.visitors for row in visitor.checked)


def test_those_who_are_back_may_go_on_without_the_others(tmp_path: Path) -> None:
    """H-2."""
    with playing(tmp_path, terms=Terms("quanjiao", "", takeover=5.0)) as net:
        assert net.hall.playing is not None
        match_id = net.hall.playing.table.header.match_id
        net.visitors[0].cut = True
        net.die()
        net.rise(match_id)
        net.run(8)
        assert net.hall.room().why == "waiting"
        before = len(log_of(net))
        for visitor in net.visitors[1:]:
            visitor.say(CastVote("go_on", True))
        net.run(15)
        assert net.hall.room().why == ""
        assert len(log_of(net)) > before


def test_two_programs_with_one_token(tmp_path: Path) -> None:
    """I-3, I-4, W-4: the later one has the seat, the earlier one is told so and stays away."""
    with playing(tmp_path) as net:
        first = net.visitors[0]
        second = net.visitor("again", 0, token=first.line.who.token)
        net.run(5)
        assert first.line.state == "ended"
        assert first.line.trouble == Refused("elsewhere")
        assert second.line.me == first.line.me
        net.visitors.remove(first)
        net.until(lambda: deals(net) == 1)
        net.run(2)
        assert agree(net)


def test_answers_of_others_stale_ones_and_strangers_do_nothing(tmp_path: Path) -> None:
    """R-5, S-2, S-3, S-4."""
    with playing(tmp_path) as net:
        for visitor in net.visitors:
            visitor.playing = False
        net.run(3)
        assert net.hall.playing is not None
        asked = next(visitor for visitor in net.visitors if visitor.asked is not None)
        other = next(visitor for visitor in net.visitors if visitor.asked is None)
        assert asked.asked is not None
        before = log_of(net)
        act = Act(asked.asked.number, asked.asked.actions[0])
        other.say(act)
        asked.say(Act(asked.asked.number - 1, asked.asked.actions[0]))
        assert not net.hall.hear(b"nobody", act, net.now)
        net.run(1)
        assert log_of(net) == before
        asked.say(act)
        asked.say(act)
        net.run(1)
        chosen = [event for event in log_of(net)[len(before) :] if isinstance(event, Chose)]
        assert len([event for event in chosen if event.seat == asked.session.eye]) == 1  # type: ignore[union-attr]


def test_a_deal_s_log_is_not_sent_before_its_end(tmp_path: Path) -> None:
    """S-5, F-3."""
    with playing(tmp_path) as net:
        net.run(4)
        victim = net.visitors[0]
        for deal in (1, 2, 2**30):
            victim.say(FetchDeal(deal))
        net.run(1)
        assert deals(net) == 0
        assert not victim.checked
        assert not any(type(one).__name__ == "DealLog" for one in victim.heard)


def test_pause_by_agreement(tmp_path: Path) -> None:
    """T-4."""
    with playing(tmp_path, terms=Terms("quanjiao", "", Clocks(step=3.0))) as net:
        net.run(3)
        for visitor in net.visitors[:3]:
            visitor.say(CastVote("pause", True))
        net.run(1)
        room = net.hall.room()
        assert room.why == ""
        assert len(room.votes) == 3
        net.visitors[3].say(CastVote("pause", True))
        net.run(1)
        assert net.hall.room().why == "pause"
        before = log_of(net)
        net.run(60)
        assert log_of(net) == before
        for visitor in net.visitors:
            visitor.say(CastVote("go_on", True))
        net.run(10)
        assert len(log_of(net)) > len(before)


def test_a_vote_ends_the_match(tmp_path: Path) -> None:
    """T-5."""
    with playing(tmp_path) as net:
        for visitor in net.visitors:
            visitor.playing = False
            visitor.say(CastVote("end", True))
        net.run(1)
        room = net.hall.room()
        assert room.match is None
        assert [person.seat for person in room.lobby.people] == list(SEATS)
        assert not any(person.ready for person in room.lobby.people)
        assert net.store.unfinished() == ()
        assert net.hall.playing is None
        first = net.visitors[0].session
        for visitor in net.visitors:
            visitor.playing = True
            visitor.settle(room)
        net.until(lambda: deals(net) == 1)
        net.run(2)
        assert net.visitors[0].session is not first
        assert agree(net)
        assert all(visitor.checked[-1].finding is None for visitor in net.visitors)


def test_a_guest_who_comes_later_looks_on_and_sees_no_hand(tmp_path: Path) -> None:
    """S-5."""
    with playing(tmp_path) as net:
        looker = net.visitor("looker")
        net.until(lambda: deals(net) == 1)
        net.run(2)
        assert agree(net)
        assert looker.session is not None
        assert looker.session.eye is None
        assert [row.finding for row in looker.checked] == [None]


def test_passwords_locks_versions_and_full_tables_are_told(tmp_path: Path) -> None:
    """I-1, I-2, V-2: each with one message."""
    net = Net(tmp_path, password="secret")
    wrong = net.visitor("wrong", password="guess")
    old = net.visitor("old")
    net.run(1)
    assert wrong.line.trouble == Refused("password")
    assert old.line.trouble == Refused("password")
    people = [net.visitor(f"P{n}", password="secret") for n in range(8)]
    net.run(1)
    assert all(visitor.line.state == "here" for visitor in people)
    late = net.visitor("late", password="secret")
    net.run(1)
    assert late.line.trouble == Refused("full")
    people[0].say(Lock(True))
    people[7].say(Leave())
    net.run(1)
    late = net.visitor("late", password="secret")
    net.run(1)
    assert late.line.trouble == Refused("locked")
    for protocol, key in ((PROTOCOL - 1, "update_guest"), (PROTOCOL + 1, "update_host")):
        net.peers[b"other"] = late
        late.peer = b"other"
        net.hall.hear(b"other", Knock(protocol, 1, "0.0", "other"), net.now)
        assert isinstance(late.heard[-1], Refused)
        assert late.heard[-1].key == key
    net.store.close()


def test_guessing_passwords_gets_slower(tmp_path: Path) -> None:
    """I-2."""
    net = Net(tmp_path, password="secret")
    for n in range(10):
        net.visitor(f"guess {n}", password=str(n))
    net.run(1)
    right = net.visitor("right", password="secret")
    net.run(1)
    assert right.line.trouble == Refused("too_often")
    net.run(60)
    right = net.visitor("right", password="secret")
    net.run(1)
    assert right.line.state == "here"
    net.store.close()


def test_the_host_kicks_and_nobody_else(tmp_path: Path) -> None:
    """C-3: whoever is kicked loses his seat and his token."""
    with playing(tmp_path, terms=Terms("quanjiao", "", takeover=5.0)) as net:
        host, other, victim = net.visitors[:3]
        other.say(Kick(victim.line.me))
        net.run(1)
        assert denied(other) == ["not_host"]
        host.say(Kick(victim.line.me))
        net.run(1)
        assert victim.line.trouble == Refused("kicked")
        net.visitors.remove(victim)
        again = net.visitor("again", token=victim.line.who.token)
        net.run(1)
        assert again.line.me != victim.line.me
        assert again.session is not None
        assert again.session.eye is None
        net.until(lambda: deals(net) == 1)


def test_chat_is_rate_limited_and_phrases_are_keys(tmp_path: Path) -> None:
    """C-4."""
    net = Net(tmp_path)
    one, two = net.visitor("one"), net.visitor("two")
    net.run(1)
    for n in range(20):
        one.say(Say(f"line {n}"))
    net.run(0.2)
    assert len(said(two)) == 5
    assert set(denied(one)) == {"slow_down"}
    net.run(20)
    one.say(SayPhrase("hello"))
    one.say(SayPhrase("no such phrase"))
    net.run(0.2)
    assert [row.key for row in said(two)][5:] == ["hello"]
    net.store.close()


def test_a_match_begins_when_all_are_ready_and_the_seal_came_first(tmp_path: Path) -> None:
    """F-1, F-2: the commitment is known before any nonce is given."""
    net = Net(tmp_path, bots=("random", "random"))
    one, two = net.visitor("one", 0), net.visitor("two", 1)
    net.until(lambda: one.session is not None and two.session is not None, 10)
    welcome = next(message for message in one.heard if isinstance(message, Welcome))
    assert welcome.room.seal
    net.until(lambda: deals(net) == 1)
    net.run(2)
    assert one.checked[0].finding is None
    for visitor, place in ((one, 1), (two, 2)):
        own = one.checked[0].log.nonces[place]
        assert own == visitor.checked[0].match.nonces[1]
        assert commitment(own) == next(m.pledge for m in reversed(visitor.said) if isinstance(m, SetReady))
    net.store.close()


def test_a_nonce_that_never_arrived_is_no_alarm(tmp_path: Path) -> None:
    """F-2: the line is cut as its person says *Ready*, and a bot says it for him."""
    with playing(tmp_path, terms=Terms("quanjiao", "", takeover=5.0)) as net:
        victim = net.visitors[1]
        net.until(lambda: deals(net) == 1)
        victim.playing = False
        net.until(lambda: victim.asked is not None and victim.asked.actions == (READY,))
        victim.cut = True
        assert victim.session is not None
        victim.session.act(READY)
        net.until(lambda: deals(net) == 2)
        victim.cut, victim.playing = False, True
        net.until(lambda: len(victim.checked) == 2)
        assert [row.finding for row in victim.checked] == [None, None]
        assert victim.checked[1].match.nonces[2] not in victim.checked[1].log.nonces


def test_a_match_whose_people_were_all_sent_away_is_broken_off(tmp_path: Path) -> None:
    """T-6: it could neither go on nor be ended by anybody."""
    net = Net(tmp_path, bots=("random",) * 3)
    host = net.visitor("host")
    net.run(1)
    guest = net.visitor("guest", 0)
    net.until(lambda: guest.session is not None, 10)
    host.say(Kick(guest.line.me))
    net.run(1)
    assert host.line.room is not None
    assert host.line.room.match is None
    host.seat = 0
    host.settle(host.line.room)
    net.until(lambda: host.line.match is not None, 10)
    net.store.close()


def test_a_second_knock_from_one_connection_makes_no_second_person(tmp_path: Path) -> None:
    net = Net(tmp_path)
    one = net.visitor("one")
    net.run(1)
    assert one.peer is not None
    for n in range(20):
        net.hall.hear(one.peer, Knock(PROTOCOL, ENGINE, "1", f"again {n}"), net.now)
    assert len(net.hall.lobby.people) == 1
    net.run(5)
    assert one.line.state == "here"
    net.store.close()


def test_long_logs_are_sent_so_often_and_no_more(tmp_path: Path) -> None:
    """S-1: a short question can't fill the memory with long answers."""
    with playing(tmp_path) as net:
        net.until(lambda: deals(net) == 1)
        asker = net.visitors[0]
        before = sum(isinstance(message, DealLog) for message in asker.heard)
        for _ in range(50):
            asker.say(FetchDeal(1))
            net.step()
        assert 10 <= sum(isinstance(message, DealLog) for message in asker.heard) - before <= 15


def test_a_seat_in_the_lobby_is_kept_for_a_minute(tmp_path: Path) -> None:
    """L-3."""
    net = Net(tmp_path)
    one, two = net.visitor("one", 0), net.visitor("two", 1)
    net.run(2)
    two.silent = True
    net.run(30)
    assert net.hall.lobby.sitting(Seat.B) is not None
    net.run(40)
    assert net.hall.lobby.sitting(Seat.B) is None
    assert one.line.state == "here"
    net.store.close()


def test_silence_of_everybody_stops_the_table(tmp_path: Path) -> None:
    """T-6: bots do not play on among themselves."""
    with playing(tmp_path, terms=Terms("quanjiao", "", takeover=5.0)) as net:
        net.run(3)
        for visitor in net.visitors:
            visitor.cut = True
        net.run(4)
        before = log_of(net)
        net.run(60)
        assert log_of(net) == before
        for visitor in net.visitors:
            visitor.cut = False
        net.until(lambda: deals(net) == 1)


def test_the_log_names_people_and_folds(tmp_path: Path) -> None:
    with playing(tmp_path, 2) as net:
        net.until(lambda: deals(net) == 1)
        assert net.hall.playing is not None
        table = net.hall.playing.table
        assert table.header.players == (
            Player("P0"),
            Player("P1"),
            Player("竹", "random"),
            Player("菊", "random"),
        )
        assert fold(table.deal, ()) == table.deal


def test_no_wish_for_seats_and_terms_during_a_match(tmp_path: Path) -> None:
    """C-1, C-2, T-2."""
    with playing(tmp_path) as net:
        host = net.visitors[0]
        wishes: list[AnyWish] = [
            Sit(Seat.B),
            Swap(2),
            SetReady(False),
            SetBot(Seat.B, "random"),
            SetTerms(Terms("wanzai", "")),
        ]
        for wish in wishes:
            host.say(wish)
        host.say(SetAway(True))
        host.say(Ping())
        net.run(0.2)
        assert denied(host) == ["playing"] * len(wishes)
        person = net.hall.room().lobby.sitting(Seat.A)
        assert person is not None
        assert person.away


def with_one_nonce_told(path: Path) -> tuple[Net, Visitor, Visitor]:
    """Two people with two bots, ready to begin: the first has told his nonce, the second keeps his back."""
    net = Net(path, bots=("random", "random"))
    one, two = net.visitor("one", 0), net.visitor("two", 1)
    two.line._reveal = lambda room, now: None  # type: ignore[method-assign]
    net.until(lambda: any(isinstance(message, Reveal) for message in one.said), 10)
    return net, one, two


def test_a_pledge_that_changes_after_nonces_were_told_makes_nobody_ready(tmp_path: Path) -> None:
    """F-2: one in league with the host could else wait for the others' nonces and then choose his own."""
    net, one, two = with_one_nonce_told(tmp_path)
    net.run(1)
    assert net.hall.playing is None
    assert net.hall.lobby.complete
    two.playing = one.playing = False
    two.say(SetReady(False))
    net.run(1)
    assert not any(person.ready or person.pledge for person in net.hall.lobby.people)
    told = [message.nonce for message in one.said if isinstance(message, Reveal)]
    del two.line._reveal
    one.say(SetReady(True))
    two.say(SetReady(True))
    net.until(lambda: one.session is not None, 10)
    assert one.line.match is not None
    assert one.line.match.nonces[1] not in told
    net.store.close()


def test_one_who_says_twice_that_he_is_ready_pledges_once(tmp_path: Path) -> None:
    net, one, two = with_one_nonce_told(tmp_path)
    for visitor in (one, two):
        visitor.say(SetReady(True))
        visitor.say(SetReady(True))
        pledges = [message.pledge for message in visitor.said if isinstance(message, SetReady)]
        assert len(set(pledges)) == 1
    del two.line._reveal
    net.until(lambda: len(one.checked) == len(two.checked) == 1)
    assert [one.checked[0].finding, two.checked[0].finding] == [None, None]
    net.store.close()


def test_pledges_that_change_between_two_nonces_in_one_turn_do_not_mix(tmp_path: Path) -> None:
    """F-2: the nonce of one was told for pledges that do not stand any more."""
    net, one, two = with_one_nonce_told(tmp_path)
    one.playing = two.playing = False
    net.run(0.2)
    assert two.peer is not None
    chain = Chain("0b")
    for message in (SetReady(True, chain.pledge), Reveal(chain.nonce(1))):
        net.hall.hear(two.peer, message, net.now)
    assert net.hall.playing is None
    net.run(0.2)
    assert not any(person.ready for person in net.hall.lobby.people)
    net.store.close()


def test_a_nonce_is_told_for_one_seal_alone(tmp_path: Path) -> None:
    """F-1: a host that publishes another seal when it knows the nonces gets none for it, and its deal is found."""
    net, one, two = with_one_nonce_told(tmp_path)
    count = len(one.said)
    net.hall._secret = "chosen"
    net.hall._changed = True
    net.run(1)
    assert not any(isinstance(message, Reveal) for message in one.said[count:])
    del two.line._reveal
    net.hall._changed = True
    net.until(lambda: len(one.checked) == 1)
    assert one.checked[0].finding == Finding("bad_seal", ("1",))
    net.store.close()
