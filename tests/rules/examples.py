"""Examples of the rules in words a player could write: reading the files and running them. See README.md."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from engine.deal import Deal
from engine.events import Scored
from engine.given import BadInput
from engine.meld import BadMeld, parse_meld
from engine.options import BadOption
from engine.rules import Rules
from engine.rulesets import rules_of
from engine.scoring import NoWin, answer_of, count, waits
from engine.seat import WINDS
from engine.tile import NAMES, BadTiles, parse_tiles
from tests.engine import toy

FOLDER = Path(__file__).parent
CLAUSE = re.compile(r"\b[A-Z]-\d+(?=[a-f]?\b)")


class Line(NamedTuple):
    """A line of an example."""

    number: int
    text: str

    @property
    def key(self) -> str:
        return self.text.partition(":")[0].strip()

    @property
    def value(self) -> str:
        return self.text.partition(":")[2].strip()


class Example(NamedTuple):
    """An example: where it stands, its title, its lines."""

    path: Path
    number: int
    title: str
    lines: tuple[Line, ...]

    @property
    def region(self) -> str:
        return self.path.parent.name

    @property
    def clauses(self) -> set[str]:
        return set(CLAUSE.findall(self.title))

    def __str__(self) -> str:
        return f"{self.region}:{self.title}"


class Failed(AssertionError):
    """An expectation that is not met, or a line that can't be read, with its file and line."""


class Runner:
    """What both kinds of example share: the lines already read, and complaining with file and line."""

    def __init__(self, example: Example) -> None:
        self.example = example
        self.line = Line(example.number, example.title)

    def fail(self, what: str) -> NoReturn:
        path = self.example.path.relative_to(FOLDER)
        raise Failed(f"{path}:{self.line.number}: {self.line.text}\n    {what}") from None

    def expect(self, wanted: Any, came: Any) -> None:
        if wanted != came:
            self.fail(f"came: {came}")

    def rules(self, options: str) -> Rules:
        """The rules of the example's region."""
        if self.example.region == "toy":
            return toy.build(toy.ToyOptions.from_text(options))
        return rules_of(self.example.region, options)


def read(path: Path) -> Iterator[Example]:
    """The examples of a file; lines before the first title are prose."""
    title, at = "", 0
    lines: list[Line] = []
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = raw.strip()
        if text.startswith("## "):
            if title:
                yield Example(path, at, title, tuple(lines))
            title, at, lines = text[3:].strip(), number, []
        elif text and not text.startswith("#") and title:
            lines.append(Line(number, text))
    if title:
        yield Example(path, at, title, tuple(lines))


def all_examples() -> list[Example]:
    return [example for path in sorted(FOLDER.glob("*/*.txt")) for example in read(path)]


def run(example: Example) -> int:
    """Run an example: how many of its expectations were met; Failed otherwise."""
    from tests.rules.played import Played

    keys = {line.key for line in example.lines}
    runner = HandExample(example) if keys & {"win", "hand"} else Played(example)
    try:
        checked = runner.run()
    except (BadTiles, BadMeld, BadInput, BadOption, ValueError) as error:
        runner.fail(f"{type(error).__name__}: {error}")
    if not checked:
        runner.fail("this example expects nothing")
    return checked


def numbers(text: str) -> list[int]:
    return [int(word) for word in re.findall(r"-?\d+", text)]


def liability(wanted: str, scored: Scored, deal: Deal) -> str:
    """Who is liable, and as far as it is wanted by which rule and with which discard: `2 by Q-17c with 7m`."""
    if scored.liable is None:
        return "nobody"
    came = str(scored.liable)
    if " by " in wanted:
        came += f" by {scored.liable_by}"
    if " with " in wanted:
        came += " with " + ("none" if scored.liable_at is None else NAMES[deal.discards[scored.liable_at].tile])
    return came


class HandExample(Runner):
    """A win given as it falls, counted by `scoring.score`; or a hand whose waits are asked."""

    def run(self) -> int:
        self.options = ""
        self.data: dict[str, Any] = {"rules": self.example.region, "round": "E", "dealer": 0}
        self.seats: dict[int, dict[str, Any]] = {}
        self.declared: dict[int, str] = {}
        self.win: dict[str, Any] = {}
        self.hand = self.wind = ""
        expectations: list[Line] = []
        for line in self.example.lines:
            self.line = line
            if not self.take(self.line.key, self.line.value):
                expectations.append(line)
        if self.win and self.hand:
            self.fail("an example has either a win or a hand")
        answer = self.answer_waits() if self.hand else self.answer_score()
        for line in expectations:
            self.line = line
            self.check(answer, line.key, line.value)
        return len(expectations)

    def take(self, key: str, value: str) -> bool:
        """Note what is given; False for an expectation."""
        match key.split():
            case ["options"]:
                self.options = value
            case ["round"]:
                self.data["round"] = value
            case ["dealer"]:
                self.data["dealer"] = int(value)
            case ["seat", "wind"]:
                self.wind = value
            case ["seat", number]:
                self.seats[int(number)] = self.player(int(number), value)
            case ["hand"]:
                self.hand = value
            case ["win"]:
                self.read_win(value)
            case ["flags"]:
                self.win["flags"] = value.split()
            case ["mark"]:
                self.win["mark"] = value
            case ["wall", "left"]:
                self.data["wall_left"] = int(value)
            case ["balances"]:
                self.data["balances"] = numbers(value)
            case _:
                return False
        return True

    def player(self, seat: int, text: str) -> dict[str, Any]:
        hand, melds, flowers, words = (part.strip() for part in (text + "|||").split("|")[:4])
        row: dict[str, Any] = {"hand": hand if hand not in ("", "?") else None, "flowers": flowers}
        row["melds"] = [self.meld(part) for part in re.findall(r"\[[^]]*\]\S*|\([^)]*\)", melds)]
        for word in words.split():
            match word.partition("="):
                case ["fire", _, _]:
                    row["fire"] = True
                case ["float", _, number]:
                    row["float"] = int(number)
                case ["declared", _, kind]:
                    self.declared[seat] = kind
                case _:
                    self.fail(f"“{word}” is neither fire, float=N nor declared=tianting")
        return row

    def meld(self, text: str) -> dict[str, Any]:
        found = re.fullmatch(r"([\[(].*[\])])(?:<(\d))?(\+?)", text)
        if not found:
            self.fail(f"“{text}” should be [555m]<0, [5555m]<0+ or (5555m)")
        row: dict[str, Any] = {"tiles": found[1], "source": int(found[2]) if found[2] else None}
        return {**row, "added": True} if found[3] else row

    def read_win(self, text: str) -> None:
        found = re.fullmatch(r"(\d) (?:on (\S+) from (\d)|self-draws (\S+)|robs (\S+) from (\d))", text)
        if not found:
            self.fail("write: win: 1 on 9m from 0, win: 1 self-draws 9m or win: 1 robs 9m from 0")
        self.data["winner"] = int(found[1])
        if found[2]:
            self.win.update(tile=found[2], how="discard", source=int(found[3]))
        elif found[4]:
            self.win.update(tile=found[4], how="self")
        else:
            self.win.update(tile=found[5], how="rob", source=int(found[6]))

    def answer_score(self) -> dict[str, Any]:
        rules = self.rules(self.options)
        self.data["players"] = [self.seats.get(seat, {"hand": None}) for seat in range(rules.players)]
        self.data["win"] = self.win
        if self.declared:
            self.data["declared"] = [self.declared.get(seat) for seat in range(rules.players)]
        try:
            counted = count(self.data, rules)
            return {**answer_of(counted), "count": counted}
        except NoWin as error:
            return {"no win": str(error)}
        except BadInput as error:
            return {"refused": str(error)}

    def answer_waits(self) -> dict[str, Any]:
        hand, melds, flowers = (part.strip() for part in (self.hand + "||").split("|")[:3])
        rows = waits(
            self.rules(self.options),
            parse_tiles(hand),
            tuple(parse_meld(part) for part in re.findall(r"\[[^]]*\]|\([^)]*\)", melds)),
            WINDS["ESWN".index(self.data["round"])],
            WINDS["ESWN".index(self.wind or "E")],
            parse_tiles(flowers),
        )
        return {"waits": [(NAMES[tile], discard, self_draw) for tile, discard, self_draw in rows]}

    def check(self, answer: dict[str, Any], key: str, value: str) -> None:
        if key in ("no win", "refused"):
            if value not in answer.get(key, ""):
                self.fail(f"came: {answer}")
            return
        if "no win" in answer or "refused" in answer:
            self.fail(f"came: {answer}")
        match key:
            case "fan" | "hu" | "value":
                self.expect(int(value), answer[key])
            case "fans":
                came = {f"{row['key']} {row['worth']}" + f"x{row['count']}" * (row["count"] > 1) for row in answer[key]}
                self.expect(self.listed(value), came)
            case "pays":
                wanted = [0] * len(answer["payments"])
                for part in self.listed(value):
                    seat, amount = numbers(part)
                    wanted[seat] = amount
                self.expect(wanted, answer["payments"])
            case "transfers":
                rows = answer["transfers"]
                came = {f"{row['from']} pays {row['to']} {row['amount']}" for row in rows}
                self.expect(self.listed(value), came)
            case "liable":
                self.expect(value, liability(value, answer["count"].scored, answer["count"].position.deal))
            case "waits":
                self.check_waits(answer["waits"], value)
            case _:
                self.fail(f"“{key}” is neither given nor expected here: see README.md")

    def listed(self, value: str) -> set[str]:
        return set() if value == "none" else {" ".join(part.split()) for part in value.split(",")}

    def check_waits(self, rows: list[tuple[str, int | None, int | None]], value: str) -> None:
        """`1m 4m` names the tiles; `1m 60/120, 4m no/60` also what they bring by discard and self-draw."""
        if "/" not in value:
            self.expect([] if value == "none" else value.split(), [row[0] for row in rows])
            return
        came = {f"{t} {'no' if d is None else d}/{'no' if s is None else s}" for t, d, s in rows}
        self.expect(self.listed(value), came)
