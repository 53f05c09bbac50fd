"""The actions of a game as fixed numbers, for learners: the same number means the same thing in every position.

The place of an action in its list changes from position to position; its number does not. Numbers are
relative to the seat of the view: its own side first, the others clockwise. So both functions get the view.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias


@dataclass(frozen=True)
class Numbering:
    """Numbers from 0 to `size` for all that seats can do; what only chance and the clock do has none.

    `number(view, action)` is the number of an action that is listed for the view's seat, and `action(view, number)`
    the action that it stands for there, listed or not. Both raise NoNumber where there is none.
    """

    size: int
    number: Callable[[Any, Any], int]
    action: Callable[[Any, int], Any]

    def numbers(self, view: Any, actions: Iterable[Any]) -> list[int]:
        """The numbers of several actions, in their order."""
        return [self.number(view, action) for action in actions]


Numberings: TypeAlias = Mapping[str, Numbering]
