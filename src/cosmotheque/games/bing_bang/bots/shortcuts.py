"""Bing Bangs for oneself: to bring a planet near."""

from collections.abc import Sequence
from typing import Any

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.bots.bangs import after, bangs_in, best_of, cost_to, plain
from cosmotheque.games.bing_bang.bots.guard import homeward, is_near
from cosmotheque.games.bing_bang.bots.routes import FAR, routes
from cosmotheque.games.bing_bang.components import BANG_COST, EARTH
from cosmotheque.games.bing_bang.state import Table
from cosmotheque.games.bing_bang.view import View

WORTH = 12
"""A Bing Bang that does not lead to the planet at once must save so much count beyond its cost."""
SCATTER = act.Scatter()


def to_planet(view: View, seat: int, planet: int, actions: Sequence[Any]) -> act.Action | None:
    """A Bing Bang that brings the planet near enough, if there is one."""
    table = view.table
    now, left = cost_to(table, seat, planet), table.turn.limit - table.turn.count
    if now <= left:
        return None
    best, choice = FAR, None
    for bang in best_of(bangs_in(actions), lambda action: plain(table, seat, planet, action)):
        changed = after(table, bang)
        cost = cost_to(changed, seat, planet)
        wins = planet == EARTH and cost <= left - BANG_COST
        if cost < best and (wins or not _helps_others(changed, seat)):
            best, choice = cost, bang
    if SCATTER in actions and planet != EARTH and best > left - BANG_COST:
        return SCATTER
    return choice if best <= left - BANG_COST or now - best >= WORTH + BANG_COST else None


def _helps_others(table: Table, seat: int) -> bool:
    """Whether a rival could be home next turn."""
    return any(is_near(table, rival) for rival in homeward(table, seat))


def scatter_step(view: View, seat: int, planet: int, actions: Sequence[Any]) -> act.Action:
    """Scattering: the own planet as near to the pawn as it can be, and nothing else."""
    table = view.table
    if table.lifted is None:
        lift = act.LiftPlanet(planet)
        chosen: act.Action = lift if lift in actions else actions[0]
        return chosen
    ways = routes(table, table.books[seat].pawn)
    nearest: act.Action = min(actions, key=lambda action: ways.cost[action.cell])
    return nearest
