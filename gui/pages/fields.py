"""Controls that show one setting each and change it at once."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QHBoxLayout, QLineEdit, QRadioButton, QWidget

from gui import text
from gui.settings import NAME_LENGTH, Settings
from gui.theme import SEAT_COLOURS

Options = Callable[[], Sequence[tuple[object, str]]]


def default_name() -> str:
    """The name of a player who gives none."""
    return QCoreApplication.translate("Settings", "Player")


def language_options() -> Sequence[tuple[object, str]]:
    """The languages, each in its own words."""
    return text.languages()


def colour_options() -> Sequence[tuple[object, str]]:
    """The seat colours by name."""
    return (
        ("jade", QCoreApplication.translate("Settings", "Jade")),
        ("cinnabar", QCoreApplication.translate("Settings", "Cinnabar")),
        ("indigo", QCoreApplication.translate("Settings", "Indigo")),
        ("amber", QCoreApplication.translate("Settings", "Amber")),
        ("plum", QCoreApplication.translate("Settings", "Plum")),
        ("slate", QCoreApplication.translate("Settings", "Slate")),
    )


class Choice(QWidget):
    """A row of radio buttons for a setting; `shown` gives the value while the setting says "not chosen"."""

    def __init__(
        self, settings: Settings, name: str, options: Options, shown: Callable[[], object] | None = None
    ) -> None:
        super().__init__()
        self._settings, self._name, self._options = settings, name, options
        self._shown = shown or (lambda: getattr(settings.now, name))
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        self._buttons: dict[object, QRadioButton] = {}
        for value, _ in options():
            button = QRadioButton()
            if name == "seat_colour":
                button.setIcon(_swatch(SEAT_COLOURS[str(value)]))
                button.setIconSize(QSize(18, 18))
            button.clicked.connect(lambda _checked=False, value=value: settings.change(**{name: value}))
            self._group.addButton(button)
            self._buttons[value] = button
            row.addWidget(button)
        row.addStretch(1)
        settings.changed.connect(self._follow)
        self._follow(name)

    def retranslate(self, label: str) -> None:
        """Names the options anew; `label` is what the setting is called."""
        self.setAccessibleName(label)
        for value, words in self._options():
            self._buttons[value].setText(words)
            self._buttons[value].setAccessibleDescription(label)

    def button(self, value: object) -> QRadioButton:
        """The button that stands for a value."""
        return self._buttons[value]

    def _follow(self, name: str) -> None:
        if name == self._name:
            self._buttons[self._shown()].setChecked(True)


class Toggle(QCheckBox):
    """A check box for a setting that is on or off."""

    def __init__(self, settings: Settings, name: str) -> None:
        super().__init__()
        self._settings, self._name = settings, name
        self.clicked.connect(lambda on: settings.change(**{name: bool(on)}))
        settings.changed.connect(self._follow)
        self._follow(name)

    def retranslate(self, label: str) -> None:
        """Names the setting anew."""
        self.setText(label)
        self.setAccessibleName(label)

    def _follow(self, name: str) -> None:
        if name == self._name:
            self.setChecked(getattr(self._settings.now, name))


class NameEdit(QLineEdit):
    """The player's name; left empty it becomes the default name."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings.now.name)
        self._settings = settings
        self.setMaxLength(NAME_LENGTH)
        self.setMaximumWidth(320)

    def retranslate(self, label: str) -> None:
        """Names the field anew."""
        self.setAccessibleName(label)
        self.setPlaceholderText(default_name())

    def keep(self) -> None:
        """Makes what stands here the player's name."""
        self._settings.change(name=" ".join(self.text().split()) or default_name())
        self.setText(self._settings.now.name)


def _swatch(colour: str) -> QIcon:
    pixmap = QPixmap(36, 36)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(colour))
    painter.setPen(QColor(255, 255, 255, 150))
    painter.drawEllipse(QPointF(18, 18), 16, 16)
    painter.end()
    return QIcon(pixmap)
