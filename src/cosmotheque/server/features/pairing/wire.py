"""The bodies of quick pairing: a game with any player, now."""

from typing import Annotated

import msgspec

from cosmotheque.server.wire.parts import Digest, Message, Slug
from cosmotheque.server.wire.table import PairPace, TableInfo


class Pair(Message, frozen=True, kw_only=True):
    """Find me any players for a game at a pace: without a clock, with the house's clock, or with days for each move.

    With None for `seats` any number of players will do. `rated` is for guests who want the game to count; they meet
    only each other. `commitment` is what my browser promises for the deal.
    """

    game: Slug
    pace: PairPace = "free"
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)] | None = None
    rated: bool = False
    commitment: Digest | None = None


class LetBotsIn(Message, frozen=True, kw_only=True):
    """Agree to begin with bots until players come; the last guest to agree chooses the `bot`, or it is the house's.

    In a rated game it stays to the end: a newcomer would play on with what another player has made of it.
    """

    bot: Slug | None = None


class Paired(msgspec.Struct, frozen=True):
    """The table where I wait for players, or have found some; `took_over`: in a game that a bot had begun for me."""

    table: TableInfo
    took_over: bool = False
