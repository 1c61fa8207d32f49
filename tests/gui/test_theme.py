"""The looks can be read."""

import pytest
from PySide6.QtGui import QFontDatabase, QFontInfo

from gui import settings, theme


@pytest.mark.parametrize("name", theme.THEMES)
def test_text_reads_at_four_and_a_half_to_one(name: str) -> None:
    look = theme.THEMES[name]
    pairs = [
        (words, ground)
        for words in (look.text, look.muted, look.accent, look.gain, look.loss)
        for ground in (look.panel, look.raised)
    ]
    pairs += [(words, ground) for words in (look.text, look.muted) for ground in (look.felt, look.felt_edge)]
    pairs.append((look.on_accent, look.accent))
    assert {pair: theme.contrast(*pair) for pair in pairs if theme.contrast(*pair) < 4.5} == {}


def test_contrast_is_that_of_wcag() -> None:
    assert theme.contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert theme.contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


def test_ink_reads_on_ivory() -> None:
    for ink in (theme.INK_RED, theme.INK_GREEN, theme.INK_BLUE):
        assert theme.contrast(ink, theme.IVORY) >= 4.5


def test_settings_offer_exactly_the_themes_and_colours() -> None:
    assert set(settings.CHOICES["theme"]) == set(theme.THEMES)
    assert set(settings.CHOICES["seat_colour"]) == set(theme.SEAT_COLOURS)


def test_the_shipped_font_is_the_one_used() -> None:
    assert theme.FAMILY in QFontDatabase.families()
    assert QFontInfo(theme.font(theme.BODY)).family() == theme.FAMILY
