"""The five levels: how deep a bot looks, and how human its mistakes are."""

from collections.abc import Sequence
from functools import cache
from math import log
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from cosmotheque.core.bot import Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.core.moment import Moment
from cosmotheque.games.katarenga.bots.engine.board import key_of
from cosmotheque.games.katarenga.bots.engine.bridge import Problem, move_from, problem_of
from cosmotheque.games.katarenga.bots.engine.position import NO_GOAL, NOWHERE, Position, move_of, source_of, target_of
from cosmotheque.games.katarenga.bots.engine.tables import BIG_BANG, LETTERS, tables
from cosmotheque.games.katarenga.bots.engine.thinker import DEEPEST, Thinker


class Level(NamedTuple):
    """`blur` is how far scores are misjudged, in hundredths of a move; `lapse` how often nothing is thought at all."""

    depth: int
    blur: float = 0.0
    lapse: float = 0.0


LEVELS = {
    1: Level(depth=1, blur=150, lapse=0.3),
    2: Level(depth=1, blur=60, lapse=0.1),
    3: Level(depth=2, blur=25),
    4: Level(depth=4),
    5: Level(depth=DEEPEST),
}


class EngineBot:
    """Plays either game at one level. Counted in nodes it is repeatable: its dice are its own."""

    def __init__(self, level: int, own_limit: Limit, _game: AnyGame, seed: int) -> None:
        warm_up()
        self._level = LEVELS[level]
        self._own_limit = own_limit
        self._rng = Random(seed)

    def choose(self, moment: Moment, limit: Limit) -> Any:
        began, actions = perf_counter(), moment.actions
        if len(actions) == 1 or self._rng.random() < self._level.lapse:
            return self._rng.choice(actions)
        if limit.seconds is None and limit.nodes is None:
            limit = self._own_limit
        by_move = {move_from(action): action for action in actions}
        moves = self._rng.sample(list(by_move), len(by_move))  # equals fall to whoever comes first: at random
        thinker = Thinker(problem_of(moment.view), moves, limit, began)
        if self._level.blur:
            return by_move[self._misjudge(thinker.score_all(self._level.depth))]
        return by_move[thinker.find_best(self._level.depth)]

    def _misjudge(self, scored: Sequence[tuple[int, int]]) -> int:
        """The best move by scores blurred for each way a pawn can go; so a move is the likelier the better it is."""
        ways = sorted({(source_of(move), target_of(move)) for move, _ in scored})
        blur = {way: -self._level.blur * log(self._rng.expovariate(1)) for way in ways}
        return max(scored, key=lambda entry: entry[1] + blur[source_of(entry[0]), target_of(entry[0])])[0]


@cache
def warm_up() -> None:
    """Have every kernel compiled, or fetched from the disk, before the first clock runs."""
    t = tables(BIG_BANG, LETTERS * 16)
    bare = Position(1 << 27, 1 << 36, NO_GOAL, NO_GOAL, 0, 0, 0, 0, 0)
    problem = Problem(t, bare._replace(key=key_of(t, bare)), ())
    moves = [move_of(27, 26, NOWHERE), move_of(27, 28, NOWHERE)]
    Thinker(problem, moves, Limit(nodes=100)).find_best(2)
    Thinker(problem, moves, Limit(nodes=100)).score_all(2)
