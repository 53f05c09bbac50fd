"""The rules that an action breaks. A refusal names the first of them; it looks only at what the asking seat knows."""

from collections.abc import Iterator

from cosmotheque.core.game import Seat
from cosmotheque.core.text import RuleId
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components.box import (
    BANG_COST,
    CARDS,
    FLIGHT_COST,
    MOST_REDS,
    RED_COST,
    TOKENS,
)
from cosmotheque.games.bing_bang.components.sky import BESIDE, CELLS
from cosmotheque.games.bing_bang.rules.bangs import card_actions, card_of, scatterable
from cosmotheque.games.bing_bang.rules.cells import occupied_cells, takeable
from cosmotheque.games.bing_bang.rules.flights import flights
from cosmotheque.games.bing_bang.rules.layout import planet_cells, token_cells
from cosmotheque.games.bing_bang.rules.legal import actors
from cosmotheque.games.bing_bang.rules.missions import is_on_the_way_home
from cosmotheque.games.bing_bang.rules.operations import red_cells
from cosmotheque.games.bing_bang.rules.piracy import sought_pieces
from cosmotheque.games.bing_bang.rules.planets import may_enter_planet
from cosmotheque.games.bing_bang.rules.setup import liftable
from cosmotheque.games.bing_bang.rules.staying import WhiteOperation, can_still, debt
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


def breaks(state: State, seat: Seat, action: act.Action) -> Iterator[RuleId]:
    """The first rule that an action of a seat breaks, whatever its type allows; none where it is legal."""
    if rule := rule_against(state, seat, action) or _against_leaving_a_debt(state, seat, action):
        yield RuleId(rule)


def rule_against(state: State, seat: Seat, action: act.Action) -> str | None:
    """The rule that forbids the action, the price of staying on a planet aside."""
    phase = state.table.phase
    if isinstance(action, act.GiveUp):
        return "BB-62"
    if type(action) in CHANCE_RULES:
        return CHANCE_RULES[type(action)]
    if seat not in actors(state):
        return "BB-16"
    if phase is Phase.TURN:
        return _against_turn(state, seat, action)
    if phase is Phase.LAY_TOKENS and isinstance(action, act.SetToken):
        return None if state.table.picked is not None and action.cell in token_cells(state.table) else "BB-9"
    if phase is Phase.LAY_PLANETS and isinstance(action, act.SetPlanet):
        return None if _may_set(state, action.cell) else "BB-12"
    return None if _is_asked_for(state, seat, action) else PHASE_RULES[phase]


def _may_set(state: State, cell: int) -> bool:
    lifted = state.table.lifted
    return lifted is not None and cell in planet_cells(state.table, lifted)


def _is_asked_for(state: State, seat: Seat, action: act.Action) -> bool:
    """True if this is an action that the phase asks for."""
    table, phase = state.table, state.table.phase
    match action:
        case act.PickToken(face):
            return phase is Phase.LAY_TOKENS and table.picked is None and face in state.secrets.supplies[seat]
        case act.LiftPlanet(planet) if table.lifted is None and phase is Phase.SCATTER:
            return planet in scatterable(table) and bool(planet_cells(table, planet))
        case act.LiftPlanet(planet):
            return phase is Phase.LAY_PLANETS and table.lifted is None and planet in liftable(table)
        case act.SetPlanet(cell):
            return phase is Phase.SCATTER and _may_set(state, cell)
        case act.Settle():
            return phase is Phase.SCATTER and table.lifted is None and bool(table.scattered)
        case act.Peek(token):
            return phase is Phase.SPYGLASS and 0 <= token < TOKENS and token != table.peeked
        case act.Warp(cell):
            return phase is Phase.WORMHOLE and cell in table.whites
        case act.HandIn(card):
            return phase is Phase.CUSTOMS and CARDS.index(card) in state.secrets.hands[seat]
        case act.Show(category):
            mission = state.secrets.missions[seat] if phase is Phase.INSPECTION else ()
            return 0 <= category < len(mission) and mission[category] is not None
        case _:
            return False


def _against_turn(state: State, seat: Seat, action: act.Action) -> str | None:
    turn = state.table.turn
    if turn.closing and not isinstance(action, act.Rob | act.EndTurn):
        return "BB-25"
    match action:
        case act.EndTurn():
            return "BB-24" if turn.flown is not None else None
        case act.TurnToken():
            return "BB-23" if turn.flown is None else None
        case act.LayRed() | act.Rearrange() | act.SwapPlanets() | act.MoveEarth() | act.Scatter():
            return _against_opening(state, seat, action)
        case act.LayWhite() | act.MovePawn() | act.TakeWhite() | act.FlyOver():
            return _against_operation(state, seat, action)
        case act.Rob():
            return _against_robbery(state, seat, action)
        case act.PickToken() | act.SetToken() | act.LiftPlanet() | act.SetPlanet():
            return "BB-14"
        case _:
            return "BB-26"


def _against_leaving_a_debt(state: State, seat: Seat, action: act.Action) -> str | None:
    """BB-55: a stay on a planet is paid for or ended, as long as it can be."""
    if not isinstance(action, WhiteOperation | act.EndTurn) or state.table.turn.closing:
        return None
    table, hand = state.table, state.secrets.hands[seat]
    owed = debt(table, seat, hand)
    if owed is None:
        return None
    keeps = owed == 0 if isinstance(action, act.EndTurn) else can_still(table, seat, hand, action)
    return None if keeps else "BB-55"


def _against_opening(state: State, seat: Seat, action: act.Opening) -> str | None:
    turn, red = state.table.turn, isinstance(action, act.LayRed)
    if not turn.opening or turn.flown is not None:
        replayed = turn.finds or turn.count == 0
        return "BB-35" if turn.bang else "BB-45" if replayed else "BB-33" if red else "BB-36"
    left = turn.limit - turn.count
    if isinstance(action, act.LayRed):
        if left < RED_COST or not state.table.books[seat].reds or turn.reds >= MOST_REDS:
            return "BB-33"
        return None if action.cell in red_cells(state.table) else "BB-34"
    if turn.reds:
        return "BB-35"
    card = card_of(action)
    kind = CARDS.index(card)
    if left < BANG_COST or kind not in state.secrets.hands[seat]:
        return "BB-36"
    return None if action in card_actions(state.table, seat, card) else f"BB-{37 + kind}"


def _against_operation(state: State, seat: Seat, action: act.Operation) -> str | None:
    table, turn = state.table, state.table.turn
    cost = FLIGHT_COST if isinstance(action, act.FlyOver) else 1
    if turn.count + cost > turn.limit:
        return "BB-16"
    match action:
        case act.LayWhite(cell):
            is_free = 0 <= cell < CELLS and cell not in occupied_cells(table)
            return None if is_free and table.books[seat].whites > 0 else "BB-17"
        case act.TakeWhite(cell):
            return None if cell in takeable(table, seat) else "BB-19"
        case act.MovePawn(cell):
            return _against_move(state, seat, cell)
        case act.FlyOver():
            return _against_flight(state, seat, action)


def _against_move(state: State, seat: Seat, cell: int) -> str | None:
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
        return None if may_enter_planet(table, seat, cell) else "BB-32" if book.meteors else "BB-55"
    return None if cell in table.whites else "BB-18"


def _against_robbery(state: State, seat: Seat, action: act.Rob) -> str | None:
    table, turn, book = state.table, state.table.turn, state.table.books[seat]
    victim = action.victim
    meets = victim != seat and 0 <= victim < table.seats and table.books[victim].pawn == book.pawn
    if not (table.options.piracy and meets):
        return "BB-51"
    if book.pawn in table.planets:
        return "BB-55"
    if turn.flown is not None:
        return "BB-56"
    if not turn.came or victim in book.guests:
        return "BB-57"
    if victim in turn.robbed:
        return "BB-54"
    is_sought = "pilot" in book.aboard and action.piece in sought_pieces(state, seat)
    return None if is_sought and action.piece in table.books[victim].aboard else "BB-51"


def _against_flight(state: State, seat: Seat, action: act.FlyOver) -> str | None:
    table, turn, book = state.table, state.table.turn, state.table.books[seat]
    if turn.landed:
        return "BB-24" if turn.flown is not None else "BB-46"
    if action.over in table.reds:
        return "BB-34"
    if action.over not in table.tokens or action.to not in table.whites:
        return "BB-23"
    if book.meteors:
        return "BB-32"
    if (action.over, action.to) in flights(state, seat):
        return None
    return "BB-48" if is_on_the_way_home(book) else "BB-23"
