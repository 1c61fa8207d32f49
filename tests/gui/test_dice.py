"""Dice land on what was thrown."""

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene

from gui import speeds
from gui.table.dice import Dice, sides
from gui.table.motion import Animator


@pytest.mark.parametrize("top", range(1, 7))
def test_opposite_sides_add_up_to_seven(top: int) -> None:
    around = sides(top)
    assert around[0] == top
    assert sorted(around) == [1, 2, 3, 4, 5, 6]
    assert all(a + b == 7 for a, b in zip(around[::2], around[1::2], strict=True))


def drawn(scene: QGraphicsScene) -> bytes:
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("#12523D"))
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return bytes(image.constBits())


def test_every_throw_looks_different_and_the_same_each_time(qapp: QApplication) -> None:
    scene = QGraphicsScene(-100, -100, 200, 200)
    dice, still = Dice(30), Animator(speeds.NONE)
    scene.addItem(dice)
    looks = {}
    for one in range(1, 7):
        for two in range(1, 7):
            dice.throw((one, two), still)
            looks[one, two] = drawn(scene)
    assert len(set(looks.values())) == 36
    dice.throw((3, 4), still)
    assert drawn(scene) == looks[3, 4]


def test_a_throw_tumbles_rests_and_ends_on_its_values(qapp: QApplication) -> None:
    scene, now, ended = QGraphicsScene(-100, -100, 200, 200), [0.0], []
    dice, animator = Dice(30), Animator(speeds.NORMAL, lambda: now[0])
    scene.addItem(dice)
    dice.throw((6, 1), Animator(speeds.NONE))
    settled = drawn(scene)
    dice.throw((6, 1), animator, lambda: ended.append(True))
    on_the_way = []
    for _ in range(5):
        now[0] += 0.2
        animator.tick()
        on_the_way.append(drawn(scene))
    assert len(set(on_the_way)) == 5
    now[0] = speeds.DICE_TUMBLE / 1000
    animator.tick()
    assert drawn(scene) == settled
    assert animator.moving
    now[0] += speeds.DICE_REST / 1000
    animator.tick()
    qapp.processEvents()
    assert (ended, dice.values) == ([True], (6, 1))
    animator.clear()
