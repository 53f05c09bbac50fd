"""Constraint cards in play, and what is drawn and chosen of them (BOM-140 ff.)."""

from typing import Final, Literal

import msgspec

from cosmotheque.core.game import CHANCE, Seat

Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]
LETTERS: Final[tuple[Letter, ...]] = ("A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L")
GENTLE: Final = LETTERS[:5]  # A to E say which values may be cut
STRANGE: Final = LETTERS[5:]  # F to L


class Constraints(msgspec.Struct, frozen=True):
    """`opened` binds everybody. `deck` are those left, face down, in no order: which comes next is chance.

    `own` are the open ones of the seats, `released` the seats that obey theirs no longer (BOM-3102), `beside` those
    that lie between seats of the ring (BOM-6101), `pairs` those that come with the numbers 1 to 12, of
    which `served` are the complete ones (BOM-5701).
    """

    opened: Letter | None = None
    deck: tuple[Letter, ...] = ()
    own: tuple[Letter | None, ...] = ()
    released: tuple[Seat, ...] = ()
    beside: tuple[Letter, ...] = ()
    pairs: tuple[Letter, ...] = ()
    served: tuple[int, ...] = ()


class ShowConstraintTask(msgspec.Struct, frozen=True, tag="show-constraint"):
    """To turn up the next card of the deck (BOM-3201)."""

    seat: Seat = CHANCE


class PairTask(msgspec.Struct, frozen=True, tag="pair"):
    """To pair numbers with constraints (BOM-5701)."""

    seat: Seat = CHANCE


class DealConstraintsTask(msgspec.Struct, frozen=True, tag="deal-constraints"):
    """To deal a constraint to each place of the ring (BOM-6101)."""

    seat: Seat = CHANCE


class NewConstraintTask(msgspec.Struct, frozen=True, tag="new-constraint"):
    """To draw one of F to L for `owner` (BOM-6104)."""

    owner: Seat
    seat: Seat = CHANCE


class ConstraintTask(msgspec.Struct, frozen=True, tag="constraint"):
    """To choose an own constraint (BOM-3101)."""

    seat: Seat


class ReplaceTask(msgspec.Struct, frozen=True, tag="replace"):
    """To keep or replace the open constraint before a turn (BOM-3202)."""

    seat: Seat


class RingTask(msgspec.Struct, frozen=True, tag="ring"):
    """To move all constraints one place round the ring, or leave them (BOM-6103)."""

    seat: Seat


class LastTask(msgspec.Struct, frozen=True, tag="last"):
    """To say which of several complete numbers comes last, and so brings the constraint in force (BOM-5704)."""

    seat: Seat
    numbers: tuple[int, ...]
