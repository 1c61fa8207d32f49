"""Two machines, network namespaces with a cable that is pulled:
`pytest -n 0 tests/long/test_net_namespaces_long.py -s`.

Needs Linux, `ip` and the right to make namespaces; skipped elsewhere.
"""

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.seat import SEATS
from net.invite import Invitation
from tests.net.breaking import end
from tests.net.processes import ROOT, Hosting, logs, nothing_hidden, views_agree, visiting

HERE, THERE = "sanfan-host", "sanfan-guest"
ADDRESS = "10.77.33.1"


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


@pytest.fixture
def cable() -> Iterator[None]:
    """Two namespaces and a cable between them."""
    try:
        for name in (HERE, THERE):
            ip("netns", "add", name)
            ip("-n", name, "link", "set", "lo", "up")
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no namespaces can be made here")
    try:
        ip("-n", HERE, "link", "add", "sf0", "type", "veth", "peer", "name", "sf1", "netns", THERE)
        ip("-n", HERE, "addr", "add", f"{ADDRESS}/24", "dev", "sf0")
        ip("-n", THERE, "addr", "add", "10.77.33.2/24", "dev", "sf1")
        ip("-n", HERE, "link", "set", "sf0", "up")
        plug(True)
        yield
    finally:
        for name in (HERE, THERE):
            ip("netns", "del", name)


def plug(on: bool) -> None:
    ip("-n", THERE, "link", "set", "sf1", "up" if on else "down")


def within(name: str) -> tuple[str, ...]:
    return ("ip", "netns", "exec", name)


def test_a_cable_is_pulled(tmp_path: Path, cable: None) -> None:
    """L-1, L-2: three guests beside the host, one at the other end of the cable."""
    host = Hosting(tmp_path / "host", "wanzai", 0, "--window", "--takeover", "10", prefix=within(HERE))
    code = Invitation(ADDRESS, host.port, host.key).code
    guests = [
        visiting(code, seat, tmp_path / f"guest{seat}", 10**6, prefix=within(THERE if seat == 1 else HERE))
        for seat in SEATS
    ]
    time.sleep(8)
    pulled = []
    for seconds in (1, 5, 30):
        plug(False)
        cut = time.monotonic()
        time.sleep(seconds)
        plug(True)
        pulled.append((cut, time.monotonic()))
        time.sleep(8)
    for guest in guests:
        end(guest)
    host.stop()
    states = json.loads((tmp_path / "guest1" / "report.json").read_text())["states"]
    for cut, mended in pulled[1:]:
        lost = next(moment for moment, state in states if state == "lost" and moment > cut)
        here = next(moment for moment, state in states if state == "here" and moment > mended)
        print(f"pulled for {mended - cut:.0f} s: noticed after {lost - cut:.2f} s, back after {here - mended:.2f} s")
        assert lost - cut <= 3
        assert here - mended <= 2
    for seat in SEATS:
        place = tmp_path / f"guest{seat}"
        assert json.loads((place / "report.json").read_text())["alarms"] == []
        for held in logs(tmp_path / "host"):
            assert views_agree(held, seat, place) > 50
            nothing_hidden(held, seat, place)


def test_a_table_is_found_across_the_cable_and_gone_within_three_seconds(tmp_path: Path, cable: None) -> None:
    """D-1, D-3."""
    command = [*within(THERE), sys.executable, "-m", "tests.net.finding", "12"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as finder:
        time.sleep(2)
        opened = time.monotonic()
        host = Hosting(tmp_path / "host", "wanzai", 0, "--announced", prefix=within(HERE))
        time.sleep(4)
        host.kill()
        killed = time.monotonic()
        said, _ = finder.communicate(timeout=20)
    rows = [line.split() for line in said.splitlines()]
    assert [row[1:] for row in rows] == [["long"], []]
    found, gone = float(rows[0][0]) - opened, float(rows[1][0]) - killed
    print(f"found after {found:.2f} s, gone after {gone:.2f} s")
    assert gone < 3


@pytest.fixture(autouse=True)
def _clean() -> None:
    if shutil.which("ip"):
        for name in (HERE, THERE):
            subprocess.run(["ip", "netns", "del", name], capture_output=True, check=False)
