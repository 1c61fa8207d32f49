"""Host and guests over real sockets on this machine."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.seat import SEATS
from net import table
from net.guest import key_of
from net.invite import Invitation
from net.lobby import Terms
from net.messages import Act
from net.server import Plan, Server, hosted_matches, plan_of
from net.wire import Listener, kept_keys, new_keys
from tests.net.attackers import ATTACKS, idle
from tests.net.people import VERSION, Player, until


@pytest.fixture(autouse=True)
def _no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "WINDOW", 0.0)
    monkeypatch.setattr(table, "JITTER", 0.0)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = opened(tmp_path)
    yield made
    made.close()


def opened(path: Path, plan: Plan | None = None, **given: str) -> Server:
    plan = plan or Plan("table", Terms("wanzai", ""), port=0)
    made = Server(path / "host", plan, VERSION, thinking=None, announced=False, **given)  # type: ignore[arg-type]
    made.start()
    return made


def four(server: Server, path: Path) -> list[Player]:
    return [Player(server.here, f"P{seat}", seat=seat, folder=path / f"P{seat}") for seat in SEATS]


def all_checked(players: list[Player], deals: int) -> bool:
    rooms = [player.guest.room for player in players]
    return all(room is not None and room.deals >= deals and len(room.verdicts) == len(players) for room in rooms)


def close(players: list[Player]) -> None:
    for player in players:
        player.close()


def test_four_guests_play_two_deals_and_check_them(server: Server, tmp_path: Path) -> None:
    """W-1, F-4."""
    players = four(server, tmp_path)
    until(players, lambda: all_checked(players, 2))
    assert [player.alarms for player in players] == [[], [], [], []]
    assert players[0].guest.room is not None
    assert {verdict.key for verdict in players[0].guest.room.verdicts} == {""}
    close(players)


def test_a_closed_table_says_so_and_goes_on_when_it_is_opened_again(tmp_path: Path) -> None:
    """H-2, H-3: the same key, the same tokens, the same tile."""
    server = opened(tmp_path)
    players = four(server, tmp_path)
    until(players, lambda: all_checked(players, 1))
    server.close()
    until(players, lambda: all(player.guest.state == "ended" for player in players))
    troubles = [player.guest.trouble for player in players]
    assert {trouble.text.source for trouble in troubles if trouble} == {
        "The host has closed the table. It is saved and can be continued."
    }
    close(players)
    (header,) = hosted_matches(tmp_path / "host")
    plan, owner = plan_of(tmp_path / "host", header.match_id, server.port)
    assert owner
    again = opened(tmp_path, plan, owner=owner)
    assert again.here == server.here
    players = four(again, tmp_path)
    until(players, lambda: all(player.guest.session for player in players))
    assert {player.guest.session.view.header.match_id for player in players if player.guest.session} == {
        header.match_id
    }
    until(players, lambda: all_checked(players, 2))
    assert [player.alarms for player in players] == [[], [], [], []]
    close(players)
    again.close()


def test_what_is_wrong_is_told_in_one_message(server: Server) -> None:
    """W-1, I-1."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        wrong = {
            "another key": (Invitation("127.0.0.1", server.port, new_keys().public), "has another key"),
            "nobody": (Invitation("127.0.0.1", 9, new_keys().public), "Nobody answers"),
            "no table": (Invitation("127.0.0.1", silent.getsockname()[1], new_keys().public), "Nobody answers"),
        }
        players = {name: Player(where, "P") for name, (where, _) in wrong.items()}
        until(list(players.values()), lambda: all(one.guest.state == "ended" for one in players.values()))
    for name, player in players.items():
        assert player.guest.trouble is not None
        assert wrong[name][1] in player.guest.trouble.text.source, name
        assert player.states == ["ended"]
        player.close()


def test_no_attack_stops_the_table(server: Server, tmp_path: Path) -> None:
    """W-3, W-5, S-1, S-2."""
    players = four(server, tmp_path)
    until(players, lambda: all_checked(players, 1))
    for attack in ATTACKS.values():
        attack(server.here, 50)
    held = idle(server.here, 100)
    first = players[0].guest.room
    assert first is not None
    until(players, lambda: all_checked(players, first.deals + 1))
    assert server.alive
    assert all(player.guest.state == "here" and not player.alarms for player in players)
    for one in held:
        one.close()
    close(players)


def test_an_endless_message_is_cut_off(server: Server) -> None:
    """W-5: a connection is closed before it has sent more than a few dozen KiB without one whole message."""
    with socket.create_connection((server.here.address, server.port), 5) as made:
        made.sendall(b"\xff\0\0\0\0\0\0\0\x01\x7f")
        sent, closed = 0, False
        while not closed and sent < 50_000_000:
            try:
                sent += made.send(b"x" * 1000)
            except OSError:
                closed = True
    assert closed
    assert sent < 10_000_000


def test_answers_for_another_seat_over_the_wire(server: Server, tmp_path: Path) -> None:
    """S-4: a guest's program is altered to answer whatever anybody is asked."""
    players = four(server, tmp_path)
    cheat = players[3]
    until(players, lambda: cheat.guest.session is not None)
    for number in range(200):
        for ask in (player.guest.session.ask for player in players[:3] if player.guest.session):
            if ask is not None:
                cheat.guest._say(Act(number, ask.actions[0]))
    until(players, lambda: all_checked(players, 1))
    assert [player.alarms for player in players] == [[], [], [], []]
    close(players)


def test_sending_to_one_who_is_not_there_neither_waits_nor_fails() -> None:
    """W-6."""
    listener = Listener(new_keys().secret)
    for _ in range(3000):
        listener.send(b"nobody", b"x" * 1000)
    assert listener.receive() is None
    listener.close()


def test_keys_are_kept(tmp_path: Path) -> None:
    keys = kept_keys(tmp_path / "a" / "key")
    assert kept_keys(tmp_path / "a" / "key") == keys
    assert len(bytes.fromhex(keys.public)) == len(bytes.fromhex(keys.secret)) == 32
    assert keys != new_keys()


def test_an_address_is_asked_for_its_key(tmp_path: Path) -> None:
    """D-1."""
    server = Server(tmp_path, Plan("asked", Terms("wanzai", ""), port=0), VERSION)
    server.start()
    found = key_of("127.0.0.1", server.port)
    server.close()
    assert found is not None
    assert found.invitation == server.here
    assert (found.notice.name, found.notice.taken, found.notice.seats) == ("asked", 0, 4)
    assert found.notice.fits
    assert key_of("127.0.0.1", server.port, 0.3) is None
