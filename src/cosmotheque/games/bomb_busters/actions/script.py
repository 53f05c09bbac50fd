"""What can be done in missions against time."""

from typing import Final

import msgspec

from cosmotheque.games.bomb_busters.state import Slot


class Snip(msgspec.Struct, frozen=True, tag="snip"):
    """Take the turn that is free (BOM-272), or volunteer to cut the value (BOM-4505)."""


class Hold(msgspec.Struct, frozen=True, tag="hold"):
    """Leave the turn that is free to somebody else for now (BOM-274)."""


class DropCard(msgspec.Struct, frozen=True, tag="drop", gc=False):
    """Discard an equipment card (BOM-1906)."""

    number: int


class Toss(msgspec.Struct, frozen=True, tag="toss", gc=False):
    """Choose a wire to be passed on (BOM-4205)."""

    slot: Slot


class Strike(msgspec.Struct, frozen=True, tag="strike"):
    """The clock: a cue is due, or has been spoken, or a turn that was taken falls free (BOM-272, BOM-276)."""


SNIP: Final = Snip()
HOLD: Final = Hold()
STRIKE: Final = Strike()
