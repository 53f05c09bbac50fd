"""What was told, and when: for those who have to remember it, and for bots that forget (BOM-5001 to BOM-5004)."""

import msgspec

from cosmotheque.core.game import Seat


class Laid(msgspec.Struct, frozen=True):
    """A token beside a stand, laid in a `turn` of which nobody speaks any more."""

    stand: int
    value: int
    turn: int = 0


class Memory(msgspec.Struct, frozen=True):
    """`laid` are the tokens in the order of placing; the first `settled` of them lie beside the stands already.

    `heard` says of each fact which turn had begun when it was heard. Until the game time `until` the wires in play are
    shown.
    """

    until: int = 0
    laid: tuple[Laid, ...] = ()
    settled: int = 0
    heard: tuple[int, ...] = ()


class LookTask(msgspec.Struct, frozen=True, tag="look"):
    """Everybody looks at the wires in play until the clock strikes (BOM-5002)."""

    seat: Seat
