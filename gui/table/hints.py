"""What the table tells its player: what is unseen, what the hand waits for, what a strong bot would do."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from engine.actions import Ask, Discard, Stakes
from engine.bots import bot
from engine.bots.advice import Saying
from engine.deal import Deal, without
from engine.rules import Rules
from engine.scoring import waits
from engine.seat import Seat, seat_wind
from engine.text import Text
from engine.tile import FIRST_FLOWER, HIDDEN, Tile, Tiles
from gui.table.layout import has_drawn
from gui.table.prompt import action_tiles, action_words
from gui.table.words import name_of, tile_name
from gui.text import say
from net.session import Match

_SEED = b"hints"  # the same hand gets the same advice


class Wait(NamedTuple):
    """A tile that completes the hand, how many are unseen, the gain by discard and by self-draw (None: below the
    minimum)."""

    tile: Tile
    unseen: int
    discard: int | None
    self_draw: int | None

    @property
    def wins(self) -> bool:
        """Whether an ordinary discard or self-draw of the tile would be a win."""
        return self.discard is not None or self.self_draw is not None


def unseen(deal: Deal, face: int) -> int:
    """How many copies of a face the view of a deal does not show."""
    rows = (
        *deal.hands,
        *(meld.tiles for row in deal.melds for meld in row),
        *deal.flowers,
        tuple(discard.tile for discard in deal.discards if discard.claimed_by is None),
    )
    return (1 if face >= FIRST_FLOWER else 4) - sum(row.count(Tile(face)) for row in rows)


def waits_now(rules: Rules, deal: Deal, seat: Seat) -> tuple[Wait, ...]:
    """What the seat, which must be seen, waits for as its hand stands, a tile just drawn left aside."""
    hand = deal.hands[seat][:-1] if has_drawn(deal, seat) else deal.hands[seat]
    return () if len(hand) + 3 * len(deal.melds[seat]) != 13 else _waits(rules, deal, seat, hand)


def waits_after(rules: Rules, deal: Deal, seat: Seat, discard: Tile) -> tuple[Wait, ...]:
    """What the seat, which must be seen, would wait for after a discard; empty if that doesn't leave it ready."""
    return _waits(rules, deal, seat, without(deal.hands[seat], discard))


def _waits(rules: Rules, deal: Deal, seat: Seat, hand: Tiles) -> tuple[Wait, ...]:
    standing = deal.standing
    wind = seat_wind(seat, standing.dealer, deal.players)
    rows = waits(rules, hand, deal.melds[seat], standing.round_wind, wind, deal.flowers[seat], deal.declared[seat])
    return tuple(Wait(row.tile, unseen(deal, row.tile), row.discard, row.self_draw) for row in rows)


def pointed_words(rules: Rules, deal: Deal, face: int) -> str:
    """A line about a tile that is pointed at."""
    if face == HIDDEN:
        return ""
    words = QCoreApplication.translate("Hints", "{tile}: {count} unseen")
    return words.format(tile=tile_name(rules, face), count=unseen(deal, face))


class Adviser:
    """What the level "hard" would do, in words."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._bot = bot("hard", rules, _SEED)

    def words(self, match: Match, seat: Seat, ask: Ask) -> str:
        """A line of advice; nothing where there is no choice, or one of taste."""
        if len(ask.actions) < 2 or any(isinstance(action, Stakes) for action in ask.actions):
            return ""
        advice = self._bot.explain(match.deal, seat, ask)
        action = advice.action
        if isinstance(action, Discard):
            what = QCoreApplication.translate("Hints", "discard {tile}").format(
                tile=tile_name(self._rules, action.tile)
            )
        else:
            tiles = [tile_name(self._rules, tile) for tile in action_tiles(action, match.deal)]
            what = " ".join((action_words(action), *tiles))
        why = QCoreApplication.translate("Hints", "; ").join(
            _said(self._rules, match, reason) for reason in advice.reasons
        )
        return QCoreApplication.translate("Hints", "Hint: {what} – {why}").format(what=what, why=why)


def _said(rules: Rules, match: Match, place: object) -> str:
    """A saying of a bot, or what fills one of its places, in the language of the interface."""
    match place:
        case Saying(text=text, places=places):
            return say(text, *(_said(rules, match, place) for place in places))
        case Text():
            return say(place)
        case Seat():
            return name_of(match.header, match.deal, place)
        case Tile():
            return tile_name(rules, place)
        case tuple():
            return QCoreApplication.translate("Table", ", ").join(_said(rules, match, one) for one in place)
    return str(place)
