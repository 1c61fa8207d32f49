"""The queue of news: its order, its haste, and when the question comes."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from engine.actions import READY, Ask, Ready
from engine.events import Began, Discarded
from engine.rulesets import IDS, rules_of
from engine.seat import Seat
from gui import speeds, theme
from gui.shell import Shell
from gui.table.motion import Animator
from gui.table.play import Player
from gui.table.scene import TableScene
from net.session import Happened
from tests.gui.table_kit import InlineSession, settle, table_of
from tests.gui.test_scene import assert_rests


def player_of(session: InlineSession, speed: int, clock: list[float]) -> Player:
    """A player with a scene on a clock of its own."""
    animator = Animator(speed, lambda: clock[0])
    scene = TableScene(session.rules, session.eye, session.view, theme.THEMES["green"], animator)
    return Player(session, scene)


def test_the_question_comes_when_all_is_shown(qtbot: QtBot) -> None:
    session = InlineSession(rules_of("laosanfan"), seed=1)
    clock = [0.0]
    player = player_of(session, speeds.NORMAL, clock)
    asked: list[Ask | None] = []
    player.asked.connect(asked.append)
    session.start()
    assert session.ask is not None
    session.act(session.ask.default)  # the dice are thrown, and the whole deal follows
    assert asked == [] or asked[-1] is not session.ask
    for _ in range(4000):
        clock[0] += 0.1
        if player._scene.animator.moving:
            player._scene.animator.tick()
        QCoreApplication.processEvents()
        if player.idle:
            break
    assert asked[-1] is session.ask
    assert session.asks_shown.count(session.ask.number if session.ask else -1) >= 1
    assert player._scene.shown is session.view


def test_the_players_haste_shows_everything_at_once(qtbot: QtBot) -> None:
    session = InlineSession(rules_of("quanjiao"), seed=1)
    player = player_of(session, speeds.SLOW, [0.0])
    session.start()
    while session.ask is not None and not session.view.deal.discards:
        session.act(session.ask.default)
    assert not player.idle
    player.hurry()
    assert player.idle
    assert player._scene.shown is session.view
    assert_rests(player._scene)


def test_a_backlog_is_not_played_out(qtbot: QtBot) -> None:
    session = InlineSession(rules_of("wanzai"), seed=1)
    player = player_of(session, speeds.NORMAL, [0.0])
    session.start()
    while session.ask is not None and not session.view.deal.over:
        session.act(session.ask.default)
    waiting = [news.event for news in player._queue if isinstance(news, Happened)]
    assert sum(isinstance(event, Discarded) for event in waiting) > 20
    assert player._late()


def test_a_snapshot_jumps(qtbot: QtBot) -> None:
    session = InlineSession(rules_of("wanzai"), seed=1)
    player = player_of(session, speeds.SLOW, [0.0])
    other = InlineSession(rules_of("wanzai"), seed=2)
    other.start()
    session.start()
    session.jump(other.view)
    assert player.idle
    assert player._scene.shown is other.view
    assert_rests(player._scene)


@pytest.mark.parametrize("name", IDS)
def test_a_whole_match_is_played_by_keys_alone(qtbot: QtBot, shell: Shell, name: str) -> None:
    session = InlineSession(rules_of(name), seed=3)
    table = table_of(qtbot, shell, session)
    session.start()
    deals = 0
    for _ in range(400):
        settle(qtbot, table)
        if session.ask is None:
            break
        if isinstance(session.ask.actions[0], Ready):
            deals += 1
            assert table.settlement.isVisible()
            if deals == 3:
                break
            table.settlement.go()
            settle(qtbot, table)
            if session.ask is not None and READY in session.ask.actions:
                table.settlement.go()
            continue
        table.act(session.ask.default)
    assert deals == 3 or session.view.deal.over
    assert session.view.results


def test_a_new_deal_puts_the_settlement_away(qtbot: QtBot, shell: Shell) -> None:
    session = InlineSession(rules_of("wanzai"), seed=5)
    table = table_of(qtbot, shell, session)
    begun = []
    table.player.played.connect(lambda news: begun.append(news) if isinstance(news.event, Began) else None)
    session.start()
    while len(begun) < 2:
        settle(qtbot, table)
        assert session.ask is not None
        assert session.eye is Seat.A
        if READY in session.ask.actions:
            assert table.settlement.active
            table.next_deal()
        else:
            table.act(session.ask.default)
    assert not table.settlement.active
    assert table.settlement.isHidden()


def test_a_fault_of_the_picture_is_told_and_the_table_goes_on(
    qtbot: QtBot, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = InlineSession(rules_of("wanzai"), seed=1)
    table = table_of(qtbot, shell, session)
    session.start()
    settle(qtbot, table)
    faults = 0

    def broken(*_: object) -> None:
        nonlocal faults
        faults += 1
        monkeypatch.undo()
        raise RuntimeError("no picture")

    monkeypatch.setattr(table.scene.tiles, "play", broken)
    with qtbot.captureExceptions() as told:
        with pytest.raises(RuntimeError, match="no picture"):
            table.act(session.ask.default if session.ask else READY)
        settle(qtbot, table)
    assert faults == 1
    assert told == []
    assert_rests(table.scene)
    assert table.ask is session.ask


def test_nothing_ticks_while_nothing_moves(qtbot: QtBot, shell: Shell) -> None:
    session = InlineSession(rules_of("laosanfan"), seed=1)
    table = table_of(qtbot, shell, session)
    session.start()
    settle(qtbot, table)
    assert not table.animator._timer.isActive()
    assert not table.clock._timer.isActive()


def test_a_clock_runs_with_the_question(qtbot: QtBot, shell: Shell) -> None:
    session = InlineSession(rules_of("laosanfan"), seed=1)
    table = table_of(qtbot, shell, session)
    session.start()
    settle(qtbot, table)
    assert table.clock.isHidden()
    assert session.ask is not None
    table._ask_is(replace(session.ask, clock=4.0))
    assert table.clock.text() in ("4 s", "3 s")
    assert table.clock.property("look") == "clock red"
    table.act(session.ask.default)
    assert table.clock.isHidden()
