"""The way out where red and coloured tokens shut in the pawn or its goal: over a token, to the other side (BB-48)."""

from cosmotheque.games.bing_bang.bots.routes import FAR, Routes, routes
from cosmotheque.games.bing_bang.bots.targets import SIDES, Target, goal_planets, turns_for
from cosmotheque.games.bing_bang.components.box import EARTH, FLIGHT_COST
from cosmotheque.games.bing_bang.components.sky import BESIDE, CELLS
from cosmotheque.games.bing_bang.rules.flights import is_reached
from cosmotheque.games.bing_bang.rules.missions import is_on_the_way_home
from cosmotheque.games.bing_bang.rules.planets import may_enter_planet
from cosmotheque.games.bing_bang.state import PublicState
from cosmotheque.games.bing_bang.view import View


def breakout(view: View, ways: Routes) -> Target | None:
    """The flight that lands where a goal can be reached from, or, where several chains lie between, nearest to it.

    A pawn that may not fly stops on a planet that lies between.
    """
    table = view.table
    goals = [table.planets[planet] for planet in goal_planets(view)]
    if not goals or view.table.books[table.turn.seat].meteors:
        return None
    beyond = [routes(table, goal).cost for goal in goals]
    if _must_not_fly(table, table.turn.seat):
        return _stepping_stone(view, ways, beyond)
    found = [
        (min(cost[landing] for cost in beyond), ways.cost[start], start, over, landing)
        for start, over, landing in _exits(table, ways)
    ]
    if not found:
        return None
    _, _, start, over, landing = min(found)
    return _flight(view, ways, start, over, landing)


def _must_not_fly(table: PublicState, seat: int) -> bool:
    """BB-48: on the way home, while Earth can be reached without a flight, be it by stops on planets."""
    book = table.books[seat]
    chain = frozenset(table.tokens) | table.reds
    return is_on_the_way_home(book) and is_reached(chain, book.pawn, table.planets[EARTH])


def _stepping_stone(view: View, ways: Routes, beyond: list[list[int]]) -> Target | None:
    """The planet to stop on, on whose other side the way to a goal goes on in a later turn."""
    table, seat = view.table, view.table.turn.seat
    stones = [(min(cost[cell] for cost in beyond), ways.cost[cell], cell) for cell in _gates(table, seat, ways)]
    if not stones:
        return None
    _, cost, cell = min(stones)
    return Target(cell, cost, 1.0, turns_for(view, cost))


def way_out(view: View, ways: Routes) -> Target | None:
    """Out of a pocket of the sky: the nearest flight, or a planet, to be left on its other side in the next turn."""
    table, seat = view.table, view.table.turn.seat
    if sum(cost < FAR for cost in ways.cost) > CELLS // 2:  # most of the sky is no pocket
        return None
    flights = [] if table.books[seat].meteors else [_flight(view, ways, *found) for found in _exits(table, ways)]
    planets = [
        Target(cell, ways.cost[cell], 0.0, turns_for(view, ways.cost[cell])) for cell in _gates(table, seat, ways)
    ]
    return min([*flights, *planets], key=lambda target: (target.cost, target.cell), default=None)


def _exits(table: PublicState, ways: Routes) -> list[tuple[int, int, int]]:
    """Flights to where no way leads: start, token, landing."""
    solid = _solid_cells(table)
    return [
        (start, over, landing)
        for over in table.tokens
        for start, landing in SIDES[over]
        if landing not in solid and ways.cost[start] < FAR <= ways.cost[landing]
    ]


def _flight(view: View, ways: Routes, start: int, over: int, landing: int) -> Target:
    cost = ways.cost[start] + (landing not in view.table.whites) + FLIGHT_COST
    return Target(start, cost, 1.0, turns_for(view, cost), over, landing)


def _gates(table: PublicState, seat: int, ways: Routes) -> list[int]:
    """The planets in reach from which, in a later turn, a way goes on to where none leads now."""
    solid = _solid_cells(table)
    return [
        planet
        for planet in table.planets
        if ways.cost[planet] < FAR
        and may_enter_planet(table, seat, planet)
        and any(ways.cost[cell] >= FAR and cell not in solid for cell in BESIDE[planet])
    ]


def _solid_cells(table: PublicState) -> frozenset[int]:
    return frozenset((*table.tokens, *table.reds, *table.planets))
