"""The looks can be read."""

import pytest
from PySide6.QtGui import QColor, QFontDatabase, QFontInfo

from gui import settings, theme


def luminance(colour: str) -> float:
    """Relative luminance of a colour after WCAG 2, 0 (black) to 1 (white)."""
    made = QColor(colour)
    red, green, blue = (_linear(part) for part in (made.redF(), made.greenF(), made.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours after WCAG 2, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


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
    assert {pair: contrast(*pair) for pair in pairs if contrast(*pair) < 4.5} == {}


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


def test_ink_reads_on_ivory() -> None:
    for ink in (theme.INK_RED, theme.INK_GREEN, theme.INK_BLUE):
        assert contrast(ink, theme.IVORY) >= 4.5


def test_settings_offer_exactly_the_themes_and_colours() -> None:
    assert set(settings.CHOICES["theme"]) == set(theme.THEMES)
    assert set(settings.CHOICES["seat_colour"]) == set(theme.SEAT_COLOURS)


def test_the_shipped_font_is_the_one_used() -> None:
    assert theme.FAMILY in QFontDatabase.families()
    assert QFontInfo(theme.font(theme.BODY)).family() == theme.FAMILY
