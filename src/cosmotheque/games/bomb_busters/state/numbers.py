"""The number cards of a mission, and what is to be done with them (BOM-120 ff.)."""

import msgspec

from cosmotheque.core.game import Seat


class Numbers(msgspec.Struct, frozen=True):
    """Where number cards lie; whatever a mission does not use is empty.

    `line` is what the sequence card goes along, which lies at its `pointer`-th card. `open` and `down` lie face up and
    face down on the table, `own` in front of each seat. `deck` is face down: the cards are known, their order is not
    there before they are drawn. `discard` lies beside it. `value` is the one that has to be cut this turn, or 0, and
    `namer` who said that the active player has to. `answers` are those of the stands for it (BOM-1802).
    `voices` are the seats that want to cut it, secret until everybody has decided (BOM-4505).
    """

    line: tuple[int, ...] = ()
    pointer: int = 0
    open: tuple[int, ...] = ()
    down: tuple[int, ...] = ()
    own: tuple[tuple[int, ...], ...] = ()
    deck: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    value: int = 0
    namer: Seat = Seat(-1)
    answers: tuple[bool, ...] = ()
    voices: tuple[Seat, ...] = ()


class NumberTask(msgspec.Struct, frozen=True, tag="numbers"):
    """Number cards are drawn: for the setup, or the top one of the deck."""

    seat: Seat
    count: int


class EndTask(msgspec.Struct, frozen=True, tag="end"):
    """To choose at which end of the line the sequence card lies (BOM-3601, BOM-3603)."""

    seat: Seat


class HandTask(msgspec.Struct, frozen=True, tag="hand"):
    """To hand on a number card; an `open` one where the turn passes over the seat (BOM-6504, BOM-6507)."""

    seat: Seat
    open: bool = False


class VoiceTask(msgspec.Struct, frozen=True, tag="voice"):
    """To say in secret whether one wants to cut the value (BOM-4505)."""

    seat: Seat


class VolunteerTask(msgspec.Struct, frozen=True, tag="volunteer"):
    """To be the first to volunteer before the game time `until`; nobody has, and `seat` names somebody (BOM-4505).

    Those in `silent` have said that they will not.
    """

    seat: Seat
    until: int
    silent: tuple[Seat, ...] = ()


class ToldOffTask(msgspec.Struct, frozen=True, tag="told-off"):
    """To mark an own wire, having been told to cut what one has not (BOM-173)."""

    seat: Seat
