"""Turns that anybody may take (BOM-272)."""

from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Part


@dataclass(frozen=True)
class FreeOrder(Part):
    """Nobody's turn is fixed: whoever says so first is active and takes one turn (BOM-271)."""


class ClaimTask(msgspec.Struct, frozen=True, tag="claim"):
    """Somebody has to take the turn, but not who had it last, `seat` (BOM-271).

    `held` are those who leave it to others for now, and so many `rounds` everybody has.
    """

    seat: Seat
    held: tuple[Seat, ...] = ()
    rounds: int = 0


class Snip(msgspec.Struct, frozen=True, tag="snip"):
    """Take the turn that is free (BOM-272), or volunteer to cut the value (BOM-4505)."""


class Hold(msgspec.Struct, frozen=True, tag="hold"):
    """Leave the turn that is free to somebody else for now (BOM-274)."""


SNIP: Final = Snip()


HOLD: Final = Hold()


class Claimed(msgspec.Struct, frozen=True, tag="claimed"):
    """Somebody has taken the turn."""

    seat: Seat


Actions: TypeAlias = Snip | Hold

Events: TypeAlias = Claimed

Tasks: TypeAlias = ClaimTask
