"""The law to read: contents at the left, the text at the right, a search that narrows both and marks what it found."""

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, QUrl
from PySide6.QtGui import QColor, QKeySequence, QShortcut, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from engine import rulesets
from engine.options import BadOption, Options
from gui.rules.hands import sample_picture
from gui.rules.sections import TABLE, Section, sections
from gui.shell import Shell
from gui.table.pictures import Pictures
from gui.text import say
from gui.theme import Theme

CONTENTS = 272  # pixels
ANCHOR = Qt.ItemDataRole.UserRole
HAND = "hand:"


class LawText(QTextBrowser):
    """The text; a picture `hand:key` is the sample hand of a pattern, drawn when it is first seen."""

    def __init__(self, indices: bool) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.document().setDocumentMargin(16)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._indices = indices
        self.ruleset = rulesets.ruleset(rulesets.IDS[0])
        self._pictures: Pictures | None = None

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Draws a sample hand."""
        key = (name.toString() if isinstance(name, QUrl) else name).removeprefix(HAND)
        sample = self.ruleset.samples.get(key)
        if sample is None:
            return super().loadResource(kind, QUrl(name))
        if self._pictures is None:
            self._pictures = Pictures(self.devicePixelRatioF(), self._indices)
        return sample_picture(self._pictures, sample)

    def mark(self, words: str, theme: Theme) -> int:
        """Sets off every place where the words stand; gives how many there are."""
        found = []
        look = QTextCharFormat()
        look.setBackground(QColor(theme.accent))
        look.setForeground(QColor(theme.on_accent))
        cursor = QTextCursor(self.document())
        while words and not (cursor := self.document().find(words, cursor)).isNull():
            selection = QTextEdit.ExtraSelection()
            selection.cursor, selection.format = cursor, look
            found.append(selection)
        self.setExtraSelections(found)
        return len(found)

    def go_on(self, words: str) -> None:
        """Goes to the next place where the words stand, from the last one back to the first."""
        if words and not self.find(words):
            self.moveCursor(QTextCursor.MoveOperation.Start)
            self.find(words)


class RulesView(QWidget):
    """Shows the law of one table at a time; the way back is for whoever shows the view to connect (`back`)."""

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self.shell = shell
        self.title, self.back, self.standard = QLabel(), QPushButton(), QPushButton()
        self.search, self.found = QLineEdit(), QLabel()
        self.contents, self.text = QListWidget(), LawText(shell.settings.now.corner_indices)
        self._sections: tuple[Section, ...] = ()
        self._plain: dict[str, str] = {}
        self._ruleset = rulesets.ruleset(rulesets.IDS[0])
        self._options: Options = self._ruleset.options()
        self._buttons = {name: QRadioButton() for name in rulesets.IDS}
        self._group = QButtonGroup(self)
        self._lay_out()
        self._connect()

    def show_law(self, ruleset: str, options: str = "", key: str = "") -> None:
        """Shows the law of a table, its options as a rule code or `k=v,k=v`, at a clause (`L-14`) or at a key of the
        law: a pattern, a line of the count, a reason of a payment, a refusal."""
        self._ruleset = rulesets.ruleset(ruleset)
        try:
            self._options = self._ruleset.options.from_text(options)
        except BadOption as error:
            self.shell.tell(say(error.text, *error.places))
            self._options = self._ruleset.options()
        self._buttons[ruleset].setChecked(True)
        with QSignalBlocker(self.search):
            self.search.clear()
        self._print()
        self.show_key(key)

    def show_key(self, key: str) -> None:
        """Goes to a clause, to a pattern, or to the clause behind any other key of the law; else to the top."""
        anchors = [section.anchor for section in self._sections]
        anchor = key if key in anchors else self._ruleset.where.get(key, TABLE)
        if self.search.text():
            self.search.clear()
        for row in range(self.contents.count()):
            if self.contents.item(row).data(ANCHOR) == anchor:
                self.contents.setCurrentRow(row)
        self._scroll_to(anchor)

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.title.setText(QCoreApplication.translate("Rules", "Rules"))
        self.back.setText(QCoreApplication.translate("Rules", "Back"))
        self.standard.setText(QCoreApplication.translate("Rules", "Show the standard table"))
        self.search.setPlaceholderText(QCoreApplication.translate("Rules", "Search the rules"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.contents.setAccessibleName(QCoreApplication.translate("Rules", "Contents"))
        self.text.setAccessibleName(QCoreApplication.translate("Rules", "The law"))
        for name, button in self._buttons.items():
            button.setText(say(rulesets.ruleset(name).name))
        self._print()

    def _print(self) -> None:
        self.text.ruleset = self._ruleset
        self._sections = sections(self._ruleset, self._options)
        self._plain = {section.anchor: _plain(section.html).casefold() for section in self._sections}
        self.standard.setVisible(bool(self._options.changes()))
        self._narrow()

    def _narrow(self) -> None:
        """Shows the sections that the search leaves, and marks in them what was searched."""
        words = self._words()
        shown = [section for section in self._sections if words.casefold() in self._plain[section.anchor]]
        self._list(shown)
        self.text.document().setDefaultStyleSheet(_style(self.shell.theme))
        self.text.setHtml("".join(section.html for section in shown))
        places = self.text.mark(words, self.shell.theme)
        self.found.setText(QCoreApplication.translate("Rules", "Found: {number}").format(number=places))
        self.found.setVisible(bool(words))

    def _words(self) -> str:
        return " ".join(self.search.text().split())

    def _list(self, shown: list[Section]) -> None:
        with QSignalBlocker(self.contents):
            self.contents.clear()
            part = ""
            for section in shown:
                if section.part not in (part, section.title):
                    head = QListWidgetItem(section.part)
                    head.setFlags(Qt.ItemFlag.NoItemFlags)
                    self.contents.addItem(head)
                part = section.part
                item = QListWidgetItem(section.title)
                item.setData(ANCHOR, section.anchor)
                item.setToolTip(section.title)
                self.contents.addItem(item)

    def _go_to(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(ANCHOR):
            self._scroll_to(item.data(ANCHOR))

    def _scroll_to(self, anchor: str) -> None:
        if anchor == TABLE:
            self.text.verticalScrollBar().setValue(0)  # its own margin included
        else:
            self.text.scrollToAnchor(anchor)

    def _connect(self) -> None:
        for name, button in self._buttons.items():
            button.clicked.connect(lambda _checked=False, name=name: self.show_law(name))
        self.standard.clicked.connect(lambda: self.show_law(self._ruleset.id))
        self.search.textChanged.connect(self._narrow)
        self.search.returnPressed.connect(lambda: self.text.go_on(self._words()))
        self.contents.currentItemChanged.connect(self._go_to)
        self.contents.itemClicked.connect(self._go_to)
        self.text.anchorClicked.connect(lambda url: self.show_key(url.fragment()))
        self.shell.dressed.connect(self._narrow)
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.setFocus)

    def _lay_out(self) -> None:
        self.title.setProperty("look", "title")
        self.found.setProperty("look", "muted")
        self.contents.setProperty("look", "contents")
        self.text.setProperty("look", "law")
        self.contents.setFixedWidth(CONTENTS)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.search.setClearButtonEnabled(True)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title)
        head.addSpacing(16)
        for button in self._buttons.values():
            self._group.addButton(button)
            head.addWidget(button)
        head.addStretch(1)
        head.addWidget(self.standard)
        head.addWidget(self.back)
        side = QVBoxLayout()
        side.setSpacing(8)
        for widget in (self.search, self.found, self.contents):
            side.addWidget(widget)
        body = QHBoxLayout()
        body.setSpacing(16)
        body.addLayout(side)
        body.addWidget(self.text, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 14, 28, 20)
        column.setSpacing(12)
        column.addLayout(head)
        column.addLayout(body, 1)


def _plain(html: str) -> str:
    document = QTextDocument()
    document.setHtml(html)
    return document.toPlainText()


def _style(theme: Theme) -> str:
    return (
        f"body, td, th {{ color: {theme.text}; }} a {{ color: {theme.accent}; text-decoration: none; }}"
        f"h2 {{ font-size: 24px; }} h3 {{ font-size: 18px; color: {theme.text}; }}"
        f".muted {{ color: {theme.muted}; font-size: 14px; }} .worth {{ color: {theme.accent}; }}"
        f".changed {{ color: {theme.accent}; font-weight: bold; }} th {{ color: {theme.muted}; }}"
    )
