"""The command line: what each command prints, the exit statuses, one clear line for bad input."""

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import main

ROOT = Path(__file__).resolve().parent.parent

WIN: dict[str, Any] = {
    "rules": "laosanfan",
    "options": {"scheme": "yaobansan"},
    "round": "E",
    "dealer": 0,
    "winner": 1,
    "players": [
        {"hand": None},
        {
            "hand": "13s 66m 888m",
            "melds": [{"tiles": "[9999m]", "source": 0}, {"tiles": "[555m]", "source": 2}],
            "flowers": "",
        },
        {"hand": None},
        {"hand": None},
    ],
    "win": {"tile": "2s", "how": "self", "source": None, "flags": []},
}


class Ran:
    """What a command printed, and its exit status."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *arguments: str) -> None:
        try:
            self.status = main.main(arguments)
        except SystemExit as end:
            self.status = int(end.code or 0)
        self.out, self.err = capsys.readouterr()

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def write(folder: Path, *values: object) -> str:
    path = folder / "牌.json"
    path.write_text("\n".join(v if isinstance(v, str) else json.dumps(v) for v in values), encoding="utf-8")
    return str(path)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    ran = Ran(capsys, "--version")
    assert (ran.status, ran.out) == (0, f"Sanfan {main.current_version()}\n")


@pytest.mark.parametrize("command", ["play", "watch", "simulate", "waits", "score"])
def test_every_command_has_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    ran = Ran(capsys, command, "--help")
    assert ran.status == 0
    assert f"sanfan {command}" in ran.out


def test_score_counts_the_first_worked_example(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ran = Ran(capsys, "score", "--json", write(tmp_path, WIN))
    assert ran.status == 0
    assert ran.json == {
        "fans": [],
        "fan": 0,
        "hu": 26,
        "value": 60,
        "payments": [-60, 180, -60, -60],
        "transfers": [
            {"from": seat, "to": 1, "amount": 60, "reason": "self-draw: everybody pays"} for seat in (0, 2, 3)
        ],
        "liable": None,
    }


def test_no_win_is_an_answer_with_status_1(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ran = Ran(capsys, "score", "--json", write(tmp_path, {**WIN, "win": {"tile": "9s", "how": "self"}}))
    assert (ran.status, ran.json, ran.err) == (1, {"error": "no winning shape"}, "")


def test_below_the_minimum(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    players = [{}, {"hand": "567m 345p 88s 23s", "melds": [{"tiles": "[SSS]", "source": 3}]}, {}, {}]
    win = {"tile": "4s", "how": "discard", "source": 0}
    data = {**WIN, "rules": "quanjiao", "options": {}, "players": players, "win": win}
    ran = Ran(capsys, "score", "--json", write(tmp_path, data))
    assert (ran.status, ran.json["error"]) == (1, "below the minimum of 2 fan: this hand has 1")
    data["options"] = {"min_fan": 1}
    assert Ran(capsys, "score", "--json", write(tmp_path, data)).json["payments"] == [-1, 3, -1, -1]


def test_who_is_liable_pays_by_a_rule_that_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    melds = [{"tiles": tiles, "source": 0} for tiles in ("[111m]", "[555m]", "[999m]")]
    players = [{}, {"hand": "33m 77m", "melds": melds}, {}, {}]
    win = {"tile": "7m", "how": "discard", "source": 2}
    data = {**WIN, "rules": "quanjiao", "options": {}, "players": players, "win": win}
    answer = Ran(capsys, "score", "--json", write(tmp_path, data)).json
    reason = "liable: pays once for every loser (Q-17c)"
    assert answer["transfers"] == [{"from": 2, "to": 1, "amount": 12, "reason": reason}] * 3
    assert answer["liable"] == 2


def test_a_kong_without_a_source_is_concealed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for text in ("(9999m)", "[9999m]"):
        data = changed("players.1.melds.0", {"tiles": text, "source": None})
        assert Ran(capsys, "score", "--json", write(tmp_path, data)).json["hu"] == 26 - 16 + 32


def changed(path: str, value: object) -> dict[str, Any]:
    """The win with one place changed."""
    data = json.loads(json.dumps(WIN))
    place = data
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    for step in way:
        place = place[step]
    place[last] = value
    return dict(data)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("rules", "riichi", "there is no rule set “riichi”"),
        ("options", {"scheme": "none"}, "scheme: “none” is none of yaobansan"),
        ("options", {"liability": 1}, "liability"),
        ("round", "X", "round: should be one of E, S, W, N"),
        ("dealer", 4, "dealer: should be a whole number from 0 to 3, not 4"),
        ("dealer", True, "dealer: should be a whole number"),
        ("winner", None, "winner: should be a whole number"),
        ("players", [], "players: should have 4 entries, not 0"),
        ("players.1.hand", None, "players[1].hand: the winner's hand must be known"),
        ("players.1.hand", "13s 66m 88m", "players[1].hand: should have 7 tiles beside 2 melds"),
        ("players.1.hand", "13s 66m 88x", "players[1].hand: “88x”"),
        ("players.1.name", "A", "players[1]: there is no field “name”"),
        ("players.1.flowers", "aa", "a occurs 2 times"),
        ("players.1.flowers", "1m", "players[1].flowers: should hold flowers only"),
        ("players.1.float", 1, "players[1]: this rule set knows neither fire nor float"),
        ("players.2.hand", "5555m 123456789p", "5m occurs 7 times"),
        ("players.1.melds.1.source", None, "players[1].melds[1].source: an exposed set needs the seat that fed it"),
        ("players.1.melds.1.source", 1, "players[1].melds[1].source: nobody feeds himself"),
        ("players.1.melds.1.tiles", "[567m]", "players[1].melds[1].source: a chow is fed by the player before"),
        ("players.1.melds.1.tiles", "[568m]", "players[1].melds[1].tiles: [568m] is no run"),
        ("players.1.melds.1.tiles", "[55m]", "players[1].melds[1].tiles: “[55m]”"),
        ("options", {"match_length": {}}, "match_length: {} is neither a text nor a whole number"),
        ("round", "ES", "round: should be one of E, S, W, N"),
        ("round", "", "round: should be one of E, S, W, N"),
        ("round", 5, "round: should be one of E, S, W, N"),
        ("round", None, "round: should be one of E, S, W, N"),
        ("players.1.melds.0", {"tiles": "(9999m)", "added": True}, "players[1].melds[0].tiles: “(9999m)”"),
        ("win.tile", "22s", "win.tile"),
        ("win.tile", "a", "win.tile: nobody wins on a flower"),
        ("win.how", "stolen", "win.how: should be one of self, discard, rob"),
        ("win.how", "discard", "win.source: the seat that discarded or was robbed is missing"),
        ("win.source", 2, "win.source: a self-draw has no source"),
        ("win.flags", ["luck"], "win.flags[0]: should be one of kong, last, first"),
        ("wall_left", -1, "wall_left: should be a whole number from 0"),
        ("declared", ["tianting"], "declared: should have 4 entries, not 1"),
        ("declared", [None, "tianting", None, None], "declared[1]: nobody declares ready in this game"),
        ("balances", [1, 2, 3, "4"], "balances[3]: should be a whole number"),
        ("extra", 1, "there is no field “extra”"),
    ],
)
def test_malformed_input_is_named_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, path: str, value: object, said: str
) -> None:
    ran = Ran(capsys, "score", "--json", write(tmp_path, changed(path, value)))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("sanfan: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_json_lines_give_an_answer_each(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    rows = [WIN, {**WIN, "win": {"tile": "9s", "how": "self"}}, {**WIN, "dealer": 7}, "{nonsense", "", WIN]
    ran = Ran(capsys, "score", "--json", write(tmp_path, *rows))
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert (ran.status, ran.err) == (0, "")
    assert [set(answer) == {"error"} for answer in answers] == [False, True, True, True, False]
    assert answers[0] == answers[-1]


def test_lines_that_are_objects_but_no_wins_give_errors(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ran = Ran(capsys, "score", "--json", write(tmp_path, "{}", "{}"))
    assert (ran.status, ran.err) == (0, "")
    assert [set(json.loads(line)) for line in ran.out.splitlines()] == [{"error"}, {"error"}]


def test_standard_input_may_begin_with_a_mark_of_its_encoding(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\ufeff" + json.dumps(WIN)))
    assert Ran(capsys, "score", "--json", "-").json["value"] == 60


def test_an_object_over_many_lines_is_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ran = Ran(capsys, "score", "--json", write(tmp_path, json.dumps(WIN, indent=1)))
    assert (ran.status, ran.json["value"]) == (0, 60)


@pytest.mark.parametrize("text", ["", "{", "[]", "1", '{"rules": 1}', "[" * 100_000])
def test_what_is_no_win_at_all(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str) -> None:
    ran = Ran(capsys, "score", "--json", write(tmp_path, text))
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ran = Ran(capsys, "score", "--json", str(tmp_path / "none"))
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert "none" in ran.err


def test_waits(capsys: pytest.CaptureFixture[str]) -> None:
    table = ("waits", "--rules", "quanjiao", "--seat-wind", "S", "--melds", "[SSS]")
    hand = "567m 345p 88s 23s"
    assert Ran(capsys, *table, "--json", hand).json == [
        {"tile": "1s", "discard": None, "self": None},
        {"tile": "4s", "discard": None, "self": None},
    ]
    ran = Ran(capsys, *table, "--round", "S", *hand.split())
    assert (ran.status, ran.out) == (0, "1s  discard +6  self-draw +6\n4s  discard +6  self-draw +6\n")
    ran = Ran(capsys, *table, "--json", "567m 345p 88s 29s")
    assert (ran.status, ran.json) == (0, [])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--melds", "[555m"), "--melds: “[555m” is no meld"),
        (("--melds", "[123m]"), "[123m] is no run that may be claimed"),
        (("--flowers", "a"), "a: this rule set plays without it"),
        (("--options", "players=2", "--seat-wind", "W"), "--seat-wind: there is no W among 2 players"),
        (("--options", "chart.qingyise=99"), "chart.qingyise: “99” is none of"),
        (("--round", "Q"), "--round"),
    ],
)
def test_bad_waits(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str) -> None:
    ran = Ran(capsys, "waits", "--rules", "quanjiao", *arguments, "111m 123m 456m 789m 9p")
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said in ran.err


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("simulate", "--rules", "wanzai", "--deals", "10", "--seed", "3", "--options", "deals=4", "--json")
    ran = Ran(capsys, *arguments)
    assert ran.status == 0
    assert list(ran.json) == ["rules", "deals", "seconds", "deals_per_second", "wins", "draws", "scores"]
    assert (ran.json["rules"], ran.json["deals"]) == ("wanzai", 10)
    assert ran.json["wins"] + ran.json["draws"] == 10
    assert sum(ran.json["scores"]) == 0
    assert Ran(capsys, *arguments).json["scores"] == ran.json["scores"]


def test_simulate_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    ran = Ran(capsys, "simulate", "--rules", "laosanfan", "--deals", "2", "--bots", "random,normal,random,normal")
    assert ran.status == 0
    assert "2 deals" in ran.out
    assert ran.out.count("(random)") == ran.out.count("(normal)") == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--rules", "nothing"), "--rules: invalid choice: 'nothing'"),
        (("--rules", "wanzai", "--deals", "0"), "--deals: “0” should be a whole number"),
        (("--rules", "wanzai", "--options", "XX"), "“XX”"),
        (("--rules", "wanzai", "--bots", "genius"), "there is no level “genius”; there are: random"),
        (("--rules", "wanzai", "--bots", "random,random"), "--bots: should be one level, or 4 of them, not 2"),
    ],
)
def test_bad_simulations(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str) -> None:
    ran = Ran(capsys, "simulate", "--deals", "1", *arguments)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said in ran.err


def test_the_window_is_told_what_the_command_line_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    shown: list[Any] = []
    monkeypatch.setattr("gui.app.run", lambda opening, data: shown.append((opening, data)) or 0)
    assert Ran(capsys, "--data", str(tmp_path)).status == 0
    assert Ran(capsys, "--data", str(tmp_path), "watch", "--rules", "wanzai", "--speed", "4").status == 0
    more = ("--seed", "7", "--bots", "random,normal", "--options", "players=3")
    assert Ran(capsys, "play", "--rules", "quanjiao", *more, "--data", str(tmp_path)).status == 0
    assert Ran(capsys, "play", "--rules", "quanjiao", *more[:4]).status == 2
    (start, _), (watched, _), (played, _) = shown
    assert [data for _, data in shown] == [tmp_path] * 3
    assert (start.page, start.resume()) == ("", None)
    assert (watched.page, watched.speed, watched.arguments["watch"]) == ("table", 4, True)
    assert watched.arguments["setup"].seats == ("normal",) * 4
    assert played.arguments["setup"].seats == ("me", "random", "normal")
    assert (played.arguments["setup"].seed, played.arguments["setup"].rules.players) == ("7", 3)


def test_commands_without_a_window_load_no_qt(tmp_path: Path) -> None:
    script = (
        "import sys, main\n"
        f"assert main.main(['score', '--json', {write(tmp_path, WIN)!r}]) == 0\n"
        "assert main.main(['waits', '--rules', 'wanzai', '123m 456m 789m ESW C']) == 0\n"
        "assert main.main(['simulate', '--rules', 'wanzai', '--deals', '1', '--bots', 'random']) == 0\n"
        "print([name for name in sys.modules if name.startswith(('PySide6', 'shiboken6', 'gui'))])\n"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--data", ""), "--data: names no folder"),
        (("play", "--rules", "wanzai", "--data", ""), "--data: names no folder"),
        (("join", ""), "“” is no address"),
        (("join", "somewhere else"), "“somewhere else” is no address"),
        (("join", "somewhere..else"), "“somewhere..else” is no address"),
        (("join", "三番。。"), "“三番。。” is no address"),
        (("join", "1.2.3.4:99999"), "99999 is no port"),
        (("join", "A" * 5000), "check letters"),
        (("verify", "/nonexistent"), "/nonexistent: No such file"),
    ],
)
def test_bad_targets_are_refused_before_a_window_opens(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    ran = Ran(capsys, *arguments)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said in ran.err


def test_score_without_a_standard_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    ran = Ran(capsys, "score", "--json", "-")
    assert (ran.status, ran.err) == (2, "sanfan: there is no standard input\n")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise there")
@pytest.mark.parametrize("lines", [1, 5000])
def test_a_reader_who_goes_away_is_no_fault(tmp_path: Path, lines: int) -> None:
    command = [sys.executable, "main.py", "score", "--json", write(tmp_path, *[WIN] * 2, *["{}"] * lines)]
    running = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert running.stdout
    assert running.stderr
    running.stdout.close()
    assert (running.stderr.read(), running.wait(60)) == (b"", 141)
