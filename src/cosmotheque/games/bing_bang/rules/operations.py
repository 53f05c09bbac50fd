"""The operations of a count, and where a red may lie (BB-16 to BB-25, BB-33, BB-34, BB-46)."""

from functools import lru_cache

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components.box import FLIGHT_COST, RED_COST
from cosmotheque.games.bing_bang.components.sky import BESIDE, CORNERS, DIAGONAL, EVERYWHERE, WIDTH
from cosmotheque.games.bing_bang.rules.cells import pawns, planet_at
from cosmotheque.games.bing_bang.rules.changes import Log, acting, with_operation
from cosmotheque.games.bing_bang.rules.planets import stop_on_planet
from cosmotheque.games.bing_bang.state import PublicState, State

IN_A_LINE = 3


def lay_white(state: State, action: act.LayWhite, log: Log) -> State:
    turn, cell = state.table.turn, action.cell
    log.append(ev.WhiteLaid(turn.seat, cell))
    return with_operation(
        state,
        book={"whites": acting(state).whites - 1},
        turn={"count": turn.count + 1, "opening": False, "laid": turn.laid + 1},
        whites=state.table.whites | {cell},
    )


def take_white(state: State, action: act.TakeWhite, log: Log) -> State:
    turn, cell = state.table.turn, action.cell
    log.append(ev.WhiteTaken(turn.seat, cell))
    laid = turn.laid if state.table.is_first_edition else turn.laid - 1
    return with_operation(
        state,
        book={"whites": acting(state).whites + 1},
        turn={"count": turn.count + 1, "opening": False, "laid": laid},
        whites=state.table.whites - {cell},
    )


def move_pawn(state: State, action: act.MovePawn, log: Log) -> State:
    """BB-18; BB-46: a planet ends the movement."""
    turn, cell = state.table.turn, action.cell
    planet = planet_at(state.table, cell)
    log.append(ev.PawnMoved(turn.seat, acting(state).pawn, cell, planet))
    moved = {"count": turn.count + 1, "opening": False, "came": True, "landed": planet is not None}
    state = with_operation(state, book={"pawn": cell}, turn=moved)
    return state if planet is None else stop_on_planet(state, turn.seat, log)


def fly_over(state: State, action: act.FlyOver, log: Log) -> State:
    """BB-23: the flight and the landing count 1 each."""
    turn, to = state.table.turn, action.to
    token = state.table.tokens.index(action.over)
    log.append(ev.FlownOver(turn.seat, token, acting(state).pawn, to))
    flown = {"count": turn.count + FLIGHT_COST, "opening": False, "came": True, "landed": True, "flown": token}
    return with_operation(state, book={"pawn": to}, turn=flown)


def lay_red(state: State, action: act.LayRed, log: Log) -> State:
    turn, cell = state.table.turn, action.cell
    log.append(ev.RedLaid(turn.seat, cell))
    return with_operation(
        state,
        book={"reds": acting(state).reds - 1},
        turn={"count": turn.count + RED_COST, "reds": turn.reds + 1},
        reds=state.table.reds | {cell},
    )


def red_cells(table: PublicState) -> list[int]:
    """Unoccupied cells without a pawn that keep to the rules of red tokens."""
    taken = table.whites | pawns(table)
    return [cell for cell in _cells_for_reds(table.tokens, table.planets, table.reds) if cell not in taken]


@lru_cache(maxsize=512)
def _cells_for_reds(tokens: tuple[int, ...], planets: tuple[int, ...], reds: frozenset[int]) -> tuple[int, ...]:
    barred = barred_cells(reds).union(tokens, planets, reds)
    return tuple(cell for cell in EVERYWHERE if cell not in barred)


@lru_cache(maxsize=256)
def barred_cells(reds: frozenset[int]) -> frozenset[int]:
    """Corners of sectors, cells that touch a red by a corner, and cells that would make a line of four."""
    diagonal = {cell for red in reds for cell in DIAGONAL[red]}
    lines = {cell for red in reds for cell in BESIDE[red] if cell not in reds and is_long(reds, cell)}
    return CORNERS | diagonal | lines


def is_long(reds: frozenset[int], cell: int) -> bool:
    """True if a red here would stand in a row or column of more than three."""
    return any(1 + _run(reds, cell, step) + _run(reds, cell, -step) > IN_A_LINE for step in (1, WIDTH))


def _run(reds: frozenset[int], cell: int, step: int) -> int:
    """The number of reds that follow each other from a cell on, without leaving its row or column."""
    length = 0
    while _is_next(cell, cell + step) and cell + step in reds:
        cell += step
        length += 1
    return length


def _is_next(cell: int, other: int) -> bool:
    return abs(cell - other) == WIDTH or cell // WIDTH == other // WIDTH
