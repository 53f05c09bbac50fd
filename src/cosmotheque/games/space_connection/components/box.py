"""Planets and craft: how many there are on a sky of each size."""

from enum import StrEnum
from typing import Literal

import msgspec

Side = Literal[3, 6, 9]
"""Steps from the middle of a sky to its corners."""


class Craft(StrEnum):
    ROCKET = "rocket"
    SHIP = "ship"
    SUPER_SHIP = "super-ship"
    LASER = "laser"


class Fleet(msgspec.Struct, frozen=True):
    """The craft that a seat has left."""

    rockets: int
    ships: int
    super_ships: int
    lasers: int

    def has(self, craft: Craft) -> int:
        """How many craft of this kind are left."""
        count: int = getattr(self, FLEET_FIELDS[craft])
        return count

    def with_more(self, craft: Craft, count: int) -> "Fleet":
        """The fleet with so many more, or fewer, of one kind."""
        return msgspec.structs.replace(self, **{FLEET_FIELDS[craft]: self.has(craft) + count})


FLEET_FIELDS = {
    Craft.ROCKET: "rockets",
    Craft.SHIP: "ships",
    Craft.SUPER_SHIP: "super_ships",
    Craft.LASER: "lasers",
}


class Box(msgspec.Struct, frozen=True):
    """What is played with on a sky of one size: planets, the systems they form, and each seat's craft."""

    planets: int
    systems: int
    fleet: Fleet


BOXES: dict[Side, Box] = {  # SC-5, SC-6, SC-21
    3: Box(planets=6, systems=3, fleet=Fleet(rockets=8, ships=3, super_ships=2, lasers=2)),
    6: Box(planets=20, systems=9, fleet=Fleet(rockets=30, ships=10, super_ships=5, lasers=5)),
    9: Box(planets=44, systems=18, fleet=Fleet(rockets=66, ships=22, super_ships=10, lasers=8)),
}
