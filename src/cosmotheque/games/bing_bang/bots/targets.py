"""What to go for: tokens to fly over, planets, victims; weighed by what they bring for each turn they take."""

from collections.abc import Callable
from dataclasses import dataclass

from cosmotheque.games.bing_bang.bots.memory import Memory, colours_of
from cosmotheque.games.bing_bang.bots.routes import FAR, Routes
from cosmotheque.games.bing_bang.components import (
    CELLS,
    COUNT,
    EARTH,
    FACES,
    FLIGHT_COST,
    NOWHERE,
    OF_EACH_COLOUR,
    PIECES,
    SLOW_COUNT,
    face_of,
)
from cosmotheque.games.bing_bang.rules.flights import is_on_the_way_home
from cosmotheque.games.bing_bang.rules.planets import COMPLETE, LOADED
from cosmotheque.games.bing_bang.rules.sky import BESIDE, FLIGHTS, planet_at
from cosmotheque.games.bing_bang.view import View

INCIDENTS = {"bis": 0.5, "pleasant": 0.25, "unpleasant": -0.25, "black-hole": -0.3, "computer-failure": -0.5}
METEORS = -0.7
LATER = 0.35
"""What knowing a piece is worth that is looked for later."""
SIDES = tuple(
    tuple((start, landing) for start in BESIDE[over] for passed, landing in FLIGHTS[start] if passed == over)
    for over in range(CELLS)
)
"""For each cell the flights over it: from where, and to where."""


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
    def rate(self) -> tuple[float, int]:
        return self.value / self.turns, -self.cost


def turns_for(view: View, cost: int) -> int:
    """How many turns a way takes, the rest of this count included."""
    turn = view.table.turn
    left = turn.limit - turn.count
    full = SLOW_COUNT if turn.slow or view.table.books[turn.seat].failure else COUNT
    return 1 if cost <= left else 1 + -(-(cost - left) // full)


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
    return [
        Target(cell, ways.cost[cell], 1.0, turns_for(view, ways.cost[cell]))
        for cell in (view.table.planets[planet] for planet in goal_planets(view))
        if ways.cost[cell] < FAR
    ]


def token_targets(view: View, ways: Routes, memory: Memory, *, thoughtful: bool) -> list[Target]:
    """Every flight over a token that might bring something."""
    assert view.seat is not None  # noqa: S101 - spectators do not play
    table = view.table
    if table.books[view.seat].meteors:
        return []
    homeward = is_on_the_way_home(table.books[view.seat])
    values = _values(view, memory, thoughtful=thoughtful)
    sought = colours_of(view.wanted)
    found = []
    for token, over in enumerate(table.tokens):
        value = values(token)
        if value <= 0 or (homeward and sought and table.colours[token] not in sought):
            continue
        found += _flights(view, ways, over, value)
    return found


def _values(view: View, memory: Memory, *, thoughtful: bool) -> Callable[[int], float]:
    """What turning a token is worth."""
    wanted, later = frozenset(view.wanted), _wanted_later(view) if thoughtful else frozenset()
    by_colour = {}
    for colour, hidden in enumerate(memory.hidden):
        chance = memory.chance_of(colour, wanted)
        if thoughtful and hidden:
            chance += LATER * memory.chance_of(colour, later) + sum(map(_incident, hidden)) / len(hidden) / 2
        by_colour[colour] = chance

    def value(token: int) -> float:
        face = memory.faces.get(token)
        if face is None:
            return by_colour[view.table.colours[token]]
        return 2.0 if face in wanted else 0.0

    return value


def _incident(face: int) -> float:
    if face % OF_EACH_COLOUR < 6:
        return 0.0
    return INCIDENTS.get(FACES[face], METEORS)


def _wanted_later(view: View) -> frozenset[int]:
    assert view.seat is not None  # noqa: S101 - spectators do not play
    mission = view.missions[view.seat]
    cards = enumerate(mission[: len(PIECES)] if mission is not None else ())
    return frozenset(face_of(category, card) for category, card in cards if card is not None) - set(view.wanted)


def _flights(view: View, ways: Routes, over: int, value: float) -> list[Target]:
    """The ways to fly over one token: from each side, with the white beyond laid if need be."""
    table = view.table
    solid = {*table.tokens, *table.reds, *table.planets}
    found = []
    for start, landing in SIDES[over]:
        if landing in solid or ways.cost[start] >= FAR or (start in table.planets and start != ways.start):
            continue
        cost = ways.cost[start] + (landing not in table.whites) + FLIGHT_COST
        found.append(Target(start, cost, value, turns_for(view, cost), over, landing))
    return found


def victim_targets(view: View, ways: Routes) -> list[Target]:
    """Piracy: pawns in the open with a piece that is wanted now."""
    assert view.seat is not None  # noqa: S101 - spectators do not play
    table, mine = view.table, view.table.books[view.seat]
    if not table.options.piracy or "pilot" not in mine.aboard:
        return []
    pieces = set(PIECES[1:] if "shuttle" in mine.aboard else PIECES[:1]) - mine.aboard
    if "witness" in mine.aboard:
        pieces -= {"object"}
    return [
        Target(book.pawn, ways.cost[book.pawn], 1.5, turns_for(view, ways.cost[book.pawn]))
        for seat, book in enumerate(table.books)
        if seat != view.seat
        and book.pawn not in (NOWHERE, mine.pawn)
        and seat not in table.turn.robbed
        and pieces & book.aboard
        and planet_at(table, book.pawn) is None
        and ways.cost[book.pawn] < FAR
        and turns_for(view, ways.cost[book.pawn]) == 1
    ]
