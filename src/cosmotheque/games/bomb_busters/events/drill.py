"""What happens in a mission in parts (BOM-3009, BOM-3010)."""

import msgspec

from cosmotheque.core.game import Seat


class YellowsShown(msgspec.Struct, frozen=True, tag="yellows-shown"):
    """Everybody has said how many uncut yellow wires they have, seat by seat (BOM-3009)."""

    counts: tuple[int, ...]


class NumberOwned(msgspec.Struct, frozen=True, tag="number-owned"):
    """Somebody drew a number card and said whether they still hold that value (BOM-3010)."""

    seat: Seat
    number: int
    held: bool
