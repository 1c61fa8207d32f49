"""What a table is opened with: rule set and options, who sits where, the clock, and the seed if one was chosen."""

from typing import NamedTuple

import msgspec

from engine.options import BadOption, Options
from engine.rules import Rules
from engine.rulesets import ruleset

ME = "me"
"""The seat of the person who opens the table; every other seat names the level of its bot."""
LONGEST_SEED = 64


class Clock(NamedTuple):
    """The seconds allowed: for each decision in one's turn, a reserve for the whole deal, and for each claim."""

    step: int
    reserve: int
    claim: int = 8


CLOCKS = (None, Clock(3, 5), Clock(5, 10), Clock(5, 20), Clock(10, 60))


class TableSetup(msgspec.Struct, frozen=True):
    """A table as it is chosen before it is opened; an empty `seed` means one by chance.

    `code` is the rule code (empty: the standard table), `clock` None plays without one.
    """

    ruleset: str = "laosanfan"
    code: str = ""
    seats: tuple[str, ...] = (ME, "normal", "normal", "normal")
    clock: Clock | None = None
    seed: str = ""

    @property
    def options(self) -> Options:
        """The options that the code names; BadOption where it is none of the rule set."""
        return ruleset(self.ruleset).options.from_text(self.code)

    @property
    def rules(self) -> Rules:
        """The law of the table; BadOption as in `options`."""
        return ruleset(self.ruleset).build(self.options)

    def to_text(self) -> str:
        """One line that `from_text` reads."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_text(cls, text: str) -> "TableSetup":
        """The setup of such a line; the usual table where the line is none, or names what does not exist."""
        try:
            setup = msgspec.json.decode(text, type=cls)
            players = setup.rules.players
        except (msgspec.MsgspecError, BadOption):
            return cls()
        fits = len(setup.seats) == players and setup.seats.count(ME) == 1 and setup.clock in CLOCKS
        return setup if fits and len(setup.seed) <= LONGEST_SEED else cls()
