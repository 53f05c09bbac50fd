"""Actions as numbers, for kernels. The numbering sees the board from the own side: for black it is turned over."""

from cosmotheque.games.katarenga.batch.jit import jit
from cosmotheque.games.katarenga.batch.tables import OUSTING_WAYS, OUSTS, PASSING, SLIDES, VARIANT, WAYS
from cosmotheque.games.katarenga.numbering import TURNED
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import SEAT, Row

SLIDE, OUST, CAMP, PASS = range(4)
NOWHERE = -1
SLIDE_NUMBERS = OUSTING_WAYS - WAYS


@jit
def slide_number(t: Ints, row: Row, start: int, target: int) -> int:
    turned = TURNED * row[SEAT]
    return t[SLIDES + 64 * (start ^ turned) + (target ^ turned)]


@jit
def oust_number(t: Ints, row: Row, start: int, target: int, to: int) -> int:
    turned = TURNED * row[SEAT]
    return t[OUSTS + 64 * (start ^ turned) + (target ^ turned)] + (to ^ turned)


@jit
def camp_number(t: Ints, row: Row, start: int, camp: int) -> int:
    return SLIDE_NUMBERS + 2 * (start & 7) + (camp & 1)


@jit
def unpack(t: Ints, row: Row, number: int) -> tuple[int, int, int, int]:
    """The kind of a numbered action, the square it starts from, its aim, and where an ousted pawn goes."""
    turned, beyond = TURNED * row[SEAT], number - SLIDE_NUMBERS
    if number == t[PASSING]:
        return PASS, NOWHERE, NOWHERE, NOWHERE
    if beyond < 0:
        return SLIDE, t[WAYS + number] >> 6 ^ turned, t[WAYS + number] & 63 ^ turned, NOWHERE
    if t[VARIANT]:
        way = t[OUSTING_WAYS + (beyond >> 6)]
        return OUST, way >> 6 ^ turned, way & 63 ^ turned, beyond & 63 ^ turned
    return CAMP, 56 + (beyond >> 1) ^ turned, 2 * row[SEAT] + (beyond & 1), NOWHERE


@jit
def pack(kind: int, start: int, aim: int, to: int) -> int:
    """A move in one number, seven bits each."""
    return kind | (start & 127) << 7 | (aim & 127) << 14 | (to & 127) << 21
