"""The pages of the program, made when first asked for, and the doors to them on the start page.

A new page is one line in `PAGES`; its door, if it has one, shows by itself. A door whose page is not there is
left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from gui.pages.page import Page
    from gui.shell import Shell


def _start(shell: Shell) -> Page:
    from gui.pages.start import StartPage

    return StartPage(shell)


def _welcome(shell: Shell) -> Page:
    from gui.pages.welcome import WelcomePage

    return WelcomePage(shell)


def _settings(shell: Shell) -> Page:
    from gui.pages.settings import SettingsPage

    return SettingsPage(shell)


def _new_table(shell: Shell) -> Page:
    from gui.pages.new_table import NewTablePage

    return NewTablePage(shell)


def _table(shell: Shell) -> Page:
    from gui.pages.table import TablePage

    return TablePage(shell)


def _rules(shell: Shell) -> Page:
    from gui.pages.rules import RulesPage

    return RulesPage(shell)


def _score(shell: Shell) -> Page:
    from gui.pages.score import ScorePage

    return ScorePage(shell)


def _lan(shell: Shell) -> Page:
    from gui.pages.lan import LanPage

    return LanPage(shell)


def _lobby(shell: Shell) -> Page:
    from gui.pages.lobby import LobbyPage

    return LobbyPage(shell)


def _lan_table(shell: Shell) -> Page:
    from gui.pages.lan_table import LanTablePage

    return LanTablePage(shell)


PAGES: dict[str, Callable[[Shell], Page]] = {
    "start": _start,
    "welcome": _welcome,
    "settings": _settings,
    "new_table": _new_table,
    "table": _table,
    "rules": _rules,
    "lan": _lan,
    "lobby": _lobby,
    "lan_table": _lan_table,
    "score": _score,
}


@dataclass(frozen=True)
class Door:
    """A way from the start page to another: its name and a line about it, in the language of the moment."""

    page: str
    label: Callable[[], str]
    hint: Callable[[], str]
    arguments: Mapping[str, object] = field(default_factory=dict)
    primary: bool = False


DOORS = (
    Door(
        "table",
        lambda: QCoreApplication.translate("Start", "Play now"),
        lambda: QCoreApplication.translate("Start", "Your last table, three bots"),
        {"play_now": True},
        primary=True,
    ),
    Door(
        "new_table",
        lambda: QCoreApplication.translate("Start", "New table"),
        lambda: QCoreApplication.translate("Start", "Rules, seats, clocks"),
    ),
    Door(
        "lan",
        lambda: QCoreApplication.translate("Start", "Play with friends"),
        lambda: QCoreApplication.translate("Start", "Host or join on your network"),
    ),
    Door(
        "replays",
        lambda: QCoreApplication.translate("Start", "Replays"),
        lambda: QCoreApplication.translate("Start", "Matches to watch again"),
    ),
    Door(
        "ledger",
        lambda: QCoreApplication.translate("Start", "Scores"),
        lambda: QCoreApplication.translate("Start", "Who settles with whom"),
    ),
    Door(
        "score",
        lambda: QCoreApplication.translate("Start", "Score a hand"),
        lambda: QCoreApplication.translate("Start", "Lay it out, see what it pays"),
    ),
    Door(
        "rules",
        lambda: QCoreApplication.translate("Start", "Rules"),
        lambda: QCoreApplication.translate("Start", "The law of each table"),
    ),
    Door(
        "settings",
        lambda: QCoreApplication.translate("Start", "Settings"),
        lambda: QCoreApplication.translate("Start", "Language, motion, looks"),
    ),
)
