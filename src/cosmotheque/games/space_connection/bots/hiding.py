"""How bots lay out their planets: to be found late, and never twice the same."""

from collections.abc import Sequence
from functools import cache
from random import Random

from cosmotheque.games.space_connection.actions import Action, Confirm, Put, Remove, Shuffle
from cosmotheque.games.space_connection.components import Position, Side, space
from cosmotheque.games.space_connection.rules.sampler import random_layout
from cosmotheque.kit.triangular import bits

CROSSING, ON_LINE, INSIDE, BORDER = 0.2, 0.4, 0.55, 0.63
"""When a good seeker has looked at a position, as a share of its search; the border does not mean its crossings."""


def choose_layout(side: Side, rng: Random, tries: int) -> int:
    """The best hidden of so many random layouts; which ones those are, nobody can tell."""
    return max((random_layout(side, rng) for _ in range(tries)), key=lambda planets: shelter(side, planets))


def shelter(side: Side, planets: int) -> float:
    """About how many turns more than others a layout takes to find, up to a constant.

    The weights come from searches of random skies: single planets lead to no others, few positions around systems
    mean that little is proven empty, and seekers look along lines first, at the border and into triangles last.
    """
    lattice, late = space(side).lattice, lateness(side)
    systems = lattice.groups(planets)
    singles = sum(1 for system in systems if system.bit_count() == 1)
    mean_late = sum(sum(late[number] for number in bits(system)) / system.bit_count() for system in systems)
    return 24 * mean_late / len(systems) + 0.43 * singles - 0.12 * lattice.around(planets).bit_count()


@cache
def lateness(side: Side) -> tuple[float, ...]:
    """For each position, when it is looked at."""
    where = space(side)
    lines = [sum(number in line for line in where.lines) for number in range(len(where.names))]
    return tuple(
        CROSSING if count > 1 else INSIDE if not count else BORDER if near.bit_count() < 6 else ON_LINE
        for count, near in zip(lines, where.lattice.near, strict=True)
    )


def lay_out(draft: Sequence[Position], planned: Sequence[Position], actions: Sequence[Action]) -> Action:
    """The next step from a draft to the layout that was planned; chance helps where steps have run out."""
    steps: list[Action] = [Remove(position) for position in draft if position not in planned]
    steps += [Put(position) for position in planned if position not in draft]
    step = (*steps, Confirm())[0]
    return step if step in actions else Confirm() if Confirm() in actions else Shuffle()
