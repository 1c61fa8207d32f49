"""Bots at a table: each sits behind a session of its own and sees what a person in its seat sees."""

import logging
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import NamedTuple

from engine.actions import PASS, AnyAction, Ask, By, Ready
from engine.bots import Bot, bot
from engine.seat import Seat
from net.client import Glance
from net.pipe import memory_pipe
from net.session import Asked, News, Session
from net.table import WINDOW, Table


def usual_pace() -> float:
    """Neither slower nor faster."""
    return 1.0


class Thinking(NamedTuple):
    """The seconds that bots take at a table that a person looks at: the least and the most for a move, whether or not
    there is a choice, and what they leave for looking at the settlement where no person says when he is ready. Letting
    something pass takes none: it looks as if there had been nothing to let pass.

    `pace` gives the factor to all of them; it is asked each time, on the table's thread.
    """

    shortest: float = 0.6
    longest: float = 1.4
    looking: float = 10.0
    pace: Callable[[], float] = usual_pace


THINKING = Thinking()
_log = logging.getLogger("sanfan")


def seat_bots(table: Table, thinking: Thinking | None) -> None:
    """Seat the bots that the header names; `thinking` is the time they take, None for none."""
    for number, player in enumerate(table.header.players):
        if player.bot:
            seat_bot(table, Seat(number), player.bot, thinking)


def seat_bot(table: Table, seat: Seat, level: str, thinking: Thinking | None) -> None:
    """Let a bot play a seat."""
    seed = sha256(table.luck.private.seed + f"bot {seat}".encode()).digest()
    end, client = memory_pipe()
    session = Glance(table.rules, seat, client, partial(table.seen_by, seat))
    client.wake = session.poll
    Driver(session, seat, bot(level, table.rules, seed), table, thinking)
    table.bind(end, seat, By.BOT, glances=True)


class Driver:
    """Hands what a session is asked to a bot, and its choice back when the time for it has come."""

    def __init__(self, session: Session, seat: Seat, player: Bot, table: Table, thinking: Thinking | None) -> None:
        """Listen from now on."""
        self._session = session
        self._seat = seat
        self._bot = player
        self._agenda = table.agenda
        self._private = table.luck.private
        self._thinking = thinking
        persons = sum(not held.bot for held in table.header.players)
        self._alone = persons == 0
        self._windows = persons > 1  # a claim after the minimum window would show by its time though it was overruled
        session.listen(self._hear)

    def _hear(self, news: News) -> None:
        if isinstance(news, Asked) and news.ask is not None:
            if PASS in news.ask.actions:
                self._agenda.after(0.0, partial(self._weigh, news.ask.number))
            else:
                self._agenda.after(self._time(news.ask), partial(self._answer, news.ask.number))

    def _time(self, ask: Ask) -> float:
        if self._thinking is None:
            return 0.0
        shortest, longest, looking, pace = self._thinking
        if self._alone and isinstance(ask.default, Ready):
            return looking * pace()
        share = self._private.below(1000, ask.number, "thinking", self._seat) / 1000
        seconds = (shortest + (longest - shortest) * share) * pace()
        return min(seconds, WINDOW) if self._windows and PASS in ask.actions else seconds

    def _weigh(self, number: int) -> None:
        """Pass at once, or take the time that a move takes: nobody can tell a pass from having had no choice."""
        ask = self._session.ask
        if ask is not None and ask.number == number:
            action = self._choice(ask)
            if action == PASS:
                self._session.act(PASS)
            else:
                self._agenda.after(self._time(ask), partial(self._claim, number, action))

    def _claim(self, number: int, action: AnyAction) -> None:
        if self._session.ask is not None and self._session.ask.number == number:
            self._session.act(action)

    def _answer(self, number: int) -> None:
        ask = self._session.ask
        if ask is not None and ask.number == number:
            self._session.act(self._choice(ask))

    def _choice(self, ask: Ask) -> AnyAction:
        """The bot's choice; a bot that fails plays what a timeout would, so that the match goes on."""
        try:
            action: AnyAction = self._bot.choose(self._session.view.deal, self._seat, ask)
            if action in ask.actions:
                return action
            _log.error("the bot in seat %s chose %r, which was not offered", self._seat, action)
        except Exception:
            _log.exception("the bot in seat %s failed", self._seat)
        return ask.default
