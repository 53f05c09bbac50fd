"""The outcome of a launch over many worlds: some turns are played out, the rest is estimated."""

from typing import NamedTuple

from cosmotheque.games.space_connection.belief.kernels import jit
from cosmotheque.games.space_connection.belief.kernels.atlas import Atlas
from cosmotheque.games.space_connection.belief.kernels.choice import BEST, LEAST, Choice, choose
from cosmotheque.games.space_connection.belief.kernels.flight import (
    HOT,
    KINDS,
    MISSING,
    STANDING,
    STARTED,
    SYSTEMS_LEFT,
    UNKNOWN,
    Flight,
    launch,
    look_around,
)
from cosmotheque.kit.compiled import Floats, Ints

PER_SYSTEM, PER_STARTED, PER_PLANET, PER_UNKNOWN, PER_HOT = range(5)
"""The places of the terms that estimate the turns left."""


class Situation(NamedTuple):
    """The seeker's knowledge and craft: a position is free if a planet could still hide there."""

    free: Ints
    odds: Floats
    lost: Ints
    emitters: Ints
    fleet: Ints


class Worlds(NamedTuple):
    """World after world the systems at all positions, as a flight has them, and how many there are to find."""

    systems: Ints
    todo: int


class Taste(NamedTuple):
    """Weights for choices while turns are played out, the number of those turns, and measures to estimate the rest."""

    wishes: Floats
    measures: Floats
    depth: int


class Trip(NamedTuple):
    """A launch, in all worlds from one number to before another."""

    launch: Ints
    start: int
    end: int


@jit
def judge(
    atlas: Atlas, now: Situation, worlds: Worlds, flight: Flight, choice: Choice, taste: Taste, trip: Trip
) -> float:
    """The turns in which all is found when a search goes on with this launch, summed over these worlds."""
    turns = 0.0
    for world in range(trip.start, trip.end):
        begin(now, worlds, flight, world)
        launch(atlas, flight, trip.launch[0], trip.launch[1], trip.launch[2])
        turns += 1
        for _ in range(taste.depth - 1):
            if flight.numbers[SYSTEMS_LEFT] == 0:
                break
            look_around(atlas, flight)
            choose(atlas, flight, now.odds, taste.wishes, choice)
            if choice.worth[BEST] == LEAST:
                break
            launch(atlas, flight, choice.launch[0], choice.launch[1], choice.launch[2])
            turns += 1
        if flight.numbers[SYSTEMS_LEFT] > 0:
            look_around(atlas, flight)
            turns += estimate(flight.numbers, taste.measures)
    return turns


@jit
def begin(now: Situation, worlds: Worlds, flight: Flight, world: int) -> None:
    """Set the flight to what is known now, in this world."""
    numbers, size = flight.numbers, len(now.free)
    free, lost, left, begun = now.free, now.lost, flight.left, flight.begun
    for kind in range(KINDS):
        numbers[kind] = now.fleet[kind]
    for place in range(len(now.emitters)):
        flight.emitters[place] = now.emitters[place]
    numbers[STANDING], numbers[SYSTEMS_LEFT] = len(now.emitters), worlds.todo
    numbers[MISSING] = numbers[STARTED] = 0
    for system in range(len(flight.left)):
        left[system] = begun[system] = 0
    for position in range(size):
        system = worlds.systems[world * size + position]
        flight.systems[position] = system
        flight.known[position] = 1 - free[position]
        flight.lost[position] = lost[position]
        if system > 0:
            left[system] += free[position]
            numbers[MISSING] += free[position]
            if free[position] == 0 and begun[system] == 0:
                begun[system] = 1
                numbers[STARTED] += 1


@jit
def estimate(numbers: Ints, measures: Floats) -> float:
    """About how many turns are left."""
    return (
        measures[PER_SYSTEM] * numbers[SYSTEMS_LEFT]
        + measures[PER_STARTED] * numbers[STARTED]
        + measures[PER_PLANET] * numbers[MISSING]
        + measures[PER_UNKNOWN] * numbers[UNKNOWN]
        + measures[PER_HOT] * numbers[HOT]
    )
