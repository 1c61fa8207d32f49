"""Every label, name and reason of the engine, marked so that Qt's lupdate finds it; the gui translates.

Values and events carry short keys; `Rules.words` finds the text of a key.
"""

import re
from typing import NamedTuple


class Text(NamedTuple):
    """A translatable text: Qt's context, and the English source with %1, %2 … where numbers or tiles go."""

    context: str
    source: str

    def fill(self, *args: object) -> str:
        """The English text with its places filled."""
        return re.sub("%([1-9])", lambda place: str(args[int(place[1]) - 1]), self.source)


def QT_TRANSLATE_NOOP(context: str, text: str) -> Text:
    """Mark a literal text for translation."""
    return Text(context, text)


class Said(ValueError):
    """A complaint whose words can be translated: `text`, and what fills its `places`; as a string it is English.

    Plain words, such as those of the command line, stay as they are.
    """

    def __init__(self, text: Text | str, *places: object) -> None:
        """Say it."""
        self.text = text if isinstance(text, Text) else Text("", text)
        self.places = places
        super().__init__(self.text.fill(*places) if places else self.text.source)


WORDS: dict[str, Text] = {
    # why an action is not offered
    "not_ready": QT_TRANSLATE_NOOP("reasons", "this discard would not leave you ready"),
    # why the deal ended without a winner
    "wall_empty": QT_TRANSLATE_NOOP("reasons", "no tile is left to draw"),
    # who pays
    "self_draw": QT_TRANSLATE_NOOP("payments", "self-draw: everybody pays"),
    "discarder": QT_TRANSLATE_NOOP("payments", "discarded the winning tile"),
    "robbed": QT_TRANSLATE_NOOP("payments", "was robbed of the kong"),
    "other": QT_TRANSLATE_NOOP("payments", "share of a player not involved"),
    "liability": QT_TRANSLATE_NOOP("payments", "liable: pays this share as well"),
}
