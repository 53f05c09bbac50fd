"""What is heard where numbers are not said (mission 25)."""

from typing import Literal

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import Tool
from cosmotheque.games.bomb_busters.state import Announcement, Hint, Slot


class ClueGiven(msgspec.Struct, frozen=True, tag="clue-given"):
    """Somebody announces a number by a clue; `slots` are the wires pointed at, if it is for a dual cut."""

    seat: Seat
    kind: Announcement
    slots: tuple[Slot, ...]
    tools: tuple[Tool, ...]
    hint: Hint


class AskedAgain(msgspec.Struct, frozen=True, tag="asked-again"):
    """Somebody does not understand, and asks for another clue (BOM-2508)."""

    seat: Seat


class Misunderstood(msgspec.Struct, frozen=True, tag="misunderstood"):
    """`seat` has `understood` another number than `giver` has meant; now both are known (BOM-2505)."""

    seat: Seat
    giver: Seat
    meant: tuple[int, ...]
    understood: int


class Slipped(msgspec.Struct, frozen=True, tag="slipped"):
    """Somebody has said a number, which nobody else gets to hear (BOM-2504, BOM-2507)."""

    seat: Seat
    by: Literal["clue", "chat"]
