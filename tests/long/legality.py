"""No illegal move, and no liability that cost nothing to avoid: `python -m tests.long.legality --deals 20000`.

Options are drawn by lot anew after every few deals, and the levels in the seats for every deal. Counted are the
liabilities that were paid after a discard beside which another was offered without a warning that left the hand as near
to ready (and ready on as many tiles). Where it stopped is kept as by `tests.long.strength`.
"""

import argparse
import json
from functools import lru_cache
from typing import NamedTuple

from engine.actions import AnyAction, Ask, Discard
from engine.bots import LEVELS, bot
from engine.bots.planner import standing_without
from engine.bots.sight import dead_tiles, look
from engine.chance import Chance
from engine.deal import Deal, view
from engine.rules import Rules
from engine.rulesets import IDS, ruleset
from engine.seat import Seat
from tests.bench.arena import play
from tests.long.strength import FOLDER, SAVED_EVERY

LOTS = Chance(b"legality")
CHANGES = 5
"""At most so many options differ from the standard."""
SAME_OPTIONS = 20
"""So many deals are played with the same options."""


class Tally(NamedTuple):
    """Deals, decisions, illegal moves; by level the liabilities paid, and those that cost nothing to avoid."""

    deals: int = 0
    decisions: int = 0
    illegal: int = 0
    paid: dict[str, int] = {}  # noqa: RUF012
    needless: dict[str, int] = {}  # noqa: RUF012


@lru_cache(maxsize=2)
def drawn_rules(number: int) -> Rules:
    """A rule set with options by lot."""
    held = ruleset(IDS[number % len(IDS)])
    options, leaves = held.options(), held.options.schema()
    for change in range(LOTS.below(CHANGES + 1, number, "changes", 0)):
        leaf = leaves[LOTS.below(len(leaves), number, "leaf", change)]
        options = options.with_value(
            leaf.key, leaf.choices[LOTS.below(len(leaf.choices), number, "value", change)].value
        )
    return held.build(options)


class Referee:
    """Watches a deal: whether each choice was offered, and whether a discard that was warned of had a free way out."""

    def __init__(self, rules: Rules) -> None:
        """Nothing has happened."""
        self.rules = rules
        self.dead = dead_tiles(rules)
        self.decisions = self.illegal = 0
        self.needless_by: dict[Seat, bool] = {}

    def watch(self, deal: Deal, seat: Seat, ask: Ask, action: AnyAction) -> None:
        """A decision."""
        self.decisions += 1
        self.illegal += action not in ask.actions
        if isinstance(action, Discard):
            self.needless_by[seat] = self._needless(deal, seat, ask, action)

    def _needless(self, deal: Deal, seat: Seat, ask: Ask, action: Discard) -> bool:
        warned = {caution.tile for caution in ask.warnings}
        if action.tile not in warned:
            return False
        sight = look(self.rules, view(deal, seat), seat, self.dead)
        least = standing_without(sight.hand, action.tile, sight.unseen)
        others = {other.tile for other in ask.actions if isinstance(other, Discard)} - warned
        return any(standing_without(sight.hand, other, sight.unseen) >= least for other in others)


def judge(number: int) -> Tally:
    """One deal."""
    rules = drawn_rules(number // SAME_OPTIONS)
    levels = [sorted(LEVELS)[LOTS.below(len(LEVELS), number, "level", seat)] for seat in range(rules.players)]
    referee = Referee(rules)
    bots = [bot(level, rules, f"{number} {seat}".encode()) for seat, level in enumerate(levels)]
    deal = play(rules, 9_000_000 + number, bots, referee.watch)
    paid: dict[str, int] = {}
    needless: dict[str, int] = {}
    for scored in deal.scored:
        if scored.liable is not None:
            level = levels[scored.liable]
            paid[level] = paid.get(level, 0) + 1
            if scored.liable == scored.source and referee.needless_by.get(scored.liable):
                needless[level] = needless.get(level, 0) + 1
    return Tally(1, referee.decisions, referee.illegal, paid, needless)


def together(one: Tally, two: Tally) -> Tally:
    """Both."""
    paid, needless = (
        {level: first.get(level, 0) + second.get(level, 0) for level in {**first, **second}}
        for first, second in ((one.paid, two.paid), (one.needless, two.needless))
    )
    return Tally(one.deals + two.deals, one.decisions + two.decisions, one.illegal + two.illegal, paid, needless)


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=20000)
    deals = parser.parse_args().deals
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / "legality.json"
    total = Tally(*json.loads(path.read_text())) if path.exists() else Tally()
    for number in range(total.deals, deals):
        total = together(total, judge(number))
        if total.deals % SAVED_EVERY == 0 or total.deals == deals:
            path.write_text(json.dumps(total))
            print(f"\r{total.deals} of {deals} deals", end="", flush=True)
    print(
        f"\r{total.deals} deals, {total.decisions} decisions, {total.illegal} illegal; liabilities paid {total.paid},"
    )
    print(f"of which these cost nothing to avoid: {total.needless}")


if __name__ == "__main__":
    main()
