"""The options under which a hand is scored: the form of the rule set and its rule code, in a window beside the page."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.options import Options
from gui.new_table.code_bar import CodeBar
from gui.options_form import OptionsForm


class TableRules(QDialog):
    """Blocks nothing; `changed` carries the options the player has made, by the form or by a code."""

    changed = Signal(object)

    def __init__(self, parent: QWidget, options: Options) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.form, self.code, self.done_button = OptionsForm(options), CodeBar(), QPushButton()
        self.form.changed.connect(self._show)
        self.code.given.connect(self._show)
        self.done_button.clicked.connect(self.close)
        self.code.show_options(options)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self.form)
        column = QVBoxLayout(self)
        column.addWidget(scroll, 1)
        column.addWidget(self.code.problem)
        foot = QHBoxLayout()
        foot.addWidget(self.code, 1)
        foot.addWidget(self.done_button)
        column.addLayout(foot)
        self.resize(760, 600)
        self.retranslate()

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.setWindowTitle(QCoreApplication.translate("Score", "Rules of the table"))
        self.done_button.setText(QCoreApplication.translate("Score", "Done"))
        self.form.retranslate()
        self.code.retranslate()

    def _show(self, options: Options) -> None:
        self.form.show_options(options)
        self.code.show_options(options)
        self.changed.emit(options)
