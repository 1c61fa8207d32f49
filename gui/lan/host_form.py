"""The form for a table that is open to others: the rules of a new table, with what only a host decides."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLabel, QLineEdit

from gui.lan.hosting import LONGEST_NAME, LONGEST_PASSWORD, OPEN_SEAT, TAKEOVERS, HostSetup, table_name
from gui.pages.new_table import NewTablePage, Part
from gui.shell import Shell
from gui.still import StillComboBox
from gui.table_setup import CLOCKS, TableSetup
from net.lobby import Terms


def seconds_words(seconds: float) -> str:
    """A length of time in seconds or minutes."""
    if seconds < 60:
        return QCoreApplication.translate("Host", "{number} s").format(number=f"{seconds:g}")
    return QCoreApplication.translate("Host", "{number} min").format(number=f"{seconds / 60:g}")


class HostForm(NewTablePage):
    """`opened` carries the table that the host wants, `closed` that he wants none.

    In a lobby, where seats and password are settled, `show_terms` makes it a form for the rules alone.
    """

    opened = Signal(object)
    closed = Signal()
    empty_seats = (OPEN_SEAT,)

    def __init__(self, shell: Shell) -> None:
        self.name, self.password = QLineEdit(), QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.password.setMaxLength(LONGEST_PASSWORD)
        self.takeover, self.takeover_help = StillComboBox(), QLabel()
        self.takeover.addItems([""] * len(TAKEOVERS))
        self.takeover_help.setProperty("look", "hint")
        self.takeover_help.setWordWrap(True)
        self._for_lobby = False
        super().__init__(shell)
        self._show_host(HostSetup.from_text(shell.settings.now.last_hosted))
        self.retranslate()

    @property
    def host_setup(self) -> HostSetup:
        """The table as it stands."""
        setup = self.setup
        takeover = TAKEOVERS[self.takeover.currentIndex()]
        name, password = " ".join(self.name.text().split()), self.password.text().strip()
        return HostSetup(setup.ruleset, setup.code, setup.seats, setup.clocks, takeover, name, password)

    def show_terms(self, terms: Terms) -> None:
        """Shows what a lobby plays by, to be changed."""
        self._for_lobby = True
        for widget in (self.name, self.password, self.seats):
            widget.hide()
        for head, words in self._heads:
            head.setVisible(words() in self._lobby_heads())
        setup = self.host_setup
        clocks = terms.clocks if terms.clocks in CLOCKS else setup.clocks
        takeover = terms.takeover if terms.takeover in TAKEOVERS else setup.takeover
        self._show_host(HostSetup(terms.ruleset, terms.code, (), clocks, takeover, setup.name))
        self.retranslate()

    def parts(self) -> list[Part]:
        """The host's settings in place of the seed."""
        return [
            (lambda: QCoreApplication.translate("Host", "Name of the table"), (self.name,)),
            (lambda: QCoreApplication.translate("Host", "Password"), (self.password,)),
            (lambda: QCoreApplication.translate("NewTable", "Seats"), (self.seats,)),
            (lambda: QCoreApplication.translate("NewTable", "Clock"), (self.clocks,)),
            (lambda: QCoreApplication.translate("Host", "Seats that are gone"), (self.takeover, self.takeover_help)),
            (lambda: QCoreApplication.translate("NewTable", "Presets"), (self.presets,)),
        ]

    def open_table(self) -> None:
        """Hands over the table as it stands, and remembers it."""
        if not self._for_lobby:
            self.shell.settings.change(last_hosted=self.host_setup.to_text())
        self.opened.emit(self.host_setup)

    def go_back(self) -> None:
        """Opens no table."""
        self.closed.emit()

    def retranslate(self) -> None:
        """Writes all words anew."""
        super().retranslate()
        if self._for_lobby:
            self.title.setText(QCoreApplication.translate("Host", "Change the rules"))
            self.start.setText(QCoreApplication.translate("Host", "Propose"))
        else:
            self.title.setText(QCoreApplication.translate("Host", "Host a table"))
            self.start.setText(QCoreApplication.translate("Host", "Open the table"))
        self.name.setPlaceholderText(table_name(self.shell, HostSetup()))
        self.name.setAccessibleName(QCoreApplication.translate("Host", "Name of the table"))
        self.password.setPlaceholderText(QCoreApplication.translate("Host", "None: open to all on the network"))
        self.password.setAccessibleName(QCoreApplication.translate("Host", "Password"))
        for number, seconds in enumerate(TAKEOVERS):
            words = QCoreApplication.translate("Host", "A bot plays after {time}")
            self.takeover.setItemText(number, words.format(time=seconds_words(seconds)))
        self.takeover.setAccessibleName(QCoreApplication.translate("Host", "Seats that are gone"))
        self.takeover_help.setText(QCoreApplication.translate("Host", "Whoever comes back has his seat again at once."))

    def _show_host(self, setup: HostSetup) -> None:
        seats = setup.seats or self.seats.chosen
        self.show_setup(TableSetup(setup.ruleset, setup.code, seats, setup.clocks))
        self.takeover.setCurrentIndex(TAKEOVERS.index(setup.takeover))
        self.name.setText(setup.name)

    @staticmethod
    def _lobby_heads() -> tuple[str, ...]:
        return (
            QCoreApplication.translate("NewTable", "Clock"),
            QCoreApplication.translate("Host", "Seats that are gone"),
            QCoreApplication.translate("NewTable", "Presets"),
        )
