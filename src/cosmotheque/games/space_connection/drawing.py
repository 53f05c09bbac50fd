"""A view as text for a terminal: both skies side by side, in rich's markup."""

from typing import Any

from cosmotheque.core.game import Seat
from cosmotheque.core.text import Language, Text
from cosmotheque.games.space_connection.components.sky import Craft, Fleet, Position, Space, space
from cosmotheque.games.space_connection.events import Event
from cosmotheque.games.space_connection.state import other
from cosmotheque.games.space_connection.text import CRAFT_NAMES
from cosmotheque.games.space_connection.view import SkyView, View

UNKNOWN, EMPTY, HIDDEN, FOUND, COMPLETED = "·", " ", "○", "[yellow]●[/]", "[green]◆[/]"
LOST = {Craft.ROCKET: "[red]r[/]", Craft.SHIP: "[red]s[/]", Craft.SUPER_SHIP: "[red]S[/]"}
EMITTER = "[magenta]*[/]"
LEGEND = Text(
    "Votre ciel est à gauche, celui de l’adversaire à droite. Un hexagone : une ligne par lettre ; à sa droite, les "
    "numéros de sa première et de sa dernière position. · inconnue, ○ votre planète, ● planète trouvée, ◆ système "
    "complet, * émetteur, r s S fusée, astronef ou super-astronef perdus, un blanc : rien. put, remove g7 : cacher, "
    "reprendre une planète ; random : une disposition au hasard ; clear : tout reprendre ; confirm : la garder ; "
    "rocket, ship, super-ship, laser g7 : lancer là ; lasers a7-a13 : deux émetteurs.",
    "Your own sky is on the left, the other on the right. A hexagon: a row for each letter; to its right the numbers "
    "of its first and its last position. · unknown, ○ your own planet, ● planet found, ◆ completed system, * "
    "emitter, r s S a lost rocket, ship or super ship, a blank: nothing there. put, remove g7: hide a planet, take "
    "it back; random: a random layout; clear: take all back; confirm: keep it; rocket, ship, super-ship, laser g7: "
    "launch there; lasers a7-a13: two emitters.",
)
SKY = Text("Place {} : {}/{} trouvés", "Seat {}: {}/{} found")
FLEET = Text(
    "place {} : fusées {}, astronefs {}, super-astronefs {}, lasers {}",
    "seat {}: rockets {}, ships {}, super ships {}, lasers {}",
)
OVER = Text("La partie est terminée.", "The game is over.")
TO_LAUNCH = Text("Au joueur {} de lancer.", "Seat {} is to launch.")
LAYING = Text("On cache les planètes. {}, {}", "Planets are laid out. {}, {}")
READY = Text("place {} : prête", "seat {}: ready")
NOT_READY = Text("place {} : pas encore prête", "seat {}: not ready")
LAID = Text("place {} : {}/{} planètes en {}/{} systèmes", "seat {}: {}/{} planets in {}/{} systems")


def draw(view: View, language: Language) -> str:
    """The viewer's own sky stands on the left; for a spectator, that of seat 0."""
    left = view.seat or Seat(0)
    right = other(left)
    skies = [_draw_sky(view, seat, language) for seat in (left, right)]
    rows = ["   ".join(pair) for pair in zip(*skies, strict=True)]
    fleets = [fleet_text(seat, view.fleets[seat]).in_language(language) for seat in (left, right)]
    return "\n".join([*rows, *fleets, status(view).in_language(language)])


def _draw_sky(view: View, seat: Seat, language: Language) -> list[str]:
    where, sky = space(view.side), view.skies[seat]
    marks = _marks(where, sky)
    width = max(4 * view.side + 10, 20)
    rows = [SKY.filled(seat, len(sky.systems), view.systems).in_language(language).ljust(width)]
    for r in range(-view.side, view.side + 1):
        row = [name for name, point in zip(where.names, where.lattice.points, strict=True) if point.r == r]
        cells = " ".join(marks[name] for name in row)
        ends = f" {row[0][1:]}-{row[-1][1:]}"
        rest = width - 2 - abs(r) - (2 * len(row) - 1) - len(ends)  # counted, for markup has no width
        rows.append(f"{row[0][0]} {' ' * abs(r)}{cells}{ends}{' ' * rest}")
    return rows


def _marks(where: Space, sky: SkyView) -> dict[Position, str]:
    marks = dict.fromkeys(where.names, UNKNOWN)
    marks |= dict.fromkeys(sky.planets or (), HIDDEN)
    marks |= dict.fromkeys((*sky.empty, *sky.implied), EMPTY)
    marks |= {lost.at: LOST[lost.craft] for lost in sky.lost}
    marks |= dict.fromkeys(sky.emitters, EMITTER)
    marks |= dict.fromkeys(sky.found, FOUND)
    return marks | {position: COMPLETED for system in sky.systems for position in system}


def fleet_text(seat: Seat, fleet: Fleet) -> Text:
    """The craft that a seat has left."""
    return FLEET.filled(seat, fleet.rockets, fleet.ships, fleet.super_ships, fleet.lasers)


def status(view: View) -> Text:
    """The seat in turn, or the progress of the layouts."""
    if view.over:
        return OVER
    if view.turn is not None:
        return TO_LAUNCH.filled(view.turn)
    return LAYING.filled(*(_layout_status(view, seat, sky) for seat, sky in enumerate(view.skies)))


def _layout_status(view: View, seat: int, sky: SkyView) -> Text:
    if sky.ready or sky.planets is None:
        return (READY if sky.ready else NOT_READY).filled(seat)
    return LAID.filled(seat, len(sky.planets), view.planets, sky.groups, view.systems)


def name(_event: Event, _field: str, value: Any) -> Text | None:
    """The name of a craft; positions have their names already."""
    return CRAFT_NAMES[value] if isinstance(value, Craft) else None
