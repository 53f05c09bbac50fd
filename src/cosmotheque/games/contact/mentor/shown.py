"""What the board can draw of an advice."""

import msgspec


class Chance(msgspec.Struct, frozen=True, array_like=True):
    """How likely a planet is the goal, in percent."""

    planet: int
    percent: int


class Shown(msgspec.Struct, frozen=True):
    """For the crew the chances of the planets, likeliest first. For the source a route (tiles after the rocket's own)
    and how likely, in percent, the crew is to read its goal.
    """

    chances: tuple[Chance, ...] = ()
    route: tuple[int, ...] = ()
    readable: int | None = None
