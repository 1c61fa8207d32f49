"""A table of one's own: how it is opened, continued after an interruption, or carried on for a host who stays away."""

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from engine.bots import LEVELS
from engine.options import BadOption
from engine.rulesets import ruleset
from engine.seat import Seat
from gui.lan.visit import Visit, plain
from gui.pages.fields import default_name
from gui.shell import Shell
from gui.table_setup import CLOCKS, ME
from net.carrying import DIARY, Diary
from net.drive import THINKING
from net.lobby import AnyWish, SetBot, Sit, Terms
from net.seating import new_token
from net.server import Plan, Server, hosted_matches, plan_of
from net.setup import Clocks
from net.store import Saved

OPEN_SEAT = "open"
"""The seat that waits for somebody to come."""
TAKEOVERS = (10.0, 20.0, 60.0, 180.0, 600.0)
"""The seconds on offer after which a bot plays for somebody who is gone."""
LONGEST_NAME, LONGEST_PASSWORD = 24, 64


class HostSetup(msgspec.Struct, frozen=True):
    """A table to be opened; `seats` says in turn order who is to sit there: the host, a bot's level, or nobody yet.

    An empty name stands for the host's own, no port for the usual one or any that is free.
    """

    ruleset: str = "laosanfan"
    code: str = ""
    seats: tuple[str, ...] = (ME, OPEN_SEAT, OPEN_SEAT, OPEN_SEAT)
    clocks: Clocks = CLOCKS[0]
    takeover: float = 20.0
    name: str = ""
    password: str = ""
    port: int | None = None

    @property
    def terms(self) -> Terms:
        """What everybody is to agree to."""
        return Terms(self.ruleset, self.code, self.clocks, self.takeover)

    def to_text(self) -> str:
        """One line that `from_text` reads; the password is left out."""
        return msgspec.json.encode(replace(self, password="")).decode()

    @classmethod
    def from_text(cls, text: str) -> "HostSetup":
        """The table of such a line; the usual one where the line is none, or names what does not exist."""
        try:
            setup = msgspec.json.decode(text, type=cls)
            players = ruleset(setup.ruleset).build(ruleset(setup.ruleset).options.from_text(setup.code)).players
        except (msgspec.MsgspecError, BadOption):
            return cls()
        seated = len(setup.seats) == players and setup.seats.count(ME) == 1
        known = {*setup.seats} <= {ME, OPEN_SEAT, *LEVELS} and setup.clocks in CLOCKS and setup.takeover in TAKEOVERS
        return setup if seated and known else cls()


def table_name(shell: Shell, setup: HostSetup) -> str:
    """What the table is called on the network."""
    own = _own_name(shell)
    words = QCoreApplication.translate("Lan", "{name}’s table").format(name=own)
    return plain(setup.name, LONGEST_NAME) or (words if len(words) <= LONGEST_NAME else own)


def open_table(shell: Shell, setup: HostSetup) -> Visit:
    """A new table, open to others, with oneself at it; OSError, StoreError or Denied where it can't be opened."""
    wishes: list[AnyWish] = []
    for number, who in enumerate(setup.seats):
        if who == ME:
            wishes.append(Sit(Seat(number)))
        elif who != OPEN_SEAT:
            wishes.append(SetBot(Seat(number), who))
    plan = Plan(table_name(shell, setup), setup.terms, password=setup.password)
    if setup.port is not None:
        plan = plan._replace(port=setup.port)
    return _opened(shell, plan, new_token(), wishes, moves=setup.port is None)


def continue_table(shell: Shell, match_id: str) -> Visit:
    """An interrupted match of one's own, open again so that everybody finds his seat; StoreError, ValueError or
    OSError where it can't be continued."""
    plan, owner = plan_of(shell.data_dir, match_id)
    return _opened(shell, plan, owner or new_token(), [])


def carry_on(shell: Shell, match_id: str) -> Visit:
    """A new table that carries somebody else's match on from its last finished deal; StoreError or OSError where that
    can't be done. Whoever comes has to agree to where it stands."""
    diary = Diary(shell.data_dir)
    try:
        carried = diary.carried(match_id)
    finally:
        diary.close()
    origin = carried.terms.origin
    assert origin is not None
    wishes: list[AnyWish] = [SetBot(Seat(seat), level) for seat, level in enumerate(carried.bots) if level]
    if (own := _own_name(shell)) in origin.names:
        wishes.append(Sit(Seat(origin.names.index(own))))
    plan = Plan(table_name(shell, HostSetup()), carried.terms)
    return _opened(shell, plan, new_token(), wishes)


def to_continue(shell: Shell) -> str:
    """The match of one's own that was interrupted last, by its id; "" if there is none."""
    return next((header.match_id for header in hosted_matches(shell.data_dir)), "")


def to_carry_on(shell: Shell) -> tuple[Saved, ...]:
    """The matches at other people's tables that did not end, the latest begun first."""
    if not (shell.data_dir / DIARY).exists():
        return ()
    own = {header.match_id for header in hosted_matches(shell.data_dir)}
    diary = Diary(shell.data_dir)
    try:
        return tuple(saved for saved in diary.matches() if saved.header.match_id not in own)
    finally:
        diary.close()


def _own_name(shell: Shell) -> str:
    return plain(shell.settings.now.name, LONGEST_NAME) or default_name()


def _opened(shell: Shell, plan: Plan, owner: str, wishes: list[AnyWish], moves: bool = True) -> Visit:
    """The table at its port; where that is taken and it `moves`, at any that is free."""
    try:
        server = _started(shell, plan, owner)
    except OSError:
        if not moves:
            raise
        server = _started(shell, plan._replace(port=0), owner)
    return Visit(shell, server.here, token=owner, server=server, wishes=wishes)


def _started(shell: Shell, plan: Plan, owner: str) -> Server:
    server = Server(
        shell.data_dir,
        plan,
        shell.opening.version,
        owner=owner,
        thinking=THINKING._replace(pace=shell.pace),
        fault=lambda error: shell.tell(f"{type(error).__name__}: {error}"),
    )
    server.start()
    return server
