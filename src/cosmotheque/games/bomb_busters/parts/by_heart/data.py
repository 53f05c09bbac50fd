"""Wires that have to be remembered (BOM-5001)."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Happening, Part, Pending, Public


@dataclass(frozen=True)
class ByHeart(Part):
    """Tokens lie beside the stands, wires in play are shown before the deal: the rest is remembered (BOM-5001)."""


class Laid(msgspec.Struct, frozen=True):
    """A token beside a stand, laid in a `turn` of which nobody speaks any more."""

    stand: int
    value: int
    turn: int = 0


class Memory(Public, frozen=True):
    """`laid` are the tokens in the order of placing; the first `settled` of them lie beside the stands already.

    `heard` says of each fact which turn had begun when it was heard. Until the game time `until` the wires in play are
    shown.
    """

    until: int = 0
    laid: tuple[Laid, ...] = ()
    settled: int = 0
    heard: tuple[int, ...] = ()


class LookTask(Pending, frozen=True, tag="look"):
    """Everybody looks at the wires in play until the clock strikes (BOM-5002)."""

    seat: Seat


class WiresMixed(Happening, frozen=True, tag="wires-mixed"):
    """The wires that everybody has looked at are mixed with the others and dealt (BOM-5002)."""

    TO_WATCH: ClassVar[int] = 900


Events: TypeAlias = WiresMixed

Tasks: TypeAlias = LookTask
