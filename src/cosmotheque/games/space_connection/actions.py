"""Actions of the game. Those of a size of sky are made once and listed from tables."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import TypeAlias

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.space_connection.components.numbered import Numbered
from cosmotheque.games.space_connection.components.sky import Craft, Position, Side, Space, space


class Put(msgspec.Struct, frozen=True, tag="put"):
    """Lay a planet down in the draft."""

    at: Position


class Remove(msgspec.Struct, frozen=True, tag="remove"):
    """Take a planet back from the draft."""

    at: Position


class Clear(msgspec.Struct, frozen=True, tag="clear"):
    """Take all planets back."""


class Shuffle(msgspec.Struct, frozen=True, tag="random"):
    """Take the next random legal layout that chance dealt (SC-7); after the last one the first comes again."""


class Confirm(msgspec.Struct, frozen=True, tag="confirm"):
    """Keep the draft: these are the planets."""


class Rocket(msgspec.Struct, frozen=True, tag="rocket"):
    at: Position


class Ship(msgspec.Struct, frozen=True, tag="ship"):
    at: Position


class SuperShip(msgspec.Struct, frozen=True, tag="super-ship"):
    at: Position


class Lasers(msgspec.Struct, frozen=True, tag="lasers"):
    """The first laser turn: two emitters on one drawn line."""

    at: tuple[Position, Position]


class Laser(msgspec.Struct, frozen=True, tag="laser"):
    """A further emitter, on a drawn line with one that stands."""

    at: Position


Layout: TypeAlias = tuple[Position, ...]


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """Chance deals random layouts to choose from, to each seat its own."""

    layouts: tuple[tuple[Layout, ...], tuple[Layout, ...]]


class DrawFirst(msgspec.Struct, frozen=True, tag="draw-first"):
    """Chance draws the first player."""

    seat: Seat


Drafting: TypeAlias = Put | Remove | Clear | Shuffle | Confirm
Launch: TypeAlias = Rocket | Ship | SuperShip | Lasers | Laser
Action: TypeAlias = Drafting | Launch | Deal | DrawFirst


CRAFT: dict[type[Launch], Craft] = {
    Rocket: Craft.ROCKET,
    Ship: Craft.SHIP,
    SuperShip: Craft.SUPER_SHIP,
    Lasers: Craft.LASER,
    Laser: Craft.LASER,
}


CLEAR = Clear()
SHUFFLE = Shuffle()
CONFIRM = Confirm()


class Line:
    """A drawn line, and the first two lasers that may stand on it."""

    def __init__(self, where: Space, spots: Sequence[int]) -> None:
        self.mask = sum(1 << number for number in spots)
        self._pairs = tuple(
            (1 << one | 1 << two, Lasers((where.names[one], where.names[two]))) for one, two in combinations(spots, 2)
        )

    @lru_cache(maxsize=4096)  # noqa: B019 - lines are made once, for good
    def pairs(self, free: int) -> tuple[Lasers, ...]:
        """The pairs where so much of the line is free. Few launches change that of more than one line."""
        return tuple(pair for needed, pair in self._pairs if needed & free == needed)


class Catalogue:
    """Every action on a sky of one side, by numbers or names of positions; the first two lasers by drawn lines too."""

    def __init__(self, side: Side) -> None:
        where = space(side)
        self.puts = Numbered(Put(name) for name in where.names)
        self.removes = {name: Remove(name) for name in where.names}
        self.rockets = Numbered(Rocket(name) for name in where.names)
        self.ships = Numbered(Ship(name) for name in where.names)
        self.super_ships = Numbered(SuperShip(name) for name in where.names)  # at the centres of triangles only
        self.lasers = Numbered(Laser(name) for name in where.names)
        self.lines = tuple(Line(where, spots) for spots in where.lines)
        self.pairs = tuple(pair for line in self.lines for pair in line.pairs(line.mask))


@cache
def catalogue(side: Side) -> Catalogue:
    """The actions on a sky of that side."""
    return Catalogue(side)


def targets(launch: Launch) -> tuple[Position, ...]:
    """The positions that craft of this launch stand on."""
    return launch.at if isinstance(launch, Lasers) else (launch.at,)
