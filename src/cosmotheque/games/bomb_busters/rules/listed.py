"""Actions that are listed over and over: each is made once, and lists share it."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain, islice
from typing import Any, Final

from cosmotheque.games.bomb_busters.components import RED, Tool
from cosmotheque.games.bomb_busters.model.actions import DualCut, PlaceToken, Point, SoloCut, Take
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.stands import LONGEST_STAND, SLOTS
from cosmotheque.kit.lazy import LazyList

VALUES: Final = RED + 1  # with 0


@cache
def cuts_at(target: Slot) -> tuple[DualCut, ...]:
    """All dual cuts that point at one wire, in the order of the own wire and of the value announced."""
    return tuple(DualCut(target, value, own) for slots in SLOTS for own in slots for value in range(VALUES))


def _number(own: Slot, value: int) -> int:
    """The place in `cuts_at` of the cut with this value and this own wire."""
    return (own.stand * LONGEST_STAND + own.place) * VALUES + value


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

    There is a cut for each of the `targets`, which lie by stands, each value `held`, and each own wire that holds it.
    """

    __slots__ = ("_cuts", "_held", "_rest", "_row", "_targets")

    def __init__(
        self, targets: Sequence[Sequence[Slot]], held: Mapping[int, Sequence[Slot]], rest: Sequence[Action]
    ) -> None:
        super().__init__()
        self._targets = targets
        self._held = held
        self._row = sum(map(len, held.values()))  # as many cuts point at each target
        self._cuts = sum(map(len, targets)) * self._row
        self._rest = rest

    def __len__(self) -> int:
        return self._cuts + len(self._rest)

    def build(self) -> list[Action]:
        numbers = [_number(own, value) for value, slots in self._held.items() for own in slots]
        rows = map(cuts_at, chain.from_iterable(self._targets))
        return [*[cuts[number] for cuts in rows for number in numbers], *self._rest]

    def look_up(self, number: int) -> Action:
        if number >= self._cuts:
            return self._rest[number - self._cuts]
        row, column = divmod(number, self._row)
        target = next(islice(chain.from_iterable(self._targets), row, None))
        for value, slots in self._held.items():
            if column < len(slots):
                return cuts_at(target)[_number(slots[column], value)]
            column -= len(slots)
        raise IndexError(number)

    def find(self, item: Any) -> int:
        if type(item) is DualCut and item.own in self._held.get(item.value, ()):
            row = 0
            for targets in self._targets:
                if item.target in targets:
                    return (row + targets.index(item.target)) * self._row + self._column(item)
                row += len(targets)
        return self._cuts + self._rest.index(item)

    def _column(self, cut: DualCut) -> int:
        """The place of a cut among all that point at the same wire."""
        before = sum([len(slots) for value, slots in self._held.items() if value < cut.value])
        return before + self._held[cut.value].index(cut.own)
