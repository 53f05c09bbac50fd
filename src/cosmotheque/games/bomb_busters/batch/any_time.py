"""Equipment that can be used at any time: who could use some, for all that everybody knows, and what each may do."""

from cosmotheque.games.bomb_busters.batch.equipment import ready_cards
from cosmotheque.games.bomb_busters.batch.jit import jit
from cosmotheque.games.bomb_busters.batch.places import add, own_place, pair_number
from cosmotheque.games.bomb_busters.batch.rows import CODE, DETONATOR, LENGTHS, OWNER, PLACES, SHOWN, SPENT, WIRES
from cosmotheque.games.bomb_busters.batch.tables import (
    EXCHANGE,
    LABEL,
    OWN_PLACES,
    POST_IT,
    RECHARGE,
    REWIND,
    SCAN,
    SEAT_PLACES,
    SEATS,
    STANDS,
)
from cosmotheque.games.bomb_busters.batch.wires import has_wires, is_uncut, others_with_wires, value_at
from cosmotheque.games.bomb_busters.components import Equipment
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import Row

DIFFERENT, EQUAL, WALKIE, STICK, BACK, BATTERIES, RADAR, STEADY, FLASK = (
    int(card)
    for card in (
        Equipment.LABEL_DIFFERENT,
        Equipment.LABEL_EQUAL,
        Equipment.WALKIE_TALKIES,
        Equipment.POST_IT,
        Equipment.REWINDER,
        Equipment.BATTERIES,
        Equipment.RADAR,
        Equipment.STABILIZER,
        Equipment.THERMOS,
    )
)


@jit
def may_interject(t: Ints, row: Row, seat: int, ready: int) -> bool:
    """True if a seat could use something at any time, as far as everybody knows (BOM-40)."""
    if not has_wires(t, row, seat):
        return False
    if ready >> RADAR & 1 or (ready >> BACK & 1 and row[DETONATOR] > 0) or (ready >> BATTERIES & 1 and row[SPENT]):
        return True
    if ready >> WALKIE & 1 and others_with_wires(t, row, seat):
        return True
    for stand in range(t[STANDS]):
        if row[OWNER + stand] == seat:
            first, length = PLACES * stand, row[LENGTHS + stand]
            for slot in range(first, first + length):
                uncut = is_uncut(row, slot)
                if ready >> STICK & 1 and uncut and row[WIRES + slot] >> SHOWN & 15 == 0:
                    return True
                beside = slot + 1 < first + length and (uncut or is_uncut(row, slot + 1))
                if (ready >> DIFFERENT & 1 or ready >> EQUAL & 1) and beside:
                    return True
    return False


@jit
def list_any_time(t: Ints, row: Row, seat: int) -> None:
    """List all that the seat can use between two actions, on any player's turn."""
    ready = ready_cards(row)
    if ready == 0 or not has_wires(t, row, seat):
        return
    for stand in range(t[STANDS]):
        if row[OWNER + stand] == seat:
            list_on_stand(t, row, seat, stand, ready)
    if ready >> BACK & 1 and row[DETONATOR] > 0:  # BOM-45
        add(row, REWIND)
    if ready >> BATTERIES & 1:
        list_recharges(t, row, seat)
    if ready >> RADAR & 1:
        for number in range(12):
            add(row, SCAN + number)


@jit
def list_on_stand(t: Ints, row: Row, seat: int, stand: int, ready: int) -> None:
    """Labels, walkie-talkies and the post-it (BOM-41, BOM-42, BOM-44)."""
    first, length = PLACES * stand, row[LENGTHS + stand]
    mates = others_with_wires(t, row, seat) if ready >> WALKIE & 1 else 0
    for slot in range(first, first + length):
        place, uncut = own_place(t, row, slot), is_uncut(row, slot)
        if slot + 1 < first + length and (uncut or is_uncut(row, slot + 1)):
            equal = value_at(t, row, slot) == value_at(t, row, slot + 1)
            if ready >> (EQUAL if equal else DIFFERENT) & 1:
                add(row, LABEL + OWN_PLACES * equal + place)
        if not uncut:
            continue
        for mate in range(t[SEATS]):
            if mates >> mate & 1:
                add(row, EXCHANGE + SEAT_PLACES * place + (mate - seat) % t[SEATS])
        word = row[WIRES + slot]
        if ready >> STICK & 1 and (word & CODE) % 10 == 0 and word >> SHOWN & 15 == 0:
            add(row, POST_IT + place)


@jit
def list_recharges(t: Ints, row: Row, seat: int) -> None:
    """BOM-46: one or two used detectors."""
    for one in range(t[SEATS]):
        if row[SPENT] >> (seat + one) % t[SEATS] & 1 == 0:
            continue
        add(row, RECHARGE + one)
        for two in range(one + 1, t[SEATS]):
            if row[SPENT] >> (seat + two) % t[SEATS] & 1:
                add(row, RECHARGE + SEAT_PLACES + pair_number(one, two, SEAT_PLACES))
