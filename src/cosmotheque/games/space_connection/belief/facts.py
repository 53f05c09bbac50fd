"""Public facts of a sky, cut down to the question that is still open.

Completed systems and their surroundings are settled and leave the question. The rest is: choose `missing` of the `free`
positions so that they and the planets in `found` form exactly `systems` systems, none of which lies wholly in `found`,
for then it would have been announced.
"""

import msgspec

from cosmotheque.games.space_connection.components.sky import BOXES, Side, Space, space
from cosmotheque.games.space_connection.view import SkyView


class Facts(msgspec.Struct, frozen=True):
    """The open question about one sky. Sets of positions are bit masks."""

    side: Side
    found: int
    free: int
    missing: int
    systems: int

    @property
    def space(self) -> Space:
        return space(self.side)


def nothing_known(side: Side) -> Facts:
    """The question before the first launch."""
    box = BOXES[side]
    return Facts(side, found=0, free=space(side).everything, missing=box.planets, systems=box.systems)


def read_facts(side: Side, sky: SkyView) -> Facts:
    """The question that a view leaves open about a sky."""
    where, box = space(side), BOXES[side]
    found = where.mask(sky.found)
    completed = where.mask(position for system in sky.systems for position in system)
    known = found | where.mask(sky.empty) | where.mask(sky.implied)
    return Facts(
        side,
        found=found & ~completed,
        free=where.everything & ~known,
        missing=box.planets - found.bit_count(),
        systems=box.systems - len(sky.systems),
    )


def is_answer(facts: Facts, hidden: int) -> bool:
    """True if these positions could be the planets not found yet."""
    if hidden & ~facts.free or hidden.bit_count() != facts.missing:
        return False
    groups = facts.space.lattice.groups(facts.found | hidden)
    return len(groups) == facts.systems and all(group & hidden for group in groups)
