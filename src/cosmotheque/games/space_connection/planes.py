"""Both skies as planes, in axial coordinates round the middle: smaller skies lie in the middle of the largest one."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from cosmotheque.core.planes import AllPlanes, Array, Planes
from cosmotheque.games.space_connection.actions import Action
from cosmotheque.games.space_connection.components.sky import BOXES, FLEET_FIELDS, Position, Side, space
from cosmotheque.games.space_connection.numbering import LARGEST
from cosmotheque.games.space_connection.rules.drafting import MOST_EDITS, MOST_SHUFFLES
from cosmotheque.games.space_connection.rules.launching import QUIET_TURNS
from cosmotheque.games.space_connection.view import SkyView, View

WIDTH: Final = 2 * LARGEST + 1
SEEN: Final = ("found", "empty", "implied", "systems", "lost", "emitters")
"""The kinds of facts seen of a sky; the other's sky, which the seat probes, comes first."""
CRAFT: Final = tuple(FLEET_FIELDS.values())
LOCAL: Final = (
    *("sky", "lines", "triangles"),
    *(f"other {name}" for name in SEEN),
    *(f"own {name}" for name in SEEN),
    "own planets",
)
NAMES: Final = (
    *LOCAL,
    *(f"own {craft}" for craft in CRAFT),
    *(f"other {craft}" for craft in CRAFT),
    *("own score", "other score", "own ready", "other ready"),
    *("own turn", "laying out", "quiet", "edits", "shuffles", "groups"),
)
ROW: Final = {name: row for row, name in enumerate(NAMES)}


@cache
def cells(side: Side) -> dict[Position, int]:
    """The cell of each position in a plane: row r and column q, counted from the corner of the largest sky."""
    places = space(side).chart.places
    return {place.at: (place.r + LARGEST) * WIDTH + place.q + LARGEST for place in places}


@cache
def _printed_marks(side: Side) -> tuple[tuple[Position, ...], tuple[Position, ...], tuple[Position, ...]]:
    chart = space(side).chart
    lines = tuple({position for line in chart.lines for position in line})
    return tuple(cells(side)), lines, tuple(triangle.centre for triangle in chart.triangles)


def _write(view: View, out: Array) -> None:
    flat, where = out.reshape(len(NAMES), WIDTH * WIDTH), cells(view.side)
    own = view.seat or 0

    def mark(name: str, positions: Iterable[Position]) -> None:
        flat[ROW[name], [where[position] for position in positions]] = 1

    for name, positions in zip(NAMES, _printed_marks(view.side), strict=False):
        mark(name, positions)
    for name, seat in (("own", own), ("other", 1 - own)):
        for kind, seen in _known_positions(view.skies[seat]).items():
            mark(f"{name} {kind}", seen)
    mark("own planets", view.skies[own].planets or ())
    for name, share in _shares(view, own).items():
        flat[ROW[name]] = share


def _known_positions(sky: SkyView) -> dict[str, Iterable[Position]]:
    return {
        "found": sky.found,
        "empty": sky.empty,
        "implied": sky.implied,
        "systems": [position for system in sky.systems for position in system],
        "lost": [lost.at for lost in sky.lost],
        "emitters": sky.emitters,
    }


def _shares(view: View, own: int) -> dict[str, float]:
    """Shares that belong to no position: craft left of those at the beginning, systems found of all, and so on."""
    fleet, sky = BOXES[view.side].fleet, view.skies[own]
    shares: dict[str, float] = {}
    for name, seat in (("own", own), ("other", 1 - own)):
        for craft in CRAFT:
            shares[f"{name} {craft}"] = getattr(view.fleets[seat], craft) / getattr(fleet, craft)
        shares[f"{name} score"] = len(view.tracks[seat]) / view.systems
        shares[f"{name} ready"] = view.skies[seat].ready
    shares["own turn"] = view.turn == own
    shares["laying out"] = view.turn is None and not view.over
    shares["quiet"] = view.quiet / QUIET_TURNS
    shares["edits"] = sky.edits / MOST_EDITS
    shares["shuffles"] = sky.shuffles / MOST_SHUFFLES
    shares["groups"] = (sky.groups or 0) / view.planets
    return shares


def _places(view: View, action: Action) -> tuple[int, ...]:
    """The cells where planets are put and craft are launched."""
    at: Position | tuple[Position, ...] = getattr(action, "at", ())
    return tuple(cells(view.side)[position] for position in (at if isinstance(at, tuple) else (at,)))


PLANES: Final[AllPlanes] = {"space-connection": Planes((len(NAMES), WIDTH, WIDTH), NAMES, len(LOCAL), _write, _places)}
