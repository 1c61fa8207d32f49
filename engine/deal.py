"""A deal as it stands: its state, how events change it, and what an eye sees of it.

`evolve` is bookkeeping: it is total and knows no rules, and it serves the whole state and every view of it alike,
since a hidden tile is taken from a hand where the named one isn't seen. The law that holds it together:
`fold(e.seen_by(eye) for e in log) == view(fold(log), eye)`.
"""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.actions import AnyAction
from engine.events import (
    OPEN,
    Began,
    Broke,
    Chose,
    Claimed,
    Counted,
    DealerChosen,
    Dealt,
    Declared,
    Discarded,
    Drew,
    Entered,
    Event,
    Eye,
    Finished,
    FlowerShown,
    KongConcealed,
    KongLaid,
    KongShown,
    KongStood,
    Missed,
    NoWinner,
    Paid,
    Readied,
    Revealed,
    Robbed,
    Scored,
    Staked,
    Thrown,
    Transfer,
    Won,
)
from engine.match import Next, Stake, Standing
from engine.meld import Meld, MeldKind
from engine.seat import Seat
from engine.tile import HIDDEN, Tile, Tiles

BEGINNING = "beginning"  # the phase of a deal of which nothing has happened yet


class Discard(msgspec.Struct, frozen=True):
    """A tile of a river, kept in playing order also after it was claimed (by a meld or by a winner)."""

    seat: Seat
    tile: Tile
    from_draw: bool
    claimed_by: Seat | None = None


class Deal(msgspec.Struct, frozen=True):
    """All that is known of a deal.

    `taken` has a bit for each empty wall slot, `kongs` counts kongs that stood, `replacements` tiles from the tail;
    `drawn` holds what a seat has drawn since its last discard or claim, the latest last (secret to others);
    `answers` are sealed choices of an open window, `laid` the tile of the added kong that may be robbed.
    """

    standing: Standing
    hands: tuple[Tiles, ...]
    melds: tuple[tuple[Meld, ...], ...]
    flowers: tuple[Tiles, ...]
    drawn: tuple[Tiles, ...]
    answers: tuple[AnyAction | None, ...]
    missed: tuple[bool, ...]
    declared: tuple[str | None, ...]
    ready: tuple[bool, ...]
    stakes: tuple[Stake, ...]
    phase: str = BEGINNING
    turn: Seat = Seat.A
    throws: tuple[Thrown, ...] = ()
    broken_at: int = 0
    taken: int = 0
    replacements: int = 0
    kongs: int = 0
    from_tail: bool = False
    discards: tuple[Discard, ...] = ()
    laid: Tile | None = None
    robbed: Tile | None = None
    won: tuple[Won, ...] = ()
    no_winner: str = ""
    revealed: bool = False
    scored: tuple[Scored, ...] = ()
    owed: tuple[Transfer, ...] = ()
    paid: tuple[Transfer, ...] = ()
    next: Next | None = None

    @property
    def players(self) -> int:
        """How many seats are in play."""
        return len(self.hands)

    @property
    def over(self) -> bool:
        """Whether the deal has ended, in a win or a draw."""
        return self.next is not None


def begin(standing: Standing) -> Deal:
    """A deal before its first event."""
    players = len(standing.scores)
    return Deal(
        standing=standing,
        hands=((),) * players,
        melds=((),) * players,
        flowers=((),) * players,
        drawn=((),) * players,
        answers=(None,) * players,
        missed=(False,) * players,
        declared=(None,) * players,
        ready=(False,) * players,
        stakes=standing.stakes,
        turn=standing.dealer,
    )


def evolve(deal: Deal, event: Event) -> Deal:
    """The deal after the event."""
    return EVOLVE[type(event)](deal, event)


def fold(deal: Deal, events: Iterable[Event | None]) -> Deal:
    """The deal after all of the events (those that an eye did not see are None)."""
    for event in events:
        if event is not None:
            deal = EVOLVE[type(event)](deal, event)
    return deal


def view(deal: Deal, eye: Eye) -> Deal:
    """What that eye sees of the deal: hidden tiles for other hands and for concealed kongs not shown (C-6)."""
    if eye is OPEN:
        return deal

    players = len(deal.hands)
    drawn: list[Tiles] = [(HIDDEN,) * len(row) for row in deal.drawn]
    answers: list[AnyAction | None] = [None] * players
    missed = [False] * players
    hands: list[Tiles] = [(HIDDEN,) * len(row) for row in deal.hands]
    melds = [_face_down(row) if row else row for row in deal.melds]
    if eye is not None and eye < players:  # a seat that is not in play sees what a spectator sees
        drawn[eye], answers[eye], missed[eye] = deal.drawn[eye], deal.answers[eye], deal.missed[eye]
        hands[eye], melds[eye] = deal.hands[eye], deal.melds[eye]
    seen = replace(deal, drawn=tuple(drawn), answers=tuple(answers), missed=tuple(missed))
    return seen if deal.revealed else replace(seen, hands=tuple(hands), melds=tuple(melds))


def _face_down(melds: tuple[Meld, ...]) -> tuple[Meld, ...]:
    return tuple([meld if meld.is_exposed or meld.shown else replace(meld, tiles=(HIDDEN,) * 4) for meld in melds])


def put(row: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """The row with the seat's value exchanged."""
    changed = list(row)
    changed[seat] = value
    return tuple(changed)


def without(hand: Tiles, tile: Tile, times: int = 1) -> Tiles:
    """The hand less so many of a tile, latest first; where it isn't seen, hidden tiles go instead."""
    for _ in range(times):
        wanted = tile if tile in hand else HIDDEN
        if wanted in hand:
            place = len(hand) - 1 - hand[::-1].index(wanted)
            hand = hand[:place] + hand[place + 1 :]
    return hand


def _began(deal: Deal, event: Began) -> Deal:
    return begin(event.standing)


def _entered(deal: Deal, event: Entered) -> Deal:
    return replace(deal, phase=event.phase, turn=event.turn, answers=(None,) * len(deal.hands))


def _chose(deal: Deal, event: Chose) -> Deal:
    return replace(deal, answers=put(deal.answers, event.seat, event.action))


def _staked(deal: Deal, event: Staked) -> Deal:
    return replace(deal, stakes=event.stakes, standing=replace(deal.standing, stakes=event.stakes))


def _thrown(deal: Deal, event: Thrown) -> Deal:
    return replace(deal, throws=(*deal.throws, event))


def _dealer_chosen(deal: Deal, event: DealerChosen) -> Deal:
    return replace(deal, standing=replace(deal.standing, dealer=event.seat, dealt=1 << event.seat), turn=event.seat)


def _broke(deal: Deal, event: Broke) -> Deal:
    return replace(deal, broken_at=event.slot)


def _dealt(deal: Deal, event: Dealt) -> Deal:
    seat = event.seat
    return replace(
        deal,
        hands=put(deal.hands, seat, deal.hands[seat] + event.tiles),
        drawn=put(deal.drawn, seat, event.tiles[-1:]),
        taken=deal.taken | sum(1 << slot for slot in event.slots),
    )


def _flower_shown(deal: Deal, event: FlowerShown) -> Deal:
    seat = event.seat
    return replace(
        deal,
        hands=put(deal.hands, seat, without(deal.hands[seat], event.tile)),
        flowers=put(deal.flowers, seat, (*deal.flowers[seat], event.tile)),
    )


def _drew(deal: Deal, event: Drew) -> Deal:
    seat = event.seat
    before = deal.drawn[seat] if event.from_tail else ()
    return replace(
        deal,
        hands=put(deal.hands, seat, (*deal.hands[seat], event.tile)),
        drawn=put(deal.drawn, seat, (*before, event.tile)),
        taken=deal.taken | 1 << event.slot,
        replacements=deal.replacements + event.from_tail,
        from_tail=event.from_tail,
    )


def _declared(deal: Deal, event: Declared) -> Deal:
    return replace(deal, declared=put(deal.declared, event.seat, event.kind))


def _discarded(deal: Deal, event: Discarded) -> Deal:
    seat = event.seat
    return replace(
        deal,
        hands=put(deal.hands, seat, without(deal.hands[seat], event.tile)),
        drawn=put(deal.drawn, seat, ()),
        discards=(*deal.discards, Discard(seat, event.tile, event.from_draw)),
        from_tail=False,
    )


def _claimed(deal: Deal, event: Claimed) -> Deal:
    seat, meld = event.seat, event.meld
    hand, own = deal.hands[seat], list(meld.tiles)
    if meld.claimed in own:
        own.remove(meld.claimed)
    for tile in own:
        hand = without(hand, tile)
    return replace(
        deal,
        hands=put(deal.hands, seat, hand),
        drawn=put(deal.drawn, seat, ()),
        melds=put(deal.melds, seat, (*deal.melds[seat], meld)),
        discards=_taken_by(deal.discards, seat),
        turn=seat,
    )


def _taken_by(discards: tuple[Discard, ...], seat: Seat) -> tuple[Discard, ...]:
    return (*discards[:-1], replace(discards[-1], claimed_by=seat)) if discards else discards


def _kong_concealed(deal: Deal, event: KongConcealed) -> Deal:
    seat = event.seat
    meld = Meld(MeldKind.CONCEALED, (event.tile,) * 4, at=len(deal.discards))
    return replace(
        deal,
        hands=put(deal.hands, seat, without(deal.hands[seat], event.tile, 4)),
        melds=put(deal.melds, seat, (*deal.melds[seat], meld)),
    )


def _kong_shown(deal: Deal, event: KongShown) -> Deal:
    row = deal.melds[event.seat]
    meld = replace(row[event.index], tiles=(event.tile,) * 4, shown=True)
    return replace(deal, melds=put(deal.melds, event.seat, put(row, event.index, meld)))


def _kong_laid(deal: Deal, event: KongLaid) -> Deal:
    seat = event.seat
    melds = tuple(
        replace(meld, kind=MeldKind.ADDED, tiles=(event.tile,) * 4, added_at=len(deal.discards))
        if meld.kind is MeldKind.PUNG and meld.tiles[0] == event.tile
        else meld
        for meld in deal.melds[seat]
    )
    return replace(
        deal,
        hands=put(deal.hands, seat, without(deal.hands[seat], event.tile)),
        melds=put(deal.melds, seat, melds),
        laid=event.tile,
    )


def _kong_stood(deal: Deal, event: KongStood) -> Deal:
    return replace(deal, laid=None, kongs=deal.kongs + 1)


def _robbed(deal: Deal, event: Robbed) -> Deal:
    melds = tuple(
        replace(meld, kind=MeldKind.PUNG, tiles=(event.tile,) * 3, added_at=None)
        if meld.kind is MeldKind.ADDED and meld.tiles[0] == event.tile
        else meld
        for meld in deal.melds[event.seat]
    )
    return replace(deal, melds=put(deal.melds, event.seat, melds), laid=None, robbed=event.tile)


def _missed(deal: Deal, event: Missed) -> Deal:
    return replace(deal, missed=put(deal.missed, event.seat, event.on))


def _won(deal: Deal, event: Won) -> Deal:
    discards = deal.discards
    if event.how == "discard" and not deal.won:
        discards = _taken_by(discards, event.seat)
    return replace(deal, won=(*deal.won, event), discards=discards)


def _no_winner(deal: Deal, event: NoWinner) -> Deal:
    return replace(deal, no_winner=event.reason)


def _revealed(deal: Deal, event: Revealed) -> Deal:
    return replace(deal, hands=event.hands, melds=event.melds, revealed=True)


def _counted(deal: Deal, event: Counted) -> Deal:
    return replace(deal, scored=event.scored)


def _paid(deal: Deal, event: Paid) -> Deal:
    scores = list(deal.standing.scores)
    for transfer in event.paid:
        scores[transfer.payer] -= transfer.amount
        scores[transfer.to] += transfer.amount
    return replace(
        deal,
        standing=replace(deal.standing, scores=tuple(scores)),
        owed=deal.owed + event.owed,
        paid=deal.paid + event.paid,
    )


def _finished(deal: Deal, event: Finished) -> Deal:
    return replace(deal, next=Next(event.standing, event.over))


def _readied(deal: Deal, event: Readied) -> Deal:
    return replace(deal, ready=put(deal.ready, event.seat, True))


EVOLVE: dict[type[Event], Callable[[Deal, Any], Deal]] = {
    Began: _began,
    Entered: _entered,
    Chose: _chose,
    Staked: _staked,
    Thrown: _thrown,
    DealerChosen: _dealer_chosen,
    Broke: _broke,
    Dealt: _dealt,
    FlowerShown: _flower_shown,
    Drew: _drew,
    Declared: _declared,
    Discarded: _discarded,
    Claimed: _claimed,
    KongConcealed: _kong_concealed,
    KongShown: _kong_shown,
    KongLaid: _kong_laid,
    KongStood: _kong_stood,
    Robbed: _robbed,
    Missed: _missed,
    Won: _won,
    NoWinner: _no_winner,
    Revealed: _revealed,
    Counted: _counted,
    Paid: _paid,
    Finished: _finished,
    Readied: _readied,
}
