"""Whatever is played, the scene comes to rest exactly where the view says."""

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from engine.deal import begin, view
from engine.events import OPEN, Claimed, Dealt, Discarded, Event, Eye, Finished, FlowerShown, KongLaid, Revealed
from engine.match import Header, Player
from engine.rules import Rules
from engine.rulesets import IDS, rules_of
from engine.seat import SEATS, Seat
from gui import speeds, theme
from gui.table.carry import carried
from gui.table.layout import poses
from gui.table.motion import Animator
from gui.table.scene import TableScene
from gui.table.tile_item import SHADOWS
from net.session import Match
from tests.gui.walk import walk


class Clock:
    """A clock that goes on when told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def match_of(rules: Rules, eye: Eye) -> Match:
    """A match before its first event."""
    players = tuple(Player(f"P{seat}") for seat in SEATS[: rules.players])
    return Match(Header("m", rules.id, "", players), (), view(begin(rules.initial), eye))


def scene_of(rules: Rules, eye: Eye, animator: Animator) -> TableScene:
    """A scene in a window of 1280 × 766."""
    scene = TableScene(rules, eye, match_of(rules, eye), theme.THEMES["green"], animator)
    scene.fit(QSize(1280, 766), 1.0)
    return scene


def assert_rests(scene: TableScene) -> None:
    """Every tile lies where the view says, once."""
    wanted = poses(scene.shown.deal, scene.seats, scene.at)
    assert scene.tiles.items.keys() == wanted.keys()
    assert len({id(item) for item in scene.tiles.items.values()}) == len(wanted)
    for place, item in scene.tiles.items.items():
        spot = wanted[place]
        lies = (item.pos().x(), item.pos().y(), item.scale(), item.zValue(), item.spot)
        assert lies == (spot.x, spot.y - spot.lift - item.raised, 1.0, spot.depth, spot)
        assert (item.shadow.pos().x(), item.shadow.pos().y()) == (spot.x, spot.y)
        assert item.shadow.zValue() == SHADOWS
        assert item.shadow.isVisible() == (spot.lift == 0)


@pytest.mark.parametrize("eye", [Seat.C, OPEN, None], ids=str)
@pytest.mark.parametrize("name", IDS)
def test_the_scene_rests_at_the_view_after_every_event(qtbot: QtBot, name: str, eye: Eye) -> None:
    rules = rules_of(name)
    clock = Clock()
    animator = Animator(speeds.NORMAL, clock)
    scene = scene_of(rules, eye, animator)
    seen: set[type[Event]] = set()
    for event, deal in walk(rules, seed=7, eye=eye, deals=2):
        before = set(map(id, scene.tiles.items.values()))
        scene.play(event, scene.shown._replace(deal=deal), lambda: None)
        animator.tick()
        clock.now += 0.05
        animator.tick()
        clock.now += 60
        animator.tick()
        assert_rests(scene)
        assert before == set(map(id, scene.tiles.items.values())), "a tile was exchanged for another"
        seen.add(type(event))
    assert {Dealt, Discarded, Claimed, Revealed, Finished} <= seen
    assert (FlowerShown in seen) == (len(rules.tiles) == 144)


@pytest.mark.parametrize("name", IDS)
def test_without_motion_each_event_is_there_at_once(qtbot: QtBot, name: str) -> None:
    rules = rules_of(name)
    scene = scene_of(rules, Seat.B, Animator(speeds.NONE))
    count = 0
    for event, deal in walk(rules, seed=11, eye=Seat.B):
        scene.play(event, scene.shown._replace(deal=deal), lambda: None)
        assert_rests(scene)
        count += 1
    assert count > 50


def test_a_tile_comes_from_where_it_really_was(qtbot: QtBot) -> None:
    rules = rules_of("laosanfan")
    scene = scene_of(rules, Seat.A, Animator(speeds.NONE))
    checked = set()
    for event, deal in walk(rules, seed=3, eye=Seat.A, deals=3):
        before = dict(scene.tiles.spots)
        after = poses(deal, scene.seats, scene.at)
        came = carried(event, before, after)
        scene.play(event, scene.shown._replace(deal=deal), lambda: None)
        if isinstance(event, Discarded | Claimed | KongLaid | FlowerShown | Dealt):
            checked.add(type(event))
            moved = {(old.kind, new.kind) for new, old in came.items() if old.kind != new.kind}
            assert (
                moved
                <= {
                    Discarded: {("hand", "river")},
                    Claimed: {("hand", "meld"), ("river", "meld")},
                    KongLaid: {("hand", "meld")},
                    FlowerShown: {("hand", "flower")},
                    Dealt: {("wall", "hand")},
                }[type(event)]
            )
            for new, old in came.items():
                if old.kind == "river" and new.kind == "meld":
                    assert after[new].face == before[old].face
                if old.kind == "hand" and old.where == Seat.A:
                    assert after[new].face == before[old].face
    assert {Discarded, Claimed, FlowerShown, Dealt} <= checked


def test_a_new_size_draws_everything_anew(qtbot: QtBot) -> None:
    rules = rules_of("wanzai")
    scene = scene_of(rules, Seat.A, Animator(speeds.NONE))
    for event, deal in walk(rules, seed=2, eye=Seat.A):
        scene.play(event, scene.shown._replace(deal=deal), lambda: None)
        if len(deal.discards) == 20:
            break
    for size in (QSize(1024, 606), QSize(3840, 2126)):
        scene.fit(size, 2.0)
        assert_rests(scene)
