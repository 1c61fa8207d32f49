"""From hu and fan to the value of a hand, and from a value to silver (L-15)."""

from typing import NamedTuple

from engine import common
from engine.events import Scored, Step
from engine.reading import Reading
from engine.rules import Rules
from engine.rulesets.laosanfan.hand import hu_lines

LIMIT_FAN = 3


class Scheme(NamedTuple):
    """A row of L-15: hu of the base (None: the fan alone decide) and of the limit, and whether silver goes by fifties,
    of a win and of the losers' settlement (L-17)."""

    base: int | None
    limit: int
    fifties: bool
    fifties_heads: bool

    def silver(self, hu: int) -> int:
        """What so many hu are paid as."""
        return round50(hu) if self.fifties else hu


SCHEMES = {
    "yaobansan": Scheme(30, 300, False, False),
    "yaobanliu": Scheme(60, 500, True, True),
    "tuidaoba": Scheme(None, 800, False, True),
    "yaoerliu": Scheme(100, 1000, True, True),
}


def ceil10(hu: int) -> int:
    """Rounded up to tens."""
    return -(-hu // 10) * 10


def round50(hu: int) -> int:
    """Tens to fifties: over a hundred 0–20 are dropped, 30–60 are fifty, 70–90 a hundred."""
    hundreds, rest = divmod(hu, 100)
    return 100 * hundreds + (0 if rest <= 20 else 50 if rest <= 60 else 100)


def half(hu: int) -> int:
    """L-16: half a value, in hu."""
    return ceil10(-(-hu // 2))


def silver_steps(scheme: Scheme, hu: int) -> tuple[Step, ...]:
    """How so many hu become silver, where that is not the same number."""
    return (Step("silver", (scheme.silver(hu),)),) if scheme.fifties else ()


def value_steps(scheme: Scheme, hu: int, fan: int) -> tuple[int, tuple[Step, ...]]:
    """L-15: the value in hu and the way there."""
    if fan >= LIMIT_FAN:
        return scheme.limit, (Step("limit_hand", (fan, scheme.limit)),)
    if scheme.base is None:
        value = scheme.limit >> LIMIT_FAN - fan
        return value, (Step("by_fan", (fan, value)),)
    total = scheme.base + hu
    steps = [Step("base", (scheme.base, hu, total))]
    if fan:
        total <<= fan
        steps.append(Step("doubling", (fan, 1 << fan, total)))
    value = ceil10(total)
    if value != total:
        steps.append(Step("rounding", (value,)))
    if value > scheme.limit:
        value = scheme.limit
        steps.append(Step("limit", (value,)))
    return value, tuple(steps)


def tally(scheme: Scheme, rules: Rules, reading: Reading) -> Scored:
    """L-13 to L-15: the count of a reading; there is no minimum (L-12)."""
    fans = common.count_fans(rules.fans, reading)
    lines = hu_lines(reading)
    hu = sum([line.hu for line in lines])
    value, steps = value_steps(scheme, hu, common.fan_sum(fans))
    return common.scored_as(reading, fans, value, steps + silver_steps(scheme, value), lines)
