"""The settlement in words: who won and how, what it is worth and why, who pays whom."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from engine.deal import Deal, without
from engine.events import Scored, Transfer, Won
from engine.rules import Rules
from engine.seat import Seat
from engine.tile import Tiles
from gui.table.words import law_word, name_of, tile_name
from gui.text import say
from net.session import Match


class Line(NamedTuple):
    """A line of the settlement: its key in the law, what, how much, and the tiles that bring it."""

    key: str
    words: str
    worth: str = ""
    tiles: Tiles = ()


class Payment(NamedTuple):
    """A line of the ledger; `key` is that of its reason."""

    key: str
    payer: str
    to: str
    amount: str
    why: str


def headline(match: Match, rules: Rules) -> str:
    """Who won and how, or why nobody did."""
    deal = match.deal
    if not deal.won:
        words = QCoreApplication.translate("Settlement", "Draw game: {why}")
        return words.format(why=law_word(rules, deal.no_winner))
    return "\n".join(_won_words(match, won) for won in deal.won)


def _won_words(match: Match, won: Won) -> str:
    winner = name_of(match.header, match.deal, won.seat)
    if won.source is None:
        return QCoreApplication.translate("Settlement", "{winner} wins by self-draw").format(winner=winner)
    source = name_of(match.header, match.deal, won.source)
    if won.how == "rob":
        words = QCoreApplication.translate("Settlement", "{winner} wins by robbing the kong of {source}")
    else:
        words = QCoreApplication.translate("Settlement", "{winner} wins on a discard of {source}")
    return words.format(winner=winner, source=source)


def open_hand(deal: Deal, seat: Seat) -> list[Tiles]:
    """A hand as groups of tiles: melds, what was concealed, and a winner's last tile alone at the end."""
    groups = [meld.tiles for meld in deal.melds[seat]]
    hand = deal.hands[seat]
    won = next((won for won in deal.won if won.seat == seat), None)
    if won is not None and won.how == "self":
        hand = without(hand, won.tile)
    groups.append(tuple(sorted(hand)))
    if won is not None:
        groups.append((won.tile,))
    return groups


def count_lines(rules: Rules, scored: Scored) -> list[Line]:
    """The fan lines, the hu lines, then base, limit and rounding step by step."""
    hu = QCoreApplication.translate("Settlement", "{number} hu")
    lines = []
    for row in scored.fans:
        times = f" × {row.count}" if row.count > 1 else ""
        lines.append(Line(row.key, law_word(rules, row.key) + times, say(rules.price, row.worth * row.count)))
    lines += [Line(row.key, law_word(rules, row.key), hu.format(number=row.hu), row.tiles) for row in scored.hu_lines]
    lines += [Line(step.key, law_word(rules, step.key, *step.numbers)) for step in scored.steps]
    return lines


def value_words(rules: Rules, scored: Scored) -> str:
    """What one payer owes before any share or limit of his own."""
    words = QCoreApplication.translate("Settlement", "Worth {value} {unit}")
    return words.format(value=scored.value, unit=say(rules.unit))


def liable_lines(match: Match, rules: Rules) -> list[Line]:
    """Who pays for all, by which rule, and with which tile he has brought it upon himself."""
    rows = []
    for scored in match.deal.scored:
        if scored.liable is not None:
            at = scored.liable_at
            words = QCoreApplication.translate(
                "Settlement", "{name} is liable and pays for all ({rule}): {why}. The tile was {tile}"
            )
            row = words.format(
                name=name_of(match.header, match.deal, scored.liable),
                rule=scored.liable_by,
                why=law_word(rules, scored.liable_by),
                tile=tile_name(rules, scored.tile if at is None else match.deal.discards[at].tile),
            )
            rows.append(Line(scored.liable_by, row))
    return rows


def payments(match: Match, rules: Rules) -> list[Payment]:
    """Every payment of the deal in its order, and why."""
    deal = match.deal
    owed: list[Transfer | None] = [*deal.owed] if len(deal.owed) == len(deal.paid) else [None] * len(deal.paid)
    return [
        _payment(match, rules, paid, due)
        for paid, due in zip(deal.paid, owed, strict=True)
        if paid.amount or (due and due.amount)
    ]


def _payment(match: Match, rules: Rules, paid: Transfer, due: Transfer | None) -> Payment:
    players = match.header.players
    reasons = [law_word(rules, paid.reason)]
    if paid.share is not None and paid.share != paid.payer:
        share = QCoreApplication.translate("Settlement", "the share of {name}").format(name=players[paid.share].name)
        reasons.append(share)
    reasons += [law_word(rules, step.key, *step.numbers) for step in paid.steps]
    if due is not None and due.amount != paid.amount:
        reasons.append(QCoreApplication.translate("Settlement", "owed {amount}").format(amount=due.amount))
    names = players[paid.payer].name, players[paid.to].name
    return Payment(paid.reason, *names, str(paid.amount), " · ".join(reasons))


def gains(deal: Deal) -> list[int]:
    """What each seat has gained or lost in the deal."""
    sums = [0] * deal.players
    for transfer in deal.paid:
        sums[transfer.payer] -= transfer.amount
        sums[transfer.to] += transfer.amount
    return sums
