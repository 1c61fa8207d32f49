"""What the command line hands to the window: plain values, so that building them loads no Qt."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Resume:
    """An interrupted match as the start page offers it: its name, a line about where it stands, and the
    page and arguments that continue it."""

    title: str
    detail: str
    page: str
    arguments: Mapping[str, object] = field(default_factory=dict)


def _nothing_to_resume() -> Resume | None:
    return None


@dataclass(frozen=True)
class Opening:
    """How the window opens; an empty page means the start page, or the first-start page for a new player.

    `resume` is asked each time the start page is shown; `speed` and `language` override the settings for this
    run without changing them.
    """

    page: str = ""
    arguments: Mapping[str, object] = field(default_factory=dict)
    version: str = ""
    resume: Callable[[], Resume | None] = _nothing_to_resume
    speed: int | None = None
    language: str | None = None
