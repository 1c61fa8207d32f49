"""The level "random": wins when it can, else any action that is offered, each as likely; for tests and measurements."""

from engine.actions import WIN, AnyAction, Ask
from engine.bots.advice import BY_LOT, WINS, Advice, Saying
from engine.chance import Chance
from engine.deal import Deal
from engine.rules import Rules
from engine.seat import Seat


class RandomBot:
    """Chooses by lot. It remembers nothing: the same view at the same table gives the same choice."""

    def __init__(self, rules: Rules, seed: bytes) -> None:
        """Any rule set will do."""
        self._chance = Chance(seed)

    def choose(self, view: Deal, seat: Seat, ask: Ask) -> AnyAction:
        """A win on offer, else by lot."""
        if WIN in ask.actions:
            return WIN
        moment = len(view.discards) * len(view.hands) + view.taken.bit_count()
        lot = self._chance.below(len(ask.actions), view.standing.number, f"{seat} {view.phase}", moment)
        return ask.actions[lot]

    def explain(self, view: Deal, seat: Seat, ask: Ask) -> Advice:
        """There is no more to say."""
        action = self.choose(view, seat, ask)
        return Advice(action, (Saying(WINS if action == WIN else BY_LOT),))
