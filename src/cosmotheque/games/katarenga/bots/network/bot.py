"""The network as a bot: it looks as far as its time goes, and plays what it looked into most."""

from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np
from threadpoolctl import ThreadpoolController

from cosmotheque.bots.budget import Budget
from cosmotheque.core.bot import Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.core.moment import Moment
from cosmotheque.games.katarenga.bots.network.arrays import Tables, tables
from cosmotheque.games.katarenga.bots.network.bridge import action_of, games_of
from cosmotheque.games.katarenga.bots.network.net import Weights
from cosmotheque.games.katarenga.bots.network.search import Tree


class NetworkBot:
    """Plays Big Bang. Nothing is drawn: counted in nodes, it always plays the same."""

    def __init__(self, own_limit: Limit, _game: AnyGame, _seed: int) -> None:
        self._own_limit = own_limit
        self._tables = _tables()
        self._weights = load_weights()

    def choose(self, moment: Moment, limit: Limit) -> Any:
        if len(moment.actions) == 1:
            return moment.actions[0]
        budget = Budget(limit, self._own_limit)
        with _threads().limit(limits=1):  # matrices this small are not worth sharing out
            tree = Tree(self._tables, self._weights, games_of(self._tables, moment.view))
            tree.grow(budget.spend)
            return self._listed_action(moment, *tree.decisions())

    def _listed_action(self, moment: Moment, first: int, put: int | None) -> Any:
        action = action_of(first, put)
        if action in moment.actions:
            return action
        # An oust that ends the game: the arrays have no pawn to put down any more, the rules want a place for it.
        start, target = divmod(first, 64)
        return next(other for other in moment.actions if (other.start, other.target) == (start, target))


@cache
def load_weights() -> Weights:
    """The weights that training led to, in single precision."""
    with files(__package__).joinpath("weights.npz").open("rb") as file:
        return {name: array.astype(np.float32) for name, array in np.load(file).items()}


@cache
def _threads() -> ThreadpoolController:
    return ThreadpoolController()


@cache
def _tables() -> Tables:
    return tables(np)
