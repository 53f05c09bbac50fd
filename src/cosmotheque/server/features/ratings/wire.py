"""The leaderboard of a game: the people who want to stand there and are known well enough."""

import msgspec

from cosmotheque.server.wire.parts import Message
from cosmotheque.server.wire.table import RatingInfo


class Leader(msgspec.Struct, frozen=True):
    """A person on the leaderboard, and the number of their rated games; `mine` when it is me."""

    name: str
    rating: RatingInfo
    games: int
    mine: bool = False


class Leaderboard(msgspec.Struct, frozen=True):
    """The best in a game, from the first on.

    A person whose rating is known within `sure` is on it, if they want to: I do where I am `listed`. `rating` is mine,
    where I have one.
    """

    leaders: tuple[Leader, ...]
    sure: int
    rating: RatingInfo | None = None
    listed: bool = False


class SetListed(Message, frozen=True, kw_only=True):
    """A wish to stand on the leaderboard of a game, or no longer."""

    listed: bool
