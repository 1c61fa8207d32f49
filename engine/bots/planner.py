"""Plan-aware play: every aim is worth what the law pays for it, times the chance that the missing tiles still come.

A discard is as good as the aims it keeps and the tiles that then help; a claim is made if the best aim with it beats
the best without it by a margin. This is the level "normal"; "easy" does it badly and "hard" adds to it.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import NamedTuple

from engine.actions import (
    DECLARE,
    KONG,
    PASS,
    WIN,
    AddedKong,
    AnyAction,
    Ask,
    ConcealedKong,
    Declare,
    Discard,
    Kong,
    Pass,
    Stakes,
    Win,
)
from engine.bots.advice import (
    CLAIMS,
    DECLARES,
    DECLARES_NOT,
    KEEPS,
    KONG_PAYS,
    ONLY,
    PASSES,
    STAKES,
    WINS,
    Advice,
    Saying,
)
from engine.bots.advice import KONG as KONG_DONE
from engine.bots.parameters import Parameters, parameters
from engine.bots.plans import OUTER, Aim, Frame, Plan, after_each, useful, within_reach
from engine.bots.reasons import ready, standing
from engine.bots.sight import Sight, after, dead_tiles, look
from engine.bots.worth import Prices, worth_of
from engine.chance import Chance
from engine.deal import Deal
from engine.distance import Hand, tiles_of
from engine.events import DITING, TIANTING, KongStood, Paid
from engine.meld import Meld, MeldKind
from engine.rules import Rules
from engine.seat import Seat
from engine.text import Text
from engine.tile import FIRST_FLOWER, Tile

KINDS: Mapping[type, MeldKind] = {
    Kong: MeldKind.DIRECT,
    ConcealedKong: MeldKind.CONCEALED,
    AddedKong: MeldKind.ADDED,
}
"""The kind of kong that an action makes."""
REACH = 3
"""Aims that miss so many tiles more than the nearest are left aside."""
CONTENDS = 0.6
"""A discard that keeps a smaller share of the best score is not looked at further."""
NO_WIN = 1e-6
"""The score of an aim that would win nothing: any progress is better than none."""


class Outlook(NamedTuple):
    """An aim as it stands: its score, the missing tiles, what a hand that reached it would bring, and how likely one
    missing tile still comes."""

    score: float
    gap: int
    plan: Plan
    seen: Frame
    value: float
    speed: float

    @property
    def aim(self) -> Aim:
        """What it is that is aimed for."""
        return Aim(self.plan, self.seen.core)


class Planner:
    """A level that plans. It remembers nothing: the same view and the same seed give the same choice."""

    level = "normal"

    def __init__(self, rules: Rules, seed: bytes) -> None:
        """The seed breaks ties."""
        self._rules = rules
        self._chance = Chance(seed)
        self._worth = worth_of(rules)
        self._dead = dead_tiles(rules)
        self.play_by(parameters(self.level, rules.id))

    def play_by(self, numbers: Parameters) -> None:
        """Play by these numbers from now on."""
        self.numbers = numbers
        self._ways = {
            "sets": numbers.sets,
            "triplets": numbers.triplets,
            "pairs": numbers.pairs,
            "rags": numbers.rags,
        }

    def choose(self, view: Deal, seat: Seat, ask: Ask) -> AnyAction:
        """Win, else what the plans say."""
        actions = ask.actions
        if len(actions) == 1:
            return actions[0]
        kinds = set(map(type, actions))
        if Win in kinds:
            return WIN
        if isinstance(ask.default, Stakes):
            return self._stakes(view, seat, ask)
        sight = self._look(view, seat)
        if Declare in kinds:
            return DECLARE if self._declares(sight) else PASS
        if Pass in kinds:
            return self._claim(sight, ask)
        return self._turn(sight, ask)

    def _look(self, view: Deal, seat: Seat) -> Sight:
        """What the level sees of what the seat sees."""
        return look(self._rules, view, seat, self._dead, bool(self.numbers.river))

    def _stakes(self, view: Deal, seat: Seat, ask: Ask) -> AnyAction:
        """Fire and float as the level likes them."""
        rows = [action for action in ask.actions if isinstance(action, Stakes)]
        fire, floated = bool(self.numbers.fire), self.numbers.floats
        return min(rows, key=lambda row: (row.fire != fire, abs(row.float - floated)))

    def _declares(self, sight: Sight) -> bool:
        """Whether to declare ready: what it brings is worth the freedom it costs."""
        plain, declared = (self._ready_worth(sight, kind) for kind in (None, TIANTING))
        return declared >= plain

    def _ready_worth(self, sight: Sight, declared: str | None) -> float:
        """What a ready hand brings, by the tiles that complete it."""
        place = sight.place._replace(declared=declared)
        best = self._outlooks(sight, sight.hand, self._worth.at(sight.melds, place))
        return best[0].score if best else 0.0

    # in words

    def explain(self, view: Deal, seat: Seat, ask: Ask) -> Advice:
        """What it chooses, and why in words."""
        action = self.choose(view, seat, ask)
        if len(ask.actions) == 1:
            return Advice(action, (Saying(ONLY),))
        if action == WIN:
            return Advice(action, (Saying(WINS),))
        if isinstance(action, Stakes):
            return Advice(action, (Saying(STAKES),))
        if DECLARE in ask.actions:
            return Advice(action, (Saying(DECLARES if action == DECLARE else DECLARES_NOT),))
        sight = self._look(view, seat)
        return Advice(action, tuple(self._reasons(sight, ask, action)))

    def _reasons(self, sight: Sight, ask: Ask, action: AnyAction) -> Iterator[Saying]:
        """Why this discard, kong or claim."""
        if isinstance(action, Discard):
            if action.declare:
                yield Saying(DECLARES)
            sight.hand.remove(action.tile)
            yield self._standing(sight, sight.hand, sight.melds, KEEPS)
            sight.hand.add(action.tile)
        elif action == PASS:
            yield self._standing(sight, sight.hand, sight.melds, PASSES)
        else:
            hand, melds = after(sight, action)
            yield self._standing(sight, hand, melds, self._kong_said(sight, action) or CLAIMS)

    def _kong_said(self, sight: Sight, action: AnyAction) -> Text | None:
        """What is said of a kong."""
        kind = KINDS.get(type(action))
        if kind is None:
            return None
        source = sight.view.discards[-1].seat if kind is MeldKind.DIRECT else None
        return KONG_PAYS if self._kong_cash(sight, kind, source) else KONG_DONE

    def _standing(self, sight: Sight, hand: Hand, melds: tuple[Meld, ...], text: Text) -> Saying:
        """The best aim and how far it is."""
        best = self._outlooks(sight, hand, self._worth.at(melds, sight.place))[0]
        if best.gap == 1 and text is KEEPS and not hand.shanten():
            return ready(self._worth, sight, hand, melds, best.aim)
        return standing(self._worth, best.aim, best.gap, text)

    # the score of aims

    def _rate(self, sight: Sight) -> float:
        """The share of hands to which one missing tile still comes."""
        return (sight.draws + 0.5) / (sight.draws + 0.5 + self.numbers.pace)

    def _outlooks(self, sight: Sight, hand: Hand, prices: Prices) -> list[Outlook]:
        """All aims within reach, best first."""
        rate, ways, flush = self._rate(sight), self._ways, self.numbers.flush
        several, most = self.numbers.aims > 1, prices.most
        least = rate if several else 1.0
        outlooks, best = [], 0.0
        for gap, plan, seen in within_reach(hand, prices, REACH):
            speed = rate * ways[plan.way] * (flush if plan.narrow else 1.0)
            gap = gap or 1  # a hand that is complete may not win now, or it would: it has a discard to make
            chance = speed**gap
            if most[plan] * chance > best * least:
                value = prices[plan, seen.core]
                score = (value + NO_WIN) * chance
                if several or score > best:
                    outlooks.append(Outlook(score, gap, plan, seen, value, speed))
                if score > best:
                    best = score
        outlooks.sort(key=itemgetter(0), reverse=True)
        return outlooks

    def _best(self, sight: Sight, hand: Hand, melds: tuple[Meld, ...]) -> float:
        """The score of a hand with melds: that of its best aim."""
        return self._outlooks(sight, hand, self._worth.at(melds, sight.place))[0].score

    # a turn

    def _turn(self, sight: Sight, ask: Ask) -> AnyAction:
        discards = [action for action in ask.actions if isinstance(action, Discard)]
        outlooks = self._outlooks(sight, sight.hand, self._worth.at(sight.melds, sight.place))
        others = ask.actions if len(discards) < len(ask.actions) else ()
        kongs = [action for action in others if isinstance(action, ConcealedKong | AddedKong)]
        kong = self._kong(sight, kongs, outlooks[0].score) if kongs else None
        if kong is not None:
            return kong
        scores = self._scores(sight, ask, outlooks, dict.fromkeys([action.tile for action in discards]))
        tile = self._safely(sight, ask, scores, self._pick(sight, scores))
        for action in kongs:  # a tile that would go anyway brings a draw besides
            if action.tile == tile and self._kong_is_safe(sight, action):
                return action
        declared = self._declared(sight, [action for action in discards if action.declare], tile)
        return declared or next(action for action in discards if action.tile == tile and not action.declare)

    def _declared(self, sight: Sight, discards: Sequence[Discard], tile: Tile) -> Discard | None:
        """The best discard to declare ready with, if that brings as much as the freedom after discarding the tile."""
        if not discards:
            return None
        worth = {action: self._ready_without(sight, action.tile, DITING) for action in discards}
        best = max(worth, key=worth.__getitem__)
        return best if worth[best] >= self._ready_without(sight, tile, None) else None

    def _ready_without(self, sight: Sight, tile: Tile, declared: str | None) -> float:
        """What the hand brings after a discard."""
        sight.hand.remove(tile)
        worth = self._ready_worth(sight, declared)
        sight.hand.add(tile)
        return worth

    def _scores(self, sight: Sight, ask: Ask, outlooks: Sequence[Outlook], tiles: Iterable[Tile]) -> dict[Tile, float]:
        """How good each discard is."""
        least = outlooks[0].score * self._rate(sight)
        close = [outlook for outlook in outlooks[: self.numbers.aims] if outlook.score >= least]
        hand, row = sight.hand, list(tiles)
        kept = [_kept(outlook, hand, row) for outlook in close]
        scores = kept[0] if len(kept) == 1 else list(map(max, *kept))
        contends = CONTENDS * max(scores)
        if self.numbers.width:
            for place, tile in enumerate(row):
                if scores[place] >= contends:
                    hand.remove(tile)
                    scores[place] = self._with_help(sight, hand, close, [shares[place] for shares in kept])
                    hand.add(tile)
        return {
            tile: score * GOES_FIRST[tile] if score >= contends else score
            for tile, score in zip(row, scores, strict=True)
        }

    def _with_help(self, sight: Sight, hand: Hand, close: Sequence[Outlook], shares: Sequence[float]) -> float:
        """The best aim of a waiting hand, and what the tiles that help would make of it; `shares` are the aims' scores.

        A tile that helps several aims counts for the best of them.
        """
        best = total = max(shares)
        covered = 0
        for score, outlook in sorted(zip(shares, close, strict=True), key=lambda row: -row[0]):
            after = score / outlook.speed
            if after > best:
                tiles = useful(outlook.plan, outlook.seen.again(hand), hand) & ~covered
                covered |= tiles
                total += self.numbers.width * (after - best) * self._helping(sight, hand, tiles) / USUAL
        return total

    def _helping(self, sight: Sight, hand: Hand, tiles: int) -> float:
        """How many tiles help, those that may be claimed counting more."""
        unseen, counts, numbers = sight.unseen, hand.counts, self.numbers
        paired, other = 1 + numbers.pung, 1 + numbers.chow * self._worth.chows
        return sum([unseen[tile] * (paired if counts[tile] > 1 else other) for tile in tiles_of(tiles)])

    def _pick(self, sight: Sight, scores: dict[Tile, float]) -> Tile:
        """The best tile, equals by lot; and now and then a mistake."""
        best = max(scores.values())
        if self.numbers.mistakes and self._lot(sight, 100, "mistake") < self.numbers.mistakes:
            best = max((score for score in scores.values() if score < best), default=best)
        rows = [tile for tile, score in scores.items() if score == best]
        return rows[self._lot(sight, len(rows))] if len(rows) > 1 else rows[0]

    def _safely(self, sight: Sight, ask: Ask, scores: dict[Tile, float], tile: Tile) -> Tile:
        """Not a tile that could make liable, if another leaves the hand as near to ready, or ready on as many."""
        warned = {warning.tile for warning in ask.warnings} if ask.warnings else ()
        if tile not in warned:
            return tile
        hand, unseen = sight.hand, look(self._rules, sight.view, sight.seat, self._dead).unseen
        least = standing_without(hand, tile, unseen)
        safe = [other for other in scores if other not in warned and standing_without(hand, other, unseen) >= least]
        return max(safe, key=scores.__getitem__, default=tile)

    def _lot(self, sight: Sight, limit: int, purpose: str = "") -> int:
        view = sight.view
        place = f"{int(sight.seat)} {view.phase}{purpose}"
        return self._chance.below(limit, view.standing.number, place, len(view.discards))

    # kongs and claims

    def _kong(
        self, sight: Sight, kongs: Iterable[ConcealedKong | AddedKong], now: float
    ) -> ConcealedKong | AddedKong | None:
        """A kong of the own turn that does not spoil the hand."""
        for action in kongs:
            if self._kong_is_safe(sight, action):
                cash = self._kong_cash(sight, KINDS[type(action)], None)
                if self._best(sight, *after(sight, action)) + cash >= now:
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
        best = self._best(sight, sight.hand, sight.melds) * (1 + self.numbers.claim)
        chosen: AnyAction = PASS
        for action in ask.actions:
            if action != PASS:
                score = self._best(sight, *after(sight, action))
                if action == KONG:  # it brings a draw of its own
                    score *= 1 + self.numbers.claim + TIE
                    score += self._kong_cash(sight, MeldKind.DIRECT, sight.view.discards[-1].seat)
                if score > best:
                    best, chosen = score, action
        return chosen


TIE = 1e-4
GOES_FIRST = tuple(1 + TIE * (OUTER >> tile & 1) for tile in range(FIRST_FLOWER))
"""Among equals an outer tile goes first."""
USUAL = 60.0
"""So many tiles are unseen as a rule."""


def _kept(outlook: Outlook, hand: Hand, tiles: Iterable[Tile]) -> list[float]:
    """What is left of an aim's score after each of these discards: it costs nothing, or a tile that was there."""
    gap, shares = outlook.gap, (outlook.score, outlook.score * outlook.speed)
    return [shares[after - gap] for after in after_each(outlook.plan, outlook.seen, hand, tiles)]


def standing_without(hand: Hand, tile: int, unseen: Sequence[int]) -> tuple[int, int]:
    """How near a hand is to ready after a discard, and if it is ready, on how many tiles; more is better."""
    hand.remove(tile)
    distance = hand.shanten()
    waits = 0 if distance else sum(unseen[wait] for wait in tiles_of(hand.useful()))
    hand.add(tile)
    return -distance, waits
