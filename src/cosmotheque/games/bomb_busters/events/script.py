"""What happens in missions against time."""

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.core.text import RuleId


class CueSpoken(msgspec.Struct, frozen=True, tag="cue"):
    """A line of the script is spoken: that of this rule."""

    rule: RuleId


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    """Somebody has taken the turn."""

    seat: Seat


class CardDropped(msgspec.Struct, frozen=True, tag="card-dropped"):
    seat: Seat
    number: int
