"""What can be done. Actions of a size of sky are made once and listed from tables."""

from functools import cache
from typing import TypeAlias

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.space_connection.components.sky import Craft, Position, Side, space


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


class Catalogue:
    """Every action on a sky of one side, by numbers of positions; lasers with the positions they need free."""

    def __init__(self, side: Side) -> None:
        where = space(side)
        self.puts = tuple(Put(name) for name in where.names)
        self.removes = tuple(Remove(name) for name in where.names)
        self.rockets = tuple(Rocket(name) for name in where.names)
        self.ships = tuple(Ship(name) for name in where.names)
        self.super_ships = {number: SuperShip(where.names[number]) for number in where.triangles}
        self.lasers = tuple(Laser(name) for name in where.names)
        self.pairs = tuple(
            (1 << one | 1 << two, Lasers((where.names[one], where.names[two]))) for one, two in where.beams if one < two
        )


@cache
def catalogue(side: Side) -> Catalogue:
    """The actions on a sky of that side."""
    return Catalogue(side)


def targets(launch: Launch) -> tuple[Position, ...]:
    """The positions that craft of this launch stand on."""
    return launch.at if isinstance(launch, Lasers) else (launch.at,)
