"""How well a layout is hidden, in comparison with what chance deals."""

from functools import cache
from random import Random

from cosmotheque.games.space_connection.bots.hiding import shelter
from cosmotheque.games.space_connection.components import Side, space
from cosmotheque.games.space_connection.rules.sampler import random_layout
from cosmotheque.games.space_connection.view import SkyView, View
from cosmotheque.kit.triangular import bits

COMPARED = 300


@cache
def usual_shelters(side: Side) -> tuple[float, ...]:
    """How well random layouts are hidden; always the same ones."""
    rng = Random(0)
    return tuple(shelter(side, random_layout(side, rng)) for _ in range(COMPARED))


def rank(side: Side, planets: int) -> float:
    """The share of random layouts that are easier to find than this one."""
    value, usual = shelter(side, planets), usual_shelters(side)
    return sum(easier < value for easier in usual) / len(usual)


def drafted(view: View, sky: SkyView) -> int | None:
    """The planets of a draft that can be confirmed."""
    planets = sky.planets or ()
    legal = len(planets) == view.planets and sky.groups == view.systems
    return space(view.side).mask(planets) if legal else None


def singles(side: Side, planets: int) -> int:
    """Planets that are systems by themselves."""
    return sum(1 for system in space(side).lattice.groups(planets) if system.bit_count() == 1)


def on_lines(side: Side, planets: int) -> int:
    """Planets that lie on a drawn line, where lasers see them."""
    return sum(1 for number in bits(planets) if any(number in line for line in space(side).lines))
