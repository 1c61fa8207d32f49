"""A table as a widget: scene, hand, prompts and settlement round one session."""

from PySide6.QtCore import QCoreApplication, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QWidget

from engine.actions import READY, AnyAction, Ask, Caution
from engine.events import Began
from engine.seat import Seat
from engine.tile import HIDDEN, Tile
from gui import speeds
from gui.pages.ranking import Ranking
from gui.pages.settlement import Settlement
from gui.shell import Shell
from gui.table import frame as canvas
from gui.table.auto import AutoBar
from gui.table.clock import Clock
from gui.table.frame import Rect
from gui.table.hand import Hand
from gui.table.hints import WaitsPanel, pointed_words, waits_after
from gui.table.keys import press_key
from gui.table.motion import Animator
from gui.table.play import Player
from gui.table.prompt import Prompt
from gui.table.scene import TableScene
from gui.table.sheet import table_sheet
from gui.table.view import TableView
from gui.table.words import caution_words, hand_words, law_word
from net.session import Happened, Session

_LINE = 20  # height of the line above the prompt, on the canvas


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
        self.line = QLabel(self)
        self.line.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.prompt = Prompt(self, guard)
        self.clock = Clock(self)
        self.auto = AutoBar(self)
        self.auto.setVisible(isinstance(session.eye, Seat))
        self.waits = WaitsPanel(self)
        self.settlement = Settlement(self, session.rules, self.animator)
        self.ranking = Ranking(self)
        self.ask: Ask | None = None
        self._said = ""
        self.player = Player(session, self.scene, self)
        self._connect()
        self.setFocusProxy(self.view)
        self.view.show_table(self.scene, self.hand)
        self._dress()
        self.view.setAccessibleName(QCoreApplication.translate("Table", "Table"))
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
        self.view.setAccessibleName(QCoreApplication.translate("Table", "Table"))
        self.auto.retranslate()
        self.settlement.retranslate()
        self.ranking.retranslate()
        self.prompt.ask(self.ask if self._prompts(self.ask) else None, self.scene.shown.deal)
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

    def _connect(self) -> None:
        self.view.clicked.connect(self._hurry)
        self.view.pointed.connect(self._pointed)
        self.view.fitted.connect(self._fitted)
        self.hand.discarded.connect(self.act)
        self.hand.said.connect(self._say_why)
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
        self._say("")
        self.hand.offer(ask)
        cautions = ask.warnings if ask else ()
        self.scene.warn(frozenset(seat for caution in cautions for seat in caution.seats))
        self.waits.show_waits(())
        self.clock.run(ask.clock if ask else 0.0)
        self.prompt.ask(ask if self._prompts(ask) else None, self.scene.shown.deal)
        answer = self.auto.answer(ask) if ask else None
        if answer is not None:
            self.animator.run(lambda share: None, speeds.DRAW, done=lambda: self._answer(ask, answer))
        self.view.setAccessibleDescription(hand_words(self.scene.shown.deal, self.session.eye))

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

    def _drained(self) -> None:
        self.hand.refresh()
        if self.scene.shown.deal.over and self.ranking.isHidden():
            self.settlement.show_deal(self.scene.shown, isinstance(self.session.eye, Seat))
            self._place()

    def hints_turned(self) -> None:
        """Shows or hides what hints say."""
        self.scene.point_at(None)
        self._show_waits(self._chosen_face())

    def _hurry(self) -> None:
        self.setFocus()
        if not self.player.idle:
            self.player.hurry()

    def _pointed(self, face: int | None, own: bool) -> None:
        if not self.shell.settings.now.hints:
            return
        self.scene.point_at(face)
        if not self._said:
            self.line.setText("" if face is None else self._pointed_line(Tile(face), own))
        self._show_waits(Tile(face) if own and face is not None else self._chosen_face())

    def _pointed_line(self, face: Tile, own: bool) -> str:
        deal, rules = self.scene.shown.deal, self.session.rules
        words = [pointed_words(deal, face)]
        caution = self.hand.caution(face)
        if own and self.hand.refusal(face):
            words.append(law_word(rules, self.hand.refusal(face)))
        elif own and caution is not None:
            words.append(caution_words(rules, self.scene.shown, caution))
        return " · ".join(word for word in words if word)

    def _chosen_face(self) -> Tile | None:
        index = self.hand.chosen
        return None if index is None else Tile(self.scene.tiles.spots[self.hand.places[index]].face)

    def _chose(self, index: int | None) -> None:
        self._say("")
        face = self._chosen_face()
        self._show_waits(face)
        if face is not None:
            self.line.setText(self._pointed_line(face, True))
            self.view.setAccessibleDescription(self.line.text())

    def _show_waits(self, face: Tile | None) -> None:
        eye = self.session.eye
        offered = face is not None and any(action.tile == face for action in self.hand.discards)
        if not (offered and self.shell.settings.now.hints and isinstance(eye, Seat)) or face in (None, HIDDEN):
            self.waits.show_waits(())
            return
        self.waits.show_waits(waits_after(self.session.rules, self.scene.shown.deal, eye, Tile(face or 0)))
        self._place_waits()

    def _say_why(self, why: str | Caution) -> None:
        if isinstance(why, Caution):
            self._say(caution_words(self.session.rules, self.scene.shown, why))
        else:
            self._say(law_word(self.session.rules, why) if why else "")

    def _say(self, words: str) -> None:
        self._said = words
        self.line.setText(words)

    def _setting(self, name: str) -> None:
        now = self.shell.settings.now
        if name == "speed":
            self.animator.speed = self.shell.speed
        elif name in ("corner_indices", "large_tiles"):
            self.view.dress(now.corner_indices, now.large_tiles)
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
        self.line.setGeometry(_rect(at.rect((x, y, width, _LINE))))
        self.prompt.setGeometry(_rect(at.rect((x, y + _LINE, width, height - _LINE))))
        self.clock.setGeometry(_rect(at.rect(canvas.CLOCK)))
        self.auto.setGeometry(_rect(at.rect(canvas.OPTIONS)))
        self.prompt.scale = self.waits.scale = self.settlement.scale = at.scale
        self._place_waits()
        self.settlement.place(self.rect())
        self.ranking.place(self.rect())

    def _place_waits(self) -> None:
        at = self.scene.at
        self.waits.adjustSize()
        bottom = at.y(canvas.PROMPT[1] + _LINE)
        self.waits.move(round(at.x(canvas.PROMPT[0])), round(bottom - _LINE * at.scale - self.waits.height()))


def _rect(area: Rect) -> QRect:
    return QRect(round(area.x), round(area.y), round(area.width), round(area.height))
