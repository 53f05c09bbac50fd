"""The end of a game (SC-18, SC-19): all systems found, more of them, more planets, or a draw; and a seat's standing."""

from cosmotheque.core.game import Outcome, Seat
from cosmotheque.games.space_connection.rules.drafting import is_layout
from cosmotheque.games.space_connection.rules.launching import QUIET_TURNS
from cosmotheque.games.space_connection.state import State, other


def outcome(state: State) -> Outcome | None:
    if not state.over:
        return None
    systems = [len(track) for track in state.tracks]
    planets = [found_planets(state, Seat(seat)) for seat in range(2)]
    if state.box.systems in systems:
        return _outcome("all-systems", systems)
    if systems[0] != systems[1]:
        return _outcome("more-systems", systems)
    if planets[0] != planets[1]:
        return _outcome("more-planets", planets)
    return Outcome("draw", (0.5, 0.5))


def is_limited(state: State) -> bool:
    """SC-22: the turns without news were too many."""
    return state.over and state.quiet >= QUIET_TURNS


def concede(_state: State, seat: Seat) -> Outcome:
    return Outcome("resigned", (0.0, 1.0) if seat == 0 else (1.0, 0.0))


def found_planets(state: State, seat: Seat) -> int:
    """The number of the opponent's planets that a seat has found."""
    return state.skies[other(seat)].found.bit_count()


def _outcome(reason: str, counts: list[int]) -> Outcome:
    return Outcome(reason, (1.0, 0.0) if counts[0] > counts[1] else (0.0, 1.0))


def appraise(state: State, seat: Seat) -> float:
    """Systems and planets ahead of the opponent, craft left; while planets are laid out, how far along the seat is."""
    if state.in_layout:
        sky = state.skies[seat]
        return 2.0 * sky.ready + is_layout(state, sky.planets)
    return _standing(state, seat) - _standing(state, other(seat))


def _standing(state: State, seat: Seat) -> float:
    """A rough standing for bots: a system counts as two planets, a craft the more the more it can see."""
    fleet, sky = state.fleets[seat], state.skies[other(seat)]
    craft = fleet.rockets + 3 * fleet.ships + 4 * fleet.super_ships + 3 * fleet.lasers
    known = sky.uncovered.bit_count()
    return 2 * len(state.tracks[seat]) + found_planets(state, seat) + 0.1 * craft + 0.1 * known
