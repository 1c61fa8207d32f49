"""The words of quanjiao: the text of every key that its steps, reasons and payments carry."""

from engine.text import QT_TRANSLATE_NOOP as T
from engine.text import Text

WORDS: dict[str, Text] = {
    # from the fan to the points
    "points": T("quanjiao", "%1 fan: %2 pt"),
    "limited": T("quanjiao", "%1 fan, limited to %2 pt"),
    "factor": T("quanjiao", "self-draw: %1 × %2 = %3 pt"),
    # why an action is not offered
    "fixed_hand": T("quanjiao", "you have declared ready: the tile just drawn must go"),
    "fixed_claims": T("quanjiao", "you have declared ready: only a win may be claimed"),
    "fixed_waits": T(
        "quanjiao", "you have declared ready: a kong must be of the tile drawn and leave your waits as they are"
    ),
    # who pays
    "liability": T("quanjiao", "liable: pays once for every loser"),
    "Q-17a": T("quanjiao", "gave the tile of the deciding set of winds or dragons"),
    "Q-17b": T("quanjiao", "fed the fourth set of 1, 9 and honours, or the last tile to three and a concealed kong"),
    "Q-17c": T("quanjiao", "fed the fourth set of a full flush, or the winning tile to three exposed sets of it"),
    "Q-17d": T("quanjiao", "gave the single tile close to the one discarded before the wait for it"),
    "Q-17e": T("quanjiao", "gave the winning tile with five tiles or fewer in the wall"),
    # why a discard is dangerous
    "danger_winds": T(
        "quanjiao", "two or more wind sets lie exposed: who gives another wind is liable for three winds"
    ),
    "danger_dragons": T("quanjiao", "two dragon sets lie exposed: who gives the third is liable for three dragons"),
    "danger_terminals": T("quanjiao", "three sets of 1, 9 and honours lie exposed: who gives another is liable"),
    "danger_flush": T("quanjiao", "three sets of this suit lie exposed: who gives another tile of it is liable"),
    "danger_mark": T("quanjiao", "too close to the tile discarded before the single wait: who is won upon is liable"),
    "danger_last_five": T("quanjiao", "five tiles or fewer are left: who is won upon is liable"),
}
