"""The way out where red and coloured tokens shut in the pawn or its goal: over a token, to the other side (BB-48)."""

from cosmotheque.games.bing_bang.bots.routes import FAR, Routes, routes
from cosmotheque.games.bing_bang.bots.targets import SIDES, Target, goal_planets, turns_for
from cosmotheque.games.bing_bang.components import FLIGHT_COST
from cosmotheque.games.bing_bang.view import View


def breakout(view: View, ways: Routes) -> Target | None:
    """The flight that lands where a goal can be reached from, or, where several chains lie between, nearest to it."""
    table = view.table
    goals = [table.planets[planet] for planet in goal_planets(view)]
    if not goals or view.table.books[table.turn.seat].meteors:
        return None
    beyond = [routes(table, goal).cost for goal in goals]
    solid = {*table.tokens, *table.reds, *table.planets}
    found = [
        (min(cost[landing] for cost in beyond), ways.cost[start], start, over, landing)
        for over in table.tokens
        for start, landing in SIDES[over]
        if landing not in solid and ways.cost[start] < FAR <= ways.cost[landing]
    ]
    if not found:
        return None
    _, cost, start, over, landing = min(found)
    cost += (landing not in table.whites) + FLIGHT_COST
    return Target(start, cost, 1.0, turns_for(view, cost), over, landing)
