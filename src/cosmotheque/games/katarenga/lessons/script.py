"""Positions and moves of lessons, written in notation. The learner is white.

Every lesson lies on this board, where red and green can be goals:

  a b c d e f g h
8 R Y B G R Y G B
7 G R G B G Y R Y
6 Y Y B R B B G R
5 B G R Y Y R B G
4 R G B Y R G B Y
3 Y Y G R Y Y B R
2 B B R G B G R G
1 G R Y B G R Y B
"""

from typing import Final

from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.core.lesson import Position
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.katarenga.actions import Action, Lay
from cosmotheque.games.katarenga.notation import read
from cosmotheque.games.katarenga.state import BLACK, WHITE

LAYOUT: Final = "A0 B0 C0 D0"
BEGUN: Final = "f6-g7 c4-b4 g7-b7 d3-d2 f4-e2 f5-g5 e5-g3 b4-d3 g3-h2 d2-b1 b7-a7"
"""Big Bang as the chapter for newcomers plays it: white aims for green, black for red."""
UNDER_WAY: Final = f"{BEGUN} e6-d7"

KBB_8, KBB_9, KBB_10 = RuleId("KBB-8"), RuleId("KBB-9"), RuleId("KBB-10")
NOT_THAT_PAWN: Final = Text(
    "Prenez le pion entouré, puis touchez une case qui s’allume.",
    "Take the ringed pawn, then tap a square that lights up.",
)


def position(*lines: str) -> Position:
    """The game after these moves, white's first, on the board that chance laid."""
    moves = (
        Move(WHITE if number % 2 == 0 else BLACK, read(move)) for number, move in enumerate(" ".join(lines).split())
    )
    return Position(seats=2, log=(Move(CHANCE, Lay(LAYOUT)), *moves))


def reply(move: str, seat: Seat = BLACK) -> tuple[Move[Action], ...]:
    """Black's answer to the learner's move."""
    return (Move(seat, read(move)),)


def read_all(*moves: str) -> tuple[Action, ...]:
    """Actions by their notation."""
    return tuple(read(move) for move in moves)
