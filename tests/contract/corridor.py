"""A corridor that ends in a wall: at each step one way leads on, and ever fewer ways lead back to the start.

Random play hardly gets far; who leaves the next one the fewest actions walks straight into the wall, where nobody
has anything left to do. With `turning` a door back to the start stands there too, and the game is sound.
"""

from typing import Any

import msgspec

from cosmotheque.core.game import Endings, Game, Meta, Move, Outcome, Seat, Step, Types
from cosmotheque.core.text import RuleId, Text, Words

DEPTH = 9
PATIENCE = 120


class Options(msgspec.Struct, frozen=True):
    pass


class Deeper(msgspec.Struct, frozen=True, tag="deeper"):
    pass


class Back(msgspec.Struct, frozen=True, tag="back"):
    door: int


Action = Deeper | Back


class State(msgspec.Struct, frozen=True):
    turn: Seat = Seat(0)
    depth: int = 0
    moves: int = 0
    seat: Seat | None = None


def actors(state: State) -> frozenset[Seat]:
    return frozenset({state.turn}) if state.moves < PATIENCE else frozenset()


def legal_actions(state: State, seat: Seat) -> list[Action]:
    if seat not in actors(state) or state.depth == DEPTH:
        return []
    return [Deeper(), *(Back(door) for door in range(DEPTH - state.depth))]


def with_a_door(state: State, seat: Seat) -> list[Action]:
    return legal_actions(state, seat) or ([Back(0)] if seat in actors(state) else [])


def apply(state: State, move: Move[Action]) -> Step[State, Any]:
    depth = state.depth + 1 if isinstance(move.action, Deeper) else 0
    return Step(State(Seat(1 - state.turn), depth, state.moves + 1))


def outcome(state: State) -> Outcome | None:
    return None if actors(state) else Outcome("tired", (0.5, 0.5))


def corridor(*, turning: bool) -> Game[State, Action, Any, State, Options]:
    listed = with_a_door if turning else legal_actions
    return Game(
        meta=Meta("corridor", Text("Couloir", "Corridor"), Text("Un couloir.", "A corridor."), (2,), (1, 1)),
        types=Types(State, Action, Any, State, Options),
        words=Words(rulebook=(), reasons={"tired": Text("Fatigue.", "Tired.")}),
        start=lambda _options, _seats: State(),
        actors=actors,
        legal_actions=listed,
        apply=apply,
        outcome=outcome,
        concede=lambda _state, seat: Outcome("resigned", (float(seat == 1), float(seat == 0))),
        view=lambda state, _seat: state,
        see=lambda event, _seat: event,
        imagine=lambda view, _rng: view,
        breaks=lambda state, seat, action: [] if action in listed(state, seat) else [RuleId("C-1")],
        endings=Endings(limited=lambda state: outcome(state) is not None),
    )
