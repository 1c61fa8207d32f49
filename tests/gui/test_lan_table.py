"""A shared table: a deal played at two windows, who is there, votes, broken lines, and the match afterwards."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

import net.room
import net.server
from engine.actions import READY, Discard
from engine.seat import Seat
from engine.text import Text
from engine.tile import HIDDEN
from gui.dialogs import TextDialog
from gui.lan.stops import check_words, side_message
from gui.pages.lan import LanPage
from gui.pages.lan_table import LanTablePage
from gui.pages.lobby import LobbyPage
from gui.pages.start import StartPage
from net.guest import Trouble
from net.protocol import Verdict
from tests.gui.lan_kit import Come, Person, begin, join, play, settled
from tests.gui.test_table_page import click_tile


@pytest.fixture
def both(host: Person, guest: Person) -> tuple[Person, Person]:
    """Two people at a table whose match has begun."""
    join(host, guest)
    begin(host, guest)
    return host, guest


def discards(person: Person) -> int:
    return len(person.widget.scene.shown.deal.discards)


def test_a_deal_is_played_at_two_windows_and_checked(qtbot: QtBot, both: tuple[Person, Person]) -> None:
    host, guest = both
    clicks = 0

    def click() -> None:
        """The host plays with the mouse, the guest as a timeout would."""
        nonlocal clicks
        table = host.widget
        ask = table.ask
        if ask is None or not table.player.idle or READY in ask.actions:
            return
        if isinstance(ask.default, Discard):
            click_tile(qtbot, table, ask.default)
        else:
            wanted = next(choice for choice in table.prompt.choices if choice.action == ask.default)
            qtbot.mouseClick(wanted, Qt.MouseButton.LeftButton)
        clicks += 1

    def step() -> bool:
        click()
        table = guest.widget
        if table.ask is not None and READY not in table.ask.actions:
            table.act(table.ask.default)
        for person in both:
            ready = person.widget.ask
            if ready is not None and READY in ready.actions and not person.widget.scene.shown.results:
                person.widget.act(READY)
        return settled(host) and settled(guest)

    host.qtbot.waitUntil(step, timeout=40_000)
    assert clicks > 3
    for person in both:
        person.until(lambda person=person: person.widget.settlement.note.text().startswith("✓ Checked by all 2 seats"))  # type: ignore[misc]
        assert person.widget.settlement.isVisible()
    one, other = (person.widget.scene.shown for person in both)
    assert one.results == other.results
    assert one.deal.paid == other.deal.paid
    host.widget.settlement.note.linkActivated.emit("why")
    dialog = host.table.findChild(TextDialog)
    assert dialog is not None
    assert "The host's program knows all hands" in dialog.body.toPlainText()
    dialog.close()
    for person in both:
        person.widget.settlement.go()
        if person.widget.settlement.active:
            person.widget.settlement.go()
    for person in both:
        person.until(lambda person=person: person.widget.scene.shown.deal.standing.number == 2)  # type: ignore[misc]


def test_a_pause_needs_both_and_so_does_going_on(both: tuple[Person, Person]) -> None:
    host, guest = both
    guest.qtbot.keyClick(guest.widget.view, Qt.Key.Key_P)
    host.until(host.table.beside.side.isVisible)
    assert host.table.beside.side.title.text() == "A pause?"
    assert "Ben" in host.table.beside.side.words.text()
    guest.until(lambda: [b.text() for b in guest.table.beside.side.buttons] == ["Withdraw"])
    host.table.beside.side.buttons[0].click()
    for person in both:
        person.until(person.table.beside.middle.isVisible)
        assert person.table.beside.middle.title.text() == "Paused"
    host.table.beside.middle.buttons[0].click()
    guest.until(lambda: guest.table.beside.middle.words.text() == "Ready to go on: Anna")
    guest.table.beside.middle.buttons[0].click()
    for person in both:
        person.until(person.table.beside.middle.isHidden)


def test_a_vote_ends_the_match_and_leads_to_the_lobby(both: tuple[Person, Person]) -> None:
    host, guest = both
    host.table._fill_menu()
    propose = next(action for action in host.table.beside.menu.actions() if action.text() == "Propose to end the match")
    propose.trigger()
    guest.until(lambda: guest.table.beside.side.title.text() == "End the match?")
    guest.table.beside.side.buttons[0].click()
    for person in both:
        assert person.on(LobbyPage).visit is not None
        person.until(lambda person=person: person.lobby.ready.text() == "Ready")  # type: ignore[misc]
    begin(*both)


def test_chat_beside_the_table(both: tuple[Person, Person]) -> None:
    host, guest = both
    guest.visit.guest.phrase("well_played")
    host.until(host.table.beside.toast.isVisible)
    assert host.table.beside.toast.text() == "Ben: Well played!"
    assert host.table.beside.chat_button.text() == "Chat (1)"
    host.table.beside.chat_button.click()
    assert host.table.beside.toast.isHidden()
    assert host.table.beside.panel.isVisible()
    assert "Well played!" in host.table.beside.chat.lines.toPlainText()
    assert host.table.beside.chat_button.text() == "Chat"


def test_who_is_away_or_gone_is_said_at_his_seat(both: tuple[Person, Person]) -> None:
    host, guest = both
    plate = host.widget.scene.plates[host.widget.scene.seats.chair(1)]
    guest.table._fill_menu()
    next(action for action in guest.table.beside.menu.actions() if action.text() == "Away for a moment").trigger()
    host.until(lambda: plate.presence == "away")
    guest.window.go("start")
    box = guest.table.question
    assert box is not None
    assert "A bot plays on for you." in box.informativeText()
    code = guest.visit.guest.invitation.code
    next(button for button in box.findChildren(QPushButton) if button.text() == "Leave").click()
    assert guest.on(StartPage).isVisible()
    host.until(lambda: plate.presence == "bot plays on")
    guest.window.go("lan", join=code)
    assert guest.on(LanTablePage).table is not None
    host.until(lambda: plate.presence == "away")
    assert guest.widget.session.eye == Seat.B


def test_whoever_hangs_up_is_reconnecting(both: tuple[Person, Person]) -> None:
    host, guest = both
    plate = host.widget.scene.plates[host.widget.scene.seats.chair(1)]
    guest.visit.guest.close()
    host.until(lambda: plate.presence.startswith("reconnecting"))
    visit = guest.table.release()
    assert visit is not None
    guest.window.go("lan", join=visit.guest.invitation.code)
    assert guest.table.table is not None
    host.until(lambda: plate.presence == "")


def test_a_broken_line_is_said_and_mends_by_itself(
    monkeypatch: pytest.MonkeyPatch, both: tuple[Person, Person]
) -> None:
    host, guest = both
    play(*both, till=lambda: discards(host) > 4)
    server = host.visit.server
    assert server is not None
    monkeypatch.setattr(net.room.Hall, "close", lambda hall: None)  # no goodbye, as if it had been killed
    server.close()
    monkeypatch.undo()
    guest.until(guest.table.beside.side.isVisible)
    assert guest.table.beside.side.title.text() == "Connection lost"
    assert guest.table.beside.side.words.text().startswith("Calling again …")
    assert "A bot plays for you in" in guest.table.beside.side.words.text()
    before = guest.widget.scene.shown.deal
    host.visit.guest.close()
    host.table.release()
    host.window.go("start")
    start = host.on(StartPage)
    assert start._offer is not None
    assert start._offer.page == "lan"
    plan_of = net.server.plan_of
    monkeypatch.setattr("gui.lan.hosting.plan_of", lambda folder, match_id: plan_of(folder, match_id, server.port))
    start.resume.click()
    assert host.table.table is not None
    guest.until(guest.table.beside.side.isHidden)
    for person in both:
        person.until(lambda person=person: person.table.beside.middle.isHidden())  # type: ignore[misc]
        person.until(lambda person=person: discards(person) >= len(before.discards))  # type: ignore[misc]
        assert person.widget.scene.shown.deal.discards[: len(before.discards)] == before.discards
    count = discards(host)
    play(*both, till=lambda: settled(host) or discards(host) > count)


def test_a_host_who_closes_saves_and_his_guests_can_carry_on(both: tuple[Person, Person], come: Come) -> None:
    host, guest = both
    play(*both, till=lambda: settled(host) and settled(guest))
    for person in both:
        person.until(lambda person=person: person.widget.settlement.note.text().startswith("✓"))  # type: ignore[misc]
    scores = guest.widget.scene.shown.deal.standing.scores
    host.window.close()
    box = host.table.question
    assert box is not None
    assert box.informativeText().startswith("Ben will be sent home. The match is saved")
    next(button for button in box.findChildren(QPushButton) if button.text() == "Close the table").click()
    guest.until(guest.table.beside.middle.isVisible)
    notice = guest.table.beside.middle
    assert notice.title.text().startswith("The host has closed the table.")
    assert [button.text() for button in notice.buttons] == ["Back to the list", "Carry on from the last finished deal"]
    notice.buttons[1].click()
    lobby = guest.lobby
    guest.until(lambda: guest.visit.me is not None and guest.visit.me.seat == 1)
    assert guest.visit.is_host
    assert guest.visit.lobby is not None
    origin = guest.visit.lobby.terms.origin
    assert origin is not None
    assert origin.standing.scores == scores
    assert lobby.terms.origin.text().startswith("Carries on a match after its deal 1")
    anna = come("Anna again")
    join(guest, anna, seat=0)
    begin(guest, anna)
    guest.until(lambda: guest.widget.scene.shown.deal.standing.number == 2)
    assert guest.widget.scene.shown.deal.standing.scores == scores


def test_somebody_looks_on_is_muted_and_sent_away(both: tuple[Person, Person], come: Come) -> None:
    host, guest = both
    carl = come("Carl")
    carl.list.go_to(host.code)
    assert carl.table.table is not None
    assert carl.widget.session.eye is None
    play(*both, till=lambda: discards(host) > 2)
    carl.until(lambda: discards(carl) > 2)
    assert all(spot.face == HIDDEN for place, spot in carl.widget.scene.tiles.spots.items() if place.kind == "hand")
    guest.table._fill_menu()
    menus = {action.text(): action.menu() for action in guest.table.beside.menu.actions() if action.menu()}
    assert [action.text() for action in menus["Carl"].actions()] == ["Mute in the chat"]
    menus["Carl"].actions()[0].trigger()
    assert guest.visit.guest.muted == {carl.visit.guest.me}
    host.table._fill_menu()
    menus = {action.text(): action.menu() for action in host.table.beside.menu.actions() if action.menu()}
    menus["Carl"].actions()[1].trigger()
    carl.until(carl.table.beside.middle.isVisible)
    assert carl.table.beside.middle.title.text() == "The host has sent you away from the table."


def test_back_to_the_list_after_the_host_has_gone(both: tuple[Person, Person]) -> None:
    host, guest = both
    host.close()
    guest.until(guest.table.beside.middle.isVisible)
    assert [button.text() for button in guest.table.beside.middle.buttons] == ["Back to the list"]
    guest.table.beside.middle.buttons[0].click()
    assert guest.on(LanPage).notice.title.text().startswith("The host has closed the table.")


def test_the_end_of_a_match_leads_to_the_lobby(both: tuple[Person, Person]) -> None:
    host, _ = both
    host.widget.ranking.show_match(host.widget.scene.shown, host.widget.session.rules)
    assert host.widget.ranking.close_button.isHidden()
    assert host.widget.ranking.again_button.text() == "To the lobby"


def test_an_alarm_names_the_place(both: tuple[Person, Person]) -> None:
    _, guest = both
    visit = guest.visit
    visit.alarm = Trouble(Text("troubles", "Deal %1: your part of the shuffle was not used."), ("3",))
    message = side_message(visit)
    assert message is not None
    assert message.look == "alarm"
    assert message.words == "Deal 3: your part of the shuffle was not used."
    guest.table._do("close")
    assert side_message(visit) is None


BAD = Verdict(Seat.B, 1, "bad_event", ("1", "17", "x", "y"))
VERDICTS = (
    ((), "Checked by 0 of 2 seats …", "muted"),
    ((Verdict(Seat.A, 1),), "Checked by 1 of 2 seats …", "muted"),
    ((Verdict(Seat.A, 1), Verdict(Seat.B, 1)), "✓ Checked by all 2 seats", "muted"),
    ((Verdict(Seat.A, 1), BAD), "⚠ Ben: Deal 1, event 17: the log says x, the rules lead to y.", "loss"),
)


def test_the_settlement_says_what_was_checked(both: tuple[Person, Person]) -> None:
    visit = both[1].visit
    assert visit.room is not None
    for verdicts, words, look in VERDICTS:
        visit.guest.room = replace(visit.room, deals=1, verdicts=verdicts)
        told, shown = check_words(visit, 1)
        assert told.startswith(words)
        assert shown == look
        assert check_words(visit, 2)[0] == ""
