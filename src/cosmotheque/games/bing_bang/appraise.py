"""How well a player stands at a glance, for bots that play any game. No rule depends on it."""

from cosmotheque.core.game import Seat
from cosmotheque.games.bing_bang.components import EARTH, PLANET
from cosmotheque.games.bing_bang.rules.finds import wanted_faces
from cosmotheque.games.bing_bang.rules.planets import COMPLETE, LOADED
from cosmotheque.games.bing_bang.rules.sky import BESIDE, distance
from cosmotheque.games.bing_bang.state import State

MISSION, PIECE, DELIVERED = 300.0, 40.0, 2
"""A piece is worth more than any way on the board; the witness stands for the object and its delivery."""
OUT, DAMAGED, FAILING = -1000.0, -15.0, -3.0
READY = 0.5
"""A white beside the pawn on the way to the goal is half a step."""


def appraise(state: State, seat: Seat) -> float:
    """The own progress less that of the best rival."""
    if not state.secrets.missions:
        return 0.0
    rivals = [_progress(state, other) for other in range(state.table.seats) if other != seat]
    return _progress(state, seat) - max(rivals)


def _progress(state: State, seat: int) -> float:
    """Missions and pieces, less the steps to what comes next."""
    book = state.table.books[seat]
    if book.eliminated:
        return OUT
    pieces = len(book.aboard) + (DELIVERED - 1) * ("witness" in book.aboard)
    trouble = DAMAGED * (book.meteors + book.missed) + FAILING * book.failure
    return MISSION * book.missions + PIECE * pieces + trouble - _steps(state, seat)


def _steps(state: State, seat: int) -> float:
    """Steps in rows and columns to the nearest cell that the player has business on."""
    pawn, goals = state.table.books[seat].pawn, _goals(state, seat)
    if not goals:
        return 0.0
    far, goal = min((distance(pawn, cell), cell) for cell in goals)
    ready = any(cell in state.table.whites and distance(cell, goal) < far for cell in BESIDE[pawn])
    return far - READY * ready


def _goals(state: State, seat: int) -> list[int]:
    table, book, mission = state.table, state.table.books[seat], state.secrets.missions[seat]
    if book.meteors:
        return list(table.planets)
    if book.left and "shuttle" in book.aboard:
        return [table.planets[left.planet] for left in book.left]
    if book.aboard >= COMPLETE:
        return [table.planets[EARTH]]
    if book.aboard >= LOADED and (planet := mission[PLANET]) is not None:
        return [table.planets[planet]]
    wanted = wanted_faces(book, mission)
    return [cell for cell, face in zip(table.tokens, state.secrets.faces, strict=True) if face in wanted]
