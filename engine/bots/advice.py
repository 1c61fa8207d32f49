"""What a bot would do and why, in words: for hints, and for practice and review."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.actions import AnyAction
from engine.text import QT_TRANSLATE_NOOP as T
from engine.text import Text


class Saying(NamedTuple):
    """A sentence: a text, and what goes in its places: a text, tiles, a seat (to be named by whoever shows it), or a
    number."""

    text: Text
    places: tuple[object, ...] = ()

    def english(self) -> str:
        """The sentence in English."""
        return self.text.fill(*(_english(place) for place in self.places))


class Advice(NamedTuple):
    """What to do, and the reasons, the most important first."""

    action: AnyAction
    reasons: tuple[Saying, ...]

    def english(self) -> str:
        """The reasons in English."""
        return "; ".join(reason.english() for reason in self.reasons)


def _english(place: object) -> str:
    match place:
        case Saying():
            return place.english()
        case Text():
            return place.source
        case tuple():
            return " ".join(map(_english, place))
        case _:
            return str(place)


def away(missing: int) -> Saying:
    """How far a hand with so many tiles missing is from ready."""
    return Saying(DISTANCES[missing - 1]) if 0 < missing <= len(DISTANCES) else Saying(FAR, (missing - 1,))


DISTANCES: Sequence[Text] = (
    T("bots", "ready"),
    T("bots", "one away"),
    T("bots", "two away"),
    T("bots", "three away"),
    T("bots", "four away"),
    T("bots", "five away"),
    T("bots", "six away"),
)
FAR = T("bots", "%1 away")
WINS = T("bots", "wins")
BY_LOT = T("bots", "chosen by lot")
ONLY = T("bots", "nothing else may be done")
STAKES = T("bots", "what this player likes to stake")
DECLARES = T("bots", "the declaration brings more than a free hand")
DECLARES_NOT = T("bots", "a free hand brings more than the declaration")
KEEPS = T("bots", "for %1: %2")
READY = T("bots", "ready for %1, on %2")
READY_IN_VAIN = T("bots", "ready for %1, but no tile that may still come would win")
WITH = T("bots", "%1 with %2")
CLAIMS = T("bots", "with it, %1: %2")
PASSES = T("bots", "better without it, %1: %2")
KONG = T("bots", "the kong does no harm; %1: %2")
KONG_PAYS = T("bots", "the kong is paid for at once; %1: %2")
DANGEROUS = T("bots", "%1 is dangerous: %2")
DECLARED_READY = T("bots", "%1 has declared ready")
SETS_DOWN = T("bots", "%1 has %2 sets of its suit on the table")
MAY_BE_READY = T("bots", "%1 may well be ready")
COULD_BE_READY = T("bots", "%1 could be ready by now")
