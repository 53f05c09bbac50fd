"""Equipment on a row (BOM-41 to BOM-50): what a card does, and wires that change hands."""

from cosmotheque.games.bomb_busters.batch.facts import HARMLESS, learn, rename
from cosmotheque.games.bomb_busters.batch.jit import jit
from cosmotheque.games.bomb_busters.batch.rows import (
    ACTIVE,
    ASKED,
    ASKER,
    CARD_COUNT,
    CARD_NUMBERS,
    CODE,
    CUT_COUNTS,
    GIVE,
    HOLDS,
    KNOWERS,
    LACKS,
    LENGTHS,
    MOST_SLOTS,
    NOTHING,
    OFFERED,
    ORDER,
    OWNER,
    PLACES,
    STABILIZED,
    TASK,
    USED,
    WIRES,
    WORK,
)
from cosmotheque.games.bomb_busters.batch.tables import REDS, STANDS
from cosmotheque.games.bomb_busters.batch.wires import add_uncut, hand, is_uncut, value_at
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import Row

HOMES = WORK + 8  # by slot: where its wire stands after an exchange


@jit
def ready_cards(row: Row) -> int:
    """The unused cards of whose number two wires are cut (BOM-40), as bits."""
    ready = 0
    for place in range(row[CARD_COUNT]):
        number = row[CARD_NUMBERS + place]
        if row[USED] >> number & 1 == 0 and row[CUT_COUNTS + number] >= 2:
            ready |= 1 << number
    return ready


@jit
def stabilize(t: Ints, row: Row) -> None:
    """BOM-48: a player who may have nothing but reds shows with it that they can make a cut."""
    row[STABILIZED] = 1
    if hand(t, row, row[ACTIVE], WORK) <= t[REDS]:
        learn(row, HOLDS, row[WORK], row[WORK + 1], HARMLESS)


@jit
def scan(t: Ints, row: Row, number: int) -> None:
    """BOM-47: every stand with wires answers."""
    for stand in range(t[STANDS]):
        row[WORK] = row[WORK + 1] = 0
        if add_uncut(row, stand, WORK) == 0:
            continue
        found = False
        for slot in range(PLACES * stand, PLACES * stand + row[LENGTHS + stand]):
            found = found or (is_uncut(row, slot) and value_at(t, row, slot) == number)
        learn(row, HOLDS if found else LACKS, row[WORK], row[WORK + 1], 1 << number)


@jit
def offer(row: Row, giver: int, own: int, seat: int) -> None:
    """Hand a wire over; its new owner looks at it and then gives one back (BOM-42)."""
    row[WIRES + own] |= 1 << (KNOWERS + seat)
    row[TASK], row[ASKED], row[ASKER], row[OFFERED] = GIVE, seat, giver, own


@jit
def give_back(row: Row, returned: int) -> None:
    """Both wires are filed in order on each other's stand; everybody sees from where to where."""
    given = row[OFFERED]
    row[TASK] = NOTHING
    giver, taker = row[OWNER + given // PLACES], row[OWNER + returned // PLACES]
    learn_neighbours(row, given)
    learn_neighbours(row, returned)
    one = (row[WIRES + given] | 1 << (KNOWERS + giver)) & ~(1 << (KNOWERS + taker))
    two = (row[WIRES + returned] | 1 << (KNOWERS + taker)) & ~(1 << (KNOWERS + giver))
    for slot in range(MOST_SLOTS):
        row[HOMES + slot] = slot
    given_to = file(row, returned, one)
    returned_to = file(row, given, two)
    row[HOMES + given], row[HOMES + returned] = given_to, returned_to
    rename(row, HOMES)
    learn_place(row, given_to)
    learn_place(row, returned_to)


@jit
def learn_neighbours(row: Row, slot: int) -> None:
    """The order of a wire and its neighbours stays known when it leaves them."""
    if slot % PLACES > 0:
        learn(row, ORDER, slot - 1, slot, 0)
    if slot % PLACES + 1 < row[LENGTHS + slot // PLACES]:
        learn(row, ORDER, slot, slot + 1, 0)


@jit
def learn_place(row: Row, slot: int) -> None:
    """A wire is filed to the left of its equals: what stands before it is lower."""
    if slot % PLACES > 0:
        learn(row, ORDER, slot - 1, slot, 1)


@jit
def file(row: Row, left: int, word: int) -> int:
    """Put a wire on the stand that another one leaves; `HOMES` are told, and its own place is returned."""
    first, length = left // PLACES * PLACES, row[LENGTHS + left // PLACES]
    for slot in range(left, first + length - 1):
        row[WIRES + slot] = row[WIRES + slot + 1]
    home = first
    while home < first + length - 1 and row[WIRES + home] & CODE < word & CODE:
        home += 1
    for slot in range(first + length - 1, home, -1):
        row[WIRES + slot] = row[WIRES + slot - 1]
    row[WIRES + home] = word
    for slot in range(first, first + length):
        place = slot - (slot > left)
        row[HOMES + slot] = place + (place >= home)
    return home
