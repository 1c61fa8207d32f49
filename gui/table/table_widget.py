"""A table as a widget: scene, hand, prompts and settlement round one session."""

from PySide6.QtCore import QCoreApplication, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from engine.actions import READY, AnyAction, Ask
from engine.events import Began
from engine.seat import Seat
from gui import speeds
from gui.pages.ranking import Ranking
from gui.pages.settlement import Settlement
from gui.shell import Shell
from gui.table import frame as canvas
from gui.table.auto import AutoBar
from gui.table.clock import Clock
from gui.table.frame import Rect
from gui.table.guide import Guide
from gui.table.hand import Hand
from gui.table.keys import press_key
from gui.table.motion import Animator
from gui.table.play import Player
from gui.table.prompt import Prompt
from gui.table.scene import TableScene
from gui.table.sheet import table_sheet
from gui.table.view import TableView
from gui.table.words import hand_words
from net.session import Happened, Session


class TableWidget(QWidget):
    """Shows a session's table and answers its asks by mouse and keyboard; nothing here knows what is legal.

    `closing` says that the player is done with a finished match, `again` that he wants another.
    """

    closing = Signal()
    again = Signal()

    def __init__(self, shell: Shell, session: Session, guard: int = speeds.PROMPT_GUARD) -> None:
        super().__init__()
        self.shell, self.session = shell, session
        settings = shell.settings
        self.animator = Animator(shell.speed, parent=self)
        self.scene = TableScene(session.rules, session.eye, session.view, shell.theme, self.animator, self)
        self.scene.own_colour = settings.now.seat_colour
        self.hand = Hand(self.scene, lambda: settings.now.gesture, self)
        self.view = TableView(self, settings.now.corner_indices, settings.now.large_tiles)
        self.prompt = Prompt(self, session.rules, guard)
        self.guide = Guide(self.prompt, session, self.scene, self.hand, lambda: settings.now.hints)
        self.clock = Clock(self)
        self.auto = AutoBar(self)
        self.auto.setVisible(isinstance(session.eye, Seat))
        self.law_button = QPushButton(self)
        self.law_button.setProperty("look", "corner")
        self.law_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.settlement = Settlement(self, session.rules, self.animator)
        self.ranking = Ranking(self)
        self.ask: Ask | None = None
        self.player = Player(session, self.scene, self)
        self._connect()
        self.setFocusProxy(self.view)
        self.view.show_table(self.scene, self.hand)
        self._dress()
        self._name()
        self.player.start()

    def close_table(self) -> None:
        """Hears and moves no more."""
        self.player.stop()
        self.animator.clear()
        self.clock.run(0.0)
        self.prompt.clear()

    def act(self, action: AnyAction) -> None:
        """Answers what is asked; what still moves comes to its end."""
        self.view.setFocus()
        self._ask_is(None)
        self.player.hurry()
        self.session.act(action)

    def retranslate(self) -> None:
        """Writes all words anew."""
        self._name()
        self.auto.retranslate()
        self.settlement.retranslate()
        self.ranking.retranslate()
        self.prompt.ask(self.ask if self._prompts(self.ask) else None, self.scene.shown.deal)
        self.guide.offer(self.ask)
        self.guide.ready.draw()
        self.scene.jump(self.scene.shown)
        self.scene.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plays by keyboard."""
        if not press_key(self, Qt.Key(event.key())):
            event.ignore()

    def resizeEvent(self, event: object) -> None:
        """The view fills the widget; all else follows once the scene is drawn."""
        self.view.setGeometry(self.rect())
        self._place()

    def show_law(self, key: str = "") -> None:
        """Opens the law of this table, at a key of it where one is given."""
        rules = self.session.rules
        self.shell.go("rules", ruleset=rules.id, options=rules.options.code(), clause=key)

    def _name(self) -> None:
        self.view.setAccessibleName(QCoreApplication.translate("Table", "Table"))
        self.law_button.setText(QCoreApplication.translate("Rules", "Rules"))

    def _connect(self) -> None:
        self.law_button.clicked.connect(lambda _checked=False: self.show_law())
        self.settlement.asked.connect(self.show_law)
        self.view.clicked.connect(self._hurry)
        self.view.pointed.connect(self._pointed)
        self.view.fitted.connect(self._fitted)
        self.hand.discarded.connect(self.act)
        self.hand.said.connect(self.guide.answer)
        self.hand.chose.connect(self._chose)
        self.prompt.chosen.connect(self.act)
        self.prompt.declaring.connect(self.hand.declare)
        self.auto.changed.connect(self._auto_changed)
        self.settlement.next.connect(self.next_deal)
        self.settlement.folded.connect(self.view.setFocus)
        self.ranking.closing.connect(self.closing)
        self.ranking.again.connect(self.again)
        self.player.played.connect(self._played)
        self.player.asked.connect(self._ask_is)
        self.player.drained.connect(self._drained)
        self.shell.dressed.connect(self._dress)
        self.shell.settings.changed.connect(self._setting)

    def next_deal(self) -> None:
        """Goes on from the settlement: to the next deal, or to the final ranking."""
        following = self.scene.shown.deal.next
        if following is not None and following.over:
            self.settlement.leave()
            self.ranking.show_match(self.scene.shown, self.session.rules)
            self._place()
        elif self.ask is not None and READY in self.ask.actions:
            self.settlement.wait()
            self.act(READY)

    def _ask_is(self, ask: Ask | None) -> None:
        self.ask = ask
        self.hand.offer(ask)
        cautions = ask.warnings if ask else ()
        self.scene.warn(frozenset(seat for caution in cautions for seat in caution.seats))
        self.clock.run(ask.clock if ask else 0.0)
        self.prompt.ask(ask if self._prompts(ask) else None, self.scene.shown.deal)
        self.guide.offer(ask)
        answer = self.auto.answer(ask) if ask else None
        if answer is not None:
            self.animator.run(lambda share: None, speeds.DRAW, done=lambda: self._answer(ask, answer))
        self.view.setAccessibleDescription(hand_words(self.session.rules, self.scene.shown.deal, self.session.eye))

    @staticmethod
    def _prompts(ask: Ask | None) -> bool:
        return ask is not None and READY not in ask.actions

    def _answer(self, ask: Ask | None, answer: AnyAction) -> None:
        if ask is not None and self.ask is ask:
            self.act(answer)

    def _auto_changed(self, name: str) -> None:
        if name == "sort":
            self.scene.set_sorts(self.auto.on("sort"))
            self.hand.refresh()
        elif self.ask is not None and (answer := self.auto.answer(self.ask)) is not None:
            self.act(answer)

    def _played(self, news: Happened) -> None:
        if isinstance(news.event, Began):
            self.settlement.leave()
            self.view.setFocus()
            self.auto.turn_off()
        self.hand.refresh()
        self.guide.follow()

    def _drained(self) -> None:
        self.hand.refresh()
        self.guide.follow()
        if self.scene.shown.deal.over and self.ranking.isHidden():
            self.settlement.show_deal(self.scene.shown, isinstance(self.session.eye, Seat))
            self._place()

    def _hurry(self) -> None:
        self.setFocus()
        if not self.player.idle:
            self.player.hurry()

    def _pointed(self, face: int | None, own: bool) -> None:
        if self.shell.settings.now.hints:
            self.scene.point_at(face)
        self.guide.point(face, own)

    def _chose(self) -> None:
        self.guide.choose()
        self.view.setAccessibleDescription(self.guide.accessibleName())

    def _setting(self, name: str) -> None:
        now = self.shell.settings.now
        if name == "speed":
            self.animator.speed = self.shell.speed
        elif name in ("corner_indices", "large_tiles"):
            self.view.dress(now.corner_indices, now.large_tiles)
        elif name == "hints":
            self.scene.point_at(None)
            self.guide.turn()
        elif name == "seat_colour":
            self.scene.own_colour = now.seat_colour
            self.scene.jump(self.scene.shown)

    def _dress(self) -> None:
        self.scene.dress(self.shell.theme)
        self._sheet()
        self.view.refit()

    def _fitted(self) -> None:
        self._sheet()
        self._place()
        self.hand.refresh()

    def _sheet(self) -> None:
        self.setStyleSheet(table_sheet(self.shell.theme, self.scene.at))

    def _place(self) -> None:
        at = self.scene.at
        x, y, width, height = canvas.PROMPT
        self.prompt.setGeometry(_rect(at.rect((x, y + canvas.LINE, width, height - canvas.LINE))))
        self.clock.setGeometry(_rect(at.rect(canvas.CLOCK)))
        self.law_button.setGeometry(_rect(at.rect(canvas.RULES)))
        self.auto.setGeometry(_rect(at.rect(canvas.OPTIONS)))
        self.prompt.scale = self.settlement.scale = at.scale
        self.guide.place(at)
        self.settlement.place(self.rect())
        self.ranking.place(self.rect())


def _rect(area: Rect) -> QRect:
    return QRect(round(area.x), round(area.y), round(area.width), round(area.height))
