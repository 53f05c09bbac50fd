"""One search played out on flat arrays, in a world that may be the true one: what launches uncover and cost."""

from typing import NamedTuple

from cosmotheque.games.space_connection.belief.kernels import jit
from cosmotheque.games.space_connection.belief.kernels.atlas import AROUND, LINES_EACH, NOTHING, TRIANGLE, Atlas
from cosmotheque.kit.compiled import Floats, Ints

ROCKET, SHIP, SUPER_SHIP, LASER = range(4)
KINDS = 4
SYSTEMS_LEFT, MISSING, STANDING, REACHED, UNKNOWN, HOT, STARTED = range(KINDS, KINDS + 7)
"""The numbers of a flight: craft left of each kind; systems and planets still to find, emitters standing, positions
that the last launch covers, unknown positions, those of them next to a planet whose system is not complete, and how
many systems are partly found."""
NUMBERS = STARTED + 1
LONGEST = 256
"""No launch covers more positions, counted with those that stand there twice."""


class Flight(NamedTuple):
    """A search at one moment. `systems` has the number of the system at each position, 0 where it is empty.

    `left` counts for each system the planets not found yet, `begun` marks those of which one was; `lost` is 1 where a
    lost craft stands and 2 where an emitter does. The rest is for looking around.
    """

    numbers: Ints
    systems: Ints
    known: Ints
    left: Ints
    begun: Ints
    lost: Ints
    emitters: Ints
    reach: Ints
    spans: Ints
    hot: Ints
    worth: Floats


@jit
def launch(atlas: Atlas, flight: Flight, craft: int, one: int, two: int) -> None:
    """Launch a craft, or two emitters where `two` is a position, and lay down what that uncovers."""
    numbers = flight.numbers
    cover(atlas, flight, craft, one, two)
    if craft == LASER:
        stand(flight, one)
        if two != NOTHING:
            stand(flight, two)
    elif flight.systems[one] == 0:
        numbers[craft] -= 1
        flight.lost[one] = 1
    for place in range(numbers[REACHED]):
        uncover(atlas, flight, flight.reach[place])


@jit
def stand(flight: Flight, position: int) -> None:
    """One more emitter."""
    flight.emitters[flight.numbers[STANDING]] = position
    flight.numbers[STANDING] += 1
    flight.numbers[LASER] -= 1
    flight.lost[position] |= 2


@jit
def cover(atlas: Atlas, flight: Flight, craft: int, one: int, two: int) -> None:
    """List the positions that a launch uncovers; some may stand there twice."""
    flight.numbers[REACHED] = 0
    add(flight, one)
    if craft == SHIP:
        for place in range(AROUND * one, AROUND * one + AROUND):
            if atlas.near[place] != NOTHING:
                add(flight, atlas.near[place])
    elif craft == SUPER_SHIP:
        for number in range(len(atlas.centres)):
            if atlas.centres[number] == one:
                for place in range(TRIANGLE * number, TRIANGLE * number + TRIANGLE):
                    add(flight, atlas.triangles[place])
    elif craft == LASER:
        if two != NOTHING:
            cover_beam(atlas, flight, one, two)
        for emitter in range(flight.numbers[STANDING]):
            cover_beam(atlas, flight, one, flight.emitters[emitter])


@jit
def add(flight: Flight, position: int) -> None:
    flight.reach[flight.numbers[REACHED]] = position
    flight.numbers[REACHED] += 1


@jit
def cover_beam(atlas: Atlas, flight: Flight, one: int, two: int) -> None:
    """List what lies between two emitters, if they share a drawn line."""
    for here in range(LINES_EACH * one, LINES_EACH * one + LINES_EACH):
        for there in range(LINES_EACH * two, LINES_EACH * two + LINES_EACH):
            if atlas.on[here] == atlas.on[there] != NOTHING:
                first = min(atlas.along[here], atlas.along[there])
                last = max(atlas.along[here], atlas.along[there])
                for place in range(first, last + 1):
                    add(flight, atlas.lines[atlas.starts[atlas.on[here]] + place])


@jit
def uncover(atlas: Atlas, flight: Flight, position: int) -> None:
    """SC-9, and SC-20 where this completes a system."""
    if flight.known[position]:
        return
    flight.known[position] = 1
    system = flight.systems[position]
    if system == 0:
        return
    flight.numbers[MISSING] -= 1
    flight.left[system] -= 1
    flight.numbers[STARTED] += 1 - flight.begun[system]
    flight.begun[system] = 1
    if flight.left[system] == 0:
        flight.numbers[SYSTEMS_LEFT] -= 1
        flight.numbers[STARTED] -= 1
        for other in range(len(flight.known)):
            if flight.systems[other] == system:
                for place in range(AROUND * other, AROUND * other + AROUND):
                    if atlas.near[place] != NOTHING:
                        flight.known[atlas.near[place]] = 1


@jit
def look_around(atlas: Atlas, flight: Flight) -> None:
    """Count what is unknown, and what of it lies next to a planet whose system is not complete."""
    numbers, known, systems, left, hot = flight.numbers, flight.known, flight.systems, flight.left, flight.hot
    near = atlas.near
    numbers[UNKNOWN] = numbers[HOT] = 0
    for position in range(len(known)):
        hot[position] = 0
        if known[position]:
            continue
        numbers[UNKNOWN] += 1
        for place in range(AROUND * position, AROUND * position + AROUND):
            other = near[place]
            if other != NOTHING and known[other] and systems[other] > 0 and left[systems[other]] > 0:
                hot[position] = 1
        numbers[HOT] += hot[position]
