"""What the decoder takes and refuses (docs/protocol.md, W)."""

import re

import msgspec
import pytest

from engine.actions import PASS
from net import words
from net.messages import Act
from net.protocol import UP_BYTES, BadMessage, Up, decode_intro, decode_up, encode
from tests.net.fuzzing import MESSAGES, fuzz
from tests.net.processes import ROOT


def test_every_kind_of_message_is_among_the_examples() -> None:
    assert {type(message) for message in MESSAGES} == set(Up.__args__)


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: type(message).__name__)
def test_messages_read_back(message: Up) -> None:
    assert decode_up(encode(message)) == message


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"null",
        b"{}",
        b'{"type":"Welcome"}',
        b'{"type":"Ping","x":1}',
        b'{"type":"Hello","last":-1}',
        b'{"type":"Hello","last":9007199254740992}',
        b'{"type":"Sit","seat":4}',
        b'{"type":"Say","line":""}',
        b'{"type":"Say","line":"a\\nb"}',
        b'{"type":"Say","line":"a\\u202eb"}',
        b'{"type":"CastVote","vote":"win","on":true}',
        b'{"type":"Act","ask":1,"action":{"type":"Discard","tile":99}}',
        b'{"type":"Act","ask":1,"action":{"type":"Pass"},"nonce":"A\\n"}',
        b'{"type":"SetTerms","terms":{"ruleset":"wanzai","code":"","takeover":1e9}}',
        b'{"type":"Ping"} ' + b" " * UP_BYTES,
        b"[" * 3000,
    ],
)
def test_what_is_no_message_is_refused(line: bytes) -> None:
    """W-2, W-3."""
    with pytest.raises(BadMessage):
        decode_up(line)


def test_a_sample_of_fuzzed_messages() -> None:
    """W-3: either a message that reads back, or BadMessage; the long run does 200,000."""
    taken, refused = fuzz(4000)
    assert taken > 50
    assert refused > 1000


def test_a_knock_of_another_version_can_be_read() -> None:
    """V-1."""
    assert decode_intro(b'{"type":"Knock","protocol":7,"something":{"new":1}}').protocol == 7
    with pytest.raises(BadMessage):
        decode_intro(b'{"type":"Ping"}')


def test_examples_name_what_they_are() -> None:
    assert msgspec.json.decode(encode(Act(1, PASS)))["type"] == "Act"


def test_every_text_has_its_places() -> None:
    for text in (*words.TROUBLES.values(), *words.PHRASES.values()):
        assert text.source
        assert text.fill("1", "2", "3", "4")


def test_every_paragraph_of_the_protocol_is_named_by_a_test() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    paragraphs = re.findall(r"^- \*\*([A-Z]-\d+)\*\*", text, re.MULTILINE)
    assert len(paragraphs) == len(set(paragraphs)) > 40
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "net").glob("test_*.py"))
    named = set(re.findall(r"\b[A-Z]-\d+\b", tests))
    said_on_the_screen = {"F-5"}
    assert [one for one in paragraphs if one not in named | said_on_the_screen] == []
