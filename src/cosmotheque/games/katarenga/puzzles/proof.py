"""The one first move that forces the aim, and the answer that meets each of the others."""

from collections.abc import Sequence
from typing import Final

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Proof, Verdict
from cosmotheque.core.text import Text
from cosmotheque.games.katarenga.bots.engine.board import MAX_MOVES, RUNNING, after, status
from cosmotheque.games.katarenga.bots.engine.bridge import Problem, move_from, problem_of
from cosmotheque.games.katarenga.bots.engine.jit import zeros
from cosmotheque.games.katarenga.bots.engine.position import (
    LEFT_CAMP,
    NO_GOAL,
    NO_MOVE,
    NOWHERE,
    PASS,
    Position,
    place_of,
    source_of,
    target_of,
)
from cosmotheque.games.katarenga.bots.engine.tables import BIG_BANG, LETTERS, tables
from cosmotheque.games.katarenga.components import SQUARE_NAMES
from cosmotheque.games.katarenga.notation import CAMP_NAMES
from cosmotheque.games.katarenga.puzzles.force import TO_CAMP, TO_OUST, TO_WIN, defence, is_reached
from cosmotheque.games.katarenga.puzzles.themes import BASE_THEMES, BIG_BANG_THEMES, MOVES, Goal
from cosmotheque.games.katarenga.view import View

AIMS: Final = {"win": TO_WIN, "camp": TO_CAMP, "oust": TO_OUST}
FORCED: Final = Text(
    "Oui : quoi que réponde l’autre, vous y êtes en {} coups au plus.",
    "Yes: whatever the other side answers, you are there in {} moves at most.",
)
MET: Final = Text(
    "L’autre répond {}, et {} coups ne suffisent plus.", "The other side answers {}, and {} moves are not enough."
)
OVER: Final = Text("La partie finirait sur ce coup, et pas comme voulu.", "That ends the game, and not as asked.")
PASSES: Final = Text("en passant son tour", "by passing")
DOUBLE_PLY: Final = 2
FEWEST: Final = 4
"""First moves to choose from."""


def prove(moment: Moment, theme: str) -> Proof | None:
    """One first move forces the aim in time, and none sooner."""
    view: View = moment.view
    _, goal = (BIG_BANG_THEMES if view.goals else BASE_THEMES)[theme]
    problem, aim = problem_of(view), AIMS[goal.aim]
    moves = [move_from(action) for action in moment.actions]
    if len(_ways(moves)) < FEWEST:
        return None
    thens = [after(problem.tables, problem.position, move) for move in moves]
    if any(is_reached(problem.tables, move, then, aim) for move, then in zip(moves, thens, strict=True)):
        return None
    for fewer in range(2, goal.moves):
        if any(answer_to(problem, then, fewer - 1, aim) == NO_MOVE for then in thens):
            return None
    answers = [answer_to(problem, then, goal.moves - 1, aim) for then in thens]
    right = tuple(number for number, answer in enumerate(answers) if answer == NO_MOVE)
    if len(_ways([moves[number] for number in right])) != 1:
        return None
    side = int(problem.position.side)
    return Proof(right, tuple(_verdict(goal, move, answer, side) for move, answer in zip(moves, answers, strict=True)))


def _ways(moves: Sequence[int]) -> set[tuple[int, int]]:
    """Start and target of each move, wherever an ousted pawn is put."""
    return {(source_of(move), target_of(move)) for move in moves}


ENDED: Final = -2  # in place of an answer: there is none, for the game is over


def answer_to(problem: Problem, then: Position, own_moves: int, aim: int) -> int:
    """The defence against a first move; NO_MOVE if there is none."""
    if status(problem.tables, then) != RUNNING:
        return ENDED
    return defence(problem.tables, then, own_moves, aim, zeros(MAX_MOVES * DOUBLE_PLY * (own_moves + 1)), 0)


def _verdict(goal: Goal, move: int, answer: int, side: int) -> Verdict:
    if answer == ENDED:
        return Verdict(OVER)
    if answer == NO_MOVE:
        return Verdict(FORCED.filled(MOVES[goal.moves]), _squares(move, side))
    name = PASSES if answer == PASS else _name(answer, 1 - side)
    return Verdict(MET.filled(name, MOVES[goal.moves]), _squares(answer, 1 - side))


def _squares(move: int, side: int) -> tuple[str, ...]:
    if move == PASS:
        return ()
    return tuple(dict.fromkeys((SQUARE_NAMES[source_of(move)], _target(move, side))))


def _target(move: int, side: int) -> str:
    target = target_of(move)
    return CAMP_NAMES[2 * side + target - LEFT_CAMP] if target >= LEFT_CAMP else SQUARE_NAMES[target]


def _name(move: int, side: int) -> str:
    """The move in notation (KBB-20)."""
    start, target = SQUARE_NAMES[source_of(move)], _target(move, side)
    ousts = place_of(move) != NOWHERE
    return f"{start}x{target}@{SQUARE_NAMES[place_of(move)]}" if ousts else f"{start}-{target}"


def warm_up() -> None:
    """Compile the kernel, or fetch it from the disk, before a player waits for it."""
    t = tables(BIG_BANG, LETTERS * 16)
    bare = Position(1 << 27, 1 << 36, NO_GOAL, NO_GOAL, 0, 0, 0, 0, 0)
    answer_to(Problem(t, bare, ()), bare, 1, TO_WIN)
