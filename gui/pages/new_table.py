"""The new-table page: a rule set and its options, who sits where, clocks and seed; then to the table."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine import rulesets
from engine.bots import LEVELS
from engine.options import BadOption, Options
from gui.new_table.cards import Cards
from gui.new_table.code_bar import CodeBar
from gui.new_table.differences import Differences
from gui.new_table.preset_box import PresetBox
from gui.new_table.presets import Preset, Presets
from gui.new_table.seats import Seats
from gui.options_form import OptionsForm
from gui.pages.page import Page
from gui.shell import Shell
from gui.still import StillComboBox
from gui.table_setup import CLOCKS, LONGEST_SEED, TableSetup
from gui.text import say
from net.setup import Clocks

Part = tuple[Callable[[], str], tuple[QWidget, ...]]

SIDE = 300
NOT_FOR_PEOPLE = "random"


def clock_words(clocks: Clocks) -> str:
    """A clock in a few words."""
    if not clocks.step:
        return QCoreApplication.translate("NewTable", "No clock")
    words = QCoreApplication.translate("NewTable", "{step} s a turn + {reserve} s")
    return words.format(step=f"{clocks.step:g}", reserve=f"{clocks.reserve:g}")


class NewTablePage(Page):
    """Starts from the last table; *Start* opens the table exactly as it stands here and remembers it."""

    empty_seats: tuple[str, ...] = ()

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._rulesets = [rulesets.ruleset(name) for name in rulesets.IDS]
        self._ruleset = self._rulesets[0]
        self._forms: dict[str, OptionsForm] = {}
        self.title, self.back, self.start = QLabel(), QPushButton(), QPushButton()
        self.cards = Cards(self._rulesets)
        self.seats = Seats([*self.empty_seats, *(level for level in LEVELS if level != NOT_FOR_PEOPLE)])
        self.clocks, self.seed, self.seed_help = StillComboBox(), QLineEdit(), QLabel()
        self.presets = PresetBox(Presets(shell.data_dir), lambda: (self._ruleset.id, self.options.code()))
        self.code = CodeBar()
        self.differences = Differences(self._go_to, lambda: self.show_options(type(self.options)()))
        self._heads: list[tuple[QLabel, Callable[[], str]]] = []
        self._lay_out()
        self._connect()
        self.show_setup(TableSetup.from_text(shell.settings.now.last_table))
        self.retranslate()

    @property
    def form(self) -> OptionsForm:
        """The form of the rule set that is chosen."""
        name = self._ruleset.id
        if name not in self._forms:
            self._forms[name] = OptionsForm(self._ruleset.options())
            self._forms[name].changed.connect(self.show_options)
            self._form_column.addWidget(self._forms[name])
        return self._forms[name]

    @property
    def options(self) -> Options:
        """The options as they stand."""
        return self.form.options

    @property
    def setup(self) -> TableSetup:
        """The table as it stands."""
        clocks = CLOCKS[self.clocks.currentIndex()]
        return TableSetup(
            self._ruleset.id, self.options.code(), self.seats.chosen, clocks, " ".join(self.seed.text().split())
        )

    def show_setup(self, setup: TableSetup) -> None:
        """Shows a whole table."""
        self._show_ruleset(setup.ruleset)
        self.show_options(setup.options)
        self.seats.show_chosen(setup.seats)
        self.clocks.setCurrentIndex(CLOCKS.index(setup.clocks))
        self.seed.setText(setup.seed)

    def show_options(self, options: Options) -> None:
        """Shows options of the rule set that is chosen, wherever they come from."""
        self.form.show_options(options)
        self.code.show_options(options)
        self.differences.show_options(options)
        self.seats.show_players(self._ruleset.build(options).players)

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.title.setText(QCoreApplication.translate("NewTable", "New table"))
        self.back.setText(QCoreApplication.translate("NewTable", "Back"))
        self.start.setText(QCoreApplication.translate("NewTable", "Start"))
        for head, words in self._heads:
            head.setText(words())
        for n, clocks in enumerate(CLOCKS):
            self.clocks.setItemText(n, clock_words(clocks))
        self.clocks.setAccessibleName(QCoreApplication.translate("NewTable", "Clock"))
        self.seed.setAccessibleName(QCoreApplication.translate("NewTable", "Seed"))
        self.seed.setPlaceholderText(QCoreApplication.translate("NewTable", "By chance"))
        self.seed_help.setText(QCoreApplication.translate("NewTable", "The same seed gives the same walls and dice."))
        self.cards.retranslate()
        self.seats.retranslate()
        self.presets.retranslate()
        self.code.retranslate()
        self.differences.retranslate()
        for form in self._forms.values():
            form.retranslate()

    def enter(self, **arguments: object) -> None:
        """Puts the keyboard on the card that is chosen."""
        self.cards.cards[self._ruleset.id].setFocus()

    def _connect(self) -> None:
        self.cards.chosen.connect(self._choose_ruleset)
        self.presets.chosen.connect(self._show_preset)
        self.code.given.connect(self.show_options)
        self.code.judged.connect(self.start.setEnabled)
        self.start.clicked.connect(self.open_table)
        self.back.clicked.connect(self.go_back)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.go_back)

    def go_back(self) -> None:
        """Opens no table."""
        self.shell.go("start")

    def open_table(self) -> None:
        """Opens the table as it stands, and remembers it."""
        setup = self.setup
        by_chance = replace(setup, seed="")  # a seed is for one table: the next one has other walls
        self.shell.settings.change(last_table=by_chance.to_text())
        self.shell.go("table", setup=setup)

    def _choose_ruleset(self, name: str) -> None:
        self._show_ruleset(name)
        self.show_options(self.options)

    def _show_ruleset(self, name: str) -> None:
        self._ruleset = next(ruleset for ruleset in self._rulesets if ruleset.id == name)
        self.cards.show_chosen(name)
        self.form.show()
        for other, form in self._forms.items():
            form.setVisible(other == name)

    def _show_preset(self, preset: Preset) -> None:
        try:
            options = rulesets.ruleset(preset.ruleset).options.from_text(preset.code)
        except BadOption as error:
            self.shell.tell(say(error.text, *error.places))
            return
        self._show_ruleset(preset.ruleset)
        self.show_options(options)

    def _go_to(self, key: str) -> None:
        row = self.form.rows[key]
        self._scroll.ensureWidgetVisible(row.editor, 0, 120)
        row.editor.setFocus()

    def _lay_out(self) -> None:
        self.title.setProperty("look", "title")
        self.start.setProperty("look", "primary")
        head = QHBoxLayout()
        head.setContentsMargins(28, 14, 28, 8)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.back)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addLayout(head)
        outer.addWidget(self._body(), 1)
        outer.addWidget(self._foot())

    def _body(self) -> QScrollArea:
        form, halves, inner = QWidget(), QHBoxLayout(), QWidget()
        self._form_column = QVBoxLayout(form)
        self._form_column.setContentsMargins(0, 0, 0, 0)
        halves.setSpacing(16)
        halves.addWidget(form, 1)
        halves.addWidget(self._side(), 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(inner)
        column.setContentsMargins(28, 4, 16, 16)
        column.setSpacing(16)
        column.addWidget(self.cards)
        column.addLayout(halves, 1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(inner)
        return self._scroll

    def _side(self) -> QFrame:
        side = QFrame()
        side.setProperty("look", "panel")
        side.setFixedWidth(SIDE)
        self.clocks.addItems([""] * len(CLOCKS))
        self.seed.setMaxLength(LONGEST_SEED)
        self.seed_help.setProperty("look", "hint")
        self.seed_help.setWordWrap(True)
        column = QVBoxLayout(side)
        column.setContentsMargins(20, 14, 20, 18)
        column.setSpacing(8)
        for words, widgets in self.parts():
            head = QLabel()
            head.setProperty("look", "option")
            self._heads.append((head, words))
            column.addWidget(head)
            for widget in widgets:
                column.addWidget(widget)
            column.addSpacing(8)
        return side

    def parts(self) -> list[Part]:
        """What stands beside the rules, each with its head."""
        return [
            (lambda: QCoreApplication.translate("NewTable", "Seats"), (self.seats,)),
            (lambda: QCoreApplication.translate("NewTable", "Clock"), (self.clocks,)),
            (lambda: QCoreApplication.translate("NewTable", "Seed"), (self.seed, self.seed_help)),
            (lambda: QCoreApplication.translate("NewTable", "Presets"), (self.presets,)),
        ]

    def _foot(self) -> QFrame:
        foot = QFrame()
        foot.setProperty("look", "foot")
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.code, 1)
        row.addWidget(self.differences)
        row.addWidget(self.start)
        column = QVBoxLayout(foot)
        column.setContentsMargins(28, 10, 28, 10)
        column.addWidget(self.code.problem)
        column.addLayout(row)
        return foot
