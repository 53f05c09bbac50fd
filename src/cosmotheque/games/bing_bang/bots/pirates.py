"""Piracy: what a robbery saves, whom to go for, and where pirates would find an easy prey (BB-51 to BB-58)."""

from collections.abc import Sequence

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.bots.memory import Memory
from cosmotheque.games.bing_bang.bots.rivals import steps_left
from cosmotheque.games.bing_bang.bots.routes import Routes
from cosmotheque.games.bing_bang.bots.targets import Target, turns_for
from cosmotheque.games.bing_bang.components import NOWHERE, PIECES, Piece, colour_of
from cosmotheque.games.bing_bang.rules.sky import distance, planet_at
from cosmotheque.games.bing_bang.state import LogBook
from cosmotheque.games.bing_bang.view import View

NEW_COUNT = 1.5
"""Turns that a robbery saves in any case: it is a find, and the count after it goes to 25."""
SEARCHED = 0.3
"""Turns that every token saves which need not be searched."""
LOST = {"shuttle": 1.5, "scientist": 0.7, "object": 0.7}
"""Turns that the loss of a piece costs, times the odds that a pirate who could come does."""
NEAR = 7
"""Cells that a pirate covers in a count where it must lay whites."""


def loot(view: View, memory: Memory, piece: Piece) -> float:
    """What robbing a piece saves: less where its own token is known, more the longer the search would be."""
    faces = [face for face in view.wanted if PIECES[colour_of(face) - 1] == piece]
    if not faces or faces[0] in memory.faces.values():
        return NEW_COUNT
    return NEW_COUNT + SEARCHED * len(memory.hidden[colour_of(faces[0])]) / 2


def victim_targets(view: View, ways: Routes, memory: Memory) -> list[Target]:
    """Pawns in the open, within this count, with a piece that is wanted now."""
    assert view.seat is not None  # noqa: S101 - spectators do not play
    table, mine = view.table, view.table.books[view.seat]
    if not table.options.piracy:
        return []
    found: list[Target] = []
    for seat, book in enumerate(table.books):
        pieces = _sought(mine) & book.aboard
        if seat == view.seat or seat in table.turn.robbed or not pieces or book.pawn in (NOWHERE, mine.pawn):
            continue
        if seat in mine.guests:
            continue
        if planet_at(table, book.pawn) is None and turns_for(view, ways.cost[book.pawn]) == 1:
            value = max(loot(view, memory, piece) for piece in pieces)
            found.append(Target(book.pawn, ways.cost[book.pawn], value, 1))
    return found


def best_robbery(view: View, memory: Memory, actions: Sequence[act.Action]) -> act.Rob | None:
    """Of whom the pawn has joined: the piece that saves most, from whoever is nearest to winning."""
    robberies = [action for action in actions if isinstance(action, act.Rob)] if view.table.options.piracy else []
    return max(
        robberies,
        key=lambda robbery: (loot(view, memory, robbery.piece), -steps_left(view, robbery.victim)),
        default=None,
    )


def danger(view: View, cell: int) -> float:
    """The turns to be feared for when the pawn ends its turn on a cell."""
    assert view.seat is not None  # noqa: S101 - spectators do not play
    table, mine = view.table, view.table.books[view.seat]
    if not table.options.piracy or cell in table.planets:
        return 0.0
    near = [
        book
        for seat, book in enumerate(table.books)
        if seat != view.seat and not book.eliminated and distance(book.pawn, cell) <= NEAR
    ]
    return sum(max((LOST[piece] for piece in _sought(book) & mine.aboard), default=0.0) for book in near)


def _sought(book: LogBook) -> frozenset[Piece]:
    """BB-51: what a player may rob: nothing without a pilot, the shuttle first."""
    if "pilot" not in book.aboard:
        return frozenset()
    pieces = set(PIECES[1:] if "shuttle" in book.aboard else PIECES[:1]) - book.aboard
    return frozenset(pieces - {"object"} if "witness" in book.aboard else pieces)
