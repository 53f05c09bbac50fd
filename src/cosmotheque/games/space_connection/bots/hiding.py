"""How bots lay out their planets: to be found late, and never twice the same."""

from collections.abc import Sequence
from functools import cache
from random import Random

from cosmotheque.games.space_connection.actions import Action, Confirm, Shuffle
from cosmotheque.games.space_connection.components import Position, Side, space
from cosmotheque.games.space_connection.rules.sampler import random_layout
from cosmotheque.kit.triangular import bits

CROSSING, ON_LINE, INSIDE, BORDER = 0.2, 0.4, 0.55, 0.63
"""When a good seeker has looked at a position, as a share of its search; the border does not mean its crossings."""


COMPARED = 200
"""So many random layouts others are compared with."""
IMPATIENCE = 0.06
"""How often a layout is taken that could be better: there are only so many to go through."""


def lay_out(side: Side, draft: Sequence[Position], tries: int, rng: Random, actions: Sequence[Action]) -> Action:
    """Go through random layouts until one is as well hidden as the best of so many usually is, or patience ends.

    Nothing has to be remembered from step to step, and which layouts chance dealt nobody can tell.
    """
    if Confirm() not in actions:
        return Shuffle()
    if rank(side, space(side).mask(draft)) >= 1 - 1 / tries or rng.random() < IMPATIENCE:
        return Confirm()
    return Shuffle()


def rank(side: Side, planets: int) -> float:
    """The share of random layouts that are easier to find than this one."""
    value, usual = shelter(side, planets), usual_shelters(side)
    return sum(easier < value for easier in usual) / len(usual)


@cache
def usual_shelters(side: Side) -> tuple[float, ...]:
    """How well random layouts are hidden; always the same ones."""
    rng = Random(0)
    return tuple(shelter(side, random_layout(side, rng)) for _ in range(COMPARED))


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
