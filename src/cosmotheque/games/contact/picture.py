"""The table from above as a picture: tiles, the rocket, and what the seat knows of goal and route."""

from collections.abc import Iterator
from typing import Final

from cosmotheque.core.picture import (
    ACCENT,
    BRASS,
    GOOD,
    INK,
    LINE,
    NIGHT,
    PAPER,
    SOFT,
    box,
    disc,
    path,
    shape,
    stroke,
    words,
)
from cosmotheque.core.picture import picture as drawn
from cosmotheque.core.text import Language
from cosmotheque.games.contact.components import ASTEROIDS, EARTH, RADIUS, TABLE, tile_name
from cosmotheque.games.contact.drawing import head, readable_flights
from cosmotheque.games.contact.view import View

SPAN: Final = 520
SCALE: Final = SPAN / TABLE
EDGE, TOP = 20, 56
WIDTH, HEIGHT = SPAN + 2 * EDGE, SPAN + TOP + 70
SIZE: Final = RADIUS * SCALE
ROCKET: Final = "M0-12q6 6 6 14l4 6h-20l4-6q0-8 6-14z"
PLANETS: Final = ("#7fa7d9", "#d9a26f", "#8fc39a", "#c79ad1", "#d6c36a", "#e08d86")


def picture(view: View, language: Language) -> str:
    """Tiles that may be the goal are bright; the goal has a ring, for observers who may know it."""
    title = head(view).in_language(language)
    return drawn(
        WIDTH,
        HEIGHT,
        title,
        words(WIDTH / 2, 28, title, 17),
        box(EDGE, TOP, SPAN, SPAN, fill=NIGHT, stroke=LINE, stroke_width=2, rx=10),
        *_routes(view),
        *(part for tile in range(len(view.tiles)) for part in _tile(view, tile)),
        *_draw_flights(view),
    )


def _spot(view: View, tile: int) -> tuple[float, float]:
    point = view.tiles[tile]
    return EDGE + point.x * SCALE, TOP + point.y * SCALE


def _routes(view: View) -> Iterator[str]:
    for route in view.routes:
        yield _route(view, route, LINE)
    if view.route:
        yield _route(view, view.route, ACCENT)


def _route(view: View, route: tuple[int, ...], colour: str) -> str:
    spots = [_spot(view, tile) for tile in (view.rocket, *route)]
    return stroke(spots, stroke=colour, stroke_width=4, stroke_dasharray="10 6")


def _tile(view: View, tile: int) -> Iterator[str]:
    x, y = _spot(view, tile)
    if tile in ASTEROIDS:
        rock = ((x - SIZE, y), (x - 8, y - SIZE), (x + 12, y - 14), (x + SIZE, y + 4), (x + 4, y + SIZE))
        yield shape(rock, fill="#6d6a66", stroke=INK, stroke_width=2)
    else:
        fill = "#4f8fd0" if tile == EARTH else PLANETS[tile % len(PLANETS)]
        bright = 1 if tile in view.candidates or tile in (view.rocket, view.goal) else 0.4
        yield disc(x, y, SIZE, fill=fill, opacity=bright)
    name = "⊕" if tile == EARTH else tile_name(tile)
    yield words(x, y, name, 17, fill=INK, font_weight="bold")
    if tile in view.candidates:
        yield disc(x, y, SIZE + 3, fill="none", stroke=BRASS, stroke_width=2)
    if tile == view.goal:
        yield disc(x, y, SIZE + 7, fill="none", stroke=GOOD, stroke_width=4)
    for guess in view.guesses:
        if tile in guess.planets:
            yield words(x + SIZE, y - SIZE, "?", 20, fill=ACCENT, font_weight="bold")
    if tile == view.rocket:
        yield path(ROCKET, x, y - SIZE, 1, fill=PAPER, stroke=INK, stroke_width=2)


def _draw_flights(view: View) -> Iterator[str]:
    """Each flight of the last transmission as a bar, as long as it was held."""
    flights = readable_flights(view)[-1] if readable_flights(view) else ()
    whole = max((flight.landing for flight in flights), default=1)
    for flight in flights:
        start, length = flight.take_off / whole * SPAN, max(2, flight.duration / whole * SPAN)
        yield box(EDGE + start, HEIGHT - 46, length, 12, fill=ACCENT, rx=4)
    if flights:
        spoken = "  ".join(f"{flight.duration / 1000:.2f} s" for flight in flights)
        yield words(WIDTH / 2, HEIGHT - 18, spoken, 14, fill=SOFT)
