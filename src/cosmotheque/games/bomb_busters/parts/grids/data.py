"""A sheet to be ticked (BOM-81 to BOM-83)."""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.actions import HandOver
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending, Public


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


class DrawLine(Act, frozen=True, tag="line"):
    """Join a cartouche to START (BOM-83)."""

    RULE: ClassVar[str] = "BOM-83"
    WHEN_ASKED: ClassVar[bool] = True
    HARMLESS: ClassVar[bool] = True

    cartouche: int


class Tick(Act, frozen=True, tag="tick", gc=False):
    """Tick a cell of the grid for a pair that was cut."""

    RULE: ClassVar[str] = "BOM-51"
    WHEN_ASKED: ClassVar[bool] = True

    cell: int


class Coffee(HandOver, frozen=True, tag="coffee", gc=False):
    """Tick a coffee of the grid (BOM-82)."""

    RULE: ClassVar[str] = "BOM-82"
    ON_TURN: ClassVar[bool] = True


class TurnUp(Act, frozen=True, tag="turn-up", gc=False):
    """Bonus of the grid: turn up a used card, or with 0 the character of `seat` (BOM-83)."""

    RULE: ClassVar[str] = "BOM-83"

    number: int
    seat: Seat


class LineDrawn(Happening, frozen=True, tag="line"):
    TO_WATCH: ClassVar[int] = 1100

    seat: Seat
    cartouche: int


class Ticked(Happening, frozen=True, tag="ticked"):
    """A cell of the grid is ticked; `row` is complete now, or -1."""

    TO_WATCH: ClassVar[int] = 1100

    cell: int
    row: int


class LineTask(Pending, frozen=True, tag="line"):
    """Join a cartouche to START (BOM-83)."""

    seat: Seat


class TickTask(Pending, frozen=True, tag="tick"):
    """Tick a cell of `value` for a pair that was cut."""

    seat: Seat
    value: int


Actions: TypeAlias = DrawLine | Tick | Coffee | TurnUp

Events: TypeAlias = LineDrawn | Ticked

Tasks: TypeAlias = LineTask | TickTask
