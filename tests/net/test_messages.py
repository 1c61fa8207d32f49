"""The values on a pipe: strict, bounded, the same on both sides."""

import msgspec
import pytest

from engine.actions import Discard
from engine.tile import TILES
from net.messages import Act, Hello, Shown
from net.pipe import memory_pipe
from tests.net.tables import frames_from, messages_from


@pytest.mark.parametrize(
    "message", [Act(7, Discard(TILES[3], True)), Act(7, Discard(TILES[3]), "0af"), Shown(3), Hello(12)]
)
def test_a_message_comes_out_as_it_went_in(message: Act | Shown | Hello) -> None:
    assert messages_from.decode(msgspec.json.encode(message)) == message


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"Act","ask":1,"action":{"type":"Pass"},"more":1}',
        '{"type":"Act","ask":1,"action":{"type":"Pass","more":1}}',
        '{"type":"Act","ask":-1,"action":{"type":"Pass"}}',
        '{"type":"Act","ask":1.5,"action":{"type":"Pass"}}',
        '{"type":"Act","ask":1,"action":{"type":"Discard","tile":43}}',
        '{"type":"Act","ask":1,"action":{"type":"Pass"},"nonce":"ab\\n"}',
        '{"type":"Act","ask":1,"action":{"type":"Pass"},"nonce":"xyz"}',
        f'{{"type":"Act","ask":1,"action":{{"type":"Pass"}},"nonce":"{"a" * 65}"}}',
        '{"type":"Look","seat":2}',
        '{"type":"EventFrame","number":1,"event":{"type":"Readied","seat":1}}',
        "[]",
        "",
    ],
)
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        messages_from.decode(text.encode())


def test_a_frame_with_an_unknown_field_is_refused() -> None:
    with pytest.raises(msgspec.MsgspecError):
        frames_from.decode(b'{"type":"SealFrame","number":1,"deal":1,"seal":"","more":2}')


def test_a_pipe_keeps_order_and_wakes_the_other_end() -> None:
    table, client = memory_pipe()
    woken: list[str] = []
    table.wake = lambda: woken.append("table")
    client.wake = lambda: woken.append("client")
    client.send(Shown(1))
    client.send(Shown(2))
    assert [table.receive(), table.receive(), table.receive()] == [Shown(1), Shown(2), None]
    assert woken == ["table", "table"]
    client.send(Shown(3))
    client.close()
    assert woken == ["table"] * 4
    assert table.closed
    client.send(Shown(4))
    assert table.receive() == Shown(3)
    assert table.receive() is None
