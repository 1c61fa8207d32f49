"""Golden records: whole deals of each rule set, every event of which must be decided as it is written."""

from pathlib import Path

import pytest

from engine.events import EVENTS, Chose
from engine.match import Header, Player
from engine.record import BadRecord, Record, format_record, parse_record, verify
from tests.engine.playing import RULESETS, eager, log_of

FOLDER = Path(__file__).parent
MATCHES = {
    "laosanfan": ("laosanfan", "", 3),
    "laosanfan_all": ("laosanfan", "multiple_winners=all,scheme=yaobanliu,payment=dealer_full,wind_fan=seat", 3),
    "quanjiao": ("quanjiao", "", 40),
    "quanjiao_three": ("quanjiao", "players=3,min_fan=1,garden=20,payment=discarder", 13),
    "wanzai": ("wanzai", "", 13),
    "wanzai_extras": ("wanzai", "extras=on,dealer_rule=rotate,kongs_on_draw=void,missed_win=off", 40),
}
DEALS = 3


def played(name: str) -> Record:
    """The record of a match as it is decided today."""
    kind, text, seed = MATCHES[name]
    options = RULESETS[kind].options.from_text(text)
    rules = RULESETS[kind].build(options)
    players = tuple(Player(f"player {seat}", "eager") for seat in range(rules.players))
    header = Header(f"golden {name}", kind, options.code(), players)
    return Record(header, (f"law {seed}".encode(),), log_of(rules, seed, eager, DEALS))


@pytest.fixture(autouse=True, scope="module")
def regenerated(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--regenerate", default=False):
        for name in MATCHES:
            (FOLDER / f"{name}.txt").write_text(format_record(played(name)), encoding="utf-8")


def recorded(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", MATCHES)
def test_every_line_is_decided_as_it_is_written(name: str) -> None:
    record = parse_record(recorded(name))
    assert sum(isinstance(event, Chose) for event in record.events) > 50
    assert verify(record) is None


@pytest.mark.parametrize("name", MATCHES)
def test_a_record_reads_back_to_the_letter(name: str) -> None:
    assert format_record(parse_record(recorded(name))) == recorded(name)


def test_the_records_show_nearly_every_kind_of_event() -> None:
    shown = {type(event) for name in MATCHES for event in parse_record(recorded(name)).events}
    missing = {kind.__name__ for kind in EVENTS} - {kind.__name__ for kind in shown}
    assert missing <= {"Declared", "Robbed", "KongLaid", "NoWinner", "Missed"}


def test_a_changed_line_is_found() -> None:
    lines = recorded("laosanfan").splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith("Drew") and "from_tail" not in line)
    changed = [*lines[:place], lines[place] + " from_tail=on"]
    difference = verify(parse_record("\n".join(changed + lines[place + 1 :])))
    assert difference is not None
    assert difference.line == place + 1
    assert difference.expected == lines[place]
    assert difference.recorded == changed[-1]


def test_a_missing_and_a_surplus_line_are_found() -> None:
    lines = recorded("wanzai").splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith("Discarded"))
    missing = verify(parse_record("\n".join(lines[:place] + lines[place + 1 :])))
    assert missing is not None
    assert (missing.line, missing.expected) == (place + 1, lines[place])
    surplus = verify(parse_record("\n".join([*lines[: place + 1], lines[place], *lines[place + 1 :]])))
    assert surplus is not None
    assert (surplus.line, surplus.recorded) == (place + 2, lines[place])


def test_a_decision_that_was_not_offered_is_found() -> None:
    lines = recorded("quanjiao").splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith("Chose") and "{Discard" in line)
    changed = verify(parse_record("\n".join([*lines[:place], "Chose seat=0 action={Chow first=1m second=2m}"])))
    assert changed is not None
    assert (changed.line, changed.expected) == (place + 1, None)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1"),
        ("sanfan record 1", "line 2"),
        ("sanfan record 1\nheader match_id=x1 ruleset=laosanfan code=SX players=[]\nseeds", "line 3"),
        ("sanfan record 1\nheader match_id=x1\nseeds 00", "line 2"),
    ],
)
def test_what_is_no_record_is_named(text: str, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        parse_record(text)


@pytest.mark.parametrize(
    "line",
    ["", "Dreamt seat=0", "Drew seat=0", "Drew seat=9 tile=5m slot=3", "Drew seat=0 tile=[ slot=3", "Drew }", "5m"],
)
def test_a_line_that_is_no_event_is_named(line: str) -> None:
    head = "\n".join(recorded("wanzai").splitlines()[:3])
    with pytest.raises(BadRecord, match="line 4"):
        parse_record(f"{head}\n{line}\nDrew seat=0 tile=5m slot=3")
