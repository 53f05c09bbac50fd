"""The figure in the bunker, and what it has done there."""

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.state.constraints import Letter


class Inside(msgspec.Struct, frozen=True):
    """`sides` are the constraints north, east, south and west, `action` the one that jobs need, as letters A to E.

    The figure stands on a floor, 0 or 1, at a column and a row. `done` are the jobs that are; `seen` says that the
    guard has noticed it.
    """

    sides: tuple[Letter, ...] = ()
    action: Letter | None = None
    floor: int = 0
    column: int = 0
    row: int = 0
    done: tuple[str, ...] = ()
    seen: bool = False


class BunkerTask(msgspec.Struct, frozen=True, tag="bunker"):
    """Chance lays the constraints round the bunker (BOM-333)."""

    seat: Seat


class StepTask(msgspec.Struct, frozen=True, tag="step"):
    """To choose the side to step to after a cut of one of `values`; `cut` says that it succeeded (BOM-334)."""

    seat: Seat
    values: tuple[int, ...]
    cut: bool
