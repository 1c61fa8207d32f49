"""The match round its deals: scores, dealer, winds, and what the table was opened with."""

import msgspec

from engine.seat import Seat, Wind


class Stake(msgspec.Struct, frozen=True):
    """A player's fire and float; `held` counts the finished deals in a row that he has been on fire (W-7)."""

    fire: bool = False
    float: int = 0
    held: int = 0


class Standing(msgspec.Struct, frozen=True):
    """Where the match stands as a deal begins, or after it.

    `number` counts deals from 1, `run` how often the dealer has stayed, `dealt` is a bit per seat that has dealt
    since the round wind last advanced, `rounds` counts those advances.
    """

    scores: tuple[int, ...]
    dealer: Seat = Seat.A
    round_wind: Wind = Wind.EAST
    number: int = 1
    run: int = 0
    dealt: int = 1
    rounds: int = 0
    stakes: tuple[Stake, ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """How a deal ended: who won, and who discarded or was robbed; a draw has no winners."""

    winners: tuple[Seat, ...] = ()
    source: Seat | None = None


class Next(msgspec.Struct, frozen=True):
    """What a deal leads to: the standing of the next one, or the end of the match."""

    standing: Standing
    over: bool = False


class Player(msgspec.Struct, frozen=True):
    """Who sits in a seat: a person by name, or a bot by level ("" for a person)."""

    name: str
    bot: str = ""


class Header(msgspec.Struct, frozen=True):
    """What a match begins with, known to all: rule set, rule code, seats; a fork says where it came from."""

    match_id: str
    ruleset: str
    code: str
    players: tuple[Player, ...]
    parent: str = ""
    at: int = 0
    kind: str = "match"


def pass_deal(standing: Standing, stays: bool, players: int) -> Standing:
    """The next deal's standing: the dealer stays or the next seat deals, and the round wind keeps step.

    It advances with the first change of dealer after every player has dealt since it last did.
    """
    return seat_dealer(standing, standing.dealer if stays else standing.dealer.after(1, players), players)


def seat_dealer(standing: Standing, dealer: Seat, players: int) -> Standing:
    """As pass_deal, with any seat as the next dealer."""
    changes = dealer != standing.dealer
    advances = changes and standing.dealt == (1 << players) - 1
    return msgspec.structs.replace(
        standing,
        number=standing.number + 1,
        dealer=dealer,
        run=0 if changes else standing.run + 1,
        dealt=1 << dealer if advances else standing.dealt | 1 << dealer,
        round_wind=Wind((standing.round_wind + advances) % 4),
        rounds=standing.rounds + advances,
    )
