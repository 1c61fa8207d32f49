"""The assets are all there, render, are made by their scripts, and the font shows every text."""

import struct
import wave
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage, QPainter, QRawFont
from PySide6.QtSvg import QSvgRenderer

import assets
from assets import characters, make_icon, make_sounds, make_tiles
from assets.art.shapes import outlines

TILES = range(assets.HIDDEN + 1)
WEIGHTS = ("Regular", "Bold")
ALLOWED = {"svg", "g", "path", "circle", "rect"}


def rendered(svg: bytes, width: int, height: int) -> QImage:
    renderer = QSvgRenderer(QByteArray(svg))
    assert renderer.isValid()
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def painted(image: QImage) -> Iterator[tuple[int, int]]:
    for y in range(image.height()):
        for x in range(image.width()):
            if image.pixelColor(x, y).alpha() > 8:
                yield x, y


@pytest.mark.parametrize("tile", TILES)
def test_face_renders_inside_its_margins(tile: int, qapp: QGuiApplication) -> None:
    # A warning of the renderer fails the test by itself (qt_log_level_fail).
    image = rendered(assets.read(assets.tile_face(tile)), 90, 120)
    spots = list(painted(image))
    assert len(spots) > 500, "a face must be seen"
    assert all(2 <= x < 88 and 2 <= y < 118 for x, y in spots), "nothing may run over the tile's edge"


def test_faces_differ_from_one_another(qapp: QGuiApplication) -> None:
    small = [rendered(assets.read(assets.tile_face(tile)), 28, 37) for tile in TILES]
    prints = {bytes(image.constBits()) for image in small}
    assert len(prints) == len(TILES)


def test_names_survive_a_filesystem_that_ignores_case() -> None:
    names = {assets.tile_face(tile).lower() for tile in TILES}
    assert len(names) == 43
    folder = assets.path("tiles")
    assert {f"tiles/{file.name}".lower() for file in folder.iterdir()} == names


@pytest.mark.parametrize("tile", [-1, 43])
def test_unknown_tile_is_refused(tile: int) -> None:
    with pytest.raises(ValueError, match=str(tile)):
        assets.tile_face(tile)


def test_unknown_asset_is_refused() -> None:
    with pytest.raises(FileNotFoundError):
        assets.read("tiles/10m.svg")


def test_scripts_draw_exactly_what_is_shipped() -> None:
    drawings = make_tiles.drawings() | {"icon.svg": make_icon.drawing()}
    assert len(drawings) == 44
    for name, text in drawings.items():
        assert assets.read(name) == text.encode(), f"{name}: run its script again"


def test_drawings_keep_to_what_svg_tiny_knows() -> None:
    for name in [*map(assets.tile_face, TILES), "icon.svg"]:
        for element in ElementTree.fromstring(assets.read(name)).iter():
            assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in ALLOWED
            assert not {"class", "style", "filter", "mask", "clip-path"} & set(element.attrib)


def test_icon_is_shipped_as_a_picture() -> None:
    image = QImage.fromData(assets.read("icon.png"))
    assert (image.width(), image.height()) == (256, 256)


def samples(name: str) -> tuple[int, ...]:
    with wave.open(str(assets.path(f"sounds/{name}.wav")), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, make_sounds.RATE)
        return struct.unpack(f"<{file.getnframes()}h", file.readframes(file.getnframes()))


@pytest.mark.parametrize("name", make_sounds.SOUNDS)
def test_sound_is_what_its_script_makes(name: str) -> None:
    make, peak = make_sounds.SOUNDS[name]
    again = make_sounds.pcm(make(), peak)
    shipped = samples(name)
    made = struct.unpack(f"<{len(again) // 2}h", again)
    assert len(made) == len(shipped)
    # One step of tolerance: the last bit of sin and exp is the C library's own.
    assert max(abs(a - b) for a, b in zip(made, shipped, strict=True)) <= 1
    assert max(map(abs, shipped)) < 0.7 * 32767, "gentle"
    assert abs(shipped[-1]) < 200, "no crack at the end"


def test_sounds_are_small() -> None:
    files = list(assets.path("sounds").glob("*.wav"))
    assert len(files) == len(make_sounds.SOUNDS)
    assert sum(file.stat().st_size for file in files) <= 400_000


@pytest.fixture(params=WEIGHTS)
def font(request: pytest.FixtureRequest, qapp: QGuiApplication) -> QRawFont:
    raw = QRawFont(QByteArray(assets.read(f"fonts/SanfanSans-{request.param}.otf")), 16)
    assert raw.isValid()
    return raw


def lacking(font: QRawFont, text: set[str]) -> list[str]:
    return sorted(char for char in text if char.isprintable() and not font.supportsCharacter(ord(char)))


def test_font_bears_its_own_name(font: QRawFont) -> None:
    assert font.familyName() == "Sanfan Sans"


def test_both_weights_form_one_family(qapp: QGuiApplication) -> None:
    for weight in WEIGHTS:
        QFontDatabase.addApplicationFontFromData(QByteArray(assets.read(f"fonts/SanfanSans-{weight}.otf")))
    assert set(WEIGHTS) <= set(QFontDatabase.styles("Sanfan Sans"))


@pytest.mark.parametrize(
    "patterns",
    [("assets/translations/*.ts",), ("docs/rules/*.md",), ("engine/**/*.py", "gui/**/*.py", "net/**/*.py", "main.py")],
)
def test_font_shows_every_text(font: QRawFont, patterns: tuple[str, ...]) -> None:
    assert lacking(font, characters.shown(patterns)) == [], "run python -m assets.make_fonts"


def test_font_shows_the_tiles_and_the_common_characters(font: QRawFont) -> None:
    common = characters.listed() | set(characters.SIGNS) | set("".join(outlines()))
    assert len(common) > 3000
    assert lacking(font, common) == []


def test_font_says_when_it_lacks_a_character(font: QRawFont) -> None:
    assert lacking(font, {"萬", "\N{GOTHIC LETTER AHSA}"}) == ["\N{GOTHIC LETTER AHSA}"]


def test_fonts_are_small_and_licensed() -> None:
    for weight in WEIGHTS:
        assert len(assets.read(f"fonts/SanfanSans-{weight}.otf")) <= 1_200_000
    assert b"SIL OPEN FONT LICENSE Version 1.1" in assets.read("fonts/OFL.txt")
