"""Actions that are listed over and over: each is made once, and lists share it."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from cosmotheque.games.bomb_busters.actions import Action, DualCut, PlaceToken, Point, SoloCut, Take
from cosmotheque.games.bomb_busters.components import RED, Tool
from cosmotheque.games.bomb_busters.rules.stands import LONGEST_STAND, SLOTS
from cosmotheque.games.bomb_busters.state import Slot

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


def list_dual_cuts(targets: Iterable[Iterable[Slot]], held: Mapping[int, Sequence[Slot]]) -> list[Action]:
    """For each wire that may be pointed at, each value that may be announced, and each own wire that holds it."""
    numbers = [
        (own.stand * LONGEST_STAND + own.place) * VALUES + value for value, slots in held.items() for own in slots
    ]
    rows = [cuts_at(target) for slots in targets for target in slots]
    return [cuts[number] for cuts in rows for number in numbers]
