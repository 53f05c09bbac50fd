"""A puzzle as the kernels read it: one flat table of numbers, and how far each stand can be filled.

Kinds of wires are numbered from the lowest up; boundary k lies before kind k. The first entries of the table say
where its sections begin; a comment says what each section is indexed with.
"""

from typing import Final

from cosmotheque.kit.compiled import Ints, compiler

jit = compiler(__file__)
STANDS: Final = 0  # how many
KINDS: Final = 1  # how many
PLACES: Final = 2  # how many on all stands together
ORDERS: Final = 3  # how many
WISHES: Final = 4  # how many
LONG_WISHES: Final = 5  # how many of them span several kinds: these come first, and have a bit of the state each
MOVES: Final = 6  # how many wires were dealt to another stand
TIMES: Final = 7  # how many wires have equals that were counted
TALLIES: Final = 8  # how many sets of places have a number of wires of some kinds that was told
BITS: Final = 9  # how many bits of the state are for long wishes and tallies
NEEDS: Final = 10  # wishes, as bits, that take a wire each from the same kinds
ASKED: Final = 11  # kinds that a wish, a tally, an order or a count is about, as bits
CHANGING: Final = 12  # kinds that change the bits of the state, as bits
LEFT_OUT: Final = 13  # the stand that has no part in the number of a state, because its place follows from the others
SIZES: Final = 14  # stand: its places
FIRST: Final = 15  # stand: its first place in the row of all
COUNTS: Final = 16  # kind: wires
ALLOWED: Final = 17  # place: the kinds that may be there, as bits
ORDER: Final = 18  # order × 5: lower stand and place, upper stand and place, strict
WISH_KINDS: Final = 19  # wish: the kinds that can fulfil it, as bits
WISH_LAST: Final = 20  # wish: the last of them
WISH_PLACES: Final = 21  # wish × stand: the places of which one must be of such a kind, as bits
COMING: Final = 22  # kind: wires after it that can fulfil the needs; plenty where none is left to be fulfilled
MOVED: Final = 23  # move × 3: stand and place, and the stand that it was dealt to
TIME: Final = 24  # counted wire × 4: stand and place, how many are equal, and the kinds for which that holds, as bits
TIME_PLACES: Final = 25  # counted wire × stand: the places among which they were counted, as bits
TALLY: Final = 26  # tally × 5: its first bit, how many bits, how many wires, the kinds, as bits, and the last of them
TALLY_PLACES: Final = 27  # tally × stand: the places among which they are, as bits
LOW: Final = 28  # boundary × stand: the fewest places that can be filled
HIGH: Final = 29  # boundary × stand: the most
STRIDE: Final = 30  # boundary × stand: what a filled place adds to the number of a state
OFFSET: Final = 31  # boundary: where its states begin, and where all end
DONE: Final = 32  # boundary: wires placed
RUNS: Final = 33  # kind × place: how many places from here on may be of this kind
HEADER: Final = 34


@jit
def lay_out(plan: Ints) -> int:
    """Fill in the sections from LOW on; how many states there are, 0 when no deal is possible."""
    kinds, done, counts = plan[KINDS], plan[DONE], plan[COUNTS]
    plan[done] = 0
    for kind in range(kinds):
        plan[done + kind + 1] = plan[done + kind] + plan[counts + kind]
    if plan[PLACES] != plan[done + kinds]:
        return 0
    _mark_runs(plan)
    _mark_bounds(plan)
    for boundary in range(kinds + 1):
        if not _share_out(plan, boundary):
            return 0
    _leave_widest_out(plan)
    return _number_states(plan)


@jit
def _mark_runs(plan: Ints) -> None:
    for kind in range(plan[KINDS]):
        runs = plan[RUNS] + kind * plan[PLACES]
        for stand in range(plan[STANDS]):
            run, first = 0, plan[plan[FIRST] + stand]
            for place in range(first + plan[plan[SIZES] + stand] - 1, first - 1, -1):
                run = run + 1 if plan[plan[ALLOWED] + place] >> kind & 1 else 0
                plan[runs + place] = min(run, plan[plan[COUNTS] + kind])


@jit
def _mark_bounds(plan: Ints) -> None:
    """Mark how far each stand is filled at each boundary, by the kinds that its places allow."""
    stands = plan[STANDS]
    for stand in range(stands):
        first, size = plan[plan[FIRST] + stand], plan[plan[SIZES] + stand]
        for boundary in range(plan[KINDS] + 1):
            below = (1 << boundary) - 1
            low = high = 0
            for place in range(size):
                allowed = plan[plan[ALLOWED] + first + place]
                if allowed & ~below == 0:
                    low = place + 1
                if high == place and allowed & below != 0:
                    high = place + 1
            plan[plan[LOW] + boundary * stands + stand] = low
            plan[plan[HIGH] + boundary * stands + stand] = high


@jit
def _share_out(plan: Ints, boundary: int) -> bool:
    """Narrow the bounds by what the other stands leave; false when that is not enough or too much."""
    stands = plan[STANDS]
    low, high = plan[LOW] + boundary * stands, plan[HIGH] + boundary * stands
    done = plan[plan[DONE] + boundary]
    lows = highs = 0
    for stand in range(stands):
        lows += plan[low + stand]
        highs += plan[high + stand]
    for stand in range(stands):
        least, most = plan[low + stand], plan[high + stand]
        plan[low + stand] = max(least, done - (highs - most))
        plan[high + stand] = min(most, done - (lows - least))
        if plan[low + stand] > plan[high + stand]:
            return False
    return lows <= done <= highs


@jit
def _leave_widest_out(plan: Ints) -> None:
    stands, best = plan[STANDS], -1
    for stand in range(stands):
        room = 0
        for boundary in range(plan[KINDS] + 1):
            at = boundary * stands + stand
            room += plan[plan[HIGH] + at] - plan[plan[LOW] + at]
        if room > best:
            best = room
            plan[LEFT_OUT] = stand


@jit
def _number_states(plan: Ints) -> int:
    stands, kinds, states = plan[STANDS], plan[KINDS], 0
    for boundary in range(kinds + 1):
        plan[plan[OFFSET] + boundary] = states
        weight = 1 << plan[BITS]
        for stand in range(stands):
            at = boundary * stands + stand
            plan[plan[STRIDE] + at] = 0
            if stand != plan[LEFT_OUT]:
                plan[plan[STRIDE] + at] = weight
                weight *= plan[plan[HIGH] + at] - plan[plan[LOW] + at] + 1
        states += weight
    plan[plan[OFFSET] + kinds + 1] = states
    return states
