"""Info tokens that are drawn, and those that lie."""

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.state.wires import Slot


class DrawTokenTask(msgspec.Struct, frozen=True, tag="draw-token"):
    """A number token is drawn for `owner`, who then puts it (BOM-162)."""

    seat: Seat
    owner: Seat


class LieTask(msgspec.Struct, frozen=True, tag="lie"):
    """To put a false token of one of these values in front of one of these wires (BOM-170)."""

    seat: Seat
    slots: tuple[Slot, ...]
    values: tuple[int, ...]
