"""The price of hiding on a planet (BB-55): staying is paid; a player who cannot pay leaves, or stays if stuck.

Nothing is listed that would make paying or leaving impossible where it is possible. Laying or taking a white leaves the
stock and what lies on the board together as they are, so a player who could pay in whites at first still can.
"""

from msgspec.structs import replace

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components.box import BANG_COST, RED_COST
from cosmotheque.games.bing_bang.components.sky import BESIDE, CELLS
from cosmotheque.games.bing_bang.rules.bangs import can_bang
from cosmotheque.games.bing_bang.rules.cells import occupied_cells, takeable
from cosmotheque.games.bing_bang.rules.changes import put
from cosmotheque.games.bing_bang.rules.operations import red_cells
from cosmotheque.games.bing_bang.rules.planets import may_enter_planet
from cosmotheque.games.bing_bang.rules.turns import LEAVE_WITH
from cosmotheque.games.bing_bang.state import PublicState

PAYMENT = 3
WhiteOperation = act.LayWhite | act.TakeWhite


def is_staying(table: PublicState, seat: int) -> bool:
    """True if piracy is played, and the pawn has not left the planet where its turn began."""
    planet = table.turn.departure
    return table.options.piracy and planet is not None and table.books[seat].pawn == table.planets[planet]


def price(table: PublicState, seat: int, hand: tuple[int, ...]) -> int | None:
    """The least count by which the stay is paid for or ended, 0 where it is paid; None where nothing can be done."""
    if table.turn.reds or table.turn.bang:
        return 0
    costs = (_in_whites(table, seat, hand), _leave(table, seat), _open(table, seat, hand))
    return min((cost for cost in costs if cost is not None), default=None)


def _in_whites(table: PublicState, seat: int, hand: tuple[int, ...]) -> int | None:
    """Three more whites on the board than at the beginning of the turn, unless they were all that the player had."""
    book, laid = table.books[seat], table.turn.laid
    lacking, room = max(0, PAYMENT - laid), CELLS - len(occupied_cells(table))
    if lacking > min(book.whites, room):
        return None
    is_poor = book.whites + laid <= LEAVE_WITH and not book.reds and not can_bang(table, seat, hand)
    return None if is_poor else lacking


def _leave(table: PublicState, seat: int) -> int | None:
    """One step where a white or another planet is beside; one more to lay a white, and one more to take it first."""
    book, beside = table.books[seat], BESIDE[table.books[seat].pawn]
    if table.turn.landed:
        return None
    if any(cell in table.whites or may_enter_planet(table, seat, cell) for cell in beside):
        return 1
    if occupied_cells(table).issuperset(beside):
        return None
    return 2 if book.whites else 3 if takeable(table, seat) else None


def _open(table: PublicState, seat: int, hand: tuple[int, ...]) -> int | None:
    """A red, or else a Bing Bang, where the turn has just begun and it can be played."""
    if not table.turn.opening:
        return None
    if table.books[seat].reds and red_cells(table):
        return RED_COST
    return BANG_COST if can_bang(table, seat, hand) else None


def debt(table: PublicState, seat: int, hand: tuple[int, ...]) -> int | None:
    """The price of the stay, 0 where it is paid; None where nobody stays, or the count is too short to pay or leave."""
    if not is_staying(table, seat):
        return None
    cost = price(table, seat, hand)
    return cost if cost is not None and cost <= table.turn.limit - table.turn.count else None


def harmless(table: PublicState, seat: int, hand: tuple[int, ...], operations: list[act.Action]) -> list[act.Action]:
    """The whites that may be laid or taken so that the stay can still be paid for or ended within the count."""
    beside = set(BESIDE[table.books[seat].pawn])
    known: dict[tuple[type, int | None], bool] = {}
    kept: list[act.Action] = []
    for operation in operations:
        if not isinstance(operation, WhiteOperation):
            continue
        kind = type(operation), operation.cell if operation.cell in beside else None
        if kind not in known:
            known[kind] = can_still(table, seat, hand, operation)
        if known[kind]:
            kept.append(operation)
    return kept


def can_still(table: PublicState, seat: int, hand: tuple[int, ...], operation: WhiteOperation) -> bool:
    """True if the stay can still be paid for or ended within the count after this."""
    return debt(_after(table, seat, operation), seat, hand) is not None


def _after(table: PublicState, seat: int, operation: WhiteOperation) -> PublicState:
    """The table with a white laid or taken."""
    laid = 1 if isinstance(operation, act.LayWhite) else -1
    book, turn = table.books[seat], table.turn
    return replace(
        table,
        whites=table.whites ^ {operation.cell},
        books=put(table.books, seat, replace(book, whites=book.whites - laid)),
        turn=replace(turn, count=turn.count + 1, opening=False, laid=turn.laid + laid),
    )
