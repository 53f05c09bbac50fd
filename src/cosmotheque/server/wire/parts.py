"""Parts that many messages share."""

from typing import Annotated

import msgspec

from cosmotheque.core.text import Text

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=280)]
Slug = Annotated[str, msgspec.Meta(min_length=1, max_length=48, pattern=r"^[a-z0-9-]+$")]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=96, pattern=r"^[A-Za-z0-9_.:-]+$")]
"""A bot of the house, or one from outside: these may be called `module:name`."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Digest = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[0-9a-f]{64}")]
"""A number of 32 bytes, or the hash of one, in hexadecimal digits."""
Version = Annotated[int, msgspec.Meta(ge=0)]


Mark = Annotated[str, msgspec.Meta(min_length=12, max_length=12, pattern=r"^[0-9a-f]+$")]
"""Stands for a person at one table."""


class BotInfo(msgspec.Struct, frozen=True):
    """A bot; `rating` is its measured strength, 0 where nobody has measured it.

    Another package brings one that is `outside`.
    """

    name: str
    level: int
    rating: float = 0.0
    outside: bool = False


class Message(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A message from a browser: unknown fields are refused."""


class Guest(msgspec.Struct, frozen=True):
    """A person who plays here, known by a signed cookie."""

    id: str
    name: str


class Problem(msgspec.Struct, frozen=True):
    """The reason for a refused request, in both languages. `rule` is set where a rule of the game forbids it."""

    why: Text
    rule: str | None = None


class Done(msgspec.Struct, frozen=True):
    done: bool = True
