"""Which rule forbids an action that is not legal. It looks only at what the asking seat knows."""

from cosmotheque.core.game import Seat
from cosmotheque.core.text import RuleId
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components.box import BANG_COST, CARDS, FLIGHT_COST, RED_COST
from cosmotheque.games.bing_bang.components.sky import BESIDE, CELLS
from cosmotheque.games.bing_bang.rules.bangs import card_of
from cosmotheque.games.bing_bang.rules.cells import occupied
from cosmotheque.games.bing_bang.rules.legal import actors
from cosmotheque.games.bing_bang.rules.missions import is_on_the_way_home
from cosmotheque.games.bing_bang.state import Phase, State

CHANCE_RULES = {
    act.LayOut: "BB-14",
    act.DealTokens: "BB-8",
    act.DealPlanets: "BB-11",
    act.DealCards: "BB-13",
    act.DrawSurprise: "BB-26",
    act.DrawCards: "BB-50",
}
PHASE_RULES = {
    Phase.LAY_TOKENS: "BB-8",
    Phase.LAY_PLANETS: "BB-11",
    Phase.SCATTER: "BB-43",
    Phase.SPYGLASS: "BB-60",
    Phase.WORMHOLE: "BB-60",
    Phase.CUSTOMS: "BB-61",
    Phase.INSPECTION: "BB-61",
}


def why(state: State, seat: Seat, action: act.Action) -> RuleId:
    return RuleId(_rule(state, seat, action))


def _rule(state: State, seat: Seat, action: act.Action) -> str:
    phase = state.table.phase
    if isinstance(action, act.GiveUp):
        return "BB-62"
    if type(action) in CHANCE_RULES:
        return CHANCE_RULES[type(action)]
    if seat not in actors(state):
        return "BB-16"
    if phase is Phase.LAY_TOKENS and isinstance(action, act.SetToken):
        return "BB-9"
    if phase is Phase.LAY_PLANETS and isinstance(action, act.SetPlanet):
        return "BB-12"
    return PHASE_RULES[phase] if phase in PHASE_RULES else _turn_rule(state, seat, action)


def _turn_rule(state: State, seat: Seat, action: act.Action) -> str:
    turn = state.table.turn
    if turn.closing and not isinstance(action, act.Rob):
        return "BB-25"
    if isinstance(action, act.TurnToken | act.EndTurn):
        return ("BB-24" if turn.flown is not None else "BB-55") if isinstance(action, act.EndTurn) else "BB-23"
    if isinstance(action, act.LayRed | act.Rearrange | act.SwapPlanets | act.MoveEarth | act.Scatter):
        return _opening_rule(state, seat, action)
    if isinstance(action, act.LayWhite | act.MovePawn | act.TakeWhite | act.FlyOver):
        return _operation_rule(state, seat, action)
    if isinstance(action, act.Rob):
        return _robbery_rule(state, seat, action)
    return "BB-14" if isinstance(action, act.PickToken | act.SetToken | act.LiftPlanet | act.SetPlanet) else "BB-26"


def _opening_rule(state: State, seat: Seat, action: act.Opening) -> str:
    turn, red = state.table.turn, isinstance(action, act.LayRed)
    if not turn.opening or turn.flown is not None:
        replayed = turn.finds or turn.count == 0
        return "BB-35" if turn.bang else "BB-45" if replayed else "BB-33" if red else "BB-36"
    left = turn.limit - turn.count
    if red:
        return "BB-34" if left >= RED_COST and state.table.books[seat].reds and turn.reds < 3 else "BB-33"
    if turn.reds:
        return "BB-35"
    kind = CARDS.index(card_of(action))
    return "BB-36" if left < BANG_COST or kind not in state.secrets.hands[seat] else f"BB-{37 + kind}"


def _operation_rule(state: State, seat: Seat, action: act.Operation) -> str:
    table, turn = state.table, state.table.turn
    cost = FLIGHT_COST if isinstance(action, act.FlyOver) else 1
    if turn.count + cost > turn.limit:
        return "BB-16"
    match action:
        case act.LayWhite(cell):
            free = 0 <= cell < CELLS and cell not in occupied(table) and table.books[seat].whites > 0
            return "BB-55" if free else "BB-17"
        case act.TakeWhite(cell):
            return "BB-55" if cell in table.whites and cell not in _others(state, seat) else "BB-19"
        case act.MovePawn(cell):
            return _move_rule(state, seat, cell)
        case act.FlyOver():
            return _flight_rule(state, seat, action)


def _others(state: State, seat: Seat) -> set[int]:
    return {book.pawn for other, book in enumerate(state.table.books) if other != seat}


def _move_rule(state: State, seat: Seat, cell: int) -> str:
    table, turn, book = state.table, state.table.turn, state.table.books[seat]
    if turn.landed:
        return "BB-24" if turn.flown is not None else "BB-46"
    if cell not in BESIDE[book.pawn]:
        return "BB-18"
    if cell in table.reds:
        return "BB-34"
    if cell in table.tokens:
        return "BB-24"
    if cell in table.planets:
        return "BB-32" if book.meteors else "BB-55"
    return "BB-18"


def _robbery_rule(state: State, seat: Seat, action: act.Rob) -> str:
    table, turn, pawn = state.table, state.table.turn, state.table.books[seat].pawn
    meets = action.victim != seat and 0 <= action.victim < table.seats and table.books[action.victim].pawn == pawn
    if not (table.options.piracy and meets):
        return "BB-51"
    if pawn in table.planets:
        return "BB-55"
    if turn.flown is not None:
        return "BB-56"
    if not turn.came or action.victim in table.books[seat].guests:
        return "BB-57"
    return "BB-54" if action.victim in turn.robbed else "BB-51"


def _flight_rule(state: State, seat: Seat, action: act.FlyOver) -> str:
    table, turn, book = state.table, state.table.turn, state.table.books[seat]
    if turn.landed:
        return "BB-24" if turn.flown is not None else "BB-46"
    if action.over in table.reds:
        return "BB-34"
    if action.over not in table.tokens or action.to not in table.whites:
        return "BB-23"
    if book.meteors:
        return "BB-32"
    return "BB-48" if is_on_the_way_home(book) else "BB-23"
