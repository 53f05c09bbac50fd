"""Destinations: tokens to fly over, planets, victims; the best of them; and ways by a known token."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cosmotheque.games.bing_bang.belief.memory import Memory, is_encore
from cosmotheque.games.bing_bang.bots.routes import FAR, Routes, routes
from cosmotheque.games.bing_bang.bots.token_value import KNOWN
from cosmotheque.games.bing_bang.components.box import COUNT, EARTH, FLIGHT_COST, SLOW_COUNT, colours_of
from cosmotheque.games.bing_bang.components.sky import BESIDE, CELLS, FLIGHTS, distance
from cosmotheque.games.bing_bang.rules.missions import COMPLETE, LOADED, is_on_the_way_home
from cosmotheque.games.bing_bang.rules.planets import may_enter_planet
from cosmotheque.games.bing_bang.view import View

PRICE = 0.03
"""The value of one of the count, in turns: less than a fifteenth, as after a flight the rest only takes whites."""
IDLE = 0.5
"""The loss of a turn without turning a token: not all of it, as the way made in it is kept."""
OUTLOOK = 0.5
"""The weight of the next step: half, as by then a rival or an incident may have come between."""
SHORTLIST = 10
"""The targets whose outlook is worked out, each time over all tokens."""
SIDES = tuple(
    tuple((start, landing) for start in BESIDE[over] for passed, landing in FLIGHTS[start] if passed == over)
    for over in range(CELLS)
)
"""The flights over each cell: start and landing."""


@dataclass(frozen=True)
class Target:
    """Go to `cell`; then, where `over` is set, fly over that cell to `landing`. `turns` it takes, `value` it brings."""

    cell: int
    cost: int
    value: float
    turns: int
    over: int | None = None
    landing: int | None = None

    @property
    def score(self) -> float:
        """The value less the cost, in turns."""
        return self.value - PRICE * self.cost - IDLE * (self.turns - 1)


def turns_for(view: View, cost: int) -> int:
    """The number of turns that a way takes, the rest of this count included."""
    turn = view.table.turn
    left = turn.limit - turn.count
    return 1 if cost <= left else 1 + -(-(cost - left) // full_count(view))


def full_count(view: View) -> int:
    """The limit of a count to come."""
    turn = view.table.turn
    return SLOW_COUNT if turn.slow or view.table.books[turn.seat].failure else COUNT


def goal_planets(view: View) -> tuple[int, ...]:
    """The planets that the seat has business on now."""
    assert view.seat is not None  # noqa: S101 - spectators do not play
    book, mission = view.table.books[view.seat], view.missions[view.seat]
    if book.meteors:
        return view.table.turn.havens
    if "shuttle" in book.aboard and book.left:
        return tuple(left.planet for left in book.left)
    if book.aboard >= LOADED and mission is not None and mission[3] is not None:
        return (mission[3],)
    return (EARTH,) if book.aboard >= COMPLETE else ()


def planet_targets(view: View, ways: Routes) -> list[Target]:
    """The planets to go to, but for the one that the turn began on (BB-55)."""
    assert view.seat is not None  # noqa: S101 - spectators do not play
    return [
        Target(cell, ways.cost[cell], 1.0, turns_for(view, ways.cost[cell]))
        for cell in (view.table.planets[planet] for planet in goal_planets(view))
        if ways.cost[cell] < FAR and may_enter_planet(view.table, view.seat, cell)
    ]


def nearest_token(view: View, ways: Routes, memory: Memory) -> Target | None:
    """Straight to a piece that was seen, or to the nearest unknown token of a colour that is looked for."""
    wanted = frozenset(view.wanted)

    def value(token: int) -> float:
        face = memory.faces.get(token)
        if face is None:
            return memory.chance_of(view.table.colours[token], wanted)
        return KNOWN if face in wanted else 0.0

    found = flights(view, ways, value)
    return min(found, key=lambda target: (target.value < KNOWN, target.cost, target.cell), default=None)


def best_token(
    view: View, ways: Routes, worth: Callable[[int], float], danger: Callable[[int], float], more: Sequence[Target]
) -> Target | None:
    """The flight, or one of `more` targets, that saves most turns, with the next flight after it and the `danger`."""
    found = sorted([*flights(view, ways, worth), *more], key=lambda target: (-target.score, target.cell))
    places = [(cell, worth(token)) for token, cell in enumerate(view.table.tokens)]
    useful = [(cell, value) for cell, value in places if value > 0]

    def promise(target: Target) -> float:
        if target.landing is None:
            return target.score
        return target.score + OUTLOOK * _outlook(target.landing, target.over, useful) - danger(target.landing)

    return max(found[:SHORTLIST], key=promise, default=None)


def _outlook(start: int, flown: int | None, useful: Sequence[tuple[int, float]]) -> float:
    """The best that could follow, as the crow flies."""
    return max(
        (value - PRICE * 2 * distance(start, cell) for cell, value in useful if cell != flown),
        default=0.0,
    )


def flights(view: View, ways: Routes, worth: Callable[[int], float]) -> list[Target]:
    """Every flight over a token that is worth something."""
    assert view.seat is not None  # noqa: S101 - spectators do not play
    table, book = view.table, view.table.books[view.seat]
    if book.meteors:
        return []
    sought = colours_of(view.wanted) if is_on_the_way_home(book) else frozenset(table.colours)
    solid = {*table.tokens, *table.reds, *table.planets}
    found: list[Target] = []
    for token, over in enumerate(table.tokens):
        value = worth(token)
        if value > 0 and table.colours[token] in sought:
            found += _over(view, ways, over, value, solid)
    return found


def _over(view: View, ways: Routes, over: int, value: float, solid: set[int]) -> list[Target]:
    """The ways to fly over one token: from each side, with the white beyond laid if need be."""
    table, found = view.table, []
    for start, landing in SIDES[over]:
        if landing in solid or ways.cost[start] >= FAR or (start in table.planets and start != ways.start):
            continue
        cost = ways.cost[start] + (landing not in table.whites) + FLIGHT_COST
        found.append(Target(start, cost, value, turns_for(view, cost), over, landing))
    return found


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
