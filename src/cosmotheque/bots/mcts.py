"""Monte Carlo tree search (UCT) for any game in which everything is open. Dice are sampled."""

from collections.abc import Sequence
from itertools import pairwise
from math import log, sqrt
from random import Random
from typing import Any

from cosmotheque.bots.budget import Budget
from cosmotheque.bots.playout import Scale, follow, pick_actor, play_out, usual_depth
from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.game import CHANCE, AnyGame, Seat
from cosmotheque.core.moment import Moment

OWN_LIMIT = Limit(seconds=1.0)
COUNTED = 200
"""Lines of search where no clock counts."""


class Node:
    """A state in the tree, where `mover` is next. `total` adds up what it was worth to the seat that moved into it."""

    __slots__ = ("children", "mover", "state", "total", "untried", "visits")

    def __init__(self, state: Any, mover: Seat | None, untried: list[Any]) -> None:
        self.state = state
        self.mover = mover
        self.untried = untried
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.total = 0.0

    def best(self, exploration: float) -> "Node":
        """The child with the highest upper confidence bound."""
        spread = exploration * sqrt(log(self.visits))
        return max(self.children.values(), key=lambda child: child.total / child.visits + spread / sqrt(child.visits))


class MctsBot:
    """Every mover in the tree maximises its own score (max^n), so any number of seats can be searched."""

    def __init__(self, game: AnyGame, seed: int, *, exploration: float = 0.5, depth: int | None = None) -> None:
        self._game = game
        self._rng = Random(seed)
        self._exploration = exploration
        self._depth = usual_depth(game) if depth is None else depth

    def choose(self, moment: Moment, limit: Limit) -> Any:
        return self._game.measured.measure(moment.view, self._best(moment, limit), self._rng)

    def _best(self, moment: Moment, limit: Limit) -> Any:
        if len(moment.actions) == 1:
            return moment.actions[0]
        root = Node(self._game.imagine(moment.view, self._rng), moment.seat, self._shuffle(moment.actions))
        scale, budget = Scale(self._game), Budget(limit, OWN_LIMIT)
        while budget.spend():
            self._search(root, scale)
        if not root.children:
            return self._rng.choice(moment.actions)
        return max(root.children.items(), key=lambda entry: (entry[1].visits, entry[1].total))[0]

    def _search(self, root: Node, scale: Scale) -> None:
        """One line from the root to a new node, random play from there, and its worth back up."""
        path = self._descend(root)
        end = play_out(self._game, path[-1].state, self._rng, self._depth)
        worth: dict[Seat, float] = {}
        for parent, child in pairwise(path):
            mover = parent.mover
            if mover is not None and mover >= 0:
                if mover not in worth:
                    worth[mover] = scale.worth(end, mover)
                child.total += worth[mover]
        for node in path:
            node.visits += 1

    def _descend(self, root: Node) -> list[Node]:
        path = [root]
        node = root
        while node.mover is not None:
            child = self._next(node, node.mover)
            path.append(child)
            if not child.visits:
                break
            node = child
        return path

    def _next(self, node: Node, mover: Seat) -> Node:
        """The child to look into: a sample where chance moves, one not tried yet, or the most promising one."""
        if mover == CHANCE and self._game.chance is not None:
            action = self._game.chance(node.state, self._rng)
            return node.children.get(action) or self._grow(node, mover, action)
        if node.untried:
            return self._grow(node, mover, node.untried.pop())
        return node.best(self._exploration)

    def _grow(self, node: Node, mover: Seat, action: Any) -> Node:
        state = follow(self._game, node.state, mover, action, self._rng)
        actors = self._game.actors(state)
        successor = pick_actor(actors, self._rng) if actors else None
        actions = () if successor in (None, CHANCE) else self._game.legal_actions(state, successor)
        child = node.children[action] = Node(state, successor, self._shuffle(actions))
        return child

    def _shuffle(self, actions: Sequence[Any]) -> list[Any]:
        return self._rng.sample(actions, len(actions))


def mcts_spec(name: str = "mcts", level: int = 0, limit: Limit = OWN_LIMIT) -> BotSpec:
    return BotSpec(name, level, MctsBot, limit, nodes=COUNTED)
