"""The ways in which the wires of one kind can be shared out among the stands.

They are listed once for a kind. Which of them can be gone from a state is then a comparison each: the copies of all
stands are packed into one number, and so are the fewest and the most that each stand takes.
"""

from typing import Final

from cosmotheque.games.bomb_busters.belief.layout import (
    ASKED,
    COUNTS,
    DONE,
    FIRST,
    HIGH,
    LEFT_OUT,
    LOW,
    MOVED,
    MOVES,
    OFFSET,
    PLACES,
    RUNS,
    SIZES,
    STANDS,
    STRIDE,
)
from cosmotheque.games.bomb_busters.belief.promises import keep_promises
from cosmotheque.games.bomb_busters.belief.room import (
    COPY,
    COPY_BITS,
    DEALT,
    FEWEST,
    GREATEST,
    HERE,
    INVERSE,
    LIST_COPIES,
    LIST_SHARE,
    LIST_STEP,
    LISTED,
    MOST_STANDS,
    MOST_WAYS,
    WAY_COPIES,
    WAY_SHARE,
    WAY_TO,
)
from cosmotheque.kit.compiled import Floats, Ints, compiler

jit = compiler(__file__)

FREE: Final = sum(1 << COPY_BITS * stand + COPY_BITS - 1 for stand in range(MOST_STANDS))  # the bits left free


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
def list_ways(plan: Ints, kind: int, room: Ints, shares: Floats) -> None:
    """Into the room: every way that could be gone from any state."""
    stands, rest = plan[STANDS], plan[plan[COUNTS] + kind]
    before, after = kind * stands, (kind + 1) * stands
    for stand in range(stands):
        low, high = plan[LOW] + stand, plan[HIGH] + stand
        room[FEWEST + stand] = max(0, plan[low + after] - plan[high + before])
        room[GREATEST + stand] = plan[high + after] - plan[low + before]
    room[LISTED] = stand = 0
    room[COPY] = room[FEWEST]
    while stand >= 0:
        copies = room[COPY + stand]
        if copies > min(rest, room[GREATEST + stand]):
            stand -= 1
            if stand >= 0:
                rest += room[COPY + stand]
                room[COPY + stand] += 1
        elif stand < stands - 1:
            rest -= copies
            stand += 1
            room[COPY + stand] = room[FEWEST + stand]
        else:
            if copies == rest:
                _list_way(plan, kind, room, shares)
            room[COPY + stand] += 1


@jit
def _list_way(plan: Ints, kind: int, room: Ints, shares: Floats) -> None:
    way, stands = room[LISTED], plan[STANDS]
    if way == MOST_WAYS:
        raise OverflowError("more ways than the room holds")
    room[LISTED] += 1
    packed, step, share = 0, 0, 1.0
    for stand in range(stands):
        copies = room[COPY + stand]
        packed |= copies << COPY_BITS * stand
        step += copies * plan[plan[STRIDE] + (kind + 1) * stands + stand]
        share *= shares[INVERSE + copies]
    room[LIST_COPIES + way], room[LIST_STEP + way], shares[LIST_SHARE + way] = packed, step, share


@jit
def find_ways(plan: Ints, kind: int, bits: int, room: Ints, shares: Floats) -> int:
    """Find the listed ways that can be gone from the state in the room, whose bits are these; return their number."""
    stands = plan[STANDS]
    low, high = plan[LOW] + (kind + 1) * stands, plan[HIGH] + (kind + 1) * stands
    stride, runs = plan[STRIDE] + (kind + 1) * stands, plan[RUNS] + kind * plan[PLACES]
    number, least, most = plan[plan[OFFSET] + kind + 1], 0, FREE
    for stand in range(stands):
        here = room[HERE + stand]
        run = plan[runs + plan[plan[FIRST] + stand] + here] if here < plan[plan[SIZES] + stand] else 0
        fewest, greatest = max(0, plan[low + stand] - here), min(run, plan[high + stand] - here)
        if fewest > greatest:
            return 0
        number += (here - plan[low + stand]) * plan[stride + stand]
        least |= fewest << COPY_BITS * stand
        most |= greatest << COPY_BITS * stand
    asked, moved, found = plan[ASKED] >> kind & 1 == 1, plan[MOVES] > 0, 0
    for way in range(room[LISTED]):
        copies = room[LIST_COPIES + way]
        if (most - copies) & ((copies | FREE) - least) & FREE != FREE:
            continue
        kept, share = bits, shares[LIST_SHARE + way]
        if asked or moved:
            _unpack(plan, copies, room)
            kept = keep_promises(plan, kind, bits, room) if asked else bits
            share = _share_by_origin(plan, room, shares) if moved else share
        if kept >= 0:
            room[WAY_TO + found] = number + room[LIST_STEP + way] + kept
            room[WAY_COPIES + found] = copies
            shares[WAY_SHARE + found] = share
            found += 1
    return found


@jit
def _unpack(plan: Ints, copies: int, room: Ints) -> None:
    for stand in range(plan[STANDS]):
        room[COPY + stand] = copies >> COPY_BITS * stand & 7


@jit
def _share_by_origin(plan: Ints, room: Ints, shares: Floats) -> float:
    """The number of deals for the way being looked at, where wires have moved since: they count where they began."""
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
