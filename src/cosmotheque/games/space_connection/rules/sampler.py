"""Random layouts (SC-7): every way to divide the planets into systems is as likely as any other."""

from collections.abc import Sequence
from functools import cache
from random import Random

from cosmotheque.games.space_connection.components.lattice import Lattice, nth
from cosmotheque.games.space_connection.components.sky import BOXES, Side, space


def random_layout(side: Side, rng: Random) -> int:
    """A legal layout: sizes of systems first, then their places and shapes. Any layout can come out."""
    box = BOXES[side]
    return random_layout_of(side, rng.choice(partitions(box.planets, box.systems)), rng)


def random_layout_of(side: Side, sizes: Sequence[int], rng: Random) -> int:
    """Systems of these sizes, which grow where there is room."""
    shuffled = list(sizes)
    while True:
        rng.shuffle(shuffled)
        planets = _scatter(space(side).lattice, shuffled, rng)
        if planets:
            return planets


@cache
def partitions(total: int, parts: int, largest: int | None = None) -> tuple[tuple[int, ...], ...]:
    """All ways to write a total as a sum of so many positive numbers, each with its largest first."""
    if parts == 0:
        return ((),) if total == 0 else ()
    top = min(total - parts + 1, total if largest is None else largest)
    return tuple((size, *rest) for size in range(top, 0, -1) for rest in partitions(total - size, parts - 1, size))


def _scatter(where: Lattice, sizes: list[int], rng: Random) -> int:
    """Systems of these sizes, none touching another; 0 when there was no room left."""
    planets, room = 0, where.everything
    for size in sizes:
        system, beside = _grow(where, room, size, rng)
        if not system:
            return 0
        planets |= system
        room &= ~(system | beside)
    return planets


def _grow(where: Lattice, room: int, size: int, rng: Random) -> tuple[int, int]:
    """A system of this size within the room there is, one random neighbour after the other; 0 when stuck.

    The second set is what lies beside one of its planets.
    """
    if not room:
        return 0, 0
    number = rng.choice(where.numbers.those(room))
    system, beside = 1 << number, where.near[number]
    for _ in range(size - 1):
        edge = beside & room & ~system
        if not edge:
            return 0, 0
        number = nth(edge, rng.randrange(edge.bit_count()))
        system |= 1 << number
        beside |= where.near[number]
    return system, beside
