"""What the hand is worth, as rich text: the reading in drawn sets, the count line by line, who pays whom and why."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication, Qt, QUrl, Signal
from PySide6.QtWidgets import QTextBrowser

from engine.events import Scored, Step, Transfer
from engine.rules import Rules
from engine.rulesets import ruleset
from engine.scoring import Count, gains
from engine.tile import Tiles
from gui.rules.hands import concealed_kong
from gui.shell import Shell
from gui.table.pictures import Pictures
from gui.table.words import law_word, signed, wind_name
from gui.text import say
from gui.theme import Theme

LARGEST, SMALL = 24.0, 15.0  # widths of tiles
BESIDE = 56  # pixels that a reading leaves free: margins and the scroll bar
BETWEEN = 0.35  # of a tile, as pictures leave between two groups
READING = "reading"


class Result(QTextBrowser):
    """Shows a count, or what is wrong; `asked` carries the key of a line whose clause the player wants to read."""

    asked = Signal(str)

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self._shell = shell
        self._rows: dict[str, tuple[Sequence[Sequence[int]], float]] = {}
        self._pictures: Pictures | None = None
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setProperty("look", "law")
        self.document().setDocumentMargin(10)
        self.anchorClicked.connect(lambda url: self.asked.emit(url.fragment()))

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Draws the tiles of a line."""
        key = name.toString() if isinstance(name, QUrl) else name
        if key not in self._rows:
            return super().loadResource(kind, QUrl(name))
        if self._pictures is None:
            self._pictures = Pictures(self.devicePixelRatioF(), self._shell.settings.now.corner_indices)
        groups, width = self._rows[key]
        return self._pictures.row(groups, width)

    def show_problem(self, words: str, wrong: bool) -> None:
        """Says what is wrong, or what comes next."""
        self._show(f"<p class='{'wrong' if wrong else 'muted'}'>{escape(words)}</p>")

    def show_count(self, counted: Count) -> None:
        """Shows a win: its reading, its lines, its payments."""
        rules, scored = counted.position.rules, counted.scored
        groups = _reading(counted)
        units = sum(map(len, groups)) + BETWEEN * len(groups)
        self._rows = {READING: (groups, min(LARGEST, (self.width() - BESIDE) / units))}
        lines = [
            self._line(rules, row.key, _times(row.count), say(rules.price, row.worth * row.count))
            for row in scored.fans
        ]
        lines += self._hu(rules, scored)
        lines += [_step(rules, step) for step in scored.steps]
        worth = QCoreApplication.translate("Score", "Worth {value} {unit}")
        html = f"<p><img src='{READING}'></p><table width='100%' cellpadding='3'>{''.join(lines)}</table>"
        html += f"<h3>{escape(worth.format(value=scored.value, unit=say(rules.unit)))}</h3>"
        if scored.liable is not None:
            words = QCoreApplication.translate("Score", "{wind} is liable and pays for all")
            liable = escape(words.format(wind=wind_name(scored.liable)))
            reason = escape(law_word(rules, scored.liable_by or "liability"))
            html += f"<p class='wrong'>{liable}: {reason} {_why(rules, 'liability')}</p>"
        rows = "".join(_payment(rules, move) for move in counted.transfers)
        html += f"<table width='100%' cellpadding='3'>{rows}</table>{_totals(rules, counted.transfers)}"
        self._show(html)

    def _hu(self, rules: Rules, scored: Scored) -> list[str]:
        rows = []
        for number, row in enumerate(scored.hu_lines):
            picture = f"hu{number}"
            self._rows[picture] = ([row.tiles], SMALL)
            words = QCoreApplication.translate("Score", "{number} hu").format(number=row.hu)
            rows.append(self._line(rules, row.key, f" <img src='{picture}' style='vertical-align: middle'>", words))
        return rows

    @staticmethod
    def _line(rules: Rules, key: str, more: str, worth: str) -> str:
        name = f"{escape(law_word(rules, key))}{more}"
        return (
            f"<tr><td>{name}</td><td class='worth' align='right'>{escape(worth)}</td><td>{_why(rules, key)}</td></tr>"
        )

    def _show(self, html: str) -> None:
        place = self.verticalScrollBar().value()
        self.document().clear()
        self.document().setDefaultStyleSheet(_style(self._shell.theme))
        self.setHtml(html)
        self.verticalScrollBar().setValue(place)


def _times(count: int) -> str:
    return f" × {count}" if count > 1 else ""


def _step(rules: Rules, step: Step) -> str:
    words = escape(law_word(rules, step.key, *step.numbers))
    return f"<tr><td colspan='2' class='muted'>{words}</td><td>{_why(rules, step.key)}</td></tr>"


def _reading(counted: Count) -> list[Tiles]:
    """The sets of the reading that counts, concealed kongs as they lie, then the pair."""
    hidden = {meld.tiles for meld in counted.position.win.melds if not meld.is_exposed}
    return [concealed_kong(tiles) if tiles in hidden else tiles for tiles in counted.scored.sets]


def _payment(rules: Rules, move: Transfer) -> str:
    words = QCoreApplication.translate("Score", "{payer} → {to}").format(
        payer=wind_name(move.payer), to=wind_name(move.to)
    )
    reasons = [law_word(rules, move.reason), *(law_word(rules, step.key, *step.numbers) for step in move.steps)]
    if move.share is not None and move.share != move.payer:
        share = QCoreApplication.translate("Score", "the share of {wind}")
        reasons.insert(1, share.format(wind=wind_name(move.share)))
    why = escape(" · ".join(reasons))
    return (
        f"<tr><td style='white-space: nowrap'>{escape(words)}</td><td class='worth' align='right'>{move.amount}</td>"
        f"<td class='muted'>{why} {_why(rules, move.reason)}</td></tr>"
    )


def _totals(rules: Rules, transfers: tuple[Transfer, ...]) -> str:
    sums = gains(transfers, rules.players)
    cells = "".join(f"<td>{wind_name(seat)} <b>{signed(total)}</b></td>" for seat, total in enumerate(sums))
    return f"<hr><table width='100%' cellpadding='3'><tr>{cells}</tr></table>"


def _why(rules: Rules, key: str) -> str:
    """The clause behind a line, as a link to it."""
    clause = ruleset(rules.id).where.get(key, "")
    return f"<a href='#{key}'>{clause}</a>"


def _style(theme: Theme) -> str:
    return (
        f"p, td {{ color: {theme.text}; font-size: 15px; }} h3 {{ font-size: 19px; color: {theme.text}; }}"
        f".muted {{ color: {theme.muted}; font-size: 14px; }} .worth {{ color: {theme.accent}; font-weight: bold; }}"
        f".wrong {{ color: {theme.loss}; }} a {{ color: {theme.accent}; text-decoration: none; font-size: 13px; }}"
    )
