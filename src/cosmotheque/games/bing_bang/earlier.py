"""The game by its first rules, version 1, by which old records are replayed and old tables played on.

The differences: no player knows a token after a quick setup (BB-14); a player who could only fly is stuck (BB-22); a
damaged ship never accomplishes its mission (BB-32); a planet may be scattered within its sector (BB-43); whites taken
back pay for a stay all the same, and every card in hand counts (BB-55); no attack follows an instruction that ends the
turn (BB-56); a host may rob its visitor by stepping off and on again (BB-57); giving up ends the game for all (BB-62).
BB-55 and the start stand here; for the rest the rules ask `is_first_edition`, each where it differs.
"""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.core.text import RuleId
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components.box import BANG_COST, RED_COST
from cosmotheque.games.bing_bang.components.sky import BESIDE, EVERYWHERE
from cosmotheque.games.bing_bang.options import Options
from cosmotheque.games.bing_bang.rules import legal
from cosmotheque.games.bing_bang.rules.cells import occupied_cells, takeable
from cosmotheque.games.bing_bang.rules.refusals import rule_against
from cosmotheque.games.bing_bang.rules.staying import PAYMENT, is_staying
from cosmotheque.games.bing_bang.state import Phase, PublicState, Secrets, State

SLACK = 2
"""The count beyond the price that must be left for anything that neither pays nor leaves."""


def start(options: Options, seats: int) -> State:
    return State(PublicState(replace(options, acquainted=False), seats, edition=1), Secrets())


def legal_actions(state: State, seat: Seat) -> Sequence[act.Action]:
    return _staying_operations(state, seat) if _is_staying_on(state, seat) else legal.legal_actions(state, seat)


def breaks(state: State, seat: Seat, action: act.Action) -> Iterator[RuleId]:
    """BB-55: what a stay leaves open is said by its list."""
    if rule := rule_against(state, seat, action):
        yield RuleId(rule)
    elif _is_staying_on(state, seat) and action not in _staying_operations(state, seat):
        yield RuleId("BB-55")


def _is_staying_on(state: State, seat: Seat) -> bool:
    table = state.table
    return table.phase is Phase.TURN and seat == table.turn.seat and is_staying(table, seat)


def _staying_operations(state: State, seat: Seat) -> legal.Listed:
    """Operations on the planet where the turn began; near the end of the count only those that pay or leave."""
    table, turn = state.table, state.table.turn
    left = turn.limit - turn.count
    movement, whites, opening = legal.operations(state, seat, left)
    cost = _cheapest(table, seat, state.secrets.hands[seat])
    is_paid = turn.reds > 0 or turn.bang or (turn.laid >= PAYMENT and not turn.must_leave)
    if is_paid or cost is None or cost > left:
        return [act.END_TURN, *movement, *whites, *opening]
    if left - cost >= SLACK:
        return [*movement, *whites, *opening] or [act.END_TURN]
    useful = set(BESIDE[table.books[seat].pawn]) if _in_whites(table, seat) is None else EVERYWHERE
    lays = [action for action in whites if isinstance(action, act.LayWhite) and action.cell in useful]
    return [*movement, *lays, *opening] or whites or [act.END_TURN]


def _cheapest(table: PublicState, seat: int, hand: tuple[int, ...]) -> int | None:
    costs = (_leave(table, seat), _in_whites(table, seat), _open(table, seat, hand))
    return min((cost for cost in costs if cost is not None), default=None)


def _leave(table: PublicState, seat: int) -> int | None:
    """One step where a white lies ready; one more to lay it, and one more to take it first."""
    book, taken = table.books[seat], occupied_cells(table)
    if table.turn.landed:
        return None
    if any(cell in table.whites for cell in BESIDE[book.pawn]):
        return 1
    if all(cell in taken for cell in BESIDE[book.pawn]):
        return None
    return 2 if book.whites else 3 if takeable(table, seat) else None


def _in_whites(table: PublicState, seat: int) -> int | None:
    lacking = PAYMENT - table.turn.laid
    return None if table.turn.must_leave or table.books[seat].whites < lacking else lacking


def _open(table: PublicState, seat: int, hand: tuple[int, ...]) -> int | None:
    if not table.turn.opening:
        return None
    if table.books[seat].reds:
        return RED_COST
    return BANG_COST if hand else None
