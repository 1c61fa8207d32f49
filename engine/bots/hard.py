"""The level "hard": plans, and counts what the law pays for each wait, what a discard risks and how near others are."""

from collections.abc import Iterable, Iterator, Sequence

from engine.actions import AddedKong, AnyAction, Ask, ConcealedKong, Discard
from engine.bots.advice import COULD_BE_READY, DANGEROUS, DECLARED_READY, MAY_BE_READY, SETS_DOWN, Saying
from engine.bots.danger import Threat, threats
from engine.bots.planner import NO_WIN, Outlook, Planner
from engine.bots.plans import after_each, useful
from engine.bots.sight import Sight, held_tiles
from engine.distance import Hand, tiles_of
from engine.rules import Rules
from engine.seat import SEATS
from engine.tile import TILES, Tile, suit

GIVEN = 0.6
"""How often a player gives a tile that somebody waits for, once he holds it."""
NEAREST_ONLY = 0.01
"""A rate at which no dearer hand is worth a tile more."""
WON_A_TURN = 0.16
"""How often a ready player wins in a go-around."""
USUAL_HAZARD = 0.1
"""How often somebody else wins in a go-around, for who does not look."""
NO_HAZARD = 1e-3
"""With a smaller chance than this nobody else wins before the wall ends."""


class Hard(Planner):
    """Plans, defends and looks ahead."""

    level = "hard"
    parts = frozenset({"plans", "danger", "hazard", "exact", "search", "liability"})
    """What it does beyond making for the nearest hand; measurements switch parts off."""

    def __init__(self, rules: Rules, seed: bytes) -> None:
        """The seed breaks ties."""
        super().__init__(rules, seed)
        self._opponents: tuple[object, list[Threat]] = (None, [])

    def _threats(self, sight: Sight) -> list[Threat]:
        """The opponents, once for each view."""
        if self._opponents[0] is not sight.view:
            self._opponents = sight.view, threats(self._worth, self.numbers, sight)
        return self._opponents[1]

    def _hazard(self, sight: Sight) -> float:
        """The chance that somebody else wins in a go-around."""
        if "hazard" not in self.parts:
            return USUAL_HAZARD
        left = 1.0
        for threat in self._threats(sight):
            left *= 1 - WON_A_TURN * threat.ready
        return 1 - left

    def _draws(self, sight: Sight) -> float:
        """The draws to come before somebody else wins."""
        hazard = self._hazard(sight)
        return sight.draws if hazard < NO_HAZARD else (1 - float((1 - hazard) ** sight.draws)) / hazard

    def _rate(self, sight: Sight) -> float:
        """As for any planner, the draws being those before somebody else wins."""
        if "plans" not in self.parts:
            return NEAREST_ONLY
        if "hazard" not in self.parts:
            return super()._rate(sight)
        draws = self._draws(sight)
        return (draws + 0.5) / (draws + 0.5 + self.numbers.pace)

    def _scores(self, sight: Sight, ask: Ask, outlooks: Sequence[Outlook], tiles: Iterable[Tile]) -> dict[Tile, float]:
        """Prospects in points, less what the discard risks."""
        scores = self._prospects(sight, ask, outlooks, tiles)
        return self._less_risks(sight, ask, scores) if "danger" in self.parts else scores

    def _prospects(
        self, sight: Sight, ask: Ask, outlooks: Sequence[Outlook], tiles: Iterable[Tile]
    ) -> dict[Tile, float]:
        """What the hand after each discard brings on the average, in points."""
        scores = super()._scores(sight, ask, outlooks, tiles)
        scale = self._chances(sight, outlooks[0]) / max(scores.values())
        scores = {tile: score * scale for tile, score in scores.items()}
        if "exact" in self.parts and outlooks[0].gap <= 1:
            return self._exactly(sight, scores)
        if "search" in self.parts and outlooks[0].gap == 2:
            return self._searched(sight, scores, outlooks)
        return scores

    def _chances(self, sight: Sight, outlook: Outlook) -> float:
        """What an aim brings on the average, in points."""
        draws = self._draws(sight)
        return (outlook.value + NO_WIN) * float((draws / (draws + self.numbers.nerve)) ** outlook.gap)

    def _less_risks(self, sight: Sight, ask: Ask, scores: dict[Tile, float]) -> dict[Tile, float]:
        """The prospects if a discard passes, less what it costs beyond another's usual win if it does not."""
        warned = {caution.tile for caution in ask.warnings} if "liability" in self.parts else set()
        others = self._threats(sight)
        anyway = sum(threat.ready * threat.bystander for threat in others) / (sum(row.ready for row in others) or 1.0)
        less = {}
        for tile, prospect in scores.items():
            passes, cost = 1.0, 0.0
            for threat in others:
                hit = threat.hit(tile)
                passes -= hit
                cost += hit * ((threat.liable if tile in warned else threat.discarder) - anyway)
            less[tile] = prospect * max(passes, 0.0) - cost * self.numbers.fear
        return less

    def _reasons(self, sight: Sight, ask: Ask, action: AnyAction) -> Iterator[Saying]:
        """As for any planner, and what speaks against the tile that would serve the hand best."""
        yield from super()._reasons(sight, ask, action)
        if isinstance(action, Discard) and "danger" in self.parts:
            tiles = dict.fromkeys(other.tile for other in ask.actions if isinstance(other, Discard))
            outlooks = self._outlooks(sight, sight.hand, self._worth.at(sight.melds, sight.place))
            prospects = self._prospects(sight, ask, outlooks, tiles)
            best = max(prospects, key=prospects.__getitem__)
            if prospects[best] > prospects[action.tile] and self._risk(sight, best) > self._risk(sight, action.tile):
                yield Saying(DANGEROUS, (best, self._why_dangerous(sight, ask, best)))

    def _risk(self, sight: Sight, tile: Tile) -> float:
        """The chance that somebody wins on the discard."""
        return sum(threat.hit(tile) for threat in self._threats(sight))

    def _why_dangerous(self, sight: Sight, ask: Ask, tile: Tile) -> Saying:
        """What is known of the player who is likeliest to win on the tile."""
        for caution in ask.warnings:
            if caution.tile == tile:
                return Saying(self._rules.words[caution.key])
        threat = max(self._threats(sight), key=lambda threat: threat.hit(tile))
        if sight.view.declared[threat.seat] is not None:
            return Saying(DECLARED_READY, (threat.seat,))
        sets = sum(suit(meld.tiles[0]) == suit(tile) for meld in sight.view.melds[threat.seat] if meld.is_exposed)
        if sets > 1:
            return Saying(SETS_DOWN, (threat.seat, sets))
        return Saying(MAY_BE_READY if threat.ready >= LIKELY else COULD_BE_READY, (threat.seat,))

    # near the end

    def _exactly(self, sight: Sight, scores: dict[Tile, float]) -> dict[Tile, float]:
        """The discards that leave a ready hand by what each wait brings, the others on the same scale."""
        hand, exact = sight.hand, {}
        for tile in scores:
            hand.remove(tile)
            if not hand.shanten():
                exact[tile] = self._ready_points(sight, hand)
            hand.add(tile)
        best = max(exact.values(), default=0.0)
        if not best:
            return scores
        scale = best / max(scores[tile] for tile in exact)
        return {tile: exact[tile] if tile in exact else score * scale for tile, score in scores.items()}

    def _ready_points(self, sight: Sight, hand: Hand, declared: str | None = None) -> float:
        """What a ready hand brings on the average, counted by the law for each tile that completes it."""
        held = held_tiles(hand.counts)
        place = sight.place if declared is None else sight.place._replace(declared=declared)
        left = max(sum(sight.unseen), 1)
        others = (sight.view.players - 1) * GIVEN
        wins = points = 0.0
        for tile in tiles_of(hand.useful()):
            chance = sight.unseen[tile] / left
            drawn = self._worth.gain(sight.melds, place, held, TILES[tile], None)
            given = self._worth.gain(sight.melds, place, held, TILES[tile], SEATS[1])
            wins += chance * ((drawn > 0) + others * (given > 0))
            points += chance * (drawn + others * given)
        if not wins:
            return 0.0
        ends = wins + self._hazard(sight)
        lasts: float = max(0.0, 1 - ends) ** sight.draws
        return points / ends * (1 - lasts)

    def _searched(self, sight: Sight, scores: dict[Tile, float], outlooks: Sequence[Outlook]) -> dict[Tile, float]:
        """One tile from ready: the best discards by the ready hands that each draw leads to."""
        least = CLOSE_CALL * max(scores.values())
        close = [outlook for outlook in outlooks if outlook.gap == 2][:SEARCHED_AIMS]
        rivals = sorted((tile for tile, score in scores.items() if score >= least), key=lambda tile: -scores[tile])
        rivals = rivals[:SEARCHED]
        if len(rivals) < 2:
            return scores
        hand, found = sight.hand, {}
        for tile in rivals:
            hand.remove(tile)
            found[tile] = self._led_to(sight, hand, close)
            hand.add(tile)
        best = max(found.values())
        if not best:  # none of them leads to a hand that may win: the search knows no better
            return scores
        scale = max(scores.values()) / best
        return {tile: found[tile] * scale if tile in found else min(score, least) for tile, score in scores.items()}

    def _led_to(self, sight: Sight, hand: Hand, close: Sequence[Outlook]) -> float:
        """The mean of the best ready hands that the useful draws make."""
        tiles = 0
        for outlook in close:
            tiles |= useful(outlook.plan, outlook.seen.again(hand), hand)
        total = 0.0
        for tile in tiles_of(tiles):
            if sight.unseen[tile]:
                hand.add(tile)
                claimed = self.numbers.pung if hand.counts[tile] > 2 else self.numbers.chow * self._worth.chows
                total += sight.unseen[tile] * (1 + claimed) * self._best_ready(sight, hand, close)
                hand.remove(tile)
        return total

    def _best_ready(self, sight: Sight, hand: Hand, close: Sequence[Outlook]) -> float:
        """The most that a discard makes of a full hand, by the waits and what they bring."""
        held, unseen, rows = list(tiles_of(hand.held)), sight.unseen, []
        for outlook in close:
            gaps = after_each(outlook.plan, outlook.seen.again(hand), hand, held)
            for tile, gap in zip(held, gaps, strict=True):
                if gap == 1:
                    hand.remove(tile)
                    waits = useful(outlook.plan, outlook.seen.again(hand), hand)
                    hand.add(tile)
                    count = sum([unseen[wait] for wait in tiles_of(waits)])
                    rows.append((count * (outlook.value + NO_WIN) / (count + FEW_WAITS), tile, waits))
        rows.sort(reverse=True)
        if not self._rules.minimum:
            return rows[0][0] if rows else 0.0
        return max((self._waited(sight, hand, tile, waits) for _, tile, waits in rows[:FOLLOWED]), default=0.0)

    def _waited(self, sight: Sight, hand: Hand, tile: int, waits: int) -> float:
        """What a ready hand brings by the law, which may refuse some waits as below the minimum."""
        counts, total, points = hand.counts[:], 0, 0.0
        counts[tile] -= 1
        held = held_tiles(counts)
        for wait in tiles_of(waits):
            gain = (
                self._worth.gain(sight.melds, sight.place, held, TILES[wait], SEATS[1]) if sight.unseen[wait] else 0.0
            )
            if gain:
                total += sight.unseen[wait]
                points += sight.unseen[wait] * gain
        return points / (total + FEW_WAITS)

    def _ready_worth(self, sight: Sight, declared: str | None) -> float:
        return self._ready_points(sight, sight.hand, declared)

    def _kong_is_safe(self, sight: Sight, action: ConcealedKong | AddedKong) -> bool:
        """An added kong may be robbed."""
        if not isinstance(action, AddedKong) or "danger" not in self.parts:
            return True
        return self._risk(sight, action.tile) < ROBBED


LIKELY = 0.4
"""Who is ready with this chance may well be, with less he could be."""
SEARCHED, SEARCHED_AIMS = 3, 2
"""So many discards and aims are searched."""
FOLLOWED = 1
"""Ready hands counted by the law for each draw, where there is a minimum."""
CLOSE_CALL = 0.75
"""Discards below this share of the best are not searched."""
FEW_WAITS = 6
"""With so many winning tiles unseen, every second hand wins."""
ROBBED = 0.12
"""A kong is not added at a greater risk than this."""
