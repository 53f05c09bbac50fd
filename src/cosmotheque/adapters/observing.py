"""What one seat of an episode is told: numbers for a learner, and the typed things that they are made from.

Both come from the view and the list of the seat, and from nothing else.
"""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from cosmotheque.adapters.coding import LARGEST, Coding, RowWriter
from cosmotheque.adapters.episode import Episode
from cosmotheque.core.game import Seat

Observation: TypeAlias = dict[str, Any]
Info: TypeAlias = dict[str, Any]


def observation_space(coding: Coding) -> spaces.Dict:
    """The view as numbers, and which places of the list of actions are taken."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-LARGEST, LARGEST, (coding.view.width,), np.float64),
            "action_mask": spaces.Box(0, 1, (coding.actions,), np.int8),
        }
    )


class Observer:
    """The eyes of one seat, from game to game."""

    def __init__(self, coding: Coding, seat: Seat) -> None:
        self._coding, self._seat = coding, seat
        self._rows = RowWriter(coding.view)

    def observe(self, episode: Episode) -> Observation:
        """What the seat may know, as numbers."""
        return {
            "observation": self._rows.write(episode.view(self._seat)),
            "action_mask": self._coding.mask(episode.actions(self._seat)),
        }

    def inform(self, episode: Episode) -> Info:
        """What the seat may know, as it is: its view and what it can choose from."""
        listed = tuple(episode.actions(self._seat))
        return {"action_mask": self._coding.mask(listed), "view": episode.view(self._seat), "actions": listed}
