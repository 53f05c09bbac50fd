"""The chances of each side to win, by a short look of the engine."""

from functools import lru_cache
from random import Random
from typing import Final

from msgspec.structs import replace

from cosmotheque.core.bot import Limit
from cosmotheque.games.katarenga.bots.engine.bridge import move_from, problem_of
from cosmotheque.games.katarenga.bots.engine.thinker import Thinker, moves_to_end
from cosmotheque.games.katarenga.rules import base, big_bang
from cosmotheque.games.katarenga.view import View, imagine
from cosmotheque.kit.compiled import COMPILED
from cosmotheque.kit.shares import NOBODY, Side, shares

WEIGHTS: Final = (0.73, 2.81, 0.92, 2.37)
"""A move ahead and a forced end in Big Bang, a pawn ahead and a forced end in the base game. Fitted by
`bench/chances.py` on 80 games of each: on games that were not fitted on, a Brier score of 0.166 and 0.158 beside 0.25
of the constant."""
NODES: Final = 4000 if COMPILED else 100
MOST: Final = 1000


def chances(view: View) -> tuple[float, ...]:
    """White's and black's chance, a draw being half of a win; even before the board is laid."""
    return shares(sides(view), WEIGHTS)


def chance_of(score: int, *, race: bool) -> float:
    """The chance to win of the side that a score of the engine is for."""
    return shares((_weigh(score, race=race), NOBODY), WEIGHTS)[0]


def sides(view: View) -> tuple[Side, Side]:
    """The whole of the score speaks for the side to move."""
    if not view.colours:
        return NOBODY, NOBODY
    score = _weigh(_score(replace(view, seat=None)), race=bool(view.goals))
    return (score, NOBODY) if view.turn == 0 else (NOBODY, score)


def _weigh(score: int, *, race: bool) -> Side:
    forced = 0.0 if moves_to_end(score) is None else 1.0 if score > 0 else -1.0
    numbers = (0.0 if forced else max(-MOST, min(MOST, score)) / 100, forced)
    return numbers if race else (0.0, 0.0, *numbers)


@lru_cache(maxsize=256)
def _score(view: View) -> int:
    """The score for the side to move, in hundredths of a move or of a pawn."""
    rules = big_bang if view.goals else base
    actions = rules.legal_actions(imagine(view, Random(0)), view.turn)
    thinker = Thinker(problem_of(view), [move_from(action) for action in actions], Limit(nodes=NODES))
    thinker.find_best()
    return thinker.branches[0].score
