"""The words of laosanfan: the text of every key that its values carry, fan names aside."""

from engine.text import QT_TRANSLATE_NOOP as T
from engine.text import Text

REASONS: dict[str, Text] = {
    "first_discard": T("laosanfan", "the first discard of the match must be a character or a dot"),
    "first_claims": T("laosanfan", "in the first go-around of the match nobody may chow, pung or kong"),
}

HU: dict[str, Text] = {
    "hu_flowers": T("laosanfan", "Flowers"),
    "hu_exposed_triplet": T("laosanfan", "Exposed triplet"),
    "hu_concealed_triplet": T("laosanfan", "Concealed triplet"),
    "hu_exposed_kong": T("laosanfan", "Exposed kong"),
    "hu_concealed_kong": T("laosanfan", "Concealed kong"),
    "hu_self_draw": T("laosanfan", "Self-draw"),
    "hu_middle": T("laosanfan", "Middle wait"),
}

STEPS: dict[str, Text] = {
    "base": T("laosanfan", "Base %1 and %2 hu: %3 hu"),
    "doubling": T("laosanfan", "%1 fan: × %2 = %3 hu"),
    "rounding": T("laosanfan", "Rounded up to tens: %1 hu"),
    "by_fan": T("laosanfan", "%1 fan: %2 hu"),
    "limit_hand": T("laosanfan", "%1 fan, the limit is 3: the limit of %2 hu"),
    "limit": T("laosanfan", "Never above the limit: %1 hu"),
    "half": T("laosanfan", "Half of %1 hu: %2 hu"),
    "head_higher": T("laosanfan", "Higher head: %1 hu (%2 hu, %3 fan)"),
    "head_lower": T("laosanfan", "Lower head: %1 hu (%2 hu, %3 fan)"),
    "silver": T("laosanfan", "In fifties: %1 silver"),
}

PAYMENTS: dict[str, Text] = {
    "half_others": T("laosanfan", "not the discarder: half"),
    "full_all": T("laosanfan", "everybody pays in full"),
    "dealer_full": T("laosanfan", "to or from the dealer: in full"),
    "dealer_half": T("laosanfan", "neither is the dealer: half"),
    "heads_dealer": T("laosanfan", "losers settle, one of them is the dealer: the whole difference"),
    "heads": T("laosanfan", "losers settle, neither is the dealer: half the difference"),
}

DANGERS: dict[str, Text] = {
    "danger_suit": T("laosanfan", "three sets of this suit lie exposed: you would pay for all if it is won on"),
    "danger_terminal": T(
        "laosanfan", "three triplets lie exposed: you would pay for all if a 1, a 9 or an honour is won on"
    ),
}

LIABILITIES: dict[str, Text] = {
    "L-18a": T("laosanfan", "not ready, and fed three exposed sets of one suit with that suit"),
    "L-18b": T("laosanfan", "not ready, and fed the suit of the one set exposed beside two sets of honours"),
    "L-18c": T("laosanfan", "not ready, and fed the suit of the two sets exposed beside a set of honours"),
    "L-18d": T("laosanfan", "not ready, and fed three exposed triplets with a 1, a 9 or an honour"),
}

WORDS: dict[str, Text] = {**REASONS, **HU, **STEPS, **PAYMENTS, **DANGERS, **LIABILITIES}
