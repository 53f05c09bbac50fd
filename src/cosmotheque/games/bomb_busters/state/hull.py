"""The hull, where red wires break in (BOM-5406)."""

import msgspec

from cosmotheque.core.game import CHANCE, Seat


class Hull(msgspec.Struct, frozen=True):
    """So many `breaches` stand or stood on stands; `last` is whom the last one concerned, nobody (-1) at first."""

    breaches: int = 0
    last: Seat = Seat(-1)


class BreachTask(msgspec.Struct, frozen=True, tag="breach"):
    """To draw a red wire of the pile for `holder` (BOM-5406)."""

    holder: Seat
    seat: Seat = CHANCE
