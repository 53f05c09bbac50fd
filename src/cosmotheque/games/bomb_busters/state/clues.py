"""Announcements that are not understood yet (BOM-2502)."""

from typing import Literal

import msgspec

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import Tool
from cosmotheque.games.bomb_busters.state.wires import Slot

Announcement = Literal["cut", "solo", "radar"]


class Hint(msgspec.Struct, frozen=True):
    """A clue of the list, or where that is below zero one in `words` of its giver."""

    clue: int = -1
    words: str = ""


class Meant(msgspec.Struct, frozen=True):
    """What `seat` announces, as fixed with the action; `values` and `own` are for their eyes only.

    For others a number is 0, while yellow may be said (BOM-2506).
    """

    seat: Seat
    kind: Announcement
    values: tuple[int, ...]
    slots: tuple[Slot, ...] = ()
    own: tuple[Slot, ...] = ()
    tools: tuple[Tool, ...] = ()


class Hints(msgspec.Struct, frozen=True):
    """`given` are the clues to the numbers that are `meant`, one for each; so far `understood` as these.

    `offered` are the places of the list to choose from, which only the giver sees. `slips` are the ways in which a
    number was said this turn already (BOM-2504, BOM-2507).
    """

    meant: Meant | None = None
    offered: tuple[int, ...] = ()
    given: tuple[Hint, ...] = ()
    understood: tuple[int, ...] = ()
    slips: tuple[Literal["clue", "chat"], ...] = ()


class OfferTask(msgspec.Struct, frozen=True, tag="offer-clues"):
    """Three places of the list are drawn, the same whatever number is meant (BOM-2503)."""

    seat: Seat = CHANCE


class ClueTask(msgspec.Struct, frozen=True, tag="clue"):
    """To give a clue to the number that is meant."""

    seat: Seat


class UnderstandTask(msgspec.Struct, frozen=True, tag="understand"):
    """To say which number was understood (BOM-2505)."""

    seat: Seat
