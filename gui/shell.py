"""What every page knows of the program around it: settings, data folder, theme, the way to other pages."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from gui import speeds, text, theme
from gui.opening import Opening
from gui.settings import Settings


class Shell(QObject):
    """Handed to each page. `gone` asks the window for a page by name with arguments; `told` carries a fault
    in words, from any thread; `dressed` follows when the theme has changed."""

    gone = Signal(str, object)
    told = Signal(str)
    dressed = Signal()

    def __init__(self, settings: Settings, data_dir: Path, opening: Opening) -> None:
        super().__init__()
        self.settings = settings
        self.data_dir = data_dir
        self.opening = opening
        settings.changed.connect(self._follow)

    @property
    def theme(self) -> theme.Theme:
        """The theme in force."""
        return theme.THEMES[self.settings.now.theme]

    @property
    def language(self) -> str:
        """The code of the language in force: that of this run, or the chosen one, or the system's."""
        return self.opening.language or self.settings.now.language or text.guess()

    @property
    def speed(self) -> int:
        """The speed of motion in force, 0 (none) to 4."""
        return self.settings.now.speed if self.opening.speed is None else self.opening.speed

    def pace(self) -> float:
        """The factor of the speed in force; bots ask for it on their table's thread."""
        return speeds.FACTORS[self.speed]

    def go(self, page: str, /, **arguments: object) -> None:
        """Asks for another page; the one now shown may object or ask first."""
        self.gone.emit(page, arguments)

    def tell(self, words: str) -> None:
        """Shows a fault in a banner that blocks nothing; may be called from any thread."""
        self.told.emit(words)

    def dress(self) -> None:
        """Puts language, font and theme on the application."""
        text.choose(self.language)
        self._dress_theme()

    def _follow(self, name: str) -> None:
        if name == "language":
            text.choose(self.language)
        if name == "theme":
            self._dress_theme()

    def _dress_theme(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.apply(app, self.theme)
            self.dressed.emit()
