"""What the pages of a visit share: they hold it, hand it on, and ask before it is lost."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox

from gui.dialogs import ask_to_leave
from gui.lan.presence import names_words
from gui.lan.sheet import lan_sheet
from gui.lan.visit import Visit
from gui.pages.page import Page
from gui.shell import Shell


class VisitingPage(Page):
    """A page that shows a visit from `enter(visit=…)` until it hands it on; left otherwise, the visit is over."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.visit: Visit | None = None
        self.question: QMessageBox | None = None
        shell.dressed.connect(self._dress)
        self._dress()

    def take(self, visit: Visit) -> None:
        """Holds a visit from now on."""
        self.visit = visit
        visit.changed.connect(self.show_room)
        visit.moved.connect(self.show_line)
        visit.refused.connect(self.show_refusal)

    def hand_on(self, page: str) -> None:
        """Goes to another page of the same visit."""
        visit = self.release()
        self.shell.go(page, visit=visit)

    def release(self) -> Visit | None:
        """Holds the visit no longer, and lets it go on."""
        visit, self.visit = self.visit, None
        if visit is not None:
            visit.changed.disconnect(self.show_room)
            visit.moved.disconnect(self.show_line)
            visit.refused.disconnect(self.show_refusal)
        return visit

    def part(self) -> None:
        """Ends the visit, and goes back to the list with the reason, if there is one to be told."""
        visit = self.release()
        trouble = visit.trouble if visit is not None else ""
        if visit is not None:
            visit.leave()
        self.shell.go("lan", trouble=trouble)

    def may_leave(self, leave: Callable[[], None]) -> bool:
        """Asks first where somebody would lose something by it."""
        visit = self.visit
        loses = visit is not None and visit.guest.state != "ended" and self.loses(visit)
        if visit is None or not loses:
            return True
        words, yes = self._leave_words(), self._leave_button()
        if visit.server is not None:
            words = QCoreApplication.translate("Lan", "Close the table?")
            yes = QCoreApplication.translate("Lan", "Close the table")
        self.question = ask_to_leave(self, words, self.loss_words(visit), yes, lambda: self._leave(leave))
        return False

    def left(self) -> None:
        """The visit is over, unless it was handed on."""
        if self.question is not None:
            self.question.deleteLater()
            self.question = None
        visit = self.release()
        if visit is not None:
            visit.leave()

    def loses(self, visit: Visit) -> bool:
        """Whether leaving now costs somebody something."""
        if visit.server is not None:
            return bool(visit.others) or visit.playing
        return visit.playing and visit.me is not None and visit.me.seat is not None

    def loss_words(self, visit: Visit) -> str:
        """Who is here, and what becomes of the match."""
        words = []
        if visit.server is not None and visit.others:
            here = QCoreApplication.translate("Lan", "{names} will be sent home.")
            words.append(here.format(names=names_words(visit.others)))
        saved = QCoreApplication.translate(
            "Lan", "The match is saved: go on from the start page, and all find their seats."
        )
        back = QCoreApplication.translate(
            "Lan", "A bot plays on for you. You can come back as long as the table is open."
        )
        if visit.playing:
            words.append(saved if visit.server is not None else back)
        return " ".join(words)

    def show_room(self) -> None:
        """The room has changed."""

    def show_line(self) -> None:
        """The state of the line has changed: a visit that has ended leads back to the list."""
        if self.visit is not None and self.visit.guest.state == "ended":
            self.part()

    def show_refusal(self, words: str) -> None:
        """A wish was not granted."""

    def _leave(self, leave: Callable[[], None]) -> None:
        self.left()
        leave()

    def _dress(self) -> None:
        self.setStyleSheet(lan_sheet(self.shell.theme))

    @staticmethod
    def _leave_words() -> str:
        return QCoreApplication.translate("TablePage", "Leave the table?")

    @staticmethod
    def _leave_button() -> str:
        return QCoreApplication.translate("TablePage", "Leave")
