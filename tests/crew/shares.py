"""Divides the tests into the shares that workers take.

A share is of one file, and a file whose tests have a fixture in common is one share. What takes longest comes first, so
that nobody is left with it at the end. Once a worker drives a browser it takes nothing else: Playwright's loop runs in
it, and no other can.
"""

from collections import deque
from collections.abc import Sequence
from itertools import groupby

import pytest

MOST, MOST_DRIVEN = 12, 3
LONGEST = ("tests/cli/test_new_game.py", "tests/packaging/", "tests/server/")
"""Beginnings of the names of files that are wanted first; long tests come after the first of these."""
SHARED = {"module", "package"}


class Shares:
    """The shares that nobody has taken yet."""

    def __init__(self, items: Sequence[pytest.Item]) -> None:
        driven = [item.get_closest_marker("browser") is not None for item in items]
        self._driven = deque(divide(items, [number for number, drives in enumerate(driven) if drives], MOST_DRIVEN))
        self._others = deque(divide(items, [number for number, drives in enumerate(driven) if not drives], MOST))

    def drivers(self, count: int) -> int:
        """The number of workers, of `count`, that begin with a browser."""
        if not self._others:
            return count
        return count // 2 if self._driven else 0

    def take(self, *, drives_browser: bool) -> list[int]:
        """The next share; nothing where there is no more."""
        if self._others and not drives_browser:
            return self._others.popleft()
        return self._driven.popleft() if self._driven else []

    def are_left(self) -> bool:
        """True if nobody has taken some of the tests."""
        return bool(self._others or self._driven)

    def rest(self) -> list[int]:
        """All tests that nobody has taken."""
        return [number for share in (*self._others, *self._driven) for number in share]


def divide(items: Sequence[pytest.Item], numbers: Sequence[int], most: int) -> list[list[int]]:
    """Shares of at most so many tests, in the order in which they are wanted."""
    shares: list[list[int]] = []
    for _, group in groupby(numbers, key=lambda number: items[number].path):
        alike = [*group]
        size = len(alike) if any(has_common_fixture(items[number]) for number in alike) else most
        shares += [alike[start : start + size] for start in range(0, len(alike), size)]
    return sorted(shares, key=lambda share: urgency(items[share[0]]))


def urgency(item: pytest.Item) -> int:
    """Its place: what is wanted first has the lowest."""
    if item.get_closest_marker("long"):
        return 1
    places = (2 * place for place, name in enumerate(LONGEST) if item.nodeid.startswith(name))
    return next(places, 2 * len(LONGEST))


def has_common_fixture(item: pytest.Item) -> bool:
    """True if it uses a fixture that is made once for all tests of its file."""
    fixtures = getattr(item, "_fixtureinfo", None)
    found = fixtures.name2fixturedefs.values() if fixtures else ()
    return any(definition.scope in SHARED for definitions in found for definition in definitions)
