"""Turns that any player may take (BOM-272)."""

from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending


@dataclass(frozen=True)
class FreeOrder(Part):
    """No turn is fixed: the first player to say so is active and takes one turn (BOM-271)."""


class ClaimTask(Pending, frozen=True, tag="claim"):
    """Claim the free turn; the seat that had it last, `seat`, may not (BOM-271).

    `held` are the seats that leave it to others for now; all have done so in so many `rounds`.
    """

    seat: Seat
    held: tuple[Seat, ...] = ()
    rounds: int = 0


class Snip(Act, frozen=True, tag="snip"):
    """Take the turn that is free (BOM-272), or volunteer to cut the value (BOM-4505)."""

    RULE: ClassVar[str] = "BOM-271"


class Hold(Act, frozen=True, tag="hold"):
    """Leave the turn that is free to another player for now (BOM-274)."""

    RULE: ClassVar[str] = "BOM-271"


SNIP: Final = Snip()
HOLD: Final = Hold()


class Claimed(Happening, frozen=True, tag="claimed"):
    """A seat has taken the turn."""

    TO_WATCH: ClassVar[int] = 400

    seat: Seat


Actions: TypeAlias = Snip | Hold

Events: TypeAlias = Claimed

Tasks: TypeAlias = ClaimTask
