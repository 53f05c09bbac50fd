"""What happens in missions with constraints, a weak link, or hidden number cards."""

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.state import Letter


class ConstraintTaken(msgspec.Struct, frozen=True, tag="constraint-taken"):
    """A seat has a constraint of its own now: chosen, or drawn in place of another (BOM-3101, BOM-6104)."""

    seat: Seat
    letter: Letter


class ConstraintOpened(msgspec.Struct, frozen=True, tag="constraint-opened"):
    """This constraint binds everybody now; none where no card is left."""

    letter: Letter | None


class ConstraintReleased(msgspec.Struct, frozen=True, tag="constraint-released"):
    """Somebody could not obey their constraint and is rid of it (BOM-3102)."""

    seat: Seat


class ConstraintsPaired(msgspec.Struct, frozen=True, tag="constraints-paired"):
    """The constraints of the numbers 1 to 12 (BOM-5701)."""

    letters: tuple[Letter, ...]


class ConstraintsDealt(msgspec.Struct, frozen=True, tag="constraints-dealt"):
    """The constraints of the seats, in order (BOM-6101)."""

    letters: tuple[Letter, ...]


class RingTurned(msgspec.Struct, frozen=True, tag="ring-turned"):
    """All constraints moved one place, clockwise where `by` is 1 (BOM-6103)."""

    by: int


class Accused(msgspec.Struct, frozen=True, tag="accused"):
    """Somebody named the weak link and what it obeys, rightly or not (BOM-3405)."""

    accuser: Seat
    seat: Seat
    letter: Letter
    right: bool


class LinkStuck(msgspec.Struct, frozen=True, tag="link-stuck"):
    """The weak link could not obey, and so is known (BOM-3404)."""

    seat: Seat


class NumberLaid(msgspec.Struct, frozen=True, tag="number-laid"):
    """A number card was laid face down (BOM-2902)."""

    seat: Seat


class GuessShown(msgspec.Struct, frozen=True, tag="guess-shown"):
    """The card that was laid is shown, and `seat` takes it; `hit` where they have just cut that value."""

    seat: Seat
    number: int
    hit: bool


class NumberTaken(msgspec.Struct, frozen=True, tag="number-taken"):
    """The card that was laid is taken unseen (BOM-2907)."""

    seat: Seat


class NumbersGone(msgspec.Struct, frozen=True, tag="numbers-gone"):
    """Cards of complete numbers are discarded: from a seat's hand, or drawn by it from the deck (BOM-2904)."""

    seat: Seat
    numbers: tuple[int, ...]


class NumberDrawn(msgspec.Struct, frozen=True, tag="number-drawn"):
    """A seat drew a card (BOM-2905)."""

    seat: Seat


class HandReturned(msgspec.Struct, frozen=True, tag="hand-returned"):
    """A seat without wires puts its number cards under the deck (BOM-2906)."""

    seat: Seat
