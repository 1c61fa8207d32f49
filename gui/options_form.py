"""The form of a rule set, made from its option schema alone: it knows no region and no option."""

from itertools import groupby

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from engine.options import Option, Options
from engine.text import Text
from gui.option_row import OptionRow
from gui.text import say


class OptionsForm(QWidget):
    """Shows options in their groups, a chart as a table; `changed` carries the options the player has made."""

    changed = Signal(object)

    def __init__(self, options: Options) -> None:
        super().__init__()
        self.options = options
        self.rows = {option.key: OptionRow(option) for option in options.schema()}
        self._titles: list[tuple[QLabel, Text]] = []
        for row in self.rows.values():
            row.chosen.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(14)
        for group, members in self._groups():
            column.addWidget(self._panel(group, members))
        column.addStretch(1)
        self.retranslate()
        self.show_options(options)

    def show_options(self, options: Options) -> None:
        """Shows options that were made elsewhere."""
        self.options = options
        for key, row in self.rows.items():
            row.show_value(options.value(key), options.idle(key))

    def retranslate(self) -> None:
        """Writes all words anew."""
        for title, text in self._titles:
            title.setText(say(text))
        for row in self.rows.values():
            row.retranslate()

    def _choose(self, key: str, value: object) -> None:
        assert isinstance(value, str | int)
        options = self.options.with_value(key, value)
        if options != self.options:
            self.show_options(options)
            self.changed.emit(options)

    def _groups(self) -> list[tuple[Text, list[Option]]]:
        schema = self.options.schema()
        order = list(dict.fromkeys(option.group for option in schema))
        ordered = sorted(schema, key=lambda option: order.index(option.group))
        return [(group, list(members)) for group, members in groupby(ordered, key=lambda option: option.group)]

    def _panel(self, group: Text, members: list[Option]) -> QFrame:
        panel, title, grid = QFrame(), QLabel(), QGridLayout()
        panel.setProperty("look", "panel")
        title.setProperty("look", "large")
        self._titles.append((title, group))
        is_chart = all("." in option.key for option in members)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6 if is_chart else 2)
        grid.setColumnStretch(1 if is_chart else 0, 1)
        line = 0
        for option in members:
            row = self.rows[option.key]
            if is_chart:
                line = row.into_table(grid, line)
            else:
                line = row.into_list(grid, line)
                grid.setRowMinimumHeight(line, 12)
                line += 1
        column = QVBoxLayout(panel)
        column.setContentsMargins(22, 16, 12, 14)
        column.setSpacing(10)
        column.addWidget(title)
        column.addLayout(grid)
        return panel
