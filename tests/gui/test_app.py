"""Starting and ending the program as a whole, each time in a process of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gui import display

ROOT = Path(__file__).parents[2]
_RUN = """
import sys
from pathlib import Path
from gui.app import run
from gui.opening import Opening
{before}
sys.exit(run(Opening(version="0"), Path(sys.argv[1])))
"""
_SIGNAL_SOON = """
import os
from PySide6.QtCore import QTimer
from gui import window
shown = window.MainWindow.showEvent
def show_event(self, event):
    shown(self, event)
    QTimer.singleShot(50, lambda: os.kill(os.getpid(), {number}))
window.MainWindow.showEvent = show_event
"""
_BROKEN_FIRST_PAGE = """
from gui.pages import welcome
def broken(self, **arguments):
    raise ValueError("odd")
welcome.WelcomePage.enter = broken
"""
_CLOSE_SOON = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from gui import window
shown = window.MainWindow.showEvent
def fail():
    raise ValueError("odd")
def show_event(self, event):
    shown(self, event)
    QTimer.singleShot(0, fail)
    QTimer.singleShot(50, self.close)
window.MainWindow.showEvent = show_event
"""


def start(data: Path, before: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    return subprocess.run(
        [sys.executable, "-c", _RUN.format(before=before), str(data)],
        cwd=ROOT,
        env=kept | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="only X11 and Wayland can be missing")
@pytest.mark.parametrize("environment", [{}, {"DISPLAY": ":987"}, {"QT_QPA_PLATFORM": "xcb"}])
def test_without_a_display_one_line_and_status_two(tmp_path: Path, environment: dict[str, str]) -> None:
    done = start(tmp_path, **environment)
    assert done.returncode == 2
    assert done.stderr.startswith("sanfan: no display")
    assert len(done.stderr.splitlines()) == 1


def test_a_fault_in_a_slot_does_not_end_the_program(tmp_path: Path) -> None:
    data = tmp_path / "三番 data"
    done = start(data, _CLOSE_SOON, QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stderr) == (0, "")
    assert "ValueError: odd" in (data / "logs" / "sanfan.log").read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="a process there can't send itself these signals")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_to_stop_ends_the_program_cleanly(tmp_path: Path, name: str) -> None:
    number = int(getattr(signal, name))
    done = start(tmp_path, _SIGNAL_SOON.format(number=number), QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stderr) == (128 + number, "")
    assert not (tmp_path / "logs").exists()


def test_a_fault_of_the_first_page_leads_to_the_start_page(tmp_path: Path) -> None:
    done = start(tmp_path, _BROKEN_FIRST_PAGE + _CLOSE_SOON, QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stderr) == (0, "")
    assert "ValueError: odd" in (tmp_path / "logs" / "sanfan.log").read_text(encoding="utf-8")


def test_a_platform_that_is_none(tmp_path: Path) -> None:
    assert "QT_QPA_PLATFORM names 'nonsense'" in display.problem({"QT_QPA_PLATFORM": "nonsense"}, "linux")


def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = start(tmp_path / "file" / "data", QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("environment", "system", "fine"),
    [
        ({}, "win32", True),
        ({}, "darwin", True),
        ({}, "linux", False),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen:size=800x600"}, "linux", True),
        ({"QT_QPA_PLATFORM": "wayland"}, "linux", False),
        ({"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": "/nonexistent"}, "linux", False),
    ],
)
def test_what_counts_as_a_display(environment: dict[str, str], system: str, fine: bool) -> None:
    assert (display.problem(environment, system) == "") == fine
