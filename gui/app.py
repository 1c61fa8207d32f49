"""Starts the window: checks for a screen, dresses the application, and sees that no fault ends it."""

import sys
from pathlib import Path

from gui import display
from gui.opening import Opening


def run(opening: Opening, data_dir: Path) -> int:
    """Opens the window and runs until it is closed; gives the exit status.

    Settings, log and whatever the pages keep lie in `data_dir`, which is made if need be. Without a display, or
    if that folder cannot be made, one line on stderr says so and the status is 2.
    """
    problem = display.problem() or _folder_problem(data_dir)
    if problem:
        print(f"sanfan: {problem}", file=sys.stderr)
        return 2
    return _run(opening, data_dir)


def _folder_problem(data_dir: Path) -> str:
    try:
        data_dir.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return f"the data folder {data_dir} cannot be made: {error.strerror}"
    return ""


def _run(opening: Opening, data_dir: Path) -> int:
    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QApplication

    import assets
    from gui import faults, theme
    from gui.collector import Collector
    from gui.settings import Settings
    from gui.shell import Shell
    from gui.stopping import Stopper
    from gui.window import MainWindow

    app = QApplication(["sanfan"])
    app.setApplicationName("Sanfan")
    app.setDesktopFileName("sanfan")
    app.setWindowIcon(QIcon(str(assets.path("icon.png"))))
    theme.load_fonts()
    shell = Shell(Settings(data_dir), data_dir, opening)
    catcher = faults.Catcher(faults.Log(data_dir / "logs"), shell.tell)
    catcher.install()
    collector = Collector(app)
    collector.install()
    shell.dress()
    stopper = Stopper()
    stopper.install()
    window = MainWindow(shell)
    window.show()
    first = opening.page or ("start" if shell.settings.now.name else "welcome")
    try:
        window.go(first, **opening.arguments)
    except Exception as error:  # no event loop runs yet that would have caught it
        catcher.caught(type(error), error, error.__traceback__)
        window.go("start")
    status = app.exec()
    window.close_at_once()
    collector.remove()
    catcher.remove()
    return status
