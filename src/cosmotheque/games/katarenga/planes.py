"""The board as planes of 8 × 8 squares, seen from the own side: for black it is turned, as its numbers are."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from cosmotheque.core.planes import AllPlanes, Array, Planes
from cosmotheque.games.katarenga.actions import Action, Camp, Oust, Slide
from cosmotheque.games.katarenga.components import BORDER, COLOURS
from cosmotheque.games.katarenga.numbering import TURNED
from cosmotheque.games.katarenga.rules.base import FIRST_CAPTURES
from cosmotheque.games.katarenga.state import BLACK, MOVE_LIMIT, WHITE
from cosmotheque.games.katarenga.view import View

BOARD: Final = (
    *("red", "yellow", "green", "blue"),
    *("own pawns", "other pawns", "own in danger", "other in danger"),
)
BIG_BANG: Final = (*BOARD, "own pairs", "other pairs", "own goal", "other goal", "choices")
COURSE: Final = ("own turn", "seen before", "moves")
CAMPS: Final = ("own left camp", "own right camp", "other left camp", "other right camp", "captures")
OCCURRENCES: Final = 3  # KBB-19


class Sheet:
    """The planes of one view: squares are marked as they are called on the board, and turned for black."""

    def __init__(self, view: View, out: Array, names: tuple[str, ...]) -> None:
        self.own = WHITE if view.seat is None else view.seat
        self._turned = TURNED if self.own == BLACK else 0
        self._rows = dict(zip(names, out.reshape(len(names), 64), strict=True))

    def mark(self, name: str, squares: Iterable[int]) -> None:
        turned = self._turned
        self._rows[name][[square ^ turned for square in squares]] = 1

    def fill(self, name: str, share: float) -> None:
        self._rows[name][:] = share


def _write_board(view: View, sheet: Sheet) -> None:
    own, other = ("wW", "bB") if sheet.own == WHITE else ("bB", "wW")
    for name, letter in zip(BOARD, COLOURS, strict=False):
        sheet.mark(name, _where(view.colours, letter))
    sheet.mark("own pawns", _where(view.pawns, own))
    sheet.mark("other pawns", _where(view.pawns, other))
    sheet.mark("own in danger", (square for square in view.threatened if view.pawns[square] in own))
    sheet.mark("other in danger", (square for square in view.threatened if view.pawns[square] in other))
    sheet.fill("own turn", view.turn == sheet.own)
    sheet.fill("seen before", (view.past.count(view.past[-1]) - 1) / (OCCURRENCES - 1) if view.past else 0)
    sheet.fill("moves", view.moves / MOVE_LIMIT)


def _write_big_bang(view: View, out: Array) -> None:
    sheet = Sheet(view, out, (*BIG_BANG, *COURSE))
    _write_board(view, sheet)
    for name, seat in (("own", sheet.own), ("other", 1 - sheet.own)):
        sheet.mark(f"{name} pairs", _where(view.pawns, "WB"[seat]))
        sheet.mark(f"{name} goal", _border(view, view.goals[seat]))
    if view.goals[sheet.own] == "-":  # KBB-12
        sheet.mark("choices", _border(view, view.choices.replace(view.goals[1 - sheet.own], "")))


def _write_base_game(view: View, out: Array) -> None:
    sheet = Sheet(view, out, (*BOARD, *COURSE, *CAMPS))
    _write_board(view, sheet)
    for name, seat in (("own", sheet.own), ("other", 1 - sheet.own)):
        for side, camp in zip(("left", "right"), view.camps[2 * seat : 2 * seat + 2], strict=True):
            sheet.fill(f"{name} {side} camp", camp != "-")
    sheet.fill("captures", view.moves >= FIRST_CAPTURES)


@lru_cache(maxsize=1024)
def _where(letters: str, wanted: str) -> list[int]:
    return [square for square, letter in enumerate(letters) if letter in wanted]


def _border(view: View, colours: str) -> list[int]:
    """The border squares of some colours, of which `-` is none."""
    return [square for square in _where(view.colours, colours) if BORDER >> square & 1]


def _places(view: View, action: Action) -> tuple[int, ...]:
    """A pawn's start and target, and the place of an ousted one."""
    turned = TURNED if view.seat == BLACK else 0
    match action:
        case Slide(start, target):
            return start ^ turned, target ^ turned
        case Oust(start, target, to):
            return start ^ turned, target ^ turned, to ^ turned
        case Camp(start):
            return (start ^ turned,)
        case _:
            return ()


def _planes(local: tuple[str, ...], rest: tuple[str, ...], write: Callable[[View, Array], None]) -> Planes:
    return Planes((len(local) + len(rest), 8, 8), (*local, *rest), len(local), write, _places)


PLANES: Final[AllPlanes] = {
    "katarenga-big-bang": _planes(BIG_BANG, COURSE, _write_big_bang),
    "katarenga": _planes(BOARD, (*COURSE, *CAMPS), _write_base_game),
}
