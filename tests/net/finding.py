"""Looks for tables for so many seconds, and says when the list changes: `python -m tests.net.finding SECONDS`."""

import select
import sys
from time import monotonic

from net.discovery import Finder


def main(seconds: float) -> None:
    finder = Finder()
    end = monotonic() + seconds
    known: list[str] = []
    while (now := monotonic()) < end:
        due = finder.advance(now)
        names = [found.notice.name for found in finder.tables()]
        if names != known:
            known = names
            print(now, *names, flush=True)
        select.select([finder], [], [], max(0.0, min(due - now, 0.05)))
    finder.close()


if __name__ == "__main__":
    main(float(sys.argv[1]))
