"""The hand of the source as the crew sees it live (CON-12): fleeting signs, which the log does not keep.

Times are milliseconds on the source's own clock since its first take-off. What the signs say the recorded transmission
says again, so they tell nothing that it does not.
"""

from typing import Annotated

import msgspec

from cosmotheque.games.contact.components import LONGEST_TRANSMISSION

Moment = Annotated[int, msgspec.Meta(ge=0, le=LONGEST_TRANSMISSION)]


class TakeOff(msgspec.Struct, frozen=True, tag="take-off"):
    at: Moment


class Landing(msgspec.Struct, frozen=True, tag="landing"):
    at: Moment


class TooShort(msgspec.Struct, frozen=True, tag="too-short"):
    """The last take-off was no flight: the same leg is held again, alone."""


class BrokenOff(msgspec.Struct, frozen=True, tag="broken-off"):
    """CON-13: all of it begins anew."""


Sign = TakeOff | Landing | TooShort | BrokenOff
