"""The languages of the interface: which there are, which the system wants, and the change at run time."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

import assets
from engine.text import Text

_NAMES = {"zh_Hant": "繁體中文", "zh_Hans": "简体中文", "en": "English"}
_QT_NAMES = {"zh_Hant": "zh_TW", "zh_Hans": "zh_CN", "en": "en"}


def languages() -> tuple[tuple[str, str], ...]:
    """The codes of the languages and what each calls itself."""
    return tuple(_NAMES.items())


def guess(wanted: QLocale | None = None) -> str:
    """The language of this program that comes nearest to the system's, English when none does."""
    for name in (wanted or QLocale.system()).uiLanguages():
        locale = QLocale(name)
        if locale.language() == QLocale.Language.Chinese:
            hans = locale.script() == QLocale.Script.SimplifiedHanScript
            return "zh_Hans" if hans else "zh_Hant"
        if locale.language() == QLocale.Language.English:
            return "en"
    return "en"


def choose(language: str) -> None:
    """Makes the running application speak a language of `languages()`; windows get a LanguageChange event."""
    app = QCoreApplication.instance()
    if app is None:
        raise RuntimeError("a language needs an application")
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    QLocale.setDefault(QLocale(language))
    for folder, name in (
        (QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{_QT_NAMES[language]}"),
        (str(assets.path("translations")), f"sanfan_{language}"),
    ):
        translator = QTranslator(app)
        if translator.load(name, folder):
            app.installTranslator(translator)
        else:
            translator.deleteLater()


def tr_engine(context: str, text: str) -> str:
    """The engine's own text (marked there with QT_TRANSLATE_NOOP) in the language of the interface."""
    translated: str = QCoreApplication.translate(context, text)
    return translated


def say(text: Text, *places: object) -> str:
    """An engine text in the language of the interface, its places filled."""
    return text._replace(source=tr_engine(*text)).fill(*places)
