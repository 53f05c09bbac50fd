"""Tokens that a pawn may fly over (BB-23, BB-24, BB-32, BB-48, BB-58).

On the way home it may fly over those of a colour that it looks for only, unless red and coloured tokens bar the way to
Earth and no Bing Bang in hand could open it.
"""

from collections.abc import Iterable
from functools import lru_cache

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components.box import CARDS, EARTH, colour_of
from cosmotheque.games.bing_bang.components.sky import CELLS, FLIGHTS, SKY, WIDTH
from cosmotheque.games.bing_bang.rules.bangs import card_actions
from cosmotheque.games.bing_bang.rules.cells import planet_at
from cosmotheque.games.bing_bang.rules.layout import scatter_cells
from cosmotheque.games.bing_bang.rules.missions import is_on_the_way_home, wanted_faces
from cosmotheque.games.bing_bang.state import PublicState, State

EVERY_CELL = (1 << CELLS) - 1
NOT_LEFT = sum(1 << cell for cell in range(CELLS) if cell % WIDTH)
NOT_RIGHT = sum(1 << cell for cell in range(CELLS) if cell % WIDTH != WIDTH - 1)


def flights(state: State, seat: int) -> list[tuple[int, int]]:
    """The cells flown over and landed on: a coloured token beside the pawn, and a white token beyond."""
    table, book = state.table, state.table.books[seat]
    possible = [(over, to) for over, to in FLIGHTS[book.pawn] if to in table.whites and over in table.tokens]
    if not possible or book.meteors:
        return []
    if not is_on_the_way_home(book):
        return possible
    wanted = {colour_of(face) for face in wanted_faces(book, state.secrets.missions[seat])}
    sought = [flight for flight in possible if table.colours[table.tokens.index(flight[0])] in wanted]
    if len(sought) < len(possible) and is_cut_off(table, seat, state.secrets.hands[seat]):
        return possible
    return sought


def is_cut_off(table: PublicState, seat: int, hand: tuple[int, ...]) -> bool:
    """True if Earth cannot be reached, nor brought into reach by a Bing Bang card in hand."""
    chain = frozenset(table.tokens) | table.reds
    if is_reached(chain, table.books[seat].pawn, table.planets[EARTH]):
        return False
    return not any(_is_opened_by(table, seat, chain, action) for action in _actions(table, seat, hand))


@lru_cache(maxsize=1024)
def is_reached(chain: frozenset[int], start: int, goal: int) -> bool:
    """True if a way by sides leads from cell to cell without a red or coloured token on it."""
    return bool(_region(_mask(chain), start) >> goal & 1)


def _actions(table: PublicState, seat: int, hand: tuple[int, ...]) -> Iterable[act.Action]:
    return (action for kind in sorted(set(hand)) for action in card_actions(table, seat, CARDS[kind]))


def _is_opened_by(table: PublicState, seat: int, chain: frozenset[int], action: act.Action) -> bool:
    """True if Earth is in reach after a Bing Bang."""
    pawn, earth = table.books[seat].pawn, table.planets[EARTH]
    match action:
        case act.Rearrange():
            return _is_opened_by_sectors(chain, pawn, earth, action)
        case act.SwapPlanets(planets):
            one, other = (table.planets[planet] for planet in planets)
            goes_to = {one: other, other: one}
            return is_reached(chain, goes_to.get(pawn, pawn), goes_to.get(earth, earth))
        case act.MoveEarth(cell):
            return is_reached(chain, cell if pawn == earth else pawn, cell)
        case _:  # planets bar no way: scattering helps only a pawn that is carried along
            planet = planet_at(table, pawn)
            return bool(planet) and any(is_reached(chain, cell, earth) for cell in scatter_cells(table, planet or 0))


@lru_cache(maxsize=65536)
def _is_opened_by_sectors(chain: frozenset[int], pawn: int, earth: int, action: act.Rearrange) -> bool:
    goes_to = SKY.permutation(action.sources, action.turns)
    region = _region(_mask(goes_to[cell] for cell in chain), goes_to[pawn])
    return bool(region >> goes_to[earth] & 1)


def _mask(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in cells)


def _region(chain: int, start: int) -> int:
    """All cells that a pawn could come to, however many turns it took."""
    region, front = 0, 1 << start
    while front:
        region |= front
        spread = front << WIDTH | front >> WIDTH | (front & NOT_RIGHT) << 1 | (front & NOT_LEFT) >> 1
        front = spread & EVERY_CELL & ~(chain | region)
    return region
