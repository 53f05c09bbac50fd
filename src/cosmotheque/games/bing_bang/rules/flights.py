"""Which tokens a pawn may fly over (BB-23, BB-24, BB-32, BB-48, BB-58)."""

from cosmotheque.games.bing_bang.components import colour_of
from cosmotheque.games.bing_bang.rules.chain import is_cut_off
from cosmotheque.games.bing_bang.rules.finds import wanted_faces
from cosmotheque.games.bing_bang.rules.sky import FLIGHTS
from cosmotheque.games.bing_bang.state import LogBook, State


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


def is_on_the_way_home(book: LogBook) -> bool:
    """With the witness aboard, or left somewhere to be fetched."""
    return "witness" in book.aboard or any(left.piece == "witness" for left in book.left)
