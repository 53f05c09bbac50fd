"""The bodies of requests about puzzles that a person has tried."""

from typing import Annotated, TypeAlias

import msgspec

from cosmotheque.server.wire.parts import Message

PuzzleTry: TypeAlias = tuple[str, bool, int]
"""A puzzle's id, whether its answer was found at once, and when it was tried, in milliseconds since 1970."""
MOST_AT_ONCE = 200
LAST_MOMENT = 2**53


class NewTry(Message, frozen=True, kw_only=True):
    """A try of a puzzle: the number of the first `answer` that was given, -1 if it was shown."""

    puzzle: Annotated[str, msgspec.Meta(max_length=32)]
    answer: Annotated[int, msgspec.Meta(ge=-1, le=10_000)]
    at: Annotated[int, msgspec.Meta(ge=0, le=LAST_MOMENT)]


class AddTries(Message, frozen=True, kw_only=True):
    """Add the latest tries. `mark` is the one that came with the other tries known in this browser."""

    tries: Annotated[tuple[NewTry, ...], msgspec.Meta(min_length=1, max_length=MOST_AT_ONCE)]
    mark: Annotated[str, msgspec.Meta(max_length=32)] = ""


class PuzzleTries(msgspec.Struct, frozen=True):
    """All my tries of a game, from old to new; None where my `mark` said that I know them."""

    game: str
    mark: str
    tries: tuple[PuzzleTry, ...] | None
