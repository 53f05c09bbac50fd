"""The moves of both games as fixed numbers, seen from the own side: for black the board is turned top to bottom."""

from functools import cache
from typing import Final

from cosmotheque.core import sentences
from cosmotheque.core.errors import NoNumber
from cosmotheque.core.numbering import Numbering, Numberings
from cosmotheque.games.katarenga.actions import CAMP_MOVES, PASS, SLIDES, Action, Camp, Oust, Slide, ousts
from cosmotheque.games.katarenga.components import BORDER
from cosmotheque.games.katarenga.state import BLACK
from cosmotheque.games.katarenga.view import View

TURNED: Final = 56  # a square of white's as black sees it: the eighth rank is the first


def _is_way(start: int, target: int) -> bool:
    """True if a pawn can go there on some board: like a rook, a bishop or a knight; a king's step is one of those."""
    files, ranks = abs(start % 8 - target % 8), abs(start // 8 - target // 8)
    return start != target and (0 in (files, ranks) or files == ranks or {files, ranks} == {1, 2})


WAYS: Final = tuple((start, target) for start in range(64) for target in range(64) if _is_way(start, target))
"""Start and target of every way of a pawn: the first numbers of both games are the slides along them."""
OUSTING_WAYS: Final = tuple(way for way in WAYS if BORDER >> way[1] & 1)
"""The ways to the border; 64 numbers each, one for every square that the ousted pawn may be put on."""
CAMPING: Final = tuple((start, camp) for start in range(56, 64) for camp in (0, 1))
"""Squares of the opposing base rank and own camps to enter from them, as white goes."""


@cache
def actions(slug: str) -> tuple[Action, ...]:
    """White's actions in the order of their numbers: slides, then ousts or moves to a camp, then the pass."""
    slides = [SLIDES[start][target] for start, target in WAYS]
    if slug == "katarenga":
        return (*slides, *(CAMP_MOVES[start][camp] for start, camp in CAMPING), PASS)
    return (*slides, *(oust for way in OUSTING_WAYS for oust in ousts(*way)), PASS)


@cache
def _numbers(slug: str) -> dict[Action, int]:
    return {action: number for number, action in enumerate(actions(slug))}


def _numbering(slug: str, size: int) -> Numbering:
    def number(view: View, action: Action) -> int:
        found = _numbers(slug).get(_as_white(view, action))
        if found is None:
            raise NoNumber(sentences.NO_NUMBER.filled(action))
        return found

    def action(view: View, number: int) -> Action:
        if not 0 <= number < size:
            raise NoNumber(sentences.NO_NUMBERED.filled(number))
        return _as_white(view, actions(slug)[number])

    return Numbering(size, number, action)


def _as_white(view: View, action: Action) -> Action:
    """A move as white would make it, or as black makes what white would."""
    if view.seat != BLACK:
        return action
    match action:
        case Slide(start, target):
            return SLIDES[start ^ TURNED][target ^ TURNED]
        case Oust(start, target, to):
            return ousts(start ^ TURNED, target ^ TURNED)[to ^ TURNED]
        case Camp(start, camp):
            return CAMP_MOVES[start ^ TURNED][camp ^ 2]
        case _:
            return action


NUMBERINGS: Final[Numberings] = {
    "katarenga-big-bang": _numbering("katarenga-big-bang", len(WAYS) + 64 * len(OUSTING_WAYS) + 1),
    "katarenga": _numbering("katarenga", len(WAYS) + len(CAMPING) + 1),
}
