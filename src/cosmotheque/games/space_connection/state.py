"""Everything on the table at one moment. Only the host holds it; `view` says who sees what."""

from typing import TypeVar

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.space_connection.components.sky import BOXES, Box, Craft, Fleet, Position, Side, Space, space

Mask = int
"""A set of positions, one bit each."""
T = TypeVar("T")
NOBODY: frozenset[Seat] = frozenset()
ALONE = (frozenset({Seat(0)}), frozenset({Seat(1)}))
BOTH = frozenset({Seat(0), Seat(1)})


class Lost(msgspec.Struct, frozen=True, cache_hash=True):
    """A craft that missed and stays where it was launched (SC-14)."""

    craft: Craft
    at: Position


class Launched(msgspec.Struct, frozen=True, tag="launched"):
    """The result of a launch of `seat`: planets and empty positions that were not known before."""

    seat: Seat
    craft: Craft
    at: tuple[Position, ...]
    found: tuple[Position, ...]
    empty: tuple[Position, ...]
    returned: bool


class Sky(msgspec.Struct, frozen=True):
    """One seat's space, hidden and visible copy in one (SC-4): its planets, and what the opponent did to it.

    Until the seat is `ready`, its planets are a draft, changed `edits` times by hand and `shuffles` times at random;
    `suggestions` are the random layouts it may take next.
    """

    planets: Mask = 0
    ready: bool = False
    suggestions: tuple[Mask, ...] = ()
    edits: int = 0
    shuffles: int = 0
    uncovered: Mask = 0
    systems: tuple[Mask, ...] = ()
    lost: tuple[Lost, ...] = ()
    emitters: tuple[Position, ...] = ()

    @property
    def found(self) -> Mask:
        """The planets that the opponent has uncovered."""
        return self.planets & self.uncovered


class State(msgspec.Struct, frozen=True):
    """`tracks` holds what marks each place of a seat's score track, `quiet` counts turns without news."""

    side: Side
    skies: tuple[Sky, Sky]
    fleets: tuple[Fleet, Fleet]
    tracks: tuple[tuple[Craft | None, ...], tuple[Craft | None, ...]] = ((), ())
    turn: Seat | None = None
    over: bool = False
    quiet: int = 0
    last: Launched | None = None

    @property
    def box(self) -> Box:
        return BOXES[self.side]

    @property
    def space(self) -> Space:
        return space(self.side)

    @property
    def in_layout(self) -> bool:
        """True if planets are still being laid out, or the first player still has to be drawn."""
        return self.turn is None and not self.over

    def with_sky(self, seat: Seat, sky: Sky) -> "State":
        return msgspec.structs.replace(self, skies=with_entry(self.skies, seat, sky))

    def with_fleet(self, seat: Seat, fleet: Fleet) -> "State":
        return msgspec.structs.replace(self, fleets=with_entry(self.fleets, seat, fleet))


def other(seat: Seat) -> Seat:
    return Seat(1 - seat)


def with_entry(pair: tuple[T, T], seat: Seat, entry: T) -> tuple[T, T]:
    """The pair with a seat's entry exchanged."""
    return (entry, pair[1]) if seat == 0 else (pair[0], entry)


def implied_empty(sky: Sky, where: Space) -> Mask:
    """SC-20: positions next to a completed system that nobody has probed."""
    return where.lattice.around(sum(sky.systems)) & ~sky.uncovered


def unknown(sky: Sky, where: Space) -> Mask:
    """The positions of a sky about which nothing is proven yet."""
    return where.everything & ~sky.uncovered & ~implied_empty(sky, where)
