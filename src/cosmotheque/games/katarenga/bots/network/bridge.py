"""The way from a seat's view to the arrays, and from their actions to those that are listed."""

import numpy as np

from cosmotheque.games.katarenga.actions import PASS as PASSING
from cosmotheque.games.katarenga.actions import SLIDES as SLIDING
from cosmotheque.games.katarenga.actions import Action, ousts
from cosmotheque.games.katarenga.bots.network.arrays import (
    MOST_MOVES,
    PASS,
    SLIDES,
    Array,
    Games,
    Tables,
    position_number,
)
from cosmotheque.games.katarenga.components import COLOURS
from cosmotheque.games.katarenga.rules.position import read_pawn_letters
from cosmotheque.games.katarenga.view import View


def games_of(t: Tables, view: View) -> Games:
    """The one position that a view shows, with those before it that count for a draw."""
    (white, black), _ = read_pawn_letters(view.pawns)
    sides = (view.turn, 1 - view.turn)
    past = [tuple(int(part, 16) for part in line.split("/")) for line in view.past]
    seen = np.zeros((1, MOST_MOVES + 1), np.int64)
    for place, (*masks, turn) in enumerate(past):
        seen[0, place] = position_number(t, _pawns((masks[turn], masks[1 - turn])), np.array([turn]))[0]
    return Games(
        colours=np.array([[COLOURS.index(letter) for letter in view.colours]]),
        pawns=_pawns((white, black) if view.turn == 0 else (black, white)),
        goals=np.array([[COLOURS.find(view.goals[side]) for side in sides]]),  # "-" is not found: NO_GOAL
        doubled=np.array([["WB"[side] in view.pawns for side in sides]]),
        placing=np.array([False]),
        moves=np.array([view.moves]),
        seen=seen,
        kept=np.array([len(past)]),
    )


def _pawns(masks: tuple[int, int]) -> Array:
    return np.array([[[mask >> square & 1 for square in range(64)] for mask in masks]], bool)


def action_of(first: int, put: int | None) -> Action:
    """The action of the game that a decision of the arrays is, and where it ousts a pawn the second one."""
    if first == PASS:
        return PASSING
    start, target = divmod(first, 64)
    return SLIDING[start][target] if put is None else ousts(start, target)[put - SLIDES]
