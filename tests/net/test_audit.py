"""A finished deal is decided again: an honest one passes, whatever is changed in it is found (docs/protocol.md, F)."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from engine.chance import commitment
from engine.events import Chose, Drew, Event, Finished, Paid, Revealed, Thrown
from engine.rules import Rules
from engine.seat import Seat
from engine.tile import Tile
from net.audit import Auditor, Batch, Finding, Sight
from net.lobby import Terms
from net.luck import Luck
from tests.net.rooms import playing
from tests.net.tables import rules_for

SEAT = Seat.B


class Deal(NamedTuple):
    rules: Rules
    parts: tuple[tuple[Batch, ...], ...]
    nonces: tuple[tuple[str, ...], ...]
    seals: tuple[str, ...]
    mine: tuple[str, ...]
    pledges: tuple[str, ...] = ()


@pytest.fixture(scope="module")
def deal(tmp_path_factory: pytest.TempPathFactory) -> Deal:
    """Three deals of a room, the second of them won."""
    terms = Terms("wanzai", "")
    with playing(tmp_path_factory.mktemp("audit"), 2, "normal", terms=terms) as net:
        hall = net.hall
        net.until(lambda: hall.room().deals == 3)
        assert hall.playing is not None
        logs = [log for number in (1, 2, 3) if (log := hall.playing.log_of(number)) is not None]
        luck: Luck = hall.playing.table.luck
        seals = tuple(luck.seal(number) for number in (1, 2, 3))
        nonces = tuple(log.nonces for log in logs)
        mine = tuple(row[2] for row in nonces)
        pledges = (*map(commitment, nonces[0][1:3]), "", "")
        return Deal(rules_for("wanzai"), tuple(log.batches for log in logs), nonces, seals, mine, pledges)


def shown(deal: Deal, seat: Seat = SEAT) -> Sight:
    sight = Sight()
    for part in deal.parts:
        for batch in part:
            for event in batch:
                told = event.seen_by(seat)
                if told is not None:
                    sight.add(told)
    return sight


def audit(deal: Deal, sight: Sight | None = None) -> list[Finding | None]:
    auditor, sight = Auditor(deal.rules, SEAT, pledges=deal.pledges), sight or shown(deal)
    rows = zip(deal.parts, deal.nonces, deal.seals, deal.mine, strict=True)
    return [auditor.check(*row, sight.of(number)) for number, row in enumerate(rows, 1)]


def changed(deal: Deal, change: Callable[[Event], Event | None], kind: type[Event]) -> Deal:
    """The deals with the second one's last event of a kind changed, or left out."""
    batches: list[Batch] = []
    done = False
    for batch in reversed(deal.parts[1]):
        events: list[Event] = []
        for event in reversed(batch):
            hit = not done and type(event) is kind
            done = done or hit
            new = change(event) if hit else event
            events += [] if new is None else [new]
        batches.append(tuple(reversed(events)))
    assert done
    return deal._replace(parts=(deal.parts[0], tuple(reversed(batches)), deal.parts[2]))


def test_an_honest_match_passes(deal: Deal) -> None:
    assert audit(deal) == [None, None, None]


def other_tile(event: Event) -> Event:
    assert isinstance(event, Drew)
    return replace(event, tile=Tile((event.tile + 1) % 27))


def more_for_one(event: Event) -> Event:
    assert isinstance(event, Paid)
    first, *rest = event.paid
    return replace(event, paid=(replace(first, amount=first.amount + 1), *rest))


def other_scores(event: Event) -> Event:
    assert isinstance(event, Finished)
    return replace(event, standing=replace(event.standing, scores=(9, -9, 0, 0)))


def other_dice(event: Event) -> Event:
    assert isinstance(event, Thrown)
    return replace(event, dice=(event.dice[0] % 6 + 1, event.dice[1]))


def gone(event: Event) -> None:
    return None


CHANGES: Sequence[tuple[type[Event], Callable[[Event], Event | None]]] = [
    (Drew, other_tile),
    (Finished, other_scores),
    (Thrown, other_dice),
    (Paid, more_for_one),
    (Chose, gone),
    (Drew, gone),
    (Revealed, gone),
]


@pytest.mark.parametrize(("kind", "change"), CHANGES)
def test_what_the_rules_do_not_lead_to_is_found_with_its_place(
    deal: Deal, kind: type[Event], change: Callable[[Event], Event | None]
) -> None:
    """F-4."""
    lied = changed(deal, change, kind)
    findings = audit(lied, shown(lied))
    assert findings[0] is None
    assert findings[1] is not None
    assert findings[1].key == "bad_event"
    assert findings[1].places[0] == "2"


def test_another_log_than_was_shown_is_found(deal: Deal) -> None:
    lied = shown(changed(deal, other_scores, Finished))
    found = audit(deal, lied)[1]
    assert found is not None
    assert found.key == "bad_sight"


def test_a_host_that_changes_its_nonce_or_leaves_out_mine_is_found(deal: Deal) -> None:
    """F-1, F-2."""
    seal = audit(deal._replace(seals=(deal.seals[0], deal.seals[0], deal.seals[2])))
    assert [found and found.key for found in seal] == [None, "bad_seal", None]
    mine = audit(deal._replace(mine=("0", *deal.mine[1:])))
    assert [found and found.key for found in mine] == ["bad_nonce", None, None]
    short = audit(deal._replace(nonces=((), *deal.nonces[1:])))
    assert short[0] == Finding("bad_seal", ("1",))


def keys(deal: Deal) -> list[str]:
    return [found.key if found else "" for found in audit(deal)]


def with_nonce(deal: Deal, number: int, seat: int, nonce: str) -> Deal:
    rows = [list(row) for row in deal.nonces]
    rows[number - 1][1 + seat] = nonce
    return deal._replace(nonces=tuple(map(tuple, rows)))


def test_a_host_that_chooses_the_nonce_of_a_bot_or_of_its_own_person_is_found(deal: Deal) -> None:
    """F-2: whoever knows all other nonces could choose the wall with one that nothing binds."""
    assert keys(with_nonce(deal, 1, 2, "ab" * 32))[0] == "loose_nonce"
    assert keys(with_nonce(deal, 2, 3, "ab" * 32))[1] == "loose_nonce"
    assert keys(with_nonce(deal, 1, 0, "ab" * 32))[0] == "loose_nonce"
    assert keys(with_nonce(deal, 2, 0, "ab" * 32))[1] == "loose_nonce"
    found = audit(with_nonce(deal, 2, 0, "ab" * 32))[1]
    assert found is not None
    assert found.places == ("2", "1")


def test_one_who_does_not_know_the_pledges_takes_the_first_nonces_for_them(deal: Deal) -> None:
    auditor, sight = Auditor(deal.rules, SEAT), shown(deal)
    rows = [list(row) for row in deal.nonces]
    for number, part in enumerate(deal.parts, 1):
        assert auditor.check(part, rows[number - 1], None, None, sight.of(number)) is None
    auditor = Auditor(deal.rules, SEAT)
    rows[1][1] = "ab" * 32
    assert auditor.check(deal.parts[0], rows[0], None, None, sight.of(1)) is None
    found = auditor.check(deal.parts[1], rows[1], None, None, sight.of(2))
    assert found is not None
    assert found.key == "loose_nonce"


def test_one_who_was_away_compares_what_he_saw(deal: Deal) -> None:
    sight = Sight()
    events = [told for part in deal.parts for batch in part for event in batch if (told := event.seen_by(SEAT))]
    ends = [place for place, event in enumerate(events) if type(event) is Finished]
    for event in events[:20]:
        sight.add(event)
    sight.jump(1)
    for event in events[ends[0] + 30 :]:
        sight.add(event)
    assert sight.ended == 3
    assert audit(deal, sight) == [None, None, None]


def test_a_log_of_rubbish_is_a_finding_and_no_crash(tmp_path: Path, deal: Deal) -> None:
    empty = deal._replace(parts=((), deal.parts[1], deal.parts[2]))
    found = audit(empty)
    assert found[0] is not None
