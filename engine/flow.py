"""One decision as it unfolds: events are emitted one by one, each onto the deal that the last one left."""

from engine.chance import Chance
from engine.deal import EVOLVE, Deal
from engine.events import Entered, Event
from engine.rules import Rules
from engine.seat import Seat


class Flow:
    """A batch in the making: the deal so far, and the events that led there."""

    def __init__(self, rules: Rules, deal: Deal, chance: Chance) -> None:
        """Begin with the deal as it stands."""
        self.rules = rules
        self.deal = deal
        self.chance = chance
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Let it happen, and what a custom of the table makes follow from it."""
        kind = type(event)
        self.deal = EVOLVE[kind](self.deal, event)
        self.events.append(event)
        custom = self.rules.customs.get(kind)
        if custom is not None:
            for consequence in custom(self.rules, self.deal, event):
                self.emit(consequence)

    def enter(self, phase: str, turn: Seat | None = None) -> None:
        """Pass to a phase and do what happens there by itself."""
        self.emit(Entered(phase, self.deal.turn if turn is None else turn))
        self.rules.phases[phase].enter(self)

    def next_opening(self) -> None:
        """Pass to the next phase before the first turn, or to the dealer's turn."""
        order = self.rules.opening
        place = order.index(self.deal.phase) + 1 if self.deal.phase in order else 0
        if place < len(order):
            self.enter(order[place])
        else:
            self.enter("turn", self.deal.standing.dealer)
