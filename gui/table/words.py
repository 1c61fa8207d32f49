"""What tiles, winds and seats are called, in the language of the interface."""

from PySide6.QtCore import QCoreApplication

from engine.actions import Caution
from engine.deal import Deal
from engine.events import Eye
from engine.match import Header
from engine.rules import Rules
from engine.seat import Seat, seat_wind
from engine.text import QT_TRANSLATE_NOOP
from engine.tile import FIRST_HONOUR, HIDDEN
from gui.table.layout import hand_row
from gui.text import say
from net.session import Match


def wind_name(wind: int) -> str:
    """東 南 西 北."""
    return (
        QCoreApplication.translate("Table", "East"),
        QCoreApplication.translate("Table", "South"),
        QCoreApplication.translate("Table", "West"),
        QCoreApplication.translate("Table", "North"),
    )[wind]


def tile_name(rules: Rules, tile: int) -> str:
    """A tile in words, such as “3 of dots”, as the rule set calls it; for those who hear the table."""
    if tile == HIDDEN:
        return QCoreApplication.translate("Tiles", "a hidden tile")
    if tile < FIRST_HONOUR:
        suits = (
            QT_TRANSLATE_NOOP("Tiles", "%1 of characters"),
            QT_TRANSLATE_NOOP("Tiles", "%1 of dots"),
            rules.bamboo,
        )
        return say(suits[tile // 9], tile % 9 + 1)
    return _single_names()[tile - FIRST_HONOUR]


def _single_names() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("Tiles", "east wind"),
        QCoreApplication.translate("Tiles", "south wind"),
        QCoreApplication.translate("Tiles", "west wind"),
        QCoreApplication.translate("Tiles", "north wind"),
        QCoreApplication.translate("Tiles", "red dragon"),
        QCoreApplication.translate("Tiles", "green dragon"),
        QCoreApplication.translate("Tiles", "white dragon"),
        QCoreApplication.translate("Tiles", "spring"),
        QCoreApplication.translate("Tiles", "summer"),
        QCoreApplication.translate("Tiles", "autumn"),
        QCoreApplication.translate("Tiles", "winter"),
        QCoreApplication.translate("Tiles", "plum"),
        QCoreApplication.translate("Tiles", "orchid"),
        QCoreApplication.translate("Tiles", "chrysanthemum"),
        QCoreApplication.translate("Tiles", "bamboo (flower)"),
    )


def law_word(rules: Rules, key: str, *places: object) -> str:
    """The text of a key of the rule set with its places filled; the key itself if the law has no word for it."""
    text = rules.words.get(key)
    return key if text is None else say(text, *places)


def number_words(points: int) -> str:
    """A number of points, with a true minus sign."""
    return f"−{-points}" if points < 0 else str(points)


def signed(points: int) -> str:
    """A gain or loss, always with its sign."""
    return f"+{points}" if points > 0 else number_words(points) if points < 0 else "±0"


def caution_words(rules: Rules, match: Match, caution: Caution) -> str:
    """The warning before a dangerous discard, with those against whom it is dangerous."""
    words = QCoreApplication.translate("Table", "Careful, {who}: {why}. Discard it again if you mean to.")
    names = [name_of(match.header, match.deal, seat) for seat in caution.seats]
    return words.format(who=QCoreApplication.translate("Table", ", ").join(names), why=law_word(rules, caution.key))


def name_of(header: Header, deal: Deal, seat: Seat) -> str:
    """A player with his wind, such as “East Anna”."""
    wind = wind_name(seat_wind(seat, deal.standing.dealer, deal.players))
    return QCoreApplication.translate("Settlement", "{wind} {name}").format(wind=wind, name=header.players[seat].name)


def hand_words(rules: Rules, deal: Deal, eye: Eye) -> str:
    """The own hand in words; empty for who has none."""
    return ", ".join(tile_name(rules, tile) for tile in hand_row(deal, eye)) if isinstance(eye, Seat) else ""
