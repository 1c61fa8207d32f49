"""Played examples: a rigged deal and a script of what is done and what must then be so. See README.md."""

import re
from collections.abc import Callable, Mapping

from msgspec.structs import replace

from engine import game
from engine.actions import (
    DECLARE,
    KONG,
    PASS,
    PUNG,
    READY,
    THROW,
    WIN,
    AddedKong,
    AnyAction,
    Ask,
    Caution,
    Chow,
    ConcealedKong,
    Discard,
    Stakes,
)
from engine.events import Event, Scored
from engine.match import Stake
from engine.notation import format_event
from engine.offers import is_ready
from engine.seat import SEATS, WINDS, Seat
from engine.tile import NAMES, format_tiles, parse_tile, parse_tiles
from tests.rules.examples import Example, Line, Runner, liability, numbers
from tests.rules.rigged import RiggedChance, Wishes

GIVEN = re.compile(
    r"(options|dealer|round|deal number|run|dealt|rounds|balances|stakes|draws|tail|last|dice|seat \d is dealt):"
)
HANDLERS: list[tuple[re.Pattern[str], Callable[..., None]]] = []


def says(pattern: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Mark a method as what a line of this form does; groups are its arguments."""

    def mark(method: Callable[..., None]) -> Callable[..., None]:
        HANDLERS.append((re.compile(pattern), method))
        return method

    return mark


def name(action: AnyAction) -> str:
    """An action as scripts write it."""
    match action:
        case Discard(tile=tile, declare=declare):
            return f"discard {NAMES[tile]}" + " declaring" * declare
        case Chow(first=first, second=second):
            return f"chow {format_tiles((first, second))}"
        case AddedKong(tile=tile) | ConcealedKong(tile=tile):
            return f"kong {NAMES[tile]}"
        case Stakes(fire=fire, float=float_):
            return f"stake {'fire' if fire else 'no fire'} float={float_}"
        case _:
            return type(action).__name__.lower()


class Played(Runner):
    """The table of a played example."""

    def __init__(self, example: Example) -> None:
        super().__init__(example)
        self.log: list[Event] = []
        self.checked = 0

    def run(self) -> int:
        given = [line for line in self.example.lines if GIVEN.match(line.text)]
        self.sit_down({line.key: line for line in given})
        for line in self.example.lines:
            self.line = line
            if line not in given:
                self.perform(line.text)
        return self.checked

    def perform(self, text: str) -> None:
        for pattern, method in HANDLERS:
            found = pattern.fullmatch(text)
            if found:
                method(self, *found.groups())
                return
        self.fail("this line says nothing that is known: see README.md")

    # -- what is given ------------------------------------------------------------------------------------------

    def sit_down(self, given: Mapping[str, Line]) -> None:
        def value(key: str) -> str:
            if key in given:
                self.line = given[key]
            return given[key].value if key in given else ""

        self.table = self.rules(value("options"))
        standing = self.table.initial
        dealer = SEATS[int(value("dealer"))] if "dealer" in given else standing.dealer
        standing = replace(
            standing,
            dealer=dealer,
            round_wind=WINDS["ESWN".index(value("round") or "E")],
            number=int(value("deal number") or 1),
            run=int(value("run") or 0),
            dealt=sum(1 << seat for seat in numbers(value("dealt")))
            or (1 << dealer if "dealer" in given else standing.dealt),
            rounds=int(value("rounds") or 0),
            scores=tuple(numbers(value("balances"))) or standing.scores,
            stakes=self.stakes(value("stakes"), standing.stakes),
        )
        dealt = {seat: parse_tiles(value(f"seat {seat} is dealt")) for seat in SEATS}
        dice = [tuple(numbers(throw)) for throw in value("dice").split(",") if throw.strip()]
        wishes = Wishes(
            dealt, parse_tiles(value("draws")), parse_tiles(value("tail")), parse_tiles(value("last")), tuple(dice)
        )
        self.chance = RiggedChance.of(self.table, standing, wishes)
        self.took(game.opening(self.table, self.chance, standing))
        if "dice" not in self.script_words():
            self.prepare()

    def script_words(self) -> str:
        """Says whether the script itself throws the dice or chooses stakes."""
        texts = " ".join(line.text for line in self.example.lines if not GIVEN.match(line.text))
        return "dice" if re.search(r"\d (throws|stakes)|dice are|phase is (dice|stakes)", texts) else ""

    def stakes(self, text: str, before: tuple[Stake, ...]) -> tuple[Stake, ...]:
        rows = list(before)
        for part in text.split(","):
            words = part.split()
            if words:
                rest = dict(word.partition("=")[::2] for word in words[1:])
                rows[int(words[0])] = Stake("fire" in rest, int(rest.get("float", 0)), int(rest.get("held", 0)))
        return tuple(rows)

    def prepare(self) -> None:
        """Stakes as they stand and the dice, up to the first decision that matters."""
        while self.deal.phase in ("stakes", "dice"):
            seat = min(self.asks)
            self.choose(seat, self.asks[seat].default)

    # -- what is done -------------------------------------------------------------------------------------------

    def took(self, step: game.Step) -> None:
        self.log += step.events
        self.deal, self.asks = step.deal, step.asks

    def choose(self, seat: Seat, action: AnyAction) -> None:
        self.took(game.step(self.table, self.deal, seat, action, self.chance, offered=self.asks))

    def ask(self, seat: str) -> Ask:
        ask = self.asks.get(SEATS[int(seat)])
        if ask is None:
            self.fail(f"seat {seat} is asked nothing; {self.asked()}")
        return ask

    def asked(self) -> str:
        rows = [f"{seat} may {', '.join(map(name, ask.actions))}" for seat, ask in self.asks.items()]
        return f"phase {self.deal.phase}: " + ("; ".join(rows) or "nobody is asked")

    def act(self, seat: str, *wanted: AnyAction) -> None:
        """Do the first of these that is offered; whoever else is asked about a discard or a kong passes before."""
        player = SEATS[int(seat)]
        while player not in self.asks and self.asks and all(PASS in ask.actions for ask in self.asks.values()):
            self.choose(min(self.asks), PASS)
        offered = self.ask(seat).actions
        for action in wanted:
            if action in offered:
                self.choose(player, action)
                return
        self.fail(f"not offered; {self.asked()}")

    @says(r"(\d) throws")
    def _throws(self, seat: str) -> None:
        self.act(seat, THROW)

    @says(r"(\d) stakes(?: (no fire|fire))?,?(?: ?float=(\d))?(?: nothing)?")
    def _stakes(self, seat: str, fire: str | None, float_: str | None) -> None:
        self.act(seat, Stakes(fire == "fire", int(float_ or 0)))

    @says(r"(\d) declares")
    def _declares(self, seat: str) -> None:
        self.act(seat, DECLARE)

    @says(r"(\d) passes")
    def _passes(self, seat: str) -> None:
        self.act(seat, PASS)

    @says(r"all pass")
    def _all_pass(self) -> None:
        while self.asks and all(PASS in ask.actions for ask in self.asks.values()):
            self.choose(min(self.asks), PASS)

    @says(r"(\d) discards (\S+)( declaring)?")
    def _discards(self, seat: str, tile: str, declare: str | None) -> None:
        if tile == "drawn":
            self._all_pass()
            self.act(seat, *(Discard(t, True, bool(declare)) for t in self.deal.drawn[int(seat)][-1:]))
        else:
            face = parse_tile(tile)
            self.act(seat, *(Discard(face, drawn, bool(declare)) for drawn in (False, True)))

    @says(r"(\d) chows (\S+ ?\S+|\S+)")
    def _chows(self, seat: str, tiles: str) -> None:
        first, second = sorted(parse_tiles(tiles))
        self.act(seat, Chow(first, second), Chow(second, first))

    @says(r"(\d) pungs")
    def _pungs(self, seat: str) -> None:
        self.act(seat, PUNG)

    @says(r"(\d) kongs(?: (\S+))?")
    def _kongs(self, seat: str, tile: str | None) -> None:
        if tile:
            self.act(seat, ConcealedKong(parse_tile(tile)), AddedKong(parse_tile(tile)))
        else:
            self.act(seat, KONG)

    @says(r"(\d) wins")
    def _wins(self, seat: str) -> None:
        self.act(seat, WIN)

    @says(r"(\d) readies")
    def _readies(self, seat: str) -> None:
        self.act(seat, READY)

    @says(r"all ready")
    def _all_ready(self) -> None:
        """The next deal begins; its stakes and dice are settled too."""
        while self.deal.phase == "settled":
            self.choose(min(self.asks), READY)
        self.prepare()

    @says(r"play on(?: until (\d+) left)?")
    def _play_on(self, left: str | None) -> None:
        """Everybody passes and discards what he drew, until the deal is over or so many tiles are left."""
        limit = int(left or 0)
        while self.asks and not self.deal.over and not (limit and self.left() <= limit):
            seat = min(self.asks)
            self.choose(seat, idle(self.asks[seat]))

    def left(self) -> int:
        return len(self.table.tiles) - self.deal.taken.bit_count()

    # -- what must be so ----------------------------------------------------------------------------------------

    def must(self, wanted: object, came: object) -> None:
        self.checked += 1
        self.expect(wanted, came)

    def offered(self, seat: str) -> list[str]:
        ask = self.asks.get(SEATS[int(seat)])
        return [] if ask is None else [name(action) for action in ask.actions]

    @says(r"(\d) may: (.+)")
    def _may(self, seat: str, actions: str) -> None:
        offered = self.offered(seat)
        for action in spelt(actions):
            self.checked += 1
            if not any(matches(action, other) for other in offered):
                self.fail(f"“{action}” is not offered; {self.asked()}")

    @says(r"(\d) may only: (.+)")
    def _may_only(self, seat: str, actions: str) -> None:
        self._may(seat, actions)
        extra = [other for other in self.offered(seat) if not any(matches(action, other) for action in spelt(actions))]
        self.must([], extra)

    @says(r"(\d) may not: (.+)")
    def _may_not(self, seat: str, actions: str) -> None:
        for action in spelt(actions):
            self.must([], [other for other in self.offered(seat) if matches(action, other)])

    @says(r"(\d) may not (?:discard|kong) (\S+): (\w+)")
    def _is_refused(self, seat: str, tile: str, reason: str) -> None:
        self.must(reason, dict(self.ask(seat).refused).get(parse_tile(tile)))

    @says(r"(\d) is warned of (\S+): (\w+) by ([\d ]+)")
    def _is_warned(self, seat: str, tile: str, reason: str, others: str) -> None:
        found = [(caution.key, caution.seats) for caution in self._cautions(seat, tile)]
        self.must([(reason, tuple(map(int, others.split())))], found)

    @says(r"(\d) is not warned of (\S+)")
    def _is_not_warned(self, seat: str, tile: str) -> None:
        self.must([], self._cautions(seat, tile))

    def _cautions(self, seat: str, tile: str) -> list[Caution]:
        return [caution for caution in self.ask(seat).warnings if caution.tile == parse_tile(tile)]

    @says(r"(\d) is not asked")
    def _is_not_asked(self, seat: str) -> None:
        self.must([], self.offered(seat))

    @says(r"default of (\d) is (.+)")
    def _default(self, seat: str, action: str) -> None:
        self.must(action, name(self.ask(seat).default))

    @says(r"phase is (\w+)")
    def _phase(self, phase: str) -> None:
        self.must(phase, self.deal.phase)

    @says(r"turn is (\d)")
    def _turn(self, seat: str) -> None:
        self.must(int(seat), int(self.deal.turn))

    @says(r"(next )?dealer is (\d)")
    def _dealer(self, following: str | None, seat: str) -> None:
        self.must(int(seat), int(self.standing(following).dealer))

    @says(r"(next )?round is ([ESWN])")
    def _round(self, following: str | None, wind: str) -> None:
        self.must(wind, repr(self.standing(following).round_wind))

    def standing(self, following: str | None):  # type: ignore[no-untyped-def]
        if not following:
            return self.deal.standing
        if self.deal.next is None:
            self.fail("the deal is not over")
        return self.deal.next.standing

    @says(r"match (goes on|is over)")
    def _match(self, how: str) -> None:
        self.must(how == "is over", self.deal.next is not None and self.deal.next.over)

    @says(r"scores are ([-\d ]+)")
    def _scores(self, scores: str) -> None:
        self.must(numbers(scores), list(self.deal.standing.scores))

    @says(r"tiles left: (\d+)")
    def _left(self, left: str) -> None:
        self.must(int(left), self.left())

    @says(r"wall is broken at side (\d), stacks (\d+)")
    def _broken(self, side: str, stacks: str) -> None:
        self.checked += 1
        if not any(text.startswith(f"Broke side={side} counted={stacks} ") for text in self.texts()):
            self.fail(f"came: {[text for text in self.texts() if text.startswith('Broke')]}")

    @says(r"(\d) holds (.+)")
    def _holds(self, seat: str, tiles: str) -> None:
        self.must(format_tiles(sorted(parse_tiles(tiles))), format_tiles(sorted(self.deal.hands[int(seat)])))

    @says(r"(\d) has (nothing|.+) on the table")
    def _has(self, seat: str, melds: str) -> None:
        self.must(
            re.findall(r"\[[^]]*\]|\([^)]*\)", melds) if melds != "nothing" else [],
            [repr(meld) for meld in self.deal.melds[int(seat)]],
        )

    @says(r"(\d) has flowers (\w+)")
    def _flowers(self, seat: str, flowers: str) -> None:
        self.must("" if flowers == "none" else flowers, "".join(NAMES[tile] for tile in self.deal.flowers[int(seat)]))

    @says(r"(\d) is (not )?ready")
    def _ready(self, seat: str, no: str | None) -> None:
        self.must(not no, is_ready(self.table, self.deal, SEATS[int(seat)]))

    @says(r"fire of (\d) is (on|off), held (\d+)")
    def _fire(self, seat: str, fire: str, held: str) -> None:
        stake = self.standing("next" if self.deal.next else None).stakes[int(seat)]
        self.must((fire, int(held)), ("on" if stake.fire else "off", stake.held))

    @says(r"(?:won by|winners are) ([\d, ]+)")
    def _won(self, seats: str) -> None:
        self.must(numbers(seats), [int(won.seat) for won in self.deal.won])

    @says(r"draw game: (\w+)")
    def _draw(self, reason: str) -> None:
        self.must(reason, self.deal.no_winner)

    @says(r"paid: (.+)")
    def _paid(self, parts: str) -> None:
        """What each seat has gained or lost in this deal so far, kongs included."""
        wanted, came = [0] * self.deal.players, [0] * self.deal.players
        for part in [] if parts == "nothing" else parts.split(","):
            seat, amount = numbers(part)
            wanted[seat] = amount
        for transfer in self.deal.paid:
            came[transfer.payer] -= transfer.amount
            came[transfer.to] += transfer.amount
        self.must(wanted, came)

    def scored(self, seat: str | None) -> Scored:
        found = [scored for scored in self.deal.scored if seat is None or scored.seat == int(seat)]
        if not found:
            self.fail(f"seat {seat} has not won" if seat else "nobody has won")
        return found[0]

    @says(r"(fan|hu|value)(?: of (\d))?: (\d+)")
    def _amount(self, what: str, seat: str | None, amount: str) -> None:
        self.must(int(amount), getattr(self.scored(seat), what))

    @says(r"fans(?: of (\d))?: (.+)")
    def _fans(self, seat: str | None, fans: str) -> None:
        lines = self.scored(seat).fans
        came = {f"{line.key} {line.worth}" + f"x{line.count}" * (line.count > 1) for line in lines}
        self.must(set(spelt(fans)) - {"none"}, came)

    @says(r"liable(?: for (\d))?: (.+)")
    def _liable(self, seat: str | None, who: str) -> None:
        self.must(who, liability(who, self.scored(seat), self.deal))

    def texts(self, eye: str | None = None) -> list[str]:
        seen = self.log if eye is None else [event.seen_by(SEATS[int(eye)]) for event in self.log]
        return [format_event(event) for event in seen if event is not None]

    @says(r"log has: (.+)")
    def _log_has(self, text: str) -> None:
        self.checked += 1
        if not any(text in line for line in self.texts()):
            self.fail("no event says so; the last were:\n    " + "\n    ".join(self.texts()[-8:]))

    @says(r"log has not: (.+)")
    def _log_has_not(self, text: str) -> None:
        self.must([], [line for line in self.texts() if text in line])

    @says(r"(\d) (sees|does not see): (.+)")
    def _sees(self, seat: str, how: str, text: str) -> None:
        self.must(how == "sees", any(text in line for line in self.texts(seat)))


def spelt(actions: str) -> list[str]:
    return [" ".join(part.split()) for part in actions.split(",")]


def matches(wanted: str, offered: str) -> bool:
    """`chow` stands for every chow, `discard 5m` for that one."""
    return wanted == offered or (wanted in {"discard", "chow", "kong", "stake"} and offered.split()[0] == wanted)


def idle(ask: Ask) -> AnyAction:
    """Claim nothing and discard the tile drawn."""
    if PASS in ask.actions:
        return PASS
    plain = [action for action in ask.actions if isinstance(action, Discard) and not action.declare]
    drawn = [action for action in plain if action.from_draw]
    return (drawn or plain[-1:] or [ask.default])[0]
