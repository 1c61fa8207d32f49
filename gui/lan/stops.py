"""What the page of a shared table has to say beside the game: votes, a broken line, a game that stands still, and the
check of the last deal."""

from html import escape
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from gui.lan.presence import names_words
from gui.lan.visit import Visit
from gui.text import say
from net.protocol import Vote
from net.words import TROUBLES


class Message(NamedTuple):
    """A title, more words, and the keys of what can be done."""

    title: str
    words: str = ""
    choices: tuple[str, ...] = ()
    look: str = "notice"


def side_message(visit: Visit) -> Message | None:
    """What is said at the side while the game can be seen: a broken line before an alarm before a vote."""
    if visit.guest.state == "lost":
        return _lost(visit)
    if visit.alarm is not None:
        title = QCoreApplication.translate("LanTable", "A finished deal is not what it should be")
        words = say(visit.alarm.text, *visit.alarm.places)
        return Message(title, words, ("why", "close"), "alarm")
    return _vote(visit)


def middle_message(visit: Visit) -> Message | None:
    """What stands in the middle while the game can't go on."""
    room = visit.room
    if visit.guest.state == "ended":
        return Message(visit.trouble, "", ("list", "carry"), "alarm")
    if room is None or room.over or visit.guest.state == "lost":
        return None
    if room.why == "pause":
        return _stopped(visit, QCoreApplication.translate("LanTable", "Paused"), "", ("go_on",))
    if room.why == "waiting":
        gone = [person.name for person in room.lobby.people if person.gone and person.seat is not None]
        title = QCoreApplication.translate("LanTable", "All clocks stand still")
        words = QCoreApplication.translate("LanTable", "Waiting till everybody is back: {names}")
        return _stopped(visit, title, words.format(names=names_words(gone)), ("without",))
    return None


def check_words(visit: Visit, finished: int) -> tuple[str, str]:
    """The line in the settlement of a deal (so many are finished) about its check, as HTML, and its look."""
    room = visit.room
    if room is None or room.deals != finished:
        return "", "muted"
    bad = next((verdict for verdict in room.verdicts if verdict.key), None)
    if bad is not None:
        person = room.lobby.sitting(bad.seat)
        trouble = say(TROUBLES[bad.key], *bad.places) if bad.key in TROUBLES else bad.key
        return escape(f"⚠ {person.name if person else bad.seat + 1}: {trouble}"), "loss"
    here = [person for person in room.lobby.people if person.seat is not None and not person.gone]
    done = len(room.verdicts)
    if done >= len(here):
        words = (
            QCoreApplication.translate("LanTable", "✓ Checked by all {number} seats")
            if done > 1
            else QCoreApplication.translate("LanTable", "✓ Checked by your program")
        ).format(number=done)
    else:
        words = QCoreApplication.translate("LanTable", "Checked by {number} of {all} seats …")
        words = words.format(number=done, all=len(here))
    what = QCoreApplication.translate("LanTable", "What does this prove?")
    return f"{escape(words)} · <a href='why'>{escape(what)}</a>", "muted"


def _lost(visit: Visit) -> Message:
    lost = visit.lost_for
    title = QCoreApplication.translate("LanTable", "Connection lost")
    words = QCoreApplication.translate("LanTable", "Calling again … {seconds} s").format(seconds=int(lost))
    takeover = visit.lobby.terms.takeover if visit.lobby else 0.0
    if visit.playing and visit.server is None:
        left = int(takeover - lost) + 1
        bot = QCoreApplication.translate("LanTable", "A bot plays for you in {seconds} s.").format(seconds=left)
        now = QCoreApplication.translate("LanTable", "A bot may be playing for you.")
        words = f"{words}\n{bot if lost < takeover else now}"
    return Message(title, words, ("carry", "leave"))


def _vote(visit: Visit) -> Message | None:
    room = visit.room
    kinds: tuple[Vote, ...] = ("end", "pause")
    for kind in kinds if room is not None else ():
        assert room is not None
        voters = {who for vote, who in room.votes if vote == kind}
        if not voters:
            continue
        names = [person.name for person in room.lobby.people if person.id in voters]
        title = {
            "end": QCoreApplication.translate("LanTable", "End the match?"),
            "pause": QCoreApplication.translate("LanTable", "A pause?"),
        }[kind]
        words = QCoreApplication.translate("LanTable", "Wished by {names}. It counts when everybody here agrees.")
        mine = visit.guest.me in voters
        return Message(title, words.format(names=names_words(names)), (f"no {kind}",) if mine else (f"yes {kind}",))
    return None


def _stopped(visit: Visit, title: str, words: str, choices: tuple[str, ...]) -> Message:
    """Time stands still; it goes on when everybody here wants it to."""
    assert visit.room is not None
    voters = {who for vote, who in visit.room.votes if vote == "go_on"}
    if voters:
        names = [person.name for person in visit.room.lobby.people if person.id in voters]
        ready = QCoreApplication.translate("LanTable", "Ready to go on: {names}").format(names=names_words(names))
        words = f"{words}\n{ready}".strip()
    seated = visit.me is not None and visit.me.seat is not None
    return Message(title, words, choices if seated and visit.guest.me not in voters else ())
