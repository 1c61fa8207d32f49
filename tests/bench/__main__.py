"""`python -m tests.bench [PART …]`: everything that is measured, as one table; a part is distance, scoring, deals …"""

import sys
from collections.abc import Callable, Iterable

from tests.bench import deals, distance, scoring, starting
from tests.bench.timing import Row

PARTS: dict[str, Callable[[], Iterable[Row]]] = {
    "distance": distance.rows,
    "scoring": scoring.rows,
    "deals": deals.rows,
    "starting": starting.rows,
}
FORMAT = "{:46}{:>13}{:>13}{:>10}{:>12}  {}"
SIGNS = {None: "", True: "✓", False: "missed"}


def main(chosen: list[str]) -> None:
    """Print the table, each row as soon as it is measured."""
    print(FORMAT.format("", "here", "beside", "ratio", "target", ""))
    for part in chosen or PARTS:
        for row in PARTS[part]():
            print(FORMAT.format(*row[:-1], SIGNS[row.met]).rstrip(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
