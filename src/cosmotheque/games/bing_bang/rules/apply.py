"""Effects of each action, and of the draws of chance."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from cosmotheque.core.game import Move, Seat, Step
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components.box import PIRATE_COUNT, PLANETS, TOKENS
from cosmotheque.games.bing_bang.rules import bangs, operations, piracy, setup, surprises, tokens
from cosmotheque.games.bing_bang.rules.changes import Log, with_table
from cosmotheque.games.bing_bang.rules.decks import BANGS_IN_A_HAND, deal, draw, draw_bangs
from cosmotheque.games.bing_bang.rules.giving_up import give_up
from cosmotheque.games.bing_bang.rules.layout import random_layout
from cosmotheque.games.bing_bang.rules.turns import new_count, pass_turn, players_left
from cosmotheque.games.bing_bang.state import Phase, PublicState, State

REVEALING = frozenset(
    {
        ev.TokenTurned,
        ev.Delivered,
        ev.MissionAccomplished,
        ev.Peeked,
        ev.HandedIn,
        ev.MissionShown,
        ev.Robbed,
    }
)
# To look a type up takes no time; to ask a struct whether it is an instance of others does.
OPERATIONS: Final[Mapping[type, Callable[[State, Any, Log], State]]] = {
    act.LayWhite: operations.lay_white,
    act.TakeWhite: operations.take_white,
    act.MovePawn: operations.move_pawn,
    act.FlyOver: operations.fly_over,
    act.LayRed: operations.lay_red,
}


def apply(state: State, move: Move[act.Action]) -> Step[State, ev.Event]:
    log: Log = []
    if move.seat < 0:
        return Step(_by_chance(state, move.action, log), tuple(log), undoable=False)
    if type(move.action) is act.GiveUp:
        return Step(give_up(state, move.seat, log), tuple(log), undoable=False)
    table = state.table
    if table.turned is not None or table.surprise is not None or table.shown is not None:
        state = with_table(state, turned=None, surprise=None, shown=None)
    state = _by_seat(state, move.action, log)
    return Step(state, tuple(log), undoable=REVEALING.isdisjoint(map(type, log)))


def _by_seat(state: State, action: act.Action, log: Log) -> State:
    if operate := OPERATIONS.get(type(action)):
        return operate(state, action, log)
    match action:
        case act.TurnToken():
            return tokens.turn_token(state, log)
        case act.EndTurn():
            return pass_turn(state, log)
        case act.Rearrange() | act.SwapPlanets() | act.MoveEarth() | act.Scatter():
            return bangs.play_bang(state, action, log)
        case act.PickToken() | act.SetToken() | act.LiftPlanet() | act.SetPlanet() | act.Settle():
            return _lay(state, action, log)
        case act.Peek() | act.Warp() | act.HandIn() | act.Show():
            return _answer(state, action, log)
        case act.Rob():
            return new_count(piracy.rob(state, action, log), log, PIRATE_COUNT)  # BB-54
        case _:
            raise ValueError(f"{action} is not for a seat to do")


def _lay(state: State, action: act.SetupAction | act.Settle, log: Log) -> State:
    match action:
        case act.PickToken(face):
            return setup.pick_token(state, face, log)
        case act.SetToken(cell):
            return setup.set_token(state, cell, log)
        case act.LiftPlanet(planet):
            log.append(ev.PlanetLifted(state.table.turn.seat, planet))
            return with_table(state, lifted=planet)
        case act.SetPlanet(cell):
            scattering = state.table.phase is Phase.SCATTER
            return bangs.scatter(state, cell, log) if scattering else setup.set_planet(state, cell, log)
        case act.Settle():
            return bangs.settle(state)


def _answer(state: State, action: act.Peek | act.Warp | act.HandIn | act.Show, log: Log) -> State:
    match action:
        case act.Peek(token):
            return surprises.peek(state, token, log)
        case act.Warp(cell):
            return surprises.warp(state, cell, log)
        case act.HandIn():
            return surprises.hand_in(state, action, log)
        case act.Show(category):
            return surprises.show(state, category, log)


def _by_chance(state: State, action: act.Action, log: Log) -> State:
    match action:
        case act.LayOut():
            return setup.lay_out(state, action, log)
        case act.DealTokens():
            return setup.deal_tokens(state, action, log)
        case act.DealPlanets():
            return setup.deal_planets(state, action, log)
        case act.DealCards():
            return setup.deal_cards(state, action, log)
        case act.DrawSurprise(card):
            return surprises.draw_surprise(state, card, log)
        case act.DrawCards():
            return surprises.draw_cards(state, action, log)
        case _:
            raise ValueError(f"{action} is not for chance to do")


def chance(state: State, rng: Random) -> act.Chance:
    table, secrets = state.table, state.secrets
    match table.phase:
        case Phase.DEAL if table.options.setup == "manual":
            return act.DealTokens(setup.deal_out(TOKENS, table.seats, rng, players_left(table)))
        case Phase.DEAL:
            return _lay_out(table, rng)
        case Phase.DEAL_PLANETS:
            return act.DealPlanets(setup.deal_out(len(PLANETS), table.seats, rng, players_left(table)))
        case Phase.DEAL_CARDS:
            return act.DealCards(*deal(table.seats, rng))
        case Phase.DRAW_SURPRISE:
            return act.DrawSurprise(draw(secrets.piles[surprises.pile_of(state)], rng))
        case Phase.DRAW_BANG:
            return act.DrawCards(draw_bangs(state, 1, rng))
        case _:
            return _new_mission(state, rng)


def _lay_out(table: PublicState, rng: Random) -> act.LayOut:
    """BB-14, BB-15."""
    cells, planets = random_layout(rng)
    faces, first = tuple(rng.sample(range(TOKENS), TOKENS)), Seat(rng.randrange(table.seats))
    shares = setup.share_out(table.seats, rng) if table.options.acquainted else ()
    return act.LayOut(cells, faces, planets, first, shares)


def _new_mission(state: State, rng: Random) -> act.DrawCards:
    """BB-50: a card of each category, and Bing Bang cards up to three."""
    hand = state.secrets.hands[state.table.turn.seat]
    a, b, c, d = (draw(deck, rng) for deck in state.secrets.decks)
    return act.DrawCards(draw_bangs(state, max(0, BANGS_IN_A_HAND - len(hand)), rng), (a, b, c, d))
