"""Hearing of a bot: flights of the running round, blurred. Those of finished rounds stand in the logbook, exact."""

from random import Random

from msgspec.structs import replace

from cosmotheque.games.contact.components import Flight
from cosmotheque.games.contact.view import View

LEAST = 0.1
"""However badly it is heard, a flight has a duration."""


def hear(view: View, ear: float, listener: int | None = None) -> View:
    """The view as it sounds: a transmission always sounds the same to one seat, however often it is thought over.

    Another `listener` than the seat hears it with other errors.
    """
    ears = view.seat if listener is None else listener
    return replace(view, heard=tuple(_blur(view, number, ear, ears) for number in range(len(view.heard))))


def _blur(view: View, number: int, ear: float, listener: int | None) -> tuple[Flight, ...]:
    flights = view.heard[number]
    dice = Random(f"{listener} {len(view.rounds)} {number} {flights}")
    return tuple(
        Flight(flight.take_off, flight.take_off + max(1, round(flight.duration * max(LEAST, dice.gauss(1, ear)))))
        for flight in flights
    )
