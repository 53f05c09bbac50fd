"""The sheets of three bonus missions: what may be cut, what a pair ticks, what that brings (BOM-81 to BOM-83)."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import COPIES
from cosmotheque.games.bomb_busters.model.actions import Deal
from cosmotheque.games.bomb_busters.model.kinds import widen
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.grids.data import (
    Coffee,
    DrawLine,
    Grid,
    GridSeen,
    LineDrawn,
    LineTask,
    Printed,
    Sheet,
    Tick,
    Ticked,
    TickTask,
    TurnUp,
)
from cosmotheque.games.bomb_busters.rules.cards import turn_up
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.mechanism import CutAction, Mechanism
from cosmotheque.games.bomb_busters.rules.registry import part_of, works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, others_with_wires, seats_in_turn
from cosmotheque.games.bomb_busters.rules.turns import pass_on

FIRST_LINES = 3
BLANK = Sheet("", (), 1, "all")


def sheet_of(table: StateOrView) -> Sheet:
    """The printed sheet of the mission; a blank one where it has none."""
    return part_of(table, Sheet) or BLANK


def row_of(table: StateOrView, cell: int) -> int:
    """The row of a cell."""
    return cell // sheet_of(table).width


def row_effect(table: StateOrView, cell: int) -> int:
    """The steps that the row of a cell moves the detonator once it is complete (BOM-81)."""
    effects = sheet_of(table).effects
    return effects[row_of(table, cell)] if effects else 0


def open_cells(table: StateOrView, value: int) -> list[int]:
    """The unticked cells of a value that may be ticked now."""
    grid, sheet = table.parts.grids, sheet_of(table)
    if grid is None:
        return []
    cells = [cell for cell, number in enumerate(sheet.cells) if number == value and cell not in grid.ticked]
    if sheet.opened == "leftmost":
        return [cell for cell in cells if cell == _leftmost(sheet, grid, cell // sheet.width)]
    if sheet.opened == "joined":
        return [cell for cell in cells if cell // sheet.width in grid.lines]
    return cells


def _leftmost(sheet: Sheet, grid: Grid, row: int) -> int | None:
    return next((cell for cell in _row_cells(sheet, row) if cell not in grid.ticked), None)


def is_choice(sheet: Sheet, cells: list[int]) -> bool:
    """True if it matters which of these cells is ticked: the two 7s of one row are the same (BOM-81)."""
    return len({cell // sheet.width for cell in cells}) > 1


def coffees_left(table: StateOrView) -> int:
    """Coffees that are open and not yet drunk (BOM-82, BOM-83)."""
    grid, sheet = table.parts.grids, sheet_of(table)
    if grid is None:
        return 0
    return sheet.first_coffees + sum(is_complete(sheet, grid, row) for row in sheet.coffees) - grid.coffees


def bonuses_left(table: StateOrView) -> int:
    """Bonuses that are open and not yet used (BOM-83)."""
    grid, sheet = table.parts.grids, sheet_of(table)
    if grid is None:
        return 0
    return sum(is_complete(sheet, grid, row) for row in sheet.bonuses) - grid.bonuses


def _print_sheet(sheet: Sheet) -> Printed:
    return Printed(sheet.cells, sheet.width, sheet.opened, sheet.effects, sheet.coffees, sheet.bonuses)


def free_cartouches(table: StateOrView) -> list[int]:
    """The cartouches that no line joins to START yet."""
    grid, sheet = table.parts.grids, sheet_of(table)
    if grid is None:
        return []
    return [cartouche for cartouche in range(len(sheet.cells) // sheet.width) if cartouche not in grid.lines]


def is_complete(sheet: Sheet, grid: Grid, row: int) -> bool:
    """True if all cells of a row are ticked."""
    return all(cell in grid.ticked for cell in _row_cells(sheet, row))


def _row_cells(sheet: Sheet, row: int) -> range:
    return range(row * sheet.width, (row + 1) * sheet.width)


@works(Sheet)
class Grids(Mechanism[Sheet]):
    """A sheet at work: access is a gate, a pair ticks a cell, coffees and bonuses come with complete rows."""

    tasks = (LineTask, TickTask)
    actions = (Coffee, TurnUp)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        scene.change_parts(grids=Grid())

    def show(self, state: State, seat: Seat, slices: dict[str, Any]) -> None:
        if "grids" in slices:
            left = {"coffees_left": coffees_left(state), "bonuses_left": bonuses_left(state)}
            slices["grids"] = widen(slices["grids"], GridSeen, sheet=_print_sheet(self.part), **left)

    def after_tokens(self, state: State) -> Sequence[Task]:
        if self.part.opened != "joined":
            return ()
        order = seats_in_turn(state, state.captain)
        return [LineTask(order[step % state.seats]) for step in range(FIRST_LINES)]

    def blocks(self, table: StateOrView, seat: Seat, value: int) -> str | None:
        """The rule against a value without an accessible cell (BOM-82, BOM-83)."""
        return None if self.part.opened == "all" or open_cells(table, value) else self.part.rule

    def blocks_four(self, table: StateOrView, seat: Seat, value: int) -> str | None:
        """BOM-82: one of the two cells must be accessible; BOM-83: both."""
        if self.part.opened == "joined":
            return None if len(open_cells(table, value)) == 2 else self.part.rule
        return self.blocks(table, seat, value)

    def turn_actions(self, table: StateOrView, seat: Seat) -> Sequence[Action]:
        """A coffee names another player with wires (BOM-82)."""
        return [Coffee(mate) for mate in others_with_wires(table, seat)] if coffees_left(table) else ()

    def any_time_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        if not self.may_interject(state, seat):
            return ()
        cards: list[Action] = [TurnUp(card.number, Seat(-1)) for card in state.cards if card.used]
        return cards + [TurnUp(0, used) for used in state.spent]

    def may_interject(self, state: State, seat: Seat) -> bool:
        return bonuses_left(state) > 0 and bool(state.spent or any(card.used for card in state.cards))

    def breaks(self, state: State, seat: Seat, action: Action) -> str | None:
        asked = isinstance(action, Coffee | TurnUp | Tick | DrawLine)
        return self.part.rule if asked else super().breaks(state, seat, action)

    def stuck_rule(self) -> str | None:
        return self.part.rule if self.part.opened != "all" else None

    def carry_out(self, scene: Scene, seat: Seat, action: Action) -> None:
        grid = scene.state.parts.grids
        if grid is None:
            return
        match action:
            case Coffee(seat=follower):
                scene.change_parts(grids=replace(grid, coffees=grid.coffees + 1))
                pass_on(scene, follower)
            case TurnUp(number=number, seat=used):
                scene.change_parts(grids=replace(grid, bonuses=grid.bonuses + 1))
                turn_up(scene, number, used)
            case _:
                pass

    def after_cut(self, scene: Scene, cut: CutAction) -> None:
        """Have the pairs that were cut ticked."""
        if not cut.value:
            return
        if self.part.opened != "all" and len(cut.slots) == COPIES:
            for cell, number in enumerate(self.part.cells):
                if number == cut.value:
                    self._tick(scene, cut.seat, cell)
        else:
            scene.push(*[TickTask(cut.seat, cut.value)] * (len(cut.slots) // 2))

    def is_unfinished(self, state: State) -> bool:
        """A completed row has its effect before the mission is won (BOM-81)."""
        return any(isinstance(task, TickTask) for task in state.tasks)

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        if isinstance(task, TickTask):
            return [Tick(cell) for cell in open_cells(state, task.value)]
        return [DrawLine(cartouche) for cartouche in free_cartouches(state)]

    def skip(self, scene: Scene, task: Task) -> bool:
        state = scene.state
        if not isinstance(task, TickTask):
            if free_cartouches(state):
                return False
            scene.pop()
            return True
        cells = open_cells(state, task.value)
        if is_choice(self.part, cells) or (state.edition == 1 and len(cells) > 1):
            return False
        scene.pop()
        self._tick(scene, task.seat, cells[0])
        return True

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        match action:
            case Tick(cell=cell):
                self._tick(scene, task.seat, cell)
            case DrawLine(cartouche=cartouche) if scene.state.parts.grids is not None:
                grid = scene.state.parts.grids
                scene.change_parts(grids=replace(grid, lines=(*grid.lines, cartouche)))
                scene.tell(LineDrawn(task.seat, cartouche))
            case _:
                pass

    def task_rule(self, task: Task) -> str:
        return self.part.rule if isinstance(task, LineTask) else "BOM-51"

    def _tick(self, scene: Scene, seat: Seat, cell: int) -> None:
        """Tick a cell; a completed row has its effect at once."""
        if scene.state.parts.grids is None:
            return
        grid = replace(scene.state.parts.grids, ticked=tuple(sorted((*scene.state.parts.grids.ticked, cell))))
        row = cell // self.part.width
        complete = is_complete(self.part, grid, row)
        scene.change_parts(grids=grid)
        scene.tell(Ticked(cell, row if complete else -1))
        if complete and self.part.effects:
            move_detonator(scene, self.part.effects[row])
        elif complete and self.part.opened == "joined":
            scene.push(LineTask(seat))
