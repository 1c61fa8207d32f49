"""`host`, `join` and `verify` from the command line."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.chance import seed_of
from engine.record import Record, format_record
from net.commands import invitation_of, verify_file
from net.inline import play_inline
from net.invite import BadInvitation
from net.luck import Luck
from tests.net.processes import ROOT
from tests.net.tables import Played, rules_for

MAIN = [sys.executable, str(ROOT / "main.py")]


def run(*words: object) -> "subprocess.Popen[str]":
    command = [*MAIN, *map(str, words)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT)


def test_a_bot_joins_a_hosted_table_and_hears_when_it_closes(tmp_path: Path) -> None:
    """H-3."""
    host = run("host", "--rules", "wanzai", "--port", 0, "--bots", "random,random", "--data", tmp_path / "host")
    assert host.stdout is not None
    opened, first = host.stdout.readline(), host.stdout.readline()
    assert "is open at port" in opened
    code = first.split()[-1]
    guest = run("join", code.lower(), "--bot", "random", "--name", "三番", "--data", tmp_path / "guest")
    assert guest.stdout is not None
    assert guest.stdout.readline() == "here\n"
    host.terminate()
    host.wait(20)
    _, complaint = guest.communicate(timeout=20)
    assert complaint == "sanfan: The host has closed the table. It is saved and can be continued.\n"
    assert guest.returncode == 2
    host.communicate()


@pytest.mark.parametrize(
    "words",
    [
        ("host", "--rules", "wanzai", "--bots", "genius"),
        ("host", "--rules", "wanzai", "--bots", "random,random,random,random"),
        ("host", "--rules", "wanzai", "--port", "70000"),
        ("host", "--rules", "wanzai", "--options", "!"),
        ("host", "--rules", "wanzai", "--open", "--password", "x"),
        ("join", "no such code", "--bot", "random"),
        ("verify", "no/such/file"),
    ],
)
def test_bad_input_is_one_line(words: tuple[str, ...], tmp_path: Path) -> None:
    command = run(*words, *(() if words[0] == "verify" else ("--data", tmp_path)))
    _, complaint = command.communicate(timeout=30)
    assert command.returncode == 2
    assert complaint.startswith("sanfan")
    assert complaint.count("\n") == 1


def test_a_record_is_verified(tmp_path: Path) -> None:
    """F-4, for a record of a whole match, with a seed for each deal."""
    rules = rules_for("wanzai")
    played = Played(rules, 0, level="normal")
    played.table.start()
    results = len(play_inline(played.table, 2))
    luck: Luck = played.table.luck
    seeds = tuple(seed_of(*luck.nonces(number)) for number in range(1, results + 2))
    path = tmp_path / "record.txt"
    text = format_record(Record(played.table.header, seeds, tuple(played.log)))
    path.write_text(text, encoding="utf-8")
    assert verify_file(path) is None
    lines = text.splitlines()
    number = next(number for number, line in enumerate(lines, 1) if line.startswith("Finished"))
    lines[number - 1] = lines[number - 1].replace("number=2", "number=3")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    found = verify_file(path)
    assert found is not None
    assert found.startswith(f"line {number}:")


def test_what_is_neither_code_nor_address() -> None:
    for text in ("", "a b", "X" * 80):
        with pytest.raises(BadInvitation):
            invitation_of(text)
