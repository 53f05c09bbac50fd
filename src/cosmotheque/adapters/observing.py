"""Observations of one seat of an episode: numbers for a learner, and the typed things that they are made from.

Both come from the view and the list of the seat, and from nothing else.
"""

from typing import Any, SupportsInt, TypeAlias

import numpy as np
from gymnasium import spaces

from cosmotheque.adapters.coding import Coding
from cosmotheque.adapters.episode import Episode
from cosmotheque.adapters.forms import Naming, Seeing, names_of, sight_of
from cosmotheque.core.game import AnyGame, Seat

Observation: TypeAlias = dict[str, Any]
Info: TypeAlias = dict[str, Any]


class Observer:
    """The eyes of one seat, from game to game."""

    def __init__(self, game: AnyGame, coding: Coding, seat: Seat, seeing: Seeing, naming: Naming) -> None:
        self._seat = seat
        self._sight = sight_of(game.meta.slug, coding, seeing)
        self._names = names_of(game.meta.slug, coding, naming)

    @property
    def observation_space(self) -> spaces.Dict:
        """The view as numbers, and which numbers are those of listed actions."""
        mask = spaces.Box(0, 1, (self._names.size,), np.int8)
        return spaces.Dict({"observation": self._sight.space, "action_mask": mask})

    @property
    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self._names.size)

    def observe(self, episode: Episode) -> Observation:
        """The seat's knowledge as numbers."""
        view = episode.view(self._seat)
        return {
            "observation": self._sight.write(view),
            "action_mask": self._names.mask(view, episode.actions(self._seat)),
        }

    def inform(self, episode: Episode) -> Info:
        """The seat's knowledge as it is: its view and its actions."""
        view, listed = episode.view(self._seat), tuple(episode.actions(self._seat))
        return {"action_mask": self._names.mask(view, listed), "view": view, "actions": listed}

    def is_listed(self, episode: Episode, number: SupportsInt) -> bool:
        """True if an action that the seat can choose now has that number."""
        return self._names.has(episode.view(self._seat), episode.actions(self._seat), int(number))

    def place(self, episode: Episode, number: SupportsInt | None, who: str) -> int:
        """The place in the list of the action of that number; a refusal if there is none."""
        return self._names.place(episode.view(self._seat), episode.actions(self._seat), number, who)
