"""Thinking about one position within a limit: deeper and deeper until time, nodes or depth are used up."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Timer
from time import perf_counter

from cosmotheque.core.bot import Limit
from cosmotheque.games.katarenga.bots.engine.board import after
from cosmotheque.games.katarenga.bots.engine.bridge import Problem
from cosmotheque.games.katarenga.bots.engine.memory import (
    MAX_PLY,
    NODE_LIMIT,
    PAST_COUNT,
    PAST_KEYS,
    PATH,
    STOP,
    transposition_table,
    working_memory,
)
from cosmotheque.games.katarenga.bots.engine.ordering import is_loud
from cosmotheque.games.katarenga.bots.engine.position import Position
from cosmotheque.games.katarenga.bots.engine.search import INFINITE, MARGIN, glance, reduction, search
from cosmotheque.games.katarenga.bots.engine.transposition import SURE, WIN
from cosmotheque.kit.compiled import COMPILED

DEEPEST = MAX_PLY - 2
TABLE_BITS = 20 if COMPILED else 14
UNLIMITED = 1 << 60
FULL_DEPTH = 40
"""The loud branches searched to full depth; the places for one ousted pawn alone are more."""


class Branch:
    """A move of the root, the position after it, and what it was found to be worth."""

    __slots__ = ("child", "is_loud", "move", "score")

    def __init__(self, move: int, child: Position, is_loud: bool, score: int) -> None:
        self.move = move
        self.child = child
        self.is_loud = is_loud
        self.score = score


class Thinker:
    """Thinks about one problem, since the time `began`. Its root has all of the given moves and no others.

    `reached` is the depth to which `find_best` has looked at all of them.
    """

    def __init__(self, problem: Problem, moves: Sequence[int], limit: Limit, began: float = 0.0) -> None:
        self._began = began or perf_counter()
        self._t, root, past = problem
        self._limit = limit
        self._tt = transposition_table(TABLE_BITS)
        w = self._w = working_memory()
        w[NODE_LIMIT] = UNLIMITED if limit.nodes is None else limit.nodes
        w[PAST_COUNT] = len(past)
        w[PATH] = root.key
        for index, key in enumerate(past):
            w[PAST_KEYS + index] = key
        self.branches = [self._branch(root, move) for move in moves]
        self.branches.sort(key=lambda branch: -branch.score)
        self.reached = 0

    def _branch(self, root: Position, move: int) -> Branch:
        child = after(self._t, root, move)
        return Branch(move, child, is_loud(self._t, root, move), -glance(self._t, self._w, child))

    def find_best(self, depth: int = DEEPEST) -> int:
        """The best move found; with no time at all, the one that looks best at a glance."""
        with self._alarm():
            for reached in range(1, depth + 1):
                if not self._deepen(reached):
                    break
                self.reached = reached
                if _is_decided(self.branches[0].score, reached):
                    break
        return self.branches[0].move

    def _deepen(self, depth: int) -> bool:
        """Search all branches in their order, the best one coming to the front; false when time ran out on the way.

        The results until then hold: the first branch searched was the best of the depth before.
        """
        alpha = -INFINITE
        for index, branch in enumerate(list(self.branches)):
            score = alpha + 1
            reduced = depth - reduction(depth, index, branch.is_loud and index < FULL_DEPTH)
            if index > 0:
                score = self._search(branch, reduced, alpha, alpha + 1)
            if score > alpha:
                score = self._search(branch, depth, alpha, INFINITE)
            if self._w[STOP]:
                return False
            branch.score = score
            if score > alpha:
                alpha = score
                self.branches.remove(branch)
                self.branches.insert(0, branch)
        return True

    def score_all(self, depth: int) -> list[tuple[int, int]]:
        """Every move with its true score at this depth, or at the last depth that was finished."""
        scored = [(branch.move, branch.score) for branch in self.branches]
        with self._alarm():
            for reached in range(1, depth + 1):
                found = [(branch.move, self._search(branch, reached, -INFINITE, INFINITE)) for branch in self.branches]
                if self._w[STOP]:
                    break
                scored = found
        return scored

    def _search(self, branch: Branch, depth: int, alpha: int, beta: int) -> int:
        return -search(self._t, self._w, self._tt, branch.child, depth - 1, -beta, -alpha, 1)

    @contextmanager
    def _alarm(self) -> Iterator[None]:
        """Have STOP set by another thread when time is up: a kernel holds no lock and has no clock."""
        if self._limit.seconds is None:
            yield
            return
        left = self._began + 0.97 * self._limit.seconds - perf_counter()
        alarm = Timer(max(0.0, left), self._stop)
        alarm.daemon = True
        alarm.start()
        try:
            yield
        finally:
            alarm.cancel()

    def _stop(self) -> None:
        self._w[STOP] = 1


def moves_to_end(score: int) -> int | None:
    """The number of moves after which a score says that the game is decided; None if it says nothing."""
    return (WIN - abs(score)) % MARGIN if abs(score) > SURE else None


def _is_decided(score: int, depth: int) -> bool:
    """True if the end is in sight, and nothing better within two moves more."""
    left = moves_to_end(score)
    return left is not None and depth > left + 2
