"""The next operation on the way to a target, and what to do with the rest of a count.

Once the pawn stands still, what is left of the count goes into the way of the next turn, or into taking whites.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace as altered

from msgspec.structs import replace

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.belief.memory import Memory
from cosmotheque.games.bing_bang.bots.routes import Routes
from cosmotheque.games.bing_bang.bots.targets import Target, full_count
from cosmotheque.games.bing_bang.components.box import FACES, OF_EACH_COLOUR
from cosmotheque.games.bing_bang.components.sky import BESIDE, distance
from cosmotheque.games.bing_bang.rules.cells import planet_at, takeable
from cosmotheque.games.bing_bang.view import View

ENOUGH = 6
"""The whites in stock with which the last count of a turn goes into the next step rather than into taking one."""
PLENTY = 12
"""The whites in stock from which one more laid is worth more than one more taken."""
# A face of each colour that is no piece and gives no new count.
DULL = FACES.index("unpleasant") % OF_EACH_COLOUR


def steer(
    view: View, ways: Routes, target: Target | None, prized: Collection[int], actions: Collection[act.Action]
) -> act.Action | None:
    """The next operation towards the target; None where nothing more is to be done for it."""
    table = view.table
    if table.turn.flown is not None:
        return gather(view, (), prized, actions) or act.TURN_TOKEN
    left = table.turn.limit - table.turn.count
    if target is None or left == 0:
        return None
    way = ways.way(target.cell)
    if target.over is not None and target.landing is not None:
        way.append(target.landing)
        if len(way) == 1:
            return _fly(view, target, prized, left)
    return _advance(view, way, prized, left) if way and not table.turn.landed else None


def _fly(view: View, target: Target, prized: Collection[int], left: int) -> act.Action | None:
    """Beside the token: lay the landing, then fly."""
    assert target.over is not None and target.landing is not None  # noqa: S101, PT018 - a flight has both
    if target.landing in view.table.whites:
        return act.FlyOver(target.over, target.landing) if left > 1 else None
    return _lay(view, target.landing, [target.landing], prized)


def _advance(view: View, way: Sequence[int], prized: Collection[int], left: int) -> act.Action | None:
    """Step on where a white lies; lay it otherwise, as long as it can still be of use."""
    table, following = view.table, way[0]
    if following in table.whites or following in table.planets:
        return act.MOVES[following]
    if left == 1 and table.books[table.turn.seat].whites < ENOUGH:
        return None
    return _lay(view, following, way, prized)


def _lay(view: View, cell: int, way: Sequence[int], prized: Collection[int]) -> act.Action | None:
    if view.table.books[view.table.turn.seat].whites:
        return act.LAYS[cell]
    return take(view, way, prized)


def take(view: View, way: Sequence[int], prized: Collection[int]) -> act.Action | None:
    """The white that helps the rivals most and is not on the own way: a `prized` one, or else the nearest to them."""
    table, seat = view.table, view.table.turn.seat
    pawn = table.books[seat].pawn
    loose = [cell for cell in takeable(table, seat) if cell not in way and cell != pawn]
    if not loose:  # BB-19: even the one under the own pawn, where none is left to lay
        return act.TAKES[pawn] if not table.books[seat].whites and pawn in table.whites else None
    rivals = [book.pawn for other, book in enumerate(table.books) if other != seat and not book.eliminated]

    def order(cell: int) -> tuple[bool, bool, int, int]:
        return (
            cell in BESIDE[pawn],
            cell not in prized,
            min((distance(cell, rival) for rival in rivals), default=0),
            cell,
        )

    return act.TAKES[min(loose, key=order)]


def gather(
    view: View, way: Sequence[int], prized: Collection[int], actions: Collection[act.Action]
) -> act.Action | None:
    """An operation that takes a white with the rest of the count."""
    if view.table.turn.count == view.table.turn.limit:
        return None
    action = take(view, way, prized)
    return action if action in actions else None


def next_turn(view: View) -> View:
    """The view as if the next turn began here and now."""
    table = view.table
    departure = planet_at(table, table.books[table.turn.seat].pawn)
    fresh = {"count": 0, "landed": False, "flown": None, "encores": (), "departure": departure}
    return replace(view, table=replace(table, turn=replace(table.turn, limit=full_count(view), **fresh)))


def without_luck(view: View, memory: Memory) -> Memory:
    """The memory if the token flown over turns out to bring nothing."""
    token = view.table.turn.flown
    if token is None:
        return memory
    dull = OF_EACH_COLOUR * view.table.colours[token] + DULL
    return altered(memory, faces={**memory.faces, token: dull})


def is_new_count_known(view: View, memory: Memory) -> bool:
    """True if the token flown over is known to give a new count."""
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
