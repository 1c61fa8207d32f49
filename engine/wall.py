"""The wall as it stands on the table, and in which order its tiles are taken.

A *slot* is a place in the wall: stack × 2, + 0 for the top tile and + 1 for the bottom one. Stacks are numbered in
drawing order: from the right end of side 0 to its left end, then the wall of the player before him (side 3), and so on.
Once the wall is broken at a slot, the order of drawing is the slots from there on, round the table.
"""

SIDES = 4


def first_stack(side: int, stacks: int) -> int:
    """The stack at the right end of a side, with so many stacks a side."""
    return (-side % SIDES) * stacks


def side_of(stack: int, stacks: int) -> tuple[int, int]:
    """(side, stacks to its right on that side) of a stack."""
    turn, place = divmod(stack, stacks)
    return -turn % SIDES, place


def break_slot(side: int, counted: int, stacks: int) -> int:
    """The slot where drawing begins when so many stacks are counted off from a side's right end (L-3)."""
    return (first_stack(side, stacks) + counted) % (SIDES * stacks) * 2


def head(taken: int, start: int, size: int) -> int:
    """The next slot in drawing order; the wall must not be empty."""
    slot = start + _first_free(taken >> start)
    return slot if slot < size else _first_free(taken)


def tail(taken: int, start: int, size: int) -> int:
    """The slot a replacement comes from: of the last stack the top tile first, then the one below (C-3)."""
    full = (1 << size) - 1
    free = ~(taken >> start | taken << size - start) & full  # the slots still there, in drawing order
    last = free.bit_length() - 1
    top = last & ~1
    return (start + (top if free >> top & 1 else last)) % size


def _first_free(taken: int) -> int:
    """The lowest bit that is not set: up to it, and nowhere else, adding one changes the bits."""
    return (taken ^ taken + 1).bit_length() - 1
