"""Where the host's machine stays away, the others go on from the last finished deal (docs/protocol.md, H-4)."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.events import Finished
from engine.seat import SEATS, Seat
from net.carrying import Diary, guest_setup
from net.line import DealChecked
from net.lobby import SetTerms
from net.server import plan_of
from net.store import StoreError
from tests.net.rooms import Net, playing


def diary_of(folder: Path, checked: list[DealChecked]) -> Diary:
    diary = Diary(folder)
    following = checked[0].match
    diary.begin(guest_setup(following.header, following.terms))
    for row in checked:
        diary.add(following.header.match_id, row.log.deal, row.log.batches)
    return diary


def test_the_others_carry_on_from_the_last_finished_deal(tmp_path: Path) -> None:
    with playing(tmp_path / "first") as net:
        net.until(lambda: net.hall.room().deals == 2)
        net.run(4)
        checked = net.visitors[1].checked
        match_id = checked[0].match.header.match_id
        assert net.hall.playing is not None
        ended = net.hall.playing.log_of(2)
        assert ended is not None
    diary = diary_of(tmp_path / "B", checked)
    assert [saved.deals for saved in diary.matches()] == [2]
    carried = diary.carried(match_id)
    origin = carried.terms.origin
    assert origin is not None
    assert (origin.match_id, origin.deals, origin.names) == (match_id, 2, ("P0", "P1", "P2", "P3"))
    (finished,) = [event for batch in ended.batches for event in batch if isinstance(event, Finished)]
    assert origin.standing == finished.standing
    later = Net(tmp_path / "second", carried.terms)
    for seat in SEATS:
        later.visitor(f"P{seat}", seat)
    later.until(lambda: later.hall.room().deals == 1, 900)
    later.run(2)
    assert later.hall.playing is not None
    header = later.hall.playing.table.header
    assert (header.parent, header.at, header.kind) == (match_id, 2, "carried")
    assert later.hall.playing.table.results[0].number == origin.standing.number
    assert [row.finding for visitor in later.visitors for row in visitor.checked] == [None] * 4
    again, _ = plan_of(tmp_path / "second", header.match_id)
    assert again.terms == carried.terms
    assert diary.agrees(origin)
    lied = replace(origin.standing, scores=tuple(score + 1 for score in origin.standing.scores))
    assert not diary.agrees(replace(origin, standing=lied))
    assert diary.agrees(replace(origin, match_id="of others", standing=lied))
    diary.close()
    later.store.close()


def test_a_diary_goes_on_where_it_stopped_and_keeps_no_gaps(tmp_path: Path) -> None:
    with playing(tmp_path / "room") as net:
        net.until(lambda: net.hall.room().deals == 3)
        net.run(2)
        checked = net.visitors[0].checked
    diary = diary_of(tmp_path / "A", [checked[0], checked[2]])
    assert [saved.deals for saved in diary.matches()] == [1]
    diary.close()
    diary = diary_of(tmp_path / "A", checked)
    assert [saved.deals for saved in diary.matches()] == [3]
    diary.close()


def test_what_can_t_be_carried_on(tmp_path: Path) -> None:
    diary = Diary(tmp_path)
    with pytest.raises(StoreError):
        diary.carried("nothing")
    diary.close()


def test_terms_with_an_origin_are_the_host_s_to_offer(tmp_path: Path) -> None:
    net = Net(tmp_path)
    one, two = net.visitor("one", 0), net.visitor("two", 1)
    net.run(1)
    two.say(SetTerms(net.lobby.terms))
    net.run(1)
    assert net.hall.lobby.revision == 1
    one.say(SetTerms(net.lobby.terms))
    net.run(0.1)
    assert net.hall.lobby.revision == 2
    assert net.hall.lobby.sitting(Seat.A) is not None
    net.store.close()
