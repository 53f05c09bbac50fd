"""A mission against time in progress, and a turn that is free."""

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.state.wires import Slot


class Playing(msgspec.Struct, frozen=True):
    """So many `cues` have been spoken. `last` had the turn before somebody claimed it (BOM-271).

    Since the last cue a cut was `missed`, or none (BOM-4207).

    The rest is for the clock of time, in milliseconds of game time: when the mission `began`, later by as long as cues
    took to be spoken, and until when everybody is to `hush`; 0 where nothing is being spoken.
    """

    cues: int = 0
    began: int = 0
    hush: int = 0
    last: Seat = Seat(-1)
    missed: bool = False


class DropTask(msgspec.Struct, frozen=True, tag="drop"):
    """To discard an equipment card that is not used yet (BOM-1906)."""

    seat: Seat


class TossTask(msgspec.Struct, frozen=True, tag="toss"):
    """To choose a wire to be passed on, in secret (BOM-4205): all of `seats` do, and so far these were `tossed`."""

    seat: Seat
    seats: tuple[Seat, ...]
    tossed: tuple[Slot, ...] = ()


class ClaimTask(msgspec.Struct, frozen=True, tag="claim"):
    """Somebody has to take the turn, but not who had it last, `seat` (BOM-271).

    `held` are those who leave it to others for now, and so many `rounds` everybody has.
    """

    seat: Seat
    held: tuple[Seat, ...] = ()
    rounds: int = 0
