"""Challenge cards, and how far they are (BOM-310 ff.)."""

import msgspec

from cosmotheque.core.game import Seat


class Turn(msgspec.Struct, frozen=True):
    """A successful cut: in which turn of the mission, by whom, of what, and whether it was a solo cut."""

    turn: int
    seat: Seat
    value: int
    solo: bool


class Challenges(msgspec.Struct, frozen=True):
    """Challenge cards by number, those that lie `open` and those `done`; `numbers` lie on the eighth (BOM-318).

    `turns` are the last successful cuts (BOM-321), `validated` all numbers in the order of their tokens (BOM-19).
    """

    open: tuple[int, ...] = ()
    done: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    turns: tuple[Turn, ...] = ()
    validated: tuple[int, ...] = ()


class ChallengeTask(msgspec.Struct, frozen=True, tag="challenges"):
    """Challenge cards are drawn (BOM-310)."""

    seat: Seat


class NumbersTask(msgspec.Struct, frozen=True, tag="challenge-numbers"):
    """Two number cards are drawn onto the eighth challenge (BOM-318)."""

    seat: Seat
