"""The window's dialogs of words: keys, version, licences, about, and the question before a table is left.

None of them blocks the table.
"""

import platform
from collections.abc import Callable
from html import escape

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QMessageBox, QTextBrowser, QVBoxLayout, QWidget

import assets


class TextDialog(QDialog):
    """A page of words with one button; it does not block the window and goes for good when closed."""

    def __init__(self, parent: QWidget, title: str, html: str) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.resize(640, 480)
        self.body = QTextBrowser()
        self.body.setOpenExternalLinks(True)
        self.body.setAccessibleName(title)
        self.body.setHtml(html)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        column = QVBoxLayout(self)
        column.addWidget(self.body)
        column.addWidget(buttons)


def ask_to_leave(page: QWidget, words: str, loss: str, yes: str, leave: Callable[[], None]) -> QMessageBox:
    """Asks whether to leave a page, with what would be lost by it; staying is the easy answer."""
    box = QMessageBox(page)
    box.setText(words)
    box.setInformativeText(loss)
    going = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    stay = box.addButton(QCoreApplication.translate("TablePage", "Stay"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    going.clicked.connect(leave)
    box.open()
    return box


def keys_text() -> str:
    """The keys of the program and of the table, as HTML."""
    rows = (
        ("1–9 0 - = ← →", QCoreApplication.translate("Keys", "choose a tile")),
        ("Enter", QCoreApplication.translate("Keys", "discard the chosen tile")),
        ("C P K H", QCoreApplication.translate("Keys", "chow, pung, kong, win")),
        ("1–9", QCoreApplication.translate("Keys", "choose among several, while a prompt is open")),
        ("Space, Esc", QCoreApplication.translate("Keys", "pass")),
        ("T", QCoreApplication.translate("Keys", "hints on and off")),
        ("P", QCoreApplication.translate("Keys", "pause a game against bots")),
        ("Tab, ↑ ↓", QCoreApplication.translate("Keys", "go through buttons and fields")),
        ("F1", QCoreApplication.translate("Keys", "this list")),
        ("F11", QCoreApplication.translate("Keys", "full screen")),
        ("Ctrl+Q", QCoreApplication.translate("Keys", "leave the program")),
    )
    return (
        "<table cellpadding='6'>"
        + "".join(f"<tr><td><b>{escape(key)}</b></td><td>{escape(words)}</td></tr>" for key, words in rows)
        + "</table>"
    )


def version_text(version: str, data_dir: str) -> str:
    """What to name when asking for help: versions, system and where the data lie, as HTML."""
    lines = (
        (QCoreApplication.translate("About", "Version"), version),
        ("Qt", str(qVersion())),
        ("Python", platform.python_version()),
        (QCoreApplication.translate("About", "System"), platform.platform()),
        (QCoreApplication.translate("About", "Data folder"), data_dir),
    )
    return (
        "<table cellpadding='6'>"
        + "".join(f"<tr><td>{escape(name)}</td><td>{escape(value)}</td></tr>" for name, value in lines)
        + "</table>"
    )


def about_text(version: str) -> str:
    """What the program is, as HTML."""
    what = QCoreApplication.translate(
        "About",
        "A table for Chinese mahjong as it is played in three places: laosanfan, Quanjiao laosanfan and Wanzai. "
        "Alone against bots, or with friends on one network.",
    )
    free = QCoreApplication.translate("About", "Free software under the MIT licence.")
    return f"<h2>三番 Sanfan {escape(version)}</h2><p>{escape(what)}</p><p>{escape(free)}</p>"


def licences_text() -> str:
    """The licences of the program, of what it stands on and of what it ships, as HTML."""
    parts = (
        ("Sanfan", "MIT"),
        ("Qt, PySide6", "LGPL 3.0"),
        ("Python", "PSF"),
        ("pyzmq · libzmq", "BSD 3-Clause · MPL 2.0"),
        ("msgspec", "BSD 3-Clause"),
        ("ifaddr", "MIT"),
        ("segno", "BSD 3-Clause"),
        ("Sanfan Sans (Noto Sans CJK)", "SIL Open Font License 1.1"),
        ("LXGW WenKai", "SIL Open Font License 1.1"),
    )
    table = "".join(f"<tr><td>{escape(what)}</td><td>{escape(how)}</td></tr>" for what, how in parts)
    font = escape(assets.read("fonts/OFL.txt").decode())
    return f"<table cellpadding='6'>{table}</table><hr><pre style='white-space: pre-wrap'>{font}</pre>"
