"""The sheets of three bonus missions: what may be cut, what a pair ticks, what that brings (BOM-81 to BOM-83)."""

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import (
    BALANCE,
    BALANCE_CELLS,
    BONUS_CARTOUCHES,
    COFFEE_CARTOUCHES,
    LIAISON_CELLS,
    LIAISONS,
    NUMBERS,
    PARALLEL_CELLS,
    PARALLELS,
    YELLOW,
)
from cosmotheque.games.bomb_busters.events import LineDrawn, Ticked
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView
from cosmotheque.games.bomb_busters.state import Grid, LineTask, TickTask

CELLS = {"balance": BALANCE_CELLS, "parallel": PARALLEL_CELLS, "liaisons": LIAISON_CELLS}


def open_cells(table: StateOrView, value: int) -> list[int]:
    """The unticked cells of a value that may be ticked now."""
    grid, mission = table.grid, table.options.mission
    if grid is None:
        return []
    cells = [cell for cell, number in enumerate(CELLS[mission]) if number == value and cell not in grid.ticked]
    if mission == "parallel":
        return [cell for cell in cells if cell == _leftmost(table, grid, row_of(table, cell))]
    if mission == "liaisons":
        return [cell for cell in cells if row_of(table, cell) in grid.lines]
    return cells


def _leftmost(table: StateOrView, grid: Grid, row: int) -> int | None:
    return next((cell for cell in _row_cells(table, row) if cell not in grid.ticked), None)


def is_choice(table: StateOrView, cells: list[int]) -> bool:
    """Whether it matters which of these cells is ticked: the two 7s of one row are the same (BOM-81)."""
    return len({row_of(table, cell) for cell in cells}) > 1


def may_cut(table: StateOrView, value: int) -> bool:
    """Whether a pair of this value may be cut: only what is accessible (BOM-82, BOM-83)."""
    return table.options.mission not in ("parallel", "liaisons") or bool(open_cells(table, value))


def may_cut_four(table: StateOrView, value: int) -> bool:
    """BOM-82: one of the two cells must be accessible; BOM-83: both."""
    if table.options.mission == "liaisons":
        return len(open_cells(table, value)) == 2
    return may_cut(table, value)


def accessible(table: StateOrView) -> tuple[int, ...]:
    """Every value of which a pair may be cut."""
    return tuple(value for value in (*NUMBERS, YELLOW) if may_cut(table, value))


def coffees_left(table: StateOrView) -> int:
    """Coffees that are open and not yet drunk (BOM-82, BOM-83)."""
    grid = table.grid
    if grid is None or table.options.mission == "balance":
        return 0
    if table.options.mission == "parallel":
        opened = 1 + sum(_is_complete(table, row) for row in range(len(PARALLELS)))
    else:
        opened = sum(_is_complete(table, row) for row in COFFEE_CARTOUCHES)
    return opened - grid.coffees


def bonuses_left(table: StateOrView) -> int:
    """Bonuses that are open and not yet used (BOM-83)."""
    if table.grid is None or table.options.mission != "liaisons":
        return 0
    return sum(_is_complete(table, row) for row in BONUS_CARTOUCHES) - table.grid.bonuses


def free_cartouches(table: StateOrView) -> list[int]:
    """The cartouches that no line joins to START yet."""
    lines = () if table.grid is None else table.grid.lines
    return [cartouche for cartouche in range(len(LIAISONS)) if cartouche not in lines]


def score_cut(scene: Scene, seat: Seat, value: int, pairs: int) -> None:
    """Have the pairs that were cut ticked."""
    mission = scene.state.options.mission
    if mission in ("parallel", "liaisons") and pairs == 2:
        for cell, number in enumerate(CELLS[mission]):
            if number == value:
                tick(scene, seat, cell)
    elif scene.state.grid is not None:
        scene.push(*[TickTask(seat, value)] * pairs)


def tick(scene: Scene, seat: Seat, cell: int) -> None:
    """Tick a cell; a completed row has its effect at once."""
    grid = scene.state.grid
    if grid is None:
        return
    scene.change(grid=replace(grid, ticked=tuple(sorted((*grid.ticked, cell)))))
    mission, row = scene.state.options.mission, row_of(scene.state, cell)
    complete = _is_complete(scene.state, row)
    scene.tell(Ticked(cell, row if complete else -1))
    if complete and mission == "balance":
        move_detonator(scene, BALANCE[row][2])
    elif complete and mission == "liaisons":
        scene.push(LineTask(seat))


def draw_line(scene: Scene, seat: Seat, cartouche: int) -> None:
    grid = scene.state.grid
    if grid is not None:
        scene.change(grid=replace(grid, lines=(*grid.lines, cartouche)))
        scene.tell(LineDrawn(seat, cartouche))


def _is_complete(table: StateOrView, row: int) -> bool:
    return table.grid is not None and all(cell in table.grid.ticked for cell in _row_cells(table, row))


def _row_cells(table: StateOrView, row: int) -> range:
    return range(row * row_length(table), (row + 1) * row_length(table))


def row_of(table: StateOrView, cell: int) -> int:
    """Which row a cell stands in."""
    return cell // row_length(table)


def row_length(table: StateOrView) -> int:
    """How many cells a row has."""
    return 5 if table.options.mission == "parallel" else 2
