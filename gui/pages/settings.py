"""The settings page: every setting that has an effect, changed the moment it is touched."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from gui.pages.fields import Choice, NameEdit, Toggle, colour_options, language_options
from gui.pages.page import Page
from gui.shell import Shell

Words = Callable[[], str]


def _speeds() -> Sequence[tuple[object, str]]:
    return (
        (0, QCoreApplication.translate("Settings", "No motion")),
        (1, QCoreApplication.translate("Settings", "Slow")),
        (2, QCoreApplication.translate("Settings", "Normal")),
        (3, QCoreApplication.translate("Settings", "Fast")),
        (4, QCoreApplication.translate("Settings", "Very fast")),
    )


def _themes() -> Sequence[tuple[object, str]]:
    return (
        ("green", QCoreApplication.translate("Settings", "Green felt")),
        ("night", QCoreApplication.translate("Settings", "Night blue")),
        ("paper", QCoreApplication.translate("Settings", "Light paper")),
    )


def _gestures() -> Sequence[tuple[object, str]]:
    return (
        ("double", QCoreApplication.translate("Settings", "Double click")),
        ("lift", QCoreApplication.translate("Settings", "Lift, then click again")),
        ("drag", QCoreApplication.translate("Settings", "Drag upwards")),
    )


class SettingsPage(Page):
    """One panel with all settings; Esc or the button goes back to the start page."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.title = QLabel()
        self.title.setProperty("look", "title")
        self.back = QPushButton()
        self.back.clicked.connect(lambda: shell.go("start"))
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, lambda: shell.go("start"))
        settings = shell.settings
        self.language = Choice(settings, "language", language_options, lambda: shell.language)
        self.name = NameEdit(settings)
        self.name.editingFinished.connect(self.name.keep)
        self.colour = Choice(settings, "seat_colour", colour_options)
        self.theme = Choice(settings, "theme", _themes)
        self.large_tiles = Toggle(settings, "large_tiles")
        self.corner_indices = Toggle(settings, "corner_indices")
        self.speed = Choice(settings, "speed", _speeds)
        self.gesture = Choice(settings, "gesture", _gestures)
        self.hints = Toggle(settings, "hints")
        self._rows: list[tuple[QLabel, Choice | NameEdit | Toggle, Words]] = [
            (QLabel(), control, words) for control, words in self._named()
        ]
        self._lay_out()
        self.retranslate()

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.title.setText(QCoreApplication.translate("Settings", "Settings"))
        self.back.setText(QCoreApplication.translate("Settings", "Back"))
        for label, control, words in self._rows:
            control.retranslate(words())
            label.setText("" if isinstance(control, Toggle) else words())

    def enter(self, **arguments: object) -> None:
        """Shows the name as it now is."""
        self.name.setText(self.shell.settings.now.name)
        self.back.setFocus()

    def _named(self) -> Sequence[tuple[Choice | NameEdit | Toggle, Words]]:
        return (
            (self.language, lambda: QCoreApplication.translate("Settings", "Language")),
            (self.name, lambda: QCoreApplication.translate("Settings", "Name")),
            (self.colour, lambda: QCoreApplication.translate("Settings", "Seat colour")),
            (self.theme, lambda: QCoreApplication.translate("Settings", "Looks")),
            (self.large_tiles, lambda: QCoreApplication.translate("Settings", "Larger tiles in your own hand")),
            (
                self.corner_indices,
                lambda: QCoreApplication.translate("Settings", "Figures in the tiles' corners"),
            ),
            (self.speed, lambda: QCoreApplication.translate("Settings", "Motion")),
            (self.gesture, lambda: QCoreApplication.translate("Settings", "Discard by")),
            (self.hints, lambda: QCoreApplication.translate("Settings", "Hints: unseen tiles, waits, what to discard")),
        )

    def _lay_out(self) -> None:
        panel = QFrame()
        panel.setProperty("look", "panel")
        panel.setMaximumWidth(900)
        grid = QGridLayout(panel)
        grid.setContentsMargins(36, 22, 36, 22)
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(9)
        for row, (label, control, _) in enumerate(self._rows):
            grid.addWidget(label, row, 0)
            grid.addWidget(control, row, 1)
        grid.setColumnStretch(1, 1)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.back)
        inner = QWidget()
        inner.setMaximumWidth(900)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 20, 0, 20)
        column.setSpacing(20)
        column.addLayout(head)
        column.addWidget(panel)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        middle = QWidget()
        QHBoxLayout(middle).addWidget(inner)
        scroll.setWidget(middle)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(40, 0, 40, 0)
        outer.addWidget(scroll)
