"""How learners see a game: the view as a row of numbers, an action as its place in the list of what is legal now.

Actions are listed anew in every position, in an order that depends on nothing but what the seat knows. The number
of an action is its place in that list, so the same number means different actions in different positions: `features`
describes the listed ones by numbers of their own, for learners that weigh actions rather than places.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cosmotheque import registry
from cosmotheque.adapters.layout import Layout
from cosmotheque.adapters.measure import sizes_of

Numbers = NDArray[np.float64]
Mask = NDArray[np.int8]
LARGEST = 2.0**53
"""No number of a view is larger: up to here, whole numbers are exact."""


class Coding:
    """The numbers of one game. `actions` is how many places a list has; longer ones lose what stands behind."""

    def __init__(self, slug: str) -> None:
        game, sizes = registry.load(slug), sizes_of(slug)
        self.actions = sizes.actions
        self.view = Layout(game.types.view, sizes.view)
        self.action = Layout(game.types.action, sizes.action)

    def observation(self, view: Any) -> Numbers:
        """A view as `view.width` numbers; `view.names()` says what each is."""
        return np.frombuffer(self.view.row(view), dtype=np.float64)

    def mask(self, listed: Sequence[Any]) -> Mask:
        """1 for every place of the list that holds an action."""
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[: len(listed)] = 1
        return mask

    def features(self, listed: Sequence[Any]) -> Numbers:
        """The listed actions as numbers, one row of `action.width` for each."""
        rows = bytearray().join(self.action.row(action) for action in listed[: self.actions])
        return np.frombuffer(rows, dtype=np.float64).reshape(-1, self.action.width)


@cache
def coding_of(slug: str) -> Coding:
    return Coding(slug)
