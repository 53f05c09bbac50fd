"""Piracy: what a robbery saves, whom to go for, and where pirates would find an easy prey (BB-51 to BB-58)."""

from collections.abc import Callable, Sequence

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.belief.memory import Memory
from cosmotheque.games.bing_bang.belief.rivals import steps_left
from cosmotheque.games.bing_bang.bots.routes import BARE, FAR, Routes, reach, routes
from cosmotheque.games.bing_bang.bots.targets import Target, turns_for
from cosmotheque.games.bing_bang.components.box import PIECES, Piece, colour_of
from cosmotheque.games.bing_bang.components.sky import NOWHERE, distance
from cosmotheque.games.bing_bang.rules.cells import planet_at, takeable
from cosmotheque.games.bing_bang.rules.planets import may_enter_planet
from cosmotheque.games.bing_bang.state import LogBook
from cosmotheque.games.bing_bang.view import View

NEW_COUNT = 1.5
"""Turns that a robbery saves in any case: it is a find, and the count after it goes to 25."""
SEARCHED = 0.3
"""Turns that every token saves which need not be searched."""
LOST = {"shuttle": 1.5, "scientist": 0.7, "object": 0.7}
"""Turns that the loss of a piece costs, times the odds that a pirate who could come does."""
PATIENCE = 2
"""The most robberies of a kind of piece in one mission: a piece lost again every time is better looked for."""


def loot(view: View, memory: Memory, piece: Piece) -> float:
    """The count that robbing a piece saves: less if its own token is known, more the longer the search would be.

    A seat that robbed such a piece before and seeks it again could not keep it, so another robbery counts for less.
    """
    before = memory.robbed[piece]
    if before >= PATIENCE:
        return 0.0
    faces = [face for face in view.wanted if PIECES[colour_of(face) - 1] == piece]
    known = not faces or faces[0] in memory.faces.values()
    search = 0.0 if known else SEARCHED * len(memory.hidden[colour_of(faces[0])]) / 2
    return (NEW_COUNT + search) / (1 + before)


def victim_targets(view: View, ways: Routes, memory: Memory) -> list[Target]:
    """Pawns in the open, within this count, with a piece that is wanted now."""
    assert view.seat is not None  # noqa: S101 - spectators do not play
    table, mine = view.table, view.table.books[view.seat]
    if not table.options.piracy:
        return []
    found: list[Target] = []
    for seat, book in enumerate(table.books):
        pieces = _robbable_pieces(mine) & book.aboard
        if seat == view.seat or seat in table.turn.robbed or not pieces or book.pawn in (NOWHERE, mine.pawn):
            continue
        if seat in mine.guests:
            continue
        if planet_at(table, book.pawn) is None and turns_for(view, ways.cost[book.pawn]) == 1:
            value = max(loot(view, memory, piece) for piece in pieces)
            found.append(Target(book.pawn, ways.cost[book.pawn], value, 1))
    return [target for target in found if target.value > 0]


def best_robbery(view: View, memory: Memory, actions: Sequence[act.Action]) -> act.Rob | None:
    """The robbery of a joined rival that saves most; of equal ones, that of the rival nearest to winning."""
    robberies = [action for action in actions if isinstance(action, act.Rob)] if _is_joined(view) else []
    return max(
        [robbery for robbery in robberies if loot(view, memory, robbery.piece) > 0],
        key=lambda robbery: (loot(view, memory, robbery.piece), -steps_left(view, robbery.victim)),
        default=None,
    )


def _is_joined(view: View) -> bool:
    """True if another pawn stands on the own cell: robberies are not looked for elsewhere, in lists of hundreds."""
    pawns = [book.pawn for book in view.table.books]
    return view.table.options.piracy and pawns.count(pawns[view.table.turn.seat]) > 1


def danger(view: View) -> Callable[[int], float]:
    """A function from a cell to the turns that pirates may cost a pawn ending its turn there."""
    table = view.table
    pirates = [(routes(table, table.books[seat].pawn), prey, reach(table.books[seat])) for seat, prey in _pirates(view)]

    def prey_near(cell: int) -> float:
        if cell in table.planets:
            return 0.0
        return sum(prey for ways, prey, count in pirates if ways.cost[cell] - (cell not in table.whites) <= count)

    return prey_near


def whites_of_pirates(view: View) -> frozenset[int]:
    """The whites, to be taken, on which a pirate would come to the pawn where it stands in its next turn."""
    assert view.seat is not None  # noqa: S101 - spectators do not play
    table, pawn = view.table, view.table.books[view.seat].pawn
    found: set[int] = set()
    for seat, _ in _pirates(view):
        ways = routes(table, table.books[seat].pawn)
        if ways.cost[pawn] <= reach(table.books[seat]):
            found.update(ways.way(pawn)[:-1])
    return takeable(table, view.seat) & found


def flee(view: View, ways: Routes) -> act.Action | Target | None:
    """Steps out of pirates' reach: a white to take from their way, or else the nearest safe planet or place."""
    assert view.seat is not None  # noqa: S101 - spectators do not play
    table, seat, left = view.table, view.seat, view.table.turn.limit - view.table.turn.count
    if not left or not danger(view)(ways.start):
        return None
    if whites := whites_of_pirates(view):
        return act.TAKES[min(whites, key=lambda cell: (distance(cell, ways.start), cell))]
    pirates = [table.books[pirate] for pirate, _ in _pirates(view)]

    def is_safe(cell: int) -> bool:
        if cell in table.planets:
            return may_enter_planet(table, seat, cell)
        return all(BARE * distance(book.pawn, cell) - 1 > reach(book) for book in pirates)  # the last white lies there

    places = [(cost, cell) for cell, cost in enumerate(ways.cost) if cost < FAR and is_safe(cell)]
    return Target(min(places)[1], min(places)[0], 0.0, 1) if places else None


def _pirates(view: View) -> list[tuple[int, float]]:
    """The rivals that could rob the seat in their next turn, and the turns that this would cost."""
    assert view.seat is not None  # noqa: S101 - spectators do not play
    table, mine = view.table, view.table.books[view.seat]
    if not table.options.piracy:
        return []
    prey = [max((LOST[piece] for piece in _robbable_pieces(book) & mine.aboard), default=0.0) for book in table.books]
    return [
        (seat, prey[seat])
        for seat, book in enumerate(table.books)
        if seat != view.seat and not book.eliminated and not book.missed and prey[seat]
    ]


def _robbable_pieces(book: LogBook) -> frozenset[Piece]:
    """BB-51: what a player may rob: nothing without a pilot, the shuttle first."""
    if "pilot" not in book.aboard:
        return frozenset()
    pieces = set(PIECES[1:] if "shuttle" in book.aboard else PIECES[:1]) - book.aboard
    return frozenset(pieces - {"object"} if "witness" in book.aboard else pieces)
