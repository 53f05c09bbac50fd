"""Info tokens that are not simply in front of a wire with its value."""

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.state import Beside, Note, Slot


class TokenDrawn(msgspec.Struct, frozen=True, tag="token-drawn"):
    """A token for somebody: drawn, from `giver`, or where that is themselves, out of the line (BOM-162, BOM-2204)."""

    seat: Seat
    value: int
    giver: Seat


class NotePlaced(msgspec.Struct, frozen=True, tag="note-placed"):
    """A token that does not say the value of its wire (BOM-164 to BOM-170)."""

    slot: Slot
    note: Note


class TokenBeside(msgspec.Struct, frozen=True, tag="token-beside"):
    """A token lies beside a stand (BOM-162, BOM-171)."""

    stand: int
    token: Beside


class LineLaid(msgspec.Struct, frozen=True, tag="line-laid"):
    """Random tokens lie open in a line (BOM-2702)."""

    values: tuple[int, ...]


class RoleDealt(msgspec.Struct, frozen=True, tag="role"):
    """Everybody sees who has the role (BOM-241)."""

    seat: Seat
