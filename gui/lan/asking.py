"""The table behind an invitation code or an address; an address is asked for its key on a thread of its own."""

from contextlib import suppress
from threading import Thread

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from gui.text import say
from net.discovery import TABLE_PORT, Found
from net.guest import key_of
from net.invite import BadInvitation, Invitation, read_address, read_code
from net.words import TROUBLES

_LONGEST_ADDRESS = 60  # a text that is longer can only be a code


class BadTarget(ValueError):
    """A text that is neither an invitation nor an address; the message says so in the language of the interface."""


def read_target(text: str) -> Invitation | tuple[str, int]:
    """The invitation that a code says, or host and port of an address; BadTarget for anything else."""
    text = text.strip()
    try:
        return read_code(text)
    except BadInvitation:
        pass
    looks_like_code = len(text) > _LONGEST_ADDRESS or text.count("-") > 4
    if looks_like_code:
        words = QCoreApplication.translate("Lan", "This invitation has a typing error: compare it letter by letter.")
        raise BadTarget(words)
    try:
        return read_address(text, TABLE_PORT)
    except BadInvitation as error:
        words = QCoreApplication.translate(
            "Lan", "This is neither an invitation nor an address such as 192.168.1.20 or 192.168.1.20:33031."
        )
        raise BadTarget(words) from error


class Asking(QObject):
    """Asks one address; `answered` carries the table that is there, or the words why there is none."""

    answered = Signal(object)
    _came = Signal(object)

    def __init__(self, address: str, port: int) -> None:
        super().__init__()
        self._where = address, port
        self._came.connect(self._answer, Qt.ConnectionType.QueuedConnection)
        Thread(target=self._ask, name="asking", daemon=True).start()

    def _ask(self) -> None:
        found = key_of(*self._where)
        with suppress(RuntimeError):  # the window may have gone meanwhile
            self._came.emit(found)

    def _answer(self, found: Found | None) -> None:
        where = "{}:{}".format(*self._where)
        self.answered.emit(found if found is not None else say(TROUBLES["no_answer"], where))
