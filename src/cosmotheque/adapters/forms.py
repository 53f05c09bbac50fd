"""Forms of a game for a learner: a view as a row or as planes, an action by its place or number.

Rows and places are there for every game; planes and fixed numbers are what a game states itself.
"""

from collections.abc import Sequence
from typing import Any, Literal, Protocol, SupportsInt, TypeAlias

import numpy as np
from gymnasium import spaces

from cosmotheque import registry
from cosmotheque.adapters.coding import LARGEST, Coding, Mask, RowWriter, coding_of
from cosmotheque.adapters.episode import listed_place
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.core.numbering import Numbering
from cosmotheque.core.planes import Planes

Seeing: TypeAlias = Literal["row", "planes"]
Naming: TypeAlias = Literal["places", "fixed"]


class Sight(Protocol):
    """The views of one seat as arrays of one space."""

    @property
    def space(self) -> spaces.Box: ...
    def write(self, view: Any) -> Any: ...


class Names(Protocol):
    """The listed actions as numbers below `size`."""

    @property
    def size(self) -> int: ...
    def mask(self, view: Any, listed: Sequence[Any]) -> Mask: ...
    def has(self, view: Any, listed: Sequence[Any], number: int) -> bool:
        """True if a listed action has that number."""

    def place(self, view: Any, listed: Sequence[Any], number: SupportsInt | None, who: str) -> int:
        """The place in the list of the action of that number; a refusal if there is none."""


class RowSight(RowWriter):
    """The view as the row that follows from its type."""

    def __init__(self, coding: Coding) -> None:
        super().__init__(coding)
        self.space = spaces.Box(-LARGEST, LARGEST, (coding.view.width,), np.float64)


class PlaneSight:
    """The view as the planes that the game states."""

    def __init__(self, slug: str, planes: Planes) -> None:
        self._slug = slug
        self.space = spaces.Box(planes.low, planes.high, planes.shape, np.float32)
        self.write = planes.array

    def __reduce__(self) -> Any:
        """A copy follows from the game's name."""
        return sight_of, (self._slug, coding_of(self._slug), "planes")


class Places:
    """An action by its place in the list: another action in every position."""

    def __init__(self, coding: Coding) -> None:
        self._coding = coding

    @property
    def size(self) -> int:
        return self._coding.actions

    def mask(self, _view: Any, listed: Sequence[Any]) -> Mask:
        return self._coding.mask(listed)

    def has(self, _view: Any, listed: Sequence[Any], number: int) -> bool:
        return 0 <= number < min(len(listed), self.size)

    def place(self, _view: Any, listed: Sequence[Any], number: SupportsInt | None, who: str) -> int:
        return listed_place(listed, self.size, number, who)


class FixedNumbers:
    """An action by the number that it has in every position. The numbers of the last list are kept."""

    def __init__(self, slug: str, numbering: Numbering) -> None:
        self._slug = slug
        self.size = numbering.size
        self._numbering = numbering
        self._kept: tuple[Any, Sequence[Any], dict[int, int]] = (None, (), {})

    def __reduce__(self) -> Any:
        """Copy and pickle by the game, as above."""
        return names_of, (self._slug, coding_of(self._slug), "fixed")

    def mask(self, view: Any, listed: Sequence[Any]) -> Mask:
        mask = np.zeros(self.size, np.int8)
        mask[list(self._places(view, listed))] = 1
        return mask

    def has(self, view: Any, listed: Sequence[Any], number: int) -> bool:
        return number in self._places(view, listed)

    def place(self, view: Any, listed: Sequence[Any], number: SupportsInt | None, who: str) -> int:
        place = None if number is None else self._places(view, listed).get(int(number))
        if place is None:
            raise CosmothequeError(f"{who} has {len(listed)} actions, and {number} is the number of none of them.")
        return place

    def _places(self, view: Any, listed: Sequence[Any]) -> dict[int, int]:
        if self._kept[0] is not view or len(self._kept[1]) != len(listed):
            numbers = self._numbering.numbers(view, listed)
            self._kept = view, listed, {number: place for place, number in enumerate(numbers)}
        return self._kept[2]


def sight_of(slug: str, coding: Coding, seeing: Seeing) -> Sight:
    """The sight of one seat on a game."""
    if seeing == "row":
        return RowSight(coding)
    planes = registry.planes(slug)
    if seeing != "planes" or planes is None:
        raise CosmothequeError(_refusal(slug, "observation", seeing, ("row", "planes"), planes is None))
    return PlaneSight(slug, planes)


def names_of(slug: str, coding: Coding, naming: Naming) -> Names:
    """The names that a seat of a game uses for its choices."""
    if naming == "places":
        return Places(coding)
    numbering = registry.numbering(slug)
    if naming != "fixed" or numbering is None:
        raise CosmothequeError(_refusal(slug, "actions", naming, ("places", "fixed"), numbering is None))
    return FixedNumbers(slug, numbering)


def _refusal(slug: str, setting: str, wanted: str, known: tuple[str, str], lacking: bool) -> str:
    if wanted in known and lacking:
        return f"{slug} has no such {setting} as {wanted!r}: it states none; take {known[0]!r}."
    return f"{setting} is {known[0]!r} or {known[1]!r}, not {wanted!r}."
