"""Who is there and who is not, in words; and what a person may wish at a lobby, asked of the lobby's own law."""

from PySide6.QtCore import QCoreApplication

from engine.seat import Seat
from gui.lan.visit import Visit
from net.lobby import AnyWish, Denied, Lobby, Person, decide


def granted(lobby: Lobby, who: int, wish: AnyWish) -> bool:
    """Whether the lobby as it stands would grant a person's wish."""
    try:
        decide(lobby, who, wish)
    except Denied:
        return False
    return True


def presence_words(visit: Visit, person: Person) -> str:
    """Why a seat does not answer by itself, if so; nothing for somebody who is simply here."""
    if person.bot:
        return QCoreApplication.translate("Lan", "bot plays on")
    gone = visit.gone_for(person)
    if gone:
        words = QCoreApplication.translate("Lan", "reconnecting {seconds} s")
        return words.format(seconds=int(gone))
    return QCoreApplication.translate("Lan", "away") if person.away else ""


def waiting_words(visit: Visit) -> str:
    """What still keeps the match from beginning, or what is to be done oneself first."""
    lobby, me = visit.lobby, visit.me
    if lobby is None or me is None:
        return ""
    if me.seat is None:
        return QCoreApplication.translate("Lobby", "Take a seat, or look on.")
    if not me.accepted:
        return QCoreApplication.translate("Lobby", "Look at the rules and accept them.")
    if not me.ready:
        return QCoreApplication.translate("Lobby", "Say when you are ready.")
    free = sum(lobby.sitting(seat) is None and not lobby.bots[seat] for seat in _seats(lobby))
    if free:
        return QCoreApplication.translate("Lobby", "Seats still free: {number}").format(number=free)
    late = [person.name for person in lobby.people if person.seat is not None and not person.ready]
    return QCoreApplication.translate("Lobby", "Waiting for {names}").format(names=names_words(late))


def names_words(names: list[str] | tuple[str, ...]) -> str:
    """Several names in a row."""
    return QCoreApplication.translate("Lan", ", ").join(names)


def _seats(lobby: Lobby) -> list[Seat]:
    return [Seat(number) for number in range(lobby.players)]
