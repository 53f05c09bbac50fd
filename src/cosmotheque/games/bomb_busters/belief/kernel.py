"""Counting deals, value by value.

Stands are sorted, so a deal is a path: after each kind of wire, from the lowest to the highest, the state is how many
places of each stand are filled. All paths of the same length use the same number of wires, so one stand's place
follows from the others' and is left out of the number of a state. A kind of m equal wires goes to the stands in
c1, c2, … copies, which stands for m!/(c1!·c2!·…) deals of distinct wires; all deals are equally likely.
States that differ in the bits of promises alone go the same ways, unless the kind is one that changes these bits.
"""

from typing import Final

from cosmotheque.games.bomb_busters.belief.layout import BITS, CHANGING, FIRST, KINDS, OFFSET, STANDS
from cosmotheque.games.bomb_busters.belief.room import (
    COPY_BITS,
    HERE,
    MOST_STATES,
    REACHED,
    SHARES,
    WAY_COPIES,
    WAY_SHARE,
    WAY_TO,
)
from cosmotheque.games.bomb_busters.belief.ways import find_ways, list_ways, read_state
from cosmotheque.kit.compiled import Floats, Ints, compiler

jit = compiler(__file__)

VALUES: Final = 15  # 1 to 12, yellow, red, and 0 for none


@jit
def count_forward(plan: Ints, room: Ints, shares: Floats, forward: Floats) -> None:
    """Count the deals that lead to each state."""
    bits = 1 << plan[BITS]
    forward[0] = 1.0
    for kind in range(plan[KINDS]):
        list_ways(plan, kind, room, shares)
        together = _together(plan, kind)
        start, end = plan[plan[OFFSET] + kind], plan[plan[OFFSET] + kind + 1]
        for state in range(start, end, together):
            reached = _find_reached(forward, state, together, room)
            if reached == 0:
                continue
            read_state(plan, kind, state - start, room)
            for way in range(find_ways(plan, kind, (state - start) % bits, room, shares)):
                to, share = room[WAY_TO + way], shares[WAY_SHARE + way]
                for one in range(reached):
                    bit = room[REACHED + one]
                    forward[to + bit] += forward[state + bit] * share


@jit
def _together(plan: Ints, kind: int) -> int:
    """The number of states that go the same ways: one where the kind changes their bits, or the room is too small."""
    bits = 1 << plan[BITS]
    return 1 if plan[CHANGING] >> kind & 1 or bits > MOST_STATES else bits


@jit
def _find_reached(forward: Floats, state: int, together: int, room: Ints) -> int:
    """Into the room: which of the states that go the same ways are reached; how many."""
    reached = 0
    for bit in range(together):
        if forward[state + bit] != 0.0:
            room[REACHED + reached] = bit
            reached += 1
    return reached


@jit
def count_backward(plan: Ints, room: Ints, shares: Floats, counted: Floats, weights: Floats) -> float:
    """Count the deals that go on from each state, and return their total.

    `counted` holds the deals that lead to each state, and those that go on from it in its second half; `weights`
    (place × kind) gets the deals with this kind at this place.
    """
    kinds = plan[KINDS]
    bits, half = 1 << plan[BITS], plan[plan[OFFSET] + kinds + 1]
    counted[half + plan[plan[OFFSET] + kinds]] = 1.0
    for kind in range(kinds - 1, -1, -1):
        list_ways(plan, kind, room, shares)
        together = _together(plan, kind)
        start, end = plan[plan[OFFSET] + kind], plan[plan[OFFSET] + kind + 1]
        for state in range(start, end, together):
            reached = _find_reached(counted, state, together, room)
            if reached == 0:
                continue
            read_state(plan, kind, state - start, room)
            for way in range(find_ways(plan, kind, (state - start) % bits, room, shares)):
                to, share, deals = half + room[WAY_TO + way], shares[WAY_SHARE + way], 0.0
                for one in range(reached):
                    bit = room[REACHED + one]
                    onward = share * counted[to + bit]
                    counted[half + state + bit] += onward
                    deals += onward * counted[state + bit]
                if deals != 0.0:
                    _weigh(plan, kind, room, room[WAY_COPIES + way], deals, weights)
    return counted[half]


@jit
def _weigh(plan: Ints, kind: int, room: Ints, copies: int, deals: float, weights: Floats) -> None:
    """Add deals to the places that get this kind by a way from the state in the room."""
    kinds = plan[KINDS]
    for stand in range(plan[STANDS]):
        place = plan[plan[FIRST] + stand] + room[HERE + stand]
        for copy in range(copies >> COPY_BITS * stand & 7):
            weights[(place + copy) * kinds + kind] += deals


@jit
def part_out(
    weights: Floats, kinds: int, first: int, whole: int, shares: Floats, deals: float, parted: Floats, begin: int
) -> None:
    """Add up the weights of a stand that is part of a merged one, which has `whole` places from `first` on.

    `shares` (place × rank) says how likely a place of the part gets which wire of the whole; `deals`, for how many
    deals each of the merged ones stands. `parted` gets them from the place `begin` on.
    """
    for place in range(len(shares) // whole):
        for rank in range(whole):
            share = deals * shares[place * whole + rank]
            for kind in range(kinds):
                parted[(begin + place) * kinds + kind] += share * weights[(first + rank) * kinds + kind]


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
    """Draw a deal, all equally likely: `drawn` (place) gets its kinds. `shares` ends with a random number per kind."""
    kinds, state = plan[KINDS], 0
    bits, half = 1 << plan[BITS], plan[plan[OFFSET] + kinds + 1]
    for kind in range(kinds):
        number = state - plan[plan[OFFSET] + kind]
        list_ways(plan, kind, room, shares)
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
