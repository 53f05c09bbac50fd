"""Actions that are listed over and over: each is made once, and lists share it."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Any, Final

from cosmotheque.games.bomb_busters.actions import Action, DualCut, PlaceToken, Point, SoloCut, Take
from cosmotheque.games.bomb_busters.components import RED, Tool
from cosmotheque.games.bomb_busters.rules.stands import LONGEST_STAND, SLOTS
from cosmotheque.games.bomb_busters.state import Slot
from cosmotheque.kit.lazy import LazyList

VALUES: Final = RED + 1  # with 0


@cache
def cuts_at(target: Slot) -> tuple[DualCut, ...]:
    """All dual cuts that point at one wire, in the order of the own wire and of the value announced."""
    return tuple(DualCut(target, value, own) for slots in SLOTS for own in slots for value in range(VALUES))


PLACE_TOKEN: Final = tuple(tuple(PlaceToken(slot) for slot in slots) for slots in SLOTS)
POINT: Final = tuple(tuple(Point(slot) for slot in slots) for slots in SLOTS)
SOLO_CUT: Final = tuple(SoloCut(value) for value in range(VALUES))
TAKE: Final[dict[Tool, Take]] = {tool: Take(tool) for tool in ("double", "triple", "super", "ray", "at-once")}


def place_tokens(slots: Iterable[Slot]) -> list[Action]:
    return [PLACE_TOKEN[slot.stand][slot.place] for slot in slots]


def points(slots: Iterable[Slot]) -> list[Action]:
    return [POINT[slot.stand][slot.place] for slot in slots]


class TurnActions(LazyList[Action]):
    """All dual cuts of a turn, hundreds of them, and the rest of what can be done in it.

    There is a cut for each of the `targets`, each value that may be announced, and each own wire that holds it.
    """

    __slots__ = ("_cuts", "_numbers", "_rest", "_targets")

    def __init__(
        self, targets: Iterable[Iterable[Slot]], held: Mapping[int, Sequence[Slot]], rest: Sequence[Action]
    ) -> None:
        super().__init__()
        self._targets = [*chain.from_iterable(targets)]
        self._numbers = [
            (own.stand * LONGEST_STAND + own.place) * VALUES + value for value, slots in held.items() for own in slots
        ]
        self._cuts = len(self._targets) * len(self._numbers)
        self._rest = rest

    def __len__(self) -> int:
        return self._cuts + len(self._rest)

    def build(self) -> list[Action]:
        rows = map(cuts_at, self._targets)
        return [*[cuts[number] for cuts in rows for number in self._numbers], *self._rest]

    def look_up(self, number: int) -> Action:
        if number >= self._cuts:
            return self._rest[number - self._cuts]
        row, column = divmod(number, len(self._numbers))
        return cuts_at(self._targets[row])[self._numbers[column]]

    def find(self, item: Any) -> int:
        if type(item) is DualCut and item.target in self._targets:
            cuts = cuts_at(item.target)
            row = [cuts[number] for number in self._numbers]
            if item in row:
                return self._targets.index(item.target) * len(row) + row.index(item)
        return self._cuts + self._rest.index(item)
