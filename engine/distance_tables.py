"""The tables of `engine.distance`, read from `distance.bin` at import, which takes less than ten milliseconds.

`engine.make_tables` says what they hold and how they are made; without the file they are made on the spot,
which takes some seconds.
"""

import zlib

from engine.make_tables import FILE, build


def load() -> bytes:
    """All tables one after the other, in the order that `engine.make_tables` describes."""
    try:
        return zlib.decompress(FILE.read_bytes())
    except FileNotFoundError:
        return build()


class _Reader:
    """Takes one table after the other."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def take(self, size: int) -> bytes:
        self._at += size
        return self._data[self._at - size : self._at]


_reader = _Reader(load())
_classes = _reader.take(1)[0]
_costs = [_reader.take(_classes).ljust(256) for _ in range(5)]

MERGE = [_reader.take(_classes) for _ in range(_classes)]
"""Class of two groups together: MERGE[class][class]."""
FINAL = [[row.translate(cost) for row in MERGE] for cost in _costs]
"""Missing tiles for so many sets and a pair, by the classes of two parts of a hand: FINAL[sets][class][class]."""
SUIT = _reader.take(5**9) + bytes(5**8)
"""Class of a suit by its code; padded, so that adding a tile to any code stays inside."""
HONOURS = (_reader.take(5**7) + bytes(5**6), _reader.take(5**7) + bytes(5**6))
"""Class of the honours by their code, likewise padded: without and with runs of honours (W-16)."""
RAG_CLASS = _reader.take(512)
"""Rag class of a suit by the set of ranks held, rank 1 being the lowest bit."""
_rags = range(max(RAG_CLASS) + 1)
RAG_MISSING = [[[_reader.take(8) for _ in _rags] for _ in _rags] for _ in _rags]
"""Missing tiles to thirteen rags, by the suits' rag classes and the number of different honours."""
