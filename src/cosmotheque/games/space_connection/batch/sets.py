"""Sets of positions in a row or a table, by where they begin there. Loops go as far as this sky needs."""

from cosmotheque.games.space_connection.batch.jit import jit
from cosmotheque.games.space_connection.batch.tables import NEAR, USED, WORDS
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import Row
from cosmotheque.kit.words import count, lowest, nth


@jit
def has(row: Row, at: int, position: int) -> bool:
    return row[at + (position >> 6)] & 1 << (position & 63) != 0


@jit
def add(row: Row, at: int, position: int) -> None:
    row[at + (position >> 6)] |= 1 << (position & 63)


@jit
def remove(row: Row, at: int, position: int) -> None:
    row[at + (position >> 6)] &= ~(1 << (position & 63))


@jit
def clear(row: Row, at: int) -> None:
    for place in range(WORDS):
        row[at + place] = 0


@jit
def size(t: Ints, row: Row, at: int) -> int:
    found = 0
    for place in range(t[USED]):
        found += count(row[at + place])
    return found


@jit
def member(t: Ints, row: Row, at: int, before: int) -> int:
    """The position that comes after so many others of a set."""
    for place in range(t[USED]):
        here = count(row[at + place])
        if before < here:
            return 64 * place + nth(row[at + place], before)
        before -= here
    return -1


@jit
def first(t: Ints, row: Row, at: int) -> int:
    """The first position of a set, or -1."""
    for place in range(t[USED]):
        if row[at + place] != 0:
            return 64 * place + lowest(row[at + place])
    return -1


@jit
def unite(t: Ints, row: Row, at: int, source: Ints, start: int) -> None:
    """Add all positions of a set in a row or in the tables."""
    for place in range(t[USED]):
        row[at + place] |= source[start + place]


@jit
def copy(row: Row, at: int, source: Ints, start: int) -> None:
    for place in range(WORDS):
        row[at + place] = source[start + place]


@jit
def flood(t: Ints, row: Row, within: int, seed: int, group: int, edge: int) -> None:
    """The part of a set that is connected with a position of it; `edge` is for working."""
    clear(row, group)
    clear(row, edge)
    add(row, group, seed)
    add(row, edge, seed)
    here = seed
    while here >= 0:
        remove(row, edge, here)
        for place in range(t[USED]):
            fresh = t[NEAR + WORDS * here + place] & row[within + place] & ~row[group + place]
            row[group + place] |= fresh
            row[edge + place] |= fresh
        here = first(t, row, edge)
