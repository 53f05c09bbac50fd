"""Looking at the wires of a row, and sets of slots."""

from cosmotheque.games.bomb_busters.batch.jit import jit
from cosmotheque.games.bomb_busters.batch.rows import (
    CODE,
    CUT,
    CUT_COUNTS,
    HALF,
    LENGTHS,
    OWNER,
    PLACES,
    SHOWN,
    TOKEN,
    TOKENS_LEFT,
    WIRES,
)
from cosmotheque.games.bomb_busters.batch.tables import SEATS, STANDS, VALUE
from cosmotheque.games.bomb_busters.components import RED
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import Row


@jit
def value_at(t: Ints, row: Row, slot: int) -> int:
    return t[VALUE + (row[WIRES + slot] & CODE)]


@jit
def is_uncut(row: Row, slot: int) -> bool:
    return row[WIRES + slot] & CUT == 0


@jit
def open_value(t: Ints, row: Row, slot: int) -> int:
    """The value of a wire that lies face up or is shown; 0 for the others."""
    return row[WIRES + slot] >> SHOWN & 15 if is_uncut(row, slot) else value_at(t, row, slot)


@jit
def uncut_on(row: Row, stand: int) -> int:
    """The number of uncut wires on a stand."""
    found = 0
    for slot in range(PLACES * stand, PLACES * stand + row[LENGTHS + stand]):
        found += is_uncut(row, slot)
    return found


@jit
def has_wires(t: Ints, row: Row, seat: int) -> bool:
    found = 0
    for stand in range(t[STANDS]):
        found += uncut_on(row, stand) if row[OWNER + stand] == seat else 0
    return found > 0


@jit
def others_with_wires(t: Ints, row: Row, seat: int) -> int:
    """The other seats that have uncut wires, as bits."""
    found = 0
    for other in range(t[SEATS]):
        if other != seat and has_wires(t, row, other):
            found |= 1 << other
    return found


@jit
def hand(t: Ints, row: Row, seat: int, at: int) -> int:
    """Write the uncut wires of a hand as a set; returns how many there are."""
    row[at] = row[at + 1] = 0
    found = 0
    for stand in range(t[STANDS]):
        if row[OWNER + stand] == seat:
            found += add_uncut(row, stand, at)
    return found


@jit
def add_uncut(row: Row, stand: int, at: int) -> int:
    """Add the uncut wires of a stand to a set; returns how many there are."""
    found = 0
    for slot in range(PLACES * stand, PLACES * stand + row[LENGTHS + stand]):
        if is_uncut(row, slot):
            include(row, at, slot)
            found += 1
    return found


@jit
def include(row: Row, at: int, slot: int) -> None:
    if slot < HALF:
        row[at] |= 1 << slot
    else:
        row[at + 1] |= 1 << (slot - HALF)


@jit
def includes(row: Row, at: int, slot: int) -> bool:
    return row[at] >> slot & 1 != 0 if slot < HALF else row[at + 1] >> (slot - HALF) & 1 != 0


@jit
def lay_down(t: Ints, row: Row, slot: int) -> None:
    """Cut one wire."""
    row[WIRES + slot] |= CUT
    row[CUT_COUNTS + value_at(t, row, slot)] += 1


@jit
def show(t: Ints, row: Row, slot: int) -> None:
    """Put the true value in front of a wire, or say it when there is no token for it (BOM-20)."""
    if row[WIRES + slot] >> SHOWN & 15 != 0:
        return
    value = value_at(t, row, slot)
    if row[TOKENS_LEFT + value] > 0 or give_up(t, row, value):
        row[WIRES + slot] |= TOKEN
        row[TOKENS_LEFT + value] -= 1
    row[WIRES + slot] |= value << SHOWN


@jit
def give_up(t: Ints, row: Row, value: int) -> bool:
    """Take the token of a value back from the first cut wire that has one."""
    for stand in range(t[STANDS]):
        for slot in range(PLACES * stand, PLACES * stand + row[LENGTHS + stand]):
            word = row[WIRES + slot]
            if word & CUT and word & TOKEN and word >> SHOWN & 15 == value:
                row[WIRES + slot] ^= TOKEN
                row[TOKENS_LEFT + value] += 1
                return True
    return False


@jit
def is_red(t: Ints, row: Row, slot: int) -> bool:
    return value_at(t, row, slot) == RED
