"""A table as it is chosen before it is opened, remembered in one line."""

import msgspec

from engine.bots import LEVELS
from engine.options import BadOption, Options
from engine.rules import Rules
from engine.rulesets import ruleset
from net.setup import Clocks

ME = "me"
"""The seat of the person who opens the table; every other seat names the level of its bot."""
BOT = "normal"
LONGEST_SEED = 64
CLOCKS = (Clocks(), Clocks(3, 5), Clocks(5, 10), Clocks(5, 20), Clocks(10, 60))
"""The clocks on offer, the first is none."""


class TableSetup(msgspec.Struct, frozen=True):
    """Rule set and rule code (empty: the standard table), who sits where in turn order, clocks; an empty `seed`
    leaves the walls to chance."""

    ruleset: str = "laosanfan"
    code: str = ""
    seats: tuple[str, ...] = (ME, BOT, BOT, BOT)
    clocks: Clocks = CLOCKS[0]
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
        """The table of such a line; the usual one where the line is none, or names what does not exist."""
        try:
            setup = msgspec.json.decode(text, type=cls)
            players = setup.rules.players
        except (msgspec.MsgspecError, BadOption):
            return cls()
        seated = len(setup.seats) == players and setup.seats.count(ME) == 1 and {*setup.seats} <= {ME, *LEVELS}
        return setup if seated and setup.clocks in CLOCKS and len(setup.seed) <= LONGEST_SEED else cls()
