"""The table in the moment of a win, read from the JSON object of `sanfan score`.

The object is turned into the very Deal that play would have led to (hands, melds with their feeders in the river,
stakes, balances), so that a rule set counts and settles it with the hooks of a real deal.
"""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.deal import Deal, Discard, begin
from engine.events import DITING, TIANTING, Won
from engine.given import BadInput, Given
from engine.match import Stake
from engine.meld import BadMeld, Meld, MeldKind, parse_meld
from engine.options import BadOption
from engine.reading import Win
from engine.rules import Rules
from engine.rulesets import ruleset
from engine.seat import WINDS, Seat, seat_wind
from engine.text import QT_TRANSLATE_NOOP as T
from engine.tile import FIRST_FLOWER, NAMES, BadTiles, Tile, Tiles

REQUIRED = ("rules", "round", "dealer", "winner", "players", "win")
OPTIONAL = ("options", "wall_left", "declared", "balances")
HAND_WITHOUT_MELDS = 13
SETS = 4
MOST_SCORE = 10**9

HAND_SIZE = (
    T("input", "should have %1 tiles (without the winning tile), not %2"),
    T("input", "should have %1 tiles beside 1 meld (without the winning tile), not %2"),
    T("input", "should have %1 tiles beside %3 melds (without the winning tile), not %2"),
)
"""By the number of melds: none, one, several."""
UNFED = T("input", "an exposed set needs the seat that fed it")
FED = T("input", "nobody feeds a concealed kong")
ONE_COPY = T("input", "%1 occurs %2 times: there is only %3")
COPIES = T("input", "%1 occurs %2 times: there are only %3")


class Position(NamedTuple):
    """A win and the deal it happens in; `capped` says that balances were given, which payments can't exceed."""

    rules: Rules
    deal: Deal
    win: Win
    capped: bool


class _Player(NamedTuple):
    hand: Tiles
    melds: tuple[Meld, ...]
    flowers: Tiles
    stake: Stake


class _Falls(NamedTuple):
    """How the winning tile falls."""

    tile: Tile
    how: str
    source: Seat | None
    flags: frozenset[str]
    mark: Tile | None


def read_rules(given: Given, options: Given) -> Rules:
    """The rule set of that id under options as an object, a rule code or `k=v,k=v`; BadInput."""
    try:
        held = ruleset(given.text())
        if isinstance(options.value, dict):
            return held.build(held.options.from_json(options.value))
        return held.build(held.options.from_text("" if options.absent else options.text()))
    except BadOption as error:
        raise BadInput(error.text, *error.places) from error


def read_position(data: Any, rules: Rules | None = None) -> Position:
    """The position that the object describes, for those rules or those that it names; BadInput says what is wrong."""
    fields = Given(data).fields(REQUIRED, OPTIONAL)
    if rules is None:
        rules = read_rules(fields["rules"], fields["options"])
    winner = fields["winner"].seat(rules.players)
    rows = fields["players"].items(rules.players)
    players = [_read_player(rules, Seat(n), row, n == winner) for n, row in enumerate(rows)]
    falls = _read_win(rules, fields["win"], winner)
    _count_copies(rules, players, falls, winner)
    deal = _read_deal(rules, fields, players)
    wall_left = _read_wall_left(rules, fields["wall_left"], falls.flags)
    return _position(rules, deal, winner, falls, wall_left, not fields["balances"].absent)


def _read_player(rules: Rules, seat: Seat, given: Given, wins: bool) -> _Player:
    fields = given.fields((), ("hand", "melds", "flowers", "fire", "float"))
    rows = fields["melds"].items()
    if len(rows) > SETS:
        raise fields["melds"].bad(T("input", "should be at most %1, not %2"), SETS, len(rows))
    melds = tuple(read_meld(rules, seat, row) for row in rows)
    flowers = fields["flowers"].flowers()
    if wins and fields["hand"].absent:
        raise fields["hand"].bad(T("input", "the winner's hand must be known"))
    hand = read_hand(fields["hand"], len(melds))
    stake = Stake(fields["fire"].switch(), 0 if fields["float"].absent else fields["float"].number(0, 2))
    if stake != Stake() and not rules.initial.stakes:
        raise given.bad(T("input", "this rule set knows neither fire nor float"))
    return _Player(hand, melds, flowers, stake)


def read_hand(given: Given, melds: int) -> Tiles:
    """The concealed tiles beside so many melds, without flowers; none if the hand isn't known. BadInput."""
    hand = given.tiles()
    wanted = HAND_WITHOUT_MELDS - 3 * melds
    if not given.absent and len(hand) != wanted:
        raise given.bad(HAND_SIZE[min(melds, len(HAND_SIZE) - 1)], wanted, len(hand), melds)
    if any(tile >= FIRST_FLOWER for tile in hand):
        raise given.bad(T("input", "flowers belong in “flowers”, not in the hand"))
    return hand


def read_meld(rules: Rules, seat: Seat, given: Given) -> Meld:
    """A meld of `{tiles, source, added}`; BadInput if it is none, or not one that this table allows."""
    fields = given.fields(("tiles",), ("source", "added"))
    source = None if fields["source"].absent else fields["source"].seat(rules.players)
    text = fields["tiles"].text().strip()
    try:
        meld = parse_meld(text, source, fields["added"].switch())
    except (BadMeld, BadTiles) as error:
        raise fields["tiles"].bad(error.text, *error.places) from error
    if meld.kind is MeldKind.DIRECT and source is None:
        meld = parse_meld(f"({text[1:-1]})")  # without a source a kong is a concealed one, however it is written
    if source == seat:
        raise fields["source"].bad(T("input", "nobody feeds himself"))
    if meld.is_exposed == (source is None):
        raise fields["source"].bad(UNFED if meld.is_exposed else FED)
    if meld.kind is MeldKind.CHOW:
        _check_run(rules, meld, fields["tiles"])
        if meld.source != seat.after(-1, rules.players):
            raise fields["source"].bad(T("input", "a chow is fed by the player before"))
    return meld


def read_melds(rules: Rules, given: Given) -> tuple[Meld, ...]:
    """The melds of a text such as `[555m] (CCCC)`, whoever fed them; BadInput."""
    melds = []
    for part in re.findall(r"[\[(][^\[(]*|[^\s\[(]+", given.text()):
        try:
            meld = parse_meld(part)
        except (BadMeld, BadTiles) as error:
            raise given.bad(error.text, *error.places) from error
        if meld.kind is MeldKind.CHOW:
            _check_run(rules, meld, given)
        melds.append(meld)
    if len(melds) > SETS:
        raise given.bad(T("input", "should be at most %1, not %2"), SETS, len(melds))
    return tuple(melds)


def _check_run(rules: Rules, meld: Meld, given: Given) -> None:
    rest = [(tile, [other for other in meld.tiles if other != tile]) for tile in meld.tiles]
    if not any(sorted(pair) == others for tile, others in rest for pair in rules.chows(tile)):
        raise given.bad(T("input", "%1 is no run that may be claimed at this table"), meld)


def _read_win(rules: Rules, given: Given, winner: Seat) -> _Falls:
    fields = given.fields(("tile", "how"), ("source", "flags", "mark"))
    how = fields["how"].one_of(("self", "discard", "rob"))
    source = None if fields["source"].absent else fields["source"].seat(rules.players)
    if how == "self" and source is not None:
        raise fields["source"].bad(T("input", "a self-draw has no source"))
    if how != "self" and source is None:
        raise fields["source"].bad(T("input", "the seat that discarded or was robbed is missing"))
    if source == winner:
        raise fields["source"].bad(T("input", "nobody wins on his own tile"))
    tile = fields["tile"].tile()
    if tile >= FIRST_FLOWER:
        raise fields["tile"].bad(T("input", "nobody wins on a flower"))
    flags = frozenset(flag.one_of(("kong", "last", "first")) for flag in fields["flags"].items())
    mark = None if fields["mark"].absent else fields["mark"].tile()
    return _Falls(tile, how, source, flags, mark)


def _count_copies(rules: Rules, players: list[_Player], falls: _Falls, winner: Seat) -> None:
    """Hands, flowers, melds, the winning tile and the mark, unless that was claimed for a meld."""
    lying = [falls.tile]
    for player in players:
        lying += (*player.hand, *player.flowers, *(tile for meld in player.melds for tile in meld.tiles))
    fed = [meld.claimed for player in players for meld in player.melds if meld.source == winner]
    if falls.mark is not None and falls.mark not in fed:
        lying.append(falls.mark)
    check_copies(rules, lying)


def check_copies(rules: Rules, tiles: Iterable[Tile]) -> None:
    """BadInput if a face occurs more often than it is in the wall."""
    wall = Counter(rules.tiles)
    for tile, count in sorted(Counter(tiles).items()):
        if not wall[tile]:
            raise BadInput(T("input", "%1: this rule set plays without it"), NAMES[tile])
        if count > wall[tile]:
            raise BadInput(ONE_COPY if wall[tile] == 1 else COPIES, NAMES[tile], count, wall[tile])


def _read_wall_left(rules: Rules, given: Given, flags: frozenset[str]) -> int | None:
    if given.absent:
        return 0 if "last" in flags else None
    left = given.number(0, len(rules.tiles) - HAND_WITHOUT_MELDS * rules.players)
    if left > 1 and "last" in flags:  # whoever counts the drawn tile itself as left says 1
        raise given.bad(T("input", "%1 tiles are left after the last one"), left)
    return left


def _read_deal(rules: Rules, fields: dict[str, Given], players: list[_Player]) -> Deal:
    count = rules.players
    standing = replace(
        rules.initial,
        dealer=fields["dealer"].seat(count),
        round_wind=WINDS["ESWN".index(fields["round"].one_of("ESWN"))],
        stakes=tuple(player.stake for player in players) if rules.initial.stakes else (),
    )
    if not fields["balances"].absent:
        scores = tuple(row.number(-MOST_SCORE, MOST_SCORE) for row in fields["balances"].items(count))
        standing = replace(standing, scores=scores)
    return replace(
        begin(standing),
        hands=tuple(player.hand for player in players),
        flowers=tuple(player.flowers for player in players),
        melds=tuple(player.melds for player in players),
        declared=_read_declared(rules, fields["declared"], standing.dealer),
        kongs=sum(meld.is_kong for player in players for meld in player.melds),
        revealed=True,
    )


def _read_declared(rules: Rules, given: Given, dealer: Seat) -> tuple[str | None, ...]:
    """What each seat has declared: the dealer can only have done so with his first discard, the others before it."""
    declared: list[str | None] = [None] * rules.players
    for seat, row in enumerate([] if given.absent else given.items(rules.players)):
        kind = DITING if seat == dealer else TIANTING
        if not row.absent and all(fan.key != kind for fan in rules.fans):
            raise row.bad(T("input", "nobody declares ready in this game"))
        declared[seat] = None if row.absent else row.one_of((kind,))
    return tuple(declared)


def _position(rules: Rules, deal: Deal, winner: Seat, falls: _Falls, wall_left: int | None, capped: bool) -> Position:
    standing = deal.standing
    dealers_turn = standing.dealer == (winner if falls.source is None else falls.source)
    flags = falls.flags - ({"kong", "last"} if falls.how != "self" else set())
    if falls.how == "rob" or not dealers_turn or any(deal.melds):
        flags -= {"first"}
    river = _with_river(deal, winner, falls)
    win = Win(
        winner,
        falls.tile,
        falls.how,
        falls.source,
        deal.hands[winner],
        river.melds[winner],
        deal.flowers[winner],
        seat_wind(winner, standing.dealer, rules.players),
        standing.round_wind,
        winner == standing.dealer,
        deal.declared[winner],
        flags,
        wall_left,
        falls.mark,
    )
    taken = len(rules.tiles) - wall_left if wall_left is not None else 0
    return Position(rules, replace(river, taken=(1 << taken) - 1), win, capped)


def _with_river(deal: Deal, winner: Seat, falls: _Falls) -> Deal:
    """The deal with the discards that can be known: those claimed (the winner's last), the mark, the winning tile."""
    river: list[Discard] = []
    melds = list(deal.melds)
    for seat in sorted((Seat(n) for n in range(deal.players)), key=lambda seat: seat == winner):
        row: list[Meld] = []
        for meld in melds[seat]:
            row.append(replace(meld, at=len(river)))
            if meld.source is not None and meld.claimed is not None:
                river.append(Discard(meld.source, meld.claimed, False, seat))
        added = len(river)
        melds[seat] = tuple(replace(m, added_at=added) if m.kind is MeldKind.ADDED else m for m in row)
    if falls.mark is not None:
        river.append(Discard(winner, falls.mark, False))
    changes: dict[str, Any] = {"melds": tuple(melds), "won": (Won(winner, falls.tile, falls.how, falls.source),)}
    if falls.how == "self":
        hand = (*deal.hands[winner], falls.tile)
        changes["hands"] = (*deal.hands[:winner], hand, *deal.hands[winner + 1 :])
        changes["drawn"] = (*((),) * winner, (falls.tile,), *((),) * (deal.players - winner - 1))
        changes["turn"] = winner
    else:
        assert falls.source is not None
        changes["turn"] = falls.source
        if falls.how == "rob":
            changes["robbed"] = falls.tile
        else:
            river.append(Discard(falls.source, falls.tile, False, winner))
    return replace(deal, discards=tuple(river), **changes)
