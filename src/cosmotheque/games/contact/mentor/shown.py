"""Drawings of an advice on the board."""

import msgspec


class Chance(msgspec.Struct, frozen=True, array_like=True):
    """The chance that a planet is the goal, in percent."""

    planet: int
    percent: int


class Shown(msgspec.Struct, frozen=True):
    """The board's drawing of an advice.

    For the crew the chances of the planets, likeliest first. For the source a route (tiles after the rocket's own) and
    the chance, in percent, that the crew reads its goal.
    """

    chances: tuple[Chance, ...] = ()
    route: tuple[int, ...] = ()
    readable: int | None = None
