"""The law of a table as sections of rich text, printed from the rule set itself in the language of the interface."""

from collections.abc import Iterable, Iterator
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from engine.clauses import Clause, Figures, Sample
from engine.options import Option, Options
from engine.rules import Fan, Rules
from engine.rulesets import RuleSet
from engine.text import Text
from gui.new_table.differences import count_words
from gui.option_editors import value_words
from gui.option_row import MARK
from gui.rules.payments import payment_cases
from gui.table.words import law_word, wind_name
from gui.text import say

TABLE, PAYMENTS = "table", "payments"
"""The anchors of what is no clause and no pattern."""


class Section(NamedTuple):
    """A piece of the law under an anchor: `part` heads it in the contents, `html` is its whole text."""

    anchor: str
    part: str
    title: str
    html: str


def sections(ruleset: RuleSet, options: Options) -> tuple[Section, ...]:
    """Everything that there is to read of a table: options in force, patterns, payments, clauses."""
    rules = ruleset.build(options)
    figures = ruleset.figures(rules)
    own = [_clause(clause, options, figures) for clause in ruleset.law]
    return (_table(ruleset, options), *_patterns(ruleset, rules), *_payments(ruleset, rules), *own)


def _table(ruleset: RuleSet, options: Options) -> Section:
    title = QCoreApplication.translate("Rules", "At this table")
    differs = count_words(len(options.changes()))
    code = QCoreApplication.translate("Rules", "Rule code: {code}").format(code=options.code())
    shown = [o for o in options.schema() if "." not in o.key or options.value(o.key) != o.default]
    body = (
        f"<p>{_lines(say(ruleset.summary))}</p>"
        f"<p class='muted'>{escape(differs)} · {escape(code)}</p>" + _option_rows(options, shown)
    )
    return Section(TABLE, title, title, _head(TABLE, title, "h2") + body)


def _option_rows(options: Options, shown: Iterable[Option], clauses: bool = True) -> str:
    rows = []
    for option in shown:
        value, standard = options.value(option.key), option.default
        words = escape(value_words(option, value))
        if value != standard:
            was = QCoreApplication.translate("Rules", "standard: {value}").format(value=value_words(option, standard))
            words = f"<span class='changed'>{MARK} {words}</span><br><span class='muted'>{escape(was)}</span>"
        link = f"<td width='56'><a href='#{option.clause}'>{option.clause}</a></td>" if clauses else ""
        about = f"<b>{escape(say(option.label))}</b><br><span class='muted'>{escape(say(option.help))}</span>"
        idle = options.idle(option.key)
        about += f"<br><span class='muted'>{escape(say(idle))}</span>" if idle else ""
        rows.append(f"<tr><td width='55%'>{about}</td><td>{words}</td>{link}</tr>")
    return f"<table width='100%' cellpadding='7' cellspacing='0'>{''.join(rows)}</table>" if rows else ""


def _patterns(ruleset: RuleSet, rules: Rules) -> Iterator[Section]:
    part = QCoreApplication.translate("Rules", "Patterns")
    leaves = {leaf.key.rpartition(".")[2]: leaf for leaf in rules.options.schema() if "." in leaf.key}
    for number, fan in enumerate(rules.fans):
        head = "" if number else f"<h2>{escape(part)}</h2>"
        name = say(fan.name)
        html = head + _pattern(ruleset, rules, fan, leaves.get(fan.key))
        yield Section(fan.key, part, name, html)


def _pattern(ruleset: RuleSet, rules: Rules, fan: Fan, leaf: Option | None) -> str:
    sample = ruleset.samples.get(fan.key)
    left = [f"<a name='{fan.key}'></a><b>{escape(say(fan.name))}</b>", *_worth(rules, fan, leaf)]
    clause = ruleset.where.get(fan.key, "")
    left.append(f"<a href='#{clause}'>{clause}</a>")
    right = []
    if sample is not None:
        right = [escape(say(sample.takes)), f"<img src='hand:{fan.key}'>"]
        right.append(f"<span class='muted'>{escape(_sample_words(sample))}</span>")
    if fan.absorbs and fan.worth:
        names = QCoreApplication.translate("Rules", ", ").join(law_word(rules, key) for key in fan.absorbs)
        right.append(escape(QCoreApplication.translate("Rules", "Not counted beside it: {names}").format(names=names)))
    cells = f"<td width='170'>{'<br>'.join(left)}</td><td>{'<br>'.join(right)}</td>"
    return f"<table width='100%' cellpadding='7' cellspacing='0'><tr>{cells}</tr></table>"


def _worth(rules: Rules, fan: Fan, leaf: Option | None) -> Iterator[str]:
    """The lines below a pattern's name: its price at this table, and the standard where that is another."""
    if not fan.worth:
        yield f"<span class='muted'>{QCoreApplication.translate('Rules', 'not played at this table')}</span>"
    else:
        yield f"<span class='worth'>{escape(say(rules.price, fan.worth))}</span>"
    if fan.drawn is not None and fan.drawn != fan.worth:
        words = QCoreApplication.translate("Rules", "self-draw: {fan}").format(fan=say(rules.price, fan.drawn))
        yield f"<span class='worth'>{escape(words)}</span>"
    if fan.pure is not None:
        words = QCoreApplication.translate("Rules", "in one suit: {fan}").format(fan=say(rules.price, fan.pure))
        yield f"<span class='worth'>{escape(words)}</span>"
    if leaf is not None and rules.options.value(leaf.key) != leaf.default:
        was = QCoreApplication.translate("Rules", "standard: {value}")
        was = was.format(value=value_words(leaf, leaf.default))
        yield f"<span class='changed'>{MARK}</span> <span class='muted'>{escape(was)}</span>"


def _sample_words(sample: Sample) -> str:
    """How the sample hand is won, where that is more than a discard at the start of a match."""
    how = {
        "discard": QCoreApplication.translate("Rules", "won on a discard"),
        "self": QCoreApplication.translate("Rules", "won by self-draw"),
        "rob": QCoreApplication.translate("Rules", "won by robbing a kong"),
    }[sample.how]
    words = QCoreApplication.translate("Rules", "{wind}, {round} round, {how}")
    return words.format(wind=wind_name(sample.seat), round=wind_name("ESWN".index(sample.round_wind)), how=how)


def _payments(ruleset: RuleSet, rules: Rules) -> Iterator[Section]:
    """Who pays the first sample hand, where there is one."""
    key = next(iter(ruleset.samples), None)
    if key is None:
        return
    title = QCoreApplication.translate("Rules", "Who pays: an example")
    words = QCoreApplication.translate("Rules", "The first sample hand, “{name}”, at this table; East deals.")
    rows = "".join(
        f"<tr><td width='34%'>{escape(case.how)}</td><td>{escape(case.worth)}</td><td>{escape(case.paid)}</td></tr>"
        for case in payment_cases(ruleset, rules)
    )
    html = (
        _head(PAYMENTS, title, "h2")
        + f"<p>{escape(words.format(name=law_word(rules, key)))}</p><p><img src='hand:{key}'></p>"
        + f"<table width='100%' cellpadding='7' cellspacing='0'>{rows}</table>"
    )
    yield Section(PAYMENTS, title, title, html)


def _clause(clause: Clause, options: Options, figures: Iterable[Figures]) -> Section:
    part, title = say(clause.part), say(clause.title)
    html = _head(clause.number, f"{clause.number} · {title}", "h3") + f"<p>{_lines(say(clause.body))}</p>"
    html += "".join(_figures(table) for table in figures if table.clause == clause.number)
    chosen = [option for option in options.schema() if option.clause == clause.number and "." not in option.key]
    html += _option_rows(options, chosen, clauses=False)
    return Section(clause.number, part, f"{clause.number} · {title}", html)


def _figures(table: Figures) -> str:
    def row(cells: Iterable[Text | int], tag: str) -> str:
        texts = [str(cell) if isinstance(cell, int) else say(cell) for cell in cells]
        sides = ["left", *["right"] * (len(texts) - 1)]
        return "".join(f"<{tag} align='{side}'>{escape(text)}</{tag}>" for side, text in zip(sides, texts, strict=True))

    rows = "".join(f"<tr>{row(cells, 'td')}</tr>" for cells in table.rows)
    return f"<table cellpadding='7' cellspacing='0'><tr>{row(table.head, 'th')}</tr>{rows}</table>"


def _head(anchor: str, title: str, tag: str) -> str:
    return f"<{tag}><a name='{anchor}'></a>{escape(title)}</{tag}>"


def _lines(words: str) -> str:
    return escape(words).replace("\n", "<br>")
