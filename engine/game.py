"""The game: what is asked of whom, and what an answer leads to. `decide` holds all the rules, `evolve` none."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.actions import AnyAction, Ask, By
from engine.chance import Chance
from engine.deal import Deal, begin
from engine.events import AnyEvent, Began, Chose, Event
from engine.flow import Flow
from engine.match import Standing
from engine.rules import Rules
from engine.seat import Seat


class Refused(ValueError):
    """An action that was not offered; the message says what was."""


class Step(NamedTuple):
    """A decision carried out: its batch of events, the deal after it, and who is asked what now."""

    events: tuple[Event, ...]
    deal: Deal
    asks: Mapping[Seat, Ask]


def asks(rules: Rules, deal: Deal) -> Mapping[Seat, Ask]:
    """Who is asked, and what is offered."""
    phase = rules.phases.get(deal.phase)
    return phase.asks(rules, deal) if phase else {}


def opening(rules: Rules, chance: Chance, standing: Standing | None = None) -> Step:
    """The first batch of a match."""
    flow = Flow(rules, begin(standing or rules.initial), chance)
    flow.emit(Began(flow.deal.standing))
    flow.next_opening()
    return Step(tuple(flow.events), flow.deal, asks(rules, flow.deal))


def step(
    rules: Rules,
    deal: Deal,
    seat: Seat,
    action: AnyAction,
    chance: Chance,
    by: By = By.PERSON,
    offered: Mapping[Seat, Ask] | None = None,
) -> Step:
    """Carry out an action; Refused if it is not among those offered (`offered` spares working them out again)."""
    ask = (asks(rules, deal) if offered is None else offered).get(seat)
    if ask is None:
        raise Refused(f"seat {seat} is not asked anything now")
    if action not in ask.actions:
        raise Refused(f"seat {seat} may not {action}; offered: {', '.join(map(repr, ask.actions))}")
    flow = Flow(rules, deal, chance)
    flow.emit(Chose(seat, action, by))
    rules.phases[deal.phase].decide(flow, seat, action)
    return Step(tuple(flow.events), flow.deal, asks(rules, flow.deal))


def decide(
    rules: Rules, deal: Deal, seat: Seat, action: AnyAction, chance: Chance, by: By = By.PERSON
) -> tuple[Event, ...]:
    """The events that an action leads to, the first of which says who chose it; Refused if it is not offered."""
    return step(rules, deal, seat, action, chance, by).events


__all__ = ["AnyEvent", "Refused", "Step", "asks", "decide", "opening", "step"]
