"""The house's own tables: chosen from a list, saved under a name, renamed, deleted."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from gui.new_table.presets import LONGEST_NAME, Preset, Presets, is_name
from gui.still import StillComboBox


class PresetBox(QWidget):
    """`chosen` carries the preset the player picks; `current` gives rule set and code of the table being made."""

    chosen = Signal(object)

    def __init__(self, presets: Presets, current: Callable[[], tuple[str, str]]) -> None:
        super().__init__()
        self._presets, self._current = presets, current
        self.list, self.name, self.problem = StillComboBox(), QLineEdit(), QLabel()
        self.save, self.rename, self.delete = QPushButton(), QPushButton(), QPushButton()
        self.name.setMaxLength(LONGEST_NAME)
        self.problem.setProperty("look", "problem")
        self.problem.setWordWrap(True)
        self.list.activated.connect(self._choose)
        self.name.textChanged.connect(self._allow)
        self.name.returnPressed.connect(self.save.click)
        self.save.clicked.connect(self._save)
        self.rename.clicked.connect(self._rename)
        self.delete.clicked.connect(self._delete)
        buttons = QHBoxLayout()
        buttons.setSpacing(6)
        for button in (self.save, self.rename, self.delete):
            button.setProperty("look", "small")
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self.list, self.name, self.problem):
            column.addWidget(widget)
        column.addLayout(buttons)
        self.problem.hide()
        self._fill("")

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.list.setPlaceholderText(QCoreApplication.translate("NewTable", "Choose a preset"))
        self.list.setAccessibleName(QCoreApplication.translate("NewTable", "Presets"))
        self.name.setPlaceholderText(QCoreApplication.translate("NewTable", "Name of a preset"))
        self.name.setAccessibleName(self.name.placeholderText())
        self.save.setText(QCoreApplication.translate("NewTable", "Save"))
        self.rename.setText(QCoreApplication.translate("NewTable", "Rename"))
        self.delete.setText(QCoreApplication.translate("NewTable", "Delete"))

    def _fill(self, chosen: str) -> None:
        names = [preset.name for preset in self._presets.all()]
        self.list.clear()
        self.list.addItems(names)
        self.list.setCurrentIndex(names.index(chosen) if chosen in names else -1)
        self.list.setEnabled(bool(names))
        self.name.setText(chosen)
        self._allow()

    def _allow(self) -> None:
        name, chosen = self._typed(), self.list.currentText()
        self.save.setEnabled(is_name(name))
        self.rename.setEnabled(bool(chosen) and is_name(name) and self._presets.find(name) is None)
        self.delete.setEnabled(bool(chosen))

    def _typed(self) -> str:
        return " ".join(self.name.text().split())

    def _choose(self) -> None:
        preset = self._presets.find(self.list.currentText())
        if preset is not None:
            self.name.setText(preset.name)
            self._allow()
            self.chosen.emit(preset)

    def _save(self) -> None:
        name, (ruleset, code) = self._typed(), self._current()
        self._keep(lambda: self._presets.save(Preset(name, ruleset, code)), name)

    def _rename(self) -> None:
        old, new = self.list.currentText(), self._typed()
        self._keep(lambda: self._presets.rename(old, new), new)

    def _delete(self) -> None:
        name = self.list.currentText()
        self._keep(lambda: self._presets.delete(name), "")

    def _keep(self, change: Callable[[], None], chosen: str) -> None:
        try:
            change()
        except OSError as error:
            words = QCoreApplication.translate("NewTable", "The presets cannot be written: {reason}")
            self.problem.setText(words.format(reason=error.strerror))
            self.problem.show()
            return
        self.problem.hide()
        self._fill(chosen)
