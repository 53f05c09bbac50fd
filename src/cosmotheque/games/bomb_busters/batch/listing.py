"""The seat that is to act on a row, and the numbers of all its legal actions."""

from cosmotheque.games.bomb_busters.batch.any_time import FLASK, STEADY, list_any_time, may_interject
from cosmotheque.games.bomb_busters.batch.dealing import may_take_token
from cosmotheque.games.bomb_busters.batch.drafts import held_values, list_draft, list_takes
from cosmotheque.games.bomb_busters.batch.equipment import ready_cards
from cosmotheque.games.bomb_busters.batch.jit import jit
from cosmotheque.games.bomb_busters.batch.places import add, other_stand, own_place
from cosmotheque.games.bomb_busters.batch.rows import (
    ACTIVE,
    ANSWER,
    ASKED,
    CUT_COUNTS,
    GIVE,
    LAST_ACTOR,
    LENGTHS,
    LISTED,
    NOTHING,
    OWNER,
    PLACES,
    STABILIZED,
    TARGETS,
    TASK,
    TOKENS,
    TOOLS,
    VALUES,
    WAITING,
)
from cosmotheque.games.bomb_busters.batch.tables import (
    BLUE,
    CUT,
    MARK,
    MATCH,
    OTHER_PLACES,
    PASS_ON,
    REDS_DOWN,
    SEATS,
    SOLO,
    STABILIZE,
    STANDS,
    TOKEN,
    WAIT,
    YELLOWS,
)
from cosmotheque.games.bomb_busters.batch.tables import GIVE as GIVING
from cosmotheque.games.bomb_busters.batch.wires import includes, is_red, is_uncut, others_with_wires, value_at
from cosmotheque.games.bomb_busters.components import COPIES, RED, YELLOW
from cosmotheque.games.bomb_busters.rules.stands import LONGEST_STAND
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import SEAT, Row


@jit
def look(t: Ints, row: Row) -> None:
    """The next seat round the table that may act, and all that it may do."""
    row[SEAT] = next_seat(t, row)
    row[LISTED] = 0
    seat = row[SEAT]
    if row[TASK] != NOTHING:
        list_answers(t, row, seat)
    elif seat != row[ACTIVE]:
        list_any_time(t, row, seat)
        add(row, WAIT)
    elif row[TOOLS]:
        list_draft(t, row, seat)
    else:
        list_turn(t, row, seat)
        list_any_time(t, row, seat)


@jit
def next_seat(t: Ints, row: Row) -> int:
    if row[TASK] != NOTHING:
        return row[ASKED]
    ready = ready_cards(row)
    for step in range(1, t[SEATS] + 1):
        seat = (row[LAST_ACTOR] + step) % t[SEATS]
        if seat == row[ACTIVE]:
            return seat
        if ready and row[WAITING] >> seat & 1 == 0 and may_interject(t, row, seat, ready):
            return seat
    return row[ACTIVE]


@jit
def list_answers(t: Ints, row: Row, seat: int) -> None:
    """List a seat's choices for the task that the game waits for (BOM-51)."""
    matches = 0
    for stand in range(t[STANDS]):
        if row[OWNER + stand] != seat:
            continue
        for slot in range(PLACES * stand, PLACES * stand + row[LENGTHS + stand]):
            place = own_place(t, row, slot)
            if row[TASK] == TOKENS and may_take_token(t, row, slot):
                add(row, TOKEN + place)
            elif row[TASK] == GIVE and is_uncut(row, slot):
                add(row, GIVING + place)
            elif row[TASK] == ANSWER and includes(row, TARGETS, slot):
                matches += row[VALUES] >> value_at(t, row, slot) & 1
    if row[TASK] == ANSWER:
        list_detected(t, row, seat, matches)


@jit
def list_detected(t: Ints, row: Row, seat: int, matches: int) -> None:
    """The owner cuts a match, or marks a wire that is not red when there is none (BOM-31, BOM-32)."""
    for stand in range(t[STANDS]):
        for slot in range(PLACES * stand, PLACES * stand + row[LENGTHS + stand]):
            if includes(row, TARGETS, slot):
                if row[VALUES] >> value_at(t, row, slot) & 1:
                    add(row, MATCH + own_place(t, row, slot))
                elif not matches and not is_red(t, row, slot):
                    add(row, MARK + own_place(t, row, slot))


@jit
def list_turn(t: Ints, row: Row, seat: int) -> None:
    """List the actions of the active player on their turn."""
    held = held_values(t, row, seat)
    list_dual_cuts(t, row, seat)
    list_takes(t, row, seat, held)
    can_cut = row[LISTED] > 0
    if can_cut and row[STABILIZED]:  # BOM-48
        return
    ready = ready_cards(row)
    if can_cut and not row[STABILIZED] and ready >> STEADY & 1:
        add(row, STABILIZE)
    list_solo_cuts(t, row, seat)
    if held & ~(1 << RED) == 0:  # BOM-18
        add(row, REDS_DOWN)
    if ready >> FLASK & 1:  # BOM-50
        mates = others_with_wires(t, row, seat)
        for mate in range(t[SEATS]):
            if mates >> mate & 1:
                add(row, PASS_ON + (mate - seat) % t[SEATS])


@jit
def list_dual_cuts(t: Ints, row: Row, seat: int) -> None:
    """BOM-13: every teammate's uncut wire with every own one that is not red."""
    for stand in range(t[STANDS]):
        if row[OWNER + stand] == seat:
            continue
        aim = LONGEST_STAND * other_stand(t, row, seat, stand)
        for target in range(row[LENGTHS + stand]):
            if is_uncut(row, PLACES * stand + target):
                list_own(t, row, seat, CUT + aim + target, OTHER_PLACES)


@jit
def list_own(t: Ints, row: Row, seat: int, start: int, factor: int) -> None:
    """A number for each own uncut wire that is not red."""
    before = 0
    for stand in range(t[STANDS]):
        if row[OWNER + stand] == seat:
            for place in range(row[LENGTHS + stand]):
                slot = PLACES * stand + place
                if is_uncut(row, slot) and not is_red(t, row, slot):
                    add(row, start + factor * (before + place))
            before += LONGEST_STAND


@jit
def list_solo_cuts(t: Ints, row: Row, seat: int) -> None:
    """BOM-17: all wires of the value that are left, two or four."""
    for value in range(1, YELLOW + 1):
        held = 0
        for stand in range(t[STANDS]):
            if row[OWNER + stand] == seat:
                for slot in range(PLACES * stand, PLACES * stand + row[LENGTHS + stand]):
                    held += is_uncut(row, slot) and value_at(t, row, slot) == value
        in_play = t[YELLOWS] if value == YELLOW else (COPIES if value <= t[BLUE] else 0)
        if held in (2, COPIES) and held + row[CUT_COUNTS + value] == in_play:
            add(row, SOLO + value - 1)
