"""Positions drawn as text. Unless a test says otherwise they lie on this board, whose possible goals are red and green:

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

from collections.abc import Iterable
from textwrap import dedent

import pytest

from cosmotheque.core.errors import Refused
from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.games.katarenga.actions import Slide
from cosmotheque.games.katarenga.components import SQUARE_NUMBERS, assemble
from cosmotheque.games.katarenga.game import BASE_GAME, BIG_BANG
from cosmotheque.games.katarenga.notation import read

LAYOUT = "A0 B0 C0 D0"
COLOURS = "/".join(assemble(LAYOUT)[8 * rank : 8 * rank + 8] for rank in reversed(range(8)))


def big_bang(drawn: str, goals: str = "--", turn: str = "w", moves: int = 20) -> Match:
    """A match of Big Bang from a drawn position."""
    return Match(BIG_BANG, options={"position": position_text(drawn, goals, turn, moves)})


def base_game(drawn: str, camps: str = "----", turn: str = "w", moves: int = 20) -> Match:
    """A match of the base game from a drawn position."""
    return Match(BASE_GAME, options={"position": position_text(drawn, camps, turn, moves)})


def position_text(drawn: str, aims: str, turn: str, moves: int) -> str:
    """The position text of eight drawn ranks of eight letters; `.` is an empty square."""
    pawns = "/".join(dedent(drawn).split())
    for gap in range(8, 0, -1):
        pawns = pawns.replace("." * gap, str(gap))
    return f"{COLOURS} {pawns} {aims} {turn} {moves}"


def play(match: Match, *moves: str) -> Match:
    """Make moves given in notation, each by the side to move."""
    for move in moves:
        match.play(match.state.turn, read(move))
    return match


def legal(match: Match) -> set[str]:
    """Every legal move of the side to move, in notation."""
    return {match.game.notation.write(action) for action in match.actions(match.state.turn)}


def reached(match: Match, start: str) -> str:
    """A drawing of the squares to which the pawn on `start` may slide."""
    targets = {
        action.target
        for action in match.actions(match.state.turn)
        if isinstance(action, Slide) and action.start == SQUARE_NUMBERS[start]
    }
    ranks = ["".join("*" if 8 * rank + file in targets else "." for file in range(8)) for rank in range(8)]
    return drawing("\n".join(reversed(ranks)))


def drawing(drawn: str) -> str:
    """Eight ranks without the indentation of a test."""
    return "\n".join(dedent(drawn).split())


def pawns(match: Match) -> str:
    """The pawns of a match as a drawing."""
    letters: str = match.view(None).pawns
    return "\n".join(letters[8 * rank : 8 * rank + 8] for rank in reversed(range(8)))


def refusal(match: Match, move: str, seat: int | None = None) -> str:
    """The id of the rule that forbids a move; nothing is changed by trying."""
    before = match.state
    with pytest.raises(Refused) as refused:
        match.play(Seat(match.state.turn if seat is None else seat), read(move))
    assert match.state is before
    return refused.value.rule


def squares(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(sorted(SQUARE_NUMBERS[name] for name in names))
