"""The start page: what was interrupted, what to play now, and the doors to everything else."""

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from gui import pages
from gui.opening import Resume
from gui.pages.page import Page
from gui.shell import Shell

_COLUMN = 470


class DoorButton(QPushButton):
    """A button of two lines: where it leads, and a word about it."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._label, self._hint = QLabel(), QLabel()
        inside = QVBoxLayout(self)
        inside.setContentsMargins(18, 7, 18, 7)
        inside.setSpacing(0)
        for line in (self._label, self._hint):
            line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            inside.addWidget(line)
        self._primary: bool | None = None
        self.promote(False)

    def promote(self, primary: bool) -> None:
        """Makes this the one button that stands out, or one of the others."""
        if primary == self._primary:
            return
        self._primary = primary
        for widget, look in ((self, ""), (self._label, "door"), (self._hint, "hint")):
            widget.setProperty("look", f"{look} primary".strip() if primary else look)
            widget.style().unpolish(widget)
            widget.style().polish(widget)

    def sizeHint(self) -> QSize:
        """Room for both lines."""
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Room for both lines, always."""
        return self.sizeHint()

    def name(self, label: str, hint: str) -> None:
        """Writes both lines."""
        self._label.setText(label)
        self._hint.setText(hint)
        self.setAccessibleName(label)
        self.setAccessibleDescription(hint)


class StartPage(Page):
    """Shows the doors whose pages exist, and on top an interrupted match if there is one."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.title, self.lead, self.greeting = QLabel("三番"), QLabel(), QLabel()
        self.title.setProperty("look", "display")
        self.lead.setProperty("look", "large")
        self.greeting.setProperty("look", "muted")
        self.resume = DoorButton()
        self.resume.clicked.connect(self._continue)
        self.doors = {door.page: DoorButton() for door in pages.DOORS if door.page in pages.PAGES}
        for door in pages.DOORS:
            if door.page in self.doors:
                self.doors[door.page].clicked.connect(
                    lambda _checked=False, door=door: shell.go(door.page, **door.arguments)
                )
        self._offer: Resume | None = None
        self._lay_out()
        self.retranslate()

    def enter(self, **arguments: object) -> None:
        """Asks anew for an interrupted match and puts the keyboard on the first door."""
        self._offer = self.shell.opening.resume()
        self.resume.setVisible(self._offer is not None)
        self.resume.promote(True)
        for door in pages.DOORS:
            if door.primary and door.page in self.doors:
                self.doors[door.page].promote(self._offer is None)
        self.retranslate()
        buttons = [self.resume] if self._offer else list(self.doors.values())
        if buttons:
            buttons[0].setFocus()

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.lead.setText(QCoreApplication.translate("Start", "Chinese mahjong by the laws of three regions"))
        self.greeting.setText(
            QCoreApplication.translate("Start", "Good to see you, {name}.").format(name=self.shell.settings.now.name)
        )
        for door in pages.DOORS:
            if door.page in self.doors:
                self.doors[door.page].name(door.label(), door.hint())
        if self._offer is not None:
            resume = QCoreApplication.translate("Start", "Resume: {match}").format(match=self._offer.title)
            self.resume.name(resume, self._offer.detail)

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addStretch(2)
        for line in (self.title, self.lead, self.greeting):
            column.addWidget(line)
        column.addSpacing(14)
        column.addWidget(self.resume)
        grid = QGridLayout()
        grid.setSpacing(10)
        others = 0
        for door in pages.DOORS:
            if door.page in self.doors and door.primary:
                column.addWidget(self.doors[door.page])
            elif door.page in self.doors:
                grid.addWidget(self.doors[door.page], others // 2, others % 2)
                others += 1
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        column.addSpacing(4)
        column.addLayout(grid)
        column.addStretch(3)
        side = QWidget()
        side.setFixedWidth(_COLUMN)
        side.setLayout(column)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(64, 0, 24, 0)
        outer.addWidget(side)
        outer.addWidget(StillLife(), 1)

    def _continue(self) -> None:
        if self._offer is not None:
            self.shell.go(self._offer.page, **self._offer.arguments)


class StillLife(QWidget):
    """A few tiles lying on the felt, for the eye only."""

    def __init__(self) -> None:
        super().__init__()
        self._picture = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shows the picture; it is drawn anew, once the page itself is shown, when the size has changed."""
        if self._picture.size() != self.size() * self.devicePixelRatioF():
            QTimer.singleShot(0, self._draw)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _draw(self) -> None:
        from gui.pages import still_life  # loads the tiles, which the page need not wait for

        self._picture = still_life.picture(self.size(), self.devicePixelRatioF())
        self.update()
