"""Invitations (docs/protocol.md, D-4)."""

import pytest

from net.invite import BadInvitation, Invitation, read_address, read_code

KEY = bytes(range(32)).hex()
ALL = [
    Invitation("192.168.1.20", 33031, KEY),
    Invitation("fe80::1:2", 1, "ff" * 32),
    Invitation("0.0.0.0", 65535, "00" * 32),
]


@pytest.mark.parametrize("invitation", ALL)
def test_a_code_reads_back(invitation: Invitation) -> None:
    code = invitation.code
    assert read_code(code) == invitation
    assert read_code(f" {code.lower().replace('-', ' ')}\n") == invitation
    assert read_code(code.replace("0", "O").replace("1", "l")) == invitation
    assert not set(code) & set("ILOU")


def test_a_typing_error_is_noticed() -> None:
    code = ALL[0].code
    for place, sign in enumerate(code):
        other = "7" if sign != "7" else "K"
        if sign != "-":
            with pytest.raises(BadInvitation):
                read_code(code[:place] + other + code[place + 1 :])


@pytest.mark.parametrize(
    "text", ["", "x", "192.168.1.20:33031", "-" * 99, "ß" * 70, ALL[0].code[:-1], ALL[0].code + "0000000"]
)
def test_what_is_no_code(text: str) -> None:
    with pytest.raises(BadInvitation):
        read_code(text)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("host", ("host", 7)),
        (" host:80 ", ("host", 80)),
        ("10.0.0.1:33031", ("10.0.0.1", 33031)),
        ("[fe80::1]:80", ("fe80::1", 80)),
        ("fe80::1", ("fe80::1", 7)),
    ],
)
def test_addresses(text: str, where: tuple[str, int]) -> None:
    assert read_address(text, 7) == where


@pytest.mark.parametrize("text", ["", "a b", "host:", "host:0", "host:65536", "host:x", "http://host", "host:²"])
def test_what_is_no_address(text: str) -> None:
    with pytest.raises(BadInvitation):
        read_address(text, 7)


def test_the_picture_is_square_and_the_fingerprint_short() -> None:
    squares = ALL[0].squares
    assert len({len(squares), *map(len, squares)}) == 1
    assert 100 < sum(map(sum, squares)) < len(squares) ** 2
    assert len(ALL[0].fingerprint) == 19
    assert ALL[0].fingerprint != ALL[1].fingerprint
