"""The border of a sweep over positions: how its positions hang together, and what one more decision does to that."""

from collections.abc import Iterable
from dataclasses import dataclass

from cosmotheque.games.space_connection.belief.facts import Facts
from cosmotheque.games.space_connection.components.lattice import AXES, Axis, Lattice, bits

Pattern = tuple[int, ...]
"""Position by position 0 for empty, else twice the number of a group, plus 1 if it holds a planet not found yet."""

SMALL = 4
"""The most positions of a region in which every order is as good."""
FRESH = 1 << 16
"""The number of a group that was just formed, before groups are numbered anew."""


@dataclass(frozen=True)
class Layer:
    """One position to decide: its neighbours on the border, and the places on the border that are done with then."""

    position: int
    is_free: bool
    near: tuple[int, ...]
    leaving: frozenset[int]


@dataclass(frozen=True)
class Branch:
    """The pattern that a decision leads to, and how many systems it closes."""

    pattern: Pattern
    closed: int


def plan(facts: Facts) -> list[Layer]:
    """A sweep over all positions in question, region by region, each along the axis with the shortest borders."""
    where = facts.space.lattice
    layers: list[Layer] = []
    for region in where.groups(facts.found | facts.free):
        axes = AXES if region.bit_count() > SMALL else AXES[:1]
        sweeps = [_sweep(where, region, facts.free, axis) for axis in axes]
        layers += min(sweeps, key=cost)
    return layers


def cost(layers: Iterable[Layer]) -> int:
    """About how many patterns a sweep leads to."""
    total = length = 0
    for layer in layers:
        length += 1 - len(layer.leaving)
        total += 1 << length
    return total


def _sweep(where: Lattice, region: int, free: int, axis: Axis) -> list[Layer]:
    points = where.points
    order = sorted(bits(region), key=lambda number: (points[number].along(axis), points[number]))
    layers, border, waiting = [], list[int](), region
    for number in order:
        waiting &= ~(1 << number)
        near = tuple(place for place, other in enumerate(border) if where.near[number] >> other & 1)
        border.append(number)
        leaving = frozenset(place for place, other in enumerate(border) if not where.near[other] & waiting)
        layers.append(Layer(number, bool(free >> number & 1), near, leaving))
        border = [other for place, other in enumerate(border) if place not in leaving]
    return layers


def leave_empty(layer: Layer, pattern: Pattern) -> Branch | None:
    """No planet at this position: impossible where one was found."""
    return _move_on(layer, pattern, 0) if layer.is_free else None


def lay_planet(layer: Layer, pattern: Pattern) -> Branch | None:
    """A planet at this position: the groups next to it become one."""
    joined = {pattern[place] for place in layer.near} - {0}
    group = FRESH | (layer.is_free or any(value & 1 for value in joined))
    if joined:
        pattern = tuple(group if value in joined else value for value in pattern)
    return _move_on(layer, pattern, group)


def _move_on(layer: Layer, pattern: Pattern, decided: int) -> Branch | None:
    """The next border. A group that leaves it is a system, and must hold a planet not found yet."""
    border = (*pattern, decided)
    kept = [value for place, value in enumerate(border) if place not in layer.leaving]
    gone = {border[place] for place in layer.leaving} - {0, *kept}
    if any(not value & 1 for value in gone):
        return None
    numbers: dict[int, int] = {0: 0}
    for value in kept:
        if value not in numbers:
            numbers[value] = 2 * len(numbers) | value & 1
    return Branch(tuple(numbers[value] for value in kept), len(gone))
