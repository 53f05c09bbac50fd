"""Information-set Monte Carlo tree search for games with secrets.

Each line of search starts from another state that the view allows; the tree is shared, so what is learned holds
for all that the seat cannot tell apart (Cowling, Powley and Whitehouse, 2012).
"""

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Any

from cosmotheque.bots.budget import Budget
from cosmotheque.bots.playout import Scale, follow, pick_actor, play_out, settle, usual_depth
from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.game import AnyGame, Seat
from cosmotheque.core.moment import Moment

OWN_LIMIT = Limit(seconds=1.0)
COUNTED = 100
"""Lines of search where no clock counts."""


class Node:
    """The statistics after a line of moves. `available` counts how often it could have been chosen."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[tuple[Seat, Any], Node] = {}
        self.available = 0
        self.visits = 0
        self.total = 0.0

    def bound(self, exploration: float) -> float:
        """The upper confidence bound, by the times this node was there to be chosen."""
        return self.total / self.visits + exploration * sqrt(log(self.available) / self.visits)


class IsMctsBot:
    """A bot of information-set tree search.

    If several seats may act at once, it moves first itself and any may be next.
    """

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
        root, scale, budget = Node(), Scale(self._game), Budget(limit, OWN_LIMIT)
        while budget.spend():
            self._search(root, self._game.imagine(moment.view, self._rng), moment.seat, scale)
        if not root.children:
            return self._rng.choice(moment.actions)
        best = max(root.children, key=lambda move: (root.children[move].visits, root.children[move].total))
        return best[1]

    def _search(self, root: Node, state: Any, seat: Seat, scale: Scale) -> None:
        """One line from an imagined state to a new node, random play from there, and its worth back up."""
        path: list[tuple[Seat, Node]] = []
        node = root
        while True:
            move, child = self._choose_child(node, state, seat)
            path.append((seat, child))
            state = settle(self._game, follow(self._game, state, *move, self._rng), self._rng)
            actors = self._game.actors(state)
            if not actors or not child.visits:
                break
            node, seat = child, pick_actor(actors, self._rng)
        self._back_up(path, play_out(self._game, state, self._rng, self._depth), scale)

    def _choose_child(self, node: Node, state: Any, seat: Seat) -> tuple[tuple[Seat, Any], Node]:
        """A move not tried yet in this line, or the most promising of those that this state allows."""
        moves = [(seat, action) for action in self._game.legal_actions(state, seat)]
        untried = [move for move in moves if move not in node.children]
        if untried:
            chosen = untried[int(self._rng.random() * len(untried))]
            node.children[chosen] = Node()
        for move in moves:
            if move in node.children:
                node.children[move].available += 1
        if not untried:
            chosen = max(moves, key=lambda move: node.children[move].bound(self._exploration))
        return chosen, node.children[chosen]

    def _back_up(self, path: Sequence[tuple[Seat, Node]], end: Any, scale: Scale) -> None:
        worth = {seat: scale.worth(end, seat) for seat in {seat for seat, _ in path} if seat >= 0}
        for seat, node in path:
            node.visits += 1
            node.total += worth.get(seat, 0.0)


def ismcts_spec(name: str = "ismcts", level: int = 0, limit: Limit = OWN_LIMIT) -> BotSpec:
    return BotSpec(name, level, IsMctsBot, limit, nodes=COUNTED)
