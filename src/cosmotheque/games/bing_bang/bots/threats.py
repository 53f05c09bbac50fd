"""Rivals on the way home, and how soon they could be there."""

from cosmotheque.games.bing_bang.bots.bangs import cost_to
from cosmotheque.games.bing_bang.bots.routes import FAR, routes
from cosmotheque.games.bing_bang.components import COUNT, EARTH, SLOW_COUNT
from cosmotheque.games.bing_bang.rules.planets import COMPLETE
from cosmotheque.games.bing_bang.rules.sky import PLACE
from cosmotheque.games.bing_bang.state import LogBook, Table


def homeward(table: Table, seat: int) -> list[int]:
    """Rivals on the way home with their last mission."""
    return [
        rival
        for rival, book in enumerate(table.books)
        if rival != seat and book.aboard >= COMPLETE and book.missions + 1 >= table.options.missions
    ]


def is_near(table: Table, rival: int) -> bool:
    """Whether a rival could be home in its next turn."""
    book = table.books[rival]
    if book.meteors or book.missed:
        return False
    return cost_to(table, rival, EARTH) <= reach(book)


def arrives(table: Table, rival: int) -> bool:
    """Whether a rival that is not in Earth's sector will be after its next turn."""
    book, earth = table.books[rival], table.planets[EARTH]
    if book.meteors or book.missed or PLACE[book.pawn] == PLACE[earth]:
        return False
    ways = routes(table, book.pawn)
    if ways.cost[earth] >= FAR:
        return False
    return any(PLACE[cell] == PLACE[earth] and ways.cost[cell] <= reach(book) for cell in ways.way(earth))


def reach(book: LogBook) -> int:
    """How far a player's next count goes."""
    return SLOW_COUNT if book.failure else book.next_count or COUNT
