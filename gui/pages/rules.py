"""The page of the rules: the law of a table, or of the last one."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout

from gui.pages.page import Page
from gui.rules.view import RulesView
from gui.shell import Shell
from gui.table_setup import TableSetup


class RulesPage(Page):
    """Opened with `ruleset`, `options` (a rule code) and `clause` (a clause or any key of the law), or with nothing
    for the last table."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.view = RulesView(shell)
        self.view.back.clicked.connect(lambda: shell.go("start"))
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, lambda: shell.go("start"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.retranslate()

    def enter(self, **arguments: object) -> None:
        """Shows what is asked for and puts the keyboard on the search."""
        self.view.show_law(*law_of(self.shell, arguments))
        self.view.search.setFocus()

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.view.retranslate()


def law_of(shell: Shell, arguments: dict[str, object]) -> tuple[str, str, str]:
    """Rule set, rule code and key that the arguments ask for; without a rule set those of the last table."""
    ruleset, options = str(arguments.get("ruleset", "")), str(arguments.get("options", ""))
    if not ruleset:
        last = TableSetup.from_text(shell.settings.now.last_table)
        ruleset, options = last.ruleset, last.code
    return ruleset, options, str(arguments.get("clause", ""))
