"""Counting deals, value by value.

Stands are sorted, so a deal is a path: after each kind of wire, from the lowest to the highest, the state is how many
places of each stand are filled. All paths of the same length use the same number of wires, so one stand's place
follows from the others' and is left out of the number of a state. A kind of m equal wires goes to the stands in
c1, c2, … copies, which stands for m!/(c1!·c2!·…) deals of distinct wires; all deals are equally likely.
"""

from typing import Final

from cosmotheque.games.bomb_busters.belief.layout import (
    BITS,
    COUNTS,
    DONE,
    FIRST,
    HIGH,
    KINDS,
    LEFT_OUT,
    LONG_WISHES,
    LOW,
    MOVED,
    MOVES,
    OFFSET,
    ORDER,
    ORDERS,
    PLACES,
    RUNS,
    SIZES,
    STANDS,
    STRIDE,
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
from cosmotheque.kit.compiled import Floats, Ints, compiler

jit = compiler(__file__)

MOST_STANDS: Final = 16
MOST_WAYS: Final = 2048  # four wires go to twelve stands in 1365 ways
VALUES: Final = 15  # 1 to 12, yellow, red, and 0 for none
COPY_BITS: Final = 3  # the copies of a way are packed, stand by stand

# Sections of the room that finding ways takes, each indexed with a stand.
HERE: Final = 0  # places filled before
LEAST: Final = 16  # copies that must go there
MOST: Final = 32  # copies that can
COPY: Final = 48  # copies that go there in the way being looked at
LAST: Final = 64
NUMBER: Final = 80  # of the state it leads to, as far as the stands before this one say
PACKED: Final = 97  # copies of the stands before this one
DEALT: Final = 114  # copies that were dealt to it
WAY_TO: Final = 130  # way: the state it leads to
WAY_COPIES: Final = WAY_TO + MOST_WAYS  # way: packed copies
ROOM: Final = WAY_COPIES + MOST_WAYS

# Sections of the shares.
SHARE: Final = 0  # stand: of the deals, as far as the stands before this one say
INVERSE: Final = 17  # copies: 1 / copies!
WAY_SHARE: Final = 32  # way: for how many deals it stands
SHARES: Final = WAY_SHARE + MOST_WAYS


@jit
def read_state(plan: Ints, boundary: int, number: int, room: Ints) -> None:
    """The filled places of a state, from its number without offset, into the room."""
    stands = plan[STANDS]
    low, high = plan[LOW] + boundary * stands, plan[HIGH] + boundary * stands
    stride = plan[STRIDE] + boundary * stands
    rest = plan[plan[DONE] + boundary]
    for stand in range(stands):
        if stand != plan[LEFT_OUT]:
            width = plan[high + stand] - plan[low + stand] + 1
            room[HERE + stand] = plan[low + stand] + number // plan[stride + stand] % width
            rest -= room[HERE + stand]
    room[HERE + plan[LEFT_OUT]] = rest


@jit
def find_ways(plan: Ints, kind: int, wishes: int, room: Ints, shares: Floats) -> int:
    """All ways to place the wires of a kind, from the state in the room with these wishes fulfilled; how many."""
    stands, rest = plan[STANDS], plan[plan[COUNTS] + kind]
    low, stride = plan[LOW] + (kind + 1) * stands, plan[STRIDE] + (kind + 1) * stands
    high, runs = plan[HIGH] + (kind + 1) * stands, plan[RUNS] + kind * plan[PLACES]
    least = most = 0  # of this stand and all after it
    for stand in range(stands):
        here = room[HERE + stand]
        run = plan[runs + plan[plan[FIRST] + stand] + here] if here < plan[plan[SIZES] + stand] else 0
        room[LEAST + stand] = max(0, plan[low + stand] - here)
        room[MOST + stand] = min(run, plan[high + stand] - here)
        if room[LEAST + stand] > room[MOST + stand]:
            return 0
        least += room[LEAST + stand]
        most += room[MOST + stand]
    if least > rest or most < rest:
        return 0
    bound = plan[ORDERS] > 0 or plan[WISHES] > 0 or plan[TIMES] > 0 or plan[TALLIES] > 0
    found, stand, fresh = 0, 0, True
    room[NUMBER], room[PACKED], shares[SHARE] = plan[plan[OFFSET] + kind + 1], 0, 1.0
    while stand >= 0:
        if fresh:  # begin with the fewest copies that the stands after this one can complete
            room[COPY + stand] = max(room[LEAST + stand], rest - (most - room[MOST + stand]))
            room[LAST + stand] = min(room[MOST + stand], rest - (least - room[LEAST + stand]))
        copies = room[COPY + stand]
        if copies > room[LAST + stand]:
            stand, fresh = stand - 1, False
            if stand >= 0:
                least += room[LEAST + stand]
                most += room[MOST + stand]
                rest += room[COPY + stand]
                room[COPY + stand] += 1
            continue
        filled = room[HERE + stand] + copies - plan[low + stand]
        room[NUMBER + stand + 1] = room[NUMBER + stand] + filled * plan[stride + stand]
        room[PACKED + stand + 1] = room[PACKED + stand] | copies << COPY_BITS * stand
        shares[SHARE + stand + 1] = shares[SHARE + stand] * shares[INVERSE + copies]
        if stand < stands - 1:
            least -= room[LEAST + stand]
            most -= room[MOST + stand]
            rest -= copies
            stand, fresh = stand + 1, True
            continue
        kept = keep_promises(plan, kind, wishes, room) if bound else wishes
        if kept >= 0:
            room[WAY_TO + found] = room[NUMBER + stands] + kept
            room[WAY_COPIES + found] = room[PACKED + stands]
            moved = plan[MOVES] > 0
            shares[WAY_SHARE + found] = share_by_origin(plan, room, shares) if moved else shares[SHARE + stands]
            found += 1
        room[COPY + stand] += 1
        fresh = False
    return found


@jit
def share_by_origin(plan: Ints, room: Ints, shares: Floats) -> float:
    """For how many deals the way being looked at stands, where wires have moved since: they count where they began."""
    for stand in range(plan[STANDS]):
        room[DEALT + stand] = room[COPY + stand]
    for move in range(plan[MOVES]):
        at = plan[MOVED] + 3 * move
        stand, copy = plan[at], plan[at + 1] - room[HERE + plan[at]]
        if 0 <= copy < room[COPY + stand]:
            room[DEALT + stand] -= 1
            if plan[at + 2] >= 0:
                room[DEALT + plan[at + 2]] += 1
    share = 1.0
    for stand in range(plan[STANDS]):
        share *= shares[INVERSE + room[DEALT + stand]]
    return share


@jit
def keep_promises(plan: Ints, kind: int, wishes: int, room: Ints) -> int:
    """The bits of the state after the way being looked at; -1 where it breaks an order, a count or a wish."""
    if not keep_counts(plan, kind, room):
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
    return keep_tallies(plan, kind, wishes, room) if plan[TALLIES] > 0 else wishes


@jit
def keep_tallies(plan: Ints, kind: int, wishes: int, room: Ints) -> int:
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
def keep_counts(plan: Ints, kind: int, room: Ints) -> bool:
    """Whether the wires whose equals were counted have as many in the way being looked at (BOM-165)."""
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


@jit
def count_forward(plan: Ints, room: Ints, shares: Floats, forward: Floats) -> None:
    """How many deals lead to each state."""
    bits = 1 << plan[BITS]
    forward[0] = 1.0
    for kind in range(plan[KINDS]):
        start = plan[plan[OFFSET] + kind]
        for number in range(plan[plan[OFFSET] + kind + 1] - start):
            deals = forward[start + number]
            if deals != 0.0:
                read_state(plan, kind, number, room)
                for way in range(find_ways(plan, kind, number % bits, room, shares)):
                    forward[room[WAY_TO + way]] += deals * shares[WAY_SHARE + way]


@jit
def count_backward(plan: Ints, room: Ints, shares: Floats, counted: Floats, weights: Floats) -> float:
    """How many deals go on from each state; the total.

    `counted` holds the deals that lead to each state, and those that go on from it in its second half; `weights`
    (place × kind) gets the deals with this kind at this place.
    """
    stands, kinds = plan[STANDS], plan[KINDS]
    bits, half = 1 << plan[BITS], plan[plan[OFFSET] + kinds + 1]
    counted[half + plan[plan[OFFSET] + kinds]] = 1.0
    for kind in range(kinds - 1, -1, -1):
        start = plan[plan[OFFSET] + kind]
        for number in range(plan[plan[OFFSET] + kind + 1] - start):
            deals, total = counted[start + number], 0.0
            if deals == 0.0:
                continue
            read_state(plan, kind, number, room)
            for way in range(find_ways(plan, kind, number % bits, room, shares)):
                onward = shares[WAY_SHARE + way] * counted[half + room[WAY_TO + way]]
                if onward == 0.0:
                    continue
                total += onward
                packed = room[WAY_COPIES + way]
                for stand in range(stands):
                    place = plan[plan[FIRST] + stand] + room[HERE + stand]
                    for copy in range(packed >> COPY_BITS * stand & 7):
                        weights[(place + copy) * kinds + kind] += deals * onward
            counted[half + start + number] = total
    return counted[half]


@jit
def sum_by_value(weights: Floats, values: Ints, total: float, chances: Floats) -> None:
    """Turn weights (place × kind) into probabilities (place × value), added to what is there."""
    kinds, place = len(values), 0
    while (place + 1) * VALUES <= len(chances):
        for kind in range(kinds):
            chances[place * VALUES + values[kind]] += weights[place * kinds + kind] / total
        place += 1


@jit
def draw_deal(plan: Ints, room: Ints, shares: Floats, counted: Floats, drawn: Ints) -> None:
    """One deal, all equally likely: `drawn` (place) gets its kinds. `shares` ends with a random number per kind."""
    kinds, state = plan[KINDS], 0
    bits, half = 1 << plan[BITS], plan[plan[OFFSET] + kinds + 1]
    for kind in range(kinds):
        number = state - plan[plan[OFFSET] + kind]
        read_state(plan, kind, number, room)
        rest, chosen = counted[half + state] * shares[SHARES + kind], -1
        for way in range(find_ways(plan, kind, number % bits, room, shares)):
            onward = shares[WAY_SHARE + way] * counted[half + room[WAY_TO + way]]
            if onward != 0.0 and rest >= 0.0:
                chosen = way
                rest -= onward
        for stand in range(plan[STANDS]):
            place = plan[plan[FIRST] + stand] + room[HERE + stand]
            for copy in range(room[WAY_COPIES + chosen] >> COPY_BITS * stand & 7):
                drawn[place + copy] = kind
        state = room[WAY_TO + chosen]
