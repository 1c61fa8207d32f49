"""Tiles as pixmaps: every face in every pose, made once, and geometry a layout can build on."""

import pytest
from PySide6.QtGui import QImage

from gui.table.solid import BOXES, UP, Pose, footprint, rise
from gui.table.sprites import HIDDEN, Mark, Sprite, Sprites

SIZE = 30.0


def picture(sprite: Sprite) -> bytes:
    image = sprite.pixmap.toImage().convertToFormat(QImage.Format.Format_RGBA8888)
    return bytes(image.constBits())


@pytest.mark.parametrize("pose", [Pose.HAND, *UP])
def test_every_face_looks_different(pose: Pose) -> None:
    sprites = Sprites()
    assert len({picture(sprites.tile(face, pose, SIZE)) for face in range(43)}) == 43


@pytest.mark.parametrize("pose", [pose for pose in Pose if BOXES[pose].turn is None])
def test_a_back_never_tells_the_face(pose: Pose) -> None:
    sprites = Sprites()
    assert {id(sprites.tile(face, pose, SIZE)) for face in range(43)} == {id(sprites.tile(HIDDEN, pose, SIZE))}


def test_a_sprite_is_drawn_once() -> None:
    sprites = Sprites()
    first = sprites.tile(4, Pose.UP_0, SIZE)
    assert sprites.tile(4, Pose.UP_0, SIZE) is first
    assert sprites.shadow(Pose.UP_0, SIZE) is sprites.shadow(Pose.UP_0, SIZE)


@pytest.mark.parametrize("pose", Pose)
def test_marks_and_corner_figures_can_be_seen(pose: Pose) -> None:
    sprites = Sprites()
    plain = sprites.tile(12, pose, SIZE)
    marked = [sprites.tile(12, pose, SIZE, mark) for mark in Mark]
    assert len({picture(sprite) for sprite in marked}) == len(Mark)
    assert {sprite.pixmap.size() for sprite in marked} == {plain.pixmap.size()}
    indexed = Sprites(corner_indices=True).tile(12, pose, SIZE)
    assert (picture(indexed) != picture(plain)) == (BOXES[pose].turn is not None)


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("pose", Pose)
def test_the_foot_is_where_the_anchor_says(pose: Pose, ratio: float) -> None:
    sprite = Sprites(ratio).tile(31, pose, SIZE)
    image = sprite.pixmap.toImage()
    assert sprite.pixmap.devicePixelRatio() == ratio
    inside = [
        (sprite.anchor.x() + dx * footprint(pose, SIZE)[0] * 0.3, sprite.anchor.y() + dy * 2)
        for dx in (-1, 0, 1)
        for dy in (-1, 0)
    ]
    assert all(image.pixelColor(int(x * ratio), int(y * ratio)).alpha() == 255 for x, y in inside)
    edges = [image.pixelColor(x, y).alpha() for x in (0, image.width() - 1) for y in range(image.height())]
    assert set(edges) == {0}


def test_neighbours_touch_and_stacks_rise() -> None:
    assert footprint(Pose.UP_0, 30) == (30, pytest.approx(35.2))
    assert footprint(Pose.UP_1, 30) == (pytest.approx(40), pytest.approx(26.4))
    assert footprint(Pose.HAND, 44)[0] == 44
    assert 0 < rise(Pose.DOWN_ALONG, 30) < footprint(Pose.DOWN_ALONG, 30)[1]


def test_the_turned_poses_are_the_same_face_turned() -> None:
    upright, across = Sprites().tile(27, Pose.UP_0, 60), Sprites().tile(27, Pose.UP_2, 60)
    assert upright.pixmap.size() == across.pixmap.size()
    assert picture(upright) != picture(across)
