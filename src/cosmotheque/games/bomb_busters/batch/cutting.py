"""Cuts on a row (BOM-13 to BOM-19), how a detector is answered (BOM-31, BOM-32), and the detonator."""

from cosmotheque.games.bomb_busters.batch.facts import HARMLESS, learn
from cosmotheque.games.bomb_busters.batch.jit import jit
from cosmotheque.games.bomb_busters.batch.rows import (
    ACTED,
    ACTIVE,
    ANSWER,
    ASKED,
    ASKER,
    DETONATOR,
    DOUBLE,
    EXPLODED,
    HALF,
    HOLDS,
    LACKS,
    NOTHING,
    OWN_WIRES,
    OWNER,
    PLACES,
    RAY,
    RED_CUT,
    SPENT,
    STABILIZED,
    SUPER,
    TARGETS,
    TASK,
    TRIPLE,
    USED,
    VALUES,
    WORK,
)
from cosmotheque.games.bomb_busters.batch.tables import SEATS
from cosmotheque.games.bomb_busters.batch.wires import hand, is_red, lay_down, show, value_at
from cosmotheque.games.bomb_busters.components import Equipment
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import OVER, Row
from cosmotheque.kit.words import lowest

TRIPLE_CARD, SUPER_CARD, RAY_CARD = (
    int(card) for card in (Equipment.TRIPLE_DETECTOR, Equipment.SUPER_DETECTOR, Equipment.RAY)
)


@jit
def end(row: Row, reason: int) -> None:
    """The mission is over; nobody owes anything any more."""
    if row[OVER] == 0:
        row[OVER], row[TASK] = reason, NOTHING


@jit
def first_target(row: Row) -> int:
    return lowest(row[TARGETS]) if row[TARGETS] != 0 else HALF + lowest(row[TARGETS + 1])


@jit
def dual_cut(t: Ints, row: Row, tools: int, one: int, two: int) -> None:
    """Announce the values of own wires, and resolve at once or ask the owner. `TARGETS` are the slots pointed at."""
    seat = row[ACTIVE]
    row[ACTED] = 1
    row[OWN_WIRES], row[OWN_WIRES + 1] = one, two
    row[VALUES] = 1 << value_at(t, row, one)
    if two >= 0:
        row[VALUES] |= 1 << value_at(t, row, two)
    spend(row, seat, tools)
    hand(t, row, seat, WORK)
    learn(row, HOLDS, row[WORK], row[WORK + 1], 1 << value_at(t, row, one))
    if two >= 0:
        learn(row, HOLDS, row[WORK], row[WORK + 1], 1 << value_at(t, row, two))
    target = first_target(row)
    if all_red(t, row):
        hit_red(t, row)
    elif tools & (DOUBLE | TRIPLE | SUPER):
        row[TASK], row[ASKED], row[ASKER] = ANSWER, row[OWNER + target // PLACES], seat
    elif row[VALUES] >> value_at(t, row, target) & 1:
        succeed(t, row, target)
    else:
        fail(t, row, target)


@jit
def spend(row: Row, seat: int, tools: int) -> None:
    if tools & DOUBLE:
        row[SPENT] |= 1 << seat
    if tools & TRIPLE:
        row[USED] |= 1 << TRIPLE_CARD
    if tools & SUPER:
        row[USED] |= 1 << SUPER_CARD
    if tools & RAY:
        row[USED] |= 1 << RAY_CARD


@jit
def all_red(t: Ints, row: Row) -> bool:
    for half in range(2):
        slots = row[TARGETS + half]
        while slots != 0:
            if not is_red(t, row, lowest(slots) + HALF * half):
                return False
            slots &= slots - 1
    return True


@jit
def hit_red(t: Ints, row: Row) -> None:
    """BOM-15, BOM-32; the stabilizer leaves them, known but unmarked (BOM-48)."""
    if row[STABILIZED]:
        learn(row, LACKS, row[TARGETS], row[TARGETS + 1], HARMLESS)
        return
    for half in range(2):
        slots = row[TARGETS + half]
        while slots != 0:
            lay_down(t, row, lowest(slots) + HALF * half)
            slots &= slots - 1
    end(row, RED_CUT)


@jit
def answer(t: Ints, row: Row, slot: int) -> None:
    """The owner cuts a match, or marks a wire when there is none."""
    row[TASK] = NOTHING
    if row[VALUES] >> value_at(t, row, slot) & 1:
        succeed(t, row, slot)
    else:
        learn(row, LACKS, row[TARGETS], row[TARGETS + 1], row[VALUES])
        fail(t, row, slot)


@jit
def succeed(t: Ints, row: Row, target: int) -> None:
    """BOM-14."""
    own = row[OWN_WIRES]
    if value_at(t, row, own) != value_at(t, row, target):
        own = row[OWN_WIRES + 1]
    lay_down(t, row, target)
    lay_down(t, row, own)


@jit
def fail(t: Ints, row: Row, marked: int) -> None:
    """BOM-16: the wire is shown, and the detonator advances unless the cut was secured (BOM-48)."""
    show(t, row, marked)
    if not row[STABILIZED]:
        row[DETONATOR] += 1
        if row[DETONATOR] >= t[SEATS]:
            end(row, EXPLODED)
