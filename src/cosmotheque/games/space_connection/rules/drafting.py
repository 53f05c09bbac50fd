"""Laying out planets (SC-5, SC-7): a private draft of small steps, then a confirmation.

Chance deals random layouts to both seats beforehand, so that asking for one is a step like any other and nobody can
hear the difference. No step can be undone through the host: having the opponent agree would tell of steps that are
secret, and planets can be taken back one by one anyway.
"""

from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import Seat, Step
from cosmotheque.games.space_connection.actions import (
    CLEAR,
    CONFIRM,
    SHUFFLE,
    Clear,
    Confirm,
    Deal,
    Drafting,
    DrawFirst,
    Put,
    Remove,
    Shuffle,
    catalogue,
)
from cosmotheque.games.space_connection.components.sky import BOXES, Side
from cosmotheque.games.space_connection.events import Confirmed, Drafted, Event, FirstDrawn
from cosmotheque.games.space_connection.options import Options
from cosmotheque.games.space_connection.rules.sampler import random_layout
from cosmotheque.games.space_connection.state import ALONE, BOTH, NOBODY, Sky, State

SUGGESTIONS = 12  # enough to choose from; they stand in every log and every state until the layout is confirmed
MOST_EDITS = 200  # SC-22: so that a log cannot grow without end; random layouts and confirmation are left then
MOST_SHUFFLES = 200  # for the same reason; every suggestion has been seen many times by then


def start(options: Options, _seats: int) -> State:
    """Both skies are empty, and chance is to deal the first suggestions."""
    fleet = BOXES[options.side].fleet
    return State(options.side, (Sky(), Sky()), (fleet, fleet))


def drafting_seats(state: State) -> frozenset[Seat]:
    """Both seats lay out at the same time; one that has confirmed waits. Nobody before the deal, or once both have."""
    one, two = state.skies
    if one.suggestions:
        return BOTH if two.suggestions else ALONE[0]
    return ALONE[1] if two.suggestions else NOBODY


def legal_drafting(state: State, seat: Seat) -> list[Drafting]:
    sky = state.skies[seat]
    found: list[Drafting] = _legal_edits(state, sky) if sky.edits < MOST_EDITS else []
    can_confirm = is_layout(state, sky.planets)
    if can_shuffle(state, sky):
        found.append(SHUFFLE)
    if can_confirm:
        found.append(CONFIRM)
    return found


def _legal_edits(state: State, sky: Sky) -> list[Drafting]:
    table, where, planets = catalogue(state.side), state.space, sky.planets
    puts = table.puts.those(where.everything & ~planets) if planets.bit_count() < where.box.planets else ()
    return [*puts, *map(table.removes.__getitem__, where.positions(planets)), CLEAR] if planets else [*puts]


def can_shuffle(state: State, sky: Sky) -> bool:
    """SC-22: not for ever, unless it is all that is left: no edits, and nothing to confirm."""
    return sky.shuffles < MOST_SHUFFLES or (sky.edits >= MOST_EDITS and not is_layout(state, sky.planets))


def is_layout(state: State, planets: int) -> bool:
    """SC-5: exactly so many planets that form exactly so many systems."""
    box = state.box
    return planets.bit_count() == box.planets and len(state.space.lattice.groups(planets)) == box.systems


def apply_drafting(state: State, seat: Seat, action: Drafting) -> Step[State, Event]:
    sky = state.skies[seat]
    if isinstance(action, Confirm):
        ready = replace(sky, ready=True, suggestions=(), edits=0, shuffles=0)
        return Step(state.with_sky(seat, ready), (Confirmed(seat),), undoable=False)
    sky = _edit(state, sky, action)
    drafted = Drafted(seat, state.space.positions(sky.planets))
    return Step(state.with_sky(seat, sky), (drafted,), undoable=False)


def _edit(state: State, sky: Sky, action: Put | Remove | Clear | Shuffle) -> Sky:
    edits = sky.edits + 1
    match action:
        case Put():
            return replace(sky, planets=sky.planets | 1 << state.space.number[action.at], edits=edits)
        case Remove():
            return replace(sky, planets=sky.planets & ~(1 << state.space.number[action.at]), edits=edits)
        case Clear():
            return replace(sky, planets=0, edits=edits)
        case Shuffle():
            first, *rest = sky.suggestions
            return replace(sky, planets=first, suggestions=(*rest, first), shuffles=sky.shuffles + 1)


def chance(state: State, rng: Random) -> Deal | DrawFirst:
    """Random layouts to choose from for both seats; or the first player, once both are ready."""
    if all(sky.ready for sky in state.skies):
        return DrawFirst(Seat(rng.randrange(2)))
    one, two = (deal_suggestions(state.side, rng) for _ in state.skies)
    return Deal((tuple(map(state.space.positions, one)), tuple(map(state.space.positions, two))))


def deal_suggestions(side: Side, rng: Random) -> tuple[int, ...]:
    return tuple(random_layout(side, rng) for _ in range(SUGGESTIONS))


def apply_chance(state: State, action: Deal | DrawFirst) -> Step[State, Event]:
    if isinstance(action, DrawFirst):
        return Step(replace(state, turn=action.seat), (FirstDrawn(action.seat),), undoable=False)
    one, two = (tuple(map(state.space.mask, layouts)) for layouts in action.layouts)
    skies = (replace(state.skies[0], suggestions=one), replace(state.skies[1], suggestions=two))
    return Step(replace(state, skies=skies), undoable=False)
