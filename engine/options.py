"""Table options, declared once: frozen fields with label, help, choices and default.

The declaration drives validation, the form, the help, the difference from the standard, the rule code and the tests'
strategies. A rule code holds each field's distance from its default, trailing zeros cut, with two check letters: so the
standard table has a short code, and fields added later (at the end) don't spoil old codes.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from hashlib import sha256
from typing import Any, NamedTuple, Self, TypeVar

from engine.text import QT_TRANSLATE_NOOP, Said, Text

Value = str | int | bool
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O, U: they are misread
CODE_BASE = len(ALPHABET) - 2  # the last two digits say "more digits follow"
CHECK_LETTERS = 2

NO_VALUE = QT_TRANSLATE_NOOP("options", "%1: “%2” is none of %3")
NO_OPTION = QT_TRANSLATE_NOOP("options", "there is no option “%1”; there are: %2")
NO_NUMBER = QT_TRANSLATE_NOOP("options", "%1: %2 is neither a text nor a whole number")
NO_PAIR = QT_TRANSLATE_NOOP("options", "“%1” should be written option=value")
NO_LETTER = QT_TRANSLATE_NOOP("options", "“%1” does not occur in a rule code (“%2”)")
NO_CODE = QT_TRANSLATE_NOOP(
    "options", "“%1” is no rule code of this rule set: its check letters do not fit (a typing error?)"
)
NEWER_OPTIONS = QT_TRANSLATE_NOOP("options", "“%1” has more options than this version knows: update the program")
NEWER_VALUE = QT_TRANSLATE_NOOP("options", "“%1” has a value of %2 that this version does not know")


class BadOption(Said):
    """An option, a value or a rule code that does not exist; the message says which and what there is."""


class Choice(NamedTuple):
    """One value of an option and its label."""

    value: Value
    label: Text | None = None

    @property
    def text(self) -> str:
        """The value as it is written in files and on the command line."""
        return {True: "on", False: "off"}.get(self.value, "") if isinstance(self.value, bool) else str(self.value)


class Needs(NamedTuple):
    """An option that has an effect only while another has one of these values, and the words that say so."""

    key: str
    values: tuple[Value, ...]
    reason: Text


class Option(NamedTuple):
    """One leaf of the schema: `key` is `chart.pinghe` for an entry of a chart."""

    key: str
    label: Text
    help: Text
    group: Text
    choices: tuple[Choice, ...]
    default: Value
    clause: str
    needs: Needs | None = None

    def parse(self, text: Value) -> Value:
        """The value that a text (or a JSON number) means; BadOption lists what there is."""
        written = {True: "on", False: "off"}[text] if isinstance(text, bool) else text
        for choice in self.choices:
            number = isinstance(choice.value, int) and not isinstance(choice.value, bool)
            if isinstance(written, int) and not number:
                continue
            if choice.text == str(written):
                return choice.value
        raise BadOption(NO_VALUE, self.key, str(text), self.range_text())

    def range_text(self) -> str:
        """The choices in a few words: `off, 20..500`."""
        numbers = [choice.value for choice in self.choices if type(choice.value) is int]
        if len(numbers) > 6 and numbers == list(range(numbers[0], numbers[-1] + 1)):
            words = [choice.text for choice in self.choices if type(choice.value) is not int]
            return ", ".join([*words, f"{numbers[0]}..{numbers[-1]}"])
        return ", ".join(choice.text for choice in self.choices)

    def format(self, value: Value) -> str:
        """The value as written text."""
        return Choice(value).text


class Chart(Mapping[str, Value]):
    """A frozen table of numbers (or "limit") by pattern key, each of which is an option of its own."""

    def __init__(self, entries: Mapping[str, Value]) -> None:
        """Take over the entries."""
        self._entries = dict(entries)

    def __getitem__(self, key: str) -> Value:
        return self._entries[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def __hash__(self) -> int:
        return hash(tuple(self._entries.items()))

    def __repr__(self) -> str:
        return f"Chart({self._entries})"

    def with_entry(self, key: str, value: Value) -> "Chart":
        """The chart with one entry exchanged."""
        return Chart({**self._entries, key: value})


def on_off(on: Text | None = None, off: Text | None = None) -> tuple[Choice, ...]:
    """The choices of a switch."""
    return Choice(True, on), Choice(False, off)


def option(
    default: Value,
    label: Text,
    help: Text,
    group: Text,
    clause: str,
    choices: tuple[Choice, ...] | None = None,
    needs: Needs | None = None,
) -> Any:
    """A field of an options class; without choices a switch."""
    taken = choices or on_off()
    return field(default=default, metadata={"leaves": (Option("", label, help, group, taken, default, clause, needs),)})


def chart_option(entries: tuple[Option, ...]) -> Any:
    """A field that holds a Chart; `entries` have their pattern's key."""
    chart = Chart({entry.key: entry.default for entry in entries})
    return field(default=chart, metadata={"leaves": entries})


Kind = TypeVar("Kind", bound="Options")


@dataclass(frozen=True)
class Options:
    """The base of a rule set's options: every field is made with `option` or `chart_option`."""

    @classmethod
    def schema(cls) -> tuple[Option, ...]:
        """All leaves in the order of their declaration."""
        rows: list[Option] = []
        for one in fields(cls):
            for leaf in one.metadata["leaves"]:
                rows.append(leaf._replace(key=f"{one.name}.{leaf.key}" if leaf.key else one.name))
        return tuple(rows)

    @classmethod
    def find(cls, key: str) -> Option:
        """The leaf of that key; BadOption names those that exist."""
        for leaf in cls.schema():
            if leaf.key == key:
                return leaf
        names = ", ".join(leaf.key for leaf in cls.schema())
        raise BadOption(NO_OPTION, key, names)

    def value(self, key: str) -> Value:
        """The value of a leaf."""
        name, _, entry = key.partition(".")
        held = getattr(self, name)
        value: Value = held[entry] if entry else held
        return value

    def with_value(self, key: str, value: Value) -> Self:
        """The options with one leaf set, its value checked (BadOption)."""
        checked = self.find(key).parse(value)
        name, _, entry = key.partition(".")
        return replace(self, **{name: getattr(self, name).with_entry(entry, checked) if entry else checked})

    def changes(self) -> tuple[tuple[Option, Value], ...]:
        """What differs from the standard table."""
        return tuple((leaf, self.value(leaf.key)) for leaf in self.schema() if self.value(leaf.key) != leaf.default)

    def idle(self, key: str) -> Text | None:
        """Why a leaf has no effect with the others as they are; None where it has one."""
        needs = self.find(key).needs
        return needs.reason if needs and self.value(needs.key) not in needs.values else None

    def to_json(self) -> dict[str, Any]:
        """All options as JSON has them: on/off as strings, numbers as numbers, a chart as an object."""
        result: dict[str, Any] = {}
        for leaf in self.schema():
            value = self.value(leaf.key)
            written = leaf.format(value) if isinstance(value, bool) else value
            name, _, entry = leaf.key.partition(".")
            if entry:
                result.setdefault(name, {})[entry] = written
            else:
                result[name] = written
        return result

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Self:
        """The options that a JSON object names, the others standard; BadOption names what is wrong."""
        options = cls()
        for name, held in values.items():
            chart = isinstance(held, dict) and any(leaf.key.startswith(f"{name}.") for leaf in cls.schema())
            rows = {f"{name}.{entry}": value for entry, value in held.items()} if chart else {name: held}
            for key, value in rows.items():
                if not isinstance(value, str | int):
                    raise BadOption(NO_NUMBER, key, repr(value))
                options = options.with_value(key, value)
        return options

    @classmethod
    def from_text(cls, text: str) -> Self:
        """The options of a rule code, or of `k=v,k=v`; BadOption says what is wrong."""
        if not text.strip():
            return cls()
        if "=" not in text:
            return decode(cls, text)
        options = cls()
        for part in text.split(","):
            key, equals, value = part.partition("=")
            if not equals:
                raise BadOption(NO_PAIR, part.strip())
            options = options.with_value(key.strip(), value.strip())
        return options

    def code(self) -> str:
        """The shareable rule code."""
        return encode(self)


def encode(options: Options) -> str:
    """The rule code: distances from the defaults, trailing zeros cut, and two check letters."""
    digits = ""
    for leaf in options.schema():
        values = [choice.value for choice in leaf.choices]
        distance = (_index(values, options.value(leaf.key)) - _index(values, leaf.default)) % len(values)
        more, rest = divmod(distance, CODE_BASE)
        digits += ALPHABET[CODE_BASE] * (more // 2) + ALPHABET[-1] * (more % 2) + ALPHABET[rest]
    body = digits.rstrip("0")
    return f"{body}{_check(type(options), body)}"


def decode(kind: type[Kind], text: str) -> Kind:
    """The options of a rule code of that rule set; BadOption tells a typing error from a code of another game."""
    code = text.strip().upper().replace("-", "").replace("O", "0").replace("I", "1").replace("L", "1")
    body, check = code[:-CHECK_LETTERS], code[-CHECK_LETTERS:]
    strange = [sign for sign in code if sign not in ALPHABET]
    if strange:
        raise BadOption(NO_LETTER, strange[0], text)
    if len(code) < CHECK_LETTERS or check != _check(kind, body):
        raise BadOption(NO_CODE, text)
    options = kind()
    leaves = iter(kind.schema())
    for distance in _distances(body):
        leaf = next(leaves, None)
        if leaf is None:
            raise BadOption(NEWER_OPTIONS, text)
        values = [choice.value for choice in leaf.choices]
        if distance >= len(values):
            raise BadOption(NEWER_VALUE, text, leaf.key)
        value = values[(_index(values, leaf.default) + distance) % len(values)]
        options = options.with_value(leaf.key, value)
    return options


def _distances(body: str) -> Iterator[int]:
    carried = 0
    for sign in body:
        digit = ALPHABET.index(sign)
        if digit < CODE_BASE:
            yield carried + digit
            carried = 0
        else:
            carried += CODE_BASE * (2 if digit == CODE_BASE else 1)
    if carried:  # its last digit was a zero and went with the trailing ones
        yield carried


def _index(values: list[Value], value: Value) -> int:
    return next(n for n, held in enumerate(values) if held == value and type(held) is type(value))


def _check(kind: type[Options], body: str) -> str:
    digest = sha256(f"{kind.__name__} {body}".encode()).digest()
    return ALPHABET[digest[0] % len(ALPHABET)] + ALPHABET[digest[1] % len(ALPHABET)]
