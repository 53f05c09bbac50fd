"""The loops over many rows that every game needs which is stepped in batches; a game brings what is done to one row.

Numba keeps compiled functions on the disk only if what they call are globals of theirs. So the functions below are
patterns: `loops` makes a copy of each for a game, with its own kernels in the place of those that stand here.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

from cosmotheque.core.batch import Kernels
from cosmotheque.kit.rows import OVER, SEAT, Row, Rows


def start_anew(t: Row, row: Row) -> None:
    """Begin a game, chance included."""


def move(t: Row, row: Row, action: int, rewards: Rows) -> None:
    """Make a legal move and whatever chance does after it; where that ends the game, write down the scores."""


def mark(t: Row, row: Row, mask: Row) -> None:
    """Put a 1 at each legal action of a game that goes on."""


def any_of(t: Row, row: Row) -> int:
    """A legal action of a game that goes on, drawn by its `PICKS`."""
    raise NotImplementedError


def is_legal(t: Row, row: Row, action: int) -> bool:
    """True if a number is that of a legal action, in a game that goes on."""
    raise NotImplementedError


def see(t: Row, row: Row, seat: int, out: Rows) -> None:
    """Write the planes of what a seat sees, one behind the other, where there are zeros. They are those of its view."""


def loops(jit: Callable[[Any], Any], **kernels: Callable[..., Any]) -> Kernels:
    """The loops of one game, by its own kernels: `start_anew`, `move`, `mark`, `any_of`, `is_legal`, `see`."""
    known = {**globals(), **kernels}
    patterns = (begin, refused, legal, pick, play, observe)
    return Kernels(**{loop.__name__: jit(_copy(loop, known)) for loop in patterns})


def begin(t: Row, rows: Rows, first: int, last: int) -> None:
    for game in range(first, last):
        start_anew(t, rows[game])


def refused(t: Row, rows: Rows, actions: Rows, first: int, last: int) -> int:
    for game in range(first, last):
        if rows[game, OVER] == 0 and not is_legal(t, rows[game], actions[game]):
            return game
    return -1


def legal(t: Row, rows: Rows, mask: Rows, first: int, last: int) -> None:
    for game in range(first, last):
        mask[game, :] = 0
        if rows[game, OVER] == 0:
            mark(t, rows[game], mask[game])


def pick(t: Row, rows: Rows, actions: Rows, first: int, last: int) -> None:
    for game in range(first, last):
        actions[game] = any_of(t, rows[game]) if rows[game, OVER] == 0 else 0


def play(t: Row, rows: Rows, actions: Rows, rewards: Rows, steps: int, until: int, first: int, last: int) -> int:
    ended = 0
    for game in range(first, last):
        row, scores = rows[game], rewards[game]
        for _ in range(steps):
            if until >= 0 and (row[OVER] != 0 or row[SEAT] == until):
                break
            scores[:] = 0
            if row[OVER] != 0:
                start_anew(t, row)
            else:
                move(t, row, actions[game] if len(actions) else any_of(t, row), scores)
                ended += row[OVER] != 0
    return ended


def observe(t: Row, rows: Rows, seats: Rows, out: Rows, first: int, last: int) -> None:
    for game in range(first, last):
        see(t, rows[game], seats[game], out[game])


def _copy(loop: Callable[..., Any], known: dict[str, Any]) -> Callable[..., Any]:
    """The same code with other globals."""
    return FunctionType(loop.__code__, known)
