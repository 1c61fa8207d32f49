"""The rules this repository sets itself, read from its own sources."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.clauses import COMMON
from engine.rules import Rules
from engine.rulesets import IDS, ruleset
from engine.text import WORDS

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("engine", "net", "gui", "assets")
SOURCES = sorted([ROOT / "main.py", *(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))])
LOCAL = {"engine", "net", "gui", "main", "assets"}
LINES_OF_A_FILE, LINES_OF_A_FUNCTION = 400, 40


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def modules(path: Path) -> Iterator[tuple[str, str]]:
    """Every module that a source imports, wherever in it, as (top package, full name)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name.split(".")[0], alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            top = name(path).split("/")[0] if node.level else str(node.module).split(".")[0]
            yield top, f"{'.' * node.level}{node.module or ''}"


def allowed(path: Path) -> set[str]:
    """What a source may import beside the standard library."""
    where = name(path)
    folder = where.split("/")[0]
    if where.startswith("assets/make_"):
        return {"engine", "net", "gui", "assets", "PySide6", "fontTools"}
    match folder:
        case "engine":
            return {"engine", "msgspec"}
        case "net":
            also = {"net/wire.py": "zmq", "net/discovery.py": "ifaddr", "net/invite.py": "segno"}
            extra = {also[where]} if where in also else set()
            return {"engine", "net", "msgspec", *extra}
        case "gui":
            return {"engine", "net", "gui", "assets", "msgspec", "PySide6", "shiboken6", "segno"}
        case "assets":
            return {"assets"}
        case _:
            return {*LOCAL, "msgspec", "PySide6"}


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_imports_point_one_way(path: Path) -> None:
    top_level = {top for top, _ in modules(path)}
    assert top_level - allowed(path) - sys.stdlib_module_names == set()


def test_no_folder_is_empty() -> None:
    for folder in FOLDERS[:3]:
        assert any(name(path).startswith(f"{folder}/") for path in SOURCES), folder


FORBIDDEN = {
    "time",
    "random",
    "secrets",
    "socket",
    "socketserver",
    "threading",
    "asyncio",
    "selectors",
    "ssl",
}
CLOCKS = {"now", "utcnow", "today", "urandom", "perf_counter", "monotonic"}


@pytest.mark.parametrize("path", [p for p in SOURCES if name(p).startswith("engine/")], ids=name)
def test_engine_has_no_clock_socket_or_chance(path: Path) -> None:
    assert {top for top, _ in modules(path)} & FORBIDDEN == set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    assert {call.attr for call in calls if isinstance(call, ast.Attribute)} & CLOCKS == set()


OUTSIDE_THE_LAWS = pytest.mark.parametrize(
    "path",
    [p for p in SOURCES if name(p).startswith("engine/") and not name(p).startswith("engine/rulesets/")],
    ids=name,
)
OPTIONS = {leaf.key.split(".")[0] for region in IDS for leaf in ruleset(region).options.schema()}


@OUTSIDE_THE_LAWS
def test_engine_names_no_region(path: Path) -> None:
    text = path.read_text(encoding="utf-8").lower()
    assert [region for region in IDS if region in text] == []


def options_named(source: str) -> set[str]:
    """The options that a source asks about, as `options.key` or in quotes.

    A key that is also a column of Rules or a reason of a payment is no option where it stands in quotes.
    """
    ordinary = {*Rules._fields, *WORDS}
    named = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute):
            owner = node.value
            of_options = getattr(owner, "attr", getattr(owner, "id", "")) in {"options", "chosen"}
            named |= {node.attr} & OPTIONS if of_options else set()
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            named |= {node.value.split(".")[0]} & OPTIONS - ordinary
    return named


@OUTSIDE_THE_LAWS
def test_engine_asks_about_no_option(path: Path) -> None:
    assert options_named(path.read_text(encoding="utf-8")) == set()


def test_an_option_that_is_asked_about_is_found() -> None:
    assert options_named("rules.options.min_fan + options.players") == {"min_fan", "players"}
    assert options_named("options.value('chart.pinghe') if ask('honour_chow') else 'missed_win'") == {
        "chart",
        "honour_chow",
    }
    assert options_named("rules.missed_win") == set()


def is_data(statement: ast.stmt) -> bool:
    """Whether a top-level statement is a table: a name given a literal, or a call that is all arguments."""
    return isinstance(statement, ast.Assign | ast.AnnAssign) and isinstance(
        statement.value, ast.Dict | ast.Tuple | ast.List | ast.Set | ast.Call
    )


def size(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_files_and_functions_are_short(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    tables = sum(size(node) for node in tree.body if is_data(node))
    assert len(text.splitlines()) - tables <= LINES_OF_A_FILE
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    assert {node.name: size(node) for node in functions if size(node) > LINES_OF_A_FUNCTION} == {}


def numbers_in(text: str) -> set[str]:
    return set(re.findall(r"\b[A-Z]-\d+\b", text))


def examples(region: str) -> str:
    folder = ROOT / "tests" / "rules" / region
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in {".txt", ".py"}]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@pytest.mark.parametrize("region", IDS)
def test_every_clause_has_an_example(region: str) -> None:
    assert {clause.number for clause in ruleset(region).clauses} - numbers_in(examples(region)) == set()


def test_every_common_clause_has_an_example() -> None:
    assert {clause.number for clause in COMMON} - numbers_in("\n".join(map(examples, IDS))) == set()


@pytest.mark.parametrize("folder", FOLDERS[:3])
def test_the_page_on_architecture_names_every_module(folder: str) -> None:
    named = set(re.findall(r"`([a-z_]+)/?`", (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")))
    modules = {path.parent.name if path.stem == "__init__" else path.stem for path in (ROOT / folder).glob("*.py")}
    packages = {path.parent.name for path in (ROOT / folder).glob("*/__init__.py")}
    assert (modules | packages) - named - {folder} == set()


def test_readme_shows_both_commands_that_ci_and_players_use() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    start = "python3 -m venv .venv && . .venv/bin/activate && pip install "
    assert f"{start}. && sanfan\n" in text
    assert f"{start}'.[test]' && pytest\n" in text
