"""Legal actions, which every move leaves listed: all of them, one at random, or whether one is among them."""

from cosmotheque.games.bomb_busters.batch.jit import jit
from cosmotheque.games.bomb_busters.batch.rows import ACTIONS, LISTED
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import PICKS, Row, draw


@jit
def mark(t: Ints, row: Row, mask: Row) -> None:
    for place in range(row[LISTED]):
        mask[row[ACTIONS + place]] = 1


@jit
def any_of(t: Ints, row: Row) -> int:
    return row[ACTIONS + draw(row, PICKS, row[LISTED])]


@jit
def is_legal(t: Ints, row: Row, action: int) -> bool:
    found = False
    for place in range(row[LISTED]):
        found = found or row[ACTIONS + place] == action
    return found
