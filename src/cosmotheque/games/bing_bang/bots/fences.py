"""Red tokens in time: with count to spare, one on the way of a rival that has only planets left to go to."""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import replace

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.bots.headings import ends_at, heading
from cosmotheque.games.bing_bang.bots.mind import Mind
from cosmotheque.games.bing_bang.bots.routes import FAR, routes
from cosmotheque.games.bing_bang.bots.targets import Target
from cosmotheque.games.bing_bang.components import RED_COST
from cosmotheque.games.bing_bang.rules.reds import red_cells
from cosmotheque.games.bing_bang.state import Table
from cosmotheque.games.bing_bang.view import View

LEAST = 3
"""The count that a red token must add to a rival's way."""


def can_spare(view: View, target: Target | None) -> bool:
    """Whether the count reaches the target with a red token laid first."""
    turn = view.table.turn
    return target is not None and target.cost + RED_COST <= turn.limit - turn.count


def fence(view: View, mind: Mind, own_way: Collection[int], actions: Sequence[Any]) -> act.Action | None:
    """The red token that adds most to the way of the rival nearest to winning, off the own way."""
    table = view.table
    for rival in mind.rivals:
        goal = heading(view, mind.memory, rival)
        if goal is None:
            continue
        gain, cell = _best(table, table.books[rival.seat].pawn, ends_at(table, goal), own_way)
        if gain >= LEAST and act.RED_LAYS[cell] in actions:
            return act.RED_LAYS[cell]
    return None


def _best(table: Table, pawn: int, ends: Sequence[int], own_way: Collection[int]) -> tuple[int, int]:
    """What the best red token on a way adds to it, and where it lies."""
    allowed = frozenset(red_cells(table))

    def way(changed: Table) -> tuple[int, list[int]]:
        ways = routes(changed, pawn)
        end = min(ends, key=lambda cell: ways.cost[cell])
        return ways.cost[end], ways.way(end) if ways.cost[end] < FAR else []

    cost, cells = way(table)
    barred = [cell for cell in cells if cell in allowed and cell not in own_way]
    longer, cell = max(
        ((way(replace(table, reds=table.reds | {cell}))[0], cell) for cell in barred), default=(cost, pawn)
    )
    return longer - cost, cell
