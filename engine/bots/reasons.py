"""How a hand stands, in words: what it makes for, by the name that the law has for it, and how far it is."""

from engine.bots.advice import READY, READY_IN_VAIN, WITH, Saying, away
from engine.bots.plans import STRAIGHT, Aim, Plan
from engine.bots.sight import Sight, held_tiles
from engine.bots.worth import Worth
from engine.distance import Hand, tiles_of
from engine.meld import Meld
from engine.seat import SEATS
from engine.text import Text
from engine.tile import TILES, Tiles


def standing(worth: Worth, aim: Aim, missing: int, text: Text) -> Saying:
    """The text with the name of the aim, and how far a hand with so many tiles missing is."""
    return Saying(text, (_named(worth, aim), away(missing)))


def ready(worth: Worth, sight: Sight, hand: Hand, melds: tuple[Meld, ...], aim: Aim) -> Saying:
    """What a ready hand waits for: the tiles that may still come and would win."""
    held = held_tiles(hand.counts)
    waits: Tiles = tuple(
        TILES[tile]
        for tile in tiles_of(hand.useful())
        if sight.unseen[tile]
        and any(worth.gain(melds, sight.place, held, TILES[tile], source) for source in (None, SEATS[1]))
    )
    name = _named(worth, aim)
    return Saying(READY, (name, waits)) if waits else Saying(READY_IN_VAIN, (name,))


def _named(worth: Worth, aim: Aim) -> Saying:
    """What the law calls the aim's hands, and what is to be in them besides."""
    plan, core = aim
    name = _plan_named(worth, plan)
    if core.honours:
        return Saying(WITH, (name, tuple(TILES[tile] for tile in core.honours)))
    return Saying(WITH, (name, STRAIGHT)) if core.straight >= 0 else name


def _plan_named(worth: Worth, plan: Plan) -> Saying:
    """What the law sees in all hands of the plan but not in any hand; if that is nothing, the plan's own name."""
    patterns = worth.patterns(plan)
    if not patterns:
        return Saying(plan.name)
    first, *others = map(Saying, patterns)
    for other in others:
        first = Saying(WITH, (first, other))
    return first
