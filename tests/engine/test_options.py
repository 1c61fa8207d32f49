"""Options: rule codes, files and the command line give the same table, and mistakes are named."""

from dataclasses import dataclass, fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.options import ALPHABET, BadOption, Options, option
from engine.text import Text
from tests.engine import toy
from tests.engine.playing import RULESETS, options_of

NAMES = sorted(RULESETS)


def complaint(kind: type[Options], text: str) -> str | None:
    """What is said about a text; None if it is accepted."""
    try:
        kind.from_text(text)
    except BadOption as error:
        return str(error)
    return None


some = settings(max_examples=30, deadline=None, derandomize=True, database=None)


@pytest.mark.parametrize("name", NAMES)
def test_every_way_of_writing_reads_back(name: str) -> None:
    kind = RULESETS[name].options

    @some
    @given(options_of(kind))
    def law(options: Options) -> None:
        assert kind.from_text(options.code()) == options
        assert kind.from_text(options.code().lower()) == options
        assert kind.from_json(options.to_json()) == options
        written = ",".join(f"{leaf.key}={leaf.format(value)}" for leaf, value in options.changes())
        assert kind.from_text(written) == options

    law()


@pytest.mark.parametrize("name", NAMES)
def test_the_standard_table_has_a_short_code(name: str) -> None:
    standard = RULESETS[name].options()
    assert len(standard.code()) == 2
    assert standard.changes() == ()
    assert RULESETS[name].options.from_text("") == standard


@pytest.mark.parametrize("name", NAMES)
def test_a_typing_error_in_a_code_is_noticed(name: str) -> None:
    """One wrong letter is refused, or at least says nothing else than was meant in 1 of 1024 cases."""
    kind = RULESETS[name].options
    leaf = kind.schema()[0]
    code = kind().with_value(leaf.key, next(c.value for c in leaf.choices if c.value != leaf.default)).code()
    wrong = [code[:place] + sign + code[place + 1 :] for place in range(len(code)) for sign in ALPHABET]
    refused = [text for text in wrong if text in (complaint(kind, text) or "")]
    assert len(refused) >= len(wrong) - len(code) - 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense=1", "there is no option “nonsense”; there are: flush"),
        ("flush=maybe", "flush: “maybe” is none of on, off"),
        ("flush=on,off", "“off” should be written option=value"),
        ("!!", "does not occur in a rule code"),
        ("ZZZ", "check letters"),
    ],
)
def test_bad_options_are_named(text: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        toy.ToyOptions.from_text(text)


def test_json_wants_on_and_off_as_strings_and_numbers_as_numbers() -> None:
    assert toy.ToyOptions.from_json({"flush": "off"}) == toy.ToyOptions(False)
    for wrong in (1, None, ["on"], 1.5):
        with pytest.raises(BadOption, match="flush"):
            toy.ToyOptions.from_json({"flush": wrong})


def test_codes_survive_new_options() -> None:
    """A version that appends an option reads the codes of the old one."""
    text = Text("", "")

    @dataclass(frozen=True)
    class ToyOptions(toy.ToyOptions):
        later: bool = option(False, text, text, text, "T-2")

    assert [field.name for field in fields(ToyOptions)] == ["flush", "later"]
    for flush in (True, False):
        assert ToyOptions.from_text(toy.ToyOptions(flush).code()) == ToyOptions(flush, False)
    with pytest.raises(BadOption, match="update the program"):
        toy.ToyOptions.from_text(ToyOptions(True, True).code())


@settings(max_examples=50, deadline=None, derandomize=True, database=None)
@given(st.text(max_size=12))
def test_any_other_text_is_refused_in_words(text: str) -> None:
    assert complaint(toy.ToyOptions, text) != ""
