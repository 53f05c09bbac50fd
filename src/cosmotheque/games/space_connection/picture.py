"""Both skies as a picture: what is found, what is empty, what stands there, and which craft are left."""

from collections.abc import Iterator
from math import sqrt
from typing import Final, TypeAlias

from cosmotheque.core.game import Seat
from cosmotheque.core.picture import (
    ACCENT,
    BRASS,
    DANGER,
    GOOD,
    INK,
    LINE,
    NIGHT,
    PAPER,
    SOFT,
    disc,
    shape,
    stroke,
    words,
)
from cosmotheque.core.picture import picture as drawn
from cosmotheque.core.text import Language
from cosmotheque.games.space_connection.components.sky import Craft, Position
from cosmotheque.games.space_connection.drawing import SKY, fleet_text, status
from cosmotheque.games.space_connection.state import other
from cosmotheque.games.space_connection.view import SkyView, View

Spot: TypeAlias = tuple[float, float]
RADIUS: Final = 210
"""The distance from the middle of a sky to its corners."""
ROWS: Final = RADIUS * sqrt(3) / 2
"""The distance from its middle to its uppermost row."""
TOP: Final = 66
WIDTH, HEIGHT = 4 * RADIUS + 120, TOP + 2 * ROWS + 96
LOST: Final = {Craft.ROCKET: "r", Craft.SHIP: "s", Craft.SUPER_SHIP: "S"}
MAGENTA: Final = "#d879c9"


def picture(view: View, language: Language) -> str:
    """The viewer's own sky stands on the left; for a spectator, that of seat 0."""
    left = view.seat or Seat(0)
    title = status(view).in_language(language)
    shapes = [
        part
        for seat, x in ((left, RADIUS + 30), (other(left), 3 * RADIUS + 90))
        for part in _sky(view, seat, x, language)
    ]
    return drawn(WIDTH, HEIGHT, title, *shapes, words(WIDTH / 2, HEIGHT - 20, title, 17))


def _sky(view: View, seat: Seat, middle: float, language: Language) -> Iterator[str]:
    sky, step = view.skies[seat], RADIUS / view.side
    spots = {place.at: _spot(middle, step, place.q, place.r) for place in view.chart.places}
    head = SKY.filled(seat, len(sky.systems), view.systems).in_language(language)
    yield words(middle, 24, head, 17, fill=ACCENT if view.turn == other(seat) and not view.over else PAPER)
    yield shape(_corners(middle), fill=NIGHT, stroke=LINE, stroke_width=2)
    for line in view.chart.lines:
        yield stroke((spots[line[0]], spots[line[-1]]), stroke=LINE, stroke_width=1)
    for one, two in sky.beams:
        yield stroke((spots[one], spots[two]), stroke=MAGENTA, stroke_width=4, opacity=0.6)
    for place in view.chart.places:
        yield from _place(sky, place.at, *spots[place.at], step)
    yield words(middle, HEIGHT - 52, fleet_text(seat, view.fleets[seat]).in_language(language), 14, fill=SOFT)


def _place(sky: SkyView, at: Position, x: float, y: float, step: float) -> Iterator[str]:
    """The marks at one position, as everybody sees it, or the owner."""
    size = min(11, step * 0.38)
    if any(at in system for system in sky.systems):
        yield disc(x, y, size, fill=GOOD, stroke=PAPER, stroke_width=2)
    elif at in sky.found:
        yield disc(x, y, size, fill=BRASS, stroke=PAPER, stroke_width=1)
    elif at in sky.empty or at in sky.implied:
        yield stroke(((x - 3, y), (x + 3, y)), stroke=LINE, stroke_width=2)
    elif sky.planets is not None and at in sky.planets:
        yield disc(x, y, size, fill="none", stroke=BRASS, stroke_width=2, stroke_dasharray="3 2")
    else:
        yield disc(x, y, 2, fill=SOFT)
    for lost in sky.lost:
        if lost.at == at:
            yield words(
                x, y, LOST[lost.craft], 1.7 * size, fill=DANGER, font_weight="bold", stroke=INK, stroke_width=0.5
            )
    if at in sky.emitters:
        yield shape(((x, y - size), (x + size, y), (x, y + size), (x - size, y)), fill=MAGENTA, stroke=INK)


def _spot(middle: float, step: float, q: int, r: int) -> Spot:
    return middle + step * (q + r / 2), TOP + ROWS + step * r * sqrt(3) / 2


def _corners(middle: float) -> list[Spot]:
    around = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    return [_spot(middle, RADIUS + 14, q, r) for q, r in around]
