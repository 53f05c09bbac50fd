"""What happens to number cards (BOM-120 ff.)."""

import msgspec

from cosmotheque.core.game import Seat


class NumbersLaid(msgspec.Struct, frozen=True, tag="numbers-laid"):
    """Number cards lie open now: in a line, on the table, or in front of `seat`."""

    numbers: tuple[int, ...]
    seat: Seat = Seat(-1)


class NumberRevealed(msgspec.Struct, frozen=True, tag="number-revealed"):
    """The top card of the number deck; it is `complete` already and leaves the game, or has to be cut (BOM-122)."""

    number: int
    complete: bool


class NumberDone(msgspec.Struct, frozen=True, tag="number-done"):
    """A number card has served: enough of its wires are cut (BOM-132, BOM-6201)."""

    number: int


class SequenceLaid(msgspec.Struct, frozen=True, tag="sequence-laid"):
    """The sequence card lies at the end of the line where this number is (BOM-3603)."""

    seat: Seat
    number: int


class NumberTurned(msgspec.Struct, frozen=True, tag="number-turned"):
    """A number card was turned down, to be cut (BOM-2601)."""

    seat: Seat
    number: int


class Reckoned(msgspec.Struct, frozen=True, tag="reckoned"):
    """Two number cards were discarded for a value, or with 0 to pass (BOM-4701, BOM-4703)."""

    seat: Seat
    numbers: tuple[int, ...]
    value: int


class HandedOn(msgspec.Struct, frozen=True, tag="handed-on"):
    """A number card was given away (BOM-6504)."""

    seat: Seat
    to: Seat
    number: int


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """All stands have answered for the value; the answers lie open for this turn only (BOM-1802, BOM-1807)."""

    number: int


class Named(msgspec.Struct, frozen=True, tag="named"):
    """Somebody has to cut the value; who named them, or the volunteer's own seat (BOM-261, BOM-4501)."""

    namer: Seat
    seat: Seat
    value: int


class Unheard(msgspec.Struct, frozen=True, tag="unheard"):
    """Nobody volunteers (BOM-4504)."""

    value: int


class ToldOff(msgspec.Struct, frozen=True, tag="told-off"):
    """Who was named has no wire of the value; with `reds` none but reds, and another is named (BOM-173, BOM-262)."""

    seat: Seat
    value: int
    reds: bool
