"""Orders to worker processes and their answers, as they go through the pipes."""

from typing import Any, Literal

import msgspec

from cosmotheque.core.bot import Limit

LENGTH = 4
"""The number of bytes before each message that give its length."""
NOTHING = msgspec.Raw(b"null")
PATIENT = 10
"""The niceness of processes whose work can wait."""


class Question(msgspec.Struct, frozen=True, tag="ask", kw_only=True):
    """A question about a seat: the move of `bot`; without it the mentor's advice, or its remark on an `action`.

    The rest is the moment, encoded: what the seat knows, and for bots that remember the events it has seen. With
    `gauges` the mentor is asked for the chances, of which nothing but the view counts.
    """

    game: str
    seat: int
    view: msgspec.Raw
    actions: msgspec.Raw
    history: msgspec.Raw = msgspec.Raw(b"[]")
    limit: Limit
    bot: str | None = None
    seed: int = 0
    action: msgspec.Raw = NOTHING
    gauges: bool = False


class ReviewOrder(msgspec.Struct, frozen=True, tag="review"):
    """An order for the mentor's review of a finished game. The record is as a file of it would be."""

    record: str


class PuzzleOrder(msgspec.Struct, frozen=True, tag="puzzles"):
    """An order for the puzzles that a finished game has for a seat."""

    record: str
    seat: int


class DealOrder(msgspec.Struct, frozen=True, tag="deal"):
    """An order to play a deal with these bots, by seat. It alone knows a deal, and is asked about no seat's view."""

    game: str
    deal: str
    lineup: tuple[str, ...]
    options: dict[str, Any]


class ReplayOrder(msgspec.Struct, frozen=True, tag="replay"):
    """Every position of this finished game, packed; `seat` is who looks, and nothing comes where it is too long."""

    record: str
    seat: int | None
    drawn: bool


class WayOrder(msgspec.Struct, frozen=True, tag="way"):
    """The record that leads to a puzzle of the house."""

    game: str
    puzzle: str


Order = Question | ReviewOrder | PuzzleOrder | DealOrder | ReplayOrder | WayOrder


class Answer(msgspec.Struct, frozen=True):
    """`ready` comes first, when thinking begins; then parts of a long answer; last the result, or what went wrong."""

    kind: Literal["ready", "part", "result", "failed"]
    result: msgspec.Raw = NOTHING
    why: str = ""
