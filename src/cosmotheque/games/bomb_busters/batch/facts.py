"""Facts that everybody knows beyond what lies on the table (BOM-90), tidied as the rules tidy them."""

from cosmotheque.games.bomb_busters.batch.jit import jit
from cosmotheque.games.bomb_busters.batch.rows import FACT_COUNT, FACTS, HALF, HOLDS, LACKS, MOST_SLOTS
from cosmotheque.games.bomb_busters.batch.wires import open_value
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import Row
from cosmotheque.kit.words import lowest

EVERY_NUMBER = (1 << 13) - 2  # as bits by value
HARMLESS = (1 << 14) - 2


@jit
def learn(row: Row, kind: int, one: int, two: int, said: int) -> None:
    """Add a fact: two words of slots with values, or two slots with a flag."""
    at = FACTS + 4 * row[FACT_COUNT]
    row[at], row[at + 1], row[at + 2], row[at + 3] = kind, one, two, said
    row[FACT_COUNT] += 1


@jit
def tidy(t: Ints, row: Row) -> None:
    """Leave out what the table shows anyway, what is said twice, and what others say better."""
    reduce(t, row)
    kept = 0
    for place in range(row[FACT_COUNT]):
        at, better = FACTS + 4 * place, False
        for other in range(row[FACT_COUNT]):
            better = better or (other != place and says_more(row, FACTS + 4 * other, at))
        row[at] |= better << 8
    for place in range(row[FACT_COUNT]):
        at = FACTS + 4 * place
        if row[at] >> 8 == 0:
            move_fact(row, at, FACTS + 4 * kept)
            kept += 1
    row[FACT_COUNT] = kept


@jit
def reduce(t: Ints, row: Row) -> None:
    """Facts that still say something of hidden wires, each once, in the order in which they came."""
    kept = 0
    for place in range(row[FACT_COUNT]):
        at = FACTS + 4 * place
        if is_news(t, row, at) and not is_known(row, at, kept):
            move_fact(row, at, FACTS + 4 * kept)
            kept += 1
    row[FACT_COUNT] = kept


@jit
def is_news(t: Ints, row: Row, at: int) -> bool:
    """Reduce a fact to the wires that are hidden; returns whether anything is left to say."""
    if row[at] == HOLDS:
        return not shows(t, row, at)
    if row[at] != LACKS:
        return True
    for half in range(2):
        slots = row[at + 1 + half]
        while slots != 0:
            slot = lowest(slots)
            slots &= slots - 1
            if open_value(t, row, slot + HALF * half) != 0:
                row[at + 1 + half] ^= 1 << slot
    return row[at + 1] | row[at + 2] != 0


@jit
def shows(t: Ints, row: Row, at: int) -> bool:
    """True if one of the slots lies open with one of the values."""
    for half in range(2):
        slots = row[at + 1 + half]
        while slots != 0:
            slot = lowest(slots) + HALF * half
            slots &= slots - 1
            value = open_value(t, row, slot)
            if value != 0 and row[at + 3] >> value & 1:
                return True
    return False


@jit
def is_known(row: Row, at: int, kept: int) -> bool:
    """True if one of the first `kept` facts says the same."""
    for place in range(kept):
        other, same = FACTS + 4 * place, True
        for word in range(4):
            same = same and row[other + word] == row[at + word]
        if same:
            return True
    return False


@jit
def says_more(row: Row, one: int, other: int) -> bool:
    """True if one fact implies the other: what is held among fewer slots is held among more."""
    if row[one] & 255 != HOLDS or row[other] & 255 != HOLDS:
        return False
    beyond = 0
    for word in range(1, 4):
        beyond |= row[one + word] & ~row[other + word]
    return beyond == 0


@jit
def move_fact(row: Row, source: int, to: int) -> None:
    for word in range(4):
        row[to + word] = row[source + word]


@jit
def rename(row: Row, homes: int) -> None:
    """The facts after wires have moved: `homes` has the new slot of every old one."""
    for place in range(row[FACT_COUNT]):
        at = FACTS + 4 * place
        if row[at] in (HOLDS, LACKS):
            rename_set(row, at + 1, homes)
        else:
            row[at + 1], row[at + 2] = row[homes + row[at + 1]], row[homes + row[at + 2]]


@jit
def rename_set(row: Row, at: int, homes: int) -> None:
    one = two = 0
    for slot in range(MOST_SLOTS):
        if (row[at] >> slot & 1 if slot < HALF else row[at + 1] >> (slot - HALF) & 1) != 0:
            home = row[homes + slot]
            if home < HALF:
                one |= 1 << home
            else:
                two |= 1 << (home - HALF)
    row[at], row[at + 1] = one, two
