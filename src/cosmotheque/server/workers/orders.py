"""What worker processes are asked for, and what they answer, as it goes through their pipes."""

from typing import Any, Literal

import msgspec

from cosmotheque.core.bot import Limit

LENGTH = 4
"""So many bytes before each message say how long it is."""
NOTHING = msgspec.Raw(b"null")
PATIENT = 10
"""How much longer than others a process waits for which nobody does, or that has time."""


class Question(msgspec.Struct, frozen=True, tag="ask", kw_only=True):
    """What should this seat do? `bot` says who is asked; without it, what the mentor advises, or says of an `action`.

    The rest is the moment, encoded: what the seat knows, and for those who remember the events it has seen. With
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
    """What does the mentor say of this finished game? The record is as a file of it would be."""

    record: str


class PuzzleOrder(msgspec.Struct, frozen=True, tag="puzzles"):
    """What can a seat learn from this finished game?"""

    record: str
    seat: int


class DealOrder(msgspec.Struct, frozen=True, tag="deal"):
    """How do these bots, by seat, fare with a deal? The only order that knows one: it is asked about no seat's view."""

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
