"""The lobby: seats, consent, chat, the host's rights, and leaving."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from engine.match import Standing
from engine.rulesets import ruleset
from gui import text
from gui.lan.hosting import HostSetup
from gui.lan.invite_box import InviteBox
from gui.pages.lan import LanPage
from gui.pages.lobby import LobbyPage
from gui.table_setup import CLOCKS, ME
from net.invite import read_code
from net.lobby import Origin, SetTerms, Terms
from net.words import PHRASES
from tests.gui.lan_kit import Come, Person, join


def other_code() -> str:
    """The rule code of a table with two differences."""
    options = ruleset("laosanfan").options()
    choices = [(option.key, option.choices) for option in options.schema() if option.default is True][:2]
    assert len(choices) == 2
    for key, _ in choices:
        options = options.with_value(key, False)
    return options.code()


def test_the_host_sits_where_he_said_and_has_agreed(host: Person) -> None:
    cards = host.lobby.seats
    assert [card.name.text() for card in cards] == ["Anna", "Free", "random", "random"]
    assert cards[0].marks.text() == "you · host · rules accepted"
    assert host.lobby.waiting.text() == "Say when you are ready."
    assert not cards[1].person


def test_a_guest_sits_agrees_and_both_are_ready(qtbot: QtBot, host: Person, guest: Person) -> None:
    guest.list.go_to(host.code)
    lobby = guest.lobby
    assert lobby.waiting.text() == "Take a seat, or look on."
    guest.until(lambda: lobby.seats[1].sit.isVisible())
    qtbot.mouseClick(lobby.seats[1].sit, Qt.MouseButton.LeftButton)
    guest.until(lambda: lobby.waiting.text() == "Look at the rules and accept them.")
    host.until(lambda: host.lobby.seats[1].marks.text() == "looks at the rules")
    assert lobby.terms.state.text() == "Not yet accepted by Ben"
    qtbot.mouseClick(lobby.ready, Qt.MouseButton.LeftButton)
    guest.until(lambda: lobby.terms.state.text() == "✓ Everybody has accepted these rules")
    qtbot.mouseClick(lobby.ready, Qt.MouseButton.LeftButton)
    guest.until(lambda: lobby.waiting.text() == "Waiting for Anna")
    assert lobby.ready.text() == "Not ready after all"
    qtbot.mouseClick(host.lobby.ready, Qt.MouseButton.LeftButton)
    assert guest.table.table is not None
    assert host.table.table is not None


def test_other_rules_must_be_accepted_anew(host: Person, guest: Person) -> None:
    join(host, guest)
    guest.until(lambda: guest.lobby.ready.text() == "Ready")
    guest.lobby.ready.click()
    guest.until(lambda: guest.lobby.ready.text() == "Not ready after all")
    host.lobby.terms.change.click()
    form = host.lobby.form
    assert form.isVisible()
    assert not form.seats.isVisible()
    form.show_options(ruleset("laosanfan").options.from_text(other_code()))
    form.clocks.setCurrentIndex(1)
    form.start.click()
    guest.until(lambda: guest.lobby.ready.text() == "Accept the rules")
    panel = guest.lobby.terms
    assert panel.code.text() == other_code()
    assert panel.count.text() == "Differs from the standard in 2 places"
    assert panel.differences.text().count("standard:") == 2
    assert panel.pace.text().startswith("3 s a turn + 5 s")
    assert host.lobby.seats[0].marks.text().endswith("rules accepted")
    assert host.lobby.seats[1].marks.text() == "looks at the rules"
    guest.lobby.ready.click()
    guest.until(lambda: guest.lobby.ready.text() == "Ready")
    assert guest.visit.lobby is not None
    assert guest.visit.lobby.terms.clocks == CLOCKS[1]


def test_seats_are_swapped_when_both_want_it(host: Person, guest: Person) -> None:
    join(host, guest)
    guest.until(lambda: guest.lobby.seats[0].swap.isVisible())
    guest.lobby.seats[0].swap.click()
    guest.until(lambda: guest.lobby.seats[0].swap.text() == "Asked to swap")
    host.until(lambda: host.lobby.seats[1].swap.text() == "Agree to swap")
    assert "wants to swap with you" in host.lobby.seats[1].marks.text()
    host.lobby.seats[1].swap.click()
    guest.until(lambda: guest.lobby.seats[0].name.text() == "Ben")
    host.until(lambda: host.lobby.seats[1].name.text() == "Anna")


def test_only_the_host_chooses_bots_locks_and_sends_away(host: Person, guest: Person) -> None:
    join(host, guest)
    guest.until(lambda: guest.lobby.seats[2].sit.isVisible())
    assert guest.lobby.seats[2].level.isHidden()
    assert guest.lobby.lock.isHidden()
    assert not guest.lobby.seats[0].kick_action.isVisible()
    level = host.lobby.seats[2].level
    host.until(level.isVisible)
    level.setCurrentIndex(1)
    level.activated.emit(1)
    guest.until(lambda: guest.lobby.seats[2].name.text() == "Bot, easy")
    host.lobby.lock.click()
    guest.until(lambda: guest.lobby.title.text() == "Anna’s table (not open to all)")
    host.lobby.seats[1].kick_action.trigger()
    assert guest.on(LanPage).notice.isVisible()
    host.until(lambda: host.lobby.seats[1].name.text() == "Free")


def test_chat_phrases_in_the_readers_language_and_muting(host: Person, guest: Person) -> None:
    join(host, guest)
    guest.lobby.chat.edit.setText("<b>hi</b>\u202e there")
    guest.lobby.chat.edit.returnPressed.emit()
    guest.lobby.chat._menu.actions()[0].trigger()
    host.until(lambda: "Hello!" in host.lobby.chat.lines.toPlainText())
    assert "<b>hi</b> there" in host.lobby.chat.lines.toPlainText()
    text.choose("zh_Hant")
    host.until(lambda: "Hello!" not in host.lobby.chat.lines.toPlainText())
    assert len(host.lobby.chat._menu.actions()) == len(PHRASES)
    text.choose("en")
    host.lobby.seats[1].mute_action.trigger()
    assert host.lobby.seats[1].more.text() == "⊘"
    guest.visit.guest.say("not to be heard")
    guest.until(lambda: "not to be heard" in guest.lobby.chat.lines.toPlainText())
    host.visit.guest.say("last")
    host.until(lambda: "last" in host.lobby.chat.lines.toPlainText())
    assert "not to be heard" not in host.lobby.chat.lines.toPlainText()


def test_too_much_chat_is_refused_in_words(host: Person) -> None:
    for number in range(9):
        host.visit.guest.say(str(number))
    host.until(host.lobby.problem.isVisible)
    assert host.lobby.problem.title.text() == "Too fast: wait a moment."
    host.lobby.problem.buttons[0].click()
    assert host.lobby.problem.isHidden()


def test_the_invitation_is_shown_copied_and_drawn(host: Person) -> None:
    host.lobby.invite.click()
    box = host.lobby.findChild(InviteBox)
    assert box is not None
    assert box.symbol.squares == box.invitation.squares
    picture = box.symbol.grab().toImage()
    assert {picture.pixelColor(x, 130).lightness() for x in range(260)} == {0, 255}
    box.copy.click()
    copied = read_code(QGuiApplication.clipboard().text())
    assert host.visit.server is not None
    assert (copied.port, copied.key) == (host.visit.server.port, host.visit.server.here.key)
    box.close()


def test_nothing_is_asked_where_nothing_is_lost(host: Person, guest: Person) -> None:
    join(host, guest)
    guest.window.go("start")
    assert not isinstance(guest.window.page, LobbyPage)
    host.until(lambda: not host.visit.others)
    host.window.go("start")
    assert not isinstance(host.window.page, LobbyPage)


def test_a_host_is_asked_who_would_be_sent_home(qtbot: QtBot, host: Person, guest: Person) -> None:
    join(host, guest)
    host.until(lambda: host.visit.others == ("Ben",))
    host.window.close()
    box = host.lobby.question
    assert box is not None
    assert box.text() == "Close the table?"
    assert box.informativeText() == "Ben will be sent home."
    close = next(button for button in box.findChildren(QPushButton) if button.text() == "Close the table")
    qtbot.mouseClick(close, Qt.MouseButton.LeftButton)
    host.until(lambda: not host.window.isVisible())
    assert guest.on(LanPage).notice.title.text().startswith("The host has closed the table.")


def test_terms_that_carry_on_say_so_and_are_not_accepted_against_ones_own_log(
    monkeypatch: pytest.MonkeyPatch, host: Person, guest: Person
) -> None:
    join(host, guest)
    standing = Standing((20, -20, 0, 0), number=3)
    terms = Terms("laosanfan", "", origin=Origin("old", 2, standing, ("Anna", "Ben", "", "")))
    monkeypatch.setattr("net.carrying.Diary.agrees", lambda diary, origin: False)
    host.visit.guest.wish(SetTerms(terms))
    panel = guest.lobby.terms
    guest.until(panel.origin.isVisible)
    assert panel.origin.text().startswith("Carries on a match after its deal 2: Anna 20, Ben -20, bot 0, bot 0")
    assert panel.origin.text().endswith("The scores or seats offered are not those at the end of your own log.")
    assert not guest.lobby.ready.isEnabled()


def test_a_form_of_the_host_is_remembered_without_its_password(host: Person, come: Come) -> None:
    other = come("Carl")
    form = other.list.form
    form.name.setText("Bamboo")
    form.password.setText("sesame")
    form.takeover.setCurrentIndex(3)
    form.start.click()
    assert other.lobby.title.text() == "Bamboo (not open to all)"
    kept = HostSetup.from_text(other.shell.settings.now.last_hosted)
    assert (kept.name, kept.password, kept.takeover) == ("Bamboo", "", 180.0)
    assert HostSetup.from_text(replace(kept, seats=(ME, ME)).to_text()) == HostSetup()
    assert HostSetup.from_text("no table") == HostSetup()


def test_onlookers_are_named(host: Person, guest: Person) -> None:
    guest.list.go_to(host.code)
    host.until(lambda: host.lobby.onlookers.buttons[0].isVisible())
    assert host.lobby.onlookers.buttons[0].text() == "Ben"
    host.until(lambda: guest.lobby.onlookers.buttons[0].text() == "Ben (you)")
    host.lobby.onlookers.buttons[0].menu().actions()[-1].trigger()
    assert guest.on(LanPage).notice.title.text() == "The host has sent you away from the table."


def test_away_is_said(host: Person, guest: Person) -> None:
    join(host, guest)
    guest.lobby.away.click()
    host.until(lambda: "away" in host.lobby.seats[1].marks.text())
    assert guest.lobby.away.text() == "Back again"
