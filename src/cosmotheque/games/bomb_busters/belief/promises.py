"""Constraints between places, checked while ways are looked at: orders, wishes, tallies and counted equals."""

from cosmotheque.games.bomb_busters.belief.layout import (
    CHANGING,
    COMING,
    LONG_WISHES,
    NEEDS,
    ORDER,
    ORDERS,
    STANDS,
    TALLIES,
    TALLY,
    TALLY_PLACES,
    TIME,
    TIME_PLACES,
    TIMES,
    WISH_KINDS,
    WISH_LAST,
    WISH_PLACES,
    WISHES,
)
from cosmotheque.games.bomb_busters.belief.room import COPY, HERE
from cosmotheque.kit.compiled import Ints, compiler

jit = compiler(__file__)


@jit
def keep_promises(plan: Ints, kind: int, wishes: int, room: Ints) -> int:
    """The bits of the state after the way being looked at; -1 where it breaks an order, a count or a wish."""
    if not _keep_counts(plan, kind, room):
        return -1
    for order in range(plan[ORDERS]):
        at = plan[ORDER] + 5 * order
        upper, lower = plan[at + 2], plan[at]
        if room[HERE + upper] + room[COPY + upper] <= plan[at + 3]:
            continue
        strict = plan[at + 4] == 1
        if room[HERE + lower] + (0 if strict else room[COPY + lower]) <= plan[at + 1]:
            return -1
    stands = plan[STANDS]
    for wish in range(plan[WISHES]):
        if plan[plan[WISH_KINDS] + wish] >> kind & 1 == 0:
            continue
        bit = 1 << wish if wish < plan[LONG_WISHES] else 0
        met = wishes & bit != 0
        for stand in range(stands):
            taken = ((1 << room[COPY + stand]) - 1) << room[HERE + stand]
            met = met or taken & plan[plan[WISH_PLACES] + wish * stands + stand] != 0
        last = plan[plan[WISH_LAST] + wish] == kind
        if last and not met:
            return -1
        wishes = wishes | bit if met and not last else wishes & ~bit
    if plan[CHANGING] >> kind & 1 == 0:
        return wishes
    if _ones(plan[NEEDS] & ~wishes) > plan[plan[COMING] + kind]:
        return -1
    return _keep_tallies(plan, kind, wishes, room)


@jit
def _ones(bits: int) -> int:
    found = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


@jit
def _keep_tallies(plan: Ints, kind: int, wishes: int, room: Ints) -> int:
    """The bits of the state with what the way being looked at adds to each tally; -1 where it is too much or little."""
    stands = plan[STANDS]
    for tally in range(plan[TALLIES]):
        at = plan[TALLY] + 5 * tally
        if plan[at + 3] >> kind & 1 == 0:
            continue
        mask = (1 << plan[at + 1]) - 1
        found = wishes >> plan[at] & mask
        for stand in range(stands):
            places = plan[plan[TALLY_PLACES] + tally * stands + stand]
            for place in range(room[HERE + stand], room[HERE + stand] + room[COPY + stand]):
                found += places >> place & 1
        last = plan[at + 4] == kind
        if found > plan[at + 2] or (last and found != plan[at + 2]):
            return -1
        wishes &= ~(mask << plan[at])
        if not last:
            wishes |= found << plan[at]
    return wishes


@jit
def _keep_counts(plan: Ints, kind: int, room: Ints) -> bool:
    """True if the wires whose equals were counted have as many in the way being looked at (BOM-165)."""
    stands = plan[STANDS]
    for time in range(plan[TIMES]):
        at = plan[TIME] + 4 * time
        copy = plan[at + 1] - room[HERE + plan[at]]
        if not 0 <= copy < room[COPY + plan[at]] or plan[at + 3] >> kind & 1 == 0:
            continue
        equal = 0
        for stand in range(stands):
            places = plan[plan[TIME_PLACES] + time * stands + stand]
            for place in range(room[HERE + stand], room[HERE + stand] + room[COPY + stand]):
                equal += places >> place & 1
        if equal != plan[at + 2]:
            return False
    return True
