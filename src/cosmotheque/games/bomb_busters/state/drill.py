"""A mission in parts in progress, and a number card that is drawn for somebody."""

import msgspec

from cosmotheque.core.game import CHANCE, Seat


class Drilling(msgspec.Struct, frozen=True):
    """The `stage`-th part is on, which began with these `lines`, by their rules; whether it is `met`.

    While `finishing` whoever met it may cut what is left of the number (BOM-3017). So many turns are `left` of its
    window where turns are the clock. The rest is for the clock of time, in milliseconds of game time: `until` when the
    window is open, 0 where there is none, and until when everybody is to `hush`; 0 where nothing is being spoken.
    """

    stage: int = 0
    lines: tuple[str, ...] = ()
    met: bool = False
    finishing: bool = False
    left: int = 0
    until: int = 0
    hush: int = 0


class TellTask(msgspec.Struct, frozen=True, tag="tell"):
    """A number card is drawn, and `owner` says whether they hold its value (BOM-3010)."""

    owner: Seat
    seat: Seat = CHANCE
