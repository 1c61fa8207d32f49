"""What a seat is offered: the moves that the game allows, less those that a limit of the table forbids."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from engine import distance
from engine.actions import (
    KONG,
    PASS,
    PUNG,
    WIN,
    Action,
    AddedKong,
    AnyAction,
    Ask,
    Caution,
    Chow,
    ConcealedKong,
    Discard,
    Pass,
)
from engine.actions import (
    Win as WinAction,
)
from engine.deal import Deal
from engine.distance import Form
from engine.events import Scored
from engine.meld import Meld, MeldKind
from engine.reading import Win
from engine.rules import Forbid, Rules, Warn
from engine.seat import Seat, seat_wind, seats_after
from engine.tile import FIRST_FLOWER, HIDDEN, TILES, Tile, Tiles, counts_of

Offers = Mapping[Seat, tuple[AnyAction, ...]]
"""The seats that may claim a tile, in turn order from whoever gave it, and what each is offered."""
DISCARDS = tuple(map(Discard, TILES))
"""The discard of each tile from the hand, and of each as it was drawn: made once, they are offered in every turn."""
DISCARDS_AS_DRAWN = tuple(Discard(tile, from_draw=True) for tile in TILES)


@lru_cache(maxsize=256)
def waits(hand: Tiles, need: int, form: Form) -> int:
    """The tiles that complete a hand of 3 × need + 1 tiles, as a bit mask."""
    if len(hand) != 3 * need + 1 or not distance.may_wait(hand, need, form) or HIDDEN in hand:
        return 0
    return distance.waits(counts_of(hand), need, form)


def ready_waits(rules: Rules, hand: Tiles, melds: tuple[Meld, ...]) -> Tiles:
    """What a hand waits for: no tile whose four copies the player himself holds counts (README: ready)."""
    mask = waits(hand, 4 - len(melds), rules.form)
    if not mask:
        return ()
    own = counts_of((*hand, *(tile for meld in melds for tile in meld.tiles)))
    return tuple(TILES[tile] for tile in range(FIRST_FLOWER) if mask >> tile & 1 and own[tile] < 4)


def is_ready(rules: Rules, deal: Deal, seat: Seat) -> bool:
    """聽: whether the seat (which must be seen) is one tile from a winning shape."""
    return bool(ready_waits(rules, deal.hands[seat], deal.melds[seat]))


def win_of(rules: Rules, deal: Deal, seat: Seat, tile: Tile, how: str, source: Seat | None) -> Win:
    """The win as the deal stands, its circumstances read off the deal."""
    left = len(rules.tiles) - deal.taken.bit_count()
    flags = set()
    if how == "self" and deal.from_tail and deal.kongs:
        flags.add("kong")
    if how == "self" and not left:
        flags.add("last")
    dealer = deal.standing.dealer
    first = len(deal.discards) == (0 if how == "self" else 1) and not deal.kongs
    if first and how != "rob" and (seat if source is None else source) == dealer:
        flags.add("first")
    return Win(
        seat,
        tile,
        how,
        source,
        _waiting(deal, seat, how),
        deal.melds[seat],
        deal.flowers[seat],
        seat_wind(seat, dealer, deal.players),
        deal.standing.round_wind,
        seat == dealer,
        deal.declared[seat],
        frozenset(flags),
        left,
    )


def score(rules: Rules, win: Win) -> Scored | None:
    """The win's best reading, counted (C-5); None if it is no win at this table."""
    best: Scored | None = None
    for shape in rules.shapes:
        for reading in shape(win):
            scored = rules.tally(rules, reading)
            if scored and (best is None or (scored.value, scored.fan, scored.hu) > (best.value, best.fan, best.hu)):
                best = scored
    return best


def can_win(rules: Rules, deal: Deal, seat: Seat, tile: Tile, how: str, source: Seat | None) -> bool:
    """Whether the seat may win on that tile now."""
    if not waits(_waiting(deal, seat, how), 4 - len(deal.melds[seat]), rules.form) >> tile & 1:
        return False
    if rules.missed_win and deal.missed[seat] and how != "self":
        return False
    if refusal(forbidding(rules, deal, seat), WIN) is not None:
        return False
    return score(rules, win_of(rules, deal, seat, tile, how, source)) is not None


def _waiting(deal: Deal, seat: Seat, how: str) -> Tiles:
    """The hand without the winning tile; a tile just drawn lies last."""
    hand = deal.hands[seat]
    return hand[:-1] if how == "self" else hand


def forbidding(rules: Rules, deal: Deal, seat: Seat) -> list[Forbid]:
    """The limits of the table that forbid the seat anything now."""
    forbids = []
    for limit in rules.limits:
        forbid = limit(deal, seat)
        if forbid is not None:
            forbids.append(forbid)
    return forbids


def refusal(forbids: list[Forbid], action: Action) -> str | None:
    """The key of the reason why one of these limits forbids the action, or None."""
    for forbid in forbids:
        reason = forbid(action)
        if reason is not None:
            return reason
    return None


def turn_ask(rules: Rules, deal: Deal) -> Ask:
    """What the seat whose turn it is may do: win, kong, discard (C-3, C-9)."""
    seat = deal.turn
    candidates = [*_turn_claims(rules, deal, seat), *rules.more(rules, deal, seat), *_discards(deal, seat)]
    actions, refused = _sifted(forbidding(rules, deal, seat), candidates)
    return Ask(tuple(actions), _turn_default(actions), refused, _warnings(rules.danger(rules, deal, seat), actions))


def _warnings(warn: Warn | None, actions: list[AnyAction]) -> tuple[Caution, ...]:
    """The dangerous tiles among those that may be discarded."""
    if warn is None:
        return ()
    tiles = dict.fromkeys(action.tile for action in actions if isinstance(action, Discard))
    return tuple(caution for tile in tiles if (caution := warn(tile)) is not None)


def _sifted(forbids: list[Forbid], candidates: list[AnyAction]) -> tuple[list[AnyAction], tuple[tuple[Tile, str], ...]]:
    """The candidates that nothing forbids, and of each tile for which none is left the reason."""
    if not forbids:
        return candidates, ()
    actions: list[AnyAction] = []
    refused: dict[Tile, str] = {}
    for action in candidates:
        reason = refusal(forbids, action)
        if reason is None:
            actions.append(action)
        elif isinstance(action, Discard):
            refused[action.tile] = reason  # says more of a tile of the hand than why no kong is made of it
        elif isinstance(action, AddedKong | ConcealedKong):
            refused.setdefault(action.tile, reason)
    for action in actions:
        if isinstance(action, Discard):
            refused.pop(action.tile, None)
    return actions, tuple(refused.items())


def _turn_claims(rules: Rules, deal: Deal, seat: Seat) -> list[AnyAction]:
    """A win, then kongs; whoever has claimed a tile and not drawn may neither win nor kong."""
    claims: list[AnyAction] = []
    if not deal.drawn[seat]:
        return claims
    if can_win(rules, deal, seat, deal.drawn[seat][-1], "self", None):
        claims.append(WIN)
    if not rules.drawable(deal, 1):
        return claims
    hand = deal.hands[seat]
    if len(set(hand)) + 3 <= len(hand):  # otherwise no four of them are equal
        claims += [ConcealedKong(TILES[tile]) for tile, held in enumerate(counts_of(hand)) if held == 4]
    for meld in deal.melds[seat]:
        if meld.kind is MeldKind.PUNG and meld.tiles[0] in hand:
            claims.append(AddedKong(meld.tiles[0]))
    return claims


def _discards(deal: Deal, seat: Seat) -> list[Discard]:
    """Each kind of tile in the hand, the tile just drawn last."""
    hand = deal.hands[seat]
    if not deal.drawn[seat]:
        return [DISCARDS[tile] for tile in sorted(set(hand))]
    discards = [DISCARDS[tile] for tile in sorted(set(hand[:-1]))]
    discards.append(DISCARDS_AS_DRAWN[hand[-1]])
    return discards


def _turn_default(actions: list[AnyAction]) -> AnyAction:
    """On timeout: a win on offer (then it comes first), else the drawn tile, else the rightmost discard (C-1)."""
    if actions[0] is WIN:
        return WIN
    for action in reversed(actions):
        if isinstance(action, Discard) and not action.declare:
            return action
    raise AssertionError("whoever has the turn may discard something")


def claim_offers(rules: Rules, deal: Deal) -> Offers:
    """What each seat may claim of the last discard, whether or not it has answered (C-1, C-2, C-3)."""
    last = deal.discards[-1]
    tile = last.tile
    pairs = rules.chows(tile)
    offers: dict[Seat, tuple[AnyAction, ...]] = {}
    for seat in seats_after(last.seat, rules.players):
        hand = deal.hands[seat]
        actions: list[AnyAction] = []
        if can_win(rules, deal, seat, tile, "discard", last.seat):
            actions.append(WIN)
        held = hand.count(tile)
        if held >= 2:
            actions += _permitted(rules, deal, seat, [PUNG, KONG] if held == 3 and rules.drawable(deal, 1) else [PUNG])
        if pairs:
            chows: list[AnyAction] = [Chow(*pair) for pair in pairs if pair[0] in hand and pair[1] in hand]
            if chows:
                actions += _permitted(rules, deal, seat, chows)
            pairs = ()  # only the next seat may chow
        if actions:
            actions.append(PASS)
            offers[seat] = tuple(actions)
    return offers


def _permitted(rules: Rules, deal: Deal, seat: Seat, claims: list[AnyAction]) -> list[AnyAction]:
    """The claims for a meld that nothing forbids; none of a discard after which no tile may be drawn."""
    return _sifted(forbidding(rules, deal, seat), claims)[0] if rules.drawable(deal, 0) else []


class Window:
    """The offers of the claim window opened last: while it is open only `answers` change, on which no offer depends."""

    def __init__(self) -> None:
        """No window has been opened."""
        self._opened: tuple[Rules, Deal, Offers] | None = None

    def open(self, rules: Rules, deal: Deal) -> Offers:
        """What may be claimed of the discard just made; kept if there is anything."""
        offers = claim_offers(rules, deal)
        if offers:
            self._opened = rules, deal, offers
        return offers

    def offers(self, rules: Rules, deal: Deal) -> Offers:
        """What was offered in the window that this deal is in, worked out anew if it isn't the one opened last."""
        opened = self._opened
        if opened and rules is opened[0] and replace(deal, answers=opened[1].answers) == opened[1]:
            return opened[2]
        return claim_offers(rules, deal)


def rob_offers(rules: Rules, deal: Deal) -> Offers:
    """Who may rob the kong that was just laid."""
    robbed = deal.turn
    tile = deal.laid
    assert tile is not None, "there is robbing only while a kong is laid"
    offers: dict[Seat, tuple[AnyAction, ...]] = {}
    for seat in seats_after(robbed, deal.players):
        if can_win(rules, deal, seat, tile, "rob", robbed):
            offers[seat] = (WIN, PASS)
    return offers


def best_claim(rules: Rules, deal: Deal, offers: Offers, source: Seat) -> tuple[Seat, AnyAction] | bool | None:
    """The claim that goes first, None if all passed, False while an outstanding answer could still change it (C-1)."""
    if not offers:
        return None

    def rank(seat: Seat, action: AnyAction) -> tuple[int, int]:
        level = next(n for n, kinds in enumerate(rules.claims) if type(action) in kinds)
        shared = rules.all_win and isinstance(action, WinAction)
        return level, 0 if shared else (seat - source) % deal.players

    made: list[tuple[tuple[int, int], Seat, AnyAction]] = []
    for seat in offers:
        answer = deal.answers[seat]
        if answer is not None and not isinstance(answer, Pass):
            made.append((rank(seat, answer), seat, answer))
    best = min(made, key=lambda row: row[0], default=None)
    for seat, actions in offers.items():
        if deal.answers[seat] is None:
            hopes = [rank(seat, action) for action in actions if not isinstance(action, Pass)]
            if best is None or min(hopes) < best[0] or (rules.all_win and min(hopes) == best[0]):
                return False
    return None if best is None else (best[1], best[2])


def window_asks(deal: Deal, offers: Offers) -> dict[Seat, Ask]:
    """The asks of a claim window: one for each seat that has an offer and has not answered."""
    return {
        seat: Ask(actions, WIN if WIN in actions else PASS)
        for seat, actions in offers.items()
        if deal.answers[seat] is None
    }
