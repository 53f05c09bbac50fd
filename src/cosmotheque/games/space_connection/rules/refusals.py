"""The rules that an action breaks. A refusal names the first of them; it looks only at what the asking seat knows."""

from collections.abc import Iterator

from cosmotheque.core.game import Seat
from cosmotheque.core.text import RuleId
from cosmotheque.games.space_connection.actions import (
    CRAFT,
    Action,
    Clear,
    Confirm,
    Drafting,
    Laser,
    Lasers,
    Launch,
    Put,
    Remove,
    Rocket,
    Shuffle,
    SuperShip,
    catalogue,
    targets,
)
from cosmotheque.games.space_connection.rules.drafting import MOST_EDITS, can_shuffle, is_layout
from cosmotheque.games.space_connection.rules.launching import free_positions, laser_sites
from cosmotheque.games.space_connection.state import Sky, State, other, unknown


def breaks(state: State, seat: Seat, action: Action) -> Iterator[RuleId]:
    """The rules that an action of a seat breaks, whatever its type allows; none where it is legal."""
    rules = _broken_by_drafting(state, seat, action) if state.in_layout else _broken_by_launching(state, seat, action)
    return map(RuleId, rules)


def _broken_by_drafting(state: State, seat: Seat, action: Action) -> Iterator[str]:
    sky, where = state.skies[seat], state.space
    if sky.ready or not isinstance(action, Drafting):
        yield "SC-7"
        return
    if isinstance(action, Put | Remove) and action.at not in where.number:
        yield "SC-1"
        return
    if sky.edits >= MOST_EDITS and isinstance(action, Put | Remove | Clear):
        yield "SC-22"
    if isinstance(action, Shuffle) and not can_shuffle(state, sky):
        yield "SC-22"
    if not sky.suggestions or not _fits_draft(state, sky, action):
        yield "SC-5"


def _fits_draft(state: State, sky: Sky, action: Drafting) -> bool:
    """SC-5: a planet lies on a free position, as long as there is one, and is taken from where it lies."""
    number, planets = state.space.number, sky.planets
    match action:
        case Put(at):
            return planets.bit_count() < state.box.planets and not planets >> number[at] & 1
        case Remove(at):
            return bool(planets >> number[at] & 1)
        case Clear():
            return planets != 0
        case Confirm():
            return is_layout(state, planets)
        case Shuffle():
            return True


def _broken_by_launching(state: State, seat: Seat, action: Action) -> Iterator[str]:
    if not isinstance(action, Launch):
        yield "SC-7"
        return
    if state.turn != seat:
        yield "SC-8"
    sky, where = state.skies[other(seat)], state.space
    if any(position not in where.number for position in targets(action)):
        yield "SC-1"
        return
    if state.fleets[seat].has(CRAFT[type(action)]) < len(targets(action)):
        yield "SC-6"
    stands_on = where.mask(targets(action))
    if isinstance(action, SuperShip) and not stands_on & where.centres:
        yield "SC-12"
    if stands_on & ~free_positions(sky, where) or (isinstance(action, Rocket) and not stands_on & unknown(sky, where)):
        yield "SC-15"
    if isinstance(action, Lasers) and (sky.emitters or action not in catalogue(state.side).pairs):
        yield "SC-13"
    if isinstance(action, Laser) and not stands_on & laser_sites(sky, where):
        yield "SC-13"
