"""A sheet to be ticked (BOM-81 to BOM-83)."""

from dataclasses import dataclass
from typing import Literal

import msgspec

from cosmotheque.games.bomb_busters.model.kinds import Part, Public


@dataclass(frozen=True)
class Sheet(Part):
    """A grid to be ticked, pair by pair (BOM-81 to BOM-83): `cells` row by row, `width` of them in a row.

    `opened` says which cells may be ticked: all, the leftmost of each row, or those of rows joined to START. A
    complete row moves the detonator by its `effects`, or opens a coffee or a bonus where it is one of those.
    """

    rule: str
    cells: tuple[int, ...]
    width: int
    opened: Literal["all", "leftmost", "joined"]
    effects: tuple[int, ...] = ()
    coffees: tuple[int, ...] = ()
    first_coffees: int = 0
    bonuses: tuple[int, ...] = ()


class Grid(Public, frozen=True):
    """The sheet of a bonus mission: ticked cells, cartouches joined to START, coffees drunk, bonuses used."""

    ticked: tuple[int, ...] = ()
    lines: tuple[int, ...] = ()
    coffees: int = 0
    bonuses: int = 0


class Printed(msgspec.Struct, frozen=True):
    """A sheet as it is printed: `cells` row by row, and what complete rows bring; which cells are `opened`."""

    cells: tuple[int, ...]
    width: int
    opened: Literal["all", "leftmost", "joined"]
    effects: tuple[int, ...]
    coffees: tuple[int, ...]
    bonuses: tuple[int, ...]


class GridSeen(Grid, frozen=True):
    """The sheet as everybody reads it, with how many of its coffees and bonuses are open."""

    sheet: Printed | None = None
    coffees_left: int = 0
    bonuses_left: int = 0
