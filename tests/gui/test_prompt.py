"""Prompts show exactly what is offered, with pictures and a way out, and are not clicked by mistake."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.actions import (
    KONG,
    PASS,
    PUNG,
    THROW,
    WIN,
    AnyAction,
    Ask,
    Chow,
    ConcealedKong,
    Discard,
    Ready,
    Stakes,
)
from engine.deal import Deal, begin
from engine.deal import Discard as Lying
from engine.rulesets import IDS, rules_of
from engine.seat import Seat
from engine.tile import Tile
from gui.shell import Shell
from gui.table.prompt import Prompt, action_tiles
from tests.gui.table_kit import InlineSession, settle, table_of

CHOWS = (Chow(Tile.M2, Tile.M3), Chow(Tile.M3, Tile.M5), Chow(Tile.M5, Tile.M6))


@pytest.fixture
def deal() -> Deal:
    """A deal in which four of characters was discarded."""
    return replace(begin(rules_of("laosanfan").initial), discards=(Lying(Seat.D, Tile.M4, False),))


@pytest.fixture
def around(qtbot: QtBot) -> QWidget:
    """A window for a prompt."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def prompt(around: QWidget) -> Prompt:
    """A prompt whose clicks count at once."""
    made = Prompt(around, rules_of("laosanfan"), guard=0)
    made.resize(700, 44)
    return made


def actions_of(prompt: Prompt) -> list[AnyAction | None]:
    return [choice.action for choice in prompt.choices]


def test_it_shows_exactly_what_is_offered_and_ends_with_the_way_out(qtbot: QtBot, prompt: Prompt, deal: Deal) -> None:
    prompt.ask(Ask((WIN, PUNG, KONG, *CHOWS, PASS), WIN), deal)
    assert actions_of(prompt) == [PUNG, KONG, *CHOWS, WIN, PASS]
    assert prompt.isVisible()
    prompt.ask(Ask((PUNG, PASS), PASS), deal)
    assert actions_of(prompt) == [PUNG, PASS]
    prompt.ask(None, deal)
    assert actions_of(prompt) == []
    assert prompt.isHidden()


@pytest.mark.parametrize("name", IDS)
def test_prompts_follow_the_asks_of_whole_deals(qtbot: QtBot, shell: Shell, name: str) -> None:
    session = InlineSession(rules_of(name), seed=4)
    table = table_of(qtbot, shell, session)
    session.start()
    kinds = set()
    for _ in range(60):
        settle(qtbot, table)
        ask = session.ask
        if ask is None or any(isinstance(action, Ready) for action in ask.actions):
            break
        buttons = [action for action in actions_of(table.prompt) if action is not None]
        offered = [action for action in ask.actions if not isinstance(action, Discard)]
        assert sorted(map(repr, buttons)) == sorted(map(repr, offered))
        assert {action.tile for action in table.hand.discards} == {
            action.tile for action in ask.actions if isinstance(action, Discard) and not action.declare
        }
        kinds |= set(map(type, ask.actions))
        table.act(ask.default)
    assert Discard in kinds
    assert len(session.answers) > 10


def test_a_choice_of_chows_has_pictures_digits_and_a_way_out(qtbot: QtBot, prompt: Prompt, deal: Deal) -> None:
    ask = Ask((*CHOWS, PASS), PASS)
    prompt.ask(ask, deal)
    pictures = [choice.icon().pixmap(choice.iconSize()).toImage() for choice in prompt.choices[:3]]
    assert all(not picture.isNull() for picture in pictures)
    assert len({picture.cacheKey() for picture in pictures}) == 3
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]
    assert [action_tiles(chow, deal) for chow in CHOWS] == [(1, 2, 3), (2, 3, 4), (3, 4, 5)]
    with qtbot.waitSignal(prompt.chosen) as taken:
        assert prompt.pick(2)
    assert taken.args == [CHOWS[1]]
    with qtbot.waitSignal(prompt.chosen) as taken:
        assert prompt.way_out()
    assert taken.args == [PASS]
    assert not prompt.pick(4)


def test_a_turn_prompt_can_be_put_away(qtbot: QtBot, prompt: Prompt, deal: Deal) -> None:
    prompt.ask(Ask((ConcealedKong(Tile.M1), Discard(Tile.M2)), Discard(Tile.M2)), deal)
    assert actions_of(prompt) == [ConcealedKong(Tile.M1), None]
    assert prompt.way_out()
    assert prompt.isHidden()


def test_clicks_count_only_after_a_moment(qtbot: QtBot, prompt: Prompt, deal: Deal) -> None:
    prompt.guard = 60_000
    taken: list[AnyAction] = []
    prompt.chosen.connect(taken.append)
    prompt.ask(Ask((PUNG, PASS), PASS), deal)
    qtbot.mouseClick(prompt.choices[0], Qt.MouseButton.LeftButton)
    assert taken == []
    prompt.guard = 0
    qtbot.mouseClick(prompt.choices[0], Qt.MouseButton.LeftButton)
    assert taken == [PUNG]


def test_the_way_out_is_always_in_the_same_place(qtbot: QtBot, prompt: Prompt, deal: Deal) -> None:
    edges = set()
    for actions in ((PUNG, PASS), (*CHOWS, PASS), (WIN, PUNG, KONG, PASS)):
        prompt.ask(Ask(actions, PASS), deal)
        qtbot.waitUntil(lambda: prompt.choices[-1].width() > 20 and prompt.choices[-1].isVisible())
        edges.add((prompt.choices[-1].geometry().right(), prompt.choices[-1].geometry().top()))
    assert len(edges) == 1


def test_stakes_and_dice_have_buttons(qtbot: QtBot, prompt: Prompt, deal: Deal) -> None:
    stakes = tuple(Stakes(fire, number) for fire in (False, True) for number in range(3))
    prompt.ask(Ask(stakes, stakes[0]), deal)
    assert actions_of(prompt) == list(stakes)
    assert len({choice.text() for choice in prompt.choices}) == 6
    prompt.ask(Ask((THROW,), THROW), deal)
    assert prompt.only == THROW


def test_ready_can_be_declared_with_a_discard(qtbot: QtBot, prompt: Prompt, deal: Deal) -> None:
    prompt.ask(Ask((Discard(Tile.M1), Discard(Tile.M1, declare=True)), Discard(Tile.M1)), deal)
    assert prompt.declare is not None
    with qtbot.waitSignal(prompt.declaring) as declared:
        prompt.declare.click()
    assert declared.args == [True]
    with qtbot.waitSignal(prompt.declaring) as declared:
        assert prompt.way_out()
    assert declared.args == [False]
