"""What the network has to say to a person, by key: troubles, refusals and the chat's quick phrases."""

from collections.abc import Mapping

from engine.text import QT_TRANSLATE_NOOP, Text

TROUBLES: Mapping[str, Text] = {
    # a table that can't be joined, or that one is sent away from
    "no_answer": QT_TRANSLATE_NOOP("troubles", "Nobody answers at %1. Is the table open, and the same network used?"),
    "no_table": QT_TRANSLATE_NOOP("troubles", "There is no Sanfan table at %1."),
    "wrong_key": QT_TRANSLATE_NOOP("troubles", "The table at %1 has another key than the invitation says."),
    "password": QT_TRANSLATE_NOOP("troubles", "The password is wrong."),
    "too_often": QT_TRANSLATE_NOOP("troubles", "Too many wrong passwords: wait a minute."),
    "full": QT_TRANSLATE_NOOP("troubles", "The table is full."),
    "locked": QT_TRANSLATE_NOOP("troubles", "The host has locked the table."),
    "kicked": QT_TRANSLATE_NOOP("troubles", "The host has sent you away from the table."),
    "elsewhere": QT_TRANSLATE_NOOP("troubles", "You have joined this table from another window."),
    "closing": QT_TRANSLATE_NOOP("troubles", "The host has closed the table. It is saved and can be continued."),
    "update_guest": QT_TRANSLATE_NOOP("troubles", "The host has a newer version (%1): update this program."),
    "update_host": QT_TRANSLATE_NOOP("troubles", "The host has an older version (%1): the host must update."),
    "rules_unknown": QT_TRANSLATE_NOOP(
        "troubles", "This version does not know the table's rules: update this program."
    ),
    # a wish that the table does not grant
    "not_host": QT_TRANSLATE_NOOP("troubles", "Only the host can do that."),
    "taken": QT_TRANSLATE_NOOP("troubles", "Somebody sits there."),
    "no_seat": QT_TRANSLATE_NOOP("troubles", "Take a seat first."),
    "no_such_seat": QT_TRANSLATE_NOOP("troubles", "This table has no such seat."),
    "no_such_person": QT_TRANSLATE_NOOP("troubles", "This person is no longer here."),
    "not_accepted": QT_TRANSLATE_NOOP("troubles", "Accept the rules first."),
    "old_terms": QT_TRANSLATE_NOOP("troubles", "The rules have just been changed: look at them again."),
    "no_such_level": QT_TRANSLATE_NOOP("troubles", "The host does not know this level of bots."),
    "bad_rules": QT_TRANSLATE_NOOP("troubles", "The host does not know these rules."),
    "playing": QT_TRANSLATE_NOOP("troubles", "Not while a match is being played."),
    "not_playing": QT_TRANSLATE_NOOP("troubles", "No match is being played."),
    "slow_down": QT_TRANSLATE_NOOP("troubles", "Too fast: wait a moment."),
    # where a finished deal is not what it should be
    "bad_seal": QT_TRANSLATE_NOOP("troubles", "Deal %1: the host's nonce is not the one it had committed to."),
    "bad_nonce": QT_TRANSLATE_NOOP("troubles", "Deal %1: your part of the shuffle was not used."),
    "loose_nonce": QT_TRANSLATE_NOOP(
        "troubles", "Deal %1: the part of seat %2 in the shuffle is not the one it had pledged."
    ),
    "bad_event": QT_TRANSLATE_NOOP("troubles", "Deal %1, event %2: the log says %3, the rules lead to %4."),
    "bad_sight": QT_TRANSLATE_NOOP("troubles", "Deal %1, event %2: the log says %3, you were shown %4."),
    "bad_origin": QT_TRANSLATE_NOOP(
        "troubles", "The scores or seats offered are not those at the end of your own log."
    ),
}
"""Places: address; version; deal, event, texts of events."""

PHRASES: Mapping[str, Text] = {
    "hello": QT_TRANSLATE_NOOP("phrases", "Hello!"),
    "ready": QT_TRANSLATE_NOOP("phrases", "Shall we begin?"),
    "moment": QT_TRANSLATE_NOOP("phrases", "One moment, please."),
    "back": QT_TRANSLATE_NOOP("phrases", "I am back."),
    "your_turn": QT_TRANSLATE_NOOP("phrases", "It is your turn."),
    "well_played": QT_TRANSLATE_NOOP("phrases", "Well played!"),
    "close": QT_TRANSLATE_NOOP("phrases", "That was close!"),
    "unlucky": QT_TRANSLATE_NOOP("phrases", "Bad luck!"),
    "thanks": QT_TRANSLATE_NOOP("phrases", "Thank you!"),
    "one_more": QT_TRANSLATE_NOOP("phrases", "One more match?"),
    "last": QT_TRANSLATE_NOOP("phrases", "This is my last deal."),
    "goodbye": QT_TRANSLATE_NOOP("phrases", "Goodbye!"),
}
"""What can be said with one click, in the listener's language."""
