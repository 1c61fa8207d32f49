"""What is said beside the hand: why a tile may not go, what is pointed at, what it would wait for, a hint."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel

from engine.actions import Ask, Caution
from engine.seat import Seat
from engine.tile import Tile
from gui.table.frame import LINE, PROMPT, READY, Frame
from gui.table.hand import Hand
from gui.table.hints import Adviser, Wait, pointed_words, waits_after, waits_now
from gui.table.prompt import Prompt
from gui.table.ready_panel import ReadyPanel
from gui.table.scene import TableScene
from gui.table.words import caution_words, law_word
from net.session import Session

_ABOVE = 3  # pixels over the words
_PONDERS = 250  # milliseconds from the ask to the hint, when all is at rest


class Guide(QLabel):
    """A line above the prompt and the ready panel. The line shows the answer to what was tried, or else what is
    pointed at or chosen, or else the hint; `hints` says whether the player wants to be told more than he must be."""

    def __init__(
        self, prompt: Prompt, session: Session, scene: TableScene, hand: Hand, hints: Callable[[], bool]
    ) -> None:
        table = prompt.parentWidget()
        assert table is not None
        super().__init__(table)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setContentsMargins(0, _ABOVE, 0, 0)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.ready = ReadyPanel(table, session.rules)
        self._prompt, self._session, self._scene, self._hand, self._hints = prompt, session, scene, hand, hints
        self._adviser = Adviser(session.rules)
        self._ask: Ask | None = None
        self._answer = self._about = self._hint = ""
        self._at = scene.at
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_PONDERS)
        self._later.timeout.connect(self.advise)

    def offer(self, ask: Ask | None) -> None:
        """The player is asked, or no more."""
        self._ask = ask
        self._answer = self._about = self._hint = ""
        self._write()
        self.follow()
        if ask is not None and self._hints():
            self._later.start()
        else:
            self._later.stop()

    def advise(self) -> None:
        """Says what a strong bot would do."""
        seat = self._session.eye
        if self._ask is not None and self._hints() and isinstance(seat, Seat):
            self._hint = self._adviser.words(self._scene.shown, seat, self._ask)
            self._write()

    def turn(self) -> None:
        """Hints were switched on or off."""
        self._hint = ""
        self.advise()
        self.point(None, False)

    def answer(self, why: str | Caution) -> None:
        """Says why a tile does not go, or not without a second try."""
        if isinstance(why, Caution):
            self._answer = caution_words(self._session.rules, self._scene.shown, why)
        else:
            self._answer = law_word(self._session.rules, why) if why else ""
        self._write()

    def point(self, face: int | None, own: bool) -> None:
        """Tells of the tile under the mouse, which may be an own one."""
        if self._hints():
            self._about = "" if face is None else self._pointed_line(Tile(face), own)
        self._write()
        self.follow(Tile(face) if own and face is not None and self._hints() else None)

    def choose(self) -> None:
        """Tells of the tile that is chosen."""
        face = self._hand.face
        self._answer = ""
        self._about = "" if face is None else self._pointed_line(face, True)
        self._write()
        self.follow()

    def follow(self, pointed: Tile | None = None) -> None:
        """Shows what the hand would wait for after discarding the tile pointed at or chosen, or else as it stands."""
        seat, rules, deal = self._session.eye, self._session.rules, self._scene.shown.deal
        face = self._hand.face if pointed is None else pointed
        waits: tuple[Wait, ...] = ()
        if isinstance(seat, Seat) and not deal.revealed:
            if face is not None and self._hints() and any(action.tile == face for action in self._hand.discards):
                waits = waits_after(rules, deal, seat, face)
            elif self._hints() or rules.ready_panel:
                waits = waits_now(rules, deal, seat)
        self.ready.show_waits(waits)
        self._place_ready()

    def place(self, at: Frame) -> None:
        """Takes its place on a table of this size."""
        self._at = at
        self.ready.scale = at.scale
        self.ready.draw()
        self._place_ready()
        self._write()

    def _place_ready(self) -> None:
        x, y = READY
        self.ready.move(round(self._at.x(x)), round(self._at.y(y)) - self.ready.height())

    def _write(self) -> None:
        """One line above the buttons of a prompt; without them there is room for more."""
        words = self._answer or self._about or self._hint
        x, y, width, height = PROMPT
        free = self._prompt.isHidden()
        room = self._at.rect((x, y, width, height if free else LINE))
        high = max(round(room.height), _ABOVE + self.fontMetrics().height())
        self.setGeometry(round(room.x), round(room.y + room.height) - high, round(room.width), high)
        self.setWordWrap(free)
        self.setText(words if free else self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, self.width()))
        self.setAccessibleName(words)

    def _pointed_line(self, face: Tile, own: bool) -> str:
        words = [pointed_words(self._session.rules, self._scene.shown.deal, face)]
        refusal, caution = self._hand.refusal(face), self._hand.caution(face)
        if own and refusal:
            words.append(law_word(self._session.rules, refusal))
        elif own and caution is not None:
            words.append(caution_words(self._session.rules, self._scene.shown, caution))
        return " · ".join(word for word in words if word)
