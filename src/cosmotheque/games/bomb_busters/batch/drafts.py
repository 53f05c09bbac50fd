"""Cuts with tools, which are put together step by step (BOM-30, BOM-43, BOM-49)."""

from cosmotheque.games.bomb_busters.batch.equipment import ready_cards
from cosmotheque.games.bomb_busters.batch.jit import jit
from cosmotheque.games.bomb_busters.batch.places import add, other_place, other_stand, own_place, pair_number
from cosmotheque.games.bomb_busters.batch.rows import (
    DOUBLE,
    LENGTHS,
    OWNER,
    PLACES,
    POINTED,
    RAY,
    SPENT,
    SUPER,
    TOOLS,
    TRIPLE,
)
from cosmotheque.games.bomb_busters.batch.tables import (
    ANNOUNCE,
    ANNOUNCE_TWO,
    DETECTORS,
    OWN_PLACES,
    POINT,
    STANDS,
    SWEEP,
    TAKE,
)
from cosmotheque.games.bomb_busters.batch.wires import includes, is_uncut, uncut_on, value_at
from cosmotheque.games.bomb_busters.components import RED, YELLOW, Equipment
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import Row
from cosmotheque.kit.words import count

TOOL_CARDS = (0, int(Equipment.TRIPLE_DETECTOR), int(Equipment.SUPER_DETECTOR), int(Equipment.RAY))


@jit
def held_values(t: Ints, row: Row, seat: int) -> int:
    """The values of a hand's uncut wires, red included, as bits."""
    held = 0
    for stand in range(t[STANDS]):
        if row[OWNER + stand] == seat:
            for slot in range(PLACES * stand, PLACES * stand + row[LENGTHS + stand]):
                if is_uncut(row, slot):
                    held |= 1 << value_at(t, row, slot)
    return held


@jit
def reach(tools: int) -> int:
    """The number of wires that the tools point at."""
    return 2 if tools & DOUBLE else 3 if tools & TRIPLE else 1


@jit
def announceable(tools: int, held: int) -> int:
    """Those of the held values that may be announced: never red, and yellow only without a detector."""
    held &= ~(1 << RED)
    return held & ~(1 << YELLOW) if tools & (DOUBLE | TRIPLE | SUPER) else held


@jit
def list_takes(t: Ints, row: Row, seat: int, held: int) -> None:
    """Tools that can be taken in hand: at most one detector, and the ray (BOM-30, BOM-43, BOM-49)."""
    ready = ready_cards(row)
    for place in range(4):
        tool, tools = 1 << place, row[TOOLS] | 1 << place
        if row[TOOLS] & tool or (tool != RAY and row[TOOLS] & ~RAY):
            continue
        can_take = ready >> TOOL_CARDS[place] & 1 != 0
        if tool == DOUBLE:
            can_take = t[DETECTORS] != 0 and row[SPENT] >> seat & 1 == 0
        if not can_take or count(announceable(tools, held)) < (2 if tools & RAY else 1):
            continue
        for stand in range(t[STANDS]):
            if row[OWNER + stand] != seat and uncut_on(row, stand) >= reach(tools):
                add(row, TAKE + place)
                break


@jit
def list_draft(t: Ints, row: Row, seat: int) -> None:
    """The next steps of a draft."""
    tools, held = row[TOOLS], held_values(t, row, seat)
    pointed = count(row[POINTED]) + count(row[POINTED + 1])
    if pointed and pointed >= reach(tools):
        list_announcements(t, row, seat)
        return
    if not pointed:
        list_takes(t, row, seat, held)
    for stand in range(t[STANDS]):
        if row[OWNER + stand] == seat or uncut_on(row, stand) < reach(tools):
            continue
        if tools & SUPER:
            add(row, SWEEP + other_stand(t, row, seat, stand))
            continue
        if pointed and not points_at(row, stand):
            continue
        for slot in range(PLACES * stand, PLACES * stand + row[LENGTHS + stand]):
            if is_uncut(row, slot) and not includes(row, POINTED, slot):
                add(row, POINT + other_place(t, row, seat, slot))


@jit
def points_at(row: Row, stand: int) -> bool:
    found = False
    for slot in range(PLACES * stand, PLACES * stand + row[LENGTHS + stand]):
        found = found or includes(row, POINTED, slot)
    return found


@jit
def list_announcements(t: Ints, row: Row, seat: int) -> None:
    """List the own wires to cut: one for the value that is announced, or two of different values with the ray."""
    values = announceable(row[TOOLS], held_values(t, row, seat))
    for stand in range(t[STANDS]):
        if row[OWNER + stand] != seat:
            continue
        for slot in range(PLACES * stand, PLACES * stand + row[LENGTHS + stand]):
            if not is_uncut(row, slot) or values >> value_at(t, row, slot) & 1 == 0:
                continue
            if row[TOOLS] & RAY:
                list_seconds(t, row, seat, slot, values)
            else:
                add(row, ANNOUNCE + own_place(t, row, slot))


@jit
def list_seconds(t: Ints, row: Row, seat: int, one: int, values: int) -> None:
    """Pairs of own wires, each once."""
    for stand in range(one // PLACES, t[STANDS]):
        if row[OWNER + stand] != seat:
            continue
        for slot in range(PLACES * stand, PLACES * stand + row[LENGTHS + stand]):
            if slot <= one or not is_uncut(row, slot) or values >> value_at(t, row, slot) & 1 == 0:
                continue
            if value_at(t, row, slot) != value_at(t, row, one):
                add(row, ANNOUNCE_TWO + pair_number(own_place(t, row, one), own_place(t, row, slot), OWN_PLACES))
