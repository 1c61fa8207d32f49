"""Starting and memory, each in a process of its own: tables, engine, first painted frame, the table page.

The window's first frame is timed from the start of the process, in turn with that of a bare PySide6 window holding a
QGraphicsView. Memory is what is resident as the system counts it (Linux only).
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

from engine.make_tables import FILE
from tests.bench.timing import Row, milliseconds

ROOT = Path(__file__).parents[2]
STARTS = 7
LOOKING = 5000
"""Milliseconds that the table page is looked at before its memory is read."""

RESIDENT = """
import re
from pathlib import Path
def resident():
    kilobytes = re.search(r"VmRSS:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]
    print(int(kilobytes) / 1024, flush=True)
"""
TABLES = """
from time import perf_counter
import zlib, pathlib, typing
start = perf_counter()
import engine.distance
print(1000 * (perf_counter() - start))
"""
ENGINE = """
from tests.bench.deals import by_lot, play
from engine.rulesets import IDS, rules_of
for name in IDS:
    play(rules_of(name), 1, by_lot(1))
resident()
"""
FIRST_PAINT = """
import sys
from time import monotonic
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
class FirstPaint(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            QApplication.instance().removeEventFilter(self)
            QTimer.singleShot(0, self.end)
        return False
    def end(self):
        print(monotonic(), flush=True)
        QApplication.exit(0)
painted = FirstPaint()
"""
BARE = """
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QMainWindow
app = QApplication([])
window = QMainWindow()
window.setCentralWidget(QGraphicsView(QGraphicsScene(0, 0, 800, 600)))
window.resize(1280, 800)
app.installEventFilter(painted)
window.show()
app.exec()
"""
OURS = """
from pathlib import Path
from gui import window
from gui.app import run
from gui.opening import Opening
shown = window.MainWindow.showEvent
def show_event(self, event):
    QApplication.instance().installEventFilter(painted)
    shown(self, event)
window.MainWindow.showEvent = show_event
run(Opening(version="0"), Path(sys.argv[1]))
"""
AT_THE_TABLE = """
import os
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from gui import window
from gui.app import run
from gui.opening import Opening
from gui.table_setup import TableSetup
shown = window.MainWindow.showEvent
def tell():
    resident()
    os._exit(0)
def show_event(self, event):
    shown(self, event)
    self.resize(1280, 800)
    QTimer.singleShot({looking}, tell)
window.MainWindow.showEvent = show_event
setup = TableSetup("laosanfan", "", ("normal",) * 4, seed="1")
run(Opening(page="table", arguments={{"setup": setup, "watch": True}}, version="0"), Path(sys.argv[1]))
"""


def rows() -> Iterator[Row]:
    """Tables, engine, window."""
    took = median(float(_run(TABLES)) for _ in range(STARTS)) / 1000
    yield Row("tables ready after import", milliseconds(took), target="≤ 100 ms", met=took <= 0.1)
    size = FILE.stat().st_size / 1000
    yield Row("tables on the disk", f"{size:.0f} kB", target="≤ 150 kB", met=size <= 150)
    linux = sys.platform == "linux"
    if linux:
        yield _memory("memory, engine after a deal of each", ENGINE, 40)
    yield _first_frames()
    if linux:
        yield _memory("memory, four bots watched", AT_THE_TABLE.format(looking=LOOKING), 130)


def _first_frames() -> Row:
    """Both windows in turn: the medians, and the median of the ratios."""
    pairs = [(_first_frame(OURS), _first_frame(BARE)) for _ in range(STARTS)]
    ours, bare = (median(side) for side in zip(*pairs, strict=True))
    ratio = median(mine / other for mine, other in pairs)
    what = "first frame, beside a bare window"
    return Row(what, milliseconds(ours), milliseconds(bare), f"{ratio:.2f} ×", "≤ 1.8 ×", ratio <= 1.8)


def _first_frame(window: str) -> float:
    """Seconds from the start of the process to the first painted frame."""
    start = monotonic()
    return float(_run(FIRST_PAINT + window)) - start


def _memory(what: str, script: str, most: int) -> Row:
    resident = float(_run(RESIDENT + script))
    return Row(what, f"{resident:.0f} MB", target=f"≤ {most} MB", met=resident <= most)


def _run(script: str) -> str:
    """The last line that the script prints; it may keep data in a folder of its own."""
    with TemporaryDirectory() as data:
        done = subprocess.run(
            [sys.executable, "-c", script, data],
            cwd=ROOT,
            env={"QT_QPA_PLATFORM": "offscreen", **os.environ},
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        )
    return done.stdout.split("\n")[-2]
