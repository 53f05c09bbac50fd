"""Which rule forbids an action that is not legal. It looks only at what the asking seat knows."""

from cosmotheque.core.game import Seat
from cosmotheque.core.text import RuleId
from cosmotheque.games.space_connection.actions import (
    CRAFT,
    Action,
    Confirm,
    Drafting,
    Laser,
    Lasers,
    Launch,
    Put,
    Remove,
    Shuffle,
    SuperShip,
    targets,
)
from cosmotheque.games.space_connection.rules.drafting import MOST_EDITS
from cosmotheque.games.space_connection.rules.launching import free_positions
from cosmotheque.games.space_connection.state import State, other


def why(state: State, seat: Seat, action: Action) -> RuleId:
    return _why_not_draft(state, seat, action) if state.in_layout else _why_not_launch(state, seat, action)


def _why_not_draft(state: State, seat: Seat, action: Action) -> RuleId:
    """The rule against a step that is not listed while planets are laid out."""
    sky = state.skies[seat]
    if sky.ready or not isinstance(action, Drafting):
        return RuleId("SC-7")
    if isinstance(action, Put | Remove) and action.at not in state.space.number:
        return RuleId("SC-1")
    if isinstance(action, Shuffle):
        return RuleId("SC-22")
    return RuleId("SC-22" if sky.edits >= MOST_EDITS and not isinstance(action, Confirm) else "SC-5")


def _why_not_launch(state: State, seat: Seat, action: Action) -> RuleId:
    """The rule against a launch that is not listed."""
    if not isinstance(action, Launch):
        return RuleId("SC-7")
    if state.turn != seat:
        return RuleId("SC-8")
    where, fleet = state.space, state.fleets[seat]
    if any(position not in where.number for position in targets(action)):
        return RuleId("SC-1")
    if fleet.has(CRAFT[type(action)]) < len(targets(action)):
        return RuleId("SC-6")
    if isinstance(action, SuperShip) and where.number[action.at] not in where.triangles:
        return RuleId("SC-12")
    if where.mask(targets(action)) & ~free_positions(state.skies[other(seat)], where):
        return RuleId("SC-15")
    return RuleId("SC-13" if isinstance(action, Lasers | Laser) else "SC-15")
