"""Seats that may act, and their legal actions."""

from collections.abc import Sequence

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components.box import BANG_COST, FLIGHT_COST, MOST_REDS, RED_COST, REDS, TOKENS
from cosmotheque.games.bing_bang.components.sky import BESIDE
from cosmotheque.games.bing_bang.rules.bangs import bang_actions, scatterable
from cosmotheque.games.bing_bang.rules.cells import takeable
from cosmotheque.games.bing_bang.rules.flights import flights
from cosmotheque.games.bing_bang.rules.layout import planet_cells, token_cells
from cosmotheque.games.bing_bang.rules.listed import NO_ROOM, TurnActions, room_beside
from cosmotheque.games.bing_bang.rules.operations import red_cells
from cosmotheque.games.bing_bang.rules.piracy import robberies
from cosmotheque.games.bing_bang.rules.planets import may_enter_planet
from cosmotheque.games.bing_bang.rules.setup import liftable
from cosmotheque.games.bing_bang.rules.staying import debt, harmless, is_staying
from cosmotheque.games.bing_bang.state import Phase, PublicState, State

CHANCE_PHASES = frozenset(
    {Phase.DEAL, Phase.DEAL_PLANETS, Phase.DEAL_CARDS, Phase.DRAW_SURPRISE, Phase.DRAW_BANG, Phase.DRAW_MISSION}
)
ONLY_CHANCE = frozenset({CHANCE})
NOBODY: frozenset[Seat] = frozenset()
ALONE = tuple(frozenset({Seat(seat)}) for seat in range(max(REDS) + 1))
Listed = list[act.Action]


def actors(state: State) -> frozenset[Seat]:
    table = state.table
    if table.phase in CHANCE_PHASES:
        return ONLY_CHANCE
    return NOBODY if table.phase is Phase.OVER else ALONE[table.turn.seat]


def legal_actions(state: State, seat: Seat) -> Sequence[act.Action]:
    """Chance lists nothing: what it may draw is too much to list."""
    table = state.table
    if seat < 0 or seat not in actors(state):
        return ()
    match table.phase:
        case Phase.TURN:
            return turn_actions(state, seat)
        case Phase.LAY_TOKENS | Phase.LAY_PLANETS | Phase.SCATTER:
            return _laying_actions(state, seat)
        case Phase.SPYGLASS:
            return [act.Peek(token) for token in range(TOKENS) if token != table.peeked]
        case Phase.WORMHOLE:
            return [act.WARPS[cell] for cell in sorted(table.whites)]
        case Phase.CUSTOMS:
            return [act.HAND_INS[kind] for kind in sorted(set(state.secrets.hands[seat]))]
        case _:
            mission = state.secrets.missions[seat]
            return [act.Show(category) for category, card in enumerate(mission) if card is not None]


def _laying_actions(state: State, seat: Seat) -> Listed:
    """Tokens and planets are taken in hand, then set."""
    table = state.table
    if table.lifted is not None:
        return [act.SET_PLANETS[cell] for cell in planet_cells(table, table.lifted)]
    if table.phase is Phase.LAY_PLANETS:
        return [act.LiftPlanet(planet) for planet in liftable(table)]
    if table.phase is Phase.SCATTER:
        movable = [planet for planet in scatterable(table) if planet_cells(table, planet)]
        return [*([act.Settle()] if table.scattered else []), *map(act.LiftPlanet, movable)]
    if table.picked is not None:
        return [act.SET_TOKENS[cell] for cell in token_cells(table)]
    return [act.PickToken(face) for face in state.secrets.supplies[seat]]


def turn_actions(state: State, seat: Seat) -> Sequence[act.Action]:
    """BB-20: the operations in any order; reds and Bing Bang before them; the end whenever one likes."""
    table, turn = state.table, state.table.turn
    left = turn.limit - turn.count
    if turn.closing:
        return [act.END_TURN, *robberies(state, seat)]
    if turn.flown is not None:
        return _with_whites(table, seat, left, [act.TURN_TOKEN], [])
    if is_staying(table, seat):
        return _staying_actions(state, seat, left)
    before: Listed = [act.END_TURN, *_movement(state, seat, left)]
    return _with_whites(table, seat, left, before, _opening_actions(state, seat, left))


def operations(state: State, seat: Seat, left: int) -> tuple[Listed, Listed, Listed]:
    """Operations that move the pawn, that lay or take whites, and that only open a turn, with so much count left."""
    whites = [*_with_whites(state.table, seat, left, [], [])]
    return _movement(state, seat, left), whites, _opening_actions(state, seat, left)


def _movement(state: State, seat: Seat, left: int) -> Listed:
    """BB-18, BB-23, BB-46, BB-51."""
    table, pawn = state.table, state.table.books[seat].pawn
    whites, planets = table.whites, table.planets
    listed: Listed = []
    if not table.turn.landed and left >= 1:
        listed += [
            act.MOVES[cell]
            for cell in BESIDE[pawn]
            if cell in whites or (cell in planets and may_enter_planet(table, seat, cell))
        ]
    if not table.turn.landed and left >= FLIGHT_COST:
        listed += [act.FlyOver(over, to) for over, to in flights(state, seat)]
    listed += robberies(state, seat)
    return listed


def _with_whites(table: PublicState, seat: Seat, left: int, before: Listed, after: Listed) -> Sequence[act.Action]:
    """BB-17, BB-19: between these, the whites that may be laid, on any cell that is not occupied, and those to take."""
    if left < 1:
        return before + after
    has_whites = table.books[seat].whites > 0
    room = room_beside(table.tokens, table.planets, table.reds) if has_whites else NO_ROOM
    return TurnActions(before, room, table.whites, takeable(table, seat), after)


def _opening_actions(state: State, seat: Seat, left: int) -> Listed:
    """BB-33, BB-35, BB-36, BB-45."""
    table, turn = state.table, state.table.turn
    if not turn.opening:
        return []
    listed: Listed = []
    if table.books[seat].reds and turn.reds < MOST_REDS and left >= RED_COST:
        listed += [act.RED_LAYS[cell] for cell in red_cells(table)]
    if turn.reds == 0 and left >= BANG_COST:
        listed += bang_actions(table, seat, state.secrets.hands[seat])
    return listed


def _staying_actions(state: State, seat: Seat, left: int) -> Listed:
    """BB-55: a player who stays on a planet pays; nothing is listed that would make paying or leaving impossible."""
    table, hand = state.table, state.secrets.hands[seat]
    movement, whites, opening = operations(state, seat, left)
    owed = debt(table, seat, hand)
    if owed is None:
        return [act.END_TURN, *movement, *whites, *opening]
    end: Listed = [] if owed else [act.END_TURN]
    return [*end, *movement, *harmless(table, seat, hand, whites), *opening]
