"""The rules as the contract asks for them: planets are laid out, then launches alternate until the end."""

from collections.abc import Sequence

from cosmotheque.core.game import CHANCE, Move, Seat, Step
from cosmotheque.core.text import RuleId
from cosmotheque.games.space_connection.actions import Action, Deal, Drafting, DrawFirst, Event
from cosmotheque.games.space_connection.components import BOXES
from cosmotheque.games.space_connection.rules.drafting import (
    apply_chance,
    apply_drafting,
    chance,
    drafting_seats,
    is_layout,
    legal_drafting,
    needs_chance,
    why_not_draft,
)
from cosmotheque.games.space_connection.rules.ending import concede, found_planets, outcome
from cosmotheque.games.space_connection.rules.launching import apply_launch, legal_launches, limited, why_not_launch
from cosmotheque.games.space_connection.state import Options, Sky, State, other

__all__ = ["actors", "apply", "appraise", "chance", "concede", "legal_actions", "limited", "outcome", "start", "why"]


def start(options: Options, _seats: int) -> State:
    fleet = BOXES[options.side].fleet
    return State(options.side, (Sky(), Sky()), (fleet, fleet))


def actors(state: State) -> frozenset[Seat]:
    if state.over:
        return frozenset()
    if state.turn is not None:
        return frozenset((state.turn,))
    return frozenset((CHANCE,)) if needs_chance(state) else drafting_seats(state)


def legal_actions(state: State, seat: Seat) -> Sequence[Action]:
    if seat < 0 or seat not in actors(state):
        return ()
    return legal_drafting(state, seat) if state.in_layout else legal_launches(state, seat)


def apply(state: State, move: Move[Action]) -> Step[State, Event]:
    action = move.action
    if isinstance(action, Deal | DrawFirst):
        return apply_chance(state, action)
    if isinstance(action, Drafting):
        return apply_drafting(state, move.seat, action)
    return apply_launch(state, move.seat, action)


def why(state: State, seat: Seat, action: Action) -> RuleId:
    return why_not_draft(state, seat, action) if state.in_layout else why_not_launch(state, seat, action)


def appraise(state: State, seat: Seat) -> float:
    """Systems and planets ahead of the opponent, craft left; while planets are laid out, how far along the seat is."""
    if state.in_layout:
        sky = state.skies[seat]
        return 2.0 * sky.ready + is_layout(state, sky.planets)
    return _standing(state, seat) - _standing(state, other(seat))


def _standing(state: State, seat: Seat) -> float:
    fleet, sky = state.fleets[seat], state.skies[other(seat)]
    craft = fleet.rockets + 3 * fleet.ships + 4 * fleet.super_ships + 3 * fleet.lasers
    known = sky.uncovered.bit_count()
    return 2 * len(state.tracks[seat]) + found_planets(state, seat) + 0.1 * craft + 0.1 * known
