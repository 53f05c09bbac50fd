"""The sky as a picture: sectors, planets, tokens by the shape of their colour, whites and reds, and the ships."""

from collections.abc import Iterator
from typing import Final

from cosmotheque.core.picture import ACCENT, BRASS, DANGER, INK, LINE, NIGHT, PAPER, SOFT, box, disc, shape, words
from cosmotheque.core.picture import picture as drawn
from cosmotheque.core.text import Language
from cosmotheque.games.bing_bang.components.sky import NOWHERE, SKY, WIDTH
from cosmotheque.games.bing_bang.drawing import PLANET_LETTERS, books, heading
from cosmotheque.games.bing_bang.text import face_name
from cosmotheque.games.bing_bang.view import View

CELL: Final = 26
EDGE, TOP = 30, 66
SPAN: Final = WIDTH * CELL
LEGEND: Final = 24
SECTORS: Final = ("#18264a", "#25224c", "#14304a", "#2c2342")
TOKENS: Final = ("#5b8fe0", "#ef8b3c", "#53b26f", "#c46ad0")
PLANETS: Final = ("#4f8fd0", "#a8a29a", "#e0b35c", "#c0553a", "#c98a5a", "#d9bd7a", "#8fd3d4", "#4a63c4", "#c9b5a4")
SHIPS: Final = (PAPER, "#f26b3a", "#5fd0c3", "#f2c94c", "#e58ab4", "#9fb4ff")


def picture(view: View, language: Language) -> str:
    """Tokens whose faces the seat knows have the first letters of what they are."""
    lines = [line.in_language(language) for line in books(view)]
    title = heading(view).in_language(language)
    return drawn(
        SPAN + 2 * EDGE,
        SPAN + TOP + 40 + LEGEND * len(lines),
        title,
        words(EDGE + SPAN / 2, 22, title, 17),
        *_ground(view),
        *_lights(view),
        *_planets(view),
        *_tokens(view, language),
        *_ships(view),
        *_legend(view, lines),
    )


def _spot(cell: int) -> tuple[float, float]:
    """The middle of a cell."""
    row, column = divmod(cell, WIDTH)
    return EDGE + CELL * (column + 0.5), TOP + CELL * (row + 0.5)


def _ground(view: View) -> Iterator[str]:
    side = SKY.side * CELL
    yield box(EDGE, TOP, SPAN, SPAN, fill=NIGHT)
    for place, sector in enumerate(view.table.sectors):
        row, column = divmod(place, SKY.across)
        left, top = EDGE + column * side, TOP + row * side
        yield box(left, top, side, side, fill=SECTORS[sector.id % len(SECTORS)], stroke=BRASS, stroke_width=1.5)
    for cell in range(WIDTH * WIDTH):
        x, y = _spot(cell)
        yield disc(x, y, 1, fill=LINE)
    for number in range(WIDTH):
        middle = CELL * (number + 0.5)
        yield words(EDGE + middle, TOP - 12, chr(ord("a") + number), 12, fill=SOFT)
        yield words(EDGE - 14, TOP + middle, number + 1, 12, fill=SOFT)


def _lights(view: View) -> Iterator[str]:
    for cell in sorted(view.table.whites):
        yield disc(*_spot(cell), 6, fill=PAPER, stroke=INK)
    for cell in sorted(view.table.reds):
        x, y = _spot(cell)
        yield box(x - 6, y - 6, 12, 12, fill=DANGER, stroke=PAPER, rx=2)


def _planets(view: View) -> Iterator[str]:
    for planet, cell in enumerate(view.table.planets):
        if cell != NOWHERE:
            x, y = _spot(cell)
            yield disc(x, y, 12, fill=PLANETS[planet], stroke=PAPER, stroke_width=1.5)
            yield words(x, y, "⊕" if planet == 0 else PLANET_LETTERS[planet], 14, fill=INK, font_weight="bold")


def _tokens(view: View, language: Language) -> Iterator[str]:
    for token, cell in enumerate(view.table.tokens):
        if cell == NOWHERE:
            continue
        x, y = _spot(cell)
        yield _token(view.table.colours[token], x, y)
        face = view.faces[token]
        if face is not None:
            yield words(x, y, face_name(face).in_language(language)[:2], 9, fill=INK, font_weight="bold")


def _token(colour: int, x: float, y: float) -> str:
    """Round, a triangle, a square or a diamond."""
    look: dict[str, str | float] = {"fill": TOKENS[colour], "stroke": INK, "stroke_width": 1.5}
    if colour == 0:
        return disc(x, y, 9, **look)
    corners = {
        1: ((x, y - 10), (x + 10, y + 8), (x - 10, y + 8)),
        2: ((x - 8, y - 8), (x + 8, y - 8), (x + 8, y + 8), (x - 8, y + 8)),
        3: ((x, y - 11), (x + 11, y), (x, y + 11), (x - 11, y)),
    }
    return shape(corners[colour], **look)


def _ships(view: View) -> Iterator[str]:
    for seat, book in enumerate(view.table.books):
        if book.pawn != NOWHERE:
            x, y = _spot(book.pawn)
            hull = ((x, y - 13), (x + 10, y + 9), (x, y + 4), (x - 10, y + 9))
            yield shape(hull, fill=SHIPS[seat], stroke=INK, stroke_width=1.5)
            yield words(x, y, seat, 10, fill=INK, font_weight="bold")


def _legend(view: View, lines: list[str]) -> Iterator[str]:
    for seat, line in enumerate(lines):
        y = SPAN + TOP + 26 + LEGEND * seat
        yield disc(
            EDGE - 8, y, 6, fill=SHIPS[seat], stroke=ACCENT if seat == view.table.turn.seat else INK, stroke_width=3
        )
        yield words(EDGE + 8, y, line, 13, text_anchor="start")
