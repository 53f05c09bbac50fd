"""Barring the way home with red tokens, and by taking the whites on it."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.bots.bangs import cost_to
from cosmotheque.games.bing_bang.bots.routes import FAR, routes
from cosmotheque.games.bing_bang.bots.threats import is_near
from cosmotheque.games.bing_bang.components import EARTH, MOST_REDS, RED_COST
from cosmotheque.games.bing_bang.rules.reds import red_cells
from cosmotheque.games.bing_bang.rules.sky import takeable
from cosmotheque.games.bing_bang.state import Table

FAR_ENOUGH = 45
"""Ways home longer than three counts are as good as any."""


def whites_to_take(table: Table, rivals: Sequence[int], left: int) -> list[int] | None:
    """Whites whose loss keeps all these rivals from coming home next turn; None where the count does not suffice."""
    taken: list[int] = []
    while near := [rival for rival in rivals if is_near(table, rival)]:
        loose = takeable(table, table.turn.seat) - {table.books[table.turn.seat].pawn}
        found = [cell for cell in _way_home(table, near[0]) if cell in loose]
        if not found or len(taken) >= left:
            return None
        taken.append(found[-1])
        table = replace(table, whites=table.whites - {found[-1]})
    return taken


def red_against(table: Table, rivals: Sequence[int], actions: Sequence[Any]) -> act.Action | None:
    """The first of the red tokens that, with whites taken, hold up all these rivals together."""
    left, first = table.turn.limit - table.turn.count, None
    for _ in range(min(MOST_REDS - table.turn.reds, table.books[table.turn.seat].reds, left // RED_COST)):
        cell = best_red(table, rivals)
        if cell is None:
            return None
        first, left = cell if first is None else first, left - RED_COST
        table = replace(table, reds=table.reds | {cell})
        if whites_to_take(table, rivals, left) is not None:
            return act.RED_LAYS[first] if act.RED_LAYS[first] in actions else None
    return None


def best_red(table: Table, rivals: Sequence[int]) -> int | None:
    """The cell of a red token that keeps most rivals from coming home, and makes their ways longest."""
    allowed = frozenset(red_cells(table))
    near = [rival for rival in rivals if is_near(table, rival)] or rivals
    choices = {cell for rival in near for cell in _way_home(table, rival)[:-1]} & allowed

    def barred(cell: int) -> tuple[int, int, int]:
        changed = replace(table, reds=table.reds | {cell})
        ways = [min(FAR_ENOUGH, cost_to(changed, rival, EARTH)) for rival in near]
        return -sum(is_near(changed, rival) for rival in near), sum(ways), cell

    return max(choices, key=barred, default=None)


def _way_home(table: Table, rival: int) -> list[int]:
    home, ways = table.planets[EARTH], routes(table, table.books[rival].pawn)
    return ways.way(home) if ways.cost[home] < FAR else []
