"""Where a rival is likely to be going, and how soon it could be there."""

from collections.abc import Sequence

from cosmotheque.games.bing_bang.bots.memory import Memory
from cosmotheque.games.bing_bang.bots.rivals import Rival
from cosmotheque.games.bing_bang.bots.routes import FAR, routes
from cosmotheque.games.bing_bang.components import BLUE, colour_of
from cosmotheque.games.bing_bang.rules.sky import BESIDE, distance, nearest_planets
from cosmotheque.games.bing_bang.state import Table
from cosmotheque.games.bing_bang.view import View

AWAY = 0.3
"""How much less likely a place is that a rival has not come nearer to."""
SETTLING = 4
"""Added to distances, so that the nearest place is likely and not certain."""
WATCHED = 2
"""So many of the rivals that are equally near to winning."""


def heading(view: View, memory: Memory, rival: Rival) -> int | None:
    """The likeliest cell; None where nothing is known to be looked for."""
    pawn = view.table.books[rival.seat].pawn

    def likelihood(place: tuple[int, float]) -> float:
        cell, chance = place
        nearer = distance(pawn, cell) < distance(rival.start, cell) or rival.start == pawn
        return chance * (1.0 if nearer else AWAY) / (SETTLING + distance(pawn, cell))

    return max(_places(view, memory, rival), key=likelihood, default=(None, 0.0))[0]


def _places(view: View, memory: Memory, rival: Rival) -> list[tuple[int, float]]:
    """Cells that a rival may be going to, with the odds that what it seeks is there."""
    table = view.table
    if table.books[rival.seat].meteors:
        return [(table.planets[planet], 1.0) for planet in nearest_planets(table, table.books[rival.seat].pawn)]
    if rival.planets:
        return [(table.planets[planet], 1.0) for planet in rival.planets]
    return [(cell, chance) for token, cell in enumerate(table.tokens) if (chance := odds(view, memory, rival, token))]


def odds(view: View, memory: Memory, rival: Rival, token: int) -> float:
    """How likely a token is one that a rival is looking for, as far as anybody else can tell."""
    face, colour = memory.faces.get(token), view.table.colours[token]
    kin = frozenset(other for other in rival.faces if colour_of(other) == colour)
    if not kin:
        return 0.0
    suits = 1.0 if colour == BLUE else 1 / len(kin)  # any pilot will do; of the others it is one
    return suits * (memory.chance_of(colour, kin) if face is None else face in kin)


def whites_of_leaders(view: View, memory: Memory, rivals: Sequence[Rival]) -> frozenset[int]:
    """Whites on the likely ways of the rivals nearest to winning."""
    found: set[int] = set()
    for rival in [rival for rival in rivals if rival.steps == rivals[0].steps][:WATCHED]:
        found.update(_way(view, memory, rival))
    return view.table.whites & found


def _way(view: View, memory: Memory, rival: Rival) -> list[int]:
    """The cells from a rival's pawn to where it is going: onto a planet, or beside a token."""
    table, goal = view.table, heading(view, memory, rival)
    if goal is None:
        return []
    ways = routes(table, table.books[rival.seat].pawn)
    end = min(ends_at(table, goal), key=lambda cell: ways.cost[cell])
    return ways.way(end) if ways.cost[end] < FAR else []


def ends_at(table: Table, goal: int) -> list[int]:
    """The cells where a way to a planet or to a token ends: the planet's own, or those beside the token."""
    return [goal] if goal in table.planets else [cell for cell in BESIDE[goal] if cell not in table.planets]
