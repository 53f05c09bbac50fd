"""What a Bing Bang would lead to, in short by plain distance and in full."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.bots.routes import FAR, routes
from cosmotheque.games.bing_bang.components import EARTH, SKY
from cosmotheque.games.bing_bang.rules.bangs import carried, rearranged
from cosmotheque.games.bing_bang.rules.sky import distance
from cosmotheque.games.bing_bang.state import Table

SHORTLIST = 12
Bang = act.Rearrange | act.SwapPlanets | act.MoveEarth
AnyBang = TypeVar("AnyBang", bound=Bang)


def bangs_in(actions: Iterable[Any]) -> list[Bang]:
    return [action for action in actions if isinstance(action, Bang)]


def after(table: Table, action: Bang) -> Table:
    """The table as a Bing Bang leaves it."""
    match action:
        case act.Rearrange():
            return rearranged(table, action)
        case act.SwapPlanets((one, other)):
            return carried(table, {one: table.planets[other], other: table.planets[one]}, [])
        case act.MoveEarth(cell):
            return carried(table, {EARTH: cell}, [])


def best_of(bangs: Sequence[AnyBang], rank: Callable[[AnyBang], float], most: int = SHORTLIST) -> list[AnyBang]:
    """Those worth a closer look: the lowest ranks first."""
    ranked = sorted((rank(action), number) for number, action in enumerate(bangs))
    return [bangs[number] for _, number in ranked[:most]]


def plain(table: Table, seat: int, planet: int, action: Bang) -> int:
    """The distance from pawn to planet after a Bing Bang, as the crow flies in rows and columns."""
    pawn, goal = table.books[seat].pawn, table.planets[planet]
    match action:
        case act.Rearrange():
            goes_to = SKY.permutation(action.sources, action.turns)
            return distance(goes_to[pawn], goes_to[goal])
        case act.SwapPlanets((one, other)):
            swap = {table.planets[one]: table.planets[other], table.planets[other]: table.planets[one]}
            return distance(swap.get(pawn, pawn), swap.get(goal, goal))
        case act.MoveEarth(cell):
            return distance(cell if pawn == table.planets[EARTH] else pawn, cell if planet == EARTH else goal)


def cost_to(table: Table, seat: int, planet: int) -> int:
    """The count that a seat needs to stop on a planet, with one more for each white it must take before laying it."""
    ways, goal = routes(table, table.books[seat].pawn), table.planets[planet]
    cost = ways.cost[goal]
    if cost >= FAR:
        return cost
    bare = sum(cell not in table.whites for cell in ways.way(goal)[:-1])
    return cost + max(0, bare - table.books[seat].whites)
