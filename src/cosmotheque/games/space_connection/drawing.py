"""A view as text for a terminal: both skies side by side, in rich's markup."""

from cosmotheque.core.game import Seat
from cosmotheque.games.space_connection.components import Craft, Fleet, Position, Space, space
from cosmotheque.games.space_connection.state import other
from cosmotheque.games.space_connection.view import SkyView, View

UNKNOWN, EMPTY, HIDDEN, FOUND, COMPLETED = "·", " ", "○", "[yellow]●[/]", "[green]◆[/]"
LOST = {Craft.ROCKET: "[red]r[/]", Craft.SHIP: "[red]s[/]", Craft.SUPER_SHIP: "[red]S[/]"}
EMITTER = "[magenta]*[/]"
LEGEND = f"{UNKNOWN} unknown  {HIDDEN} own planet  {FOUND} found  {COMPLETED} completed  {EMITTER} emitter  r s S lost"


def draw(view: View) -> str:
    """The viewer's own sky stands on the left; for a spectator, that of seat 0."""
    left = view.seat or Seat(0)
    right = other(left)
    skies = [_draw_sky(view, seat) for seat in (left, right)]
    rows = ["   ".join(pair) for pair in zip(*skies, strict=True)]
    fleets = [f"seat {seat}: {_draw_fleet(view.fleets[seat])}" for seat in (left, right)]
    return "\n".join([*rows, *fleets, _status(view), LEGEND])


def _draw_sky(view: View, seat: Seat) -> list[str]:
    where, sky = space(view.side), view.skies[seat]
    marks = _marks(where, sky)
    width = max(4 * view.side + 4, 20)
    rows = [f"Seat {seat}: {len(sky.systems)}/{view.systems} found".ljust(width)]
    for r in range(-view.side, view.side + 1):
        row = [name for name, point in zip(where.names, where.lattice.points, strict=True) if point.r == r]
        cells = " ".join(marks[name] for name in row)
        rest = width - 2 - abs(r) - (2 * len(row) - 1)  # counted, for markup has no width
        rows.append(f"{row[0][0]} {' ' * abs(r)}{cells}{' ' * rest}")
    return rows


def _marks(where: Space, sky: SkyView) -> dict[Position, str]:
    marks = dict.fromkeys(where.names, UNKNOWN)
    marks |= dict.fromkeys(sky.planets or (), HIDDEN)
    marks |= dict.fromkeys((*sky.empty, *sky.implied), EMPTY)
    marks |= {lost.at: LOST[lost.craft] for lost in sky.lost}
    marks |= dict.fromkeys(sky.emitters, EMITTER)
    marks |= dict.fromkeys(sky.found, FOUND)
    return marks | {position: COMPLETED for system in sky.systems for position in system}


def _draw_fleet(fleet: Fleet) -> str:
    return f"{fleet.rockets} rockets, {fleet.ships} ships, {fleet.super_ships} super ships, {fleet.lasers} lasers"


def _status(view: View) -> str:
    if view.over:
        return "The game is over."
    if view.turn is not None:
        return f"Seat {view.turn} is to launch."
    laid = [f"seat {seat}: {_layout_status(view, sky)}" for seat, sky in enumerate(view.skies)]
    return "Planets are laid out. " + ", ".join(laid)


def _layout_status(view: View, sky: SkyView) -> str:
    if sky.ready or sky.planets is None:
        return "ready" if sky.ready else "not ready"
    return f"{len(sky.planets)}/{view.planets} planets in {sky.groups}/{view.systems} systems"
