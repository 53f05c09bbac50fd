"""Info tokens for everybody after the first two yellow wires (BOM-2204, BOM-2702)."""

import msgspec

from cosmotheque.core.game import Seat


class Fallen(msgspec.Struct, frozen=True):
    """Whether it is `done`, and the tokens that lie in a `line`."""

    done: bool = False
    line: tuple[int, ...] = ()


class DrawLineTask(msgspec.Struct, frozen=True, tag="draw-line"):
    """Random tokens are laid open in a line (BOM-2702)."""

    seat: Seat


class GiftTask(msgspec.Struct, frozen=True, tag="gift"):
    """To choose a token for `receiver` (BOM-2204)."""

    seat: Seat
    receiver: Seat


class PickTask(msgspec.Struct, frozen=True, tag="pick"):
    """To take a token from the line (BOM-2702)."""

    seat: Seat
