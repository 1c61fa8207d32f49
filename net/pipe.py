"""A pipe joins the authority to one who looks: memory for a local game, a socket for a remote one."""

from collections import deque
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from net.messages import Frame, Message

Out = TypeVar("Out")
In = TypeVar("In")
Out_contra = TypeVar("Out_contra", contravariant=True)
In_co = TypeVar("In_co", covariant=True)


class Pipe(Protocol[Out_contra, In_co]):
    """One end of a pipe; sending into a closed one loses the value, without an error."""

    @property
    def closed(self) -> bool:
        """Whether either end was closed."""

    def send(self, value: Out_contra) -> None:
        """Put a value into the pipe and wake the other end."""

    def receive(self) -> In_co | None:
        """The next value that has arrived, or None."""

    def close(self) -> None:
        """End the pipe; what has already arrived can still be received."""


TableEnd = Pipe[Frame, Message]
ClientEnd = Pipe[Message, Frame]


def no_wake() -> None:
    """Nobody waits at this end: it is polled."""


class MemoryPipe(Generic[Out, In]):
    """An end of a pipe within the process; each end may live in a thread of its own.

    `wake` is called after every value that arrives here and when the pipe closes, in the thread of the other end. If
    it fails, whoever should have been woken is gone: the pipe is closed, so that the other end is spared the next time.
    """

    def __init__(self, outbox: deque[Out], inbox: deque[In], closing: list[bool]) -> None:
        """Use `memory_pipe` to make both ends."""
        self.wake: Callable[[], None] = no_wake
        self._outbox, self._inbox, self._closing = outbox, inbox, closing
        self._other: Callable[[], None] = no_wake

    @property
    def closed(self) -> bool:
        """Whether either end was closed."""
        return bool(self._closing)

    def send(self, value: Out) -> None:
        """Put a value into the pipe and wake the other end."""
        if not self._closing:
            self._outbox.append(value)
            try:
                self._other()
            except Exception:
                self._closing.append(True)
                raise

    def receive(self) -> In | None:
        """The next value that has arrived, or None."""
        return self._inbox.popleft() if self._inbox else None

    def close(self) -> None:
        """End the pipe; what has already arrived can still be received."""
        if not self._closing:
            self._closing.append(True)
            self._other()

    def join(self, other: "MemoryPipe[In, Out]") -> None:
        """Wake that end when something is sent."""
        self._other = lambda: other.wake()


def memory_pipe() -> tuple[MemoryPipe[Frame, Message], MemoryPipe[Message, Frame]]:
    """The table's end and the client's end of a new pipe."""
    frames: deque[Frame] = deque()
    messages: deque[Message] = deque()
    closing: list[bool] = []
    table = MemoryPipe[Frame, Message](frames, messages, closing)
    client = MemoryPipe[Message, Frame](messages, frames, closing)
    table.join(client)
    client.join(table)
    return table, client
