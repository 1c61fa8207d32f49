"""What the start page offers to go on with, whatever lies in the store."""

import sqlite3
from pathlib import Path

import pytest

from engine.match import Player
from engine.rulesets import rules_of
from gui.unfinished import last_unfinished
from net.setup import set_up
from net.store import DATABASE, Store

PLAYERS = (Player("Anna"), Player("b", "easy"), Player("c", "easy"), Player("d", "easy"))


def begin(folder: Path, name: str) -> str:
    """Keeps a new match of that rule set; gives its id."""
    setup = set_up(rules_of(name), PLAYERS)
    store = Store(folder / DATABASE)
    store.begin(setup)
    store.close()
    return setup.header.match_id


def change(folder: Path, command: str, *values: str) -> None:
    """Does something to the file behind the program's back."""
    with sqlite3.connect(folder / DATABASE) as database:
        database.execute(command, values)
    database.close()


def test_nothing_is_offered_where_nothing_lies(tmp_path: Path) -> None:
    assert last_unfinished(tmp_path) is None
    (tmp_path / DATABASE).mkdir()
    assert last_unfinished(tmp_path) is None


def test_the_latest_match_is_offered(tmp_path: Path) -> None:
    begin(tmp_path, "wanzai")
    latest = begin(tmp_path, "laosanfan")
    offer = last_unfinished(tmp_path)
    assert offer is not None
    assert (offer.page, offer.arguments) == ("table", {"match_id": latest})


@pytest.mark.parametrize(
    "command",
    [
        "UPDATE matches SET setup = replace(setup, '\"laosanfan\"', '\"atlantis\"') WHERE id = ?",
        'UPDATE matches SET setup = replace(setup, \'"code":"\', \'"code":"QQ\') WHERE id = ?',
        "UPDATE matches SET setup = '{}' WHERE id = ?",
        "INSERT INTO batches VALUES (?, 0, '[1]')",
        "INSERT INTO batches VALUES (?, 1, '[]')",
    ],
)
def test_a_match_that_cannot_be_read_hides_no_other(tmp_path: Path, command: str) -> None:
    good = begin(tmp_path, "wanzai")
    change(tmp_path, command, begin(tmp_path, "laosanfan"))
    offer = last_unfinished(tmp_path)
    assert offer is not None
    assert offer.arguments == {"match_id": good}
