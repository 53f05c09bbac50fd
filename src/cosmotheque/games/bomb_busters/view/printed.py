"""The sheet of a bonus mission as it is printed (BOM-81 to BOM-83); everybody can read it."""

from typing import Literal

import msgspec

from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.grids.data import Sheet
from cosmotheque.games.bomb_busters.rules.mechanism import part_of


class Printed(msgspec.Struct, frozen=True):
    """`cells` row by row, and what complete rows bring; which cells are `opened`, as in `Sheet`."""

    cells: tuple[int, ...]
    width: int
    opened: Literal["all", "leftmost", "joined"]
    effects: tuple[int, ...]
    coffees: tuple[int, ...]
    bonuses: tuple[int, ...]


def printed(state: State) -> Printed | None:
    """The sheet of the mission, if it has one."""
    sheet = part_of(state, Sheet)
    if sheet is None:
        return None
    return Printed(sheet.cells, sheet.width, sheet.opened, sheet.effects, sheet.coffees, sheet.bonuses)
