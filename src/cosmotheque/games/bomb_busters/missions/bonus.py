"""The bonus missions with their sheets (BOM-80 to BOM-84)."""

from typing import Final

from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.model.mission import FOUR, NONE, ONE, TWO, Cards, Fuse, Mission, Mix, Tokens
from cosmotheque.games.bomb_busters.parts.grids.data import Sheet
from cosmotheque.games.bomb_busters.parts.hearts.data import Hearts

# BOM-81: the two cells of each row, and what completing it does to the detonator.
BALANCE: Final = (
    (1, YELLOW, +1),
    (2, 12, -1),
    (3, 11, +1),
    (4, 10, -1),
    (5, 9, +1),
    (6, 8, -1),
    (7, 7, 0),
    (8, 1, +1),
    (9, 2, -1),
    (10, 3, +1),
    (11, 4, -1),
    (12, 5, +1),
    (YELLOW, 6, -1),
)


# BOM-82: rows that are read from the left.
PARALLELS: Final = (
    (1, 12, 8, 2, YELLOW),
    (6, 2, 11, 7, 3),
    (10, 7, 3, 10, 6),
    (5, 11, 8, 4, 9),
    (12, 4, 1, 9, 5),
)


# BOM-83: cartouches, with those that hold a coffee or a bonus.
LIAISONS: Final = (
    (1, 7),
    (2, 9),
    (3, 11),
    (4, 12),
    (5, 8),
    (6, 10),
    (7, YELLOW),
    (8, 1),
    (9, 3),
    (10, 2),
    (11, 5),
    (12, 6),
    (YELLOW, 4),
)


COFFEE_CARTOUCHES: Final = (0, 4, 8, 11)


BONUS_CARTOUCHES: Final = (2, 9)


def _cells(rows: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    return tuple(value for row in rows for value in row)


BALANCE_SHEET: Final = Sheet(
    "BOM-81", _cells(tuple(row[:2] for row in BALANCE)), 2, "all", effects=tuple(row[2] for row in BALANCE)
)


PARALLEL_SHEET: Final = Sheet(
    "BOM-82", _cells(PARALLELS), 5, "leftmost", coffees=tuple(range(len(PARALLELS))), first_coffees=1
)


LIAISON_SHEET: Final = Sheet(
    "BOM-83", _cells(LIAISONS), 2, "joined", coffees=COFFEE_CARTOUCHES, bonuses=BONUS_CARTOUCHES
)


MISSIONS: Final[dict[str, Mission]] = {
    "balance": Mission(12, ONE, FOUR, fuse=Fuse(back_kills=True), parts=(BALANCE_SHEET,)),  # BOM-81
    "parallel": Mission(12, ONE, TWO, parts=(PARALLEL_SHEET,)),  # BOM-82
    "liaisons": Mission(12, ONE, FOUR, parts=(LIAISON_SHEET,)),  # BOM-83
    "valentine": Mission(12, ONE, FOUR, Cards(count=1), apart="yellow", seats=(2, 2), parts=(Hearts(),)),  # BOM-84
}


FOR_TWO: Final[dict[str, Mission]] = {}


def cannes(stands: int) -> Mission:
    """BOM-80: two reds on each stand, told by tokens beside it; a value is said as soon as its tokens are out."""
    reds = Mix(2 * stands, 2 * stands)
    return Mission(12, reds, NONE, tokens=Tokens(again=False), apart="red", markers="beside")
