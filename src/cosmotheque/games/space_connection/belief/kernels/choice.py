"""The choice of launch when a search is played out: the one that covers most of what is worth looking at."""

from typing import NamedTuple

from cosmotheque.games.space_connection.belief.kernels import jit
from cosmotheque.games.space_connection.belief.kernels.atlas import AROUND, LINES_EACH, NOTHING, TRIANGLE, Atlas
from cosmotheque.games.space_connection.belief.kernels.flight import (
    KINDS,
    LASER,
    ROCKET,
    SHIP,
    STANDING,
    SUPER_SHIP,
    Flight,
)
from cosmotheque.kit.compiled import Floats, Ints

BEST, LEAST = 0, -1e9
UNKNOWN_WORTH, ODDS_WORTH, HOT_WORTH = KINDS, KINDS + 1, KINDS + 2
"""The places of the wishes of a choice: the prices of craft, then the values of a position."""


class Choice(NamedTuple):
    """The best launch so far (its craft and its one or two positions) and what it is worth."""

    launch: Ints
    worth: Floats


@jit
def choose(atlas: Atlas, flight: Flight, odds: Floats, wishes: Floats, choice: Choice) -> None:
    """Find the launch that is worth most, less the price of its craft."""
    weigh(flight, odds, wishes)
    choice.worth[BEST] = LEAST
    if flight.numbers[ROCKET] > 0:
        consider_rockets(flight, wishes, choice)
    if flight.numbers[SHIP] > 0:
        consider_ships(atlas, flight, wishes, choice)
    if flight.numbers[SUPER_SHIP] > 0:
        consider_triangles(atlas, flight, wishes, choice)
    if flight.numbers[STANDING] == 0 and flight.numbers[LASER] > 1:
        consider_lines(atlas, flight, wishes, choice)
    elif flight.numbers[STANDING] > 0 and flight.numbers[LASER] > 0:
        consider_emitters(atlas, flight, wishes, choice)


@jit
def weigh(flight: Flight, odds: Floats, wishes: Floats) -> None:
    """Weigh how much it is worth to look at each position."""
    known, hot, worths = flight.known, flight.hot, flight.worth
    for position in range(len(known)):
        if known[position]:
            worths[position] = 0.0
        elif hot[position]:
            worths[position] = wishes[HOT_WORTH]
        else:
            worths[position] = wishes[UNKNOWN_WORTH] + wishes[ODDS_WORTH] * odds[position]


@jit
def offer(choice: Choice, worth: float, craft: int, one: int, two: int) -> None:
    """Take this launch if it is better than the best one so far."""
    if worth > choice.worth[BEST]:
        choice.worth[BEST] = worth
        choice.launch[0], choice.launch[1], choice.launch[2] = craft, one, two


@jit
def consider_rockets(flight: Flight, wishes: Floats, choice: Choice) -> None:
    best, most, worths, known, lost = NOTHING, LEAST, flight.worth, flight.known, flight.lost
    for position in range(len(known)):
        if known[position] == 0 and lost[position] & 1 == 0 and worths[position] > most:
            best, most = position, worths[position]
    if best != NOTHING:
        offer(choice, most - wishes[ROCKET], ROCKET, best, NOTHING)


@jit
def consider_ships(atlas: Atlas, flight: Flight, wishes: Floats, choice: Choice) -> None:
    best, most, near, worths = NOTHING, LEAST, atlas.near, flight.worth
    known, systems, lost, price = flight.known, flight.systems, flight.lost, wishes[SHIP]
    for position in range(len(known)):
        if lost[position] & 1:
            continue
        worth = worths[position]
        for place in range(AROUND * position, AROUND * position + AROUND):
            if near[place] != NOTHING:
                worth += worths[near[place]]
        if known[position] == 0 or systems[position] == 0:
            worth -= price
        if worth > most:
            best, most = position, worth
    if best != NOTHING:
        offer(choice, most, SHIP, best, NOTHING)


@jit
def consider_triangles(atlas: Atlas, flight: Flight, wishes: Floats, choice: Choice) -> None:
    """Super ships."""
    best, most, worths, lost = NOTHING, LEAST, flight.worth, flight.lost
    centres, triangles = atlas.centres, atlas.triangles
    for number in range(len(centres)):
        if lost[centres[number]] & 1:
            continue
        worth = 0.0
        for place in range(TRIANGLE * number, TRIANGLE * number + TRIANGLE):
            worth += worths[triangles[place]]
        if worth > most:
            best, most = centres[number], worth
    if best != NOTHING:
        offer(choice, most - wishes[SUPER_SHIP], SUPER_SHIP, best, NOTHING)


@jit
def consider_lines(atlas: Atlas, flight: Flight, wishes: Floats, choice: Choice) -> None:
    """Two emitters as far from each other as a line allows."""
    starts, lines, lost = atlas.starts, atlas.lines, flight.lost
    for line in range(len(starts) - 1):
        first, last = starts[line], starts[line + 1] - 1
        while first < last and lost[lines[first]]:
            first += 1
        while first < last and lost[lines[last]]:
            last -= 1
        if first < last:
            worth = -2 * wishes[LASER]
            for place in range(first, last + 1):
                worth += flight.worth[lines[place]]
            offer(choice, worth, LASER, lines[first], lines[last])


@jit
def consider_emitters(atlas: Atlas, flight: Flight, wishes: Floats, choice: Choice) -> None:
    """One more emitter: on each of its lines the beams reach from the first emitter there to the last."""
    find_spans(atlas, flight)
    on, along, starts, lines = atlas.on, atlas.along, atlas.starts, atlas.lines
    worths, lost, spans = flight.worth, flight.lost, flight.spans
    best, most = NOTHING, LEAST
    for position in range(len(lost)):
        if lost[position]:
            continue
        worth = LEAST
        for place in range(LINES_EACH * position, LINES_EACH * position + LINES_EACH):
            line = on[place]
            if line == NOTHING or spans[2 * line] == NOTHING:
                continue
            worth = max(worth, worths[position])
            for here in range(min(along[place], spans[2 * line]), max(along[place], spans[2 * line + 1]) + 1):
                if here != along[place]:
                    worth += worths[lines[starts[line] + here]]
        if worth > most:
            best, most = position, worth
    if best != NOTHING:
        offer(choice, most - wishes[LASER], LASER, best, NOTHING)


@jit
def find_spans(atlas: Atlas, flight: Flight) -> None:
    """Find the first and the last emitter on each line."""
    on, along, spans, emitters = atlas.on, atlas.along, flight.spans, flight.emitters
    for place in range(len(spans)):
        spans[place] = NOTHING
    for number in range(flight.numbers[STANDING]):
        for place in range(LINES_EACH * emitters[number], LINES_EACH * emitters[number] + LINES_EACH):
            line = on[place]
            if line == NOTHING:
                continue
            if spans[2 * line] == NOTHING or along[place] < spans[2 * line]:
                spans[2 * line] = along[place]
            spans[2 * line + 1] = max(spans[2 * line + 1], along[place])
