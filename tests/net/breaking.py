"""Lines cut in every phase, hosts and guests killed and frozen: what the long runs measure."""

import shutil
import signal
import subprocess
import time
from pathlib import Path

from engine.chance import Chance
from engine.seat import SEATS
from net.invite import Invitation, read_code
from net.session import Happened, News
from tests.net.people import Player, until
from tests.net.processes import Hosting, logs, visiting
from tests.net.proxy import Proxy

PHASES = {
    "laosanfan": ("dice", "Dealt", "turn", "claims", "settled"),
    "quanjiao": ("dice", "Dealt", "tianting", "turn", "claims", "settled"),
    "wanzai": ("stakes", "dice", "Dealt", "turn", "claims", "settled"),
}
"""Where a line is cut: a phase, or an event."""
TAKEOVER = 10.0


class Cut(Player):
    """A player whose line is cut the moment he sees a phase or an event."""

    def __init__(self, proxy: Proxy, key: str, moment: str) -> None:
        self.proxy, self.moment = proxy, moment
        self.cut_at: float | None = None
        self.changes: list[tuple[float, str]] = []
        super().__init__(Invitation("127.0.0.1", proxy.port, key), "P1", seat=1)

    def play(self, news: News) -> None:
        hit = isinstance(news, Happened) and self.moment in (news.view.deal.phase, type(news.event).__name__)
        if hit and self.cut_at is None:
            self.proxy.cut()
            self.cut_at = time.monotonic()
        super().play(news)


def cut_in(folder: Path, rules: str, moment: str, seconds: int) -> str:
    """Cut one of four lines; how long it took until it was noticed, and until he was back."""
    place = folder / f"{moment}-{seconds}"
    shutil.rmtree(place, ignore_errors=True)
    host = Hosting(place, rules, 0, "--takeover", str(TAKEOVER))
    try:
        return _cut_at(host, moment, seconds)
    finally:
        host.stop()


def _cut_at(host: Hosting, moment: str, seconds: int) -> str:
    proxy = Proxy(host.port)
    victim = Cut(proxy, host.key, moment)
    others = [Player(read_code(host.code), f"P{seat}", seat=seat) for seat in SEATS if seat != 1]
    everybody = [victim, *others]
    until(everybody, lambda: victim.cut_at is not None, 120)
    assert victim.cut_at is not None
    noticed: float | None = None
    while time.monotonic() < victim.cut_at + seconds:
        until(everybody, lambda: True)
        for player in everybody:
            player.guest.poll()
        room = others[0].guest.room
        gone = room is not None and any(person.gone for person in room.lobby.people)
        if noticed is None and gone and victim.guest.state == "lost":
            noticed = time.monotonic() - victim.cut_at
        time.sleep(0.005)
    proxy.mend()
    mended = time.monotonic()
    until(everybody, lambda: victim.guest.state == "here" and not someone_gone(others[0]), 10)
    back = time.monotonic() - mended
    reached = checked(victim)
    until(
        everybody, lambda: len({checked(one) for one in everybody}) == 1 and checked(victim) not in ("", reached), 120
    )
    for player in everybody:
        assert player.alarms == []
        player.close()
    proxy.close()
    assert seconds < 3 or (noticed is not None and noticed <= 3), noticed
    assert back <= 2
    return f"noticed after {noticed and round(noticed, 2)} s, back after {back:.2f} s"


def someone_gone(player: Player) -> bool:
    room = player.guest.room
    return room is None or any(person.gone for person in room.lobby.people)


def checked(player: Player) -> str:
    """The match and the deal of it that everybody has checked last, as far as this player knows."""
    room = player.guest.room
    if room is None or room.match is None or not room.deals or len(room.verdicts) < len(SEATS):
        return ""
    return f"{room.match.match_id} {room.deals}"


def kill_again_and_again(folder: Path, rules: str, kills: int) -> str:
    """Kill the host so often at moments that the lot names, between which it or a guest is frozen, or a guest killed;
    then let it end in peace."""
    lot = Chance(f"breaking {rules}".encode())
    host = Hosting(folder / "host", rules)
    guests = [visiting(host.code, seat, folder / f"guest{seat}", 10**6) for seat in SEATS]
    back = []
    for kill in range(kills):
        time.sleep(0.5 + lot.below(2000, 0, "wait", kill) / 1000)
        seat = lot.below(4, 0, "seat", kill)
        if kill % 3 == 1:
            guests[seat].send_signal(signal.SIGSTOP)
            time.sleep(4)
            guests[seat].send_signal(signal.SIGCONT)
        if kill % 5 == 3:
            host.process.send_signal(signal.SIGSTOP)
            time.sleep(4)
            host.process.send_signal(signal.SIGCONT)
            time.sleep(2)
        if kill % 4 == 2:
            guests[seat].kill()
            guests[seat].wait()
            guests[seat] = visiting(host.code, seat, folder / f"guest{seat}", 10**6)
            time.sleep(1)
        host.kill()
        before = batches(folder)
        host = Hosting(folder / "host", rules, host.port)
        up = time.monotonic()
        while batches(folder) == before:
            assert time.monotonic() < up + 20, "the match does not go on"
            time.sleep(0.02)
        back.append(time.monotonic() - up)
    time.sleep(3)
    for guest in guests:
        end(guest)
    host.stop()
    return f"{kills} kills, {batches(folder)} batches, on again after {max(back):.1f} s at most"


def end(guest: "subprocess.Popen[bytes]") -> None:
    """Let a guest's process end by itself."""
    assert guest.stdin is not None
    guest.stdin.close()
    guest.wait(20)


def batches(folder: Path) -> int:
    return sum(len(held.batches) for held in logs(folder / "host"))
