"""The steps of the chain in `belief/chain`, on flat arrays."""

from typing import NamedTuple

from cosmotheque.games.space_connection.belief.kernels import jit
from cosmotheque.games.space_connection.belief.kernels.atlas import AROUND, NOTHING, Atlas
from cosmotheque.kit.compiled import Floats, Ints

DICE, WEYL, SYSTEMS, FAULTS, STAMP = range(5)
"""The places of the numbers of a walk: two of the dice, its counts, and the last mark that was made."""
WORD = 0xFFFFFFFF


class Walk(NamedTuple):
    """The state of a walk. `chosen` holds the hidden planets first, then the free positions without one.

    `planets` marks hidden and found ones; `rims` lists for each position the found groups it touches, and `touched`
    counts for each such group the hidden planets around it. `marks` and `stack` are for looking around.
    """

    numbers: Ints
    chosen: Ints
    planets: Ints
    rims: Ints
    touched: Ints
    marks: Ints
    stack: Ints


@jit
def take_steps(atlas: Atlas, walk: Walk, accept: Floats, missing: int, aim: int, steps: int) -> None:
    """Try so many times to move one of the hidden planets; `aim` is the number of systems there should be."""
    numbers, chosen, planets = walk.numbers, walk.chosen, walk.planets
    for _ in range(steps):
        one = roll(numbers, missing)
        other = missing + roll(numbers, len(chosen) - missing)
        source, target = chosen[one], chosen[other]
        planets[source] = 0
        systems = numbers[SYSTEMS] - gain(atlas, walk, source) + gain(atlas, walk, target)
        touch(walk, source, -1)
        touch(walk, target, 1)
        faults = abs(systems - aim)
        for hidden in walk.touched:
            faults += hidden == 0
        worse = faults - numbers[FAULTS]
        if worse <= 0 or roll(numbers, WORD) < accept[worse] * WORD:
            planets[target] = 1
            chosen[one], chosen[other] = target, source
            numbers[SYSTEMS], numbers[FAULTS] = systems, faults
        else:
            planets[source] = 1
            touch(walk, source, 1)
            touch(walk, target, -1)


@jit
def roll(numbers: Ints, sides: int) -> int:
    """A number below `sides`, by a shift register and a counter."""
    dice = numbers[DICE]
    dice ^= dice << 13 & WORD
    dice ^= dice >> 17
    dice ^= dice << 5 & WORD
    numbers[DICE] = dice
    numbers[WEYL] = numbers[WEYL] + 362437 & WORD
    return (dice + numbers[WEYL] & WORD) * sides >> 32


@jit
def touch(walk: Walk, position: int, change: int) -> None:
    """A hidden planet comes to this position, or goes."""
    for place in range(AROUND * position, AROUND * position + AROUND):
        group = walk.rims[place]
        if group == NOTHING:
            break
        walk.touched[group] += change


@jit
def gain(atlas: Atlas, walk: Walk, position: int) -> int:
    """The number of systems that a planet at this position adds."""
    ring = 0
    for turn in range(AROUND):
        near = atlas.near[AROUND * position + turn]
        if near != NOTHING and walk.planets[near]:
            ring |= 1 << turn
    parts = atlas.arcs[ring]
    if parts < 2:
        return 1 - parts
    walk.numbers[STAMP] += 1
    parts = 0
    for turn in range(AROUND):
        near = atlas.near[AROUND * position + turn]
        if ring >> turn & 1 and walk.marks[near] != walk.numbers[STAMP]:
            parts += 1
            mark_group(atlas, walk, near)
    return 1 - parts


@jit
def mark_group(atlas: Atlas, walk: Walk, start: int) -> None:
    """Mark all planets that are connected with this one."""
    marks, stack, stamp = walk.marks, walk.stack, walk.numbers[STAMP]
    marks[start] = stamp
    stack[0] = start
    height = 1
    while height:
        height -= 1
        position = stack[height]
        for place in range(AROUND * position, AROUND * position + AROUND):
            near = atlas.near[place]
            if near != NOTHING and walk.planets[near] and marks[near] != stamp:
                marks[near] = stamp
                stack[height] = near
                height += 1
