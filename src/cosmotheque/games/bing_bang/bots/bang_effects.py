"""Consequences of a Bing Bang: first by plain distance, then in full by the cost of the next aim."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.belief.memory import Memory
from cosmotheque.games.bing_bang.bots.routes import FAR, cost_to, routes
from cosmotheque.games.bing_bang.bots.targets import flights, goal_planets
from cosmotheque.games.bing_bang.components.box import EARTH
from cosmotheque.games.bing_bang.components.sky import SKY, distance
from cosmotheque.games.bing_bang.rules.bangs import carry_planets, rearrange
from cosmotheque.games.bing_bang.state import PublicState
from cosmotheque.games.bing_bang.view import View

SHORTLIST = 12
"""The Bing Bangs, of up to 2,912 in a list, whose ways are worked out in full."""
Bang = act.Rearrange | act.SwapPlanets | act.MoveEarth
AnyBang = TypeVar("AnyBang", bound=Bang)


def bangs_in(actions: Iterable[Any]) -> list[Bang]:
    return [action for action in actions if isinstance(action, Bang)]


def after(table: PublicState, action: Bang) -> PublicState:
    """The table as a Bing Bang leaves it."""
    match action:
        case act.Rearrange():
            return rearrange(table, action)
        case act.SwapPlanets((one, other)):
            return carry_planets(table, {one: table.planets[other], other: table.planets[one]}, [])
        case act.MoveEarth(cell):
            return carry_planets(table, {EARTH: cell}, [])


def shortlist_bangs(bangs: Sequence[AnyBang], rank: Callable[[AnyBang], float], most: int = SHORTLIST) -> list[AnyBang]:
    """The Bing Bangs worth a closer look, lowest rank first."""
    ranked = sorted((rank(action), number) for number, action in enumerate(bangs))
    return [bangs[number] for _, number in ranked[:most]]


def plain_distance(table: PublicState, seat: int, planet: int, action: Bang) -> int:
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


def known_pieces(view: View, memory: Memory) -> list[int]:
    """The tokens that show a piece looked for now."""
    return [token for token, face in memory.faces.items() if face in view.wanted]


def cost_of_find(view: View, table: PublicState, seat: int, tokens: Sequence[int]) -> int:
    """The count of the cheapest flight over one of these tokens."""
    ways, changed = routes(table, table.books[seat].pawn), replace(view, table=table)
    return min((target.cost for target in flights(changed, ways, lambda token: float(token in tokens))), default=FAR)


def cost_of_aim(view: View, table: PublicState, seat: int, memory: Memory) -> int:
    """The count to the planet where there is business, or else to a piece that was seen; FAR where there is neither."""
    if goals := goal_planets(view):
        return min(cost_to(table, seat, planet) for planet in goals)
    tokens = known_pieces(view, memory)
    return cost_of_find(view, table, seat, tokens) if tokens else FAR
