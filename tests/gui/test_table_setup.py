"""The line that remembers a table."""

import pytest

from engine.options import Options
from gui.table_setup import CLOCKS, ME, TableSetup

USUAL = TableSetup()


HIGH = TableSetup("quanjiao").options.with_value("limit", 24)
THREE = HIGH.with_value("players", 3)


@pytest.mark.parametrize(
    ("setup", "options"),
    [
        (USUAL, USUAL.options),
        (TableSetup("quanjiao", HIGH.code(), ("normal", "random", ME, "normal"), CLOCKS[2], "a seed"), HIGH),
        (TableSetup("quanjiao", THREE.code(), (ME, "normal", "normal")), THREE),
        (TableSetup("wanzai", "plain_discard=1", clocks=CLOCKS[4]), None),
    ],
)
def test_a_table_is_remembered(setup: TableSetup, options: Options | None) -> None:
    assert TableSetup.from_text(setup.to_text()) == setup
    assert setup.rules.options == setup.options == (options or setup.options)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "laosanfan",
        "{",
        "[]",
        '{"ruleset":"chess"}',
        '{"code":"ZZZZ"}',
        '{"seats":["me"]}',
        '{"seats":["normal","normal","normal","normal"]}',
        '{"seats":["me","me","normal","normal"]}',
        '{"seats":["me","genius","normal","normal"]}',
        '{"clocks":{"step":1}}',
        '{"seed":"' + "x" * 65 + '"}',
        '{"seed":7}',
    ],
)
def test_a_line_that_is_none_means_the_usual_table(text: str) -> None:
    assert TableSetup.from_text(text) == USUAL


def test_the_usual_table_is_the_standard_one_against_bots() -> None:
    assert USUAL.options == type(USUAL.options)()
    assert USUAL.seats.count(ME) == 1
    assert len(USUAL.seats) == USUAL.rules.players
