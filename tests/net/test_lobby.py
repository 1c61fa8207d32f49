"""The lobby: seats, swaps, agreement, bots and the host's rights (docs/protocol.md, C)."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.match import Standing
from engine.seat import Seat
from net import lobby as law
from net.lobby import (
    Accept,
    Denied,
    Kick,
    Lobby,
    Lock,
    Origin,
    SetAway,
    SetBot,
    SetReady,
    SetTerms,
    Sit,
    Stand,
    Swap,
    Terms,
    plain,
)

HOST, OTHER, THIRD = 1, 2, 3


@pytest.fixture
def room() -> Lobby:
    held = law.opened("table", Terms("wanzai", ""))
    for who, name in ((HOST, "Ann"), (OTHER, "Bo"), (THIRD, "Ann")):
        held = law.join(held, who, name)
    return held


def after(lobby: Lobby, *wishes: tuple[int, law.AnyWish]) -> Lobby:
    for who, wish in wishes:
        lobby = law.decide(lobby, who, wish)
    return lobby


def refusal(lobby: Lobby, who: int, wish: law.AnyWish) -> str:
    with pytest.raises(Denied) as caught:
        law.decide(lobby, who, wish)
    return caught.value.key


def seats(lobby: Lobby) -> list[int | None]:
    return [person.seat for person in lobby.people]


def test_names_are_made_unlike_each_other(room: Lobby) -> None:
    assert [person.name for person in room.people] == ["Ann", "Bo", "Ann 2"]
    assert room.host == HOST


def test_seats_are_taken_left_and_not_taken_twice(room: Lobby) -> None:
    room = after(room, (HOST, Sit(Seat.A)), (OTHER, Sit(Seat.B)), (HOST, Sit(Seat.C)))
    assert seats(room) == [Seat.C, Seat.B, None]
    assert refusal(room, THIRD, Sit(Seat.B)) == "taken"
    assert seats(after(room, (OTHER, Stand()), (THIRD, Sit(Seat.B)))) == [Seat.C, None, Seat.B]


def test_two_who_both_wish_it_swap(room: Lobby) -> None:
    room = after(room, (HOST, Sit(Seat.A)), (OTHER, Sit(Seat.B)), (HOST, Swap(OTHER)))
    assert seats(room)[:2] == [Seat.A, Seat.B]
    assert room.wishes == ((HOST, OTHER),)
    room = after(room, (OTHER, Swap(HOST)))
    assert seats(room)[:2] == [Seat.B, Seat.A]
    assert room.wishes == ()
    assert refusal(room, THIRD, Swap(HOST)) == "no_seat"
    assert refusal(room, HOST, Swap(HOST)) == "no_such_person"


def test_who_has_not_accepted_is_not_ready_and_a_change_un_accepts(room: Lobby) -> None:
    """C-3."""
    room = after(room, (HOST, Sit(Seat.A)), (OTHER, Sit(Seat.B)))
    assert refusal(room, OTHER, SetReady(True)) == "not_accepted"
    assert refusal(room, THIRD, SetReady(True)) == "no_seat"
    room = after(room, (OTHER, Accept(1)), (OTHER, SetReady(True)), (HOST, SetTerms(Terms("quanjiao", ""))))
    assert [(person.accepted, person.ready) for person in room.people] == [
        (True, False),
        (False, False),
        (False, False),
    ]
    assert refusal(room, OTHER, Accept(1)) == "old_terms"
    assert after(room, (OTHER, Accept(2))).people[1].accepted


def test_the_match_can_begin_when_all_seats_are_filled_and_all_are_ready(room: Lobby) -> None:
    """C-5."""
    room = after(room, (HOST, Sit(Seat.A)), (OTHER, Sit(Seat.B)), (HOST, Accept(1)), (OTHER, Accept(1)))
    room = after(room, (HOST, SetBot(Seat.C, "random")), (HOST, SetReady(True)), (OTHER, SetReady(True)))
    assert not room.complete
    room = after(room, (HOST, SetBot(Seat.D, "normal")))
    assert room.complete
    assert not after(room, (OTHER, SetReady(False))).complete
    assert not after(room, (HOST, SetBot(Seat.D, ""))).complete
    gone = tuple(replace(person, gone=1.0) if person.id == OTHER else person for person in room.people)
    assert not replace(room, people=gone).complete


def test_bots_alone_are_no_match() -> None:
    lobby = replace(law.opened("table", Terms("wanzai", "")), bots=("random",) * 4)
    assert not lobby.complete


def test_only_the_host_sets_the_table(room: Lobby) -> None:
    for wish in (SetBot(Seat.A, "random"), SetTerms(Terms("wanzai", "")), Lock(True), Kick(THIRD)):
        assert refusal(room, OTHER, wish) == "not_host"
    assert after(room, (HOST, Lock(True))).locked
    assert [person.id for person in after(room, (HOST, Kick(OTHER))).people] == [HOST, THIRD]
    assert refusal(room, HOST, Kick(HOST)) == "no_such_person"
    assert refusal(room, HOST, SetBot(Seat.A, "genius")) == "no_such_level"
    assert refusal(room, HOST, SetTerms(Terms("chess", ""))) == "bad_rules"
    assert refusal(room, HOST, SetTerms(Terms("wanzai", "!!"))) == "bad_rules"


def test_the_next_one_is_host_when_the_host_leaves(room: Lobby) -> None:
    assert law.leave(room, HOST).host == OTHER
    assert law.leave(room, OTHER).host == HOST


def test_a_bot_makes_room_for_a_person(room: Lobby) -> None:
    room = after(room, (HOST, SetBot(Seat.B, "random")), (OTHER, Sit(Seat.B)))
    assert room.bots == ("",) * 4
    assert refusal(room, HOST, SetBot(Seat.B, "random")) == "taken"


def test_an_origin_must_fit_the_seats(room: Lobby) -> None:
    for seats_of in (3, 4):
        origin = Origin("parent", 2, Standing((0,) * seats_of), ("",) * seats_of)
        wish = SetTerms(Terms("wanzai", "", origin=origin))
        if seats_of == 4:
            assert after(room, (HOST, wish)).terms.origin == origin
        else:
            assert refusal(room, HOST, wish) == "bad_rules"


def test_away_is_said_by_oneself(room: Lobby) -> None:
    assert [person.away for person in after(room, (OTHER, SetAway(True))).people] == [False, True, False]


@pytest.mark.parametrize("text", ["a\nb", "a\u202eb", "\u200bab", "a\x1b[0mb", "\ufeffab", "ab\u2028"])
def test_plain_text_has_no_signs_that_can_t_be_seen(text: str) -> None:
    """C-4."""
    assert law.plain(text, 9).replace("[0m", "") == "ab"


def test_plain_text_keeps_every_language() -> None:
    assert law.plain("  三番 Zoë и Ω  ", 99) == "三番 Zoë и Ω"
    assert law.plain("x" * 99, 24) == "x" * 24


def test_names_that_look_alike_are_made_unlike() -> None:
    lobby = law.opened("table", Terms("wanzai", ""))
    for who, name in enumerate(("Ann", "ann", " Ann ", "\uff21nn", "   ", "?"), 1):
        lobby = law.join(lobby, who, name)
    assert [person.name for person in lobby.people] == ["Ann", "ann 2", "Ann 3", "\uff21nn 4", "?", "? 2"]


@pytest.mark.parametrize("sign", ["\u061c", "\u3164", "\u2800", "\xad", "\U000e0041", "\u202e", "\n", "\x9f"])
def test_signs_that_can_t_be_seen_are_no_plain_text(sign: str) -> None:
    assert plain(f"a{sign}b", 9) == "ab"
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(f"a{sign}b"), type=law.Name)


def test_words_of_all_languages_and_pictures_are_plain_text() -> None:
    for text in ("三番🀄\ufe0f", "שלום", "مرحبا", "ñ e\u0301"):
        assert plain(text, 24) == text


@pytest.mark.parametrize(
    "change",
    [{"scores": (2**62, 0, 0, 0)}, {"number": 0}, {"number": 2**62}, {"run": -1}, {"dealt": 2**62}, {"rounds": -1}],
)
def test_a_standing_that_no_match_leads_to_is_refused(change: dict[str, Any]) -> None:
    standing = replace(Standing((1, -1, 0, 0)), **change)
    with pytest.raises(law.Denied):
        law.opened("table", Terms("wanzai", "", origin=Origin("m", 3, standing, ("a", "", "", ""))))
