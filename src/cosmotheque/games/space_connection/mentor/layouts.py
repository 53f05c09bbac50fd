"""What there is to say of a layout."""

from cosmotheque.games.space_connection.components import Side, space
from cosmotheque.games.space_connection.view import SkyView, View
from cosmotheque.kit.triangular import bits


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
