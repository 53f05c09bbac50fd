"""Whites laid ahead: once the pawn stands still, the rest of a count goes into the way of the next turn."""

from collections.abc import Sequence
from dataclasses import replace as altered

from msgspec.structs import replace

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.bots.memory import Memory
from cosmotheque.games.bing_bang.bots.targets import Target, full_count
from cosmotheque.games.bing_bang.components import FACES, OF_EACH_COLOUR
from cosmotheque.games.bing_bang.rules.sky import planet_at
from cosmotheque.games.bing_bang.view import View

PLENTY = 12
"""With so many whites in stock, one more laid is worth more than one more taken."""
DULL = FACES.index("unpleasant") % OF_EACH_COLOUR


def next_turn(view: View) -> View:
    """The view as if the next turn began here and now."""
    table = view.table
    departure = planet_at(table, table.books[table.turn.seat].pawn)
    fresh = {"count": 0, "landed": False, "flown": None, "encores": (), "departure": departure}
    return replace(view, table=replace(table, turn=replace(table.turn, limit=full_count(view), **fresh)))


def without_luck(view: View, memory: Memory) -> Memory:
    """What is known if the token flown over turns out to bring nothing."""
    token = view.table.turn.flown
    if token is None:
        return memory
    dull = OF_EACH_COLOUR * view.table.colours[token] + DULL
    return altered(memory, faces={**memory.faces, token: dull})


def plays_on(view: View, memory: Memory) -> bool:
    """Whether the token flown over is known to give a new count."""
    face = None if view.table.turn.flown is None else memory.faces.get(view.table.turn.flown)
    return face is not None and (face in view.wanted or FACES[face] == "bis")


def lay_ahead(view: View, target: Target, way: Sequence[int]) -> act.Action | None:
    """The first bare cell of the way, if the target comes into the next turn's reach by it, or whites are plenty."""
    table, turn = view.table, view.table.turn
    stock, left = table.books[turn.seat].whites, turn.limit - turn.count
    bare = [cell for cell in way if cell not in table.whites and cell not in table.planets]
    if not bare or not stock or not left:
        return None
    full = full_count(view)
    reached = target.cost - min(left, len(bare), stock) <= full < target.cost and len(bare) <= stock + full // 2
    return act.LAYS[bare[0]] if reached or stock >= PLENTY else None
