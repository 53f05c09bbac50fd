"""Known tokens that give a new count: worth a detour where the way with it takes fewer turns than the way without."""

from cosmotheque.games.bing_bang.bots.fates import PLEASANT, on_top
from cosmotheque.games.bing_bang.bots.memory import Memory
from cosmotheque.games.bing_bang.bots.routes import Routes, routes
from cosmotheque.games.bing_bang.bots.targets import Target, flights, full_count
from cosmotheque.games.bing_bang.components import FACES
from cosmotheque.games.bing_bang.view import View


def is_encore(view: View, memory: Memory, token: int) -> bool:
    """BB-29: a BIS that has not given this turn its count yet; BB-60: a surprise that must be the solar wind."""
    face = memory.faces.get(token)
    if face is None:
        return False
    if FACES[face] == "bis":
        return token not in view.table.turn.encores
    return FACES[face] == "pleasant" and on_top(PLEASANT, memory.drawn) == ["solar-wind"]


def detour(view: View, ways: Routes, memory: Memory, target: Target) -> Target | None:
    """The flight over such a token, within this count, that leads to a far target soonest; None where none helps."""
    if target.turns == 1:
        return None
    best, chosen = (target.turns, 0), None
    for flight in flights(view, ways, lambda token: float(is_encore(view, memory, token))):
        if flight.turns > 1 or flight.over == target.over or flight.landing is None:
            continue
        cost = routes(view.table, flight.landing).cost[target.cell] + target.cost - ways.cost[target.cell]
        found = (-(-cost // full_count(view)), cost)
        if found < best:
            best, chosen = found, flight
    return chosen
