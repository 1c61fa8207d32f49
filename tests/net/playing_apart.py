"""So many deals by four guests' processes at a host's, and all comparisons afterwards."""

import json
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

from engine.seat import SEATS, Seat
from tests.net.processes import Hosting, logs, nothing_hidden, views_agree, visiting


class Row(NamedTuple):
    """What one seat saw: events, bytes received, searches in them for hidden tiles."""

    seat: Seat
    events: int
    bytes: int
    searches: int


def play(folder: Path, rules: str, deals: int, *more: str) -> list[Row]:
    """Play, then compare each guest's views and bytes with the host's log."""
    host = Hosting(folder / "host", rules)
    guests = [visiting(host.code, seat, folder / f"guest{seat}", deals, *more) for seat in SEATS]
    deadline = monotonic() + 60 + 30 * deals
    for seat, guest in zip(SEATS, guests, strict=True):
        while not (folder / f"guest{seat}" / "report.json").exists() and guest.poll() is None:
            assert monotonic() < deadline, f"guest {seat} has not seen the last deal checked"
            sleep(0.05)
    for guest in guests:
        assert guest.stdin is not None
        guest.stdin.close()
        assert guest.wait(30) == 0
    host.stop()
    (held, *_) = logs(folder / "host")
    rows = []
    for seat in SEATS:
        place = folder / f"guest{seat}"
        report = json.loads((place / "report.json").read_text())
        assert report["alarms"] == []
        assert report["deals"] >= deals
        assert sorted(report["verdicts"]) == [[seat, ""] for seat in SEATS]
        rows.append(Row(seat, views_agree(held, seat, place), *nothing_hidden(held, seat, place)))
    return rows
