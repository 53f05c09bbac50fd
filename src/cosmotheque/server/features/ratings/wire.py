"""The leaderboard of a game: the people who want to stand there and are known well enough."""

import msgspec

from cosmotheque.server.wire.parts import Message
from cosmotheque.server.wire.table import RatingInfo


class Leader(msgspec.Struct, frozen=True):
    """Somebody on the leaderboard, and how many rated games they have played; `mine` when it is me."""

    name: str
    rating: RatingInfo
    games: int
    mine: bool = False


class Leaderboard(msgspec.Struct, frozen=True):
    """The best in a game, from the first on.

    Whoever is sure within `sure` stands there, if they want to: I do where I am `listed`. `rating` is mine, where I
    have one.
    """

    leaders: tuple[Leader, ...]
    sure: int
    rating: RatingInfo | None = None
    listed: bool = False


class SetListed(Message, frozen=True, kw_only=True):
    """A wish to stand on the leaderboard of a game, or no longer."""

    listed: bool
