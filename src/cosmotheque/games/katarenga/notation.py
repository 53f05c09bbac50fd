"""Moves as one short text and back (KBB-20): `d4-h4`, `d4xh4@c7`, `--`; a camp move goes to a9, h9, a0 or h0."""

import re
from typing import Final, assert_never

from cosmotheque.core.errors import BadNotation
from cosmotheque.core.text import Text
from cosmotheque.games.katarenga.actions import CAMP_MOVES, PASS, SLIDES, Action, Camp, Lay, Oust, Pass, Slide, ousts
from cosmotheque.games.katarenga.components import SQUARE_NAMES, SQUARE_NUMBERS, is_layout

NO_MOVE: Final = Text(
    "{} n’est pas un coup : écrivez d4-h4, d4xh4@c7 pour chasser, d8-a9 vers un camp, ou -- pour passer (KBB-20).",
    "{} is not a move: write d4-h4, d4xh4@c7 for an oust, d8-a9 into a camp, or -- to pass (KBB-20).",
)
CAMP_NAMES: Final = ("a9", "h9", "a0", "h0")
SHAPE: Final = re.compile(r"([a-h][1-8])(?:-([a-h][1-8])|-([ah][09])|x([a-h][1-8])@([a-h][1-8]))")


def write(action: Action) -> str:
    """A move in one line."""
    match action:
        case Slide(start, target):
            return f"{SQUARE_NAMES[start]}-{SQUARE_NAMES[target]}"
        case Oust(start, target, to):
            return f"{SQUARE_NAMES[start]}x{SQUARE_NAMES[target]}@{SQUARE_NAMES[to]}"
        case Camp(start, camp):
            return f"{SQUARE_NAMES[start]}-{CAMP_NAMES[camp]}"
        case Pass():
            return "--"
        case Lay(layout):
            return f"board {layout}"
        case _:
            assert_never(action)


def read(text: str) -> Action:
    """The move that a text describes, legal or not."""
    words = text.strip()
    if words == "--":
        return PASS
    if words.startswith("board ") and is_layout(words.removeprefix("board ")):
        return Lay(words.removeprefix("board "))
    found = SHAPE.fullmatch(words)
    if found is None:
        raise BadNotation(NO_MOVE.filled(repr(text)))
    return _move(*found.groups())


def _move(start: str, target: str | None, camp: str | None, victim: str | None, to: str | None) -> Action:
    square = SQUARE_NUMBERS[start]
    if target is not None:
        return SLIDES[square][SQUARE_NUMBERS[target]]
    if camp is not None:
        return CAMP_MOVES[square][CAMP_NAMES.index(camp)]
    return ousts(square, SQUARE_NUMBERS[str(victim)])[SQUARE_NUMBERS[str(to)]]
