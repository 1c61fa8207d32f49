"""The tables of `engine.distance`, read from `distance.bin` at the first use of any of them (about ten
milliseconds).

`engine.make_tables` says what the tables hold and how they are made; without the file they are made on
the spot, which takes some seconds. Read them as `tables.SUIT`, never by `from … import SUIT`, which would
load them at import.
"""

import zlib
from pathlib import Path

FILE = Path(__file__).with_name("distance.bin")

SUIT: bytes
"""Class of a suit by its code; padded, so that adding a tile to any code stays inside."""
HONOURS: tuple[bytes, bytes]
"""Class of the honours by their code, likewise padded: without and with runs of honours (W-16)."""
MERGE: list[bytes]
"""Class of two groups together, by their classes."""
FINAL: list[list[bytes]]
"""Missing tiles for so many sets and a pair, by the classes of two parts: FINAL[sets][class][class]."""
RAG_CLASS: bytes
"""Rag class of a suit by the set of ranks held, rank 1 being the lowest bit."""
RAG_MISSING: list[list[list[bytes]]]
"""Missing tiles to thirteen rags, by the suits' rag classes and the number of different honours."""


def __getattr__(name: str) -> object:
    if name not in __annotations__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals().update(_load())
    return globals()[name]


def _read() -> bytes:
    try:
        return zlib.decompress(FILE.read_bytes())
    except FileNotFoundError:
        from engine.make_tables import build

        return build()


def _load() -> dict[str, object]:
    data = _read()
    start = 1

    def take(size: int) -> bytes:
        nonlocal start
        start += size
        return data[start - size : start]

    n = data[0]
    costs = [take(n).ljust(256) for _ in range(5)]
    merge = [take(n) for _ in range(n)]
    suit = take(5**9) + bytes(5**8)
    honours = (take(5**7) + bytes(5**6), take(5**7) + bytes(5**6))
    rag_class = take(512)
    r = range(max(rag_class) + 1)
    return {
        "SUIT": suit,
        "HONOURS": honours,
        "MERGE": merge,
        "FINAL": [[row.translate(cost) for row in merge] for cost in costs],
        "RAG_CLASS": rag_class,
        "RAG_MISSING": [[[take(8) for _ in r] for _ in r] for _ in r],
    }
