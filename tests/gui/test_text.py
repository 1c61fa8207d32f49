"""The catalogues are whole, compiled, and switch while the program runs."""

import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

import assets
from assets import make_translations
from engine.rulesets import rules_of
from engine.tile import Tile
from gui import text
from gui.shell import Shell
from gui.table.words import tile_name
from gui.window import MainWindow

CODES = [code for code, _ in text.languages()]


def messages(language: str) -> list[tuple[str, str, str]]:
    """Context, source and translation of every message with one form."""
    return [
        (context.findtext("name", ""), message.findtext("source", ""), message.findtext("translation", ""))
        for context in ET.parse(make_translations.catalogue(language)).getroot().iter("context")
        for message in context.iter("message")
        if message.get("numerus") != "yes"
    ]


def test_the_same_languages_everywhere() -> None:
    assert list(make_translations.LANGUAGES) == CODES


@pytest.mark.parametrize("language", CODES)
def test_every_message_is_translated(language: str) -> None:
    assert make_translations.untranslated(language) == []


@pytest.mark.parametrize("language", CODES)
def test_the_compiled_catalogue_is_that_of_the_source(language: str, tmp_path: Path) -> None:
    make_translations.compile_catalogue(language, tmp_path / "new.qm")
    assert (tmp_path / "new.qm").read_bytes() == assets.read(f"translations/sanfan_{language}.qm")


def test_the_catalogues_hold_every_text_of_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = {language: messages(language) for language in CODES}
    for language in CODES:
        (tmp_path / f"sanfan_{language}.ts").write_bytes(assets.read(f"translations/sanfan_{language}.ts"))
    monkeypatch.setattr(make_translations, "HERE", tmp_path)
    for language in CODES:
        make_translations.update(language)
        assert sorted(messages(language)) == sorted(kept[language])
    assert len(kept["zh_Hant"]) > 50


@pytest.mark.parametrize("language", ["zh_Hant", "zh_Hans"])
def test_translations_keep_what_is_filled_in(language: str) -> None:
    def gaps(words: str) -> list[str]:
        return sorted(part.split("}")[0] for part in words.split("{")[1:])

    assert [m for m in messages(language) if gaps(m[1]) != gaps(m[2])] == []


@pytest.mark.parametrize("language", CODES)
def test_running_in_each_language(qapp: QApplication, language: str) -> None:
    text.choose(language)
    expected = {"zh_Hant": "設定", "zh_Hans": "设置", "en": "Settings"}
    assert QCoreApplication.translate("Settings", "Settings") == expected[language]
    assert text.tr_engine("Settings", "Settings") == expected[language]
    cancel = {"zh_Hant": "取消", "zh_Hans": "取消", "en": "Cancel"}
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == cancel[language]
    text.choose("en")


@pytest.mark.parametrize(
    ("system", "language"),
    [
        ("zh_TW", "zh_Hant"),
        ("zh_HK", "zh_Hant"),
        ("zh_CN", "zh_Hans"),
        ("zh_SG", "zh_Hans"),
        ("en_GB", "en"),
        ("de_DE", "en"),
        ("C", "en"),
    ],
)
def test_the_system_s_language_is_guessed(system: str, language: str) -> None:
    assert text.guess(QLocale(system)) == language


def test_an_open_window_changes_its_language(
    open_window: Callable[[Shell], MainWindow], shell: Shell, qapp: QApplication
) -> None:
    window = open_window(shell)
    window.go("settings")
    shell.settings.change(language="zh_Hans")
    qapp.processEvents()
    titles = [action.text() for action in window.menuBar().actions()]
    assert titles == ["游戏(&G)", "帮助(&H)"]
    assert window.page is not None
    assert window.page.back.text() == "返回"  # type: ignore[attr-defined]
    text.choose("en")


@pytest.mark.parametrize(("name", "bamboo"), [("quanjiao", "3 條"), ("wanzai", "3 索"), ("laosanfan", "3 索")])
def test_a_suit_is_called_as_the_rule_set_calls_it(qapp: QApplication, shell: Shell, name: str, bamboo: str) -> None:
    text.choose("zh_Hant")
    rules = rules_of(name)
    assert [tile_name(rules, tile) for tile in (Tile.S3, Tile.M3, Tile.P3)] == [bamboo, "3 萬", "3 筒"]
    text.choose("en")
    assert tile_name(rules, Tile.S3) == "3 of bamboo"
