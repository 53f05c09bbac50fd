"""Goals of a pawn in this count: tokens of the colours it looks for, or the planet where its mission leads."""

from typing import Final

from cosmotheque.core.moment import Moment
from cosmotheque.games.bing_bang.components.box import EARTH, ORANGE, PIECES, PLANET, colours_of
from cosmotheque.games.bing_bang.components.sky import BESIDE, FLIGHTS
from cosmotheque.games.bing_bang.puzzles.ways import Finish
from cosmotheque.games.bing_bang.rules.missions import COMPLETE, LOADED, is_on_the_way_home
from cosmotheque.games.bing_bang.rules.planets import may_enter_planet
from cosmotheque.games.bing_bang.state import Phase
from cosmotheque.games.bing_bang.view import View

SHORTEST: Final = 6
"""The smallest count in which there is enough to think about."""


def can_fly(moment: Moment) -> bool:
    """True if the pawn may still move, and go where it likes: a damaged ship may not (BB-32)."""
    view: View = moment.view
    table, turn = view.table, view.table.turn
    moves = table.phase is Phase.TURN and turn.seat == moment.seat and not turn.landed and not turn.closing
    return moves and turn.limit - turn.count >= SHORTEST and not table.books[moment.seat].meteors


def tokens_sought(view: View, seat: int) -> tuple[int, ...]:
    """The tokens whose colour the seat looks for, as it may fly over any of them."""
    table = view.table
    if is_on_the_way_home(table.books[seat]):
        return ()
    colours = colours_of(view.wanted)
    return tuple(token for token, colour in enumerate(table.colours) if colour in colours)


def planet_sought(view: View, seat: int) -> int | None:
    """The planet where the seat delivers or comes home; None if it has none to go to, or may not enter it now."""
    table, mission = view.table, view.missions[seat]
    aboard = table.books[seat].aboard
    planet = mission[PLANET] if mission is not None and aboard >= LOADED else EARTH if aboard >= COMPLETE else None
    return planet if planet is not None and may_enter_planet(table, seat, table.planets[planet]) else None


def victims(view: View, seat: int) -> tuple[int, ...]:
    """Cells of pawns that have a piece the seat looks for: an attack on one of them brings a new count (BB-54)."""
    table = view.table
    if not table.options.piracy or "pilot" not in table.books[seat].aboard:
        return ()
    pieces = {PIECES[colour - ORANGE] for colour in colours_of(view.wanted)}
    others = [book for other, book in enumerate(table.books) if other != seat and book.pawn not in table.planets]
    return tuple(book.pawn for book in others if book.aboard & pieces)


def flights_over(view: View, token: int) -> list[Finish]:
    """The ways over a token to a cell where a white lies or may be laid (BB-23)."""
    table, over = view.table, view.table.tokens[token]
    shut = table.reds.union(table.tokens, table.planets)
    return [
        Finish(start, end, over)
        for start in BESIDE[over]
        for passed, end in FLIGHTS[start]
        if passed == over and end not in shut
    ]


def landings_on(view: View, planet: int) -> list[Finish]:
    """The ways onto a planet (BB-46)."""
    cell = view.table.planets[planet]
    return [Finish(start, cell) for start in BESIDE[cell]]
