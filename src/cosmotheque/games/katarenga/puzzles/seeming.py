"""Difficulty of ousting puzzles.

Bots play to win and not to oust, so readers are asked who picture only a few answers.
"""

from typing import Final

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Proof
from cosmotheque.games.katarenga.bots.engine.board import MAX_MOVES, RUNNING, after, list_moves, status
from cosmotheque.games.katarenga.bots.engine.bridge import Problem, move_from, problem_of
from cosmotheque.games.katarenga.bots.engine.jit import zeros
from cosmotheque.games.katarenga.bots.engine.position import NO_MOVE, Position, source_of, target_of
from cosmotheque.games.katarenga.bots.engine.tables import ALL
from cosmotheque.games.katarenga.puzzles.force import TO_OUST, is_reached
from cosmotheque.games.katarenga.puzzles.proof import answer_to
from cosmotheque.games.katarenga.puzzles.themes import BIG_BANG_THEMES

READERS: Final = (0, 1, 2, 4, 8)
"""The answers that each reader pictures; a reader who pictures none takes any move."""


def difficulty(moment: Moment, theme: str, _proof: Proof) -> float | None:
    """The share of readers who take another first move: a move seems right if it holds against all pictured answers."""
    _, goal = BIG_BANG_THEMES[theme]
    if goal.aim != "oust":
        return None
    problem = problem_of(moment.view)
    firsts = {(source_of(move), target_of(move)): move for move in map(move_from, moment.actions)}
    thens = [after(problem.tables, problem.position, move) for move in firsts.values()]
    held = [_share_held(problem, then, goal.moves - 1) for then in thens]
    return sum(1 - 1 / sum(share**pictured for share in held) for pictured in READERS) / len(READERS)


def _share_held(problem: Problem, then: Position, own_moves: int) -> float:
    """The share of the answers to a first move after which a pawn can still be ousted in so many moves."""
    if status(problem.tables, then) != RUNNING:
        return 0.0
    met = _follow(problem, then)
    return sum(_can_oust(problem, position, own_moves) for _, position in met) / len(met)


def _can_oust(problem: Problem, met: Position, own_moves: int) -> bool:
    if status(problem.tables, met) != RUNNING:
        return False
    return any(
        is_reached(problem.tables, move, then, TO_OUST)
        or (own_moves > 1 and answer_to(problem, then, own_moves - 1, TO_OUST) == NO_MOVE)
        for move, then in _follow(problem, met)
    )


def _follow(problem: Problem, position: Position) -> list[tuple[int, Position]]:
    """All moves from here, with where they lead."""
    moves = zeros(MAX_MOVES)
    count = list_moves(problem.tables, position, problem.tables[ALL], moves, 0)
    return [(int(move), after(problem.tables, position, move)) for move in moves[:count]]
