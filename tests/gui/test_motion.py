"""The animator under a clock of the test's own."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QGraphicsScene
from pytestqt.qtbot import QtBot

from gui import speeds
from gui.table.motion import Animator


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Stage:
    """An animator whose timer never fires by itself within a test: time stands still unless `pass_ms` moves it."""

    def __init__(self, speed: int = speeds.NORMAL) -> None:
        self.clock = Clock()
        self.animator = Animator(speed, self.clock)
        self.ended: list[str] = []
        self.animator.finished.connect(lambda: self.ended.append("finished"))

    def pass_ms(self, ms: float) -> None:
        self.clock.now += ms / 1000
        self.animator.tick()

    def done(self, name: str) -> Callable[[], None]:
        return lambda: self.ended.append(name)


@pytest.fixture
def stage(qapp: QApplication) -> Iterator[Stage]:
    made = Stage()
    yield made
    made.animator.clear()


def item() -> QGraphicsRectItem:
    return QGraphicsRectItem(0, 0, 10, 10)


def test_a_move_eases_out_and_ends_exactly(stage: Stage, qapp: QApplication) -> None:
    thing = item()
    stage.animator.move(
        thing, to=QPointF(100, 0.3), rotation=90, opacity=0.5, scale=2, duration=200, done=stage.done("a")
    )
    stage.pass_ms(0)
    assert thing.pos() == QPointF(0, 0)
    stage.pass_ms(100)
    assert thing.x() == pytest.approx(87.5)
    stage.pass_ms(101)
    assert (thing.pos(), thing.rotation(), thing.opacity(), thing.scale()) == (QPointF(100, 0.3), 90, 0.5, 2)
    assert stage.ended == []
    qapp.processEvents()
    assert stage.ended == ["a", "finished"]


def test_a_delay_waits_and_starts_from_where_the_item_then_is(stage: Stage) -> None:
    thing = item()
    stage.animator.move(thing, to=QPointF(100, 0), duration=100, delay=50)
    stage.pass_ms(40)
    thing.setPos(80, 0)
    assert thing.x() == 80
    stage.pass_ms(20)
    assert 80 < thing.x() < 100
    stage.pass_ms(100)
    assert thing.x() == 100


def test_a_new_move_takes_over_and_the_old_one_is_still_done(stage: Stage, qapp: QApplication) -> None:
    thing = item()
    stage.animator.move(thing, to=QPointF(100, 0), duration=100, done=stage.done("old"))
    stage.pass_ms(0)
    stage.pass_ms(50)
    at = thing.x()
    stage.animator.move(thing, to=QPointF(0, 0), duration=100, done=stage.done("new"))
    stage.pass_ms(0)
    assert thing.x() == at
    stage.pass_ms(101)
    qapp.processEvents()
    assert thing.x() == 0
    assert stage.ended == ["old", "new", "finished"]


def test_speed_none_jumps_and_ends_later(qapp: QApplication) -> None:
    stage, thing = Stage(speeds.NONE), item()
    stage.animator.move(thing, to=QPointF(7, 7), duration=200, delay=900, done=stage.done("a"))
    assert thing.pos() == QPointF(7, 7)
    assert not stage.animator.moving
    assert stage.ended == []
    qapp.processEvents()
    assert stage.ended == ["a", "finished"]


def test_fast_forward_brings_everything_home(stage: Stage, qapp: QApplication) -> None:
    things = [item() for _ in range(54)]
    for n, thing in enumerate(things):
        stage.animator.move(thing, to=QPointF(n, n), duration=120, delay=n * 30)
    stage.pass_ms(60)
    stage.animator.fast_forward()
    assert [thing.pos() for thing in things] == [QPointF(n, n) for n in range(54)]
    assert stage.ended == []
    qapp.processEvents()
    assert stage.ended == ["finished"]


@pytest.mark.parametrize(("speed", "length"), [(1, 320), (2, 200), (3, 120), (4, 60)])
def test_the_speed_scales_a_motion(qapp: QApplication, speed: int, length: float) -> None:
    stage = Stage(speed)
    stage.animator.run(lambda share: None, 200)
    stage.pass_ms(length - 1)
    assert stage.animator.moving
    stage.pass_ms(2)
    assert not stage.animator.moving


def test_the_timer_rests_when_nothing_moves(qtbot: QtBot) -> None:
    animator = Animator(speeds.VERY_FAST)
    assert not animator._timer.isActive()
    with qtbot.waitSignal(animator.finished, timeout=5000):
        animator.move(item(), to=QPointF(5, 5), duration=100)
        assert animator._timer.isActive()
    assert not animator._timer.isActive()


def test_a_done_may_start_the_next_motion(qapp: QApplication) -> None:
    stage, thing = Stage(speeds.NONE), item()
    stage.animator.move(
        thing,
        to=QPointF(1, 0),
        duration=10,
        done=lambda: stage.animator.move(thing, to=QPointF(2, 0), duration=10, done=stage.done("second")),
    )
    qapp.processEvents()
    qapp.processEvents()
    assert thing.x() == 2
    assert stage.ended == ["second", "finished"]


def test_an_item_may_go_while_it_moves(stage: Stage) -> None:
    scene, thing = QGraphicsScene(), item()
    scene.addItem(thing)
    stage.animator.move(thing, to=QPointF(1, 0), duration=100)
    scene.clear()
    stage.pass_ms(50)
    stage.pass_ms(100)
    assert not stage.animator.moving


def test_clear_forgets_everything(stage: Stage, qapp: QApplication) -> None:
    stage.animator.run(lambda share: stage.ended.append("step"), 100, done=stage.done("a"))
    stage.animator.clear()
    stage.pass_ms(200)
    stage.animator.clear()
    qapp.processEvents()
    assert stage.ended == []
