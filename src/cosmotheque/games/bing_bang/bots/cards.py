"""When to turn the cosmos upside down: to bring the own planet near, or to take Earth away from a rival coming home."""

from collections.abc import Sequence

from msgspec.structs import replace

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.bots.routes import FAR, routes
from cosmotheque.games.bing_bang.components import BANG_COST, COUNT, EARTH, RED_COST, SKY
from cosmotheque.games.bing_bang.rules.bangs import carried, rearranged
from cosmotheque.games.bing_bang.rules.planets import COMPLETE
from cosmotheque.games.bing_bang.rules.sky import distance
from cosmotheque.games.bing_bang.state import LogBook, Table
from cosmotheque.games.bing_bang.view import View

WORTH = 12
"""A Bing Bang for oneself must save so much count; it costs 9."""
SHORTLIST = 12
Bang = act.Rearrange | act.SwapPlanets | act.MoveEarth


def after(table: Table, action: Bang) -> Table:
    """The table as a Bing Bang leaves it."""
    match action:
        case act.Rearrange():
            return rearranged(table, action)
        case act.SwapPlanets((one, other)):
            return carried(table, {one: table.planets[other], other: table.planets[one]}, [])
        case act.MoveEarth(cell):
            return carried(table, {EARTH: cell}, [])


def cost_to(table: Table, seat: int, planet: int) -> int:
    """The count that a seat needs to stop on a planet, whatever its stock."""
    return routes(table, table.books[seat].pawn).cost[table.planets[planet]]


def bang_for_me(view: View, seat: int, planet: int, actions: Sequence[act.Action]) -> act.Action | None:
    """A Bing Bang that brings the planet near enough, if there is one."""
    table = view.table
    now, left = cost_to(table, seat, planet), table.turn.limit - table.turn.count
    if now <= left:
        return None
    best = min(
        ((cost_to(changed, seat, planet), action) for changed, action in _near(table, seat, planet, actions)),
        key=lambda entry: entry[0],
        default=(FAR, None),
    )
    scatter = act.Scatter()
    if scatter in actions and planet != EARTH and best[0] > left - BANG_COST:
        return scatter
    return best[1] if best[0] <= left - BANG_COST or now - best[0] >= WORTH + BANG_COST else None


def _near(table: Table, seat: int, planet: int, actions: Sequence[act.Action]) -> list[tuple[Table, Bang]]:
    """The Bing Bangs that bring the planet nearest by plain distance."""
    bangs = [(number, action) for number, action in enumerate(actions) if isinstance(action, Bang)]
    ranked = sorted((_plain(table, seat, planet, action), number) for number, action in bangs)
    chosen = [actions[number] for _, number in ranked[:SHORTLIST]]
    return [(after(table, action), action) for action in chosen if isinstance(action, Bang)]


def _plain(table: Table, seat: int, planet: int, action: Bang) -> int:
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


def threats(view: View, seat: int) -> list[int]:
    """Rivals that could be home in their next turn with their last mission."""
    table = view.table
    return [
        rival
        for rival, book in enumerate(table.books)
        if rival != seat
        and book.aboard >= COMPLETE
        and not book.meteors
        and book.missed == 0
        and book.missions + 1 >= table.options.missions
        and cost_to(table, rival, EARTH) <= _reach(book)
    ]


def _reach(book: LogBook) -> int:
    return 9 if book.failure else (book.next_count or COUNT) + 1


def bang_against(view: View, seat: int, rivals: Sequence[int], actions: Sequence[act.Action]) -> act.Action | None:
    """The Bing Bang that takes Earth farthest from the rivals coming home, without losing too much oneself."""
    table = view.table
    mine = [EARTH] if table.books[seat].aboard >= COMPLETE else []
    ranked = sorted(
        (
            (
                -min(_plain(table, rival, EARTH, action) for rival in rivals)
                + sum(_plain(table, seat, planet, action) for planet in mine),
                number,
            )
            for number, action in enumerate(actions)
            if isinstance(action, Bang)
        )
    )
    best: tuple[int, act.Action | None] = (0, None)
    for _, number in ranked[:SHORTLIST]:
        action = actions[number]
        if isinstance(action, Bang):
            changed = after(table, action)
            gained = min(cost_to(changed, rival, EARTH) - cost_to(table, rival, EARTH) for rival in rivals)
            best = max(best, (gained, action), key=lambda entry: entry[0])
    return best[1] if best[0] >= RED_COST else None


def red_against(view: View, seat: int, rivals: Sequence[int], actions: Sequence[act.Action]) -> act.Action | None:
    """The red token that makes a rival's way home longest."""
    table, rival = view.table, rivals[0]
    ways = routes(table, table.books[rival].pawn)
    home = table.planets[EARTH]
    if ways.cost[home] >= FAR:
        return None
    best: tuple[int, act.Action | None] = (ways.cost[home], None)
    for cell in ways.way(home)[:-1]:
        if act.RED_LAYS[cell] in actions:
            cost = cost_to(replace(table, reds=table.reds | {cell}), rival, EARTH)
            best = max(best, (min(cost, 60), act.RED_LAYS[cell]), key=lambda entry: entry[0])
    return best[1]


def scatter_step(view: View, seat: int, planet: int, actions: Sequence[act.Action]) -> act.Action:
    """Scattering: the own planet as near to the pawn as it can be, and nothing else."""
    table = view.table
    if table.lifted is None:
        lift = act.LiftPlanet(planet)
        return lift if lift in actions else actions[0]
    pawn = table.books[seat].pawn
    ways = routes(table, pawn)
    return min(actions, key=lambda action: ways.cost[action.cell] if isinstance(action, act.SetPlanet) else FAR)
