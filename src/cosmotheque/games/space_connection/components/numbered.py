"""Things by the numbers of positions, from which sets are listed.

A set is a bit mask. It is read eight positions at a time, and what each set of eight holds was put together once: a
list of more than a hundred things is a few short tuples in a row.
"""

from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")
EIGHT = 8


class Numbered(tuple[T, ...]):
    """One thing for each position, in their order."""

    def __init__(self, _things: Iterable[T]) -> None:
        self._parts = tuple(_sets(self[first : first + EIGHT]) for first in range(0, len(self), EIGHT))

    def those(self, mask: int) -> list[T]:
        """The things whose numbers are in a set."""
        found: list[T] = []
        for sets, which in zip(self._parts, mask.to_bytes(len(self._parts), "little"), strict=True):
            found += sets[which]
        return found


def _sets(things: Sequence[T]) -> list[tuple[T, ...]]:
    """All sets of some things, each at the place that its bit mask is as a number."""
    found: list[tuple[T, ...]] = [()]
    for thing in things:
        found += [(*held, thing) for held in found]
    return found
