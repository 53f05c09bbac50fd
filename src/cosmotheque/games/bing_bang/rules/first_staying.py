"""BB-55 by the first edition: whites laid pay for a stay, taken back or not, and every card in hand counts."""

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components import BANG_COST, RED_COST
from cosmotheque.games.bing_bang.rules.sky import BESIDE, EVERYWHERE, occupied, takeable
from cosmotheque.games.bing_bang.rules.staying import PAYMENT
from cosmotheque.games.bing_bang.state import Table

SLACK = 2
Listed = list[act.Action]


def first_staying(
    table: Table, seat: int, hand: tuple[int, ...], *, movement: Listed, whites: Listed, opening: Listed
) -> Listed:
    """What may be done on the planet where the turn began; near the end of the count only what pays or leaves."""
    turn, left = table.turn, table.turn.limit - table.turn.count
    cost = _cheapest(table, seat, hand)
    is_paid = turn.reds > 0 or turn.bang or (turn.laid >= PAYMENT and not turn.must_leave)
    if is_paid or cost is None or cost > left:
        return [act.END_TURN, *movement, *whites, *opening]
    if left - cost >= SLACK:
        return [*movement, *whites, *opening] or [act.END_TURN]
    useful = set(BESIDE[table.books[seat].pawn]) if _in_whites(table, seat) is None else EVERYWHERE
    lays = [action for action in whites if isinstance(action, act.LayWhite) and action.cell in useful]
    return [*movement, *lays, *opening] or whites or [act.END_TURN]


def _cheapest(table: Table, seat: int, hand: tuple[int, ...]) -> int | None:
    costs = (_leave(table, seat), _in_whites(table, seat), _open(table, seat, hand))
    return min((cost for cost in costs if cost is not None), default=None)


def _leave(table: Table, seat: int) -> int | None:
    """One step where a white lies ready; one more to lay it, and one more to take it first."""
    book, taken = table.books[seat], occupied(table)
    if table.turn.landed:
        return None
    if any(cell in table.whites for cell in BESIDE[book.pawn]):
        return 1
    if all(cell in taken for cell in BESIDE[book.pawn]):
        return None
    return 2 if book.whites else 3 if takeable(table, seat) else None


def _in_whites(table: Table, seat: int) -> int | None:
    lacking = PAYMENT - table.turn.laid
    return None if table.turn.must_leave or table.books[seat].whites < lacking else lacking


def _open(table: Table, seat: int, hand: tuple[int, ...]) -> int | None:
    if not table.turn.opening:
        return None
    if table.books[seat].reds:
        return RED_COST
    return BANG_COST if hand else None
