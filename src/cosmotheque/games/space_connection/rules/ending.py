"""How a game ends (SC-18, SC-19): all systems found, or more of them, or more planets, or a draw."""

from cosmotheque.core.game import Outcome, Seat
from cosmotheque.games.space_connection.state import State, other


def outcome(state: State) -> Outcome | None:
    if not state.over:
        return None
    systems = [len(track) for track in state.tracks]
    planets = [found_planets(state, Seat(seat)) for seat in range(2)]
    if state.box.systems in systems:
        return _won("all-systems", systems)
    if systems[0] != systems[1]:
        return _won("more-systems", systems)
    if planets[0] != planets[1]:
        return _won("more-planets", planets)
    return Outcome("draw", (0.5, 0.5))


def concede(_state: State, seat: Seat) -> Outcome:
    return Outcome("resigned", (0.0, 1.0) if seat == 0 else (1.0, 0.0))


def found_planets(state: State, seat: Seat) -> int:
    """How many of the opponent's planets a seat has found."""
    return state.skies[other(seat)].found.bit_count()


def _won(reason: str, counts: list[int]) -> Outcome:
    return Outcome(reason, (1.0, 0.0) if counts[0] > counts[1] else (0.0, 1.0))
