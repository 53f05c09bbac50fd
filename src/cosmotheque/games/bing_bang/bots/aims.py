"""What the next aim of the own mission costs, on the sky as it lies or as a Bing Bang would leave it."""

from collections.abc import Sequence

from msgspec.structs import replace

from cosmotheque.games.bing_bang.bots.bangs import cost_to
from cosmotheque.games.bing_bang.bots.memory import Memory
from cosmotheque.games.bing_bang.bots.routes import FAR, routes
from cosmotheque.games.bing_bang.bots.targets import flights, goal_planets
from cosmotheque.games.bing_bang.state import Table
from cosmotheque.games.bing_bang.view import View


def known_pieces(view: View, memory: Memory) -> list[int]:
    """The tokens that show a piece looked for now."""
    return [token for token, face in memory.faces.items() if face in view.wanted]


def cost_of_find(view: View, table: Table, seat: int, tokens: Sequence[int]) -> int:
    """The count of the cheapest flight over one of these tokens."""
    ways, changed = routes(table, table.books[seat].pawn), replace(view, table=table)
    return min((target.cost for target in flights(changed, ways, lambda token: float(token in tokens))), default=FAR)


def cost_of_aim(view: View, table: Table, seat: int, memory: Memory) -> int:
    """The count to the planet where there is business, or else to a piece that was seen; FAR where there is neither."""
    if goals := goal_planets(view):
        return min(cost_to(table, seat, planet) for planet in goals)
    tokens = known_pieces(view, memory)
    return cost_of_find(view, table, seat, tokens) if tokens else FAR
