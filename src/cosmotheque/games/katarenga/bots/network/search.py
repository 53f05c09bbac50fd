"""A tree of what may follow, grown where the network sees promise (PUCT): its odds lead, its worth judges."""

from collections.abc import Callable
from math import sqrt

import numpy as np

from .arrays import Array, Games, Tables, legal, step
from .net import Weights, sight, think

CURIOSITY = 1.5
FIRST_GLANCE = 0.2
"""The amount by which an unseen node is taken to be worse than the position before it."""


class Node:
    """A position that was looked at. `worth` and `totals` are seen by the side to move; an end has no `actions`."""

    __slots__ = ("actions", "children", "games", "odds", "totals", "visits", "worth")

    def __init__(self, games: Games, worth: float, actions: Array, odds: Array) -> None:
        self.games = games
        self.worth = worth
        self.actions = actions
        self.odds = odds
        self.visits = np.zeros(len(actions))
        self.totals = np.zeros(len(actions))
        self.children: dict[int, tuple[Node, int]] = {}

    def promising(self) -> int:
        """The place of the action to look into next."""
        seen = self.visits > 0
        mean = np.where(seen, self.totals / np.maximum(self.visits, 1), self.worth - FIRST_GLANCE)
        spread = CURIOSITY * self.odds * sqrt(self.visits.sum() + 1) / (1 + self.visits)
        return int(np.argmax(mean + spread))

    def favourite(self) -> int:
        """The place of the action that was looked into most; before any was, of the likeliest."""
        return int(np.lexsort((self.odds, self.visits))[-1])


class Tree:
    """Grows from one position, one look at a time."""

    def __init__(self, t: Tables, weights: Weights, games: Games) -> None:
        self._t = t
        self._weights = weights
        self.root = self._look(games)

    def grow(self, spend: Callable[[], bool]) -> None:
        while spend():
            self._search()

    def decisions(self) -> tuple[int, int | None]:
        """The action, and the place of an ousted pawn."""
        place = self.root.favourite()
        node, _ = self.root.children.get(place) or self._step(self.root, place)
        put = int(node.actions[node.favourite()]) if len(node.actions) and node.games.placing[0] else None
        return int(self.root.actions[place]), put

    def _search(self) -> None:
        """One line down to a new position or an end, and what it is worth back up."""
        path, node = [], self.root
        while len(node.actions):
            place = node.promising()
            known = node.children.get(place)
            child, sign = known or self._step(node, place)
            path.append((node, place, sign))
            node = child
            if known is None:
                break
        worth = node.worth
        for above, place, sign in reversed(path):
            worth *= sign
            above.visits[place] += 1
            above.totals[place] += worth

    def _step(self, node: Node, place: int) -> tuple[Node, int]:
        """The position after an action, and 1 where the same side goes on, -1 where the other one does."""
        games, over, points, goes_on = step(self._t, node.games, node.actions[place : place + 1])
        sign = 1 if goes_on[0] else -1
        child = _end(games, sign * float(points[0])) if over[0] else self._look(games)
        node.children[place] = child, sign
        return child, sign

    def _look(self, games: Games) -> Node:
        seen = sight(self._t, games)
        actions = np.nonzero(legal(self._t, games, seen.reached)[0])[0]
        logits, worth = think(np, self._weights, seen)
        odds = np.exp(logits[0, actions] - logits[0, actions].max())
        return Node(games, float(worth[0]), actions, odds / odds.sum())


def _end(games: Games, points: float) -> Node:
    nothing = np.zeros(0, np.int64)
    return Node(games, float(np.sign(points) * (0.8 + 0.2 * abs(points) / 8)), nothing, nothing)
