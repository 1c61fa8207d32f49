"""The level "normal": lawful, the same again with the same seed, and worth playing against."""

import pytest
from msgspec.structs import replace

from engine import game
from engine.actions import KONG, PASS, PUNG, WIN, AddedKong, Ask, Caution, Chow, ConcealedKong, Discard, Stakes
from engine.bots import LEVELS, bot
from engine.bots.danger import threats
from engine.bots.parameters import parameters
from engine.bots.planner import Planner
from engine.bots.plans import NO_CORE, Aim
from engine.bots.sight import dead_tiles, look, place_of
from engine.bots.worth import worth_of
from engine.chance import Chance
from engine.deal import Deal, begin, view
from engine.deal import Discard as River
from engine.events import Finished, Won
from engine.meld import Meld, parse_meld
from engine.rules import Rules
from engine.rulesets import rules_of
from engine.seat import Seat
from engine.tile import parse_tile, parse_tiles
from tests.engine.playing import RULESETS

NAMES = sorted(RULESETS)
SEED = b"seed"
ME, OTHER = Seat.A, Seat.B


def rules_for(name: str) -> Rules:
    held = RULESETS[name]
    return held.build(held.options())


def holding(rules: Rules, hand: str, melds: tuple[Meld, ...] = (), river: str = "", drawn: bool = True) -> Deal:
    """What seat 0 sees with that hand, the river lying before seat 1."""
    deal = begin(rules.initial)
    tiles = parse_tiles(hand)
    return view(
        replace(
            deal,
            phase="turn",
            hands=(tiles, *deal.hands[1:]),
            melds=(melds, *deal.melds[1:]),
            drawn=(tiles[-1:] if drawn else (), *deal.drawn[1:]),
            discards=tuple(River(OTHER, tile, False) for tile in parse_tiles(river)),
        ),
        ME,
    )


def discards_of(hand: str, *, warned: str = "") -> Ask:
    tiles = tuple(dict.fromkeys(parse_tiles(hand)))
    return Ask(
        tuple(Discard(tile) for tile in tiles),
        Discard(tiles[-1]),
        (),
        tuple(Caution(tile, "danger", (OTHER,)) for tile in parse_tiles(warned)),
    )


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("level", sorted(LEVELS))
def test_every_level_chooses_what_is_offered_and_the_same_again(name: str, level: str) -> None:
    rules, chance = rules_for(name), Chance(b"bots")
    logs: list[list[object]] = []
    for _ in range(2):
        players = [bot(level, rules, bytes([seat])) for seat in range(rules.players)]
        step, count = game.opening(rules, chance), 0
        log: list[object] = []
        while step.asks and step.deal.standing.number <= 2:
            seat = sorted(step.asks)[count % len(step.asks)]
            action = players[seat].choose(view(step.deal, seat), seat, step.asks[seat])
            assert action in step.asks[seat].actions
            step = game.step(rules, step.deal, seat, action, chance, offered=step.asks)
            log += step.events
            count += 1
        assert count > 50
        logs.append(log)
    assert logs[0] == logs[1]


@pytest.mark.parametrize("name", NAMES)
def test_normal_players_win_deals_and_beat_the_random_one(name: str) -> None:
    rules = rules_for(name)
    won = [0] * rules.players
    deals = 0
    for seed in range(3):
        chance = Chance(f"beat {seed}".encode())
        players = [bot("normal" if seat else "random", rules, bytes([seat])) for seat in range(rules.players)]
        step = game.opening(rules, chance)
        while step.asks and step.deal.standing.number <= 4:
            seat = min(step.asks)
            action = players[seat].choose(view(step.deal, seat), seat, step.asks[seat])
            step = game.step(rules, step.deal, seat, action, chance, offered=step.asks)
            for event in step.events:
                deals += isinstance(event, Finished)
                if isinstance(event, Won):
                    won[event.seat] += 1
    assert deals >= 12
    assert sum(won) >= deals // 2
    assert won[0] <= 1


def test_it_wins_when_it_may() -> None:
    rules = rules_for("toy")
    deal = holding(rules, "123456789m 11p 234s")
    assert Planner(rules, SEED).choose(deal, ME, Ask((WIN, Discard(parse_tile("1p"))), WIN)) == WIN


@pytest.mark.parametrize(
    ("hand", "offered", "thrown"),
    [
        ("123m 456m 789p 55s 68s E", "123m 456m 789p 55s 68s E", "E"),
        ("123m 456m 789p 55s 67s 9s", "123m 456m 789p 55s 67s 9s", "9s"),
        ("123m 456m 789p EE 134s", "1s 4s", "1s"),
    ],
)
def test_hard_keeps_the_most_tiles_that_help(hand: str, offered: str, thrown: str) -> None:
    rules = rules_for("toy")
    chosen = bot("hard", rules, SEED).choose(holding(rules, hand), ME, discards_of(offered))
    assert chosen == Discard(parse_tile(thrown))


def test_normal_sees_how_near_it_is_and_throws_outer_tiles_first() -> None:
    rules = rules_for("toy")
    hand = "123m 456m 789p 55s 68s E"
    assert bot("normal", rules, SEED).choose(holding(rules, hand), ME, discards_of(hand)) == Discard(parse_tile("E"))


def test_who_watches_the_river_counts_the_tiles_that_are_gone() -> None:
    """13s and 35s are as good as each other until the tile between lies in the river, which normal overlooks."""
    rules = rules_for("toy")
    hand = "123m 456m 789p EE 135s"
    seen: dict[str, set[tuple[object, str]]] = {"hard": set(), "normal": set()}
    for gone, keeps in (("222s", "1s"), ("444s", "5s")):
        deal = holding(rules, hand, river=gone)
        for level, chosen in seen.items():
            chosen.add((bot(level, rules, SEED).choose(deal, ME, discards_of("1s 5s")), keeps))
    assert seen["hard"] == {(Discard(parse_tile(keeps)), keeps) for keeps in ("1s", "5s")}
    assert len({choice for choice, _ in seen["normal"]}) == 1


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_no_level_gives_a_tile_that_could_make_it_liable_where_another_does_as_well(level: str) -> None:
    rules = rules_for("toy")
    far = "159m 159p 159s ESWN C"
    warned = discards_of(far, warned="159m 159p ESWN C")
    chosen = bot(level, rules, SEED).choose(holding(rules, far), ME, warned)
    assert isinstance(chosen, Discard)
    assert chosen.tile in parse_tiles("159s")


def test_it_gives_no_tile_that_could_make_it_liable_unless_it_is_ready_then() -> None:
    rules = rules_for("toy")
    far = "159m 159p 159s ESWN C"
    deal = holding(rules, far)
    free = Planner(rules, SEED).choose(deal, ME, discards_of(far))
    assert isinstance(free, Discard)
    warned = Planner(rules, SEED).choose(deal, ME, discards_of(far, warned="159m 159p ESWN C"))
    assert isinstance(warned, Discard)
    assert warned.tile in parse_tiles("159s")
    near = "123m 456m 789p 55s 67s E"
    ready = Planner(rules, SEED).choose(holding(rules, near), ME, discards_of(near, warned="E"))
    assert ready == Discard(parse_tile("E"))


def test_it_claims_what_brings_it_forward_and_lets_the_rest_go() -> None:
    rules = rules_for("toy")
    player = Planner(rules, SEED)
    deal = holding(rules, "123m 456m 88p 35s EE W", river="4s", drawn=False)
    chow = Chow(parse_tile("3s"), parse_tile("5s"))
    assert player.choose(deal, ME, Ask((chow, PASS), PASS)) == chow
    deal = holding(rules, "123m 456m 789p 88p 35s", river="8p", drawn=False)
    assert player.choose(deal, ME, Ask((PUNG, PASS), PASS)) == PASS
    deal = holding(rules, "EEE 456m 789p 35s 88p", river="E", drawn=False)
    assert player.choose(deal, ME, Ask((PUNG, KONG, PASS), PASS)) == KONG


def test_it_kongs_where_that_costs_nothing() -> None:
    rules = rules_for("toy")
    player = Planner(rules, SEED)
    plain = Discard(parse_tile("3s"))
    hand = "EEEE 456m 789p 35s 88p"
    kong = ConcealedKong(parse_tile("E"))
    assert player.choose(holding(rules, hand), ME, Ask((kong, *discards_of(hand).actions), plain)) == kong
    hand = "4567m 7777p 89p 3355s"
    kong = ConcealedKong(parse_tile("7p"))
    assert player.choose(holding(rules, hand), ME, Ask((kong, *discards_of(hand).actions), plain)) != kong
    hand = "456m 789p 35s 88p E"
    added = AddedKong(parse_tile("E"))
    deal = holding(rules, hand, (parse_meld("[EEE]", OTHER),))
    assert player.choose(deal, ME, Ask((added, *discards_of(hand).actions), plain)) == added


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_stakes_are_those_of_the_level_or_the_nearest(level: str) -> None:
    rules = rules_for("wanzai")
    wanted = parameters(level, "wanzai")
    free = tuple(Stakes(fire, float_) for fire in (False, True) for float_ in (0, 1, 2))
    held = tuple(Stakes(True, float_) for float_ in (0, 1, 2))
    player = bot(level, rules, SEED)
    chosen = player.choose(begin(rules.initial), ME, Ask(free, Stakes(False, 0)))
    assert chosen == Stakes(bool(wanted.fire), wanted.floats)
    assert player.choose(begin(rules.initial), ME, Ask(held, Stakes(True, 0))) == Stakes(True, wanted.floats)


def test_it_prefers_a_wait_that_wins_where_there_is_a_minimum() -> None:
    """With a minimum of two fan it waits for what makes a hand of one suit, not for more that is worthless."""
    rules = rules_for("quanjiao")
    assert rules.minimum
    hand = "123m 456m 789m 99m 67m 1p"
    chosen = Planner(rules, SEED).choose(holding(rules, hand), ME, discards_of(hand))
    assert chosen == Discard(parse_tile("1p"))


def test_there_is_no_bot_of_another_level() -> None:
    with pytest.raises(ValueError, match="normal"):
        bot("grandmaster", rules_for("toy"), SEED)


@pytest.mark.parametrize(("hand", "thrown"), [("789m111p22344557s", "7s"), ("778899m224p22334s", "4p")])
def test_a_dealer_declares_ready_where_that_beats_a_discard_that_may_not_declare(hand: str, thrown: str) -> None:
    rules = rules_for("quanjiao")
    deal = holding(rules, hand)
    ask = game.asks(rules, deal)[ME]
    chosen = bot("hard", rules, SEED).choose(deal, ME, ask)
    assert chosen == next(
        action
        for action in ask.actions
        if isinstance(action, Discard) and action.declare and action.tile == parse_tile(thrown)
    )


def test_a_tile_that_would_go_anyway_is_added_to_its_pung() -> None:
    rules = rules_for("quanjiao")
    melds = (parse_meld("[444p]", OTHER),)
    hand = "123456789s9s4p"
    ask = replace(discards_of(hand), actions=(*discards_of(hand).actions, AddedKong(parse_tile("4p"))))
    hard, deal = bot("hard", rules, SEED), holding(rules, hand, melds)
    assert hard.choose(deal, ME, discards_of(hand)) == Discard(parse_tile("4p"))
    assert hard.choose(deal, ME, ask) == AddedKong(parse_tile("4p"))


def test_who_has_nothing_left_is_counted_on_for_nothing_and_fears_nothing() -> None:
    rules = rules_of("quanjiao", "garden=20")
    rich = begin(rules.initial)

    def with_scores(*scores: int) -> Deal:
        return replace(rich, standing=replace(rich.standing, scores=scores))

    worth, fair = worth_of(rules), with_scores(20, 20, 20, 20)
    assert place_of(rules, fair, ME).broke == ()
    poor = place_of(rules, with_scores(20, 0, 20, 20), ME)
    assert poor.broke == (False, True, False, False)
    any_hand = Aim(worth.plans[-1], NO_CORE)
    whole, less = (worth.of(any_hand, (), place) for place in (place_of(rules, fair, ME), poor))
    assert less == pytest.approx(whole * 2 / 3)

    def feared(scores: tuple[int, ...]) -> list[float]:
        deal = replace(view(with_scores(*scores), ME), declared=(None, "tianting", None, None))
        numbers = parameters("hard", rules.id)
        return [threat.discarder for threat in threats(worth, numbers, look(rules, deal, ME, dead_tiles(rules)))]

    assert max(feared((20, 20, 20, 20))) > 0
    assert max(feared((0, 20, 20, 20))) == 0
