"""Whole deals by careless and keen players at tables of every kind, until all that can happen has happened (C-7)."""

from collections import Counter
from random import Random

import pytest

from engine import distance, events, game
from engine.actions import WIN, Action, AddedKong, AnyAction, Ask, ConcealedKong, Discard, Kong
from engine.chance import Chance
from engine.deal import Deal, begin, fold, view
from engine.offers import score
from engine.reading import Win
from engine.rules import Rules
from engine.rulesets.wanzai import RULESET
from engine.rulesets.wanzai.options import WanzaiOptions
from engine.seat import SEATS, Seat
from engine.tile import TILES, Tile, counts_of

NEVER = {"DealerChosen", "FlowerShown", "Declared", "KongShown", "Declare"}
"""What this game does not have: dice for the dealer, flowers, declared ready, concealed kongs laid open (W-12)."""
RIGGED = {"Robbed", "daqidui", "qixing", "haohua", "shuanghaohua", "sanhaohua", "ziyise", "tianhu", "dihu"}
"""What these deals are too few for; rigged examples show it."""
DEALS = 360


def any_options(random: Random) -> WanzaiOptions:
    options = WanzaiOptions()
    for leaf in WanzaiOptions.schema():
        options = options.with_value(leaf.key, random.choice(leaf.choices).text)
    return options


class Player:
    """Half of the time keen on a win and on kongs, otherwise as chance has it."""

    def __init__(self, rules: Rules, random: Random) -> None:
        self.rules, self.random = rules, random

    def choose(self, deal: Deal, seat: Seat, ask: Ask) -> AnyAction:
        keen = seat < 2 or self.random.random() < 0.5
        if keen and WIN in ask.actions and self.random.random() < 0.9:
            return WIN
        kongs = [action for action in ask.actions if isinstance(action, Kong | AddedKong | ConcealedKong)]
        if keen and kongs:
            return kongs[0]
        discards = [action for action in ask.actions if isinstance(action, Discard)]
        return self.nearest(deal, seat, discards) if keen and discards else self.random.choice(ask.actions)

    def nearest(self, deal: Deal, seat: Seat, discards: list[Discard]) -> Discard:
        """The discard that leaves the hand nearest to a win."""
        hand = distance.Hand(counts_of(deal.hands[seat]), 4 - len(deal.melds[seat]), self.rules.form)

        def left(discard: Discard) -> int:
            hand.remove(discard.tile)
            shanten = hand.shanten()
            hand.add(discard.tile)
            return shanten

        return min(discards, key=left)


def play(seed: int, deals: int) -> tuple[Rules, list[events.Event], list[AnyAction], Deal]:
    random = Random(seed)
    rules = RULESET.build(any_options(random))
    player, chance = Player(rules, random), Chance(b"%d" % seed)
    step = game.opening(rules, chance)
    log = list(step.events)
    actions: list[AnyAction] = []
    while step.asks and (step.deal.next is None or step.deal.standing.number < deals):
        seat = random.choice(list(step.asks))
        action = player.choose(step.deal, seat, step.asks[seat])
        step = game.step(rules, step.deal, seat, action, chance, offered=step.asks)
        log += step.events
        actions.append(action)
    return rules, log, actions, step.deal


@pytest.fixture(scope="module")
def seen() -> Counter[str]:
    """How often each kind of event, phase, action, pattern and way to win occurred, each deal having been checked."""
    found: Counter[str] = Counter()
    for seed in range(DEALS // 2):
        _, log, actions, deal = play(seed, deals=2)
        assert sum(deal.standing.scores) == 0
        assert all(transfer.amount > 0 for transfer in deal.owed)
        found.update(type(one).__name__ for one in [*log, *actions])
        found.update(one.phase for one in log if isinstance(one, events.Entered))
        for counted in (one for one in log if isinstance(one, events.Counted)):
            assert all(len(scored.fans) == 1 and scored.fan == scored.value > 0 for scored in counted.scored)
            found.update(name for scored in counted.scored for name in (scored.fans[0].key, scored.how))
            found["several winners"] += len(counted.scored) > 1
    return found


def test_c7_w9_every_action_event_and_phase_is_seen(seen: Counter[str]) -> None:
    kinds = {kind.__name__ for kind in (*events.EVENTS, *Action.__subclasses__())}
    assert kinds - set(seen) - RIGGED == NEVER
    assert {"stakes", "dice", "turn", "claims", "robbing", "settled"} <= set(+seen)
    assert {"self", "discard", "several winners"} <= set(+seen)


def test_w16_every_pattern_is_seen_or_has_a_rigged_example(seen: Counter[str]) -> None:
    everything = {fan.key for fan in RULESET.build(WanzaiOptions(extras=True)).fans}
    assert everything - set(seen) <= RIGGED


def test_w5_c8_a_match_repeats_itself_and_ends() -> None:
    rules, log, _, deal = play(5, deals=99)
    assert log == play(5, deals=99)[1]
    assert deal.next is not None
    assert deal.next.over
    assert deal.standing.number == rules.options.deals  # type: ignore[attr-defined]


def test_c6_w8_w12_nobody_sees_what_is_hidden() -> None:
    rules, log, _, _ = play(1, deals=1)
    for eye in (None, *SEATS):
        whole = mine = begin(rules.initial)
        for event in log:
            whole, mine = fold(whole, [event]), fold(mine, [event.seen_by(eye)])
            assert view(whole, eye) == mine, event


def test_w16_what_is_complete_has_a_reading_and_a_price() -> None:
    random, rules, won = Random(16), RULESET.build(WanzaiOptions()), 0
    for _ in range(1500):
        hand = near_win(random)
        tile = hand.pop(random.randrange(14))
        complete = distance.is_complete(counts_of([*hand, tile]), 4, rules.form)
        scored = score(rules, Win(Seat.A, tile, "self", None, tuple(hand)))
        assert (scored is not None) == complete, (hand, tile)
        won += complete
    assert 300 < won < 1400


def near_win(random: Random) -> list[Tile]:
    """Four sets, runs of honours often among them, and a pair; at times a tile is exchanged."""
    runs = [(27, 28, 29), (27, 29, 30), (31, 32, 33), *((t, t + 1, t + 2) for t in (0, 3, 6, 9, 15, 20, 24))]
    while True:
        tiles = [tile for _ in range(4) for tile in random.choice([*runs, (random.randrange(34),) * 3])]
        tiles += [random.randrange(34)] * 2
        if random.random() < 0.3:
            tiles[random.randrange(14)] = random.randrange(34)
        if max(counts_of(tiles)) <= 4:
            return [TILES[tile] for tile in tiles]
