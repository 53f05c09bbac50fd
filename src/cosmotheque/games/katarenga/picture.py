"""The board as a picture. Colour is never the only sign: each square carries the piece that it moves like."""

from collections.abc import Iterator
from typing import Final

from cosmotheque.core.picture import ACCENT, BRASS, INK, LINE, PAPER, SOFT, box, disc, group, path, words
from cosmotheque.core.picture import picture as drawn
from cosmotheque.core.text import Language
from cosmotheque.games.katarenga.drawing import BEING_LAID, GROUNDS, SIDES, standing, touched_squares
from cosmotheque.games.katarenga.view import View

CELL: Final = 48
LEFT, TOP = 40, 76
SPAN: Final = 8 * CELL
WIDTH, HEIGHT = SPAN + 2 * LEFT, SPAN + 2 * TOP + 62
ROOK: Final = "M-8 8h16v-3h-3v-8h3v-6h-4v3h-2v-3h-4v3h-2v-3h-4v6h3v8h-3z"
BISHOP: Final = "M-6 8h12v-3h-3q5-6 0-11l-3-4-3 4q-5 5 0 11h-3z"
KNIGHT: Final = "M-7 8h14q1-12-6-15l-1-2-2 2q-5 2-6 8l3 1 4-3q0 4-6 9z"
KING: Final = "M-6 8h12l2-9-5 3-2-5 0-2h2v-2h-2v-2h-2v2h-2v2h2v2l-2 5-5-3z"
SIGNS: Final = {"R": ROOK, "Y": BISHOP, "G": KNIGHT, "B": KING}
FILLS: Final = {"w": PAPER, "b": "#11151f"}
RIMS: Final = {"w": "#6d675a", "b": PAPER}


def picture(view: View, language: Language) -> str:
    """Rank 8 on top; rings are settled pawns, a frame is round the squares of the last move."""
    lines = [side.filled(standing(view, seat)).in_language(language) for seat, side in enumerate(SIDES)]
    title = ". ".join(lines) if view.colours else BEING_LAID.in_language(language)
    return drawn(
        WIDTH, HEIGHT, title, *_squares(view), *_letters(), *_camps(view), *_pawns(view), *_legend(view, lines)
    )


def _corner(square: int) -> tuple[float, float]:
    return LEFT + square % 8 * CELL, TOP + (7 - square // 8) * CELL


def _squares(view: View) -> Iterator[str]:
    last = touched_squares(view.last)
    for square in range(64):
        x, y = _corner(square)
        colour = view.colours[square] if view.colours else ""
        yield box(x, y, CELL, CELL, fill=GROUNDS.get(colour, LINE), stroke=INK, stroke_width=2)
        if colour:
            yield path(SIGNS[colour], x + CELL / 2, y + CELL / 2, 1.5, fill=INK, opacity=0.35)
    for square in sorted(last):
        x, y = _corner(square)
        yield box(x + 3, y + 3, CELL - 6, CELL - 6, fill="none", stroke=ACCENT, stroke_width=3)


def _letters() -> Iterator[str]:
    for number in range(8):
        middle = CELL * number + CELL / 2
        yield words(LEFT + middle, TOP + SPAN + 14, "abcdefgh"[number], 15, fill=SOFT)
        yield words(LEFT - 16, TOP + SPAN - middle, number + 1, 15, fill=SOFT)


def _camps(view: View) -> Iterator[str]:
    """Beyond the ends of the a- and the h-file: those that white wants on top, those of black below."""
    for camp, taken in enumerate(view.camps):
        x = LEFT + (CELL / 2 if camp % 2 == 0 else SPAN - CELL / 2)
        y = TOP - 34 if camp < 2 else TOP + SPAN + 48
        yield disc(x, y, 21, fill="none", stroke=BRASS, stroke_width=2)
        if taken in FILLS:
            yield _pawn(x, y, taken)


def _pawns(view: View) -> Iterator[str]:
    for square, letter in enumerate(view.pawns):
        if letter != ".":
            x, y = (edge + CELL / 2 for edge in _corner(square))
            for shift in (-7, 7) if letter.isupper() else (0,):
                yield _pawn(x + shift, y + shift, letter.lower(), settled=square in view.settled)


def _pawn(x: float, y: float, side: str, *, settled: bool = False) -> str:
    rim = RIMS[side]
    shapes = [disc(x, y, 15, fill=FILLS[side], stroke=rim, stroke_width=2)]
    inner = disc(x, y, 8, fill="none", stroke=BRASS if settled else rim, stroke_width=4 if settled else 1.5)
    return group([*shapes, inner])


def _legend(view: View, lines: list[str]) -> Iterator[str]:
    """The legend: each side's goal, with a disc before the side to move."""
    for seat, line in enumerate(lines):
        y = HEIGHT - 46 + 24 * seat
        if view.turn == seat and not view.ended and view.colours:
            yield disc(LEFT - 16, y, 6, fill=ACCENT)
        yield words(LEFT, y, line, 16, text_anchor="start")
