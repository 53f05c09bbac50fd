"""The bot that looks one move ahead and takes what looks best."""

from collections.abc import Sequence
from random import Random
from typing import Any

from cosmotheque.bots.budget import Budget
from cosmotheque.bots.playout import Scale, follow, settle
from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.game import AnyGame, Seat
from cosmotheque.core.moment import Moment

Value = tuple[float, float]
COUNTED = 2000
"""Moves that it tries where no clock counts."""


class GreedyBot:
    """Tries every action in a few imagined states and takes the best on average, an outcome before an appraisal."""

    def __init__(self, game: AnyGame, seed: int, *, samples: int | None = None) -> None:
        certain = game.chance is None and not game.meta.secrets
        self._game = game
        self._rng = Random(seed)
        self._samples = samples or (1 if certain else 6)

    def choose(self, moment: Moment, limit: Limit) -> Any:
        return self._game.measured.measure(moment.view, self._best(moment, limit), self._rng)

    def _best(self, moment: Moment, limit: Limit) -> Any:
        actions = moment.actions
        if len(actions) == 1:
            return actions[0]
        order = self._rng.sample(range(len(actions)), len(actions))  # ties fall to whoever comes first: at random
        values: dict[int, list[Value]] = {index: [] for index in order}
        budget = Budget(limit, own=Limit(seconds=1.0))
        for _ in range(self._samples):
            if not self._try_all(moment, values, budget):
                break
        tried = [index for index in order if values[index]] or order
        return actions[max(tried, key=lambda index: _mean(values[index]))]

    def _try_all(self, moment: Moment, values: dict[int, list[Value]], budget: Budget) -> bool:
        """Value every action once in one imagined state; false when the budget ran out on the way."""
        state, seat = self._game.imagine(moment.view, self._rng), moment.seat
        for index, found in values.items():
            if not budget.spend():
                return False
            found.append(self._value(follow(self._game, state, seat, moment.actions[index], self._rng), seat))
        return True

    def _value(self, state: Any, seat: Seat) -> Value:
        state = settle(self._game, state, self._rng)
        outcome = self._game.outcome(state)
        if outcome is not None:
            return Scale(self._game).result(outcome.scores, seat) - 0.5, 0.0
        return 0.0, 0.0 if self._game.appraise is None else self._game.appraise(state, seat)


def _mean(values: Sequence[Value]) -> Value:
    count = len(values) or 1
    return sum(ended for ended, _ in values) / count, sum(stands for _, stands in values) / count


def greedy_spec(name: str = "greedy", level: int = 0) -> BotSpec:
    return BotSpec(name, level, GreedyBot, nodes=COUNTED)
