"""An unpractised hand: how long a person without care would hold each flight."""

from random import Random

from cosmotheque.games.contact.actions import Action, Transmit
from cosmotheque.games.contact.components import LONGEST_TRANSMISSION, SHORTEST_FLIGHT, Flight
from cosmotheque.games.contact.rules.routes import leg_lengths
from cosmotheque.games.contact.view import View

PACE = 0.6
"""Milliseconds for a tenth of a millimetre: the width of the table in under three seconds."""
PAUSE = 250


def hold_flights(lengths: tuple[int, ...], pace: float, noise: float, rng: Random) -> tuple[Flight, ...]:
    """Flights as long as their legs at this pace; the error of each grows with its duration."""
    flights: list[Flight] = []
    landed = 0
    for length in lengths:
        duration = max(SHORTEST_FLIGHT, round(length * pace * max(0.1, rng.gauss(1, noise))))
        take_off = landed + PAUSE
        landed = min(take_off + duration, LONGEST_TRANSMISSION)
        flights.append(Flight(take_off, landed))
    return tuple(flights)


def measure(view: View, action: Action, rng: Random) -> Action:
    if not isinstance(action, Transmit):
        return action
    return Transmit(hold_flights(leg_lengths(view.tiles, view.rocket, view.route), PACE, 0.1, rng))
