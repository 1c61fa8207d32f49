"""Brings the catalogues up to date with the source and compiles them: python -m assets.make_translations

Collects every marked text of the program into `translations/sanfan_<language>.ts`, keeps what is translated
there, writes the `.qm` files, and lists what is still to be translated; the exit status is 1 if anything is.
"""

import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

HERE = Path(__file__).parent / "translations"
ROOT = Path(__file__).parent.parent
LANGUAGES = ("zh_Hant", "zh_Hans", "en")
SOURCES = ("engine", "gui", "net", "main.py")


def catalogue(language: str) -> Path:
    """The source catalogue of a language."""
    return HERE / f"sanfan_{language}.ts"


def untranslated(language: str) -> list[tuple[str, str]]:
    """Context and English text of every message of a language that has no finished translation."""
    found = []
    for context in ET.parse(catalogue(language)).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [] if translation is None else list(translation.iter("numerusform")) or [translation]
            unfinished = translation is None or translation.get("type") == "unfinished"
            if unfinished or not all((form.text or "").strip() for form in forms):
                found.append((context.findtext("name", ""), message.findtext("source", "")))
    return found


def compile_catalogue(language: str, into: Path) -> None:
    """Writes the `.qm` file of a language."""
    _run("lrelease", "-silent", str(catalogue(language)), "-qm", str(into))


def update(language: str) -> None:
    """Collects the texts of the sources; English keeps only those with plural forms, its text is the source."""
    files = [
        str(file.relative_to(ROOT))
        for source in SOURCES
        for file in (sorted((ROOT / source).rglob("*.py")) if (ROOT / source).is_dir() else [ROOT / source])
        if file.exists()
    ]
    plurals = ["-pluralonly"] if language == "en" else []
    options = ["-no-obsolete", "-locations", "none", "-source-language", "en", "-target-language", language]
    options += ["-tr-function-alias", "QT_TRANSLATE_NOOP+=T"]  # the rule sets' short name for it
    _run("lupdate", "-silent", *plurals, *options, *files, "-ts", str(catalogue(language)))


def _run(tool: str, *arguments: str) -> None:
    program = Path(sys.executable).with_name(f"pyside6-{tool}")
    subprocess.run([str(program), *arguments], cwd=ROOT, check=True)


def main() -> int:
    """Updates and compiles all catalogues and reports what is missing."""
    missing = 0
    for language in LANGUAGES:
        update(language)
        compile_catalogue(language, HERE / f"sanfan_{language}.qm")
        for context, text in untranslated(language):
            missing += 1
            print(f"{language}: {context}: {text}")
    print(f"{missing} to be translated")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
