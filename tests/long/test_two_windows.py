"""Two real windows side by side play a deal against each other; `playing.png` and `settlement.png` show them."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep

import pytest

HERE = Path(__file__).parent
LONGEST = 420
"""Seconds for a whole deal at the pace of people."""


@pytest.fixture
def screen() -> Iterator[str]:
    """A screen on which two windows have room beside each other."""
    if shutil.which("Xvfb") is None:
        pytest.skip("needs Xvfb")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "2560x800x24"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        number = os.read(reading, 16).decode().strip()
        yield f":{number}"
        server.terminate()


def at_window(screen: str, role: str, folder: Path, x: int) -> "subprocess.Popen[bytes]":
    folder.mkdir()
    given = os.environ | {"DISPLAY": screen, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(HERE.parent.parent)}
    return subprocess.Popen([sys.executable, str(HERE / "at_window.py"), role, str(folder), str(x)], env=given)


def picture(screen: str, path: Path) -> None:
    """The whole screen as a file."""
    code = (
        "import sys; from PySide6.QtGui import QGuiApplication; app = QGuiApplication([]);"
        "sys.exit(not app.primaryScreen().grabWindow(0).save(sys.argv[1]))"
    )
    given = os.environ | {"DISPLAY": screen, "QT_QPA_PLATFORM": "xcb"}
    subprocess.run([sys.executable, "-c", code, str(path)], env=given, check=True, timeout=60)


def test_two_windows_play_a_deal(screen: str, tmp_path: Path) -> None:
    folders = {role: tmp_path / role for role in ("host", "guest")}
    end = monotonic() + LONGEST
    with ExitStack() as stack:
        people = [at_window(screen, role, folder, 1280 * n) for n, (role, folder) in enumerate(folders.items())]
        for person in people:
            stack.callback(person.kill)
        for told, name in (("playing", "playing.png"), ("done.json", "settlement.png")):
            while not all((folder / told).exists() for folder in folders.values()):
                assert monotonic() < end
                assert all(person.poll() is None for person in people)
                sleep(0.2)
            picture(screen, tmp_path / name)
        for folder in reversed(folders.values()):
            (folder / "leave").touch()
        assert [person.wait(30) for person in people] == [0, 0]
    host, guest = (json.loads((folder / "done.json").read_text()) for folder in folders.values())
    assert host["clicks"] > 3
    assert guest["clicks"] > 3
    assert host["note"] == "✓ Checked by all 2 seats"
    assert guest["note"] == "✓ 2 家都已核對"
    for key in ("discards", "hands", "scores"):
        assert host[key] == guest[key]
