"""Score a hand: tiles are clicked into hands and sets, and the law says at once what they are worth and who pays."""

import json
import re
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine import rulesets
from engine.given import BadInput
from engine.options import Options
from engine.rules import Rules
from engine.scoring import NoWin, count
from engine.tile import FACES, FIRST_FLOWER, SUITS, TILES, Tile
from gui.pages.page import Page
from gui.score.conditions import Conditions
from gui.score.draft import Draft, Target
from gui.score.result import Result
from gui.score.seat_row import SeatRow
from gui.score.table_rules import TableRules
from gui.score.tiles import Palette
from gui.shell import Shell
from gui.table.sprites import Sprites
from gui.table.words import wind_name
from gui.table_setup import TableSetup
from gui.text import say

PALETTE, ROW = 29.0, 22.0  # widths of tiles in the smallest window, pixels
SIDE, BESIDE = 372, 56
SMALLEST, LARGEST_SCALE = QSize(1024, 600), 1.6
PLACE = re.compile(r"players\[(\d)\]\.?(.*)")


class ScorePage(Page):
    """Begins with the rules of the last table; counts by the function that `sanfan score` calls."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._rules: Rules = TableSetup.from_text(shell.settings.now.last_table).rules
        self.draft = Draft.of(self._rules.players)
        self.seat, self.target = 0, Target.HAND
        self._typed = ""
        sprites = Sprites(self.devicePixelRatioF(), shell.settings.now.corner_indices)
        self.title, self.table, self.copy = QLabel(), QPushButton(), QPushButton()
        self.clear, self.back = QPushButton(), QPushButton()
        self.games = {name: QRadioButton() for name in rulesets.IDS}
        self.rows = [SeatRow(shell, sprites, seat, ROW) for seat in range(4)]
        self.targets = {target: QRadioButton() for target in Target}
        self.palette_ = Palette(shell, sprites, PALETTE)
        self.conditions, self.result = Conditions(), Result(shell)
        self._lay_out()
        self._connect()
        self.retranslate()

    @property
    def law(self) -> Mapping[str, object]:
        """The table whose law is read beside the page."""
        return {"ruleset": self._rules.id, "options": self._rules.options.code()}

    def enter(self, **arguments: object) -> None:
        """Opens with a rule set and a rule code if some are given; the hand laid out before is still there."""
        if "ruleset" in arguments:
            chosen = rulesets.ruleset(str(arguments["ruleset"]))
            self.show_rules(chosen.build(chosen.options.from_text(str(arguments.get("options", "")))))
        self.palette_.buttons[TILES[0]].setFocus()

    def show_rules(self, rules: Rules) -> None:
        """Scores by other rules; the tiles stay unless the number of players changes."""
        if rules.players != self._rules.players:
            self.draft, self.seat = Draft.of(rules.players), 0
        self._rules = rules
        self.target = Target.HAND if self.target not in self._open_targets() else self.target
        self.update_all()

    def update_all(self) -> None:
        """Shows the draft and what the law says of it."""
        problem, words = self._count()
        self.games[self._rules.id].setChecked(True)
        for seat, row in enumerate(self.rows):
            row.setVisible(seat < self._rules.players)
            if seat < self._rules.players:
                found = PLACE.match(problem)
                part = (found[2] or "seat") if found and int(found[1]) == seat else ""
                part = "win" if problem.startswith("win.tile") else part
                row.show_draft(self.draft, self._rules, seat == self.seat, part)
        self.conditions.show_draft(self.draft, self._rules, problem.removeprefix("win."))
        for target, button in self.targets.items():
            button.setVisible(target in self._open_targets())
            button.setChecked(target is self.target)
        self.palette_.show_fitting(self._rules, self._fits)
        if words:
            self.result.show_problem(words, wrong=bool(problem))

    def take(self, tile: Tile) -> None:
        """A tile was clicked or typed: it goes where tiles go now, if it may."""
        if not self._fits(tile):
            return
        self.draft.add(self.seat, self._target_of(tile), tile)
        held = self.draft.seats[self.seat]
        is_whole = self.target is Target.HAND and len(held.hand) >= held.hand_size
        if is_whole and self.seat == self.draft.winner and self.draft.tile is None:
            self.target = Target.WIN
        self.update_all()

    def retranslate(self) -> None:
        """Writes all words anew."""
        self.title.setText(QCoreApplication.translate("Score", "Score a hand"))
        self.table.setText(QCoreApplication.translate("Score", "Table rules…"))
        self.copy.setText(QCoreApplication.translate("Score", "Copy as JSON"))
        self.clear.setText(QCoreApplication.translate("Score", "Clear"))
        self.back.setText(QCoreApplication.translate("Score", "Back"))
        for name, button in self.games.items():
            button.setText(say(rulesets.ruleset(name).name))
        for target, words in _target_words().items():
            self.targets[target].setText(words)
        self.result.setAccessibleName(QCoreApplication.translate("Score", "Result"))
        for row in self.rows:
            row.retranslate()
        self.conditions.retranslate()
        self.update_all()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tiles are typed as they are written, `123m55pEC`; Backspace takes the last one of the hand away."""
        held, sign = self.draft.seats[self.seat], event.text()
        if event.key() == Qt.Key.Key_Backspace:
            if held.hand:
                held.hand.pop()
                self.update_all()
        elif sign.isdigit():
            self._typed += sign
        elif self._typed and sign in SUITS:
            for rank in self._typed:
                if rank != "0":
                    self.take(FACES[rank + sign])
            self._typed = ""
        elif sign in FACES:
            self.take(FACES[sign])
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tiles grow with the window."""
        share = min(self.width() / SMALLEST.width(), self.height() / SMALLEST.height())
        scale = min(LARGEST_SCALE, max(1.0, round(share, 1)))
        self.palette_.resize_tiles(PALETTE * scale)
        for row in self.rows:
            row.tile_width, row.room = ROW * scale, self.width() - SIDE - BESIDE
        self.update_all()
        super().resizeEvent(event)

    def _count(self) -> tuple[str, str]:
        """The place and the words of what is wrong; both empty once the result is shown."""
        winner = self.draft.seats[self.draft.winner]
        if not winner.hand and not winner.melds:
            return "", QCoreApplication.translate("Score", "Click the tiles of the winner's hand.")
        if len(winner.hand) == winner.hand_size and self.draft.tile is None:
            return "win.tile", QCoreApplication.translate("Score", "Which tile did the hand win on?")
        try:
            counted = count(self.draft.question(self._rules), self._rules)
        except BadInput as error:
            return error.place or "table", self._with_place(error.place, say(error.text, *error.places))
        except NoWin as error:
            return f"players[{self.draft.winner}]", say(error.text, *error.places)
        self.result.show_count(counted)
        return "", ""

    @staticmethod
    def _with_place(place: str, words: str) -> str:
        found = PLACE.match(place)
        if not found:
            return words
        return QCoreApplication.translate("Score", "{wind}: {words}").format(wind=wind_name(int(found[1])), words=words)

    def _target_of(self, tile: Tile) -> Target:
        """Where a tile goes: a flower always to the flowers."""
        return Target.FLOWERS if tile >= FIRST_FLOWER else self.target

    def _fits(self, tile: Tile) -> bool:
        target = self._target_of(tile)
        can_run = target is not Target.CHOW or bool(self._rules.chows(tile))
        return can_run and self.draft.fits(self._rules, self.seat, target, tile)

    def _open_targets(self) -> list[Target]:
        """Where tiles can go at this table; flowers find their place by themselves."""
        closed = {Target.FLOWERS}
        if not any(self._rules.chows(tile) for tile in TILES[:FIRST_FLOWER]):
            closed.add(Target.CHOW)
        if "danger_mark" not in self._rules.words:
            closed.add(Target.MARK)
        return [target for target in Target if target not in closed]

    def _choose_target(self, target: Target) -> None:
        self.target = target
        if target in (Target.WIN, Target.MARK):
            self.seat = self.draft.winner
        self.update_all()

    def _choose_seat(self, seat: int) -> None:
        self.seat, self.target = seat, Target.HAND
        self.update_all()

    def _choose_winner(self, seat: int) -> None:
        self.draft.choose_winner(seat)
        self._choose_seat(seat)

    def _choose_game(self, name: str) -> None:
        chosen = rulesets.ruleset(name)
        self.show_rules(chosen.build(chosen.options()))

    def _set_options(self, options: Options) -> None:
        self.show_rules(rulesets.ruleset(self._rules.id).build(options))

    def _open_table_rules(self) -> None:
        dialog = TableRules(self, self._rules.options)
        dialog.changed.connect(self._set_options)
        dialog.show()

    def _clear(self) -> None:
        self.draft, self.seat, self.target = Draft.of(self._rules.players), 0, Target.HAND
        self.update_all()

    def _connect(self) -> None:
        for name, button in self.games.items():
            button.clicked.connect(lambda _checked=False, name=name: self._choose_game(name))
        for target, radio in self.targets.items():
            radio.clicked.connect(lambda _checked=False, target=target: self._choose_target(target))
        for row in self.rows:
            row.taken.connect(self._choose_seat)
            row.won.connect(self._choose_winner)
            row.changed.connect(self.update_all)
        self.palette_.chosen.connect(self.take)
        self.conditions.changed.connect(self.update_all)
        self.result.asked.connect(lambda key: self.shell.go("rules", **{**self.law, "clause": key}))
        self.table.clicked.connect(self._open_table_rules)
        self.copy.clicked.connect(
            lambda: QGuiApplication.clipboard().setText(json.dumps(self.draft.question(self._rules)))
        )
        self.clear.clicked.connect(self._clear)
        self.back.clicked.connect(lambda: self.shell.go("start"))
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, lambda: self.shell.go("start"))
        self.shell.dressed.connect(self.update_all)

    def _lay_out(self) -> None:
        self.title.setProperty("look", "title")
        head, games = QHBoxLayout(), QButtonGroup(self)
        head.setSpacing(8)
        head.addWidget(self.title)
        head.addSpacing(8)
        for button in self.games.values():
            games.addButton(button)
            head.addWidget(button)
        head.addWidget(self.table)
        head.addStretch(1)
        head.addWidget(self.back)
        body = QHBoxLayout()
        body.setSpacing(14)
        body.addLayout(self._left(), 1)
        body.addWidget(self._side())
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 10, 20, 14)
        column.setSpacing(10)
        column.addLayout(head)
        column.addLayout(body, 1)

    def _left(self) -> QVBoxLayout:
        inner, scroll, left, targets = QWidget(), QScrollArea(), QVBoxLayout(), QHBoxLayout()
        rows = QVBoxLayout(inner)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        for row in self.rows:
            rows.addWidget(row)
        rows.addStretch(1)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        group = QButtonGroup(self)
        targets.setSpacing(4)
        for button in self.targets.values():
            button.setProperty("look", "small")
            group.addButton(button)
            targets.addWidget(button)
        targets.addStretch(1)
        left.setSpacing(8)
        left.addWidget(scroll, 1)
        left.addLayout(targets)
        left.addWidget(self.palette_)
        return left

    def _side(self) -> QWidget:
        side, buttons = QWidget(), QHBoxLayout()
        side.setFixedWidth(SIDE)
        buttons.setSpacing(8)
        for button in (self.clear, self.copy):
            button.setProperty("look", "small")
            buttons.addWidget(button)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.conditions)
        column.addWidget(self.result, 1)
        column.addLayout(buttons)
        return side


def _target_words() -> dict[Target, str]:
    """What the places are called that tiles go to."""
    return {
        Target.HAND: QCoreApplication.translate("Score", "Hand"),
        Target.CHOW: QCoreApplication.translate("Score", "Chow"),
        Target.PUNG: QCoreApplication.translate("Score", "Pung"),
        Target.KONG: QCoreApplication.translate("Score", "Kong"),
        Target.CONCEALED: QCoreApplication.translate("Score", "Concealed kong"),
        Target.FLOWERS: QCoreApplication.translate("Score", "Flowers"),
        Target.WIN: QCoreApplication.translate("Score", "Winning tile"),
        Target.MARK: QCoreApplication.translate("Score", "Mark"),
    }
