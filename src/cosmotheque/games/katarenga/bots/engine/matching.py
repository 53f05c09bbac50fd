"""The least number of moves that a side needs until all its pawns stand on places of their own.

Pawns and places are matched, first with places one move away, then two, and so on; every pawn that is still without a
place at one stage needs a further move. That sum is a lower bound of the cheapest assignment, and nearly always it.
"""

from cosmotheque.games.katarenga.bots.engine.jit import Array, jit, lowest
from cosmotheque.games.katarenga.bots.engine.memory import FINDERS, HELD, HOLDERS, QUEUE, REACHES
from cosmotheque.games.katarenga.bots.engine.tables import FAR


@jit
def moves_to_places(w: Array, pawns: int, free: int) -> int:
    """Moves for `pawns` pawns, whose reaches are noted in REACHES, to the `free` places, one bit each."""
    taken = 0
    waiting = (1 << pawns) - 1
    for pawn in range(pawns):
        w[HELD + pawn] = -1
    total = pawns
    without = pawns
    for distance in range(1, FAR + 1):
        left = waiting
        while left != 0:
            pawn = lowest(left)
            left &= left - 1
            place = find_place(w, pawn, 8 * distance, free, taken)
            if place != 0:
                taken |= place
                waiting ^= 1 << pawn
                without -= 1
        if without == 0:
            break
        total += without
    return total


@jit
def find_place(w: Array, pawn: int, shift: int, free: int, taken: int) -> int:
    """Match one more pawn, the matched ones making room; returns the place newly taken, or 0."""
    seen = 0
    head, tail = 0, 1
    w[QUEUE] = pawn
    while head < tail:
        finder = w[QUEUE + head]
        head += 1
        fresh = w[REACHES + finder] >> shift & free & ~seen
        vacant = fresh & ~taken
        if vacant != 0:
            place = lowest(vacant)
            hand_over(w, pawn, finder, place)
            return 1 << place
        seen |= fresh
        while fresh != 0:
            place = lowest(fresh)
            fresh &= fresh - 1
            w[FINDERS + place] = finder
            w[QUEUE + tail] = w[HOLDERS + place]
            tail += 1
    return 0


@jit
def hand_over(w: Array, pawn: int, finder: int, place: int) -> None:
    """Give `place` to its finder, the finder's old place to the one who found that, and so on back to `pawn`."""
    while True:
        before = w[HELD + finder]
        w[HOLDERS + place] = finder
        w[HELD + finder] = place
        if finder == pawn:
            return
        place = before
        finder = w[FINDERS + place]
