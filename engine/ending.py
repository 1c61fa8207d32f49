"""The end of a deal, one batch: who won, all hands open, the count, the payments, what comes next."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.deal import Deal
from engine.events import Counted, Finished, NoWinner, Paid, Revealed, Robbed, Scored, Transfer, Won
from engine.flow import Flow
from engine.match import Outcome
from engine.offers import score, win_of
from engine.reading import Win
from engine.rules import Rules
from engine.seat import Seat
from engine.tile import Tile


def win_game(flow: Flow, seats: Sequence[Seat], tile: Tile, how: str, source: Seat | None) -> None:
    """Those seats win on that tile; a robbed kong becomes a pung again."""
    wins = [win_of(flow.rules, flow.deal, seat, tile, how, source) for seat in seats]
    if how == "rob" and source is not None:
        flow.emit(Robbed(source, tile))
    for win in wins:
        flow.emit(Won(win.seat, tile, how, source))
    flow.emit(Revealed(flow.deal.hands, flow.deal.melds))
    scored, owed = count_up(flow.rules, flow.deal, wins)
    flow.emit(Counted(scored))
    pay(flow, owed)
    finish(flow, Outcome(tuple(seats), source))


def count_up(rules: Rules, deal: Deal, wins: Iterable[Win]) -> tuple[tuple[Scored, ...], tuple[Transfer, ...]]:
    """The winning hands counted, each with the seat that pays for all if there is one, and all that is owed for them.

    `deal` shows all hands and has the wins in `won`; each of them must have a value.
    """
    scored: tuple[Scored, ...] = ()
    for win in wins:
        counted = score(rules, win)
        assert counted is not None, "a win that was offered has a value"
        named = rules.liable(rules, deal, win, counted)
        if named is not None:
            counted = replace(counted, liable=named.seat, liable_by=named.rule, liable_at=named.discard)
        scored += (counted,)
    deal = replace(deal, scored=scored)
    owed = tuple(transfer for counted in scored for transfer in rules.settle(deal, counted))
    return scored, owed + rules.losers(deal)


def draw_game(flow: Flow) -> None:
    """流局: nobody won."""
    flow.emit(NoWinner("wall_empty"))
    flow.emit(Revealed(flow.deal.hands, flow.deal.melds))
    finish(flow, Outcome())


def pay(flow: Flow, owed: tuple[Transfer, ...]) -> None:
    """Payments, as far as the purses reach."""
    if owed:
        flow.emit(Paid(owed, flow.rules.purse(flow.deal.standing, owed)))


def finish(flow: Flow, outcome: Outcome) -> None:
    """Close the deal; everybody is asked whether he is ready for the next, unless the match is over."""
    following = flow.rules.succession(flow.deal, outcome)
    flow.emit(Finished(following.standing, following.over))
    flow.enter("over" if following.over else "settled")
