"""The geometry of a sky as flat arrays.

Where each position has a list of six, that of position `i` begins at 6 * `i`; -1 means nothing.
"""

from functools import cache
from typing import NamedTuple

from cosmotheque.games.space_connection.components.lattice import bits, neighbours
from cosmotheque.games.space_connection.components.sky import Side, Space, space
from cosmotheque.kit.compiled import Ints, ints

NOTHING = -1
AROUND = 6
LINES_EACH = 3
TRIANGLE = 10


class Atlas(NamedTuple):
    """`near` goes around each position; `arcs` counts the parts of a ring of six, whose bits are such neighbours.

    `centres` and `triangles` are the drawn triangles; line `i` has its positions from `starts[i]` to `starts[i + 1]` of
    `lines`; `on` and `along` tell for each position which lines it lies on, and where.
    """

    near: Ints
    arcs: Ints
    centres: Ints
    triangles: Ints
    starts: Ints
    lines: Ints
    on: Ints
    along: Ints


@cache
def atlas(side: Side) -> Atlas:
    """The sky of that side."""
    where = space(side)
    starts = [0]
    for line in where.lines:
        starts.append(starts[-1] + len(line))
    places = [_places_on_lines(where, position) for position in range(len(where.names))]
    return Atlas(
        near=ints(_near(where)),
        arcs=ints(_arcs(ring) for ring in range(1 << AROUND)),
        centres=ints(where.triangles),
        triangles=ints(number for mask in where.triangles.values() for number in bits(mask)),
        starts=ints(starts),
        lines=ints(number for line in where.lines for number in line),
        on=ints(line for listed in places for line, _ in listed),
        along=ints(place for listed in places for _, place in listed),
    )


def _near(where: Space) -> list[int]:
    index = where.lattice.index
    return [index.get(near, NOTHING) for point in where.lattice.points for near in neighbours(point)]


def _arcs(ring: int) -> int:
    """Into how many parts a ring of six falls: where one begins, the position before it is empty."""
    rotated = ring >> 1 | (ring & 1) << AROUND - 1
    return (ring & ~rotated).bit_count() or int(ring > 0)


def _places_on_lines(where: Space, position: int) -> list[tuple[int, int]]:
    found = [(number, line.index(position)) for number, line in enumerate(where.lines) if position in line]
    return [*found, *[(NOTHING, 0)] * (LINES_EACH - len(found))]
