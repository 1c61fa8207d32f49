"""The list of tables, the ways into one, and every message that leads back to the list."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

import main
import net.line
import net.seating
from gui.dialogs import TextDialog
from gui.lan.found import FoundRow, obstacle
from gui.lan.hosting import HostSetup, table_name
from gui.opening import Opening
from net.discovery import PORT, TABLE_PORT, Notice
from net.invite import read_code
from net.lobby import Kick, Lock
from net.protocol import ENGINE, PROTOCOL
from tests.gui.lan_kit import Come, Person, join


def row_of(guest: Person, host: Person) -> FoundRow:
    """The row of the host's table, once it is in the list."""
    assert host.visit.server is not None
    where = (host.visit.server.here.key, host.visit.server.here.port)
    guest.until(lambda: where in guest.list.found.rows)
    return guest.list.found.rows[where]


def test_a_table_appears_says_what_it_is_and_goes_by_itself(qtbot: QtBot, host: Person, guest: Person) -> None:
    row = row_of(guest, host)
    assert row.name.text() == "Anna’s table"
    assert row.rules.text() == "Laosanfan · The standard table"
    guest.until(lambda: row.seats.text() == "1 of 4 seats free")
    assert row.version.text() == "Sanfan 1.2.3"
    assert guest.list.found.nothing.isHidden()
    rows = guest.list.found.rows
    mine = next(key for key, held in rows.items() if held is row)
    host.close()
    guest.until(lambda: mine not in rows)


def test_a_row_leads_into_the_lobby(qtbot: QtBot, host: Person, guest: Person) -> None:
    qtbot.mouseClick(row_of(guest, host).join, Qt.MouseButton.LeftButton)
    assert guest.lobby.title.text() == "Anna’s table"
    host.until(lambda: host.visit.others == ("Ben",))


def test_a_code_is_pasted(qtbot: QtBot, host: Person, guest: Person) -> None:
    QGuiApplication.clipboard().setText(f"  {host.code.lower()}\n")
    qtbot.mouseClick(guest.list.paste, Qt.MouseButton.LeftButton)
    assert guest.lobby.visit is not None


def test_an_address_is_enough(qtbot: QtBot, host: Person, guest: Person) -> None:
    assert host.visit.server is not None
    guest.list.target.setText(f"127.0.0.1:{host.visit.server.port}")
    qtbot.mouseClick(guest.list.join, Qt.MouseButton.LeftButton)
    assert guest.list.notice.title.text().startswith("Calling 127.0.0.1")
    assert guest.lobby.visit is not None


@pytest.mark.parametrize(
    ("target", "problem"),
    [
        ("", "This is neither an invitation nor an address"),
        ("what is this", "This is neither an invitation nor an address"),
        ("1.2.3.4:99999", "This is neither an invitation nor an address"),
        (
            "R00040-M10W84-C59QTW-Y1ESC7-FEB49G-2MSFJX-TGT9DC-8K1YFJ-W1B3FW-123DD6-B09M28",
            "This invitation has a typing",
        ),
    ],
)
def test_what_is_no_target_is_refused_beside_the_field(qtbot: QtBot, guest: Person, target: str, problem: str) -> None:
    page = guest.list
    page.target.setText(target)
    qtbot.mouseClick(page.join, Qt.MouseButton.LeftButton)
    assert page.problem.isVisible()
    assert page.problem.text().startswith(problem)
    qtbot.keyClicks(page.target, "1")
    assert page.problem.isHidden()


def test_a_changed_letter_of_a_code_is_a_typing_error(host: Person, guest: Person) -> None:
    code = host.code
    guest.list.go_to(code[:10] + ("1" if code[10] != "1" else "2") + code[11:])
    assert guest.list.problem.text().startswith("This invitation has a typing error")


def told(guest: Person) -> str:
    """What the list says about why one is back on it."""
    page = guest.list
    guest.until(lambda: page.notice.isVisible() and page.notice.property("look") == "alarm")
    assert page.visit is None
    return page.notice.title.text()


def test_nobody_answers_at_an_address(monkeypatch: pytest.MonkeyPatch, host: Person, guest: Person) -> None:
    monkeypatch.setattr("gui.lan.asking.key_of", lambda address, port: None)
    guest.list.go_to("127.0.0.1:9")
    guest.until(guest.list.problem.isVisible)
    assert guest.list.problem.text().startswith("Nobody answers at 127.0.0.1:9.")
    assert guest.list.notice.isHidden()


def test_nobody_answers_at_an_invitation(monkeypatch: pytest.MonkeyPatch, host: Person, guest: Person) -> None:
    monkeypatch.setattr(net.line, "FIRST_TRY", 0.3)
    code = host.code
    host.close()
    guest.list.go_to(code)
    assert told(guest).startswith("Nobody answers at 127.0.0.1:")


def test_calling_can_be_given_up(host: Person, guest: Person) -> None:
    guest.list.go_to(read_code(host.code)._replace(address="192.0.2.1").code)
    assert guest.list.notice.title.text().startswith("Calling 192.0.2.1")
    guest.list.notice.buttons[0].click()
    assert guest.list.notice.isHidden()
    assert guest.list.visit is None


def test_a_wrong_key(monkeypatch: pytest.MonkeyPatch, host: Person, guest: Person) -> None:
    monkeypatch.setattr(net.line, "WRONG_HANDSHAKES", 1)
    guest.list.go_to(read_code(host.code)._replace(key="07" * 32).code)
    assert told(guest).endswith("has another key than the invitation says.")


def test_a_password_is_asked_for_till_it_is_right(qtbot: QtBot, come: Come) -> None:
    host, guest = come("Anna"), come("Ben")
    host.open(password="sesame")
    guest.list.go_to(host.code)
    guest.until(lambda: guest.list.password is not None)
    box = guest.list.password
    assert box is not None
    assert box.problem.isHidden()
    box.edit.setText("simsim")
    box.accept()
    guest.until(lambda: guest.list.password not in (None, box))
    box = guest.list.password
    assert box is not None
    assert box.problem.text() == "The password is wrong."
    box.edit.setText("sesame")
    box.accept()
    assert guest.lobby.visit is not None


def test_who_was_there_needs_no_password(come: Come) -> None:
    host, guest = come("Anna"), come("Ben")
    host.open(password="sesame")
    assert host.visit.server is not None
    guest.list.enter(join=host.code, password="sesame", name="Benjamin")
    assert guest.lobby.visit is not None
    host.until(lambda: host.visit.others == ("Benjamin",))
    guest.visit.close()
    guest.window.go("lan")
    row = row_of(guest, host)
    row.join.click()
    assert guest.lobby.visit is not None


def test_a_full_table(monkeypatch: pytest.MonkeyPatch, host: Person, guest: Person) -> None:
    monkeypatch.setattr(net.seating, "MOST_PEOPLE", 1)
    guest.list.go_to(host.code)
    assert told(guest) == "The table is full."


def test_a_locked_table(host: Person, guest: Person) -> None:
    row = row_of(guest, host)
    host.visit.guest.wish(Lock(True))
    guest.until(lambda: not row.join.isEnabled())
    assert row.seats.text() == "The host has locked the table."
    guest.list.go_to(host.code)
    assert told(guest) == "The host has locked the table."


@pytest.mark.parametrize(("protocol", "words"), [(PROTOCOL + 1, "an older version"), (PROTOCOL - 1, "a newer version")])
def test_another_version(
    monkeypatch: pytest.MonkeyPatch, host: Person, guest: Person, protocol: int, words: str
) -> None:
    monkeypatch.setattr(net.line, "PROTOCOL", protocol)
    guest.list.go_to(host.code)
    assert words in told(guest)
    assert "1.2.3" in told(guest)


def test_unknown_rules(monkeypatch: pytest.MonkeyPatch, host: Person, guest: Person) -> None:
    from engine.options import BadOption
    from engine.text import Text

    def unknown(*_: object) -> None:
        raise BadOption(Text("troubles", "unknown"))

    join(host, guest)
    monkeypatch.setattr(net.line, "Following", unknown)
    for person in (host, guest):
        person.until(lambda person=person: person.lobby.ready.isEnabled())  # type: ignore[misc]
        person.lobby.ready.click()
    assert told(guest) == "This version does not know the table's rules: update this program."


def test_sent_away(host: Person, guest: Person) -> None:
    join(host, guest)
    host.visit.guest.wish(Kick(guest.visit.guest.me))
    assert told(guest) == "The host has sent you away from the table."


def test_a_host_who_closes(host: Person, guest: Person) -> None:
    join(host, guest)
    host.close()
    assert told(guest).startswith("The host has closed the table.")


def test_a_port_that_is_taken_is_said(come: Come, host: Person) -> None:
    other = come("Carl")
    assert host.visit.server is not None
    other.list.enter(host=replace(other.list.form.host_setup, port=host.visit.server.port))
    assert told(other).startswith("The table can’t be opened:")


def test_help_names_the_systems_and_ports(qtbot: QtBot, guest: Person) -> None:
    qtbot.mouseClick(guest.list.help, Qt.MouseButton.LeftButton)
    dialog = guest.list.findChild(TextDialog)
    assert dialog is not None
    words = dialog.body.toPlainText()
    assert all(word in words for word in ("Windows", "macOS", "Linux", "ufw", str(PORT), str(TABLE_PORT)))
    dialog.close()


NOTICE = Notice("", PROTOCOL, ENGINE, "2.0", "N", "wanzai", "", 4, 1, False, False, False, 33031, "00" * 32)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({}, ""),
        ({"protocol": PROTOCOL + 1}, "The host has a newer version (2.0): update this program."),
        ({"engine": ENGINE - 1}, "The host has an older version (2.0): the host must update."),
        ({"locked": True}, "The host has locked the table."),
    ],
)
def test_a_row_says_why_one_cannot_join(qtbot: QtBot, guest: Person, change: dict[str, object], words: str) -> None:
    assert obstacle(replace(NOTICE, **change)) == words


def test_the_command_line_leads_here(monkeypatch: pytest.MonkeyPatch, come: Come) -> None:
    shown: list[Opening] = []
    monkeypatch.setattr("gui.app.run", lambda opening, data: shown.append(opening) or 0)
    assert main.main(["join", "127.0.0.1:5", "--name", "Ben", "--password", "w"]) == 0
    more = ("--options", "players=3", "--bots", "easy", "--port", "0", "--name", "T", "--password", "w")
    assert main.main(["host", "--rules", "quanjiao", "--window", *more]) == 0
    joins, hosts = shown
    assert (joins.page, joins.arguments) == ("lan", {"join": "127.0.0.1:5", "name": "Ben", "password": "w"})
    host = come("Anna")
    host.window.go(hosts.page, **hosts.arguments)
    lobby = host.lobby
    host.until(lambda: host.visit.me is not None and host.visit.me.seat == 0)
    host.until(lambda: [card.name.text() for card in lobby.seats[:3]] == ["Anna", "Free", "Bot, easy"])
    assert lobby.title.text() == "T (not open to all)"


def test_a_table_is_called_by_its_host_s_whole_words(host: Person) -> None:
    assert table_name(host.shell, HostSetup()) == "Anna’s table"
    assert table_name(host.shell, HostSetup(name="Ours")) == "Ours"
    host.shell.settings.change(name="A name of twenty letters")
    assert table_name(host.shell, HostSetup()) == "A name of twenty letters"
