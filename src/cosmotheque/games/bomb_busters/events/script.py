"""What happens in missions against time."""

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.core.text import RuleId
from cosmotheque.games.bomb_busters.state import Slot


class CueSpoken(msgspec.Struct, frozen=True, tag="cue"):
    """A line of the script is spoken: that of this rule."""

    rule: RuleId


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    """Somebody has taken the turn."""

    seat: Seat


class Swung(msgspec.Struct, frozen=True, tag="swung"):
    """Wires were passed on, all at once: from these `slots` to where they are `filed` now (BOM-4205)."""

    slots: tuple[Slot, ...]
    filed: tuple[Slot, ...]


class CardDropped(msgspec.Struct, frozen=True, tag="card-dropped"):
    seat: Seat
    number: int
