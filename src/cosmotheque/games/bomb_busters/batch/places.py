"""Numbers of slots, stands and pairs as a seat counts them, and the list of actions by number."""

from cosmotheque.games.bomb_busters.batch.jit import jit
from cosmotheque.games.bomb_busters.batch.rows import ACTIONS, LISTED, OWNER, PLACES
from cosmotheque.games.bomb_busters.batch.tables import SEATS, STANDS
from cosmotheque.games.bomb_busters.rules.stands import LONGEST_STAND
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import Row


@jit
def add(row: Row, number: int) -> None:
    row[ACTIONS + row[LISTED]] = number
    row[LISTED] += 1


@jit
def own_place(t: Ints, row: Row, slot: int) -> int:
    """The number of an own slot: own stands count in their order."""
    stand, before = slot // PLACES, 0
    for other in range(stand):
        before += row[OWNER + other] == row[OWNER + stand]
    return LONGEST_STAND * before + slot % PLACES


@jit
def other_stand(t: Ints, row: Row, seat: int, stand: int) -> int:
    """The number of another seat's stand: clockwise from the seat, and then in their order."""
    steps, before = (row[OWNER + stand] - seat) % t[SEATS], 0
    for other in range(t[STANDS]):
        further = (row[OWNER + other] - seat) % t[SEATS]
        before += 0 < further < steps or (further == steps and other < stand)
    return before


@jit
def other_place(t: Ints, row: Row, seat: int, slot: int) -> int:
    return LONGEST_STAND * other_stand(t, row, seat, slot // PLACES) + slot % PLACES


@jit
def pair_number(low: int, high: int, size: int) -> int:
    """The place of a pair among all pairs of so many things."""
    return low * (2 * size - low - 1) // 2 + high - low - 1
