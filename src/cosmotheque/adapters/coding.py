"""The sight of learners on a game: the view as a row of numbers, an action as its place in the list of what is legal
now.

Actions are listed anew in every position, in an order that depends on nothing but what the seat knows. The number of an
action is its place in that list, so the same number means different actions in different positions: `features`
describes the listed ones by numbers of their own, for learners that weigh actions rather than places.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cosmotheque import registry
from cosmotheque.adapters.layout import Blank, Layout
from cosmotheque.adapters.measure import sizes_of

Numbers = NDArray[np.float64]
Mask = NDArray[np.int8]
LARGEST = 2.0**53
"""No number of a view is larger: up to here, whole numbers are exact."""


class Coding:
    """The numbers of one game. `actions` is how many places a list has; longer ones lose what stands behind."""

    def __init__(self, slug: str) -> None:
        game, sizes = registry.load(slug), sizes_of(slug)
        self._slug = slug
        self.actions = sizes.actions
        self.view = Layout(game.types.view, sizes.view)
        self.action = Layout(game.types.action, sizes.action)
        self._taken = np.concatenate([np.ones(self.actions, np.int8), np.zeros(self.actions, np.int8)])

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """A copy is the same: it follows from the name."""
        return coding_of, (self._slug,)

    def observation(self, view: Any) -> Numbers:
        """A view as `view.width` numbers; `view.names()` says what each is."""
        return self.view.row(view)

    def mask(self, listed: Sequence[Any]) -> Mask:
        """1 for every place of the list that holds an action."""
        free = max(0, self.actions - len(listed))
        return self._taken[free : free + self.actions].copy()

    def features(self, listed: Sequence[Any]) -> Numbers:
        """The listed actions as numbers, one row of `action.width` for each."""
        kept = listed[: self.actions]
        rows = np.zeros((len(kept), self.action.width))
        for row, action in zip(rows, kept, strict=True):
            self.action.write(row, action)
        return rows


class RowWriter:
    """The views of one seat as numbers, one after another: only what has changed since the last is written anew."""

    def __init__(self, coding: Coding) -> None:
        self._coding, self._row = coding, coding.view.blank()
        self._before: Any = Blank

    def write(self, view: Any) -> Numbers:
        """The view as numbers that are the caller's own."""
        if view is not self._before:
            self._coding.view.write(self._row, view, self._before)
            self._before = view
        return self._row.copy()


@cache
def coding_of(slug: str) -> Coding:
    return Coding(slug)
