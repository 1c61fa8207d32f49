"""The first start: language, name and seat colour, nothing else."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout

from gui.pages.fields import Choice, NameEdit, colour_options, language_options
from gui.pages.page import Page
from gui.shell import Shell


class WelcomePage(Page):
    """Asks who is playing and goes on to the start page; an empty name becomes the default name."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.title, self.lead = QLabel(), QLabel()
        self.title.setProperty("look", "title")
        self.lead.setProperty("look", "muted")
        self.language = Choice(shell.settings, "language", language_options, lambda: shell.language)
        self.name = NameEdit(shell.settings)
        self.colour = Choice(shell.settings, "seat_colour", colour_options)
        self.go = QPushButton()
        self.go.setProperty("look", "primary")
        self.go.setDefault(True)
        self.go.clicked.connect(self._finish)
        self.name.returnPressed.connect(self._finish)
        self._labels = [QLabel(), QLabel(), QLabel()]
        self._lay_out()
        self.retranslate()

    def retranslate(self) -> None:
        """Writes all words anew."""
        words = (
            QCoreApplication.translate("Welcome", "Language"),
            QCoreApplication.translate("Welcome", "Your name"),
            QCoreApplication.translate("Welcome", "Seat colour"),
        )
        for label, control, text in zip(self._labels, self._controls(), words, strict=True):
            label.setText(text)
            control.retranslate(text)
        self.title.setText(QCoreApplication.translate("Welcome", "Welcome to the table"))
        self.lead.setText(
            QCoreApplication.translate("Welcome", "Three things, all of which you can change later in the settings.")
        )
        self.go.setText(QCoreApplication.translate("Welcome", "Take a seat"))

    def enter(self, **arguments: object) -> None:
        """Puts the cursor into the name."""
        self.name.setFocus()

    def _controls(self) -> tuple[Choice | NameEdit, ...]:
        return self.language, self.name, self.colour

    def _lay_out(self) -> None:
        panel = QFrame()
        panel.setProperty("look", "panel")
        grid = QGridLayout(panel)
        grid.setContentsMargins(44, 36, 44, 36)
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(20)
        grid.addWidget(self.title, 0, 0, 1, 2)
        grid.addWidget(self.lead, 1, 0, 1, 2)
        for row, (label, control) in enumerate(zip(self._labels, self._controls(), strict=True), 2):
            grid.addWidget(label, row, 0)
            grid.addWidget(control, row, 1)
        self._labels[1].setBuddy(self.name)
        grid.addWidget(self.go, 5, 1, alignment=Qt.AlignmentFlag.AlignLeft)
        outer = QVBoxLayout(self)
        outer.addWidget(panel, alignment=Qt.AlignmentFlag.AlignCenter)

    def _finish(self) -> None:
        self.shell.settings.change(language=self.shell.language)
        self.name.keep()
        self.shell.go("start")
