"""Plan-aware play: every aim is worth what the law pays for it, times the chance that the missing tiles still come.

A discard is as good as the aims it keeps and the tiles that then help; a claim is made if the best aim with it beats
the best without it by a margin. This is the level "normal"; "easy" does it badly and "hard" adds to it.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.actions import (
    DECLARE,
    KONG,
    PASS,
    PUNG,
    WIN,
    AddedKong,
    AnyAction,
    Ask,
    Chow,
    ConcealedKong,
    Discard,
    Kong,
    Stakes,
)
from engine.bots.parameters import parameters
from engine.bots.plans import Aim, Frame, Plan, cores, frame, missing, useful
from engine.bots.sight import Sight, dead_tiles, look, stripped
from engine.bots.worth import Prices, worth_of
from engine.chance import Chance
from engine.deal import Deal
from engine.distance import Hand, tiles_of
from engine.events import KongStood, Paid
from engine.meld import Meld, MeldKind
from engine.rules import Rules
from engine.seat import Seat
from engine.tile import Tile, is_terminal

REACH = 3
"""Aims that miss so many tiles more than the nearest are left aside."""
KEPT = 4
"""So many of the best aims are looked at closely."""
NO_WIN = 1e-6
"""The score of an aim that would win nothing: any progress is better than none."""


class Outlook(NamedTuple):
    """An aim as it stands: its score, the missing tiles, what a hand that reached it would bring, and the share of hands
    to which one missing tile still comes."""

    score: float
    gap: int
    plan: Plan
    core: Frame
    value: float
    speed: float

    @property
    def aim(self) -> Aim:
        """What it is that is aimed for."""
        return Aim(self.plan, self.core.core)


class Planner:
    """A level that plans. It remembers nothing: the same view and the same seed give the same choice."""

    level = "normal"

    def __init__(self, rules: Rules, seed: bytes) -> None:
        """The seed breaks ties."""
        self._rules = rules
        self._chance = Chance(seed)
        self._numbers = parameters(self.level, rules.id)
        self._worth = worth_of(rules)
        self._dead = dead_tiles(rules)
        numbers = self._numbers
        self._ways = {
            "sets": numbers.sets, "triplets": numbers.triplets, "pairs": numbers.pairs, "rags": numbers.rags,
        }  # fmt: skip

    def choose(self, view: Deal, seat: Seat, ask: Ask) -> AnyAction:
        """Win, else what the plans say."""
        actions = ask.actions
        if len(actions) == 1:
            return actions[0]
        if WIN in actions:
            return self._win(view, seat, ask)
        if isinstance(ask.default, Stakes):
            return self._stakes(view, seat, ask)
        sight = look(self._rules, view, seat, self._dead)
        if DECLARE in actions:
            return DECLARE if self._declares(sight) else PASS
        if PASS in actions:
            return self._claim(sight, ask)
        return self._turn(sight, ask)

    def _win(self, view: Deal, seat: Seat, ask: Ask) -> AnyAction:
        """A win on offer is taken."""
        return WIN

    def _stakes(self, view: Deal, seat: Seat, ask: Ask) -> AnyAction:
        """Fire and float as the level likes them."""
        rows = [action for action in ask.actions if isinstance(action, Stakes)]
        fire, floated = bool(self._numbers.fire), self._numbers.float
        return min(rows, key=lambda row: (row.fire != fire, abs(row.float - floated)))

    def _declares(self, sight: Sight) -> bool:
        """Whether to declare ready: what it brings is worth the freedom it costs."""
        plain, declared = (self._ready_worth(sight, kind) for kind in (None, "tianting"))
        return declared >= plain

    def _ready_worth(self, sight: Sight, declared: str | None) -> float:
        """What a ready hand brings, by the tiles that complete it."""
        place = sight.place._replace(declared=declared)
        best = self._outlooks(sight, sight.hand, self._worth.at(sight.melds, place))
        return best[0].score if best else 0.0

    # the score of aims

    def _rate(self, sight: Sight) -> float:
        """The share of hands to which one missing tile still comes."""
        return (sight.draws + 0.5) / (sight.draws + 0.5 + self._numbers.pace)

    def _outlooks(self, sight: Sight, hand: Hand, prices: Prices) -> list[Outlook]:
        """All aims within reach, best first."""
        rows: list[tuple[int, Plan, Frame]] = []
        for core in cores(hand, prices.valued, prices.straights):
            seen = frame(hand, core)
            for plan in prices.plans:
                if not core.honours or plan.groups[3]:
                    rows.append((missing(plan, seen, hand), plan, seen))
        nearest = min(row[0] for row in rows)
        rate, ways, flush = self._rate(sight), self._ways, self._numbers.flush
        outlooks = []
        for gap, plan, seen in rows:
            if gap <= nearest + REACH:
                value = prices.of(plan, seen.core)
                speed = rate * ways[plan.way] * (flush if sum(plan.groups[:3]) <= 1 else 1.0)
                outlooks.append(Outlook((value + NO_WIN) * speed**gap, gap, plan, seen, value, speed))
        outlooks.sort(key=lambda row: -row.score)
        return outlooks

    def _best(self, sight: Sight, hand: Hand, melds: tuple[Meld, ...]) -> float:
        """The score of a hand with melds: that of its best aim."""
        return self._outlooks(sight, hand, self._worth.at(melds, sight.place))[0].score

    # a turn

    def _turn(self, sight: Sight, ask: Ask) -> AnyAction:
        discards = [action for action in ask.actions if isinstance(action, Discard)]
        outlooks = self._outlooks(sight, sight.hand, self._worth.at(sight.melds, sight.place))
        kong = self._kong(sight, ask, outlooks[0].score) if len(discards) < len(ask.actions) else None
        if kong is not None:
            return kong
        scores = self._scores(sight, ask, outlooks, list(dict.fromkeys(action.tile for action in discards)))
        tile = self._pick(sight, scores)
        rows = [action for action in discards if action.tile == tile]
        declared = [action for action in rows if action.declare]
        if declared and self._declares_with(sight, tile):
            return declared[0]
        return next((action for action in rows if not action.declare), rows[0])

    def _scores(
        self, sight: Sight, ask: Ask, outlooks: Sequence[Outlook], tiles: Iterable[Tile]
    ) -> dict[Tile, float]:
        """How good each discard is."""
        least = outlooks[0].score * self._rate(sight)
        close = [outlook for outlook in outlooks[:KEPT] if outlook.score >= least]
        hand, scores = sight.hand, {}
        for tile in tiles:
            hand.remove(tile)
            scores[tile] = self._score(sight, hand, close) * (1 + TIE * is_terminal(tile))
            hand.add(tile)
        return scores

    def _score(self, sight: Sight, hand: Hand, close: Sequence[Outlook]) -> float:
        """The best aim of a waiting hand, and what the tiles that help would make of it.

        A tile that helps several aims counts for the best of them.
        """
        rows = []
        for outlook in close:
            seen = frame(hand, outlook.core.core)
            lost = missing(outlook.plan, seen, hand) - outlook.gap
            rows.append((outlook.score * outlook.speed**lost, outlook, seen))
        rows.sort(key=lambda row: -row[0])
        best = total = rows[0][0]
        covered = 0
        for score, outlook, seen in rows:
            after = score / outlook.speed
            if after <= best:
                continue
            tiles = useful(outlook.plan, seen, hand) & ~covered
            covered |= tiles
            total += self._numbers.width * (after - best) * self._helping(sight, hand, tiles) / USUAL
        return total

    def _helping(self, sight: Sight, hand: Hand, tiles: int) -> float:
        """How many tiles help, those that may be claimed counting more."""
        unseen, counts, chow, pung = sight.unseen, hand.counts, self._numbers.chow, self._numbers.pung
        if not self._worth.chows:
            chow = 0.0
        total = 0.0
        for tile in tiles_of(tiles):
            if unseen[tile]:
                total += unseen[tile] * (1 + (pung if counts[tile] > 1 else chow))
        return total

    def _pick(self, sight: Sight, scores: dict[Tile, float]) -> Tile:
        """The best tile; equals by lot."""
        best = max(scores.values())
        rows = [tile for tile, score in scores.items() if score == best]
        return rows[self._lot(sight, len(rows))] if len(rows) > 1 else rows[0]

    def _declares_with(self, sight: Sight, tile: Tile) -> bool:
        sight.hand.remove(tile)
        plain, declared = (self._ready_worth(sight, kind) for kind in (None, "diting"))
        sight.hand.add(tile)
        return declared >= plain

    def _lot(self, sight: Sight, limit: int) -> int:
        view = sight.view
        return self._chance.below(limit, view.standing.number, f"{sight.seat} {view.phase}", len(view.discards))

    # kongs and claims

    def _kong(self, sight: Sight, ask: Ask, now: float) -> AnyAction | None:
        """A kong of the own turn that does not spoil the hand."""
        for action in ask.actions:
            if isinstance(action, ConcealedKong):
                meld = Meld(MeldKind.CONCEALED, (action.tile,) * 4)
                hand, melds = stripped(sight.hand, (action.tile,) * 4), (*sight.melds, meld)
            elif isinstance(action, AddedKong):
                hand, melds = sight.hand.copy(), _with_fourth(sight.melds, action.tile)
                hand.remove(action.tile)
            else:
                continue
            kind = melds[-1].kind if isinstance(action, ConcealedKong) else MeldKind.ADDED
            cash = self._kong_cash(sight, kind, None)
            if self._best(sight, hand, melds) + cash >= now and self._kong_is_safe(sight, action):
                return action
        return None

    def _kong_is_safe(self, sight: Sight, action: ConcealedKong | AddedKong) -> bool:
        """Whether the kong may be shown."""
        return True

    def _kong_cash(self, sight: Sight, kind: MeldKind, source: Seat | None) -> float:
        """What the customs of the table pay for a kong at once."""
        custom = self._rules.customs.get(KongStood)
        if custom is None:
            return 0.0
        paid = custom(self._rules, sight.view, KongStood(sight.seat, kind, source))
        return sum(
            move.amount for event in paid if isinstance(event, Paid) for move in event.paid if move.to == sight.seat
        )

    def _claim(self, sight: Sight, ask: Ask) -> AnyAction:
        """The claim that raises the score enough, else pass."""
        last = sight.view.discards[-1]
        best, choice = self._best(sight, sight.hand, sight.melds) * (1 + self._numbers.claim), PASS
        chosen: AnyAction = choice
        for action in ask.actions:
            if isinstance(action, Kong):
                own: tuple[Tile, ...] = (last.tile,) * 3
                meld = Meld(MeldKind.DIRECT, (last.tile,) * 4, last.seat, last.tile)
            elif isinstance(action, Chow):
                own = (action.first, action.second)
                meld = Meld(MeldKind.CHOW, tuple(sorted((*own, last.tile))), last.seat, last.tile)
            elif action == PUNG:
                own = (last.tile,) * 2
                meld = Meld(MeldKind.PUNG, (last.tile,) * 3, last.seat, last.tile)
            else:
                continue
            score = self._claimed(sight, own, meld)
            if action == KONG:
                score += self._kong_cash(sight, MeldKind.DIRECT, last.seat)
            if score > best:
                best, chosen = score, action
        return chosen

    def _claimed(self, sight: Sight, own: tuple[Tile, ...], meld: Meld) -> float:
        """The score once the meld lies on the table."""
        return self._best(sight, stripped(sight.hand, own), (*sight.melds, meld))


TIE = 1e-4
"""Among equals an outer tile goes first."""
USUAL = 60.0
"""So many tiles are unseen as a rule."""


def _with_fourth(melds: tuple[Meld, ...], tile: Tile) -> tuple[Meld, ...]:
    """The melds once the fourth tile lies on its pung."""
    return tuple(
        Meld(MeldKind.ADDED, (tile,) * 4, meld.source, tile)
        if meld.kind is MeldKind.PUNG and meld.tiles[0] == tile
        else meld
        for meld in melds
    )


