"""Events, for the log in words, for sounds and for animation. Everything is open: everybody sees every event."""

from typing import TypeAlias

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.katarenga.actions import CampNumber
from cosmotheque.games.katarenga.components import Square


class Laid(msgspec.Struct, frozen=True, tag="laid"):
    """The board was laid."""

    layout: str
    colours: str


class Moved(msgspec.Struct, frozen=True, gc=False, tag="moved"):
    """A pawn of `seat` went from one square to another."""

    seat: Seat
    start: Square
    target: Square


class GoalFixed(msgspec.Struct, frozen=True, tag="goal-fixed"):
    """`seat` has landed on the border for the first time (KBB-12)."""

    seat: Seat
    colour: str


class Settled(msgspec.Struct, frozen=True, gc=False, tag="settled"):
    """A pawn of `seat` stands on its goal colour for good; `count` of them do now (KBB-13)."""

    seat: Seat
    square: Square
    count: int


class Ousted(msgspec.Struct, frozen=True, gc=False, tag="ousted"):
    """A pawn of `seat` had to leave `square` and was put on `to` (KBB-16)."""

    seat: Seat
    square: Square
    to: Square


class Captured(msgspec.Struct, frozen=True, gc=False, tag="captured"):
    """A pawn of `seat` was taken on `square`; `left` pawns remain, camped ones counted (KAT-2)."""

    seat: Seat
    square: Square
    left: int


class Camped(msgspec.Struct, frozen=True, gc=False, tag="camped"):
    """A pawn of `seat` went into an opposing camp (KAT-3)."""

    seat: Seat
    start: Square
    camp: CampNumber


class Passed(msgspec.Struct, frozen=True, gc=False, tag="passed"):
    """`seat` could not move (KBB-11)."""

    seat: Seat


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The game is over; `winner` is None in a draw, `points` is what the winner scores."""

    reason: str
    winner: Seat | None
    points: int


Event: TypeAlias = Laid | Moved | GoalFixed | Settled | Ousted | Captured | Camped | Passed | Ended
