"""The list of a turn, in which whites may be laid on hundreds of cells and taken from dozens (BB-17, BB-19)."""

from bisect import bisect_left
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from cosmotheque.games.bing_bang.actions import LAYS, TAKES, Action, LayWhite, TakeWhite
from cosmotheque.kit.last import last
from cosmotheque.kit.lazy import LazyList

Cells = tuple[int, ...]


class Room(NamedTuple):
    """The `cells` that a white may lie on, in their order; by cell, what lays one there, and the cell's place."""

    cells: Cells
    lays: dict[int, LayWhite]
    places: Mapping[int, int]


NO_ROOM = Room((), {}, {})


@last
def room_beside(tokens: Cells, planets: Cells, reds: frozenset[int]) -> Room:
    """Cells where none of these lies. They move seldom, and whites with nearly every operation."""
    return _room_beside(tokens, planets, reds)


@lru_cache(maxsize=512)
def _room_beside(tokens: Cells, planets: Cells, reds: frozenset[int]) -> Room:
    taken = reds.union(tokens, planets)
    lays = {lay.cell: lay for lay in LAYS if lay.cell not in taken}
    return Room(tuple(lays), lays, {cell: place for place, cell in enumerate(lays)})


class TurnActions(LazyList[Action]):
    """The whites that may be laid and those that may be taken, between what comes before and after them.

    They may be laid where there is `room` and none of the `whites` lies; `takeable` are those that may be taken. Whites
    lie nowhere but in the room that there is beside everything else.
    """

    __slots__ = ("_after", "_before", "_lay", "_rest", "_room", "_take", "_takeable", "_whites")

    def __init__(
        self, before: list[Action], room: Room, whites: frozenset[int], takeable: frozenset[int], after: list[Action]
    ) -> None:
        super().__init__()
        self._before, self._room, self._after = before, room, after
        self._whites = sorted(whites)
        self._takeable = sorted(takeable)
        # The numbers of the first that lays, of the first that takes, and of the rest.
        self._lay = len(before)
        self._take = self._lay + (len(room.cells) - len(whites) if room.cells else 0)
        self._rest = self._take + len(takeable)

    def __len__(self) -> int:
        return self._rest + len(self._after)

    def build(self) -> list[Action]:
        lays = self._room.lays.copy()
        for cell in self._whites:
            lays.pop(cell, None)
        return [*self._before, *lays.values(), *[TAKES[cell] for cell in self._takeable], *self._after]

    def look_up(self, number: int) -> Action:
        if number < self._lay:
            return self._before[number]
        if number < self._take:
            return LAYS[_nth(number - self._lay, self._room.cells, self._whites)]
        if number < self._rest:
            return TAKES[self._takeable[number - self._take]]
        return self._after[number - self._rest]

    def find(self, item: Any) -> int:
        if type(item) is LayWhite:
            return self._lay + _number(item.cell, self._room, self._whites)
        if type(item) is TakeWhite:
            return self._take + self._takeable.index(item.cell)
        return self._before.index(item) if item in self._before else self._rest + self._after.index(item)


def _nth(number: int, cells: Cells, but: list[int]) -> int:
    """The cell of that number, `but` those that are left out; all are in order."""
    for cell in but:
        if cells[number] < cell:
            break
        number += 1
    return cells[number]


def _number(cell: int, room: Room, but: list[int]) -> int:
    """The inverse: the number of a cell; ValueError if it is no cell of the room, or left out."""
    try:
        place, before = room.places[cell], bisect_left(but, cell)
    except (KeyError, TypeError):
        raise ValueError(cell) from None
    if before < len(but) and but[before] == cell:
        raise ValueError(cell)
    return place - before
