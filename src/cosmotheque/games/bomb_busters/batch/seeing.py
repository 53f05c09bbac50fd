"""The planes of what a seat sees, as `planes` has them for a view: of hidden wires only what the seat knows."""

from cosmotheque.games.bomb_busters.batch.equipment import ready_cards
from cosmotheque.games.bomb_busters.batch.jit import jit
from cosmotheque.games.bomb_busters.batch.places import other_stand, own_place
from cosmotheque.games.bomb_busters.batch.rows import (
    ACTIVE,
    ALIKE,
    ANSWER,
    ASIDE,
    ASIDE_COUNT,
    ASKED,
    CARD_COUNT,
    CARD_NUMBERS,
    CODE,
    CUT,
    CUT_COUNTS,
    DETONATOR,
    FACT_COUNT,
    FACTS,
    GIVE,
    HALF,
    HOLDS,
    KNOWERS,
    LACKS,
    LENGTHS,
    MOST_SLOTS,
    OFFERED,
    OWNER,
    PLACES,
    POINTED,
    SHOWN,
    SPENT,
    STABILIZED,
    TARGETS,
    TASK,
    TOKENS,
    TOKENS_LEFT,
    TOOLS,
    USED,
    VALUES,
    WIRES,
    WORK,
)
from cosmotheque.games.bomb_busters.batch.tables import BLUE, DETECTORS, REDS, SEATS, STANDS, VALUE, YELLOWS
from cosmotheque.games.bomb_busters.batch.wires import includes, is_uncut
from cosmotheque.games.bomb_busters.components import COPIES, RED, YELLOW, Equipment
from cosmotheque.games.bomb_busters.components import TOKENS as TOKENS_EACH
from cosmotheque.games.bomb_busters.numbering.parts import OWN_STANDS
from cosmotheque.games.bomb_busters.planes import MOST_OF_A_COLOUR, ROW, SHAPE
from cosmotheque.games.bomb_busters.rules.stands import LONGEST_STAND
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import OVER, Row, Rows
from cosmotheque.kit.words import count, lowest

PLANE = SHAPE[1] * SHAPE[2]
WIRE, CUT_WIRE, TOKEN, EQUAL, DIFFERENT, POINTED_AT, ASKED_ABOUT, OFFERED_ONE = (
    ROW[name] for name in ("wire", "cut", "token", "equal", "different", "pointed", "asked", "offered")
)
IS, MAY, LACKING, HOLDING = (ROW[f"{name} 1"] - 1 for name in ("is", "may", "lacks", "holds"))
STEPS, RED_COUNT, YELLOW_COUNT, SECURED, TO_MARK, TO_ANSWER, TO_GIVE = (
    ROW[name] for name in ("steps", "reds", "yellows", "stabilized", "to mark", "to answer", "to give back")
)
TURN, DETECTOR, TOOL = ROW["turn 0"], ROW["detector 0"], ROW["tool double"]
CUT_SHARE, TOKEN_SHARE, OPEN, ASKED_FOR = (ROW[f"{name} 1"] - 1 for name in ("cut", "tokens", "open", "asked for"))
CARD, READY = ROW[f"card {next(iter(Equipment)).value}"] - 1, ROW[f"ready {next(iter(Equipment)).value}"] - 1
RED_WIRE, YELLOW_WIRE = ROW["red 1.5"] - 1, ROW["yellow 1.1"] - 1
KNOWN = WORK + 8  # by slot: the value that the seat knows it to be, or 0
LACKED = KNOWN + MOST_SLOTS  # of one slot, as bits


@jit
def see(t: Ints, row: Row, seat: int, out: Rows) -> None:
    """Write all planes, one after the other, over zeros."""
    see_wires(t, row, seat, out)
    see_possible(t, row, seat, out)
    see_facts(t, row, seat, out)
    see_task(t, row, seat, out)
    see_shares(t, row, seat, out)
    see_colours(t, row, out)


@jit
def cell(t: Ints, row: Row, seat: int, slot: int) -> int:
    """The cell of a wire in a plane: own stands come first, the others' follow clockwise."""
    stand = slot // PLACES
    if row[OWNER + stand] == seat:
        return own_place(t, row, slot)
    return LONGEST_STAND * (OWN_STANDS + other_stand(t, row, seat, stand)) + slot % PLACES


@jit
def known_value(t: Ints, row: Row, seat: int, slot: int) -> int:
    """The value of a wire that the seat has seen, or that everybody was told."""
    word = row[WIRES + slot]
    reads = row[OVER] != 0 or word & CUT or row[OWNER + slot // PLACES] == seat or word >> (KNOWERS + seat) & 1
    return t[VALUE + (word & CODE)] if reads else word >> SHOWN & 15


@jit
def see_wires(t: Ints, row: Row, seat: int, out: Rows) -> None:
    for stand in range(t[STANDS]):
        for slot in range(PLACES * stand, PLACES * stand + row[LENGTHS + stand]):
            here, value = cell(t, row, seat, slot), known_value(t, row, seat, slot)
            row[KNOWN + slot] = value
            out[PLANE * WIRE + here] = 1
            if value:
                out[PLANE * (IS + value) + here] = 1
            if not is_uncut(row, slot):
                out[PLANE * CUT_WIRE + here] = 1
            if row[WIRES + slot] >> SHOWN & 15:
                out[PLANE * TOKEN + here] = 1


@jit
def values_left(t: Ints, row: Row) -> int:
    """The values of which not all wires are known, as bits."""
    left = 0
    for value in range(1, RED + 1):
        known = 0
        for stand in range(t[STANDS]):
            for slot in range(PLACES * stand, PLACES * stand + row[LENGTHS + stand]):
                known += row[KNOWN + slot] == value
        in_play = COPIES if value <= t[BLUE] else 0
        if value >= YELLOW:
            in_play = t[YELLOWS] if value == YELLOW else t[REDS]
        left |= (known < in_play) << value
    return left


@jit
def see_possible(t: Ints, row: Row, seat: int, out: Rows) -> None:
    """Fill in each wire's possible values, by its stand's order, what was told of it alone, and what lies elsewhere."""
    left = values_left(t, row)
    for stand in range(t[STANDS]):
        for slot in range(PLACES * stand, PLACES * stand + row[LENGTHS + stand]):
            values = 1 << row[KNOWN + slot]
            if values == 1:
                values = left & within(row, slot) & ~lacked_values(row, slot)
            share, here = 1 / max(1, count(values)), cell(t, row, seat, slot)
            while values != 0:
                out[PLANE * (MAY + lowest(values)) + here] = share
                values &= values - 1


@jit
def within(row: Row, slot: int) -> int:
    """The values between the nearest known numbers to the left and to the right, yellow and red too, as bits."""
    low, high = 1, 12
    first = slot // PLACES * PLACES
    for other in range(first, first + row[LENGTHS + slot // PLACES]):
        value = row[KNOWN + other]
        if 1 <= value <= 12 and other < slot:
            low = max(low, value)
        elif 1 <= value <= 12 and other > slot:
            high = min(high, value)
    numbers = ((1 << (high + 1)) - 1) & ~((1 << low) - 1) if low <= high else 0
    return numbers | 1 << YELLOW | 1 << RED


@jit
def lacked_values(row: Row, slot: int) -> int:
    """The values that everybody knows a wire not to have, as bits."""
    values = 0
    for place in range(row[FACT_COUNT]):
        at = FACTS + 4 * place
        if row[at] == LACKS and includes(row, at + 1, slot):
            values |= row[at + 3]
    return values


@jit
def see_facts(t: Ints, row: Row, seat: int, out: Rows) -> None:
    """Fill in the facts about several wires: values that they hold are shared among them."""
    for place in range(row[FACT_COUNT]):
        at = FACTS + 4 * place
        if row[at] == ALIKE:
            out[PLANE * (EQUAL if row[at + 3] else DIFFERENT) + cell(t, row, seat, row[at + 1])] = 1
        elif row[at] == HOLDS:
            slots = count(row[at + 1]) + count(row[at + 2])
            see_told(t, row, seat, out, at, HOLDING, 1 / (slots * count(row[at + 3])))
        elif row[at] == LACKS:
            see_told(t, row, seat, out, at, LACKING, 1)


@jit
def see_told(t: Ints, row: Row, seat: int, out: Rows, at: int, plane: int, share: float) -> None:
    for half in range(2):
        slots = row[at + 1 + half]
        while slots != 0:
            here = cell(t, row, seat, lowest(slots) + HALF * half)
            slots &= slots - 1
            values = row[at + 3]
            while values != 0:
                spot = PLANE * (plane + lowest(values)) + here
                out[spot] = max(out[spot], share)
                values &= values - 1


@jit
def see_set(t: Ints, row: Row, seat: int, out: Rows, at: int, plane: int) -> None:
    for half in range(2):
        slots = row[at + half]
        while slots != 0:
            out[PLANE * plane + cell(t, row, seat, lowest(slots) + HALF * half)] = 1
            slots &= slots - 1


@jit
def see_task(t: Ints, row: Row, seat: int, out: Rows) -> None:
    """Fill in the task that the game waits for, and the seat's own draft."""
    if row[OVER] == 0 and row[TASK] == ANSWER:
        see_set(t, row, seat, out, TARGETS, ASKED_ABOUT)
        fill(out, TO_ANSWER, row[ASKED] == seat)
        values = row[VALUES]
        while values != 0:
            fill(out, ASKED_FOR + lowest(values), 1)
            values &= values - 1
    elif row[OVER] == 0 and row[TASK] == GIVE:
        out[PLANE * OFFERED_ONE + cell(t, row, seat, row[OFFERED])] = 1
        fill(out, TO_GIVE, row[ASKED] == seat)
    elif row[OVER] == 0 and row[TASK] == TOKENS:
        fill(out, TO_MARK, row[ASKED] == seat)
    if seat == row[ACTIVE]:
        see_set(t, row, seat, out, POINTED, POINTED_AT)
        for tool in range(4):
            fill(out, TOOL + tool, row[TOOLS] >> tool & 1)


@jit
def see_shares(t: Ints, row: Row, seat: int, out: Rows) -> None:
    """Fill in everything that belongs to no wire."""
    fill(out, STEPS, (t[SEATS] - row[DETONATOR]) / t[SEATS])
    fill(out, RED_COUNT, t[REDS] / MOST_OF_A_COLOUR)
    fill(out, YELLOW_COUNT, t[YELLOWS] / MOST_OF_A_COLOUR)
    fill(out, SECURED, row[STABILIZED])
    for other in range(t[SEATS]):
        steps = (other - seat) % t[SEATS]
        fill(out, TURN + steps, row[ACTIVE] == other)
        fill(out, DETECTOR + steps, t[DETECTORS] != 0 and row[SPENT] >> other & 1 == 0)
    for value in range(1, YELLOW + 1):
        fill(out, CUT_SHARE + value, row[CUT_COUNTS + value] / COPIES)
        fill(out, TOKEN_SHARE + value, row[TOKENS_LEFT + value] / TOKENS_EACH)
        fill(out, OPEN + value, 1)
    ready = ready_cards(row)
    for place in range(row[CARD_COUNT]):
        number = row[CARD_NUMBERS + place]
        fill(out, CARD + number, row[USED] >> number & 1 == 0)
        fill(out, READY + number, ready >> number & 1)


@jit
def see_colours(t: Ints, row: Row, out: Rows) -> None:
    """The markers of red and yellow wires on the board (BOM-6, BOM-7)."""
    for place in range(row[ASIDE_COUNT]):
        see_marker(t, out, row[ASIDE + place])
    for stand in range(t[STANDS]):
        for slot in range(PLACES * stand, PLACES * stand + row[LENGTHS + stand]):
            see_marker(t, out, row[WIRES + slot] & CODE)


@jit
def see_marker(t: Ints, out: Rows, code: int) -> None:
    if code % 10 == 5:
        fill(out, RED_WIRE + code // 10, 1 if t[REDS] == t[REDS + 1] else 0.5)
    elif code % 10 == 1:
        fill(out, YELLOW_WIRE + code // 10, 1 if t[YELLOWS] == t[YELLOWS + 1] else 0.5)


@jit
def fill(out: Rows, plane: int, share: float) -> None:
    for place in range(PLANE):
        out[PLANE * plane + place] = share
